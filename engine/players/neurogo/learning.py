"""Learning by playing against itself; see ``learning.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.players.neurogo import values
from engine.players.neurogo.network import Network, num_weights
from engine.players.neurogo.system import System


class SelfPlayed(NamedTuple):
    """A game that was learned from: its moves (points and PASS, Black first), and Black's lead in points."""

    moves: tuple[int, ...]
    lead: float


class Learner:
    """Teaches ``network``; the weights change by ``rate`` times their gradient."""

    def __init__(self, network: Network, rate: float = values.RATE) -> None:
        self.system = System(network)
        self.temperature = values.TEMPERATURE
        self.rate = rate
        self.most_moves = values.MOST_MOVES

    # -- a game -------------------------------------------------------------------------------------------

    def play(self, board):
        color: cython.int = BLACK
        passes: cython.int = 0
        point: cython.int
        self.num_moves = 0
        self.hashes[0] = board.hash
        while passes < 2 and self.num_moves < self.most_moves * board.size * board.size:
            if not self._list_choices(board, color):
                return False
            point = self.choices[self._draw()]
            if board.push(color, point) != LEGAL:
                return False
            passes = passes + 1 if point == PASS else 0
            self.moves[self.num_moves] = point
            self.num_moves += 1
            self.hashes[self.num_moves] = board.hash
            color = other(color)
        return True

    def _list_choices(self, board, color):
        """List a pass and every sensible move, with what they lead to; False if there is no memory."""
        row: cython.int
        col: cython.int
        point: cython.int
        self.num_choices = 0
        self._add_choice(board, color, PASS, True)
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                self.settled[point] = self.system.owner[point]
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if self._is_sensible(board, color, point):
                    self._add_choice(board, color, point, False)
        return self.num_choices > 0 and not self.system.relations.out_of_memory

    def _is_sensible(self, board, color, point):
        """Whether a move is legal, not at a settled point, and fills no one-point eye of its own side."""
        return (
            board.color[point] == EMPTY
            and self.settled[point] == EMPTY
            and board.check(color, point) == LEGAL
            and not is_own_eye(board, color, point)
        )

    def _add_choice(self, board, color, point, is_base):
        """Add a move to the choices, unless it is illegal or repeats a position of the game."""
        if board.push(color, point) != LEGAL:
            return
        if point == PASS or not self._was_met(board.hash):
            self.choices[self.num_choices] = point
            self.leads[self.num_choices] = -self.system.look(board, other(color), is_base)
            self.num_choices += 1
        board.pop()

    def _was_met(self, hash):
        i: cython.int
        found: cython.bint = False
        for i in range(self.num_moves + 1):
            found |= self.hashes[i] == hash
        return found

    def _draw(self):
        i: cython.int
        top: cython.double = self.leads[0]
        total: cython.double = 0
        left: cython.double
        for i in range(self.num_choices):
            top = max(top, self.leads[i])
        for i in range(self.num_choices):
            self.leads[i] = exp((self.leads[i] - top) / self.temperature)
            total += self.leads[i]
        left = total * self._random()
        for i in range(self.num_choices - 1):
            left -= self.leads[i]
            if left < 0:
                return i
        return self.num_choices - 1

    def _random(self):
        """A random number from 0 to 1, without 1: splitmix64 (Steele, Lea and Flood 2014)."""
        z: uint64_t
        self.state += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
        z = self.state
        z = (z ^ (z >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
        z = (z ^ (z >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
        return ((z ^ (z >> 31)) >> 11) * (1.0 / 9007199254740992.0)

    # -- what is learned from it --------------------------------------------------------------------------

    def learn(self, board):
        row: cython.int
        col: cython.int
        color: cython.int
        self.system.score(board, self.target)
        while board.num_moves > 0:
            board.pop()
            color = WHITE if board.num_moves % 2 else BLACK
            self.system.look(board, color, True)
            self.system.learn(self.target, self.rate)
            for row in range(board.size):
                for col in range(board.size):
                    self.target[point_at(col, row)] = self.system.for_black(point_at(col, row))

    # -- for Python ---------------------------------------------------------------------------------------

    def game(self, size: cython.int, seed: cython.ulonglong, number: cython.ulonglong) -> SelfPlayed:
        """Play game ``number`` of a seed on an empty board of a size, and learn from it."""
        i: cython.int
        board: Board = Board(size)
        self._start(seed, number)
        with cython.nogil:
            done: cython.bint = self.play(board)
        if not done:
            raise MemoryError
        lead = sum([2 * owned - 1 for owned in self.system.ended(board).values()])
        with cython.nogil:
            self.learn(board)
        return SelfPlayed(tuple([self.moves[i] for i in range(self.num_moves)]), lead)

    def _start(self, seed: cython.ulonglong, number: cython.ulonglong) -> None:
        """Begin game ``number``: nothing of earlier games counts, but for the weights."""
        self.system.ladders.forget()
        self.state = (seed * cython.cast(uint64_t, 0x9E3779B97F4A7C15)) ^ (
            (number + 1) * cython.cast(uint64_t, 0xD1B54A32D192ED03)
        )

    def first_weights(self, seed: cython.ulonglong) -> list[float]:
        """Random weights to begin with; they depend on the seed and on the number of hidden neurons."""
        self._start(seed, 0)
        total = num_weights(self.system.network.num_hidden)
        return [values.FIRST_WEIGHT * (2 * self._random() - 1) for _ in range(total)]
