"""Unconditional life by Benson's algorithm; see ``life.pxd``."""

import cython

from engine.board import Board
from engine.points import board_points


class Life:
    """Says of one position at a time which strings are unconditionally alive, and by which regions."""

    def look(self, board):
        color: cython.int
        memset(self.alive, False, cython.sizeof(self.alive))
        memset(self.vital, EMPTY, cython.sizeof(self.vital))
        for color in range(BLACK, WHITE + 1):
            self._find(board, color)
            while self._cross_out(board):
                pass
            self._tell(board, color)

    def _find(self, board, color):
        """The strings of a color, and the regions between them."""
        point: cython.int
        memset(self.region_of, -1, cython.sizeof(self.region_of))
        self.num_regions = 0
        self.num_strings = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                continue
            if board.color[point] == color:
                if board.string_of[point] == point:
                    self.heads[self.num_strings] = point
                    self.num_strings += 1
            elif self.region_of[point] < 0:
                self._fill(board, color, point)

    def _fill(self, board, color, point):
        """A new region, from one of its points."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        region: cython.pointer[Region] = cython.address(self.regions[self.num_regions])
        clear_points(cython.address(region.empties))
        clear_points(cython.address(region.strings))
        region.closed = True
        self.todo[0] = point
        self.region_of[point] = self.num_regions
        while number > 0:
            number -= 1
            point = self.todo[number]
            if board.color[point] == EMPTY:
                add_point(cython.address(region.empties), point)
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == color:
                    add_point(cython.address(region.strings), board.string_of[near])
                elif board.color[near] != EDGE and self.region_of[near] < 0:
                    self.region_of[near] = self.num_regions
                    self.todo[number] = near
                    number += 1
        self.num_regions += 1

    def _is_vital(self, board, region, head):
        i: cython.int
        for i in range(LIBERTY_WORDS):
            if region.empties.word[i] & ~board.strings[head].liberties[i]:
                return False
        return True

    def _count_vital(self, board, head):
        i: cython.int
        found: cython.int = 0
        for i in range(self.num_regions):
            found += self.regions[i].closed and self._is_vital(board, cython.address(self.regions[i]), head)
        return found

    def _cross_out(self, board):
        """Drop the strings with fewer than two vital regions, open the regions beside them; any dropped?"""
        i: cython.int
        j: cython.int
        kept: cython.int = 0
        before: cython.int = self.num_strings
        for i in range(self.num_strings):
            if self._count_vital(board, self.heads[i]) >= 2:
                self.heads[kept] = self.heads[i]
                kept += 1
                continue
            for j in range(self.num_regions):
                if has_point(cython.address(self.regions[j].strings), self.heads[i]):
                    self.regions[j].closed = False
        self.num_strings = kept
        return kept < before

    def _tell(self, board, color):
        """Mark the stones that are alive, and the regions that are vital to one of their strings."""
        i: cython.int
        j: cython.int
        point: cython.int
        is_vital: int8_t[MAX_REGIONS]
        memset(is_vital, False, cython.sizeof(is_vital))
        for i in range(self.num_strings):
            for j in range(self.num_regions):
                if self.regions[j].closed and self._is_vital(
                    board, cython.address(self.regions[j]), self.heads[i]
                ):
                    is_vital[j] = True
            point = self.heads[i]
            while not self.alive[point]:
                self.alive[point] = True
                point = board.next_stone[point]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.region_of[point] >= 0 and is_vital[self.region_of[point]]:
                self.vital[point] = color

    # -- for Python -------------------------------------------------------------------------------------

    def alive_stones(self, board: Board) -> set[int]:
        """Every stone of an unconditionally alive string, of either color."""
        self.look(board)
        return {point for point in board_points(board.size) if self.alive[point]}

    def vital_points(self, board: Board) -> dict[int, int]:
        """Every point of a region that is vital to an alive string, with that string's color.

        A region holds empty points and perhaps stones of the other side.
        """
        self.look(board)
        return {point: self.vital[point] for point in board_points(board.size) if self.vital[point]}
