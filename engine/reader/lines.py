"""The line of play behind an answer of a reader: the moves of both sides, and how it ends.

After every move the reader is asked again for the side to move, so a line consists of its answers only. The
side that has its way plays the move of the answer; the side that loses whatever it does tries the move that
is hardest to refute. ``string_lines`` and ``pair_lines`` say what is asked and what is tried.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from engine.board import Board
from engine.points import NO_POINT, PASS, board_points, opponent

#: how a line may end, whatever was asked: a string that was asked about is captured; a ko decides; a position
#: comes back; a question was not decided
CAPTURED, KO, REPEATED, OPEN = "captured", "ko", "repeated", "undecided"


class LineMove(NamedTuple):
    """A move of a line. With ``needs_threat`` it takes a ko that its side may only take after a ko threat."""

    color: int
    point: int
    needs_threat: bool


class Line(NamedTuple):
    """The moves of a line (none if there is nothing to play), and how it ends.

    ``OPEN``: a question on the line was not decided, or answered differently than the one before, because
    the reader sees farther from a later position.
    """

    moves: tuple[LineMove, ...]
    end: str


class Reading(Protocol):
    """A reader's answer about the side to move."""

    @property
    def result(self) -> int:
        """The result of the question."""

    @property
    def move(self) -> int:
        """The first move; NO_POINT or PASS if there is none or none is needed."""


class Walk(ABC):
    """A line while it is played out on a board of its own. It is about stones of one side; the attacker is
    the enemy of that side."""

    #: results: no answer; the attacker can do nothing; the side of the stones can do nothing
    undecided: int
    held: int
    lost: int

    def __init__(self, board: Board, stone: int) -> None:
        self.board = board.copy()
        self.color = int(board.color_at(stone))

    @abstractmethod
    def ask(self, attacking: bool) -> Reading:
        """The reader's answer with the attacker, or the side of the stones, to move."""

    @abstractmethod
    def tries(self, attacking: bool) -> Iterable[int]:
        """Points to try for the side that loses whatever it does, what is hardest to refute first."""

    @abstractmethod
    def is_worth_a_try(self, attacking: bool, point: int) -> bool:
        """Whether the side that loses would play this legal move."""

    @abstractmethod
    def end_of(self, result: int) -> str | None:
        """How the line ends with what is on the board now; None if it goes on."""

    @abstractmethod
    def rest(self, result: int) -> str:
        """How the line ends if nothing is left to play."""

    def play(self, attacking: bool) -> Line:
        """The whole line, with the attacker or the other side to begin."""
        moves: list[LineMove] = []
        met = {self._position()}
        result = self.undecided
        while True:
            reading = self.ask(attacking)
            if reading.result == self.undecided or (moves and reading.result != result):
                return Line(tuple(moves), OPEN)
            result = reading.result
            point = self._choose(reading, attacking)
            if point == NO_POINT:
                return Line(tuple(moves), self.rest(result))
            moves.append(self._move(point, attacking))
            if moves[-1].needs_threat:
                return Line(tuple(moves), KO)
            self.board.play(moves[-1].color, point)
            end = self.end_of(result)
            if end is not None:
                return Line(tuple(moves), end)
            if self._position() in met:
                return Line(tuple(moves), REPEATED)
            met.add(self._position())
            attacking = not attacking

    def side(self, attacking: bool) -> int:
        """The color of the attacker or of the other side."""
        return int(opponent(self.color)) if attacking else self.color

    def _choose(self, reading: Reading, attacking: bool) -> int:
        """The move of the side to move; NO_POINT if none is needed or none helps."""
        if reading.result != (self.held if attacking else self.lost):
            return NO_POINT if reading.move == PASS else reading.move
        color = self.side(attacking)
        for point in self.tries(attacking):
            if self.board.is_legal(color, point) and self.is_worth_a_try(attacking, point):
                return point
        return NO_POINT

    def _move(self, point: int, attacking: bool) -> LineMove:
        color = self.side(attacking)
        banned = point == self.board.ko_point and color == self.board.ko_color
        return LineMove(color, point, banned)

    def _position(self) -> bytes:
        return bytes(self.board.color_at(point) for point in board_points(self.board.size))
