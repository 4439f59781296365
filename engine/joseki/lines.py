"""The graph as lines on a board: every move once, depth first, for the text form, the binary and displays.

A line begins with Black in the empty upper left corner of a 19x19 board. A position of the graph is written
with the colors and turned the way that the moves before it give.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.board import Board
from engine.joseki.corners import Corners
from engine.joseki.move import TENUKI_PLACE, Graph, JosekiMove, turned
from engine.points import BLACK, PASS, opponent, point

SIZE = 19


class Step(NamedTuple):
    """A move of the graph at the place where it is written."""

    depth: int
    #: the place on the board as it lies: 16 * x + y, or TENUKI_PLACE
    place: int
    color: int
    #: the key of the position before it
    parent: int
    move: JosekiMove
    #: whether the moves after it are written below it; otherwise they are elsewhere, or there are none
    expanded: bool
    #: whether another move of the same position follows
    has_sibling: bool


def root_key() -> int:
    """The key of the empty corner."""
    return Corners().local(Board(SIZE), 0, BLACK).key


def point_at_place(place: int) -> int:
    """The point of a place in the upper left corner, on the board as it lies."""
    return PASS if place == TENUKI_PLACE else point((place >> 4) - 1, (place & 15) - 1)


def steps(graph: Graph) -> Iterator[Step]:
    """All moves of a graph, depth first; the moves of a position come where it is met first."""
    yield from Writer(graph).walk()


class Writer:
    """One walk over a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.board = Board(SIZE)
        self.corners = Corners()
        self.written = {graph.root}

    def walk(self) -> Iterator[Step]:
        """All moves in order. Recursion is deep enough for all lines."""
        return self._position(self.graph.root, BLACK, 0)

    def _position(self, key: int, color: int, depth: int) -> Iterator[Step]:
        local = self.corners.local(self.board, 0, color)
        moves = self.graph.positions.get(key, [])
        for number, move in enumerate(moves):
            place = turned(move.place) if local.turned else move.place
            expanded = move.child not in self.written and move.child in self.graph.positions
            if expanded:
                self.written.add(move.child)
            yield Step(depth, place, color, key, move, expanded, number + 1 < len(moves))
            if expanded:
                at = point_at_place(place)
                self.board.play(color, at)
                yield from self._position(move.child, opponent(color), depth + 1)
                self.board.undo()
