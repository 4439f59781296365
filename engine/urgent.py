"""Moves that cannot wait; see ``urgent.pxd``."""

import cython

from engine.board import Board
from engine.patterns.book import PatternBook
from engine.position import Position


class Urgent:
    """The urgent moves of one position at a time; ``book`` are the patterns that may name local answers."""

    def __cinit__(self, book: PatternBook | None = None):
        i: cython.int
        self.answers = False
        if book is None:
            return
        self.is_answer = cython.cast("uint8_t*", calloc(max(1, book.num_patterns), 1))
        if self.is_answer == cython.NULL:
            raise MemoryError
        for i in range(book.num_patterns):
            self.is_answer[i] = (book.records[i].flags & QUIET_FLAG) != 0
            self.answers |= self.is_answer[i]

    def __dealloc__(self):
        free(self.is_answer)

    def look(self, position, board, color):
        self.num_moves = 0
        self._list_strings(position, board, color)
        self._list_eyes(position, board, color)
        if self.answers:
            self._list_answers(position, board, color)

    def _list_strings(self, position, board, color):
        """Add moves that save or capture strings which are captured if their enemy moves first."""
        i: cython.int
        key: cython.int
        string: cython.pointer[cython.const[StringTactics]]
        for i in range(position.tactics.num_strings):
            key = position.tactics.keys[i]
            if board.strings[board.string_of[key]].num_stones < FEW_STONES:
                continue
            string = position.tactics.of_string(board, key)
            if string.status == THREATENED:
                self._add(board, color, string.defence if board.color[key] == color else string.attack)

    def _list_eyes(self, position, board, color):
        """Add the points that decide the eyes of groups which live or die by who moves first."""
        i: cython.int
        owner: cython.int
        eye: cython.pointer[Eye]
        group: cython.pointer[Group]
        for i in range(position.eyes.num_eyes):
            eye = cython.address(position.eyes.eyes[i])
            owner = position.groups.group_of_eye[i]
            if owner < 0 or eye.max_eyes == eye.typ_eyes:
                continue
            group = cython.address(position.groups.groups[owner])
            if group.status != GROUP_UNSETTLED or group.num_stones < FEW_STONES:
                continue
            if eye.color == color:
                self._add(board, color, next_point(cython.address(eye.defences), FIRST))
            else:
                self._add(board, color, next_point(cython.address(eye.attacks), FIRST))

    def _list_answers(self, position, board, color):
        """Add moves near the last one that patterns call the obvious answer to it."""
        col: cython.int
        row: cython.int
        point: cython.int
        last: cython.int = NO_POINT
        if board.num_moves > 0:
            last = board.frames[board.num_moves - 1].point
        if last == NO_POINT or last == PASS or position.matcher.update(board, color) != LEGAL:
            return
        for row in range(max(0, row_of(last) - LOCAL), min(board.size, row_of(last) + LOCAL + 1)):
            for col in range(max(0, col_of(last) - LOCAL), min(board.size, col_of(last) + LOCAL + 1)):
                point = point_at(col, row)
                if self._is_answered_at(position.matcher, color, point):
                    self._add(board, color, point)

    def _is_answered_at(self, matcher, color, point):
        i: cython.int
        found: cython.pointer[cython.const[Found]] = matcher.found(color, point)
        answered: cython.bint = False
        for i in range(found.num_plain):
            answered |= self.is_answer[found.items[i].pattern]
        return answered

    def _add(self, board, color, point):
        i: cython.int
        if point == NO_POINT or self.num_moves == MAX_URGENT or board.check(color, point) != LEGAL:
            return
        for i in range(self.num_moves):
            if self.moves[i] == point:
                return
        self.moves[self.num_moves] = point
        self.num_moves += 1

    # -- for Python ---------------------------------------------------------------------------------------

    def points(self, position: Position, board: Board, color: cython.int) -> list[int]:
        """The urgent moves of ``color`` on a board that ``position`` evaluated last."""
        i: cython.int
        self.look(position, board, color)
        return [self.moves[i] for i in range(self.num_moves)]
