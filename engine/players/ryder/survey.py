"""A survey: the basic data of a position; see ``survey.pxd``."""

import cython

from engine.players.ryder import values
from engine.players.ryder.groups import Groups
from engine.players.ryder.influence import Influence
from engine.players.ryder.tactics import Tactician


class Survey:
    """The basic data of one position at a time; ``stencil`` replaces the published one of influence."""

    def __init__(self, stencil: dict[tuple[int, int], int] | None = None) -> None:
        self.near_steps = values.NEAR_STEPS
        self.influence = Influence(stencil)
        self.tactics = Tactician()
        self.groups = Groups()

    def take(self, board):
        self.influence.compute(board)
        self.tactics.survey(board)
        self._relate(board)

    def retake(self, board, before, point, captures, ko):
        self.influence.compute(board)
        self.tactics.resurvey(board, before.tactics, point, captures, ko)
        self._relate(board)

    def _relate(self, board):
        color: cython.int
        i: cython.int
        wider: Grid
        stones: cython.pointer[Stones] = cython.address(self.stones)
        read_stones(board, stones)
        self._bury(board)
        for color in range(BLACK, WHITE + 1):
            relate(stones, color, cython.address(self.relations[color]))
        for color in range(BLACK, WHITE + 1):
            self.groups.find(
                stones,
                color,
                cython.address(self.relations[color]),
                cython.address(self.relations[other(color)]),
            )
            self.near_endangered[color] = self.groups.endangered[color]
            for i in range(self.near_steps):
                widen(
                    cython.address(self.near_endangered[color]),
                    cython.address(stones.board),
                    cython.address(wider),
                )
                self.near_endangered[color] = wider

    def _bury(self, board):
        """Mark the stones of the strings that cannot be saved."""
        row: cython.int
        col: cython.int
        point: cython.int
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.color[point] != EMPTY and self.tactics.status[board.string_of[point]] == DEAD:
                    put(cython.address(self.stones.dead), point)
