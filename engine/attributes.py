"""The attributes of patterns: numbers measured at a stone or on the board (``pattern.MEASURES``).

Every value depends only on the position, the last move and the move's number, never on what was asked before.
If a ko decides, or reading reaches its limit, the stone counts neither as capturable nor as dead.
"""

import cython

from engine.board import Board
from engine.evaluation.life import Life
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.patterns.pattern import MEASURES
from engine.points import EngineError, to_gtp
from engine.tactics import Tactics

_NUMBERS = {name: number for number, name in enumerate(MEASURES)}


class Context:
    """Measures one position at a time; ``tactics`` may be shared with others that look at the same ones."""

    def __init__(self, tactics: Tactics | None = None) -> None:
        self.tactics = Tactics() if tactics is None else tactics
        self.life = Life()
        self.standing = EVEN

    def look(self, board, color, last, number):
        if self.board is not board:
            with cython.gil:
                self.board = board
        self.color = color
        self.last = last
        self.number = number
        self.is_read = False
        self.knows_life = False

    def value(self, measure, point, move):
        if DISTANCE <= measure <= KO_TAKEN:
            return self._of_board(measure, move)
        if self.board.color[point] != BLACK and self.board.color[point] != WHITE:
            return NOT_MEASURED
        return self._of_stone(measure, point)

    def _of_stone(self, measure, point):
        head: cython.int = self.board.string_of[point]
        if measure == LIBERTIES:
            return min(MOST, self.board.strings[head].num_liberties)
        if measure == STONES:
            return min(MOST, self.board.strings[head].num_stones)
        if measure == LADDER:
            return self._reading(point).ladder == CAPTURED
        if measure == CAPTURABLE:
            return self._reading(point).attacked == CAPTURED
        if measure == ALIVE:
            return self._is_alive(point)
        if measure == DEAD:
            return self._reading(point).status == LOST
        return point == self.last

    def _of_board(self, measure, move):
        if measure == DISTANCE:
            return NO_DISTANCE if self.last == NO_POINT or self.last == PASS else distance(move, self.last)
        if measure == PHASE:
            return phase_of(self.number)
        if measure == SCORE:
            return self.standing
        return self.board.ko_point != NO_POINT and self.board.ko_color == self.color

    def _reading(self, point):
        if not self.is_read:
            self.tactics.look(self.board)
            self.is_read = True
        return self.tactics.of_string(self.board, point)

    def _is_alive(self, point):
        if not self.knows_life:
            self.life.look(self.board)
            self.knows_life = True
        return self.life.alive[point]

    def holds(self, measure, point, move, low, high):
        return low <= self.value(measure, point, move) <= high


def holds_all(context, book, match, point):
    i: cython.int
    at: cython.int
    move: cython.int = book.records[match.pattern].move
    condition: cython.pointer[cython.const[Condition]] = conditions(book, match.pattern)
    for i in range(book.records[match.pattern].num_attributes):
        at = NO_POINT
        if condition[i].cell >= 0:
            at = point + step(
                match.symmetry, (condition[i].cell & 7) - (move & 7), (condition[i].cell >> 3) - (move >> 3)
            )
        if not context.holds(condition[i].measure, at, point, condition[i].low, condition[i].high):
            return False
    return True


def phase_of(number):
    if number <= 40:
        return 0
    if number <= 120:
        return 1
    return 2 if number <= 200 else 3


def distance(one, two):
    dx: cython.int = abs(col_of(one) - col_of(two))
    dy: cython.int = abs(row_of(one) - row_of(two))
    return dx + dy + max(dx, dy)


def matches(
    book: PatternBook,
    board: Board,
    color: cython.int,
    last: cython.int = NO_POINT,
    number: cython.int = 1,
) -> list[tuple[int, int, int]]:
    """``(point, pattern, symmetry)`` of every match of a book's patterns with all attributes holding.

    They are in the order of ``Matcher.match``. ``color`` is to move, ``last`` is the last move (PASS or
    NO_POINT: none), ``number`` the number of the move to be played. Raises EngineError unless ``color`` is
    BLACK or WHITE.
    """
    found: Match
    context: Context = Context()
    found_at = Matcher(book).match(board, color)
    context.look(board, color, last, number)
    agreeing = []
    for point, pattern, symmetry in found_at:
        found.pattern = pattern
        found.symmetry = symmetry
        if holds_all(context, book, cython.address(found), point):
            agreeing.append((point, pattern, symmetry))
    return agreeing


def measure(
    board: Board,
    color: cython.int,
    name: str,
    point: cython.int,
    last: cython.int = NO_POINT,
    number: cython.int = 1,
    standing: cython.int = EVEN,
) -> int:
    """The value of the measure called ``name`` with ``color`` to move.

    ``point`` is the stone that is asked about or, for a measure of the board, the move. ``last`` is the last
    move (PASS or NO_POINT: none), ``number`` the number of the move to be played, ``standing`` how the game
    stands for ``color`` (`engine.strategy.STANDINGS`). Raises EngineError for a measure that does not exist,
    and if there is no stone to measure.
    """
    if name not in _NUMBERS:
        raise EngineError(f"no attribute is called '{name}'")
    context: Context = Context()
    context.look(board, color, last, number)
    context.standing = standing
    is_stone = board.color_at(point) in (BLACK, WHITE)
    if MEASURES[name][0] == "cell" and not is_stone:
        raise EngineError(f"no stone to measure at {to_gtp(point, board.size)}")
    return context.value(_NUMBERS[name], point, point)
