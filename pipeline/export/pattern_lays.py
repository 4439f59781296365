"""Lays patterns on a board: for each way its edge can lie, which cells of a pattern are on it.

A cell of a pattern may ask for "empty or off the board"; the forms of other programs know only one edge,
where it is drawn. A pattern is the union of its lays, no two of which match at the same place.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from engine.patterns.pattern import ANYTHING, EDGE_BIT, EMPTY_BIT, SIDE, Pattern

#: the cell holds anything that is on the board
ON_BOARD = ANYTHING & ~EDGE_BIT


class LayRange(NamedTuple):
    """A range of a pattern's columns (or rows), and whether the board ends right before or after it."""

    first: int
    last: int
    ends_before: bool = False
    ends_after: bool = False


class Lay(NamedTuple):
    """One way in which a pattern lies: every cell within ``columns`` and ``rows`` is on the board."""

    columns: LayRange
    rows: LayRange
    #: what each cell may hold, by cell number, row by row; never off the board
    cells: dict[int, int]

    @property
    def has_opposite_edges(self) -> bool:
        """Whether the board is as narrow as the pattern."""
        return any(side.ends_before and side.ends_after for side in (self.columns, self.rows))


def lays(pattern: Pattern) -> Iterator[Lay]:
    """The lays of a pattern, those with fewer edges first."""
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
    """Along one axis: from what must be on the board as far as anything is asked, then the board's ends."""
    low, high = min(inside), max(inside)
    before = [(first, False) for first in [min(*asked, low)]]
    before += [(first, True) for first in range(before[0][0] + 1, low + 1)]
    after = [(last, False) for last in [max(*asked, high)]]
    after += [(last, True) for last in range(after[0][0] - 1, high - 1, -1)]
    for (first, ends_before), (last, ends_after) in product(before, after):
        yield LayRange(first, last, ends_before, ends_after)
