"""Benson-regions, kept through a search, and the marks of a seki; see ``regions.pxd``."""

import cython

from engine.board import Board
from engine.evaluation.life import Life
from engine.points import EngineError, board_points


class Regions:
    """Looks at a position, then at what moves at its open points make of it."""

    def __init__(self) -> None:
        self.life = Life()

    def begin(self, board):
        i: cython.int
        row: cython.int
        col: cython.int
        point: cython.int
        self.life.look(board)
        memset(self.is_open, False, cython.sizeof(self.is_open))
        memset(self.owned, 0, cython.sizeof(self.owned))
        self.num_open = 0
        self.num_anchors = 0
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                self.owner[point] = self.life.owner_of(board, point)
                if self.owner[point] == EMPTY:
                    self.is_open[point] = True
                    self.open_points[self.num_open] = point
                    self.num_open += 1
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if self.is_open[point] or board.color[point] == EMPTY:
                    continue
                for i in range(4):
                    if self.is_open[point + OFFSETS[i]]:
                        self.anchors[self.num_anchors] = point
                        self.num_anchors += 1
                        break

    def look(self, board):
        i: cython.int
        color: cython.int
        for i in range(self.num_open):
            self.owner[self.open_points[i]] = EMPTY
            self.life.alive[self.open_points[i]] = False
        self.owned[BLACK] = 0
        self.owned[WHITE] = 0
        for color in range(BLACK, WHITE + 1):
            self._find(board, color)
            while self._cross_out(board):
                pass
            self._tell(board, color)
            self._claim(board, color)
        for i in range(self.num_open):
            self.owned[self.owner[self.open_points[i]]] += 1

    def _find(self, board, color):
        """Find the open strings of a color, and the parts between them."""
        i: cython.int
        point: cython.int
        clear_points(cython.address(self.anchored))
        for i in range(self.num_anchors):
            if board.color[self.anchors[i]] == color:
                add_point(cython.address(self.anchored), board.string_of[self.anchors[i]])
        self.num_heads = 0
        self.num_parts = 0
        for i in range(self.num_open):
            self.part_of[self.open_points[i]] = -1
        for i in range(self.num_open):
            point = self.open_points[i]
            if board.color[point] == color:
                if board.string_of[point] == point and not has_point(cython.address(self.anchored), point):
                    self.heads[self.num_heads] = point
                    self.num_heads += 1
            elif self.part_of[point] < 0:
                self._fill(board, color, point)

    def _fill(self, board, color, point):
        """Make a new part from one of its points."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        part: cython.pointer[Part] = cython.address(self.parts[self.num_parts])
        clear_points(cython.address(part.empties))
        clear_points(cython.address(part.strings))
        part.closed = True
        self.todo[0] = point
        self.part_of[point] = self.num_parts
        while number > 0:
            number -= 1
            point = self.todo[number]
            if board.color[point] == EMPTY:
                add_point(cython.address(part.empties), point)
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == color:
                    if not has_point(cython.address(self.anchored), board.string_of[near]):
                        add_point(cython.address(part.strings), board.string_of[near])
                elif board.color[near] == EDGE:
                    continue
                elif not self.is_open[near]:
                    part.closed = False
                elif self.part_of[near] < 0:
                    self.part_of[near] = self.num_parts
                    self.todo[number] = near
                    number += 1
        self.num_parts += 1

    def _count_vital(self, board, head):
        i: cython.int
        word: cython.int
        found: cython.int = 0
        is_vital: cython.bint
        for i in range(self.num_parts):
            is_vital = self.parts[i].closed and has_point(cython.address(self.parts[i].strings), head)
            for word in range(LIBERTY_WORDS):
                if self.parts[i].empties.word[word] & ~board.strings[head].liberties[word]:
                    is_vital = False
            found += is_vital
        return found

    def _cross_out(self, board):
        """Drop strings with fewer than two vital parts, and open the parts beside them; whether any was."""
        i: cython.int
        j: cython.int
        kept: cython.int = 0
        before: cython.int = self.num_heads
        for i in range(self.num_heads):
            if self._count_vital(board, self.heads[i]) >= 2:
                self.heads[kept] = self.heads[i]
                kept += 1
                continue
            for j in range(self.num_parts):
                if has_point(cython.address(self.parts[j].strings), self.heads[i]):
                    self.parts[j].closed = False
        self.num_heads = kept
        return kept < before

    def _tell(self, board, color):
        """Mark the stones that are alive."""
        i: cython.int
        point: cython.int
        for i in range(self.num_heads):
            add_point(cython.address(self.anchored), self.heads[i])
        for i in range(self.num_open):
            point = self.open_points[i]
            if board.color[point] == color and has_point(
                cython.address(self.anchored), board.string_of[point]
            ):
                self.life.alive[point] = True
                self.owner[point] = color

    def _claim(self, board, color):
        """Mark the areas between living stones of a color in which its enemy cannot live."""
        i: cython.int
        point: cython.int
        for i in range(self.num_open):
            self.part_of[self.open_points[i]] = -1
        for i in range(self.num_open):
            point = self.open_points[i]
            if self.part_of[point] >= 0 or (board.color[point] == color and self.life.alive[point]):
                continue
            if self._gather(board, color, point) and not self.life.can_live(board, color):
                for point in range(self.life.num_area):
                    self.owner[self.life.area[point]] = color

    def _gather(self, board, color, point):
        """Gather the area of a point, for ``Life`` to judge; whether living stones of a color surround it."""
        i: cython.int
        near: cython.int
        done: cython.int = 0
        enclosed: cython.bint = True
        touches: cython.bint = False
        clear_points(cython.address(self.life.in_area))
        add_point(cython.address(self.life.in_area), point)
        self.life.area[0] = point
        self.life.num_area = 1
        self.part_of[point] = 0
        while done < self.life.num_area:
            for i in range(4):
                near = self.life.area[done] + OFFSETS[i]
                if board.color[near] == EDGE or has_point(cython.address(self.life.in_area), near):
                    continue
                if board.color[near] == color and self.life.alive[near]:
                    touches = True
                elif not self.is_open[near]:
                    enclosed = False
                else:
                    add_point(cython.address(self.life.in_area), near)
                    self.part_of[near] = 0
                    self.life.area[self.life.num_area] = near
                    self.life.num_area += 1
            done += 1
        return enclosed and touches

    # -- the marks of a seki ------------------------------------------------------------------------------

    def could_be_seki(self, board):
        i: cython.int
        point: cython.int
        liberties: cython.int
        if self.num_open == 0 or self.num_open > MOST_OPEN:
            return False
        for i in range(self.num_open):
            point = self.open_points[i]
            if board.color[point] == EMPTY:
                if not self._is_liberty_of_seki(board, point):
                    return False
            else:
                liberties = board.strings[board.string_of[point]].num_liberties
                if liberties < 1 or liberties > 3:
                    return False
        return True

    def _is_liberty_of_seki(self, board, point):
        """Whether it is beside no Benson-region, and alone or one of a pair with the same strings around."""
        i: cython.int
        near: cython.int
        twin: cython.int = 0
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EDGE:
                continue
            if not self.is_open[near]:
                return False
            if board.color[near] == EMPTY:
                if twin:
                    return False
                twin = near
        if not twin:
            return True
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] != BLACK and board.color[near] != WHITE:
                continue
            if not is_liberty(cython.address(board.strings[board.string_of[near]]), twin):
                return False
        return True

    # -- for Python ---------------------------------------------------------------------------------------

    def owners(self, board: Board, moves: list[tuple[int, int]]) -> dict[int, int]:
        """By point: whose Benson-region it is in after these moves. The board is left as it was.

        Raises EngineError if more than MOST_OPEN points are open, or if a move is not legal, or not at an
        open point.
        """
        color: cython.int
        point: cython.int
        done: cython.int = 0
        legal: cython.bint = True
        self.begin(board)
        if self.num_open > MOST_OPEN:
            raise EngineError(f"{self.num_open} points are open, more than {MOST_OPEN}")
        for color, point in moves:
            legal = self.is_open[point] and board.push(color, point) == LEGAL
            if not legal:
                break
            done += 1
            self.look(board)
        for _ in range(done):
            board.pop()
        if not legal:
            raise EngineError("a move that is not legal, or not at an open point")
        return {point: self.owner[point] for point in board_points(board.size)}

    def has_marks(self, board: Board) -> bool:
        """Whether the position has the page's four marks of a seki."""
        self.begin(board)
        return self.could_be_seki(board)
