"""The tables ``audits`` and ``inconsistencies``: games whose positions were audited, and what was found.

All of a game is written in one transaction. A unit is (stage version, game, player and its knowledge, its
signature, how many moves lie between two positions); anything else is stale and done again.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlite_utils import Database

from pipeline.store.given_up import not_given_up
from pipeline.store.replays import Work, first_games, work_values

_JOIN = (
    "FROM games g LEFT JOIN audits a ON a.game_id = g.id AND a.engine = :engine AND a.knowledge = :knowledge"
)
_FRESH = "a.signature = :signature AND a.stage_version = :version AND a.game_key = g.key AND a.every = :every"


class InconsistencyRow(NamedTuple):
    """An inconsistency in the database."""

    game_id: int
    #: 1 is the first move of the game: the position is the one before it
    move_no: int
    #: as people say it, such as "D4"
    point: str
    value: float
    mean: float
    kind: str
    num_points: int


class Audits:
    """The audited games of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def waiting(
        self, work: Work, every: int, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> list[tuple[int, int]]:
        """The chosen games that are to be audited, ``(id, moves)``; they are chosen as for a replay."""
        chosen, values = first_games(splits, size, limit)
        return self.conn.execute(
            f"SELECT g.id, g.num_moves {_JOIN} WHERE {chosen} AND NOT coalesce({_FRESH}, 0)"
            f" AND {not_given_up('audit', ':signature', ':version')} ORDER BY g.id",
            {**values, **_values(work, every)},
        ).fetchall()

    def put(
        self,
        work: Work,
        every: int,
        games: Sequence[tuple[int, bytes]],
        rows: Sequence[InconsistencyRow],
        run_id: int,
    ) -> None:
        """Put what was found in some games, ``(id, key)``, in the place of what was there."""
        key = (work.engine, work.knowledge)
        for table in ("audits", "inconsistencies"):
            self.conn.executemany(
                f"DELETE FROM {table} WHERE game_id = ? AND engine = ? AND knowledge = ?",
                ((game_id, *key) for game_id, _ in games),
            )
        self.conn.executemany(
            "INSERT INTO audits (game_id, engine, knowledge, signature, game_key, every, stage_version,"
            " run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (game_id, *key, work.signature, game_key, every, work.version, run_id)
                for game_id, game_key in games
            ),
        )
        self.conn.executemany(
            "INSERT INTO inconsistencies (game_id, move_no, point, value, mean, kind, num_points, engine,"
            " knowledge, signature, stage_version, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((*row, *key, work.signature, work.version, run_id) for row in rows),
        )

    def audited(
        self, work: Work, every: int, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> list[tuple[int, int]]:
        """The chosen games whose audit is fresh, ``(id, moves)``."""
        chosen, values = first_games(splits, size, limit)
        return self.conn.execute(
            f"SELECT g.id, g.num_moves {_JOIN} WHERE {chosen} AND {_FRESH} ORDER BY g.id",
            {**values, **_values(work, every)},
        ).fetchall()

    def found(
        self, work: Work, every: int, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> list[InconsistencyRow]:
        """What was found in those games, the worst first."""
        chosen, values = first_games(splits, size, limit)
        rows = self.conn.execute(
            f"SELECT i.game_id, i.move_no, i.point, i.value, i.mean, i.kind, i.num_points {_JOIN}"
            " JOIN inconsistencies i ON i.game_id = g.id AND i.engine = :engine AND i.knowledge = :knowledge"
            f" WHERE {chosen} AND {_FRESH}"
            " ORDER BY abs(i.value - i.mean) DESC, i.game_id, i.move_no, i.point",
            {**values, **_values(work, every)},
        )
        return [InconsistencyRow(*row) for row in rows]


def _values(work: Work, every: int) -> dict[str, Any]:
    return {**work_values(work), "every": every}
