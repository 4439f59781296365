"""The evaluation of a position with its doubtful groups read out: much slower, and right more often.

The evaluation judges a group by what can be seen of it (eyes, room, liberties, neighbours), according to what
became of such groups on average. The reader of groups says more: whether the group can be killed, and whether
it can be saved. How much that changes the odds was learned from what became of groups in games
(bench/settling.py). When a game is over, a group either lives or it does not; a group of which reading says
nothing then counts as alive only if it seems sure to live.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.board import Board
from engine.evaluation.groups import GROUP_ALIVE, GROUP_UNSETTLED, GROUP_WEAK
from engine.points import BLACK, opponent
from engine.position import Evaluation, Position
from engine.reader.groups import NO, YES, GroupReader, GroupReading

#: how many positions a search about one group may judge
READ_NODES = 3000
#: a board with so many points that are nobody's is half open
HALF_OPEN = 20
#: if fewer points than this are nobody's with every group alive or dead, the game is over but for dame
FEW_OPEN = 8
#: at the end, a group of which reading says nothing lives if it seems at least so strong
SURE = 0.95
#: a point belongs to a side if its territory is worth at least so much to it
OWNED = 0.5
_DOUBTFUL = (GROUP_WEAK, GROUP_UNSETTLED, GROUP_ALIVE)
_STRONGEST = 0.999

#: the weights of TRAITS in the odds that a group lives, in nats, by what reading says of it: learned by
#: bench/settling.py
WEIGHTS = {
    "lives": (0.87, 0.10, 0.75, 3.27, 3.19),
    "dies": (-2.15, 0.62, 0.66, -3.13, 0.65),
    "seems to live": (0.44, 0.47, 0.92, 1.64, 2.71),
    "seems to die": (-1.86, 1.02, 0.40, -2.10, -0.46),
    "can be saved": (0.24, 0.15, 1.15, 1.59, 0.53),
    "can be killed": (-0.91, 1.13, 0.18, -2.65, 0.31),
    "critical": (-0.56, 0.71, 0.86, 2.33, 0.25),
    "also critical": (-0.27, 0.50, 0.59, 0.86, -0.54),
    "unknown": (-0.12, 0.34, 1.18, -1.17, 1.27),
}
TRAITS = (
    "always",
    "its own turn",
    "strength as seen",
    "few open points",
    "strength as seen, few open points",
)


class Doubt(NamedTuple):
    """A group that was read."""

    #: its index in the groups of the evaluation
    number: int
    #: what reading says, one of ``WEIGHTS``
    verdict: str
    is_own_turn: bool
    #: as the evaluation sees it, -1 to 1
    strength: float
    #: how few points of the board are open: 1 if none is, 1/2 for HALF_OPEN, toward 0
    few: float

    def traits(self) -> tuple[float, ...]:
        """The traits from which the odds that it lives are worked out, in the order of ``TRAITS``."""
        seen = math.atanh(min(max(self.strength, -_STRONGEST), _STRONGEST))
        return 1.0, float(self.is_own_turn), seen, self.few, seen * self.few

    def chance(self) -> float:
        """How likely it is that the group lives."""
        odds = sum(w * trait for w, trait in zip(WEIGHTS[self.verdict], self.traits(), strict=True))
        return 1 / (1 + math.exp(-odds))

    def lives_at_the_end(self) -> bool:
        """Whether the group lives if this is the end of the game; a critical one does if it is its turn."""
        if self.verdict in ("critical", "also critical"):
            return self.is_own_turn
        if self.verdict == "unknown":
            return self.strength > SURE
        return self.verdict in ("lives", "seems to live", "can be saved")


def evaluate_reading(
    position: Position,
    board: Board,
    reader: GroupReader,
    node_limit: int = READ_NODES,
    to_play: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Evaluation:
    """What a board is worth if each group that is neither safe nor captured is read.

    Each search judges at most ``node_limit`` positions. Without ``to_play``, the side that did not play last
    is to move. Groups that have not been read when ``stop`` returns true stay as the evaluation sees them.
    """
    found = doubts(position.evaluation(board), board, reader, node_limit, to_play, stop)
    ended = position.settled(
        board, {doubt.number: 1.0 if doubt.lives_at_the_end() else -1.0 for doubt in found}
    )
    if is_over(ended):
        return ended
    position.refresh(board)
    return position.settled(board, {doubt.number: 2 * doubt.chance() - 1 for doubt in found})


def side_to_play(board: Board) -> int:
    """The side that did not play last; Black if nobody has played."""
    moves = board.moves()
    return opponent(moves[-1][0]) if moves else BLACK


def is_over(told: Evaluation) -> bool:
    """Whether hardly any point is nobody's, by an evaluation with doubtful groups read out."""
    return num_open(told) < FEW_OPEN


def num_open(told: Evaluation) -> int:
    """How many points of an evaluated board are nobody's."""
    return sum(abs(value) < OWNED for value in told.territory.values())


def doubts(
    told: Evaluation,
    board: Board,
    reader: GroupReader,
    node_limit: int = READ_NODES,
    to_play: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Doubt]:
    """Read the groups of an evaluated board that are neither safe nor captured, until ``stop`` is true.

    ``told`` is the evaluation of ``board``; the other arguments are those of ``evaluate_reading``.
    """
    to_play = to_play or side_to_play(board)
    doubtful = [(i, group) for i, group in enumerate(told.groups) if group.status in _DOUBTFUL]
    verdicts: list[str] = []
    for _, group in doubtful:
        if stop():
            break
        verdicts.append(_verdict(reader, board, group.stones[0], node_limit))
    doubtful = doubtful[: len(verdicts)]
    _leave_one_critical(verdicts, [len(group.stones) for _, group in doubtful])
    few = 1 / (1 + num_open(told) / HALF_OPEN)
    return [
        Doubt(number, verdict, group.color == to_play, group.strength, few)
        for (number, group), verdict in zip(doubtful, verdicts, strict=True)
    ]


def _verdict(reader: GroupReader, board: Board, stone: int, node_limit: int) -> str:
    """What reading says of the group of a stone, with either side to move first."""
    attack = reader.read(board, stone, "attack", node_limit)
    if attack.result == NO:
        return "lives"
    defence = reader.read(board, stone, "defend", node_limit)
    if defence.result == NO:
        return "dies"
    if attack.result == YES:
        return "critical" if defence.result == YES else _leaning(defence, "seems to die", "can be killed")
    if defence.result == YES:
        return _leaning(attack, "seems to live", "can be saved")
    return "unknown"


def _leaning(reading: GroupReading, fails: str, otherwise: str) -> str:
    """``fails`` if the question seems to fail, as far as it was read; else ``otherwise``."""
    return fails if reading.so_far == NO else otherwise


def _leave_one_critical(verdicts: list[str], sizes: Sequence[int]) -> None:
    """Of several critical groups, leave only the largest critical: the next move decides about that one."""
    critical = [i for i, verdict in enumerate(verdicts) if verdict == "critical"]
    largest = max(critical, key=lambda i: sizes[i], default=None)
    for i in critical:
        if i != largest:
            verdicts[i] = "also critical"
