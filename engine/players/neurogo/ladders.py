"""Ladders of strings and of stones that are put down; see ``ladders.pxd``."""

import cython

from engine.board import Board
from engine.points import EngineError
from engine.reader.ladders import Reader


class Ladders:
    """Answers for one position at a time; these may come in any order."""

    def __init__(self) -> None:
        self.reader = Reader()

    def forget(self):
        self.seen_size = 0

    def look(self, board):
        if board.size != self.seen_size:
            memset(self.placed, 0, cython.sizeof(self.placed))
            memset(self.chased, 0, cython.sizeof(self.chased))
            memset(self.seen, 0, cython.sizeof(self.seen))
            self.seen_size = board.size
        self._compare(board, True)
        self._drop(board)
        self.is_base = True

    def glance(self, board):
        self._compare(board, False)
        self.is_base = False

    # -- what differs from the base -----------------------------------------------------------------------

    def _compare(self, board, keep):
        """Find the points where the board differs from the base: by the string there, or its liberties.

        With ``keep``, the board is the base from now on.
        """
        row: cython.int
        col: cython.int
        point: cython.int
        now: uint64_t
        clear_points(cython.address(self.changed))
        self.num_walks += 1
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                now = 1 if board.color[point] == EMPTY else self._hash(board, board.string_of[point])
                if now != self.seen[point]:
                    add_point(cython.address(self.changed), point)
                    if keep:
                        self.seen[point] = now
        self._compare_ko(board, keep)
        find_span(
            cython.address(self.changed),
            cython.address(self.first_changed),
            cython.address(self.last_changed),
        )

    def _compare_ko(self, board, keep):
        if board.ko_point == self.seen_ko_point and board.ko_color == self.seen_ko_color:
            return
        if self.seen_ko_point != NO_POINT:
            add_point(cython.address(self.changed), self.seen_ko_point)
        if board.ko_point != NO_POINT:
            add_point(cython.address(self.changed), board.ko_point)
        if keep:
            self.seen_ko_point = board.ko_point
            self.seen_ko_color = board.ko_color

    def _hash(self, board, head):
        """The hash of a string, worked out once for each comparison."""
        if self.walked[head] != self.num_walks:
            self.walked[head] = self.num_walks
            self.hash_of[head] = string_hash(board, head)
        return self.hash_of[head]

    def _drop(self, board):
        """Forget every answer that depends on a point that differs."""
        row: cython.int
        col: cython.int
        point: cython.int
        color: cython.int
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                self.chased[point].known &= self._holds(cython.address(self.chased[point].footprint))
                for color in range(BLACK, WHITE + 1):
                    self.placed[color][point].known &= self._holds(
                        cython.address(self.placed[color][point].footprint)
                    )

    def _holds(self, footprint):
        return not meets(footprint, cython.address(self.changed), self.first_changed, self.last_changed)

    # -- questions ----------------------------------------------------------------------------------------

    def of_stone(self, board, color, point):
        told: cython.pointer[Placed] = cython.address(self.placed[color][point])
        if told.known and (self.is_base or self._holds(cython.address(told.footprint))):
            return told
        if not self.is_base:
            told = cython.address(self.other_placed)
        self._read_stone(board, color, point, told)
        return told

    def of_string(self, board, key):
        told: cython.pointer[Chased] = cython.address(self.chased[key])
        if told.known and (self.is_base or self._holds(cython.address(told.footprint))):
            return told
        if not self.is_base:
            told = cython.address(self.other_chased)
        self._read_string(board, key, told)
        return told

    def _read_stone(self, board, color, point, told):
        move: cython.int
        outcome: Outcome = outcome_of(board, color, point)
        self.reader.forget()
        self.reader.look_around(board, point)
        told.liberties = outcome.liberties if outcome.liberties < MANY else MANY
        told.captured = outcome.liberties == 0
        if 0 < outcome.liberties <= 2 and board.push(color, point) == LEGAL:
            told.captured = self.reader.ladder(board, point, cython.address(move)) == CAPTURED
            board.pop()
        told.known = True
        told.footprint = self.reader.footprint

    def _read_string(self, board, key, told):
        move: cython.int
        self.reader.forget()
        told.second = self.reader.ladder(board, key, cython.address(move)) == CAPTURED
        told.first = False
        if told.second:
            told.first = self.reader.ladder_escape(board, key, cython.address(move)) == CAPTURED
        told.known = True
        told.footprint = self.reader.footprint

    # -- for Python ---------------------------------------------------------------------------------------

    def stone(self, board: Board, color: int, point: int) -> tuple[int, bool]:
        """The liberties (``MANY`` at most) of a stone put on a point, and whether a ladder captures it.

        Raises EngineError if the point is not empty, or ``color`` no player's.
        """
        if color not in (BLACK, WHITE) or board.color_at(point) != EMPTY:
            raise EngineError(f"no stone of color {color} can be put at point {point}")
        self.look(board)
        told = self.of_stone(board, color, point)
        return told.liberties, bool(told.captured)

    def string(self, board: Board, stone: int) -> tuple[bool, bool]:
        """Whether a ladder captures a string if its own side plays first, and if the enemy does."""
        self.look(board)
        told = self.of_string(board, min(board.stones(stone)))
        return bool(told.first), bool(told.second)
