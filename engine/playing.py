"""Who chooses a move: the best of a player's candidates that is legal and not wasted, or a pass.

`Chooser` is what a front end and a referee know; the class here follows the player's list,
`engine.thinking` has the one that looks ahead.

A move is wasted in safe territory, whoever's it is, and in an eye of one's own. Beyond that the evaluation is
asked what a move is worth against a pass: early in the game only a clear loss counts; late, or after the
enemy has passed, a move must gain something. When none does, the choice is a pass; so games end.
"""

import math
import time
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from engine.board import Board
from engine.ending import Ending
from engine.evaluation.safety import SAFE_BLACK, SAFE_WHITE, Safety
from engine.evaluation.territory import FIFTIETHS
from engine.own_eyes import is_own_eye
from engine.players.base import Candidate, Finisher, Passer, Player, unexplained
from engine.points import BLACK, EMPTY, NO_POINT, PASS, board_points, opponent
from engine.position import Position
from engine.strategy import sente_at, sente_end

#: a level when none is given; 1 is the fastest, 20 the strongest
DEFAULT_LEVEL = 10
#: candidates that are looked at before the rest of the board
NUM_TRIED = 20
#: the share of the time of a move that may be spent
SPENT = 0.9
#: fiftieths of a point: what a late move must gain, and what an early one may seem to lose
WORTH = 25
LOSS = -150
#: what it must gain at least, when much is at stake: so much for both sides together
LITTLE = 5
AT_STAKE = 50
#: the share of the points with stones from which a game is late
LATE = 0.5
#: points that are nearer to nobody's than this are filled at the end
OPEN = 0.8


class Limits(NamedTuple):
    """How much a choice may cost. What chooses without lookahead needs none of it."""

    level: int = DEFAULT_LEVEL
    #: seconds; None: as the level says
    time_s: float | None = None
    #: positions; None: as the level says
    nodes: int | None = None
    #: asked now and then; when true, the best so far is wanted at once
    stop: Callable[[], bool] = lambda: False

    def deadline(self) -> float:
        """When a choice that begins now must be there, in seconds of the monotonic clock."""
        return math.inf if self.time_s is None else time.monotonic() + SPENT * self.time_s


NO_LIMITS = Limits()


class Prospect(NamedTuple):
    """A candidate as analysis shows it."""

    point: int
    value: float
    #: of being played, as far as the player says; the probabilities of a list add up to one at most
    probability: float
    #: points that its side leads by after it, area counting, the enemy's sente counted, komi not
    lead: float
    line: tuple[int, ...]


#: a move of a list, its value, its probability
Listed = tuple[int, float, float]


class Chooser(Protocol):
    """What chooses moves. Same position, same level: the same choice, unless time decides."""

    def choose(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """A legal move that repeats no position of the game, or a pass."""

    def clean_up(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """As ``choose``, after the game: a pass only when no dead enemy stone is left on the board."""

    def prospects(
        self,
        board: Board,
        color: int,
        limit: int,
        limits: Limits = NO_LIMITS,
        wanted: Container[int] | None = None,
    ) -> list[Prospect]:
        """Candidates for analysis, at most ``limit``, the best first; with ``wanted`` the best of those.

        When time is over those that are not worked out are left out, but never all of them.
        """


class ListChooser:
    """Follows the list of a player; ``position`` evaluates (default: a new one)."""

    def __init__(self, player: Player, position: Position | None = None) -> None:
        self.player = player
        self._position = position or Position()
        self._ending = Ending(self._position)

    def choose(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """The first move of the list that is worth playing, or a pass."""
        return next(self.worth_playing(board, color), PASS)

    def clean_up(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """A move toward capturing a dead enemy string, the one with fewest liberties first; where each would
        be taken itself at once, one that captures it by what is read."""
        deadline = limits.deadline()

        def is_late() -> bool:
            return time.monotonic() > deadline

        found = self._ending.dead_stones(board, color, is_late)
        heads = {board.string_at(stone) for stone in found if board.color_at(stone) == opponent(color)}
        if not heads:
            return self.choose(board, color, limits)
        in_order = sorted(heads, key=lambda stone: (board.num_liberties(stone), stone))
        for head in in_order:
            for point in board.liberties(head):
                if self._captures(board, color, point, head):
                    return point
        killing = (point for head in in_order for point in self._ending.killing_moves(board, head, is_late))
        return next((point for point in killing if may_play(board, color, point)), PASS)

    def prospects(
        self,
        board: Board,
        color: int,
        limit: int,
        limits: Limits = NO_LIMITS,
        wanted: Container[int] | None = None,
    ) -> list[Prospect]:
        """The move that would be chosen, then the others in the order of the player's list."""
        deadline = limits.deadline()
        most = limit if wanted is None else board.size**2
        chosen = self.choose(board, color)
        listed = self.listed(board, color, most, chosen)
        if chosen not in [point for point, _, _ in listed]:
            listed.insert(0, (chosen, 0.0, 0.0))
        told = (one for one in listed[:most] if wanted is None or one[0] in wanted)
        return list(islice(self.worked_out(board, color, told, deadline), limit))

    def listed(self, board: Board, color: int, limit: int, first: int = PASS) -> list[Listed]:
        """The player's list, ``limit`` candidates or more, without what repeats a position and with ``first``
        before all others; each with its probability."""
        listed = [
            candidate
            for candidate in unexplained(self.player, board, color, max(limit, NUM_TRIED))
            if not board.is_superko(color, candidate.point)
        ]
        listed.sort(key=lambda candidate: candidate.point != first)
        shares = _probabilities(listed)
        return [(one.point, one.value, share) for one, share in zip(listed, shares, strict=True)]

    # -- what a move is worth --------------------------------------------------------------------------

    def worth_playing(self, board: Board, color: int) -> Iterator[int]:
        """The moves that are worth playing, in the order of the list; none when a pass is better."""
        moves = board.moves()
        enemy_passed = bool(moves) and moves[-1] == (opponent(color), PASS)
        if len(moves) > (3 if enemy_passed else 4) * board.size**2:
            return
        before = self._lead(board, color)
        late = enemy_passed or self._position.groups.fullness >= LATE
        tried: list[tuple[int, int]] = []
        found = False
        for point in self._sensible(board, color, late):
            gain = self._lead_after(board, color, point) - before
            if gain >= (WORTH if late else LOSS) or (late and self._keeps(board, color, point, gain, before)):
                found = True
                yield point
            tried.append((gain, point))
            if not late and len(tried) == NUM_TRIED:
                break
        if tried and not found and not late:
            yield max(tried, key=lambda tried: tried[0])[1]

    def _keeps(self, board: Board, color: int, point: int, gain: int, before: int) -> bool:
        """Whether a move that gains little keeps the enemy from gaining: at a dame, or where he gets in.

        A stone that takes a ko is in atari, and what it takes counted as lost: it may seem to lose a little.
        """
        if not may_play(board, opponent(color), point):
            return False
        if gain < LITTLE and not takes_ko(board, color, point):
            return False
        enemy_gain = self._lead_after(board, opponent(color), point) + before
        return gain + enemy_gain >= AT_STAKE

    def _sensible(self, board: Board, color: int, late: bool) -> Iterator[int]:
        """Moves that are legal and not wasted: the player's list, then what else may be worth something."""
        self._position.refresh(board)
        listed = list(self.player.ranked(board, color, NUM_TRIED))
        values = self._position.territory.values(board.size)
        statuses = {p: self._position.safety.status_of(board, p) for p in board_points(board.size)}
        avoided = self.player.avoided(board, color)
        rest = [p for p, value in values.items() if p not in listed and (not late or abs(value) < OPEN)]
        for point in (*listed, *rest):
            if point in avoided or statuses[point] in (SAFE_BLACK, SAFE_WHITE):
                continue
            if may_play(board, color, point):
                yield point

    def _lead(self, board: Board, color: int) -> int:
        """What a side leads by, in fiftieths of a point."""
        self._position.refresh(board)
        score = self._position.territory.score
        return score if color == BLACK else -score

    def _lead_after(self, board: Board, color: int, point: int) -> int:
        board.play(color, point)
        lead = self._lead(board, color)
        board.undo()
        return lead

    def _captures(self, board: Board, color: int, point: int, head: int) -> bool:
        """Whether a move takes a liberty of a string without being taken itself at once."""
        if not may_play(board, color, point):
            return False
        board.play(color, point)
        safe = board.num_liberties(point) > 1 or board.color_at(head) == EMPTY
        board.undo()
        return safe

    # -- what is told of it ----------------------------------------------------------------------------

    def worked_out(
        self, board: Board, color: int, listed: Iterable[Listed], deadline: float, first: bool = True
    ) -> Iterator[Prospect]:
        """Moves with what their player says of them, what they lead to, and what is likely after them.

        Ends with the time; the ``first`` comes in any case.
        """
        for point, value, share in listed:
            if not first and time.monotonic() > deadline:
                return
            first = False
            line = self._line(board, color, point, deadline)
            yield Prospect(point, value, share, self._outlook(board, color, line), line)

    def _outlook(self, board: Board, color: int, line: Sequence[int]) -> float:
        """Points that a side will lead by when it has begun a line and the other one has answered."""
        for number, point in enumerate(line):
            board.play(opponent(color) if number % 2 else color, point)
        sente = sente_value(board)
        lead = self._lead(board, color) / FIFTIETHS + (sente if len(line) % 2 == 0 else -sente)
        for _ in line:
            board.undo()
        return lead

    def _line(
        self, board: Board, color: int, point: int, deadline: float, length: int = 5
    ) -> tuple[int, ...]:
        """A move and the likeliest ones after it, as many as there is time for."""
        line: list[int] = []
        while point != PASS:
            board.play(color, point)
            line.append(point)
            color = opponent(color)
            if len(line) == length or time.monotonic() > deadline:
                break
            point = next((p for p in self.player.ranked(board, color, 4) if may_play(board, color, p)), PASS)
        for _ in line:
            board.undo()
        return tuple(line) or (PASS,)


class ValueChooser(ListChooser):
    """Follows a player that values positions: its best move, if that is better than a pass."""

    player: Passer

    def __init__(self, player: Passer) -> None:
        super().__init__(player)
        self._safety = Safety()

    def worth_playing(self, board: Board, color: int) -> Iterator[int]:
        """The moves that the player values more than a pass, but for those in safe territory and own eyes;
        of a finisher all that are allowed."""
        if len(board.moves()) > 4 * board.size**2:
            return
        if isinstance(self.player, Finisher):
            yield from (p for p in self.player.better_than_pass(board, color) if is_allowed(board, color, p))
            return
        self._safety.refresh(board)
        for point in self.player.better_than_pass(board, color):
            status = self._safety.status_of(board, point)
            if status not in (SAFE_BLACK, SAFE_WHITE) and may_play(board, color, point):
                yield point


def sente_value(board: Board) -> float:
    """Points that it is worth to move next; small boards are as full when it has fallen to 1."""
    return sente_at(board.num_moves, sente_end(board.size))


def may_play(board: Board, color: int, point: int) -> bool:
    """Whether a move is allowed, and fills no eye of its own side."""
    return point != PASS and not is_own_eye(board, color, point) and is_allowed(board, color, point)


def takes_ko(board: Board, color: int, point: int) -> bool:
    """Whether a legal move takes a stone that may not be taken back at once."""
    board.play(color, point)
    taken = board.ko_point != NO_POINT
    board.undo()
    return taken


def is_allowed(board: Board, color: int, point: int) -> bool:
    """Whether a move is legal, and repeats no position of the game."""
    return board.is_legal(color, point) and not board.is_superko(color, point)


def _probabilities(candidates: Sequence[Candidate]) -> list[float]:
    """What the player says, or for one that says nothing, shares that fall with the place."""
    if candidates and all(candidate.probability is not None for candidate in candidates):
        return [candidate.probability or 0.0 for candidate in candidates]
    total = sum(1 / place for place in range(1, len(candidates) + 1))
    return [1 / place / total for place in range(1, len(candidates) + 1)]
