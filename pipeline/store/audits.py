"""The tables ``audits`` and ``inconsistencies``: games whose positions were audited, and what was found.

A game is written in one transaction. A unit is (stage version, game, player, knowledge, signature, moves
between two positions); anything else is stale and done again. Points are stored for the game in canonical
form; what is read here has them as the game's first record has them.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlite_utils import Database

from engine.points import from_gtp, inverse, to_gtp, transform
from pipeline.store.games import GameQuery
from pipeline.store.given_up import not_given_up
from pipeline.store.replays import Provenance, first_games, provenance_values

_JOIN = (
    "FROM games g LEFT JOIN audits a ON a.game_id = g.id AND a.engine = :engine AND a.knowledge = :knowledge"
)
_FRESH = (
    "a.signature = :signature AND a.stage_version = :version AND a.game_key = +g.key"
    " AND a.every = coalesce(:every, a.every)"
)
_FOUND = (
    f"{_JOIN} JOIN inconsistencies f ON f.game_id = g.id AND f.engine = :engine AND f.knowledge = :knowledge"
)
#: what a row is made of; the last two turn its points
_ROW = (
    "f.game_id, f.move_no, f.points, f.value, f.mean, f.kind, f.kept, g.size, coalesce((SELECT s.symmetry"
    " FROM sources s WHERE s.game_id = g.id ORDER BY s.id LIMIT 1), 0)"
)
_WORST_FIRST = "ORDER BY abs(f.value - f.mean) DESC, f.game_id, f.move_no, f.points"


class GameSelection(NamedTuple):
    """Which games are audited: the first ``limit`` (0: all), by id, of these splits, size and collection."""

    splits: Sequence[str]
    #: of the board; 0 for any
    size: int = 0
    limit: int = 0
    #: a name of ``Inputs.collections``; "" for any
    collection: str = ""


class InconsistencyRow(NamedTuple):
    """An inconsistency in the database; points and moves as people say them, ``D4 pass``."""

    game_id: int
    #: 1 is the first move of the game: the position is the one before it
    move_no: int
    #: the worst first
    points: str
    #: what the evaluation says of the worst point, and the mean of what it says after the best moves
    value: float
    mean: float
    kind: str
    #: the moves that keep the best score, the best first
    kept: str

    @property
    def point(self) -> str:
        """The worst of its points."""
        return self.points.split()[0]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**self._asdict(), "points": self.points.split(), "kept": self.kept.split()}


class AuditedPlayer(NamedTuple):
    """A player whose evaluation was audited, with its knowledge and signature then, and in how many games."""

    engine: str
    knowledge: str
    signature: str
    games: int


class InconsistencyQuery(NamedTuple):
    """Which inconsistencies a page shows."""

    engine: str
    knowledge: str
    signature: str
    kind: str = ""
    #: the first and the last move
    first: int = 1
    last: int = 100_000
    games: GameQuery = GameQuery()

    def condition(self) -> tuple[str, list[Any]]:
        """The SQL condition on inconsistencies ``f`` and games ``g``, and the values for its placeholders."""
        where = "f.engine = ? AND f.knowledge = ? AND f.signature = ? AND f.move_no BETWEEN ? AND ?"
        values: list[Any] = [self.engine, self.knowledge, self.signature, self.first, self.last]
        if self.kind:
            where += " AND f.kind = ?"
            values.append(self.kind)
        of_games, of_values = self.games.condition()
        return f"{where} AND {of_games}", values + of_values


class Audits:
    """The audited games of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def games_to_audit(
        self, provenance: Provenance, chosen: GameSelection, every: int
    ) -> list[tuple[int, int]]:
        """The chosen games without a fresh audit, ``(id, number of moves)``; those given up are left out."""
        where, values = first_games(*chosen)
        return self.conn.execute(
            f"SELECT g.id, g.num_moves {_JOIN} WHERE {where} AND NOT coalesce({_FRESH}, 0)"
            f" AND {not_given_up('audit', ':signature', ':version')} ORDER BY g.id",
            {**values, **_values(provenance, every)},
        ).fetchall()

    def put(
        self,
        provenance: Provenance,
        every: int,
        games: Sequence[tuple[int, bytes]],
        rows: Sequence[InconsistencyRow],
        run_id: int,
    ) -> None:
        """Store the audits of some games, ``(id, key)``, replacing earlier ones.

        Points in ``rows`` are those of the game in canonical form.
        """
        key = (provenance.engine, provenance.knowledge)
        for table in ("audits", "inconsistencies"):
            self.conn.executemany(
                f"DELETE FROM {table} WHERE game_id = ? AND engine = ? AND knowledge = ?",
                ((game_id, *key) for game_id, _ in games),
            )
        self.conn.executemany(
            "INSERT INTO audits (game_id, engine, knowledge, signature, game_key, every, stage_version,"
            " run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (game_id, *key, provenance.signature, game_key, every, provenance.version, run_id)
                for game_id, game_key in games
            ),
        )
        self.conn.executemany(
            "INSERT INTO inconsistencies (game_id, move_no, points, value, mean, kind, kept, engine,"
            " knowledge, signature, stage_version, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((*row, *key, provenance.signature, provenance.version, run_id) for row in rows),
        )

    # Of the chosen games whose audit is fresh, with ``every`` moves between positions (None: any number):

    def audited_games(
        self, provenance: Provenance, chosen: GameSelection, every: int | None = None
    ) -> list[tuple[int, int]]:
        """For each audited game ``(number of moves, moves between two positions)``."""
        where, values = first_games(*chosen)
        return self.conn.execute(
            f"SELECT g.num_moves, a.every {_JOIN} WHERE {where} AND {_FRESH} ORDER BY g.id",
            {**values, **_values(provenance, every)},
        ).fetchall()

    def faulty_moves(
        self, provenance: Provenance, chosen: GameSelection, every: int | None = None
    ) -> list[int]:
        """The move number of each position with an inconsistency, once for each position."""
        where, values = first_games(*chosen)
        rows = self.conn.execute(
            f"SELECT DISTINCT f.game_id, f.move_no {_FOUND} WHERE {where} AND {_FRESH}",
            {**values, **_values(provenance, every)},
        )
        return [move_no for _, move_no in rows]

    def counts(
        self, provenance: Provenance, chosen: GameSelection, every: int | None = None
    ) -> dict[str, int]:
        """The number of inconsistencies by kind."""
        where, values = first_games(*chosen)
        rows = self.conn.execute(
            f"SELECT f.kind, count(*) {_FOUND} WHERE {where} AND {_FRESH} GROUP BY 1",
            {**values, **_values(provenance, every)},
        )
        return dict(rows.fetchall())

    def worst(
        self, provenance: Provenance, chosen: GameSelection, number: int, every: int | None = None
    ) -> list[InconsistencyRow]:
        """The ``number`` worst inconsistencies."""
        where, values = first_games(*chosen)
        rows = self.conn.execute(
            f"SELECT {_ROW} {_FOUND} WHERE {where} AND {_FRESH} {_WORST_FIRST} LIMIT :number",
            {**values, **_values(provenance, every), "number": number},
        )
        return _as_recorded(rows)

    # For the pages, which show what was found, fresh or stale:

    def players(self) -> list[AuditedPlayer]:
        """The players whose evaluations were audited, the latest first."""
        rows = self.conn.execute(
            "SELECT engine, knowledge, signature, count(*) FROM audits GROUP BY 1, 2, 3"
            " ORDER BY max(run_id) DESC, 1, 2, 3"
        )
        return [AuditedPlayer(*row) for row in rows]

    def page(self, wanted: InconsistencyQuery, limit: int, number: int) -> list[InconsistencyRow]:
        """Page ``number`` (from 1) of the wanted inconsistencies, ``limit`` on each, the worst first."""
        where, values = wanted.condition()
        rows = self.conn.execute(
            f"SELECT {_ROW} FROM inconsistencies f JOIN games g ON g.id = f.game_id WHERE {where}"
            f" {_WORST_FIRST} LIMIT ? OFFSET ?",
            (*values, limit, (number - 1) * limit),
        )
        return _as_recorded(rows)

    def kinds(self, wanted: InconsistencyQuery) -> dict[str, int]:
        """How many of the wanted inconsistencies are of each kind, most first."""
        where, values = wanted.condition()
        join = " JOIN games g ON g.id = f.game_id" if "g." in where else ""
        # all rows are looked at: in the order in which they lie that takes a sixth of the time
        rows = self.conn.execute(
            f"SELECT f.kind, count(*) FROM inconsistencies f NOT INDEXED{join} WHERE {where}"
            " GROUP BY 1 ORDER BY 2 DESC, 1",
            values,
        )
        return dict(rows.fetchall())


def _values(provenance: Provenance, every: int | None) -> dict[str, Any]:
    return {**provenance_values(provenance), "every": every}


def _as_recorded(rows: Iterable[Any]) -> list[InconsistencyRow]:
    """Rows of ``_ROW``, with their points turned to the orientation of the game's first record."""
    found = []
    for *row, size, symmetry in rows:
        one = InconsistencyRow(*row)
        points, kept = (_turned(text, inverse(symmetry), size) for text in (one.points, one.kept))
        found.append(one._replace(points=points, kept=kept))
    return found


def _turned(points: str, symmetry: int, size: int) -> str:
    turned = (transform(from_gtp(point, size), symmetry, size) for point in points.split())
    return " ".join(to_gtp(point, size) for point in turned)
