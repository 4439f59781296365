"""Perfect play in what may be a seki; see ``perfect.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.players.chrisd.ordering import Ordering
from engine.players.chrisd.regions import Regions
from engine.points import require_player


class Answer(NamedTuple):
    """What is known of a side's moves: ``kind`` is SETTLED, UNLIKE_SEKI, UNKNOWN, COSTLY or PLAYABLE.

    ``point`` is the best move (COSTLY: PASS), ``value`` how many of the open points its side then leads by,
    ``pass_value`` how many after a pass; for the other kinds they are PASS, 0 and 0. ``calls`` is how many
    calls of ``play_perfectly`` it took.
    """

    kind: int
    point: int
    value: int
    pass_value: int
    calls: int


class Perfect:
    """Answers questions about one position at a time; nothing is kept for the next.

    A question may take ``limit`` calls. Without ``uses_memo`` no results are remembered, which only takes
    longer.
    """

    def __cinit__(self):
        self.memo = cython.cast(cython.pointer[Memo], calloc(1 << MEMO_BITS, cython.sizeof(Memo)))
        if self.memo == cython.NULL:
            raise MemoryError

    def __init__(self, limit: int = CALL_LIMIT, uses_memo: bool = True) -> None:
        self.regions = Regions()
        self.ordering = Ordering(self.regions)
        self.limit = limit
        self.uses_memo = uses_memo

    def __dealloc__(self):
        free(self.memo)

    def ask(self, board, color):
        self.num_calls = 0
        self.gave_up = False
        self.favoured = color
        self.point = PASS
        self.value = 0
        self.pass_value = 0
        self.question += 1
        self.regions.begin(board)
        if self.regions.num_open == 0:
            return SETTLED
        if not self.regions.could_be_seki(board):
            return UNLIKE_SEKI
        return self._choose(board, color)

    def _choose(self, board, color):
        """Find the best move that is at least as good as a pass, if there is one; returns what is known."""
        i: cython.int
        value: cython.int
        reached: cython.int = MOST_PLIES
        moves: int16_t[MOST_OPEN]
        self.line[0] = self._key(board, color, False)
        self.pass_value = self._try(board, color, PASS, -INFINITE, INFINITE, 0, cython.address(reached))
        self.value = self.pass_value
        self.regions.look(board)
        number: cython.int = self.ordering.list_moves(board, color, moves)
        for i in range(number):
            value = self.value if self.point != PASS else self.value - 1
            value = self._try(board, color, moves[i], value, INFINITE, 0, cython.address(reached))
            if self.gave_up:
                self.point = PASS
                return UNKNOWN
            if value > self.value or (value == self.value and self.point == PASS):
                self.value = value
                self.point = moves[i]
        if self.gave_up:
            return UNKNOWN
        return COSTLY if self.point == PASS else PLAYABLE

    def play_perfectly(self, board, color, passed, low, high, ply):
        i: cython.int
        key: uint64_t = self._key(board, color, passed)
        value: cython.int
        self.num_calls += 1
        if self.num_calls > self.limit or ply >= MOST_PLIES:
            self.gave_up = True
            return 0
        self.reached = MOST_PLIES
        for i in range(ply - 1, -1, -1):
            if self.line[i] == key:
                self.reached = i
                self.regions.look(board)
                value = self.regions.num_open - 2 * self.regions.owned[other(self.favoured)]
                return value if color == self.favoured else -value
        kept: cython.pointer[Memo] = cython.address(self.memo[key >> (64 - MEMO_BITS)])
        if self.uses_memo and kept.question == self.question and kept.key == key:
            if kept.low >= high or kept.low == kept.high:
                return kept.low
            if kept.high <= low:
                return kept.high
        self.line[ply] = key
        value = self._search(board, color, passed, low, high, ply)
        if self.uses_memo and not self.gave_up and self.reached >= ply:
            self._remember(key, value, low, high)
        if self.reached >= ply:
            self.reached = MOST_PLIES
        return value

    def _search(self, board, color, passed, low, high, ply):
        best: cython.int = -INFINITE
        reached: cython.int = MOST_PLIES
        most: cython.int
        self.regions.look(board)
        most = self.regions.num_open - 2 * self.regions.owned[other(color)]
        least: cython.int = 2 * self.regions.owned[color] - self.regions.num_open
        if most == least or most <= low:
            return most
        if least >= high:
            return least
        if passed:
            best = self._count(board, color)
        if best < high and best < most:
            best = self._try_moves(board, color, best, low, high, ply, most, cython.address(reached))
        if best < high and best < most and not passed:
            best = max(
                best,
                self._try(board, color, PASS, max(low, best), high, ply, cython.address(reached)),
            )
        self.reached = reached
        return best

    def _try_moves(self, board, color, best, low, high, ply, most, reached):
        """The best value of a move, or ``best``; ends with a move that wins all, or as much as asked."""
        i: cython.int
        moves: int16_t[MOST_OPEN]
        number: cython.int = self.ordering.list_moves(board, color, moves)
        for i in range(number):
            best = max(best, self._try(board, color, moves[i], max(low, best), high, ply, reached))
            if best >= high or best >= most or self.gave_up:
                break
        return best

    def _try(self, board, color, point, low, high, ply, reached):
        if board.push(color, point) != LEGAL:
            self.gave_up = True  # out of memory
            return 0
        value: cython.int = -self.play_perfectly(board, other(color), point == PASS, -high, -low, ply + 1)
        board.pop()
        reached[0] = min(reached[0], self.reached)
        return value

    def _key(self, board, color, passed):
        key: uint64_t = board.hash
        if board.ko_point != NO_POINT:
            key ^= cython.cast(uint64_t, board.ko_point + 2000 * board.ko_color)
        return (key ^ cython.cast(uint64_t, 8000 * color + 32000 * passed)) * cython.cast(
            uint64_t, 0x9E3779B97F4A7C15
        )

    def _remember(self, key, value, low, high):
        kept: cython.pointer[Memo] = cython.address(self.memo[key >> (64 - MEMO_BITS)])
        if kept.question != self.question or kept.key != key:
            kept.question = self.question
            kept.key = key
            kept.low = -INFINITE
            kept.high = INFINITE
        if value > low:
            kept.low = max(kept.low, value)
        if value < high:
            kept.high = min(kept.high, value)

    # -- the end of play ----------------------------------------------------------------------------------

    def _count(self, board, color):
        """What the open points are worth to a side as they stand, after two passes."""
        i: cython.int
        point: cython.int
        found: cython.int = 0
        for i in range(self.regions.num_open):
            self.seen[self.regions.open_points[i]] = False
        for i in range(self.regions.num_open):
            point = self.regions.open_points[i]
            if self.regions.owner[point] != EMPTY:
                found += 1 if self.regions.owner[point] == color else -1
            elif board.color[point] != EMPTY:
                found += 1 if board.color[point] == color else -1
            elif not self.seen[point]:
                found += self._count_empty(board, color, point)
        return found

    def _count_empty(self, board, color, point):
        """The same of an empty point and the open empty points connected with it."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        done: cython.int = 0
        own: cython.bint = False
        enemy: cython.bint = False
        self.todo[0] = point
        self.seen[point] = True
        while done < number:
            for i in range(4):
                near = self.todo[done] + OFFSETS[i]
                if board.color[near] == color:
                    own = True
                elif board.color[near] == other(color):
                    enemy = True
                elif board.color[near] == EMPTY and self.regions.is_open[near] and not self.seen[near]:
                    self.seen[near] = True
                    self.todo[number] = near
                    number += 1
            done += 1
        return number * (own - enemy)

    # -- for Python ---------------------------------------------------------------------------------------

    def answer(self, board: Board, color: cython.int) -> Answer:
        """What is known of a side's moves; raises EngineError if ``color`` is no player's."""
        require_player(color)
        kind: cython.int = self.ask(board, color)
        if kind == COSTLY or kind == PLAYABLE:
            return Answer(kind, self.point, self.value, self.pass_value, self.num_calls)
        return Answer(kind, PASS, 0, 0, self.num_calls)

    def is_seki(self, board: Board) -> bool:
        """Whether something is open, and for both sides any move but a pass is proved to cost points."""
        return all(self.answer(board, color).kind == COSTLY for color in (BLACK, WHITE))

    def ends(self, board: Board) -> dict[int, float]:
        """By open point of a proved seki: 1 for Black's, -1 for White's, 0 for nobody's; {} for no seki."""
        i: cython.int
        if not self.is_seki(board):
            return {}
        points = [self.regions.open_points[i] for i in range(self.regions.num_open)]
        return {point: self._end(board, point) for point in points}

    def _end(self, board: Board, point: cython.int) -> float:
        i: cython.int
        if board.color[point] != EMPTY:
            return 1 if board.color[point] == BLACK else -1
        for i in range(self.regions.num_open):
            self.seen[self.regions.open_points[i]] = False
        worth: cython.int = self._count_empty(board, BLACK, point)
        return (worth > 0) - (worth < 0)

    def order(self, board: Board, color: cython.int) -> list[int]:
        """The moves that a search begins with, the first to try first; [] if too many points are open."""
        i: cython.int
        moves: int16_t[MOST_OPEN]
        self.regions.begin(board)
        if self.regions.num_open > MOST_OPEN:
            return []
        return [moves[i] for i in range(self.ordering.list_moves(board, color, moves))]

    def value_of(self, board: Board, color: cython.int, favoured: cython.int) -> int | None:
        """What the open points are worth to ``color``, to move, whether or not they have the marks of a seki.

        Repetitions count for ``favoured``. None if it takes too many calls, or too many points are open.
        """
        found: cython.int
        self.regions.begin(board)
        if self.regions.num_open > MOST_OPEN:
            return None
        self.num_calls = 0
        self.gave_up = False
        self.favoured = favoured
        self.question += 1
        found = self.play_perfectly(board, color, False, -INFINITE, INFINITE, 0)
        return None if self.gave_up else found
