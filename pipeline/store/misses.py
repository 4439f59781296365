"""The table ``misses``: the kind, with evidence, of each move that an engine did not find.

All misses of a game, for one engine and knowledge, are written in one transaction, by a run later than that
of the replay they come from. So misses older than their replay are stale.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlite_utils import Database

from pipeline.store.games import GameQuery
from pipeline.store.given_up import not_given_up
from pipeline.store.replays import FRESH, JOIN, Provenance, first_games, provenance_values

#: the first miss of a game speaks for all of them: they are written together
_FIRST_MISS = (
    "LEFT JOIN misses m ON m.rowid = (SELECT rowid FROM misses WHERE game_id = g.id"
    " AND engine = :engine AND knowledge = :knowledge LIMIT 1)"
)
_STATE = (
    "CASE WHEN m.game_id IS NULL AND r.num_hits < r.num_judged THEN 'waiting'"
    " WHEN m.stage_version <> :stage_version THEN 'stage version'"
    " WHEN m.run_id < r.run_id THEN 'newer replay'"
    " WHEN m.patterns <> :patterns THEN 'other patterns' ELSE 'done' END"
)
_CLASSED = "JOIN misses m ON m.game_id = g.id AND m.engine = :engine AND m.knowledge = :knowledge"
_NOT_GIVEN_UP = not_given_up("classify", "r.signature", ":stage_version", ":patterns")


class MissRow(NamedTuple):
    """A classed miss on its way to the database; ``evidence`` is as ``pipeline.misses.kinds`` writes it."""

    game_id: int
    #: 1 is the first move of the game
    move_no: int
    kind: str
    evidence: str


class MissQuery(NamedTuple):
    """Which misses a page shows: those of an engine and its knowledge that meet all the other conditions."""

    engine: str
    knowledge: str
    #: "" for all kinds
    kind: str = ""
    #: the first and the last move
    first: int = 1
    last: int = 100_000
    games: GameQuery = GameQuery()
    #: the game was played in this year or later; 0 for all
    since: int = 0

    def from_where(self) -> tuple[str, list[Any]]:
        """The SQL after FROM, and the values for its placeholders.

        It names the misses ``m``, and the games ``g`` only if a condition is about them.
        """
        where = "WHERE m.engine = ? AND m.knowledge = ? AND m.move_no BETWEEN ? AND ?"
        values: list[Any] = [self.engine, self.knowledge, self.first, self.last]
        if self.kind:
            where += " AND m.kind = ?"
            values.append(self.kind)
        of_games, of_values = self.games.condition()
        where += f" AND {of_games}"
        values += of_values
        if self.since:
            where += " AND g.year >= ?"
            values.append(self.since)
        # a condition on games is asked of each once, not of each of its misses
        tables = "games g CROSS JOIN misses m ON m.game_id = g.id" if "g." in where else "misses m"
        return f"{tables} {where}", values


@dataclass(frozen=True, slots=True)
class ClassifyBasis:
    """What kinds depend on beside the replay. Kinds that were found with anything else are stale."""

    #: version of the classify stage
    version: int
    #: checksum of the binary whose patterns were tried, or "none"
    patterns: str


class Misses:
    """The classed misses of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def games_to_class(
        self,
        provenance: Provenance,
        basis: ClassifyBasis,
        splits: Sequence[str],
        size: int = 0,
        limit: int = 0,
    ) -> list[tuple[int, int]]:
        """The chosen games, ``(id, moves)``, whose misses have no kind yet, or a stale one.

        Only fresh replays count. The chosen games are as ``Replays.games_to_replay`` has them.
        """
        chosen, values = first_games(splits, size, limit)
        return self.conn.execute(
            f"SELECT g.id, g.num_moves {JOIN} {_FIRST_MISS} WHERE {chosen} AND {FRESH} AND {_STATE} <> 'done'"
            f" AND {_NOT_GIVEN_UP} ORDER BY g.id",
            {**values, **_values(provenance, basis)},
        ).fetchall()

    def states(self, provenance: Provenance, basis: ClassifyBasis, splits: Sequence[str]) -> dict[str, int]:
        """Games with a fresh replay by the state of their misses: done, waiting, or why they are stale.

        Games that were given up have none.
        """
        chosen, values = first_games(splits, 0, 0)
        rows = self.conn.execute(
            f"SELECT {_STATE}, count(*) {JOIN} {_FIRST_MISS} WHERE {chosen} AND {FRESH} AND {_NOT_GIVEN_UP}"
            " GROUP BY 1",
            {**values, **_values(provenance, basis)},
        )
        states = ("done", "waiting", "stage version", "newer replay", "other patterns")
        return dict.fromkeys(states, 0) | dict(rows.fetchall())

    def put(
        self,
        provenance: Provenance,
        basis: ClassifyBasis,
        game_ids: Sequence[int],
        rows: Sequence[MissRow],
        run_id: int,
    ) -> None:
        """Replace all misses of some games."""
        key = (provenance.engine, provenance.knowledge)
        self.conn.executemany(
            "DELETE FROM misses WHERE game_id = ? AND engine = ? AND knowledge = ?",
            ((game_id, *key) for game_id in game_ids),
        )
        self.conn.executemany(
            "INSERT INTO misses (game_id, move_no, kind, evidence, engine, knowledge, signature, patterns,"
            " stage_version, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((*row, *key, provenance.signature, basis.patterns, basis.version, run_id) for row in rows),
        )

    def counts(
        self, provenance: Provenance, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> dict[str, int]:
        """The number of misses by kind, in the fresh replays of the chosen games."""
        chosen, values = first_games(splits, size, limit)
        rows = self.conn.execute(
            f"SELECT m.kind, count(*) {JOIN} {_CLASSED} AND m.run_id > r.run_id"
            f" WHERE {chosen} AND {FRESH} GROUP BY 1 ORDER BY 1",
            {**values, **provenance_values(provenance)},
        )
        return dict(rows.fetchall())

    def of_kind(
        self, kind: str, provenance: Provenance, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> Iterator[MissRow]:
        """The misses of one kind that ``counts`` counts, by game and move."""
        chosen, values = first_games(splits, size, limit)
        rows = self.conn.execute(
            f"SELECT m.game_id, m.move_no, m.kind, m.evidence {JOIN} {_CLASSED} AND m.run_id > r.run_id"
            f" WHERE {chosen} AND {FRESH} AND m.kind = :kind ORDER BY m.game_id, m.move_no",
            {**values, **provenance_values(provenance), "kind": kind},
        )
        return (MissRow(*row) for row in rows)

    def examples(
        self, number: int, provenance: Provenance, splits: Sequence[str], size: int = 0
    ) -> dict[str, list[MissRow]]:
        """``number`` examples of each kind, of the misses that ``counts`` counts, spread evenly over them.

        Of n misses in order these are the (2 i + 1) n / (2 number)-th, or all when there are fewer.
        """
        chosen, values = first_games(splits, size, 0)
        rows = self.conn.execute(
            "SELECT game_id, move_no, kind, evidence FROM (SELECT m.game_id, m.move_no, m.kind, m.evidence,"
            " row_number() OVER (PARTITION BY m.kind ORDER BY m.game_id, m.move_no) - 1 AS place,"
            " count(*) OVER (PARTITION BY m.kind) AS total,"
            " min(:number, count(*) OVER (PARTITION BY m.kind)) AS few"
            f" {JOIN} {_CLASSED} AND m.run_id > r.run_id WHERE {chosen} AND {FRESH})"
            " WHERE place = (2 * (place * few / total) + 1) * total / (2 * few)"
            " ORDER BY kind, game_id, move_no",
            {**values, **provenance_values(provenance), "number": number},
        )
        found: dict[str, list[MissRow]] = {}
        for row in rows:
            found.setdefault(row[2], []).append(MissRow(*row))
        return found

    def latest(self) -> tuple[str, str]:
        """The engine and knowledge of the misses that were written last; two empty strings without any."""
        row = self.conn.execute("SELECT engine, knowledge FROM misses ORDER BY rowid DESC LIMIT 1").fetchone()
        return row or ("", "")

    def last_run(self) -> int:
        """The run that wrote the misses that were written last; 0 when there are none."""
        row = self.conn.execute("SELECT run_id FROM misses ORDER BY rowid DESC LIMIT 1").fetchone()
        return int(row[0]) if row else 0

    def page(self, wanted: MissQuery, limit: int, after: tuple[int, int] = (0, 0)) -> list[MissRow]:
        """The wanted misses by game and move, at most ``limit`` (-1: all).

        ``after``, a game id and move number, continues where the page before it ended.
        """
        asked, values = wanted.from_where()
        game = "g.id" if "g." in asked else "m.game_id"  # the same, but only one is known to be in order
        rows = self.conn.execute(
            f"SELECT m.game_id, m.move_no, m.kind, m.evidence FROM {asked}"
            f" AND (m.game_id, m.move_no) > (?, ?) ORDER BY {game}, m.move_no LIMIT ?",
            (*values, *after, limit),
        )
        return [MissRow(*row) for row in rows]

    def kinds(self, wanted: MissQuery) -> dict[str, int]:
        """How many of the wanted misses are of each kind, most first."""
        asked, values = wanted.from_where()
        rows = self.conn.execute(
            f"SELECT m.kind, count(*) FROM {asked} GROUP BY 1 ORDER BY 2 DESC, 1", values
        )
        return dict(rows.fetchall())

    def of_game(self, game_id: int, engine: str, knowledge: str) -> dict[int, MissRow]:
        """The misses of one game, fresh or stale, by move."""
        rows = self.conn.execute(
            "SELECT game_id, move_no, kind, evidence FROM misses"
            " WHERE game_id = ? AND engine = ? AND knowledge = ? ORDER BY move_no",
            (game_id, engine, knowledge),
        )
        return {row[1]: MissRow(*row) for row in rows}

    def get(self, game_id: int, move_no: int, engine: str, knowledge: str) -> MissRow | None:
        """One miss, fresh or stale, or None."""
        row = self.conn.execute(
            "SELECT game_id, move_no, kind, evidence FROM misses"
            " WHERE game_id = ? AND move_no = ? AND engine = ? AND knowledge = ?",
            (game_id, move_no, engine, knowledge),
        ).fetchone()
        return MissRow(*row) if row else None


def _values(provenance: Provenance, basis: ClassifyBasis) -> dict[str, Any]:
    return {**provenance_values(provenance), "stage_version": basis.version, "patterns": basis.patterns}
