"""Influence of the stones of each color; see ``influence.pxd``."""

from collections.abc import Mapping

import cython

from engine.board import Board
from engine.points import EngineError, board_points


class Influence:
    """The influence in one position at a time; give it any position, in any order."""

    def __cinit__(self):
        self.rays = cython.cast(cython.pointer[Ray], calloc(NUM_POINTS * BOARD_SPAN, cython.sizeof(Ray)))
        if self.rays == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.rays)

    def look(self, board, worth, walls):
        point: cython.int
        memset(self.of, 0, cython.sizeof(self.of))
        self.num_radiated = 0
        self._drop_stale(board, walls)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == BLACK or board.color[point] == WHITE:
                if self.drawn[point] != board.color[point]:
                    self._draw(board, point)
                if worth[point] != 0:
                    self._radiate(board.color[point], point, worth[point])

    def _drop_stale(self, board, walls):
        """Forget the rays that passed, or were stopped by, something that has changed."""
        color: cython.int
        point: cython.int
        is_open: cython.bint
        changed: PointSet[3]
        if board.size != self.seen_size:
            memset(self.drawn, EMPTY, cython.sizeof(self.drawn))
            self.seen_size = board.size
        for color in range(BLACK, WHITE + 1):
            clear_points(cython.address(changed[color]))
            for point in range(FIRST, FIRST + BOARD_SPAN):
                is_open = board.color[point] == EMPTY and not has_point(
                    cython.address(walls[other(color)]), point
                )
                if is_open != has_point(cython.address(self.open[color]), point):
                    add_point(cython.address(changed[color]), point)
                    flip_point(cython.address(self.open[color]), point)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            color = self.drawn[point]
            if color != EMPTY and (
                board.color[point] != color
                or meets(
                    cython.address(changed[color]),
                    cython.address(self.footprints[point]),
                    0,
                    LIBERTY_WORDS - 1,
                )
            ):
                self.drawn[point] = EMPTY

    def _draw(self, board, stone):
        """Find the points that a stone's rays reach, breadth first over what is open to its color."""
        i: cython.int
        near: cython.int
        done: cython.int = 0
        number: cython.int = 0
        distance: cython.int = 0
        point: cython.int = stone
        color: cython.int = board.color[stone]
        rays: cython.pointer[Ray] = self._rays_of(stone)
        met: cython.pointer[PointSet] = cython.address(self.footprints[stone])
        clear_points(met)
        add_point(met, stone)
        while True:
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == EDGE or has_point(met, near):
                    continue
                add_point(met, near)
                rays[number].point = near
                rays[number].distance = distance + 1
                number += 1
            # A point that blocks is reached, but nothing beyond it.
            while done < number and not has_point(cython.address(self.open[color]), rays[done].point):
                done += 1
            if done == number or rays[done].distance == REACH:
                break
            point = rays[done].point
            distance = rays[done].distance
            done += 1
        self.num_rays[stone] = number
        self.drawn[stone] = color
        self.num_radiated += 1

    def _radiate(self, color, stone, worth):
        i: cython.int
        rays: cython.pointer[Ray] = self._rays_of(stone)
        at: cython.pointer(cython.float) = self.of[color]
        by_distance: cython.float[NUM_DISTANCES]
        for i in range(1, NUM_DISTANCES):
            by_distance[i] = worth / i
        for i in range(self.num_rays[stone]):
            at[rays[i].point] += by_distance[rays[i].distance]

    # -- for Python -------------------------------------------------------------------------------------

    def measure(
        self, board: Board, worth: Mapping[int, float], walls: Mapping[int, set[int]] | None = None
    ) -> dict[int, tuple[float, float]]:
        """The influence of Black and of White, by point.

        ``worth``: by stone, what it radiates at distance one (1 for stones left out). ``walls``: by color,
        the empty points that stop the other color's radiation. Raises EngineError for a worth where there is
        no stone, and for walls of no color or off the board.
        """
        values: cython.float[NUM_POINTS]
        sets: PointSet[3]
        memset(values, 0, cython.sizeof(values))
        memset(sets, 0, cython.sizeof(sets))
        points = board_points(board.size)
        if any(board.color_at(point) not in (BLACK, WHITE) for point in worth):
            raise EngineError("only stones radiate influence")
        for point in points:
            values[point] = worth.get(point, 1.0)
        for color, stops in (walls or {}).items():
            if color not in (BLACK, WHITE) or any(board.color_at(point) == EDGE for point in stops):
                raise EngineError("walls are points of the board, of a color")
            for point in stops:
                add_point(cython.address(sets[cython.cast(cython.int, color)]), point)
        self.look(board, values, sets)
        return self.values(board.size)

    def values(self, size: int) -> dict[int, tuple[float, float]]:
        """The influence of Black and of White by point, of the last look, at a board of ``size``."""
        return {point: (self.of[BLACK][point], self.of[WHITE][point]) for point in board_points(size)}
