"""The tables ``cuts`` and ``patterns``: every window around a miss, and equal windows as one pattern.

All cuts of a game, for one engine and knowledge, are written in one transaction, by a run later than that of
the replay they come from. So cuts older than their replay are stale. So are those of an engine that behaved
otherwise: a replay that began before them may have come to the game after them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlite_utils import Database

from pipeline.errors import KatachiError
from pipeline.store.games import NO_ID
from pipeline.store.given_up import not_given_up

#: state of a pattern that nobody has judged
NEW = "new"
#: state of a pattern that is never compiled
REJECTED = "rejected"

_COMPILED = "num_games >= ? AND state <> ?"
#: whether cuts ``c`` come from another replay than ``r``
_OLDER = "(c.run_id < r.run_id OR c.signature <> r.signature)"


class CutRow(NamedTuple):
    """A window on its way to the database: where it was cut, its key, and how the board was turned (0-15)."""

    game_id: int
    #: the move that was missed; 1 is the first of the game
    move_no: int
    key: bytes
    symmetry: int


@dataclass(frozen=True, slots=True)
class StoredCut:
    """A window around a miss of an engine, and the pattern that it became (None before dedupe)."""

    game_id: int
    move_no: int
    engine: str
    knowledge: str
    key: bytes
    symmetry: int
    pattern_id: int | None


@dataclass(frozen=True, slots=True)
class StoredPattern:
    """A pattern of equal windows: how many missed moves have it, in how many games."""

    id: int
    key: bytes
    num_moves: int
    num_games: int
    state: str


class Patterns:
    """The cuts and patterns of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    # -- cuts --------------------------------------------------------------------------------------

    def games_to_cut(
        self, engine: str, knowledge: str, version: int, size: int = 0, limit: int = 0
    ) -> list[tuple[int, int]]:
        """Training games, ``(id, moves)``, whose misses are not cut, or were cut from another replay.

        Of the first ``limit`` training games (0: all) of a size (0: all), those that have a replay of
        all their moves.
        """
        return self.conn.execute(
            "SELECT g.id, g.num_moves FROM games g"
            " JOIN replays r ON r.game_id = g.id AND r.engine = :engine AND r.knowledge = :knowledge"
            " LEFT JOIN cuts c ON c.id = (SELECT id FROM cuts WHERE game_id = g.id"
            "   AND engine = :engine AND knowledge = :knowledge LIMIT 1)"
            " WHERE g.id IN (SELECT id FROM games WHERE split = 'train' AND :size IN (0, size)"
            "   ORDER BY id LIMIT :limit)"
            " AND r.game_key = +g.key"
            " AND CASE WHEN c.id IS NULL THEN r.num_hits < r.num_judged"
            f"   ELSE {_OLDER} OR c.stage_version <> :version END"
            f" AND {not_given_up('cut', 'r.signature', ':version')} ORDER BY g.id",
            {
                "engine": engine,
                "knowledge": knowledge,
                "version": version,
                "size": size,
                "limit": limit or -1,
            },
        ).fetchall()

    def cut_states(self, engine: str, knowledge: str, version: int) -> dict[str, int]:
        """Training games with a replay of all their moves, by the state of their cuts.

        The states: done, waiting, and stale because of the stage version or a newer replay. Games that were
        given up have none.
        """
        rows = self.conn.execute(
            "SELECT CASE WHEN c.id IS NULL AND r.num_hits < r.num_judged THEN 'waiting'"
            "   WHEN c.stage_version <> :version THEN 'stage version'"
            f"   WHEN {_OLDER} THEN 'newer replay' ELSE 'done' END, count(*)"
            " FROM games g JOIN replays r ON r.game_id = g.id AND r.engine = :engine"
            "   AND r.knowledge = :knowledge AND r.game_key = +g.key"
            " LEFT JOIN cuts c ON c.id = (SELECT id FROM cuts WHERE game_id = g.id"
            "   AND engine = :engine AND knowledge = :knowledge LIMIT 1)"
            f" WHERE g.split = 'train' AND {not_given_up('cut', 'r.signature', ':version')} GROUP BY 1",
            {"engine": engine, "knowledge": knowledge, "version": version},
        )
        return {"done": 0, "waiting": 0, "stage version": 0, "newer replay": 0} | dict(rows.fetchall())

    def last_change(self) -> int:
        """The latest run that made a cut or a pattern; 0 when there is none."""
        return self._number(
            "SELECT max(coalesce((SELECT max(run_id) FROM cuts), 0),"
            " coalesce((SELECT max(run_id) FROM patterns), 0))"
        )

    def put_cuts(
        self,
        engine: str,
        knowledge: str,
        game_ids: Sequence[int],
        rows: Sequence[CutRow],
        version: int,
        run_id: int,
    ) -> None:
        """Replace all cuts of some games."""
        self.conn.executemany(
            "DELETE FROM cuts WHERE game_id = ? AND engine = ? AND knowledge = ?",
            ((game_id, engine, knowledge) for game_id in game_ids),
        )
        self.conn.executemany(
            "INSERT INTO cuts (game_id, move_no, key, symmetry, engine, knowledge, stage_version,"
            " signature, run_id) SELECT ?, ?, ?, ?, ?, ?, ?, signature, ? FROM replays"
            " WHERE game_id = ? AND engine = ? AND knowledge = ?",
            ((*row, engine, knowledge, version, run_id, row.game_id, engine, knowledge) for row in rows),
        )

    def num_cuts(self, engine: str, knowledge: str) -> int:
        """The number of cuts of an engine's misses."""
        return self._number("SELECT count(*) FROM cuts WHERE engine = ? AND knowledge = ?", engine, knowledge)

    # -- patterns ----------------------------------------------------------------------------------

    def num_unmerged(self) -> int:
        """The number of cuts that are in no pattern."""
        return self._number("SELECT count(*) FROM cuts WHERE pattern_id IS NULL")

    def num_merged(self) -> int:
        """The number of cuts that are in a pattern."""
        return self._number("SELECT count(*) FROM cuts WHERE pattern_id IS NOT NULL")

    def unmerge_other_versions(self, version: int) -> None:
        """Take the cuts out of patterns that another version of dedupe made; the patterns stay."""
        self.conn.execute(
            "UPDATE cuts SET pattern_id = NULL WHERE pattern_id IN"
            " (SELECT id FROM patterns WHERE stage_version <> ?)",
            (version,),
        )

    def merge(self, limit: int, version: int, run_id: int) -> int:
        """Put the first ``limit`` cuts that are in no pattern into theirs; how many there were.

        A new pattern gets the next id, in the order of its first cut, so that however the work is
        divided the ids are the same. ``count_sources`` brings the patterns' counts up to date.
        """
        ids = self.conn.execute(
            "SELECT id FROM cuts WHERE pattern_id IS NULL ORDER BY id LIMIT ?", (limit,)
        ).fetchall()
        if not ids:
            return 0
        values = {"last": ids[-1][0], "version": version, "run_id": run_id, "state": NEW}
        self.conn.execute(
            "INSERT INTO patterns (key, num_moves, num_games, state, stage_version, run_id)"
            " SELECT key, 0, 0, :state, :version, :run_id FROM cuts"
            " WHERE pattern_id IS NULL AND id <= :last GROUP BY key ORDER BY min(id)"
            " ON CONFLICT (key) DO UPDATE SET stage_version = excluded.stage_version",
            values,
        )
        self.conn.execute(
            "UPDATE cuts SET pattern_id = (SELECT id FROM patterns WHERE key = cuts.key)"
            " WHERE pattern_id IS NULL AND id <= :last",
            values,
        )
        return len(ids)

    def count_sources(self) -> None:
        """Count for every pattern the moves and games it comes from: a move that several engines miss is one.

        A pattern whose cuts are all gone stays, with no moves, so that its id means the same for ever.
        """
        self.conn.execute(
            "UPDATE patterns SET num_moves = 0, num_games = 0 WHERE num_moves > 0"
            " AND NOT EXISTS (SELECT 1 FROM cuts WHERE pattern_id = patterns.id)"
        )
        self.conn.execute(
            "UPDATE patterns SET num_moves = counted.moves, num_games = counted.games FROM"
            " (SELECT pattern_id, count(*) AS moves, count(DISTINCT game_id) AS games FROM"
            "   (SELECT DISTINCT pattern_id, game_id, move_no FROM cuts WHERE pattern_id IS NOT NULL)"
            "   GROUP BY pattern_id) AS counted"
            " WHERE patterns.id = counted.pattern_id"
            " AND (num_moves <> counted.moves OR num_games <> counted.games)"
        )

    def totals(self) -> dict[str, int]:
        """Sums over the patterns that have sources: patterns, moves, and patterns of several games."""
        row = self.conn.execute(
            "SELECT count(*), coalesce(sum(num_moves), 0), coalesce(sum(num_games > 1), 0)"
            " FROM patterns WHERE num_moves > 0"
        ).fetchone()
        return dict(zip(("patterns", "moves", "shared"), row, strict=True))

    def to_compile(self, min_games: int) -> Iterator[StoredPattern]:
        """Patterns of at least so many games that were not rejected, by id."""
        return self._select(f"{_COMPILED} ORDER BY id", (max(min_games, 1), REJECTED))

    def num_to_compile(self, min_games: int) -> int:
        """How many patterns ``to_compile`` returns."""
        return self._number(f"SELECT count(*) FROM patterns WHERE {_COMPILED}", max(min_games, 1), REJECTED)

    def get(self, pattern_id: int) -> StoredPattern:
        """One pattern; raises KatachiError when there is none."""
        for pattern in self._select("id = ?", (min(pattern_id, NO_ID),)):
            return pattern
        raise KatachiError(
            f"there is no pattern {pattern_id}: the database holds "
            f"{self._number('SELECT count(*) FROM patterns')} patterns"
        )

    def sources(self, pattern_id: int, limit: int = 0) -> list[StoredCut]:
        """The cuts that a pattern was made of, at most ``limit`` (0: all), in the order they were cut."""
        rows = self.conn.execute(
            "SELECT game_id, move_no, engine, knowledge, key, symmetry, pattern_id FROM cuts"
            " WHERE pattern_id = ? ORDER BY id LIMIT ?",
            (pattern_id, limit or -1),
        )
        return [StoredCut(*row) for row in rows]

    def _select(self, where: str, values: Sequence[Any]) -> Iterator[StoredPattern]:
        rows = self.conn.execute(
            f"SELECT id, key, num_moves, num_games, state FROM patterns WHERE {where}", values
        )
        return (StoredPattern(*row) for row in rows)

    def _number(self, query: str, *values: object) -> int:
        return int(self.conn.execute(query, values).fetchone()[0])
