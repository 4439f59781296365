"""Moves of the joseki database: their types, what is known of each, and how the graph is written down."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

#: in the order in which moves of one position are listed
TYPES = ("urgent", "normal", "complex", "trick", "rare", "bad", "ignore")
URGENT, NORMAL, COMPLEX, TRICK, RARE, BAD, IGNORE = range(len(TYPES))
TENUKI_PLACE = 0
#: the years in which eras begin; the last one is not over
ERAS = (0, 1950, 1980, 2000, 2010, 2017)


def turned(place: int) -> int:
    """A place with x and y exchanged: where it is when the corner is seen in its other turn."""
    return 16 * (place & 15) + (place >> 4)


def named(place: int) -> str:
    """A place as people write it: 4-3, or tenuki."""
    return "tenuki" if place == TENUKI_PLACE else f"{place >> 4}-{place & 15}"


@lru_cache(maxsize=512)
def place_named(word: str, lines: int) -> int | None:
    """The place that people write so, None when it is none on the first ``lines`` lines from the corner."""
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

    #: in how many games it was played, by how many players (roughly)
    games: int = 0
    players: int = 0
    #: of the games with a result, the share won by the side that played it, in thousandths
    won: int = 500
    #: 0 when no game had a date
    first_year: int = 0
    last_year: int = 0
    #: the games with a date by era (``ERAS``); empty when there is none, or they were not kept
    eras: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class JosekiMove:
    """A move of a position, by the key of what it leads to.

    ``place`` is 16 * x + y as the side to move sees the corner (``engine.joseki.corners``), or TENUKI_PLACE.
    """

    place: int
    child: int
    type: int = NORMAL
    #: a person chose the type: mining leaves it
    fixed: bool = False
    figures: Figures = Figures()
    name: str = ""
    comment: str = ""

    @property
    def order(self) -> tuple[int, int, int]:
        """What the moves of a position are sorted by."""
        return self.type, -self.figures.games, self.place


@dataclass(slots=True)
class Graph:
    """The positions of a database by key, each with its moves; all can be reached from ``root``."""

    root: int
    positions: dict[int, list[JosekiMove]] = field(default_factory=dict)

    @property
    def num_moves(self) -> int:
        """Moves of all positions."""
        return sum(len(moves) for moves in self.positions.values())

    def parents(self) -> Counter[int]:
        """By position, how many moves lead to it; also to positions without moves."""
        return Counter(move.child for moves in self.positions.values() for move in moves)


def graph_of(root: int, positions: Mapping[int, list[JosekiMove]]) -> Graph:
    """The part of some positions that can be reached, their moves in order."""
    found: dict[int, list[JosekiMove]] = {}
    todo = [root]
    while todo:
        key = todo.pop()
        if key in found or not positions.get(key):
            continue
        found[key] = sorted(positions[key], key=lambda move: move.order)
        todo += [move.child for move in found[key]]
    return Graph(root, found)
