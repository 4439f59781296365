"""Zobrist's program as a player; see ``player.pxd``."""

from math import exp, log

import cython

from engine.board import Board
from engine.players.base import Candidate, Judgement, Reason
from engine.players.zobrist import values
from engine.players.zobrist.survey import Survey
from engine.points import EngineError, require_player, to_gtp


class Zobrist:
    """The player. Values are in hundredths of a nat, so their softmax is a probability."""

    def __init__(self) -> None:
        self.name = "zobrist"
        self.list_limit = values.LIST_LIMIT
        self.knowledge = "none"
        self.survey = Survey()
        for i, feature in enumerate(values.FEATURES):
            self.worth[i] = feature.worth

    def candidates(self, board: Board, color: cython.int, limit: cython.int = 20) -> list[Candidate]:
        """The best ``limit`` moves, best first; equal ones in the order of the points."""
        i: cython.int
        found = []
        names = ("Black", "White") if color == BLACK else ("White", "Black")
        for i in range(self._answer(board, color, limit)):
            index: cython.int = self.order[i]
            reasons = tuple(_reasons(self.seen[index], *names))
            share = exp(self.value[index] / values.NAT - self._log_sum())
            found.append(Candidate(self.moves[index], float(self.value[index]), reasons, share))
        return found

    def ranked(self, board: Board, color: cython.int, limit: cython.int = 20) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        i: cython.int
        return [self.moves[self.order[i]] for i in range(self._answer(board, color, limit))]

    def judge(self, board: Board, color: cython.int, point: cython.int) -> Judgement:
        """The place of one legal move among all, and the logarithm of its probability.

        Raises EngineError if the move is not legal.
        """
        i: cython.int
        self._answer(board, color, 0)
        for i in range(self.num_moves):
            if self.moves[self.order[i]] == point:
                log_probability = self.value[self.order[i]] / values.NAT - self._log_sum()
                return Judgement(i, self.num_moves, log_probability)
        raise EngineError(f"no legal move of color {color}: {to_gtp(point, board.size)}")

    def avoided(self, board: Board, color: cython.int) -> set[int]:
        """Nothing: the article knows no moves that are never played."""
        return set()

    def features(self, board: Board, color: cython.int) -> dict[int, int]:
        """By legal move: the bits of its features, in the order of ``values.FEATURES``."""
        i: cython.int
        self._answer(board, color, 0)
        return {self.moves[i]: self.seen[i] for i in range(self.num_moves)}

    def _answer(self, board, color, limit):
        require_player(color)
        with cython.nogil:
            self._think(board, color)
        return max(0, min(limit, self.num_moves, self.list_limit))

    def _log_sum(self):
        """The logarithm of the sum of exp(value) over all moves of the last question, with values in nats."""
        i: cython.int
        return log(sum([exp(self.value[i] / values.NAT) for i in range(self.num_moves)]))

    def _think(self, board, color):
        row: cython.int
        col: cython.int
        i: cython.int
        at: cython.int
        point: cython.int
        value: cython.int
        seen: uint32_t
        self.survey.take(board)
        self.num_moves = 0
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.check(color, point) != LEGAL:
                    continue
                seen = self.survey.features_of(board, color, point)
                value = 0
                for i in range(NUM_FEATURES):
                    if seen >> i & 1:
                        value += self.worth[i]
                at = self.num_moves
                self.moves[at], self.seen[at], self.value[at] = point, seen, value
                while at > 0 and self.value[self.order[at - 1]] < value:
                    self.order[at] = self.order[at - 1]
                    at -= 1
                self.order[at] = self.num_moves
                self.num_moves += 1


def _reasons(seen, side, other):
    for i, feature in enumerate(values.FEATURES):
        if seen >> i & 1 and feature.worth:
            text = feature.text.format(side=side, other=other)
            yield Reason("feature", feature.name, "own", float(feature.worth), text)
