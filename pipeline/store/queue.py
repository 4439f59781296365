"""The queue of the review pages: learned patterns in the order to judge them, with what holds for each."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlite_utils import Database

from engine.patterns.pattern import Pattern
from pipeline.errors import UsageError
from pipeline.store.decisions import OPEN, STATES, Standing
from pipeline.store.learned import COLUMNS, pattern_of_row

#: order -> what is compared, and which way. Ids make it total.
ORDERS = {
    "doubt": ("l.gain", "ASC"),
    "gain": ("l.gain", "DESC"),
    "played": ("l.played", "DESC"),
    "weight": ("abs(l.weight)", "DESC"),
    "players": ("l.players", "ASC"),
}
#: how what comes later compares
_LATER = {"ASC": ">", "DESC": "<"}
#: what a pattern asks of the position -> how its attributes are searched for that
ASKS = {
    "opening": '%["phase", -1, 0,%',
    "middle game": '%["phase", -1, 1,%',
    "late middle game": '%["phase", -1, 2,%',
    "endgame": '%["phase", -1, 3,%',
    "last move": '%["last",%',
    "distance": '%["distance",%',
    "ko": '%["ko",%',
    "capturable": '%["capturable",%',
    "liberties": '%["liberties",%',
    "nothing more": "[]",
}
#: where a pattern lies -> the condition; a cell that can be nothing but off the board is the edge
PLACES = {"edge": "instr(l.cells, x'02') > 0", "open": "instr(l.cells, x'02') = 0"}


class QueueQuery(NamedTuple):
    """Which patterns a page of the queue shows, and in which order."""

    #: a state of ``pipeline.store.decisions``, or "all"
    state: str = OPEN
    order: str = "doubt"
    #: a key of ``ASKS``, or "" for any
    asks: str = ""
    #: a key of ``PLACES``, or "" for any
    place: str = ""
    #: beginning of the id
    name: str = ""
    #: only these ids, where that is not None
    names: Sequence[str] | None = None
    #: only those that were first played in this year or later; 0 for all
    since: int = 0


class QueuedPattern(NamedTuple):
    """A learned pattern and what holds for it."""

    pattern: Pattern
    standing: Standing
    #: the value that the order compares; with the id, it says where the next page begins
    place: float


class Queue:
    """Pages of learned patterns."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def page(
        self, wanted: QueueQuery, limit: int, after: tuple[float, str] | None = None
    ) -> list[QueuedPattern]:
        """The first ``limit`` of the ``wanted`` patterns; ``after``, place and id, continues a page."""
        where, values = _condition(wanted)
        by, way = ORDERS[wanted.order]
        back = "DESC" if way == "ASC" else "ASC"  # so that one index serves both ways
        if after is not None:
            where += f" AND {by} {_LATER[way]}= ? AND ({by} <> ? OR l.name {_LATER[back]} ?)"
            values += [after[0], after[0], after[1]]
        order = f"ORDER BY {by} {way}, l.name {back}"
        # ids alone are put in order: whole rows take twice as long
        rows = self.conn.execute(
            f"SELECT {_SHOWN} WHERE l.name IN"
            f" (SELECT l.name FROM {_JOIN} WHERE {where} {order} LIMIT ?) {order}",
            (*values, limit),
        )
        place = {"doubt": "gain"}.get(wanted.order, wanted.order)
        return [_judged(row, place) for row in rows]

    def number(self, wanted: QueueQuery) -> int:
        """The number of ``wanted`` patterns on all pages."""
        where, values = _condition(wanted)
        row = self.conn.execute(f"SELECT count(*) FROM {_JOIN} WHERE {where}", values).fetchone()
        return int(row[0])

    def get(self, name: str) -> QueuedPattern | None:
        """One pattern, or None."""
        row = self.conn.execute(f"SELECT {_SHOWN} WHERE l.name = ?", (name,)).fetchone()
        return _judged(row, "gain") if row else None

    def place(self, name: str, order: str) -> float | None:
        """A pattern's ``place`` in an order, whatever was decided on it; None for an unknown pattern."""
        row = self.conn.execute(
            f"SELECT {ORDERS[order][0]} FROM learned l WHERE l.name = ?", (name,)
        ).fetchone()
        return float(row[0]) if row else None

    def cells(self) -> Iterator[tuple[str, bytes, int, float]]:
        """All patterns by what a search for shapes needs: id, cells, move, gain."""
        yield from self.conn.execute("SELECT name, cells, move, gain FROM learned ORDER BY gain DESC, name")


_JOIN = "learned l LEFT JOIN standings s ON s.pattern = l.name"
_SHOWN = (
    f"{', '.join('l.' + name for name in COLUMNS)}, coalesce(s.state, '{OPEN}'), coalesce(s.version, ''),"
    f" coalesce(s.content, ''), coalesce(s.decision_id, 0) FROM {_JOIN}"
)


def _judged(row: Sequence[Any], place: str) -> QueuedPattern:
    pattern = pattern_of_row(row[: len(COLUMNS)])
    at = row[COLUMNS.index(place)]
    return QueuedPattern(
        pattern, Standing(pattern.id, *row[len(COLUMNS) :]), abs(at) if place == "weight" else at
    )


def _condition(wanted: QueueQuery) -> tuple[str, list[Any]]:
    """The condition, and its values; raises UsageError for what is not known."""
    states = (OPEN, *STATES.values(), "all")
    choices = (("state", states), ("order", ORDERS), ("asks", ("", *ASKS)), ("place", ("", *PLACES)))
    for field, known in choices:
        if getattr(wanted, field) not in known:
            there_are = ", ".join(filter(None, known))
            raise UsageError(f"{field}: no '{getattr(wanted, field)}'; there are: {there_are}")
    where: list[str] = ["1"]
    values: list[Any] = []
    if wanted.state != "all":
        where.append(f"coalesce(s.state, '{OPEN}') = ?")
        values.append(wanted.state)
    if wanted.asks:
        where.append("l.attributes LIKE ?")
        values.append(ASKS[wanted.asks])
    if wanted.place:
        where.append(PLACES[wanted.place])
    if wanted.name:
        where.append("l.name >= ? AND l.name < ?")
        values += [wanted.name, wanted.name + "\U0010ffff"]
    if wanted.names is not None:
        where.append("l.name IN (SELECT value FROM json_each(?))")
        values.append(json.dumps(list(wanted.names)))
    if wanted.since:
        where.append("l.first_year >= ?")
        values.append(wanted.since)
    return " AND ".join(where), values
