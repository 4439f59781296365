"""What the joseki database says of the moves of a position; see ``advice.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.joseki.book import JosekiBook
from engine.joseki.corners import Corners
from engine.joseki.move import Figures
from engine.joseki.trend import Trend, trend
from engine.points import EngineError


class Said(NamedTuple):
    """What the database says of a move: its type (``move.TYPES``), its name, its figures, how many games went
    on from its position, and since when it is played clearly more or less often."""

    type: int
    name: str
    figures: Figures
    of_games: int
    trend: Trend | None = None


class Advice:
    """Looks at one position at a time; what it says depends only on the position and the last move."""

    def __cinit__(self, book: JosekiBook | None = None):
        self.book = book
        self.corners = Corners()
        memset(self.says, 255, cython.sizeof(self.says))
        memset(self.move, 255, cython.sizeof(self.move))

    def look(self, board, color, last):
        corner: cython.int
        around: cython.int
        seen: View[NUM_CORNERS]
        if self.book is None:
            return
        memset(self.says, 255, cython.sizeof(self.says))
        memset(self.move, 255, cython.sizeof(self.move))
        self.num_open = 0
        for corner in range(NUM_CORNERS):
            self.position[corner] = -1
            self.is_open[corner] = False
        if board.size < LEAST_SIZE:
            return
        self.corners.look(board)
        around = self.corners.corners_of(last) if last > PASS else 0
        # first moves that leave the database, then those that follow it: a point may be in two corners
        for corner in range(NUM_CORNERS):
            seen[corner] = self.corners.view(corner, color)
            self.position[corner] = self.book.find(seen[corner].key)
            if self.position[corner] >= 0:
                self._leave(corner, around >> corner & 1)
        for corner in range(NUM_CORNERS):
            if self.position[corner] >= 0:
                self._look_at(corner, cython.address(seen[corner]), around >> corner & 1)

    def _leave(self, corner, is_last):
        """Set the class of all points of a corner; where two corners meet, the better known one counts."""
        row: cython.int
        col: cython.int
        here: cython.pointer[int16_t]
        position: cython.pointer(cython.const[BookPosition])
        position = cython.address(self.book.positions[self.position[corner]])
        state: cython.int = 0 if is_last else 1
        self.is_open[corner] = 2 * position.elsewhere < position.games
        self.num_open += self.is_open[corner]
        value: int16_t = (
            FOLLOWS
            + (support_class(position.games) * NUM_STATES + state) * 2
            + (1 if self.is_open[corner] else 0)
        )
        first: cython.int = self.corners.top_left(corner)
        for row in range(self.corners.area):
            for col in range(self.corners.area):
                here = cython.address(self.says[first + row * STRIDE + col])
                here[0] = max(here[0], value)

    def _look_at(self, corner, view, is_last):
        """Set the moves of the database in a corner; of two corners, the one with the higher share counts."""
        number: cython.int
        point: cython.int
        twin: cython.int
        games: cython.int
        share: cython.int
        value: cython.int
        position: cython.pointer(cython.const[BookPosition])
        position = cython.address(self.book.positions[self.position[corner]])
        state: cython.int = 0 if is_last else 1
        number = position.first
        while number >= 0:
            if self.book.moves[number].place != TENUKI and self.book.moves[number].type != IGNORE:
                games = self.book.moves[number].games
                twin = self.book.twin(self.corners, corner, view, self.book.moves[number].place)
                # games do not tell which of two symmetric points was played
                share = share_class(games if twin == NO_POINT else games // 2, position.games)
                value = (share * NUM_SUPPORTS + support_class(position.games)) * NUM_STATES + state
                point = self.corners.point_of(corner, view, self.book.moves[number].place)
                if point != NO_POINT:  # on a smaller board it is not in the corner
                    self._follow(point, number, value)
                if twin != NO_POINT:
                    self._follow(twin, number, value)
            number = self.book.moves[number].next

    def _follow(self, point, number, value):
        if self.says[point] >= FOLLOWS or value // (NUM_SUPPORTS * NUM_STATES) < self.says[point] // (
            NUM_SUPPORTS * NUM_STATES
        ):
            self.says[point] = value
            self.move[point] = number

    def type_at(self, point):
        return -1 if self.move[point] < 0 else self.book.moves[self.move[point]].type

    # -- for Python ---------------------------------------------------------------------------------------

    def refresh(self, board: Board, color: cython.int) -> None:
        """Look at a position. Raises EngineError unless ``color`` is BLACK or WHITE."""
        if color not in (BLACK, WHITE):
            raise EngineError(f"no side has the color {color}; Black is {BLACK}, White {WHITE}")
        last: cython.int = NO_POINT
        if board.num_moves > 0:
            last = board.frames[board.num_moves - 1].point
        self.look(board, color, last)

    def class_at(self, point: cython.int) -> int:
        """What is said of a point of the board looked at last: a class, or SAYS_NOTHING."""
        return self.says[point] if 0 <= point < NUM_POINTS else SAYS_NOTHING

    def said_of(self, point: cython.int) -> Said | None:
        """What the database says of the move at a point; None if it has no such move."""
        number: cython.int = self.move[point] if 0 <= point < NUM_POINTS else -1
        if number < 0:
            return None
        position: cython.int = self.book.moves[number].position
        figures = self.book.figures_of(number)
        return Said(
            self.book.moves[number].type,
            self.book.name_of(number),
            figures,
            self.book.positions[position].games,
            trend(figures.eras, self.book.eras_around(number)),
        )


def share_class(games, of_games):
    share: cython.int = 2
    if 10 * games >= 9 * of_games:
        return 0
    if 4 * games >= 3 * of_games:
        return 1
    games *= 2
    while share < NUM_SHARES - 1 and games < of_games:
        games *= 2
        share += 1
    return share


def support_class(games):
    return 0 if games < 30 else 1 if games < 300 else 2
