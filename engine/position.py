"""A position: the board, whose turn it is, and what the lower floors say of it.

``look`` works it all out in a fixed order; after that it is only read. What is kept from one look to the
next (matches, readings) depends on the position alone, so the same position looks the same whatever was
looked at before.
"""

import cython

from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.tactics import Tactics


class Position:
    """What a move is judged by. ``book`` are the patterns that are matched, if any.

    With ``patterns_only`` nothing else is worked out but the legal moves.
    """

    def __init__(self, book: PatternBook | None = None, patterns_only: bool = False) -> None:
        self.patterns_only = patterns_only
        self.matcher = None if book is None else Matcher(book)
        self.tactics = Tactics()

    def look(self, board, color):
        i: cython.int
        point: cython.int
        status: cython.int = LEGAL
        if self.board is not board:
            with cython.gil:
                self.board = board
        self.color = color
        self.number = board.num_moves + 1
        self.phase = phase_of(self.number)
        for i in range(3):
            self.recent[i] = NO_POINT
            if i < board.num_moves:
                self.recent[i] = board.frames[board.num_moves - 1 - i].point
        self.num_moves = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY and board.check(color, point) == LEGAL:
                self.moves[self.num_moves] = point
                self.num_moves += 1
        if not self.patterns_only:
            self._measure_steps(color)
            self._measure_steps(other(color))
            self.tactics.look(board)
        if self.matcher is not None:
            status = self.matcher.update(board, color)
        return status

    def _measure_steps(self, color):
        """Two sweeps: from the upper left corner, then from the lower right one."""
        col: cython.int
        row: cython.int
        point: cython.int
        steps: cython.int
        size: cython.int = self.board.size
        nearest: cython.pointer(uint8_t) = self.steps_to[color]
        memset(nearest, FAR_STONE, NUM_POINTS)
        for row in range(size):
            for col in range(size):
                point = point_at(col, row)
                steps = 0
                if self.board.color[point] != color:
                    steps = min(FAR_STONE, min(nearest[point - 1], nearest[point - STRIDE]) + 1)
                nearest[point] = steps
        for row in range(size - 1, -1, -1):
            for col in range(size - 1, -1, -1):
                point = point_at(col, row)
                steps = min(nearest[point + 1], nearest[point + STRIDE]) + 1
                if steps < nearest[point]:
                    nearest[point] = steps
