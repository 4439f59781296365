"""What becomes of two strings if their enemy or their own side plays first, as a line of moves (``lines``).

The side that loses whatever it does tries moves that threaten something, first those that take most
positions to refute.
"""

from engine.board import Board
from engine.points import NO_POINT
from engine.reader.connections import (
    CONNECTED,
    DEEP_NODES,
    SEPARATED,
    UNDECIDED,
    ConnectionReader,
    ConnectionReading,
)
from engine.reader.lines import CAPTURED, KO, Line, Walk

#: how such a line may also end: as one string; with nothing to try for the enemy, or for their own side
JOINED, LINKED, CUT = "joined", "connected", "separated"


def expected_line(
    reader: ConnectionReader,
    board: Board,
    stones: tuple[int, int],
    attacking: bool,
    node_limit: int = DEEP_NODES,
) -> Line:
    """The line that follows if the enemy (``attacking``) or their own side plays first at two strings.

    The limit is for each question. Raises EngineError as ``ConnectionReader.read`` does.
    """
    return _PairWalk(reader, board, stones, node_limit).play(attacking)


class _PairWalk(Walk):
    undecided, held, lost = UNDECIDED, CONNECTED, SEPARATED

    def __init__(
        self, reader: ConnectionReader, board: Board, stones: tuple[int, int], node_limit: int
    ) -> None:
        super().__init__(board, stones[0])
        self._reader = reader
        self._stones = stones
        self._node_limit = node_limit

    def ask(self, attacking: bool) -> ConnectionReading:
        """The answer of the reader."""
        return self._reader.read(self.board, *self._stones, _question(attacking), self._node_limit)

    def tries(self, attacking: bool) -> list[int]:
        """The moves that the reader would try first, those that take most positions to refute in front."""
        color = self.side(attacking)
        spent = {}
        for point in self._reader.ways(self.board, *self._stones, _question(attacking)).moves:
            if self.board.is_legal(color, point):
                self.board.play(color, point)
                spent[point] = self._reading(not attacking).nodes
                self.board.undo()
        return sorted(spent, key=lambda point: (-spent[point], point))

    def is_worth_a_try(self, attacking: bool, point: int) -> bool:
        """Whether the move threatens to succeed, at least by a ko."""
        self.board.play(self.side(attacking), point)
        found = self._reading(attacking).result
        self.board.undo()
        return found not in (UNDECIDED, self.held if attacking else self.lost)

    def end_of(self, result: int) -> str | None:
        """A string is captured, or both are one; or a ko, where the reader says that one decides."""
        if self._captured():
            return CAPTURED if result == SEPARATED else KO
        if self._joined():
            return JOINED if result == CONNECTED else KO
        return None

    def rest(self, result: int) -> str:
        """Connected, cut, or a ko."""
        return {CONNECTED: LINKED, SEPARATED: CUT}.get(result, KO)

    def _reading(self, attacking: bool) -> ConnectionReading:
        """The answer of the reader; if there is nothing to ask any more, what is so already."""
        if not self._captured() and not self._joined():
            return self.ask(attacking)
        result = SEPARATED if self._captured() else CONNECTED
        return ConnectionReading(result, NO_POINT, 0, result)

    def _captured(self) -> bool:
        return any(self.board.color_at(stone) != self.color for stone in self._stones)

    def _joined(self) -> bool:
        one, two = map(self.board.string_at, self._stones)
        return bool(one == two)


def _question(attacking: bool) -> str:
    return "disconnect" if attacking else "connect"
