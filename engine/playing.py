"""Which move is played? The best of a player's candidates that is legal and not wasted, or a pass.

`Chooser` is all that a front end or a referee needs to know. The choosers here follow the player's list, or
its values if it values a pass too. `engine.thinking` has the one that looks ahead.

For a player with a list, moves in safe territory (of either side) and in one-point eyes of one's own are
wasted. Beyond that the evaluation is asked what a move gains against a pass. Early in the game only a clear
loss counts; if every move seems to lose, the one that loses least is played. Late, or after the enemy has
passed, a move must gain something, or keep the enemy from gaining; if none does, the choice is a pass. So
games end.
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
#: the share of a move's time that may be spent
SPENT = 0.9
#: fiftieths of a point: a late move must gain so much, and an early one may seem to lose so much
WORTH = 25
LOSS = -150
#: or only so little (LITTLE), if it and what the enemy would gain there come to so much (AT_STAKE)
LITTLE = 5
AT_STAKE = 50
#: a game is late when this share of the points has stones
LATE = 0.5
#: late, points that are not in the list are tried only if they are less sure to be somebody's than this
OPEN = 0.8


class Limits(NamedTuple):
    """How much a choice may cost. Choosers without lookahead use at most the time."""

    level: int = DEFAULT_LEVEL
    #: seconds for this move; None: no limit
    time_s: float | None = None
    #: positions to look at; None: as many as the level says
    nodes: int | None = None
    #: called now and then; if true, the best move so far is wanted at once
    stop: Callable[[], bool] = lambda: False

    def deadline(self) -> float:
        """When a choice that begins now must be made: in seconds of the monotonic clock, or infinity."""
        return math.inf if self.time_s is None else time.monotonic() + SPENT * self.time_s


NO_LIMITS = Limits()


class Prospect(NamedTuple):
    """A candidate as analysis shows it."""

    point: int
    value: float
    #: that the move is played, as far as the player says; those of a list add up to at most 1
    probability: float
    #: how many points its side leads by after it: by area, with what the next move is worth, without komi
    lead: float
    #: the move and those expected after it
    line: tuple[int, ...]


#: a move of a list, its value, its probability
Listed = tuple[int, float, float]


class Chooser(Protocol):
    """Chooses moves: for the same position and level always the same one, unless time decides."""

    def choose(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """A legal move that repeats no position of the game, or a pass."""

    def clean_up(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """As ``choose``, for playing on after the game: dead enemy stones are captured before a pass."""

    def prospects(
        self,
        board: Board,
        color: int,
        limit: int,
        limits: Limits = NO_LIMITS,
        wanted: Container[int] | None = None,
    ) -> list[Prospect]:
        """Candidates for analysis, at most ``limit``, best first; with ``wanted``, only among these points.

        When the time is over, candidates that are not worked out are left out, but never all of them.
        """


class ListChooser:
    """Follows the list of ``player``; ``position`` is what evaluates (default: a new one)."""

    def __init__(self, player: Player, position: Position | None = None) -> None:
        self.player = player
        self._position = position or Position()
        self._ending = Ending(self._position)

    def choose(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """The first move of the list that is worth playing, or a pass."""
        return next(self.worth_playing(board, color), PASS)

    def clean_up(self, board: Board, color: int, limits: Limits = NO_LIMITS) -> int:
        """A move toward capturing a dead enemy string, those with fewest liberties first.

        If each such stone could be taken at once, a move that kills one of them as reading says.
        """
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
        """The player's list with probabilities, of about ``limit`` candidates or more, if it has so many.

        Moves that repeat a position are left out; the move ``first`` comes before all others.
        """
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
        """The moves that are worth playing, in the order of the list; none if a pass is better.

        None also after four moves for each point of the board, or three if the enemy has just passed.
        """
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
        """Whether a move that gains little keeps the enemy from gaining, at a dame or where he would get in.

        A move that takes a ko may seem to lose: its stone is in atari, and the one that it takes counted as
        lost anyway.
        """
        if not may_play(board, opponent(color), point):
            return False
        if gain < LITTLE and not takes_ko(board, color, point):
            return False
        enemy_gain = self._lead_after(board, opponent(color), point) + before
        return gain + enemy_gain >= AT_STAKE

    def _sensible(self, board: Board, color: int, late: bool) -> Iterator[int]:
        """Moves that are legal and not wasted: the player's list, then other points."""
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
        """How much a side leads by, in fiftieths of a point."""
        self._position.refresh(board)
        score = self._position.territory.score
        return score if color == BLACK else -score

    def _lead_after(self, board: Board, color: int, point: int) -> int:
        board.play(color, point)
        lead = self._lead(board, color)
        board.undo()
        return lead

    def _captures(self, board: Board, color: int, point: int, head: int) -> bool:
        """Whether a move at a liberty of a string captures it, or could not be taken at once itself."""
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
        """What each move of a list leads to, while time lasts; with ``first``, at least the first one."""
        for point, value, share in listed:
            if not first and time.monotonic() > deadline:
                return
            first = False
            line = self._line(board, color, point, deadline)
            yield Prospect(point, value, share, self._outlook(board, color, line), line)

    def _outlook(self, board: Board, color: int, line: Sequence[int]) -> float:
        """How many points a side leads by after a line that it began, with what the next move is worth."""
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
        """A move and what the player would play after it, ``length`` moves or as many as time allows."""
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
    """Follows a player that values a pass too: plays its best move that is better than one."""

    player: Passer

    def __init__(self, player: Passer) -> None:
        super().__init__(player)
        self._safety = Safety()

    def worth_playing(self, board: Board, color: int) -> Iterator[int]:
        """The moves that the player says to play instead of a pass, without those in safe territory and own
        eyes; of a ``Finisher`` all that are allowed. None after four moves for each point of the board."""
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
    """How many points it is worth to move next (``engine.strategy``); it falls as the board fills."""
    return sente_at(board.num_moves, sente_end(board.size))


def may_play(board: Board, color: int, point: int) -> bool:
    """Whether a move is no pass, is allowed, and fills no one-point eye of its own side."""
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
    """The probabilities of candidates; if the player gives none, shares that fall with the place."""
    if candidates and all(candidate.probability is not None for candidate in candidates):
        return [candidate.probability or 0.0 for candidate in candidates]
    total = sum(1 / place for place in range(1, len(candidates) + 1))
    return [1 / place / total for place in range(1, len(candidates) + 1)]
