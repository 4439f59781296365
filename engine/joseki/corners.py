"""The four corners of a board as local positions; see ``corners.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError


class Local(NamedTuple):
    """How a corner looks to a side: the key of its local position, and whether x and y are exchanged."""

    key: int
    turned: bool
    symmetric: bool


class Corners:
    """Follows the corners of boards, one at a time; positions may come in any order."""

    def look(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        if board.size != self.size:
            self._start(board.size)
        for row in range(board.size):
            point = board_point(0, row)
            if memcmp(cython.address(board.color[point]), cython.address(self.seen[point]), board.size):
                for col in range(board.size):
                    if board.color[point + col] != self.seen[point + col]:
                        self._change(point + col, self.seen[point + col], board.color[point + col])
        self.ko_point = board.ko_point
        self.ko_color = board.ko_color

    def view(self, corner, color):
        seen: View
        plain: uint64_t = self.keys[color][corner][0]
        turned: uint64_t = self.keys[color][corner][1]
        x: cython.int
        y: cython.int
        if self.ko_point != NO_POINT and self.ko_color == color:
            x = self._column(corner, self.ko_point)
            y = self._line(corner, self.ko_point)
            if x <= self.area and y <= self.area:
                plain ^= number_of(2, 16 * x + y)
                turned ^= number_of(2, 16 * y + x)
        seen.symmetric = plain == turned
        seen.turned = turned < plain
        seen.key = turned if seen.turned else plain
        return seen

    def corners_of(self, point):
        corner: cython.int
        found: cython.int = 0
        for corner in range(NUM_CORNERS):
            if self._column(corner, point) <= self.area and self._line(corner, point) <= self.area:
                found |= 1 << corner
        return found

    def place_in(self, corner, view, point):
        x: cython.int = self._column(corner, point)
        y: cython.int = self._line(corner, point)
        if view.symmetric:
            return min(16 * x + y, 16 * y + x)
        return 16 * y + x if view.turned else 16 * x + y

    def point_of(self, corner, view, place):
        x: cython.int = place & 15 if view.turned else place >> 4
        y: cython.int = place >> 4 if view.turned else place & 15
        if x > self.area or y > self.area:
            return NO_POINT
        return self.point_at(corner, x, y)

    def point_at(self, corner, x, y):
        return board_point(
            self.size - x if corner & 1 else x - 1,
            self.size - y if corner & 2 else y - 1,
        )

    def top_left(self, corner):
        return board_point(
            self.size - self.area if corner & 1 else 0,
            self.size - self.area if corner & 2 else 0,
        )

    def _start(self, size):
        color: cython.int
        corner: cython.int
        self.size = size
        self.area = min(cython.cast(cython.int, AREA), (size + 1) // 2)
        memset(self.seen, EMPTY, NUM_POINTS)
        for corner in range(NUM_CORNERS):
            self.num_stones[corner] = 0
            for color in range(3):
                self.keys[color][corner][0] = self.keys[color][corner][1] = empty_key()

    def _change(self, point, before, after):
        corner: cython.int
        x: cython.int
        y: cython.int
        self.seen[point] = after
        for corner in range(NUM_CORNERS):
            x = self._column(corner, point)
            y = self._line(corner, point)
            if x <= self.area and y <= self.area:
                if before != EMPTY:
                    self._add(corner, x, y, before)
                    self.num_stones[corner] -= 1
                if after != EMPTY:
                    self._add(corner, x, y, after)
                    self.num_stones[corner] += 1

    def _add(self, corner, x, y, color):
        own: cython.int
        for own in range(1, 3):
            self.keys[own][corner][0] ^= number_of(own != color, 16 * x + y)
            self.keys[own][corner][1] ^= number_of(own != color, 16 * y + x)

    def _column(self, corner, point):
        return self.size - col_of(point) if corner & 1 else col_of(point) + 1

    def _line(self, corner, point):
        return self.size - row_of(point) if corner & 2 else row_of(point) + 1

    # -- for Python ---------------------------------------------------------------------------------------

    def local(self, board: Board, corner: cython.int, color: cython.int) -> Local:
        """How a corner (0 to 3) of a board looks to ``color``. Raises EngineError if there is none."""
        if not 0 <= corner < NUM_CORNERS or color not in (BLACK, WHITE):
            raise EngineError(f"no corner {corner} of color {color}")
        self.look(board)
        seen = self.view(corner, color)
        return Local(seen.key, seen.turned, seen.symmetric)

    def places(self, board: Board, color: cython.int, point: cython.int) -> dict[int, tuple[int, int]]:
        """By corner in which a point lies: the place (x, y) of the point there, as ``color`` sees it."""
        corner: cython.int
        self.look(board)
        found = {}
        for corner in range(NUM_CORNERS):
            if self.corners_of(point) >> corner & 1:
                seen = self.view(corner, color)
                place: cython.int = self.place_in(corner, cython.address(seen), point)
                found[corner] = (place >> 4, place & 15)
        return found


def number_of(side, place):
    number: uint64_t = cython.cast(uint64_t, 256 * side + place + 1) * cython.cast(
        uint64_t, 0x9E3779B97F4A7C15
    )
    number = (number ^ (number >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    number = (number ^ (number >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
    return number ^ (number >> 31)


def empty_key():
    return number_of(3, 0)
