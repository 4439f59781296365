"""The line that a reading of one string comes to: the moves of both sides, and how it ends.

Each side is asked anew after every move, so a line is made of answers of ``StringReader`` and nothing else.
Who gets his way plays the move that his answer names. Whoever loses whatever he does tries what took the
reading longest to refute; an attacker who gets nothing only tries what threatens something.
"""

from typing import NamedTuple

from engine.board import Board
from engine.points import NO_POINT, PASS, board_points, opponent
from engine.reader.results import SAVED, TAKEN, UNDECIDED
from engine.reader.strings import USUAL_NODES, USUAL_STAGES, StringReader, StringReading

#: how a line ends
CAPTURED, SAFE, GIVEN_UP, KO, REPEATED, OPEN = "captured", "saved", "given_up", "ko", "repeated", "undecided"


class LineMove(NamedTuple):
    """A move of a line; with ``needs_threat`` it takes a ko that its side may take after a ko threat only."""

    color: int
    point: int
    needs_threat: bool


class StringLine(NamedTuple):
    """The moves, none where there is nothing to play, and how it ends.

    ``GIVEN_UP``: the string still stands, but its side finds nothing to try; ``OPEN``: a question of the line
    was not decided, or otherwise than the one before, as from one move on the reader sees farther.
    """

    moves: tuple[LineMove, ...]
    end: str


def expected_line(
    reader: StringReader,
    board: Board,
    stone: int,
    attacking: bool,
    node_limit: int = USUAL_NODES,
    stages: int = USUAL_STAGES,
) -> StringLine:
    """What the string at ``stone`` comes to when its enemy plays first, or its own side.

    The effort is for each move. Raises EngineError as ``StringReader.attack`` does. What the reader was to
    write down (``record``) is forgotten.
    """
    played = board.copy()
    line = _Line(reader, played, stone, (node_limit, stages))
    reader.record(True)
    try:
        return line.play(attacking)
    finally:
        reader.record(False)


class _Line:
    """A line under way, on a board of its own."""

    def __init__(self, reader: StringReader, board: Board, stone: int, effort: tuple[int, int]) -> None:
        self.reader = reader
        self.board = board
        self.stone = stone
        self.color = board.color_at(stone)
        self.effort = effort

    def play(self, attacking: bool) -> StringLine:
        """All moves, from a question on."""
        moves: list[LineMove] = []
        asked: StringReading | None = None
        met = {self._position()}
        while True:
            reading = self._ask(attacking)
            asked = asked or reading
            if reading.result == UNDECIDED or reading.result != asked.result:
                return StringLine(tuple(moves), OPEN)
            point = self._choose(reading, attacking)
            if point == NO_POINT:
                return StringLine(tuple(moves), SAFE if reading.result == SAVED else GIVEN_UP)
            moves.append(self._move(point, attacking))
            if moves[-1].needs_threat:
                return StringLine(tuple(moves), KO)
            self.board.play(moves[-1].color, point)
            if self._is_captured():
                return StringLine(tuple(moves), CAPTURED if reading.result == TAKEN else KO)
            if self._position() in met:
                return StringLine(tuple(moves), REPEATED)
            met.add(self._position())
            attacking = not attacking

    def _is_captured(self) -> bool:
        return self.board.color_at(self.stone) != self.color

    def _position(self) -> bytes:
        return bytes(self.board.color_at(point) for point in board_points(self.board.size))

    def _ask(self, attacking: bool) -> StringReading:
        ask = self.reader.attack if attacking else self.reader.defend
        return ask(self.board, self.stone, *self.effort)

    def _side(self, attacking: bool) -> int:
        return int(opponent(self.color)) if attacking else self.color

    def _move(self, point: int, attacking: bool) -> LineMove:
        color = self._side(attacking)
        banned = point == self.board.ko_point and color == self.board.ko_color
        return LineMove(color, point, banned)

    def _choose(self, reading: StringReading, attacking: bool) -> int:
        """The move of the side that was asked last; NO_POINT where none is needed, or none helps."""
        if reading.result != (SAVED if attacking else TAKEN):
            return reading.move
        color = self._side(attacking)
        for point in self._tries():
            if self.board.is_legal(color, point) and (not attacking or self._threatens(color, point)):
                return point
        return NO_POINT

    def _tries(self) -> list[int]:
        """The first moves of the question asked last, what it spent most moves on first."""
        steps = self.reader.steps()
        below = [1] * len(steps)
        for number in range(len(steps) - 1, -1, -1):
            if steps[number].parent >= 0:
                below[steps[number].parent] += below[number]
        spent: dict[int, int] = {}
        for step, number in zip(steps, below, strict=True):
            if step.parent < 0 and step.point != PASS:
                spent[step.point] = spent.get(step.point, 0) + number
        return sorted(spent, key=lambda point: (-spent[point], point))

    def _threatens(self, color: int, point: int) -> bool:
        """Whether the string, which stands after it, is not safe unless its side answers."""
        self.board.play(color, point)
        found = SAVED if self._is_captured() else self._ask(attacking=True).result
        self.board.undo()
        return found not in (SAVED, UNDECIDED)
