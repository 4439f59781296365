"""What most games go on with in a corner; see ``main_line.pxd``."""

import cython

from engine.board import Board
from engine.joseki.book import JosekiBook
from engine.joseki.corners import Corners


class MainLine:
    """Continues joseki; boards may come in any order."""

    def __cinit__(self, book: JosekiBook | None = None):
        self.book = book
        self.corners = Corners()

    def next(self, board, color):
        corner: cython.int
        last: cython.int
        point: cython.int
        games: cython.int
        found: cython.int = NO_POINT
        most: cython.int = 0
        view: View
        if self.book is None or board.size < LEAST_SIZE or board.num_moves == 0:
            return NO_POINT
        last = board.frames[board.num_moves - 1].point
        if last == PASS:
            return NO_POINT
        self.corners.look(board)
        for corner in range(NUM_CORNERS):
            if self.corners.corners_of(last) >> corner & 1:
                view = self.corners.view(corner, color)
                point = self._next_in(corner, cython.address(view), cython.address(games))
                if point != NO_POINT and games > most:
                    found = point
                    most = games
        return found

    def _next_in(self, corner, view, games):
        """The same in one corner; ``games`` gets how many games go on like that.

        Games do not tell which of two symmetric points was played; in that case there is no move.
        """
        number: cython.int
        at: cython.int
        best: cython.int = -1
        position: cython.pointer(cython.const[BookPosition])
        at = self.book.find(view.key)
        if at < 0:
            return NO_POINT
        position = cython.address(self.book.positions[at])
        number = position.first
        while number >= 0:
            if (
                self.book.moves[number].type != IGNORE
                and 2 * self.book.moves[number].games >= position.games
                and (best < 0 or self.book.moves[number].games > self.book.moves[best].games)
            ):
                best = number
            number = self.book.moves[number].next
        if best < 0 or self.book.moves[best].place == TENUKI:
            return NO_POINT
        if self.book.moves[best].type in (COMPLEX, TRICK, BAD):
            return NO_POINT
        if self.book.twin(self.corners, corner, view, self.book.moves[best].place) != NO_POINT:
            return NO_POINT
        games[0] = self.book.moves[best].games
        return self.corners.point_of(corner, view, self.book.moves[best].place)

    def point(self, board: Board, color: cython.int) -> int:
        """``next``, for programs that are not compiled: a point, or NO_POINT."""
        return self.next(board, color)
