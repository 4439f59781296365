"""Influence, and the areas made of it: armies and walls; see ``influence.pxd``."""

import cython

from engine.players.ryder import values
from engine.points import board_points


class Influence:
    """Influence of one position at a time.

    ``stencil`` maps (columns, rows) away from a stone to the amount that it adds there.
    """

    def __init__(self, stencil: dict[tuple[int, int], int] | None = None) -> None:
        self.wall_level = values.WALL_LEVEL
        self.num_offsets = 0
        for (columns, rows), amount in (stencil or values.STENCIL).items():
            self.offset[self.num_offsets] = rows * STRIDE + columns
            self.amount[self.num_offsets] = amount
            self.num_offsets += 1

    def add(self, point, sign):
        i: cython.int
        for i in range(self.num_offsets):
            self.value[point + self.offset[i]] += sign * self.amount[i]

    def compute(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        self.size = board.size
        for point in range(NUM_POINTS):
            self.value[point] = 0
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.color[point] == BLACK:
                    self.add(point, 1)
                elif board.color[point] == WHITE:
                    self.add(point, -1)
        self.divide()

    def divide(self):
        """Sort the points into armies and walls."""
        row: cython.int
        col: cython.int
        value: cython.int
        point: cython.int
        color: cython.int
        for color in range(3):
            for row in range(GRID_ROWS):
                self.army[color].row[row] = 0
                self.wall[color].row[row] = 0
        for row in range(self.size):
            for col in range(self.size):
                point = point_at(col, row)
                value = self.value[point]
                if value > 0:
                    put(cython.address(self.army[BLACK]), point)
                    if value >= self.wall_level:
                        put(cython.address(self.wall[BLACK]), point)
                elif value < 0:
                    put(cython.address(self.army[WHITE]), point)
                    if -value >= self.wall_level:
                        put(cython.address(self.wall[WHITE]), point)

    def measure(self, area, out):
        rest: Grid = area[0]
        part: Grid
        point: cython.int
        out.number = 0
        out.points = 0
        out.strength = 0
        while take_part(cython.address(rest), cython.address(part)):
            out.number += 1
            while True:
                point = take_first(cython.address(part))
                if point == 0:
                    break
                out.points += 1
                out.strength += abs(self.value[point])

    # -- for tests and people ----------------------------------------------------------------------

    def of(self, board: Board) -> dict[str, object]:
        """The influence of a position by point, and the points of each army and each wall, Black's first."""
        self.compute(board)
        points = board_points(board.size)
        return {
            "value": {point: self.value[point] for point in points},
            "armies": [self._areas(self.army[color]) for color in (BLACK, WHITE)],
            "walls": [self._areas(self.wall[color]) for color in (BLACK, WHITE)],
        }

    def _areas(self, area):
        rest: Grid = area
        part: Grid
        found = []
        while take_part(cython.address(rest), cython.address(part)):
            found.append(points_of(cython.address(part)))
        return found
