"""Moves of the joseki database: their types and figures, and the graph of positions that they form."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

#: the types, in the order in which the moves of a position are listed
TYPES = ("urgent", "normal", "complex", "trick", "rare", "bad", "ignore")
URGENT, NORMAL, COMPLEX, TRICK, RARE, BAD, IGNORE = range(len(TYPES))
TENUKI_PLACE = 0
#: the years in which eras begin; the last era is not over
ERAS = (0, 1950, 1980, 2000, 2010, 2017)


def turned(place: int) -> int:
    """A place with x and y exchanged: the same point with the corner seen in its other turn."""
    return 16 * (place & 15) + (place >> 4)


def place_name(place: int) -> str:
    """A place as people write it: "4-3", or "tenuki"."""
    return "tenuki" if place == TENUKI_PLACE else f"{place >> 4}-{place & 15}"


@lru_cache(maxsize=512)
def parse_place(word: str, lines: int) -> int | None:
    """The place that a word names; None if it names none on the first ``lines`` lines of a corner."""
    if word == "tenuki":
        return TENUKI_PLACE
    x, _, y = word.partition("-")
    if not (x.isdecimal() and y.isdecimal()):
        return None
    column, line = (int(number.lstrip("0")[:3] or "0") for number in (x, y))
    return 16 * column + line if 1 <= column <= lines and 1 <= line <= lines else None


@dataclass(frozen=True, slots=True)
class Figures:
    """What games say of a move."""

    #: in how many games it was played, and roughly by how many players
    games: int = 0
    players: int = 0
    #: of the games with a known result, the share that the side which played it won, in thousandths
    won: int = 500
    #: 0 if no game had a date
    first_year: int = 0
    last_year: int = 0
    #: the games with a date, by era (``ERAS``); empty if there are none, or if they were not kept
    eras: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class JosekiMove:
    """A move of a position, with the key of the position it leads to.

    ``place`` is 16 * x + y as the side to move sees the corner (``engine.joseki.corners``), or TENUKI_PLACE.
    """

    place: int
    child: int
    type: int = NORMAL
    #: a person chose the type, so mining does not change it
    fixed: bool = False
    figures: Figures = Figures()
    name: str = ""
    comment: str = ""

    @property
    def order(self) -> tuple[int, int, int]:
        """The key by which the moves of a position are sorted."""
        return self.type, -self.figures.games, self.place


@dataclass(slots=True)
class Graph:
    """The positions of a database by key, each with its moves; all of them can be reached from ``root``."""

    root: int
    positions: dict[int, list[JosekiMove]] = field(default_factory=dict)
    #: of the whole board: by key of a position and place, how many games went on there (``joseki.openings``)
    openings: dict[int, dict[int, int]] = field(default_factory=dict)

    @property
    def num_moves(self) -> int:
        """How many moves all positions have together."""
        return sum(len(moves) for moves in self.positions.values())

    def parents(self) -> Counter[int]:
        """How many moves lead to each position, including positions without moves."""
        return Counter(move.child for moves in self.positions.values() for move in moves)


def graph_of(
    root: int,
    positions: Mapping[int, list[JosekiMove]],
    openings: Mapping[int, dict[int, int]] | None = None,
) -> Graph:
    """The graph of those positions that can be reached from ``root``, with their moves in order.

    It has these ``openings``.
    """
    found: dict[int, list[JosekiMove]] = {}
    todo = [root]
    while todo:
        key = todo.pop()
        if key in found or not positions.get(key):
            continue
        found[key] = sorted(positions[key], key=lambda move: move.order)
        todo += [move.child for move in found[key]]
    return Graph(root, found, dict(openings or {}))
