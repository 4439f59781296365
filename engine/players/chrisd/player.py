"""Chrisd's program as a player: every move is played, and the position after it evaluated.

Where the position may be a seki, perfect play overrides the evaluation (``perfect``). The player goes on
until everything is settled, or every move is proved to cost points.
"""

from typing import NamedTuple

from engine.board import Board
from engine.players.base import Candidate, Reason
from engine.players.chrisd.evaluation import Evaluation, Parts
from engine.players.chrisd.perfect import COSTLY, PLAYABLE, Answer, Perfect
from engine.points import BLACK, WHITE, opponent, require_player

#: candidates in the list at most
LIST_LIMIT = 20
_NAMES = {BLACK: "Black", WHITE: "White"}


class Looked(NamedTuple):
    """A position as the player sees it.

    ``leads`` are its moves, best first, each with how many points its side leads by after it, as the
    evaluation sees it; ``answer`` is what perfect play says.
    """

    leads: dict[int, float]
    answer: Answer
    #: how many points its side leads by after perfect play, and at most after other moves; None: not known
    best: float | None
    most: float | None

    def value(self, point: int) -> float:
        """The value of a move: perfect play overrides what only seems so."""
        if self.best is None or self.most is None:
            return self.leads[point]
        return self.best if point == self.answer.point else min(self.leads[point], self.most)


class Chrisd:
    """The player. The value of a move is how many points its side leads by after it."""

    #: it plays on until nothing is left that it could settle, and says itself which moves are wasted
    plays_to_the_end = True

    def __init__(self) -> None:
        self.name = "chrisd"
        self.list_limit = LIST_LIMIT
        self.knowledge = "none"
        self.evaluation = Evaluation()
        self.perfect = Perfect()
        self._looked: tuple[tuple[int, ...], Looked] | None = None

    def candidates(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[Candidate]:
        """The best ``limit`` moves, best first.

        Of equal values the one of perfect play comes first, then what seemed to lead by more, then the points
        in their order.
        """
        looked = self._look(board, color)
        before = self.evaluation.parts(board)
        return [
            Candidate(point, looked.value(point), tuple(self._reasons(board, color, point, before, looked)))
            for point in list(looked.leads)[: max(limit, 0)]
        ]

    def ranked(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        return list(self._look(board, color).leads)[: max(limit, 0)]

    def avoided(self, board: Board, color: int) -> set[int]:
        """Points of Benson-regions, of either side, and one-point eyes of its own."""
        settled = {point for point, owner in self.evaluation.regions(board).items() if owner}
        return settled | self.evaluation.own_eyes(board, color)

    def better_than_pass(self, board: Board, color: int) -> list[int]:
        """The moves to play rather than pass, best first; that of perfect play alone, if it is known.

        None if everything is settled, or if every move is proved to cost points.
        """
        looked = self._look(board, color)
        if looked.answer.kind == COSTLY:
            return []
        return [looked.answer.point] if looked.answer.kind == PLAYABLE else list(looked.leads)

    def is_seki(self, board: Board) -> bool:
        """Whether something is open, and for both sides every move but a pass is proved to cost points."""
        return self.perfect.is_seki(board)

    def ownership(self, board: Board, color: int) -> dict[int, float]:
        """By point: the probability that it will be Black's, whoever is to move."""
        return {point: (1 + value) / 2 for point, value in self.territory(board, color).items()}

    def territory(self, board: Board, color: int) -> dict[int, float]:
        """Whose each point will be, -1 (White's) to 1 (Black's); in a proved seki as it stands."""
        return self.evaluation.values(board) | self.perfect.ends(board)

    # -- the moves ----------------------------------------------------------------------------------------

    def _look(self, board: Board, color: int) -> Looked:
        """Look at every move; for the position asked about last, this is known."""
        require_player(color)
        key = (board.size, board.hash, board.ko_point, board.ko_color, color)
        if self._looked is None or self._looked[0] != key:
            self._looked = key, self._worked_out(board, color)
        return self._looked[1]

    def _worked_out(self, board: Board, color: int) -> Looked:
        leads = self.evaluation.leads_after(board, color)
        answer = self.perfect.answer(board, color)
        best = most = None
        if answer.kind in (COSTLY, PLAYABLE):
            best = self._settled_lead(board, color) + answer.value
            most = best if answer.kind == PLAYABLE else best - 1
            if answer.kind == PLAYABLE:
                leads.setdefault(answer.point, best)
        looked = Looked(leads, answer, best, most)
        points = sorted(leads, key=lambda at: (-looked.value(at), at != answer.point, -leads[at], at))
        return looked._replace(leads={point: leads[point] for point in points})

    def _settled_lead(self, board: Board, color: int) -> int:
        """How many points of Benson-regions a side leads by."""
        owners = list(self.evaluation.regions(board).values())
        return owners.count(color) - owners.count(opponent(color))

    # -- why ----------------------------------------------------------------------------------------------

    def _reasons(self, board: Board, color: int, point: int, before: Parts, looked: Looked) -> list[Reason]:
        """What the side leads by if it passes, what the move changes, and what perfect play adds to that."""
        board.play(color, point)
        after = self.evaluation.parts(board)
        board.undo()
        sign = 1 if color == BLACK else -1
        found = [Reason("evaluation", "standing", "own", sign * sum(before), _standing(color, before))]
        for name, text in (
            ("safe", "points that are safe for ever"),
            ("stones", "stones on the board"),
            ("influence", "influence on empty points"),
        ):
            change = sign * (getattr(after, name) - getattr(before, name))
            if change:
                found.append(Reason("evaluation", name, "own", change, f"{text}: {change:+.1f} points"))
        if looked.best is not None:
            rest = looked.value(point) - sum(reason.value for reason in found)
            found.append(Reason("reading", "perfect-play", "own", rest, _proved(color, point, looked)))
        return found


def _standing(color: int, worth: Parts) -> str:
    lead = sum(worth) if color == BLACK else -sum(worth)
    name = _NAMES[color if lead >= 0 else opponent(color)]
    return f"if {_NAMES[color]} passes, {name} leads by {abs(lead):.1f} points on the board"


def _proved(color: int, point: int, looked: Looked) -> str:
    if looked.answer.kind == COSTLY:
        return "seki: every move costs points, a pass does not"
    lead = looked.best or 0.0
    ahead = f"{_NAMES[color if lead >= 0 else opponent(color)]} ahead by {abs(lead):.0f}"
    if point == looked.answer.point:
        return f"played to the end without a mistake, this leaves {ahead}"
    return f"played to the end without a mistake, nothing does better than {ahead}"
