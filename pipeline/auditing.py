"""Checks an evaluation against itself: what it says of each point now, and after the best moves.

It is what ``stages.audit`` does at each position. An evaluation says of each point whose it will be. With
perfect knowledge the answer would stay the same, on average over all best moves (seed 001). So the value of a
point is compared with its mean after the moves that keep the best score; where they differ by more than
``ERROR`` the evaluation is wrong, whatever a professional would say. A move is not counted for the point that
it takes, which always changes.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.board import Board
from engine.ending import Ending
from engine.players import Evaluator
from engine.points import BLACK, EMPTY, PASS, board_points, coordinates, opponent, point
from engine.reader.ladders import ESCAPES, Reader

#: a difference above this is an error: the seed's figure
ERROR = 0.6
#: ours: a move keeps the best score if it is at most this many points behind it
KEEPS = 0.5
#: ours: a stone at most so many steps away is near an empty point
NEAR = 2

SEKI, LIFE_AND_DEATH = "seki", "life and death"
KINDS = {
    "ladder": "stones that a ladder takes, or nearly",
    SEKI: "stones that stand in seki, as reading has it",
    LIFE_AND_DEATH: "other stones",
    "border": "empty points near stones of both sides",
    "territory": "empty points near stones of one side",
    "open": "empty points far from all stones",
}


class Inconsistency(NamedTuple):
    """Neighbouring points where an evaluation errs the same way; the figures are those of the worst one."""

    #: the worst first
    points: tuple[int, ...]
    #: what the evaluation says of the worst, and after the best moves: -1 (White's) to 1 (Black's)
    value: float
    mean: float
    kind: str
    #: the moves that keep the best score, the best first; PASS may be one
    kept: tuple[int, ...]

    @property
    def point(self) -> int:
        """The worst point."""
        return self.points[0]


class Auditor:
    """Audits the evaluation of one player."""

    def __init__(self, player: Evaluator) -> None:
        self.player = player
        self.reader = Reader()
        self.ending = Ending()

    def audit(self, board: Board, color: int) -> list[Inconsistency]:
        """The inconsistencies of a position with ``color`` to play, worst first; the board is unchanged."""
        values = self.player.territory(board, color)
        kept = self._kept(board, color)
        means = _means(board, kept)
        faults = {at: values[at] - mean for at, mean in means.items() if abs(values[at] - mean) > ERROR}
        if not faults:
            return []
        kinds = self._kinds(board, faults)
        found = []
        for part in _parts(board, faults, kinds):
            points = sorted(part, key=lambda at: (-abs(faults[at]), at))
            worst = points[0]
            moves = tuple(move for move, _ in kept if move != worst)
            found.append(Inconsistency(tuple(points), values[worst], means[worst], kinds[worst], moves))
        return sorted(found, key=lambda one: (-abs(one.value - one.mean), one.point))

    def _kept(self, board: Board, color: int) -> list[tuple[int, Mapping[int, float]]]:
        """The moves, passing too, that keep the best score, best first, and the evaluation after each."""
        sign = 1 if color == BLACK else -1
        after: list[tuple[float, int, Mapping[int, float]]] = []
        for move in (PASS, *board_points(board.size)):
            if move == PASS or (board.color_at(move) == EMPTY and board.is_legal(color, move)):
                board.play(color, move)
                values = self.player.territory(board, opponent(color))
                board.undo()
                after.append((sign * sum(values.values()), move, values))
        after.sort(key=lambda one: (-one[0], one[1]))
        return [(move, values) for score, move, values in after if score >= after[0][0] - KEEPS]

    def _kinds(self, board: Board, points: Iterable[int]) -> dict[int, str]:
        """The kinds of some points, keys of ``KINDS``. To tell sekis all groups are read: once, if at all."""
        kinds = {at: self._kind(board, at) for at in points}
        if LIFE_AND_DEATH in kinds.values():
            seki = self.ending.seki_stones(board, self.ending.dead_stones(board.copy()))
            kinds |= {at: SEKI for at in seki if kinds.get(at) == LIFE_AND_DEATH}
        return kinds

    def _kind(self, board: Board, at: int) -> str:
        """The kind of a point, but for sekis."""
        if board.color_at(at) == EMPTY:
            near = {board.color_at(other) for other in _around(board, at, NEAR)} - {EMPTY}
            return ("open", "territory", "border")[len(near)]
        if board.num_liberties(at) <= 2 and self.reader.read(board, at, "ladder").result != ESCAPES:
            return "ladder"
        return LIFE_AND_DEATH


def _means(board: Board, kept: Sequence[tuple[int, Mapping[int, float]]]) -> dict[int, float]:
    """By point: the mean after the moves that were kept, without the one that takes the point.

    Points of which only that one could tell are left out.
    """
    told = {at: [values[at] for move, values in kept if move != at] for at in board_points(board.size)}
    return {at: sum(values) / len(values) for at, values in told.items() if values}


def _around(board: Board, at: int, steps: int) -> Iterator[int]:
    col, row = coordinates(at)
    for dx in range(-steps, steps + 1):
        for dy in range(abs(dx) - steps, steps - abs(dx) + 1):
            if 0 <= col + dx < board.size and 0 <= row + dy < board.size:
                yield point(col + dx, row + dy)


def _parts(board: Board, faults: Mapping[int, float], kinds: Mapping[int, str]) -> Iterator[set[int]]:
    """Contiguous points of the same kind that are wrong the same way."""
    rest = set(faults)
    while rest:
        start = min(rest)
        part, todo = {start}, [start]
        rest.discard(start)
        while todo:
            at = todo.pop()
            for near in _around(board, at, 1):
                if near in rest and kinds[near] == kinds[at] and faults[near] * faults[at] > 0:
                    rest.discard(near)
                    part.add(near)
                    todo.append(near)
        yield part
