"""NeuroGo as a player: every legal move is played, and the position after it evaluated.

There is no lookahead beyond that. Probabilities of moves are the article's, with the pass left out.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from engine.board import Board
from engine.players.base import Candidate, Judgement, Reason
from engine.players.neurogo.system import System
from engine.players.neurogo.values import TEMPERATURE
from engine.players.neurogo.weights import Trained
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    opponent,
    require_player,
    to_gtp,
)

#: candidates in the list at most
LIST_LIMIT = 20
#: reasons speak of so many strings, if what is expected of them changes by so many points
TOLD = 3
WORTH_TELLING = 0.5
_NAMES = {BLACK: "Black", WHITE: "White"}


class Looked(NamedTuple):
    """A position as the player sees it: how many points its side leads by after each move, best first, and
    after a pass."""

    leads: dict[int, float]
    after_pass: float


class NeuroGo:
    """The player, with trained weights. The value of a move is how many points its side leads by after it."""

    def __init__(self, trained: Trained) -> None:
        self.name = "neurogo"
        self.list_limit = LIST_LIMIT
        self.knowledge = trained.checksum
        self.system = System(trained.network())
        self._looked: tuple[tuple[int, ...], Looked] | None = None

    def candidates(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[Candidate]:
        """The best ``limit`` moves, best first; equal ones in the order of the points."""
        looked = self._look(board, color)
        before = self._ownership(board, color, PASS)
        shares = _probabilities(looked)
        return [
            Candidate(point, lead, tuple(self._reasons(board, color, point, before)), shares[point])
            for point, lead in list(looked.leads.items())[: max(limit, 0)]
        ]

    def ranked(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        return list(self._look(board, color).leads)[: max(limit, 0)]

    def judge(self, board: Board, color: int, point: int) -> Judgement:
        """The place of one legal move among all, and the logarithm of its probability, as in the article.

        Raises EngineError if the move is not legal.
        """
        looked = self._look(board, color)
        if point not in looked.leads:
            raise EngineError(f"no legal move of color {color}: {to_gtp(point, board.size)}")
        place = list(looked.leads).index(point)
        return Judgement(place, len(looked.leads), _log_probabilities(looked)[point])

    def avoided(self, board: Board, color: int) -> set[int]:
        """Nothing: a bad move has a low value."""
        return set()

    def better_than_pass(self, board: Board, color: int) -> list[int]:
        """The moves after which its side leads by more than after a pass, best first."""
        looked = self._look(board, color)
        return [point for point, lead in looked.leads.items() if lead > looked.after_pass]

    def ownership(self, board: Board, color: int) -> dict[int, float]:
        """By point: the probability that it will be Black's, ``color`` to move."""
        self.system.lead(board, color)
        return dict(self.system.ownership())

    def territory(self, board: Board, color: int) -> dict[int, float]:
        """Whose each point will be, -1 (White's) to 1 (Black's), ``color`` to move."""
        return {point: 2 * share - 1 for point, share in self.ownership(board, color).items()}

    # -- the moves ----------------------------------------------------------------------------------------

    def _look(self, board: Board, color: int) -> Looked:
        """Look at every move; for the position asked about last, this is known."""
        require_player(color)
        key = (board.size, board.hash, board.ko_point, board.ko_color, color)
        if self._looked is None or self._looked[0] != key:
            after_pass = self._lead_after(board, color, PASS)
            points = [
                p for p in board_points(board.size) if board.color_at(p) == EMPTY and board.is_legal(color, p)
            ]
            leads = {point: self._lead_after(board, color, point) for point in points}
            points.sort(key=lambda point: (-leads[point], point))
            self._looked = key, Looked({point: leads[point] for point in points}, after_pass)
        return self._looked[1]

    def _lead_after(self, board: Board, color: int, point: int) -> float:
        board.play(color, point)
        try:
            return -float(self.system.lead(board, opponent(color), point == PASS))
        finally:
            board.undo()

    # -- why ----------------------------------------------------------------------------------------------

    def _ownership(self, board: Board, color: int, point: int) -> dict[int, float]:
        """By point, after a move: the probability that it will belong to the side that moved."""
        self._lead_after(board, color, point)
        black = self.system.ownership()
        return black if color == BLACK else {at: 1 - share for at, share in black.items()}

    def _reasons(self, board: Board, color: int, point: int, before: dict[int, float]) -> list[Reason]:
        """What the side leads by if it passes; what changes for strings, and for the rest of the board."""
        after = self._ownership(board, color, point)
        standing = sum(2 * share - 1 for share in before.values())
        found = [Reason("network", "standing", "own", standing, _standing(color, standing))]
        changes = list(_changes(board, before, after))
        changes.sort(key=lambda change: (-abs(change[1]), change[0]))
        for stone, change in changes[:TOLD]:
            if abs(change) >= WORTH_TELLING:
                found.append(_string_reason(board, color, stone, change, before[stone], after))
        total = sum(2 * share - 1 for share in after.values())
        rest = total - sum(reason.value for reason in found)
        text = "what is expected of all points" if len(found) == 1 else "what is expected elsewhere"
        return [*found, Reason("network", "board", "own", rest, text)]


def _changes(board: Board, before: dict[int, float], after: dict[int, float]) -> Iterator[tuple[int, float]]:
    """By string, given by its first stone: by how many points what is expected of it changes."""
    for point in before:
        if board.color_at(point) != EMPTY and point == min(board.stones(point)):
            yield point, sum(2 * (after[stone] - before[stone]) for stone in board.stones(point))


def _standing(color: int, lead: float) -> str:
    name, enemy = _NAMES[color], _NAMES[opponent(color)]
    return f"if {name} passes, {name if lead >= 0 else enemy} leads by {abs(lead):.1f} points on the board"


def _string_reason(
    board: Board, color: int, stone: int, change: float, before: float, after: dict[int, float]
) -> Reason:
    owner = board.color_at(stone)
    stones = board.stones(stone)
    share = sum(after[at] for at in stones) / len(stones)
    if owner != color:
        before, share = 1 - before, 1 - share
    text = (
        f"the {_NAMES[owner]} string at {to_gtp(stone, board.size)} lives with {share:.0%}, not {before:.0%}"
    )
    return Reason("network", "string", "own" if owner == color else "enemy", change, text)


def _log_probabilities(looked: Looked) -> dict[int, float]:
    """By legal move, without the pass: the logarithm of its share of the sum of exp(value / TEMPERATURE)."""
    top = max(looked.leads.values(), default=0.0)
    total = math.log(sum(math.exp((lead - top) / TEMPERATURE) for lead in looked.leads.values()) or 1.0)
    return {point: (lead - top) / TEMPERATURE - total for point, lead in looked.leads.items()}


def _probabilities(looked: Looked) -> dict[int, float]:
    return {point: math.exp(logarithm) for point, logarithm in _log_probabilities(looked).items()}
