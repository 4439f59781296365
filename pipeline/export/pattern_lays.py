"""Lays patterns on a board: for each place where its edges may be, which cells of a pattern are on the board.

A cell of a pattern may be "empty or off the board", but in the forms of other programs the edge is where it
is drawn. So a pattern becomes several lays. It is their union, and no two of them match at the same place.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from engine.patterns.pattern import ANYTHING, EDGE_BIT, EMPTY_BIT, SIDE, Pattern

#: the set of a cell that may hold anything on the board
ON_BOARD = ANYTHING & ~EDGE_BIT


class LayRange(NamedTuple):
    """The first and last of a pattern's columns (or rows) on the board, and whether the board ends there."""

    first: int
    last: int
    ends_before: bool = False
    ends_after: bool = False


class Lay(NamedTuple):
    """One way in which a pattern lies on the board: all cells of ``columns`` and ``rows`` are on it."""

    columns: LayRange
    rows: LayRange
    #: what each cell may hold, by its number, row by row; never "off the board"
    cells: dict[int, int]

    @property
    def has_opposite_edges(self) -> bool:
        """Whether the board ends on two opposite sides: it is as narrow as the pattern."""
        return any(side.ends_before and side.ends_after for side in (self.columns, self.rows))


def lays(pattern: Pattern) -> Iterator[Lay]:
    """The lays of a pattern, the one without edges first, if there is one."""
    cells = bytearray(pattern.cells)
    cells[pattern.move] = EMPTY_BIT
    inside = [cell for cell, allowed in enumerate(cells) if not allowed & EDGE_BIT]
    asked = [cell for cell, allowed in enumerate(cells) if allowed != ANYTHING]
    columns = list(_ranges([cell % SIDE for cell in inside], [cell % SIDE for cell in asked]))
    rows = list(_ranges([cell // SIDE for cell in inside], [cell // SIDE for cell in asked]))
    for across, down in product(columns, rows):
        on_board = {
            SIDE * row + col: cells[SIDE * row + col] & ON_BOARD
            for row in range(down.first, down.last + 1)
            for col in range(across.first, across.last + 1)
        }
        if all(on_board.values()) and all(cells[cell] & EDGE_BIT for cell in asked if cell not in on_board):
            yield Lay(across, down, on_board)


def _ranges(inside: list[int], asked: list[int]) -> Iterator[LayRange]:
    """The ranges along one axis: all that is asked, then with edges nearer and nearer to what is ``inside``.

    ``inside`` are the columns, or rows, of cells that must be on the board.
    """
    low, high = min(inside), max(inside)
    before = [(first, False) for first in [min(*asked, low)]]
    before += [(first, True) for first in range(before[0][0] + 1, low + 1)]
    after = [(last, False) for last in [max(*asked, high)]]
    after += [(last, True) for last in range(after[0][0] - 1, high - 1, -1)]
    for (first, ends_before), (last, ends_after) in product(before, after):
        yield LayRange(first, last, ends_before, ends_after)
