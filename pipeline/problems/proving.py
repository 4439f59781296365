"""Proves by exhaustive search which first moves solve a small, enclosed problem.

It shares nothing but the board with the engine's readers, because it judges them. Both sides may play every
legal point of a region. One side tries to *reach* a goal (capture stones, connect two of them, lead by so
many points at the end), the other to *avoid* it. A goal is not reached by going on for ever. The side that
reaches passes only to wait for a ko, or when points are counted; the other may pass at any time.

A ko is decided by asking up to three times, as everywhere in Katachi: one side has all the threats and may
ignore every ban, or the other, or neither. Only positions in which a ko was met are asked more than once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.board import Board
from engine.points import BLACK, EDGE, EMPTY, NO_POINT, PASS, STRIDE, WHITE, board_points, opponent

CAPTURE, SAVE, CONNECT, CUT, SCORE = "capture", "save", "connect", "cut", "score"
AIMS = (CAPTURE, SAVE, CONNECT, CUT, SCORE)
#: results of a move: it fails; it works; it works by a ko for which the other side, or its own, needs a
#: threat
FAILS, WORKS, KO_THEIRS, KO_OURS = 0, 1, 2, 3
#: the results, the best first
ORDER = (WORKS, KO_THEIRS, KO_OURS, FAILS)

#: a depth that is never reached
_NEVER = 1 << 20
#: the depths of search that are tried one after the other
_DEPTHS = (3, 6, 10, 16, _NEVER)
_SIDE_SALT = 0x9E3779B97F4A7C15
_PASS_SALT = 0xD1B54A32D192ED03
_KO_SALT = 0x2545F4914F6CDD1D
_MASK = (1 << 64) - 1


class OutOfNodes(Exception):
    """The search has visited more positions than its limit."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position. ``color`` plays first, and both play in ``region`` only."""

    board: Board
    color: int
    #: one of AIMS: what ``color`` wants
    aim: str
    #: the points of the stones to capture or save (one of each string), or of the two to connect or cut
    stones: tuple[int, ...]
    #: points
    region: frozenset[int]
    #: for SCORE: by how many points ``color`` must lead at the end, by area
    points: int = 0
    #: whether the board beyond the region is open: a ladder may catch a string there (`ladder_proofs`)
    in_the_open: bool = False

    @property
    def reacher(self) -> int:
        """The side that tries to reach the goal."""
        return opponent(self.color) if self.aim in (SAVE, CUT) else self.color


class _SearchResult(NamedTuple):
    """The result of a search."""

    #: whether the goal is reached
    reached: bool
    #: whether a ko was met
    ko: bool
    #: the depth of the earliest position on the path that the result depends on; _NEVER if on none
    leans: int
    #: false if the depth limit left it undecided; then ``reached`` is false
    sure: bool


class Prover:
    """Proves answers to one question, and remembers results of positions from one answer to the next.

    ``nodes`` counts the positions visited; more than ``max_nodes`` raise OutOfNodes.
    """

    def __init__(self, question: Question, max_nodes: int = _NEVER * 16) -> None:
        self.question = question
        self.nodes = 0
        self.max_nodes = max_nodes
        self._board = question.board.copy()
        self._reacher = question.reacher
        self._main = question.stones[0] if question.stones else NO_POINT
        self._points = sorted(question.region)
        self._beside = {p: _neighbours(self._board, p) for p in self._points}
        self._passes_count = question.aim == SCORE
        #: (color, point) -> how often, weighed by depth, the move was the one that decided
        self._liked: dict[tuple[int, int], int] = {}
        #: side with all ko threats (0: neither) -> key -> reached, ko, depth that was searched
        self._known: dict[int, dict[int, tuple[bool, bool, int]]] = {0: {}, BLACK: {}, WHITE: {}}
        #: key -> the move to try first
        self._best: dict[int, int] = {}
        #: the positions from the first to the current one: key -> depth
        self._path: dict[int, int] = {}
        #: the side with all ko threats in the current search
        self._threats = 0

    # -- questions ---------------------------------------------------------------------------------------

    def results(self) -> dict[int, int]:
        """The result (WORKS, ...) of every legal first move of the region, and of PASS."""
        color = self.question.color
        moves = [p for p in self._points if self._board.is_legal(color, p)]
        return {move: self.after([(color, move)]) for move in [*moves, PASS]}

    def after(self, moves: list[tuple[int, int]]) -> int:
        """The result for ``color`` (WORKS, KO_THEIRS ...) after these moves, ``(color, point)``."""
        for color, point in moves:
            self._board.play(color, point)
        try:
            return self._result(opponent(moves[-1][0]) if moves else self.question.color)
        finally:
            for _ in moves:
                self._board.undo()

    def plies(self, moves: list[tuple[int, int]], most: int = 24) -> int:
        """The smallest depth of search, up to ``most``, that decides the position after these moves.

        ``color`` has all ko threats in it: a ko counts as won.
        """
        for color, point in moves:
            self._board.play(color, point)
        kept, self._known = self._known, {0: {}, BLACK: {}, WHITE: {}}
        self._threats = self.question.color
        to_play = opponent(moves[-1][0]) if moves else self.question.color
        try:
            for depth in range(1, most):
                self._path.clear()
                if self._search(to_play, 0, 0, depth).sure:
                    return depth
            return most
        finally:
            self._known = kept
            for _ in moves:
                self._board.undo()

    def _result(self, to_play: int) -> int:
        """The result of the position; asks up to three times, as the module's docstring says."""
        ours = self.question.color
        theirs = opponent(ours)
        against, ko = self._succeeds(to_play, theirs)
        if against:
            return WORKS
        if not ko:
            return FAILS
        favour, _ = self._succeeds(to_play, ours)
        if not favour:
            return FAILS
        plain, _ = self._succeeds(to_play, 0)
        return KO_THEIRS if plain else KO_OURS

    def _succeeds(self, to_play: int, threats: int) -> tuple[bool, bool]:
        """Whether ``color`` succeeds if the side ``threats`` (0: neither) has all ko threats, and whether a
        ko was met."""
        self._threats = threats
        for depth in _DEPTHS:
            self._path.clear()
            found = self._search(to_play, 0, 0, depth)
            if found.sure:
                break
        return found.reached == (self._reacher == self.question.color), found.ko

    # -- the search --------------------------------------------------------------------------------------

    def _search(self, color: int, passes: int, depth: int, left: int) -> _SearchResult:
        """Search the position with ``color`` to move after ``passes`` passes, at most ``left`` moves deep.

        ``depth`` is its distance from the first position.
        """
        board = self._board
        banned = board.ko_point if board.ko_color == color and color != self._threats else NO_POINT
        key = board.hash ^ (_SIDE_SALT if color == BLACK else 0) ^ (_PASS_SALT * passes & _MASK)
        if banned != NO_POINT:
            key ^= _KO_SALT * banned & _MASK
        known = self._known[self._threats]
        if key in known:
            reached, ko, looked = known[key]
            if reached or looked >= left:
                return _SearchResult(reached, ko, _NEVER, reached or looked == _NEVER)
        if key in self._path:
            return _SearchResult(False, True, self._path[key], True)
        decided = self._goal_state(color, passes)  # after the look-ups: positions in them are undecided
        if decided is not None:
            return _SearchResult(decided, False, _NEVER, True)
        if left <= 0:
            return _SearchResult(False, False, _NEVER, False)
        self.nodes += 1
        if self.nodes > self.max_nodes:
            raise OutOfNodes
        self._path[key] = depth
        found = self._try_all(color, passes, depth, left, key, banned)
        del self._path[key]
        if found.reached or found.leans >= depth:
            known[key] = (found.reached, found.ko, _NEVER if found.sure else left)
            return found._replace(leans=_NEVER)
        return found

    def _try_all(
        self, color: int, passes: int, depth: int, left: int, key: int, banned: int
    ) -> _SearchResult:
        """The result of the best move: the reacher wants to reach the goal, the other side to avoid it."""
        reaching = color == self._reacher
        board = self._board
        enemy = opponent(color)
        ko = banned != NO_POINT
        leans, sure, all_ko = _NEVER, True, ko
        for point in self._moves(color, key, banned):
            pushed = 1
            if point == board.ko_point and board.ko_color == color:
                board.play(enemy, PASS)  # stands for a threat and its answer, which lift the ban
                pushed, ko, all_ko = 2, True, True
            board.play(color, point)
            found = self._search(enemy, passes + 1 if point == PASS else 0, depth + 1, left - 1)
            for _ in range(pushed):
                board.undo()
            if found.reached == reaching and (reaching or found.sure):
                self._liked[color, point] = self._liked.get((color, point), 0) + left
                self._best[key] = point
                return _SearchResult(reaching, found.ko or ko, found.leans, True)
            all_ko |= found.ko
            if not reaching and not found.reached:  # undecided: the goal may yet be avoided
                sure = False
                leans = min(leans, found.leans)
                self._best[key] = point
                return _SearchResult(False, all_ko, leans, False)
            leans = min(leans, found.leans)
            sure &= found.sure
        return _SearchResult(not reaching, all_ko, leans if reaching else _NEVER, sure if reaching else True)

    def _moves(self, color: int, key: int, banned: int) -> Iterator[int]:
        """The legal points of the region, those that decided elsewhere first; then a pass if it may help."""
        board, liked = self._board, self._liked
        ban = board.ko_point if board.ko_color == color else NO_POINT
        first = self._best.get(key, NO_POINT)
        if first not in (NO_POINT, banned) and (first in (PASS, ban) or board.is_legal(color, first)):
            yield first
        points = [p for p in self._points if p != first and p != banned and board.color_at(p) == EMPTY]
        near = board.liberties(self._main) if self._main and board.color_at(self._main) else ()
        points.sort(key=lambda p: -liked.get((color, p), 0) - (50 if p in near else 0))
        for point in points:
            if point == ban or board.is_legal(color, point):
                yield point
        if first != PASS and (color != self._reacher or banned != NO_POINT or self._passes_count):
            yield PASS

    # -- the goal ----------------------------------------------------------------------------------------

    def _goal_state(self, color: int, passes: int) -> bool | None:
        """True if the goal is reached, False if it never can be, None while it is open."""
        aim, stones, board = self.question.aim, self.question.stones, self._board
        if aim == SCORE:
            return self._lead() >= self.question.points if passes >= 2 else None
        if aim in (CAPTURE, SAVE):
            return self._capture_state(color)
        one, two = stones
        if board.color_at(one) != self._reacher or board.color_at(two) != self._reacher:
            return False
        return True if board.string_at(one) == board.string_at(two) else None

    def _capture_state(self, color: int) -> bool | None:
        """True if a string in question is captured, False if none can be, None while it is open."""
        board, stones = self._board, self.question.stones
        enemy = opponent(self._reacher)
        if any(board.color_at(stone) != enemy for stone in stones):
            return True
        if color == self._reacher and any(self._takes(stone) for stone in stones):
            return True
        return False if all(map(self._is_out, stones)) or self._has_two_eyes() else None

    def _is_out(self, stone: int) -> bool:
        """Whether a string has a liberty outside the region, where nobody plays."""
        return any(point not in self.question.region for point in self._board.liberties(stone))

    def _takes(self, stone: int) -> bool:
        """Whether the reacher can capture a string at once."""
        board = self._board
        if board.num_liberties(stone) != 1:
            return False
        last = board.liberties(stone)[0]
        return last in self.question.region and board.is_legal(self._reacher, last)

    def _has_two_eyes(self) -> bool:
        """Whether every string in question has two eyes of one point, which nobody can take from it."""
        heads = {self._board.string_at(stone) for stone in self.question.stones}
        return all(self._num_points_inside(head) >= 2 for head in heads)

    def _num_points_inside(self, head: int) -> int:
        """The number of liberties of a string in the region all of whose neighbours are its own stones."""
        board, number = self._board, 0
        for point in board.liberties(head):
            if point in self._beside and board.neighbours(point, EMPTY) == 0:
                number += all(board.string_at(near) == head for near in self._beside[point])
        return number

    def _lead(self) -> int:
        """By how many points ``color`` leads: its stones and the empty regions that only they border."""
        board, lead = self._board, 0
        seen: set[int] = set()
        for start in board_points(board.size):
            if board.color_at(start) != EMPTY:
                lead += 1 if board.color_at(start) == self.question.color else -1
            elif start not in seen:
                room, sides = self._room(start)
                seen |= room
                if len(sides) == 1:
                    lead += len(room) if self.question.color in sides else -len(room)
        return lead

    def _room(self, start: int) -> tuple[set[int], set[int]]:
        """The empty points that are connected with one, and the colors of the stones beside them."""
        board = self._board
        room, todo, sides = {start}, [start], set()
        while todo:
            for near in _neighbours(board, todo.pop()):
                if board.color_at(near) != EMPTY:
                    sides.add(board.color_at(near))
                elif near not in room:
                    room.add(near)
                    todo.append(near)
        return room, sides


def best_points(question: Question) -> int:
    """The most points by which ``color`` can surely lead at the end if it plays first."""
    most = question.board.size**2
    least = -most
    while least < most:
        middle = (least + most + 1) // 2
        prover = Prover(replace(question, points=middle))
        if prover.after([]) == WORKS:
            least = middle
        else:
            most = middle - 1
    return least


def _neighbours(board: Board, point: int) -> tuple[int, ...]:
    beside = (point - STRIDE, point - 1, point + 1, point + STRIDE)
    return tuple(p for p in beside if board.color_at(p) != EDGE)
