"""What becomes of a string if its enemy or its own side plays first, as a line of moves (``lines``).

The side that loses whatever it does tries the move that took the reading longest to refute; an attacker who
gets nothing only tries moves that threaten something.
"""

from engine.board import Board
from engine.points import PASS
from engine.reader.lines import CAPTURED, KO, Line, Walk
from engine.reader.results import SAVED, TAKEN, UNDECIDED
from engine.reader.strings import USUAL_NODES, USUAL_STAGES, StringReader, StringReading

#: how such a line may also end; ``GIVEN_UP``: the string still stands, but its side finds nothing to try
SAFE, GIVEN_UP = "saved", "given_up"


def expected_line(
    reader: StringReader,
    board: Board,
    stone: int,
    attacking: bool,
    node_limit: int = USUAL_NODES,
    stages: int = USUAL_STAGES,
) -> Line:
    """The line that follows if the enemy (``attacking``) or its own side plays first at a stone's string.

    The limits are for each move. Raises EngineError as ``StringReader.attack`` does. Steps that the reader
    has recorded are lost.
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
        """The first moves that the last question tried, those first on which it spent most moves."""
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
        """Its own side may play any move, the attacker only one that threatens something."""
        if not attacking:
            return True
        self.board.play(self.side(attacking), point)
        found = SAVED if self._is_captured() else self.ask(attacking).result
        self.board.undo()
        return found not in (SAVED, UNDECIDED)

    def end_of(self, result: int) -> str | None:
        """Captured; or a ko, where the reader says that one decides."""
        if not self._is_captured():
            return None
        return CAPTURED if result == TAKEN else KO

    def rest(self, result: int) -> str:
        """Saved, or given up."""
        return SAFE if result == SAVED else GIVEN_UP

    def _is_captured(self) -> bool:
        return self.board.color_at(self._stone) != self.color
