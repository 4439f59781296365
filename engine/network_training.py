"""Learning the parameters of a network by maximum likelihood, as the weights are learned
(``engine.training``).

What is learned from are shortlists (``engine.shortlists``): the best moves of positions with what speaks for
each. So a position is evaluated once and learned from many times. The steps are Adam's (D. Kingma and J. Ba,
Adam: A Method for Stochastic Optimization, 2015); rows of features that a batch does not have stay as they
are.

One thread does all, in the order that it is given: the same games give the same parameters.
"""

import cython
import numpy as np

from engine.features import FEATURES
from engine.network import MOST_MIXED, MOST_ROW, Parameters
from engine.points import EngineError
from engine.shortlists import Shortlists
from engine.training import Measured

#: of Adam: how much of the running means is kept at each step
FIRST, SECOND = 0.9, 0.999
#: a move whose probability is below this, and that was not played, is not learned from
LEAST = cython.declare(cython.float, 1e-5)
#: slopes much smaller than this move nothing far: else moves that nobody plays would be pushed away without
#: end
_SMALL = cython.declare(cython.float, 1e-5)
_FIRST = cython.declare(cython.float, FIRST)
_SECOND = cython.declare(cython.float, SECOND)
#: values are behind by so many nats at one unit of the input that says it, and at two at the most
_FAR = cython.declare(cython.float, 5.0)


class NetworkTrainer:
    """Learns; begins with small random rows that ``seed`` decides, so that the network says little at
    first."""

    def __cinit__(self, seed: int = 0):
        self.at = cython.cast("float*", calloc(NUM_PARAMETERS, cython.sizeof(cython.float)))
        self.slope = cython.cast("float*", calloc(NUM_PARAMETERS, cython.sizeof(cython.float)))
        self.mean = cython.cast("float*", calloc(NUM_PARAMETERS, cython.sizeof(cython.float)))
        self.spread = cython.cast("float*", calloc(NUM_PARAMETERS, cython.sizeof(cython.float)))
        if (
            self.at == cython.NULL
            or self.slope == cython.NULL
            or self.mean == cython.NULL
            or self.spread == cython.NULL
        ):
            raise MemoryError
        self._begin(np.random.default_rng(seed))

    def __dealloc__(self):
        free(self.at)
        free(self.slope)
        free(self.mean)
        free(self.spread)

    def _begin(self, random: np.random.Generator) -> None:
        state = self.state()
        state[0, :AT_HIDDEN] = random.normal(0, 0.05, AT_HIDDEN)
        state[0, AT_HIDDEN:AT_MIXING] = 0.1
        state[0, AT_MIXING:AT_MIXED] = random.normal(0, (2.0 / HIDDEN) ** 0.5, AT_MIXED - AT_MIXING)
        state[0, AT_OUT:] = random.normal(0, 0.1, MIXED)
        self.restore(state)

    def take(self, lists: Shortlists) -> None:
        """Look at these lists from now on."""
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
        """Learn from positions of the lists, int32, in this order; a last batch may be smaller.

        What is measured is seen before each step.
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

    def silence(self) -> None:
        """Let the network say nothing: what is measured then is what the weights are worth alone."""
        state = self.state()
        state[0, AT_OUT:] = 0.0
        self.restore(state)

    def measure(self) -> Measured:
        """What the parameters are worth on the lists; a move that is not listed has the last rank."""
        i: cython.int
        k: cython.int
        rank: cython.int
        played: cython.int
        total: cython.double = 0.0
        ranks = np.zeros(MAX_RANK, np.int64)
        into: int64_t[::1] = ranks
        for i in range(self.num_positions):
            total += self._look(i)
            played = self.played[i]
            if played < 0:
                into[MAX_RANK - 1] += 1
                continue
            rank = 0
            for k in range(self.moves[i]):
                if self.probability[k] > self.probability[played] or (
                    self.probability[k] == self.probability[played] and k < played
                ):
                    rank += 1
            into[rank] += 1
        number: cython.int = self.num_positions
        return Measured(number, total / number if number else 0.0, ranks)

    def state(self) -> np.ndarray:
        """What learning changes, float32, shape (4, parameters): parameters, means, squares, steps."""
        found = np.zeros((4, NUM_PARAMETERS), np.float32)
        into: cython.float[:, ::1] = found
        i: cython.int
        for i in range(NUM_PARAMETERS):
            into[0, i] = self.at[i]
            into[1, i] = self.mean[i]
            into[2, i] = self.spread[i]
        found[3, 0] = self.steps
        return found

    def restore(self, state: np.ndarray) -> None:
        """Go on from a ``state()``; raises EngineError for one of another shape."""
        if state.shape != (4, NUM_PARAMETERS):
            raise EngineError(f"a state of shape {state.shape} is not one of {NUM_PARAMETERS} parameters")
        rows: cython.const[cython.float][:, ::1] = np.ascontiguousarray(state, np.float32)
        i: cython.int
        for i in range(NUM_PARAMETERS):
            self.at[i] = rows[0, i]
            self.mean[i] = rows[1, i]
            self.spread[i] = rows[2, i]
        self.steps = int(state[3, 0])

    def parameters(self) -> Parameters:
        """The network as whole numbers; rows of features that nothing was learned of are left out."""
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
        h: cython.int
        j: cython.int
        first: int64_t = self.first[position]
        num: cython.int = self.moves[position]
        top: cython.double = self.rest[position]
        whole: cython.double = 0.0
        value: cython.double
        common: cython.float[MIXED]
        for i in range(num):
            self._activate(first + i, self.active[i])
            self.share[i] = exp(self.values[first + i] - self.values[first])
            whole += self.share[i]
            self.behind[i] = max((self.values[first + i] - self.values[first]) / _FAR, -2.0)
        for h in range(HIDDEN):
            self.around[h] = 0.0
        for i in range(num):
            self.share[i] /= whole
            for h in range(HIDDEN):
                self.around[h] += self.share[i] * self.active[i][h]
        for j in range(MIXED):
            common[j] = self.at[AT_MIXED + j]
        for h in range(HIDDEN):
            for j in range(MIXED):
                common[j] += self.around[h] * self.at[AT_MIXING + (HIDDEN + h) * MIXED + j]
        for i in range(num):
            self.probability[i] = self._value(i, common, self.values[first + i])
            top = max(top, self.probability[i])
        whole = exp(self.rest[position] - top)
        for i in range(num):
            whole += exp(self.probability[i] - top)
        value = (
            self.chosen[position] if self.played[position] < 0 else self.probability[self.played[position]]
        )
        for i in range(num):
            self.probability[i] = exp(self.probability[i] - top) / whole
        return value - top - log(whole)

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

    def _value(self, index, common, value):
        h: cython.int
        j: cython.int
        mixed: cython.pointer[cython.float] = self.mixed[index]
        weights: cython.pointer[cython.const[cython.float]] = self.at + AT_MIXING + BEHIND * MIXED
        for j in range(MIXED):
            mixed[j] = common[j] + self.behind[index] * weights[j]
        weights = self.at + AT_MIXING
        for h in range(HIDDEN):
            if self.active[index][h] > 0.0:
                for j in range(MIXED):
                    mixed[j] += self.active[index][h] * weights[h * MIXED + j]
        for j in range(MIXED):
            if mixed[j] > 0.0:
                value += mixed[j] * self.at[AT_OUT + j]
        return value

    def _learn(self, position):
        i: cython.int
        h: cython.int
        j: cython.int
        slope: cython.float
        first: int64_t = self.first[position]
        num: cython.int = self.moves[position]
        common: cython.float[MIXED]
        shared: cython.float[HIDDEN]
        weights: cython.pointer[cython.float]
        for j in range(MIXED):
            common[j] = 0.0
        for i in range(num):
            for h in range(HIDDEN):
                self.down[i][h] = 0.0
            slope = self.probability[i] - (1.0 if i == self.played[position] else 0.0)
            if slope < -LEAST or slope > LEAST:
                self._learn_value(i, slope, self.down[i], common)
        for h in range(HIDDEN):
            shared[h] = 0.0
            weights = self.at + AT_MIXING + (HIDDEN + h) * MIXED
            for j in range(MIXED):
                self.slope[AT_MIXING + (HIDDEN + h) * MIXED + j] += common[j] * self.around[h]
                shared[h] += common[j] * weights[j]
        for i in range(num):
            for h in range(HIDDEN):
                self.down[i][h] = (
                    self.down[i][h] + self.share[i] * shared[h] if self.active[i][h] > 0.0 else 0.0
                )
            self._learn_rows(first + i, self.down[i])

    def _learn_value(self, index, slope, down, common):
        """From the slope of the loss by a move's value to those by its activations, and by what is common to
        all moves."""
        h: cython.int
        j: cython.int
        by: cython.float[MIXED]
        weights: cython.pointer[cython.const[cython.float]] = self.at + AT_MIXING
        slopes: cython.pointer[cython.float] = self.slope + AT_MIXING
        for j in range(MIXED):
            by[j] = 0.0
            if self.mixed[index][j] > 0.0:
                self.slope[AT_OUT + j] += slope * self.mixed[index][j]
                by[j] = slope * self.at[AT_OUT + j]
            self.slope[AT_MIXED + j] += by[j]
            slopes[BEHIND * MIXED + j] += by[j] * self.behind[index]
            common[j] += by[j]
        for h in range(HIDDEN):
            if self.active[index][h] > 0.0:
                for j in range(MIXED):
                    slopes[h * MIXED + j] += by[j] * self.active[index][h]
                    down[h] += by[j] * weights[h * MIXED + j]

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
        first: cython.float
        second: cython.float
        self.steps += 1
        first = 1.0 - _FIRST**self.steps
        second = 1.0 - _SECOND**self.steps
        for i in range(self.num_touched):
            self.is_touched[self.touched[i]] = 0
            self._step_range(self.touched[i] * HIDDEN, (self.touched[i] + 1) * HIDDEN, rate, first, second)
        self.num_touched = 0
        self._step_range(AT_HIDDEN, NUM_PARAMETERS, rate, first, second)

    def _step_range(self, begin, end, rate, first, second):
        i: cython.int
        slope: cython.float
        for i in range(begin, end):
            slope = self.slope[i] / BATCH
            self.slope[i] = 0.0
            self.mean[i] = _FIRST * self.mean[i] + (1 - _FIRST) * slope
            self.spread[i] = _SECOND * self.spread[i] + (1 - _SECOND) * slope * slope
            self.at[i] -= rate * (self.mean[i] / first) / (sqrt(self.spread[i] / second) + _SMALL)


def whole(floats, unit, most, dtype=np.int16):
    """Rounded to whole numbers of 1/unit, at most so large."""
    return np.clip(np.rint(floats.astype(np.float64) * unit), -most, most).astype(dtype)
