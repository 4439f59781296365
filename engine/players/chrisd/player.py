"""Chrisd's program as a player: every move is played, and the position after it evaluated."""

from typing import NamedTuple

from engine.board import Board
from engine.players.base import Candidate, Reason
from engine.players.chrisd.evaluation import Evaluation, Parts
from engine.points import BLACK, WHITE, EngineError, opponent

#: candidates in the list at most
LIST_LIMIT = 20
_NAMES = {BLACK: "Black", WHITE: "White"}


class Looked(NamedTuple):
    """A position as the player sees it: its moves, best first, with what its side leads by after them."""

    leads: dict[int, float]


class Chrisd:
    """The player. A value is by how many points its side leads after the move."""

    #: it plays on until nothing is left that it could settle, and says itself which moves are wasted
    plays_to_the_end = True

    def __init__(self) -> None:
        self.name = "chrisd"
        self.list_limit = LIST_LIMIT
        self.knowledge = "none"
        self.evaluation = Evaluation()
        self._looked: tuple[tuple[int, ...], Looked] | None = None

    def candidates(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[Candidate]:
        """The best ``limit`` moves, best first; equal values in the order of the points."""
        looked = self._look(board, color)
        before = self.evaluation.parts(board)
        return [
            Candidate(point, lead, tuple(self._reasons(board, color, point, before)))
            for point, lead in list(looked.leads.items())[: max(limit, 0)]
        ]

    def ranked(self, board: Board, color: int, limit: int = LIST_LIMIT) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        return list(self._look(board, color).leads)[: max(limit, 0)]

    def avoided(self, board: Board, color: int) -> set[int]:
        """Points of Benson-regions, whoever's they are, and own eyes of one point."""
        settled = {point for point, owner in self.evaluation.regions(board).items() if owner}
        return settled | self.evaluation.own_eyes(board, color)

    def better_than_pass(self, board: Board, color: int) -> list[int]:
        """The moves to play on with, best first; none when everything is settled."""
        return list(self._look(board, color).leads)

    def ownership(self, board: Board, color: int) -> dict[int, float]:
        """By point: the probability that it will be Black's, whoever is to move."""
        return {point: (1 + value) / 2 for point, value in self.evaluation.values(board).items()}

    def territory(self, board: Board, color: int) -> dict[int, float]:
        """Whose each point will be, -1 (White's) to 1 (Black's), whoever is to move."""
        return dict(self.evaluation.values(board))

    # -- the moves ----------------------------------------------------------------------------------------

    def _look(self, board: Board, color: int) -> Looked:
        """Every move; of the position asked about last it is known already."""
        if color not in _NAMES:
            raise EngineError(f"no player has the color {color}; Black is {BLACK}, White {WHITE}")
        key = (board.size, board.hash, board.ko_point, board.ko_color, color)
        if self._looked is None or self._looked[0] != key:
            leads = self.evaluation.leads_after(board, color)
            points = sorted(leads, key=lambda point: (-leads[point], point))
            self._looked = key, Looked({point: leads[point] for point in points})
        return self._looked[1]

    # -- why ----------------------------------------------------------------------------------------------

    def _reasons(self, board: Board, color: int, point: int, before: Parts) -> list[Reason]:
        """Where a side stands if it passes, and what the move changes."""
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
        return found


def _standing(color: int, worth: Parts) -> str:
    lead = sum(worth) if color == BLACK else -sum(worth)
    name = _NAMES[color if lead >= 0 else opponent(color)]
    return f"if {_NAMES[color]} passes, {name} leads by {abs(lead):.1f} points on the board"
