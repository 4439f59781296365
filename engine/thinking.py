"""Looking ahead before a move is chosen: ``engine.search`` reads the moves that are worth playing.

A level is a number of positions to look at, which doubles every two levels: 50 at level 2, 800 at level 10,
25,600 at level 20. At level 1 nothing is read, and the first move of the list that is worth playing is
played. Which moves are worth playing, and when to pass, is up to ``engine.playing``.
"""

import time
from collections.abc import Container
from itertools import islice
from typing import NamedTuple

from engine.board import Board
from engine.players.base import Passer, Player
from engine.players.manyfaces import ManyFaces
from engine.playing import NO_LIMITS, Chooser, Limits, ListChooser, Prospect, ValueChooser
from engine.points import PASS
from engine.position import Position
from engine.search import Found, Search

#: moves that are read for a choice
NUM_READ = 12
#: moves that are read for an analysis, at most
MAX_READ = 40
#: positions that are looked at at level 2
FEWEST = 50


class Thought(NamedTuple):
    """What was read of a position: its moves, best first; how many positions were looked at; how deep."""

    found: tuple[Found, ...]
    positions: int
    depth: int


class LookingChooser:
    """Looks ahead on the whole board, with the values that ``player`` gives to moves, in nats."""

    def __init__(self, player: ManyFaces) -> None:
        self.player = player
        self._list = ListChooser(player, self.position)
        self._search = Search(player.valuation)

    @property
    def position(self) -> Position:
        """The position that is used for reading; it keeps much from one board to the next."""
        return self.player.valuation.position

    def follow_joseki(self, follows: bool) -> None:
        """Set whether joseki are played to their ends before a position is judged; by default they are."""
        self._search.follows_joseki = follows

    def choose(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """The best of the moves worth playing, as reading says; or a pass."""
        found = self.think(board, color, limits).found
        return found[0].point if found else PASS

    def think(
        self, board: Board, color: int, limits: Limits = NO_LIMITS, exact: bool = False, most: int = NUM_READ
    ) -> Thought:
        """Read the moves worth playing, at most ``most``; best first, none if a pass is better.

        A single move is not read, and neither is anything at level 1. Without ``exact``, the values of all
        but the first are upper bounds (``Search.best``).
        """
        deadline = limits.deadline()
        limit = positions_of(limits.level) if limits.nodes is None else limits.nodes
        moves = list(islice(self._list.worth_playing(board, color), most if limit else 1))
        if not moves:
            return Thought((), 0, 0)
        if len(moves) == 1 or not limit:
            return Thought((Found(moves[0], 0.0, 0.0, 0, (moves[0],)),), 0, 0)
        found = self._search.best(board, color, moves, limit, deadline, limits.stop, exact)
        return Thought(tuple(found), self._search.num_positions, self._search.depth)

    def clean_up(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """As ``ListChooser.clean_up``: what is left after a game needs no lookahead."""
        return self._list.clean_up(board, color, limits)

    def prospects(
        self,
        board: Board,
        color: int,
        limit: int,
        limits: Limits = NO_LIMITS,
        wanted: Container[int] | None = None,
    ) -> list[Prospect]:
        """The moves that were read, best first, then the rest of the list.

        As many moves are read as for a choice even if fewer are wanted, so that the first is the same.
        """
        deadline = limits.deadline()
        most = max(limit, NUM_READ) if wanted is None else board.size**2
        thought = self.think(board, color, limits, exact=True, most=min(most, MAX_READ))
        if thought.depth == 0:
            # nothing is left of a time that is over
            left = limits if limits.time_s is None else limits._replace(time_s=deadline - time.monotonic())
            return self._list.prospects(board, color, limit, left, wanted)
        listed = {
            point: (value, share) for point, value, share in self._list.listed(board, color, most)[:most]
        }
        found = [
            Prospect(read.point, *listed.pop(read.point, (0.0, 0.0)), read.value + read.cost, read.line)
            for read in thought.found
        ]
        rest = [(point, *said) for point, said in islice(listed.items(), most - len(found))]
        if wanted is not None:
            found = [prospect for prospect in found if prospect.point in wanted]
            rest = [one for one in rest if one[0] in wanted]
        others = self._list.worked_out(board, color, rest, deadline, first=not found)
        return [*found[:limit], *islice(others, max(0, limit - len(found)))]


def positions_of(level: int) -> int:
    """How many positions are looked at for a move at a level (1 to 20)."""
    return 0 if level <= 1 else round(FEWEST * 2 ** ((level - 2) / 2))


def chooser_of(player: Player) -> Chooser:
    """The chooser for a player: one that looks ahead for manyfaces; else one that follows the player's values
    if it is a ``Passer``, or its list."""
    if isinstance(player, ManyFaces):
        return LookingChooser(player)
    return ValueChooser(player) if isinstance(player, Passer) else ListChooser(player)
