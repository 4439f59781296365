"""What every point is worth, by the first evaluation of Chrisd's page; see ``evaluation.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.evaluation.life import Life
from engine.players.chrisd import values
from engine.points import board_points


class Parts(NamedTuple):
    """What a position is worth to Black, in points: Benson-regions, other stones, other empty points."""

    safe: float
    stones: float
    influence: float


class Evaluation:
    """Evaluates one position at a time; nothing is kept."""

    def __init__(self) -> None:
        self.life = Life()
        self.decay = values.DECAY

    def look(self, board):
        self.look_for_regions(board)
        return self._judge(board)

    def look_for_regions(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        self.life.look(board)
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                self.owner[point] = self.life.owner_of(board, point)

    def _judge(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        memset(self.reached, 0, cython.sizeof(self.reached))
        memset(cython.address(self.worth), 0, cython.sizeof(self.worth))
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.color[point] == BLACK:
                    self._radiate(board, point, 1)
                elif board.color[point] == WHITE:
                    self._radiate(board, point, -1)
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                self.value[point] = cython.cast(cython.float, self._evaluate_point(board, point))
        return self.worth.safe + self.worth.stones + self.worth.influence

    def _evaluate_point(self, board, point):
        value: cython.double
        if self.owner[point] != EMPTY:
            value = 1 if self.owner[point] == BLACK else -1
            self.worth.safe += value
        elif board.color[point] != EMPTY:
            value = 1 if board.color[point] == BLACK else -1
            self.worth.stones += value
        else:
            value = self.reached[point] / (1 + abs(self.reached[point]))
            self.worth.influence += value
        return value

    def _radiate(self, board, point, power):
        self._radiate_between(board, point, OFFSETS[0], OFFSETS[2], power)
        self._radiate_between(board, point, OFFSETS[2], OFFSETS[3], power)
        self._radiate_between(board, point, OFFSETS[3], OFFSETS[1], power)
        self._radiate_between(board, point, OFFSETS[1], OFFSETS[0], power)

    def _radiate_between(self, board, point, ahead, aside, power):
        """Spread influence over the quarter of the board between two directions.

        The points straight ahead are in it, those straight aside are not.
        """
        i: cython.int
        j: cython.int
        at: cython.int
        share: cython.float
        came: cython.float[NUM_DISTANCES][NUM_DISTANCES]
        for i in range(REACH + 1):
            for j in range(REACH + 1 - i):
                at = point + i * ahead + j * aside
                if i == 0 and j == 0:
                    came[0][0] = power
                    continue
                if board.color[at] != EMPTY:
                    came[i][j] = 0
                    continue
                share = i * came[i - 1][j] if i > 0 else 0
                if j > 0:
                    share += j * came[i][j - 1]
                came[i][j] = share * self.decay / (i + j)
                if i > 0:
                    self.reached[at] += came[i][j]

    # -- for Python ---------------------------------------------------------------------------------------

    def parts(self, board: Board) -> Parts:
        """What a position is worth to Black, by kind of point."""
        self.look(board)
        return Parts(self.worth.safe, self.worth.stones, self.worth.influence)

    def values(self, board: Board) -> dict[int, float]:
        """By point: what it is worth to Black, from -1 (certainly White's) to 1 (certainly Black's)."""
        self.look(board)
        return {point: self.value[point] for point in board_points(board.size)}

    def influence(self, board: Board) -> dict[int, float]:
        """By point: Black's influence less White's; 0 where a stone is."""
        self.look(board)
        return {point: self.reached[point] for point in board_points(board.size)}

    def regions(self, board: Board) -> dict[int, int]:
        """By point: whose Benson-region it is in, BLACK, WHITE, or EMPTY for nobody's."""
        self.look_for_regions(board)
        return {point: self.owner[point] for point in board_points(board.size)}

    def leads_after(self, board: Board, color: cython.int) -> dict[int, float]:
        """By legal move outside of Benson-regions and own eyes: the lead of its side after it, in points."""
        point: cython.int
        lead: cython.double
        found = {}
        open_points = [point for point, owner in self.regions(board).items() if owner == EMPTY]
        for point in open_points:
            if board.color[point] != EMPTY or is_own_eye(board, color, point):
                continue
            if board.push(color, point) == LEGAL:
                lead = self.look(board)
                board.pop()
                found[point] = lead if color == BLACK else -lead
        return found

    def own_eyes(self, board: Board, color: cython.int) -> set[int]:
        """The one-point eyes that a side has no reason to fill."""
        return {
            point
            for point in board_points(board.size)
            if board.color_at(point) == EMPTY and is_own_eye(board, color, point)
        }
