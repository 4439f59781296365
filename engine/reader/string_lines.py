"""What a string comes to when its enemy plays first, or its own side, as a line of moves (``lines``).

Who loses whatever he does tries what took the reading longest to refute; an attacker who gets nothing only
tries what threatens something.
"""

from engine.board import Board
from engine.points import PASS
from engine.reader.lines import CAPTURED, KO, Line, Walk
from engine.reader.results import SAVED, TAKEN, UNDECIDED
from engine.reader.strings import USUAL_NODES, USUAL_STAGES, StringReader, StringReading

#: how such a line may end too; ``GIVEN_UP``: the string still stands, but its side finds nothing to try
SAFE, GIVEN_UP = "saved", "given_up"


def expected_line(
    reader: StringReader,
    board: Board,
    stone: int,
    attacking: bool,
    node_limit: int = USUAL_NODES,
    stages: int = USUAL_STAGES,
) -> Line:
    """What the string at ``stone`` comes to when its enemy plays first, or its own side.

    The effort is for each move. Raises EngineError as ``StringReader.attack`` does. What the reader was to
    write down (``record``) is forgotten.
    """
    reader.record(True)
    try:
        return _StringWalk(reader, board, stone, (node_limit, stages)).play(attacking)
    finally:
        reader.record(False)


class _StringWalk(Walk):
    undecided, held, lost = UNDECIDED, SAVED, TAKEN

    def __init__(self, reader: StringReader, board: Board, stone: int, effort: tuple[int, int]) -> None:
        super().__init__(board, stone)
        self._reader = reader
        self._stone = stone
        self._effort = effort

    def ask(self, attacking: bool) -> StringReading:
        """The answer of the reader."""
        ask = self._reader.attack if attacking else self._reader.defend
        return ask(self.board, self._stone, *self._effort)

    def tries(self, attacking: bool) -> list[int]:
        """The first moves of the question asked last, what it spent most moves on first."""
        steps = self._reader.steps()
        below = [1] * len(steps)
        for number in range(len(steps) - 1, -1, -1):
            if steps[number].parent >= 0:
                below[steps[number].parent] += below[number]
        spent: dict[int, int] = {}
        for step, number in zip(steps, below, strict=True):
            if step.parent < 0 and step.point != PASS:
                spent[step.point] = spent.get(step.point, 0) + number
        return sorted(spent, key=lambda point: (-spent[point], point))

    def is_worth_a_try(self, attacking: bool, point: int) -> bool:
        """Its own side may play any move, the attacker one after which it is not safe by itself."""
        if not attacking:
            return True
        self.board.play(self.side(attacking), point)
        found = SAVED if self._is_captured() else self.ask(attacking).result
        self.board.undo()
        return found not in (SAVED, UNDECIDED)

    def end_of(self, result: int) -> str | None:
        """Captured, or by a ko where the reader says that one decides."""
        if not self._is_captured():
            return None
        return CAPTURED if result == TAKEN else KO

    def rest(self, result: int) -> str:
        """Saved, or given up."""
        return SAFE if result == SAVED else GIVEN_UP

    def _is_captured(self) -> bool:
        return self.board.color_at(self._stone) != self.color
