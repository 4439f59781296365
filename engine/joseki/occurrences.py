"""Where a local position of a corner comes up in games."""

from typing import NamedTuple

import cython

from engine.joseki.corners import Corners
from engine.walk import Game, Walk


class Occurrence(NamedTuple):
    """A corner of a game that had the local position, for the side to move, and what was played there.

    Both sides may play elsewhere for a while and leave the corner as it is. What counts is the first move
    that was played in it.
    """

    #: the number of that move; of the first one elsewhere if the side never played in the corner then
    move_no: int
    #: 0 to 3, as in ``engine.joseki.corners``
    corner: int
    #: the place of that move as ``JosekiMove.place`` has it; TENUKI_PLACE for one elsewhere
    place: int


class PositionFinder:
    """Finds the local position that has a key (``engine.joseki.corners``) in games."""

    def __cinit__(self, key):
        self.walk = Walk()
        self.corners = Corners()
        self.key = key

    def find(self, game: Game) -> list[Occurrence]:
        """Where the local position comes up in a game, at most once in each corner; the earliest move first.

        The position after the last move does not count: nobody moved there. The game ends before its first
        illegal move. Raises EngineError for a bad setup.
        """
        corner: cython.int
        self.walk.begin(game)
        with cython.nogil:
            self._follow()
        found = [
            Occurrence(self.number[corner], corner, self.place[corner])
            for corner in range(NUM_CORNERS)
            if self.number[corner]
        ]
        return sorted(found)

    def _follow(self):
        corner: cython.int
        place: cython.int
        view: View
        for corner in range(NUM_CORNERS):
            self.number[corner] = 0
            self.place[corner] = TENUKI
        while self.walk.step():
            self.corners.look(self.walk.board)
            for corner in range(NUM_CORNERS):
                if self.place[corner] != TENUKI:
                    continue
                view = self.corners.view(corner, self.walk.color)
                if view.key != self.key:
                    continue
                place = self._answer(corner, cython.address(view))
                if self.number[corner] == 0 or place != TENUKI:
                    self.number[corner] = self.walk.number
                    self.place[corner] = place

    def _answer(self, corner, view):
        """The place of the move that the walk stands before, as the corner sees it."""
        if self.walk.played == PASS or not self.corners.corners_of(self.walk.played) >> corner & 1:
            return TENUKI
        return self.corners.place_in(corner, view, self.walk.played)
