"""Experts and network together; see ``system.pxd``."""

import cython

from engine.board import Board
from engine.evaluation.life import Life
from engine.evaluation.safety import Safety
from engine.players.neurogo.ladders import Ladders
from engine.players.neurogo.network import Network
from engine.players.neurogo.relations import Relations
from engine.players.neurogo.units import Units
from engine.points import board_points, require_player


class System:
    """Looks at one position at a time; what it says depends on the position and the weights alone."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.ladders = Ladders()
        self.units = Units()
        self.relations = Relations()
        self.life = Life()
        self.safety = Safety()

    def look(self, board, color, is_base):
        self.color = color
        self.size = board.size
        if is_base:
            self.ladders.look(board)
        else:
            self.ladders.glance(board)
        self.units.look(board, color, self.ladders)
        self.relations.look(board, self.units, self.ladders)
        if self.relations.out_of_memory:
            return 0
        self.network.forward(self.units, self.relations)
        self._ask_expert(board)
        return self._lead()

    def _lead(self):
        row: cython.int
        col: cython.int
        lead: cython.double = 0
        for row in range(self.size):
            for col in range(self.size):
                lead += 2 * self.for_black(point_at(col, row)) - 1
        return lead if self.color == BLACK else -lead

    def _ask_expert(self, board):
        row: cython.int
        col: cython.int
        point: cython.int
        self.life.look(board)
        self.safety.look(board, self.life)
        for row in range(self.size):
            for col in range(self.size):
                point = point_at(col, row)
                self.owner[point] = self.safety.owner_of(board, point)

    def for_black(self, point):
        output: cython.float
        if self.owner[point] != EMPTY:
            return 1 if self.owner[point] == BLACK else 0
        output = self.network.output[self.units.unit_of[point]]
        return output if self.color == BLACK else 1 - output

    def learn(self, target, rate):
        row: cython.int
        col: cython.int
        point: cython.int
        wanted: cython.float
        memset(self.error, 0, cython.sizeof(self.error))
        for row in range(self.size):
            for col in range(self.size):
                point = point_at(col, row)
                if self.owner[point] == EMPTY:
                    wanted = target[point] - self.for_black(point)
                    self.error[self.units.unit_of[point]] += wanted if self.color == BLACK else -wanted
        self.network.backward(self.units, self.relations, self.error)
        self.network.apply(rate)
        self.network.forward(self.units, self.relations)

    # -- the end of a game --------------------------------------------------------------------------------

    def score(self, board, owned):
        row: cython.int
        col: cython.int
        point: cython.int
        self.size = board.size
        self._ask_expert(board)
        for row in range(self.size):
            for col in range(self.size):
                point = point_at(col, row)
                if self.owner[point] != EMPTY:
                    owned[point] = self.owner[point] == BLACK
                elif board.color[point] != EMPTY:
                    owned[point] = board.color[point] == BLACK
                else:
                    owned[point] = self._reached(board, point)

    def _reached(self, board, point):
        """Whose an empty point is, by the stones around the empty points connected with it."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        black: cython.bint = False
        white: cython.bint = False
        self.stack[0] = point
        self.num_floods += 1
        self.flooded[point] = self.num_floods
        while number > 0:
            number -= 1
            point = self.stack[number]
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == BLACK:
                    black = True
                elif board.color[near] == WHITE:
                    white = True
                elif board.color[near] == EMPTY and self.flooded[near] != self.num_floods:
                    self.flooded[near] = self.num_floods
                    self.stack[number] = near
                    number += 1
        if black == white:
            return 0.5
        return 1 if black else 0

    # -- for Python ---------------------------------------------------------------------------------------

    def lead(self, board: Board, color: int, is_base: bool = True) -> float:
        """How many points ``color`` leads by if it is to move, as expected.

        With ``is_base``, the boards that are asked about next should differ little from this one, as it is
        kept to compare with. Raises EngineError if ``color`` is no player's.
        """
        require_player(color)
        found: cython.double = self.look(board, color, is_base)
        if self.relations.out_of_memory:
            raise MemoryError
        return found

    def ownership(self) -> dict[int, float]:
        """By point of the position looked at last: the probability that it will be Black's."""
        return {point: self.for_black(point) for point in board_points(self.size)}

    def settled(self) -> dict[int, int]:
        """By point of the position looked at last: whose it is, where the external expert says so."""
        return {point: self.owner[point] for point in board_points(self.size) if self.owner[point]}

    def ended(self, board: Board) -> dict[int, float]:
        """By point of a game that has ended: 1 for Black's, 0 for White's, 0.5 for nobody's."""
        owned: cython.float[NUM_POINTS]
        self.score(board, owned)
        return {point: owned[point] for point in board_points(self.size)}

    def outputs(self) -> list[float]:
        """By unit of the position looked at last: the network's own output, for the side to move."""
        i: cython.int
        return [self.network.output[i] for i in range(self.units.num)]

    def gradient(self, targets: dict[int, float]) -> list[float]:
        """The gradient of half the squared errors in the position looked at last, downhill, by weight.

        ``targets`` must have all points that the expert leaves open, as in ``ownership``.
        """
        point: cython.int
        wanted: cython.float[NUM_POINTS]
        for point, value in targets.items():
            wanted[point] = value
        self.learn(wanted, 0)
        return self.network.gradient_list()
