"""Lookahead on the whole board; see ``search.pxd``."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import cython

from engine.board import Board
from engine.joseki.main_line import MainLine
from engine.points import EngineError
from engine.turns import Turns
from engine.urgent import Urgent
from engine.valuation import Valuation

#: points that a nat of likelihood is worth at the beginning of a game
PRIOR = 18.0
#: more than any position is worth
INFINITE = cython.declare(cython.double, 1e6)


class Found(NamedTuple):
    """A move of the root, and the line that is expected, which begins with it.

    ``value`` is what the move is worth to the side to move, in points: the value at the end of the line less
    the costs of its moves, ``cost`` among them. ``depth`` is how many moves deep it was read; if a search
    ended in the middle of an iteration, it is one less for moves not reached. If it is 0, the move was not
    read, and ``value`` means nothing.
    """

    point: int
    value: float
    cost: float
    depth: int
    line: tuple[int, ...]


class Search:
    """Looks ahead from one position at a time; nothing is kept from one search to the next."""

    def __cinit__(self, valuation: Valuation):
        self.valuation = valuation
        self.urgent = Urgent(valuation.book)
        self.joseki = MainLine(self.valuation.position.joseki.book)
        self.follows_joseki = True
        self.turns = Turns()
        self.prior = PRIOR
        self.slots = cython.cast("Slot*", calloc(NUM_SLOTS, cython.sizeof(Slot)))
        if self.slots == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.slots)

    # -- the root -----------------------------------------------------------------------------------------

    def run(self, board, color):
        depth: cython.int = 1
        self.depth = 0
        while depth <= self.most_depth and not self._must_stop():
            self._iterate(board, color, depth)
            if not self.is_over:
                self.depth = depth
            depth += 1

    def _iterate(self, board, color, depth):
        """Read all moves of the root one move deeper, and move each up to where its value belongs.

        If time ends in the middle, the moves not reached keep the order of the iteration before, behind those
        that were reached. So the first move can only have been replaced by a better one.
        """
        i: cython.int
        j: cython.int
        value: cython.double
        alpha: cython.double = -INFINITE
        for i in range(self.num_root):
            if not self._play(board, color, self.root[i]):
                return
            value = -self._value(board, other(color), depth - 1, -INFINITE, -(alpha + self.root_cost[i]), 1)
            board.pop()
            if self.is_over:
                return
            self.value[i] = value - self.root_cost[i]
            self.root_depth[i] = depth
            self.root_line[i][0] = self.root[i]
            self.root_length[i] = 1 + self.num_line[1]
            for j in range(self.num_line[1]):
                self.root_line[i][1 + j] = self.line[1][j]
            if not self.is_exact:
                alpha = max(alpha, self.value[i])
            self._move_up(i)

    def _move_up(self, place):
        """Move a move of the root up past those that are worth less."""
        k: cython.int
        i: cython.int = place
        while i > 0 and self.value[i] > self.value[i - 1]:
            self.value[i], self.value[i - 1] = self.value[i - 1], self.value[i]
            self.root[i], self.root[i - 1] = self.root[i - 1], self.root[i]
            self.root_cost[i], self.root_cost[i - 1] = self.root_cost[i - 1], self.root_cost[i]
            self.root_depth[i], self.root_depth[i - 1] = self.root_depth[i - 1], self.root_depth[i]
            self.root_length[i], self.root_length[i - 1] = self.root_length[i - 1], self.root_length[i]
            for k in range(MAX_PLY + 1):
                self.root_line[i][k], self.root_line[i - 1][k] = (
                    self.root_line[i - 1][k],
                    self.root_line[i][k],
                )
            i -= 1

    # -- lookahead ----------------------------------------------------------------------------------------

    def _value(self, board, color, depth, alpha, beta, ply):
        """What a position is worth to the side to move, between ``alpha`` and ``beta``."""
        best: cython.double
        key: uint64_t = key_of(board, color)
        slot: cython.pointer[Slot] = cython.address(self.slots[key & (NUM_SLOTS - 1)])
        self.num_line[ply] = 0
        if slot.key == key and slot.depth >= depth and is_enough(slot, alpha, beta):
            if slot.move != NO_POINT:
                self.line[ply][0] = slot.move
                self.num_line[ply] = 1
            return slot.value
        if depth > 0:
            best = self._best_move(board, color, depth, alpha, beta, ply)
        else:
            best = self._quiet(board, color, MAX_QUIET, alpha, beta, ply)
        if self.is_over:
            return 0
        slot.key = key
        slot.value = best
        slot.move = self.line[ply][0] if self.num_line[ply] > 0 else NO_POINT
        slot.depth = depth
        slot.bound = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
        return best

    def _best_move(self, board, color, depth, alpha, beta, ply):
        """The value of the best move; if there is no move to try, what the position is worth as it stands."""
        i: cython.int
        value: cython.double
        best: cython.double = -INFINITE
        node: cython.pointer[Node] = cython.address(self.nodes[ply])
        slot: cython.pointer[Slot] = cython.address(self.slots[key_of(board, color) & (NUM_SLOTS - 1)])
        known: cython.int = slot.move if slot.key == key_of(board, color) else NO_POINT
        if self._must_stop() or not self._list_moves(board, color, width_at(depth), node):
            return 0
        if node.num_moves == 0:
            return self._stand(board, color, ply)
        self._begin_with(node, known)
        for i in range(node.num_moves):
            if not self._play(board, color, node.moves[i]):
                return 0
            value = -self._value(
                board,
                other(color),
                depth - 1,
                -beta - node.cost[i],
                -max(alpha, best) - node.cost[i],
                ply + 1,
            )
            board.pop()
            if self.is_over:
                return 0
            value -= node.cost[i]
            if value > best:
                best = value
                self._note_line(ply, node.moves[i])
            if best >= beta:
                break
        return best

    def _quiet(self, board, color, depth, alpha, beta, ply):
        """The value after urgent moves have been played out; at least that of the position as it stands."""
        i: cython.int
        value: cython.double
        best: cython.double
        node: cython.pointer[Node] = cython.address(self.nodes[ply])
        if self._must_stop():
            self.num_line[ply] = 0
            return 0
        best = self._stand(board, color, ply)
        if depth <= 0 or best >= beta or ply + 1 >= MAX_PLY:
            return best
        if self.num_line[ply] > 0:  # the evaluation is of the end of a joseki: back to this position
            self.valuation.position.evaluate(board)
        self.urgent.look(self.valuation.position, board, color)
        node.num_moves = self.urgent.num_moves
        for i in range(node.num_moves):
            node.moves[i] = self.urgent.moves[i]
        for i in range(node.num_moves):
            if not self._play(board, color, node.moves[i]):
                return 0
            value = -self._quiet(board, other(color), depth - 1, -beta, -max(alpha, best), ply + 1)
            board.pop()
            if self.is_over:
                return 0
            if value > best:
                best = value
                self._note_line(ply, node.moves[i])
            if best >= beta:
                break
        return best

    def _stand(self, board, color, ply):
        """What a position is worth without more reading, except that a joseki is played to its end."""
        i: cython.int
        score: cython.double
        sente: cython.double
        played: cython.int = self._play_joseki(board, color, ply)
        self.num_positions += 1
        self.valuation.position.evaluate(board)
        self.turns.look(self.valuation.position, board, other(color) if played & 1 else color)
        score = self.turns.score / cython.cast(cython.double, FIFTIETHS)
        sente = self._sente(board)
        for i in range(played):
            board.pop()
        return (score if color == BLACK else -score) + (-sente if played & 1 else sente)

    def _play_joseki(self, board, color, ply):
        """Play the joseki of the last move to its end, as the line from this ply on; its length."""
        point: cython.int
        played: cython.int = 0
        self.num_line[ply] = 0
        while self.follows_joseki and played < min(MAX_SEQUENCE, MAX_PLY - ply):
            point = self.joseki.next(board, color)
            if point == NO_POINT or board.push(color, point) != LEGAL:
                break
            self.line[ply][played] = point
            played += 1
            color = other(color)
        self.num_line[ply] = played
        return played

    # -- the moves of a position --------------------------------------------------------------------------

    def _list_moves(self, board, color, width, node):
        """List the likeliest moves and those that cannot wait; False if the position cannot be looked at."""
        self.num_positions += 1
        node.num_moves = 0
        if self.valuation.look(board, color) != LEGAL:
            self.is_over = True
            return False
        self._list_likely(width, node)
        self._add_urgent(board, color, node)
        if board.num_moves > board.size * board.size // 2 and node.num_moves < MAX_WIDTH:
            node.moves[node.num_moves] = PASS
            node.cost[node.num_moves] = 0
            node.num_moves += 1
        return True

    def _list_likely(self, width, node):
        """List the likeliest moves, each with its cost for being less likely than the first."""
        i: cython.int
        prior: cython.double = self._points_a_nat(self.valuation.position.board)
        node.num_moves = self.valuation.find_best(width, node.moves)
        for i in range(node.num_moves):
            node.cost[i] = prior * (self.valuation.top - self.valuation.value[node.moves[i]])
            node.moves[i] = self.valuation.position.moves[node.moves[i]]

    def _add_urgent(self, board, color, node):
        i: cython.int
        j: cython.int
        point: cython.int
        prior: cython.double = self._points_a_nat(board)
        self.urgent.look(self.valuation.position, board, color)
        for i in range(self.urgent.num_moves):
            point = self.urgent.moves[i]
            for j in range(node.num_moves):
                if node.moves[j] == point:
                    break
            else:
                if node.num_moves < MAX_WIDTH:
                    node.moves[node.num_moves] = point
                    node.cost[node.num_moves] = prior * (
                        self.valuation.top - self.valuation.value[self.valuation.index_of(point)]
                    )
                    node.num_moves += 1

    def _begin_with(self, node, point):
        """Put a move that was best before in front."""
        i: cython.int
        j: cython.int
        cost: cython.double
        for i in range(1, node.num_moves):
            if node.moves[i] == point:
                cost = node.cost[i]
                for j in range(i, 0, -1):
                    node.moves[j] = node.moves[j - 1]
                    node.cost[j] = node.cost[j - 1]
                node.moves[0] = point
                node.cost[0] = cost
                return

    def _sente(self, board):
        return sente_at(board.num_moves + 1, self.sente_end)

    def _points_a_nat(self, board):
        return self.prior * self._sente(board) / sente_at(0, self.sente_end)

    def _play(self, board, color, point):
        """Play a legal move; without memory for it, the search is over."""
        if board.push(color, point) != LEGAL:
            self.is_over = True
        return not self.is_over

    # -- limits -------------------------------------------------------------------------------------------

    def _note_line(self, ply, point):
        i: cython.int
        self.line[ply][0] = point
        self.num_line[ply] = min(1 + self.num_line[ply + 1], MAX_PLY - ply)
        for i in range(self.num_line[ply] - 1):
            self.line[ply][1 + i] = self.line[ply + 1][i]

    def _must_stop(self):
        now: timespec
        if not self.is_over and self.num_positions >= self.limit:
            self.is_over = True
        if not self.is_over and self.deadline > 0:
            clock_gettime(CLOCK_MONOTONIC, cython.address(now))
            self.is_over = now.tv_sec + 1e-9 * now.tv_nsec > self.deadline
        if not self.is_over and self.is_asked and self.num_positions % 32 == 0:
            self._ask()
        return self.is_over

    def _ask(self):
        with cython.gil:
            try:
                self.is_over = bool(self.stop())
            except BaseException as error:
                self.failure = error
                self.is_over = True

    # -- for Python ---------------------------------------------------------------------------------------

    def best(
        self,
        board: Board,
        color: cython.int,
        moves: Sequence[int],
        limit: cython.int,
        deadline: float = 0.0,
        stop: Callable[[], bool] | None = None,
        exact: bool = False,
        depth: cython.int = MAX_DEPTH,
    ) -> list[Found]:
        """Look ahead from some legal moves; returns them with their values, best first.

        ``moves`` are at most 40; those that are not read keep their order. The search ends when ``limit``
        positions have been looked at; at ``deadline``, in seconds of the monotonic clock (0: never); when
        ``stop``, which is called now and then, returns true; or when all moves have been read ``depth`` moves
        deep (at most 16). Without ``exact`` only the first value is exact; the others are upper bounds. The
        board is left as it was. Raises EngineError for a move that is not legal.
        """
        i: cython.int
        j: cython.int
        if not 0 < len(moves) <= MAX_WIDTH:
            raise EngineError(f"{len(moves)} moves to choose among; there can be 1 to {MAX_WIDTH}")
        self._start(board, limit, deadline, stop)
        self.is_exact = exact
        self.most_depth = min(depth, MAX_DEPTH)
        values = self.valuation.values(board, color)
        prior: cython.double = self._points_a_nat(board)
        self.num_root = len(moves)
        for i in range(self.num_root):
            if moves[i] not in values and moves[i] != PASS:
                raise EngineError(f"no legal move: {moves[i]}")
            self.root[i] = moves[i]
            likely: cython.double = values.get(moves[i], self.valuation.top)
            self.root_cost[i] = prior * (self.valuation.top - likely)
            self.value[i] = -INFINITE - self.root_cost[i]
            self.root_depth[i] = 0
            self.root_length[i] = 1
            self.root_line[i][0] = moves[i]
        with cython.nogil:
            self.run(board, color)
        if self.failure is not None:
            raise self.failure
        return [
            Found(
                self.root[i],
                self.value[i],
                self.root_cost[i],
                self.root_depth[i],
                tuple([self.root_line[i][j] for j in range(self.root_length[i])]),
            )
            for i in range(self.num_root)
        ]

    def _start(self, board, limit, deadline, stop):
        memset(self.slots, 0, NUM_SLOTS * cython.sizeof(Slot))
        self.num_positions = 0
        self.is_over = False
        self.limit = limit
        self.deadline = deadline
        self.is_asked = stop is not None
        self.stop = stop
        self.failure = None
        self.sente_end = sente_end(board.size)


def key_of(board, color):
    """The key of a position: its stones, who is to move, and the ko ban."""
    key: uint64_t = board.hash * 2 + color
    if board.ko_point != NO_POINT:
        key ^= cython.cast(uint64_t, board.ko_point) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    return key


def is_enough(slot, alpha, beta):
    if slot.bound == AT_LEAST:
        return slot.value >= beta
    if slot.bound == AT_MOST:
        return slot.value <= alpha
    return True


def width_at(depth):
    """How many moves are looked at in a node with ``depth`` moves to go."""
    return 6 if depth <= 1 else 8
