"""What Zobrist's program knows of a position; see ``survey.pxd``."""

import cython

from engine.board import Board
from engine.players.zobrist import values
from engine.points import board_points


class Survey:
    """Influence, segments and features of one position at a time."""

    def __init__(self) -> None:
        self.stone, self.passes = values.STONE, values.PASSES
        self.rim, self.deep, self.small = values.RIM, values.DEEP, values.SMALL

    def take(self, board):
        self._spread(board)
        self._divide(board)

    def _spread(self, board):
        row: cython.int
        col: cython.int
        i: cython.int
        point: cython.int
        before: int16_t[NUM_POINTS]
        memset(self.influence, 0, cython.sizeof(self.influence))
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.color[point] != EMPTY:
                    self.influence[point] = self.stone if board.color[point] == BLACK else -self.stone
        for _ in range(self.passes):
            before = self.influence
            for row in range(board.size):
                for col in range(board.size):
                    point = point_at(col, row)
                    for i in range(4):
                        self.influence[point] += sign_of(before[point + OFFSETS[i]])

    def _divide(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        self.num_segments = 0
        for point in range(NUM_POINTS):
            self.segment_of[point] = NO_SEGMENT
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if self.influence[point] != 0 and self.segment_of[point] == NO_SEGMENT:
                    self._flood(point, self.num_segments)
                    self.num_segments += 1

    def _flood(self, start, number):
        i: cython.int
        point: cython.int
        near: cython.int
        num_todo: cython.int = 1
        todo: int16_t[NUM_POINTS]
        sign: cython.int = sign_of(self.influence[start])
        segment: cython.pointer[Segment] = cython.address(self.segments[number])
        segment.color = BLACK if sign > 0 else WHITE
        segment.num_points = 0
        self.segment_of[start] = number
        todo[0] = start
        while num_todo:
            num_todo -= 1
            point = todo[num_todo]
            segment.num_points += 1
            for i in range(4):
                near = point + OFFSETS[i]
                if sign_of(self.influence[near]) == sign and self.segment_of[near] == NO_SEGMENT:
                    self.segment_of[near] = number
                    todo[num_todo] = near
                    num_todo += 1

    # -- the features of a move --------------------------------------------------------------------------

    def features_of(self, board, color, point):
        seen: uint32_t = self._of_influence(color, point) | self._of_strings(board, color, point)
        line: cython.int = min(
            min(col_of(point), row_of(point)),
            min(board.size - 1 - col_of(point), board.size - 1 - row_of(point)),
        )
        if line < 4:
            seen |= FIRST_LINE << line
        return seen

    def _of_influence(self, color, point):
        i: cython.int
        near: cython.int
        number: cython.int
        here: cython.int = self.influence[point] if color == BLACK else -self.influence[point]
        own: cython.int = NO_SEGMENT
        enemy: cython.int = NO_SEGMENT
        seen: uint32_t = 0
        for i in range(5):
            near = point if i == 4 else point + OFFSETS[i]
            number = self.segment_of[near]
            if number == NO_SEGMENT:
                continue
            if self.segments[number].color == color:
                if own != NO_SEGMENT and own != number:
                    seen |= JOINS
                own = number
                if self.segments[number].num_points <= self.small:
                    seen |= SECURES
            else:
                if enemy != NO_SEGMENT and enemy != number:
                    seen |= PARTS
                enemy = number
                if self.segments[number].num_points <= self.small:
                    seen |= ATTACKS
        if own != NO_SEGMENT and enemy != NO_SEGMENT:
            seen |= ON_BORDER
        if here == 0:
            return seen | (EXPANDS if own != NO_SEGMENT else OPENS if enemy == NO_SEGMENT else 0)
        if here > 0:
            return seen | (IS_DEEP if here >= self.deep else ON_RIM if here <= self.rim else 0)
        return seen | (INVADES if -here >= self.deep else REDUCES if -here <= self.rim else 0)

    def _of_strings(self, board, color, point):
        i: cython.int
        near: cython.int
        head: cython.int
        liberties: cython.int
        own: cython.int = 0
        enemy: cython.int = 0
        num_own: cython.int = 0
        num_empty: cython.int = 0
        inside: cython.int = 0
        seen: uint32_t = 0
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EDGE:
                continue
            inside += 1
            if board.color[near] == EMPTY:
                num_empty += 1
                continue
            head = board.string_of[near]
            liberties = board.strings[head].num_liberties
            if board.color[near] == color:
                num_own += 1
                if own and own != head:
                    seen |= LINKS
                own = head
                seen |= RESCUES if liberties == 1 else STRETCHES if liberties == 2 else 0
                continue
            if enemy and enemy != head:
                seen |= CUTS
            enemy = head
            seen |= TOUCHES
            if liberties == 1:
                seen |= CAPTURES_MANY if board.strings[head].num_stones > 1 else CAPTURES
            elif liberties == 2:
                seen |= ATARI
        if num_empty == 1:
            seen |= CROWDED
        elif num_empty == 0:
            seen |= FILLS if num_own == inside else SMOTHERED
        return seen

    # -- for tests and people ------------------------------------------------------------------------------

    def of(self, board: Board) -> tuple[dict[int, int], list[list[int]]]:
        """The influence of a position by point, Black's positive, and the points of each segment."""
        self.take(board)
        points = board_points(board.size)
        segments = [[p for p in points if self.segment_of[p] == i] for i in range(self.num_segments)]
        return {point: self.influence[point] for point in points}, segments
