"""Learning the parameters of a network; see ``network_training.pxd``."""

import cython
import numpy as np

from engine.features import FEATURES
from engine.learning.adam import Adam, whole
from engine.learning.mixing_learner import MixingLearner
from engine.learning.shortlists import Shortlists
from engine.learning.training import Measured
from engine.network import MOST_MIXED, MOST_ROW, Parameters
from engine.points import EngineError

#: what divides a step is at least this (``Adam.floor``); else tiny slopes would push moves that nobody plays
#: away without end
_FLOOR = cython.declare(cython.float, 1e-5)


class NetworkTrainer(Adam):
    """A network that learns. It begins with small random numbers, so that it says little at first.

    ``seed`` decides which.
    """

    def __cinit__(self, seed: int = 0):
        self._reserve(NUM_PARAMETERS, AT_OUT, _FLOOR)
        self.mixing = MixingLearner()
        self.mixing.at, self.mixing.slope = self.at + AT_MIXING, self.slope + AT_MIXING
        self.mixing.width, self.mixing.leak, self.mixing.most = HIDDEN, 0.0, np.inf
        self._begin(np.random.default_rng(seed))

    def _begin(self, random: np.random.Generator) -> None:
        state = self.state()
        state[0, :AT_HIDDEN] = random.normal(0, 0.05, AT_HIDDEN)
        state[0, AT_HIDDEN:AT_MIXING] = 0.1
        state[0, AT_MIXING:AT_MIXED] = random.normal(0, (2.0 / HIDDEN) ** 0.5, AT_MIXED - AT_MIXING)
        state[0, AT_OUT:] = random.normal(0, 0.1, MIXED)
        self.restore(state)

    def take(self, lists: Shortlists) -> None:
        """Look at these lists from now on; raises EngineError if they have a ``fault``."""
        if lists.fault:
            raise EngineError(f"these are no shortlists: {lists.fault}")
        first = np.concatenate([[0], np.cumsum(lists.moves, dtype=np.int64)])
        moves: cython.const[int32_t][::1] = lists.moves
        played: cython.const[int32_t][::1] = lists.played
        rest: cython.const[cython.float][::1] = lists.rest
        chosen: cython.const[cython.float][::1] = lists.chosen
        values: cython.const[cython.float][::1] = lists.values
        ends: cython.const[int64_t][::1] = lists.ends
        numbers: cython.const[int16_t][::1] = lists.numbers
        starts: int64_t[::1] = first
        self.num_positions = len(moves)
        if not self.num_positions:
            return
        self.lists = (lists, first)
        self.moves, self.played = cython.address(moves[0]), cython.address(played[0])
        self.rest, self.chosen = cython.address(rest[0]), cython.address(chosen[0])
        self.values = cython.address(values[0])
        self.ends, self.numbers = cython.address(ends[0]), cython.address(numbers[0])
        self.first = cython.address(starts[0])

    def learn(self, order: np.ndarray, rate: float) -> Measured:
        """Learn from the positions with these indices, in this order; the last batch may be smaller.

        Returns the mean log probability, each position measured before the step it is learned in; ranks are
        not counted.
        """
        i: cython.int
        position: cython.int
        number: cython.int = len(order)
        positions: int32_t[::1] = np.ascontiguousarray(order, np.int32)
        step: cython.float = rate
        total: cython.double = 0.0
        for i in range(number):
            position = positions[i]
            total += self._look(position)
            self._learn(position)
            if (i + 1) % BATCH == 0 or i + 1 == number:
                self._step(step)
        return Measured(number, total / number if number else 0.0, np.zeros(MAX_RANK, np.int64))

    def measure(self) -> Measured:
        """What the parameters are worth on all positions; a move that is not listed has the last rank."""
        i: cython.int
        total: cython.double = 0.0
        ranks = np.zeros(MAX_RANK, np.int64)
        into: int64_t[::1] = ranks
        for i in range(self.num_positions):
            total += self._look(i)
            into[self.mixing.rank(self.moves[i], self.played[i])] += 1
        number: cython.int = self.num_positions
        return Measured(number, total / number if number else 0.0, ranks)

    def parameters(self) -> Parameters:
        """The network as whole numbers; rows for which nothing was learned are left out."""
        state = self.state()
        at = state[0]
        rows = whole(at[:AT_HIDDEN], UNIT, MOST_ROW).reshape(NUM_FEATURES, HIDDEN)
        is_learned = (state[2, :AT_HIDDEN] > 0).reshape(NUM_FEATURES, HIDDEN).any(1)
        mixing = whole(at[AT_MIXING:AT_MIXED], UNIT, MOST_MIXED).reshape(INPUTS, MIXED).T
        mixing[:, BEHIND + 1 :] = 0
        most = np.iinfo(np.int16).max
        return Parameters(
            {FEATURES[i].name: rows[i] for i in range(NUM_FEATURES) if is_learned[i]},
            whole(at[AT_HIDDEN:AT_MIXING], UNIT, most),
            np.ascontiguousarray(mixing),
            whole(at[AT_MIXED:AT_OUT], UNIT * UNIT, MOST_MIXED * UNIT, np.int32),
            whole(at[AT_OUT:], UNIT, most),
        )

    # -- a position ---------------------------------------------------------------------------------------

    def _look(self, position):
        i: cython.int
        first: int64_t = self.first[position]
        num: cython.int = self.moves[position]
        for i in range(num):
            self._activate(first + i, self.mixing.seen + i * HIDDEN)
        return self.mixing.look(
            self.values + first, num, self.rest[position], self.chosen[position], self.played[position]
        )

    def _activate(self, move, active):
        j: int64_t
        h: cython.int
        begin: int64_t = self.ends[move - 1] if move else 0
        row: cython.pointer[cython.const[cython.float]]
        for h in range(HIDDEN):
            active[h] = self.at[AT_HIDDEN + h]
        for j in range(begin, self.ends[move]):
            row = self.at + self.numbers[j] * HIDDEN
            for h in range(HIDDEN):
                active[h] += row[h]
        for h in range(HIDDEN):
            active[h] = max(active[h], cython.cast(cython.float, 0.0))

    def _learn(self, position):
        i: cython.int
        first: int64_t = self.first[position]
        num: cython.int = self.moves[position]
        self.mixing.learn(num, self.played[position])
        for i in range(num):
            self._learn_rows(first + i, self.mixing.down + i * HIDDEN)

    def _learn_rows(self, move, down):
        j: int64_t
        h: cython.int
        number: cython.int
        row: cython.pointer[cython.float]
        for h in range(HIDDEN):
            self.slope[AT_HIDDEN + h] += down[h]
        for j in range(self.ends[move - 1] if move else 0, self.ends[move]):
            number = self.numbers[j]
            if not self.is_touched[number]:
                self.is_touched[number] = 1
                self.touched[self.num_touched] = number
                self.num_touched += 1
            row = self.slope + number * HIDDEN
            for h in range(HIDDEN):
                row[h] += down[h]

    def _step(self, rate):
        i: cython.int
        self._begin_step()
        for i in range(self.num_touched):
            self.is_touched[self.touched[i]] = 0
            self._step_range(self.touched[i] * HIDDEN, (self.touched[i] + 1) * HIDDEN, rate, BATCH)
        self.num_touched = 0
        self._step_range(AT_HIDDEN, NUM_PARAMETERS, rate, BATCH)
