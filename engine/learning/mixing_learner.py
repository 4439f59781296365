"""The slopes of the mixing units of a network; see ``mixing_learner.pxd``."""

import cython

#: a move whose probability (or 1 less it, if it was played) is below this is not learned from
LEAST = cython.declare(cython.float, 1e-5)
#: so many nats behind the first move are -1 of the input that says so; -2 is the end of it
_FAR = cython.declare(cython.float, 5.0)


class MixingLearner:
    """Its maker sets where parameters and slopes are, and ``width``, ``leak`` and ``most``."""

    def look(self, values, num, rest, chosen, played):
        i: cython.int
        h: cython.int
        j: cython.int
        common: cython.float[MIXED]
        weights: cython.pointer[cython.const[cython.float]] = self.at + self.width * MIXED
        begin: cython.pointer[cython.const[cython.float]] = self.at + (2 * self.width + OTHER_INPUTS) * MIXED
        self._sum_up(values, num)
        for j in range(MIXED):
            common[j] = begin[j]
        for h in range(self.width):
            for j in range(MIXED):
                common[j] += self.mean[h] * weights[h * MIXED + j]
        for i in range(num):
            self.probability[i] = self._value(i, common, values[i])
        return self._soften(num, rest, chosen if played < 0 else self.probability[played])

    def _sum_up(self, values, num):
        """Work out how far each move is behind, its share, and the mean of the numbers by these shares."""
        i: cython.int
        h: cython.int
        whole: cython.double = 0.0
        seen: cython.pointer[cython.const[cython.float]]
        for i in range(num):
            self.share[i] = exp(values[i] - values[0])
            whole += self.share[i]
            self.behind[i] = max((values[i] - values[0]) / _FAR, -2.0)
        for h in range(self.width):
            self.mean[h] = 0.0
        for i in range(num):
            seen = self.seen + i * self.width
            self.share[i] /= whole
            for h in range(self.width):
                self.mean[h] += self.share[i] * seen[h]

    def _value(self, index, common, value):
        """The value of a move, with what the units add to it."""
        h: cython.int
        j: cython.int
        mixed: cython.pointer[cython.float] = self.mixed[index]
        seen: cython.pointer[cython.const[cython.float]] = self.seen + index * self.width
        weights: cython.pointer[cython.const[cython.float]] = self.at + 2 * self.width * MIXED
        out: cython.pointer[cython.const[cython.float]] = weights + (OTHER_INPUTS + 1) * MIXED
        for j in range(MIXED):
            mixed[j] = common[j] + self.behind[index] * weights[j]
        weights = self.at
        for h in range(self.width):
            if seen[h] > 0.0:
                for j in range(MIXED):
                    mixed[j] += seen[h] * weights[h * MIXED + j]
        for j in range(MIXED):
            value += mixed[j] * self._share_of(mixed[j]) * out[j]
        return value

    def _soften(self, num, rest, chosen):
        """Turn values into probabilities, in place; the logarithm of that of a move of value ``chosen``."""
        i: cython.int
        top: cython.double = max(rest, chosen)
        whole: cython.double
        for i in range(num):
            top = max(top, self.probability[i])
        whole = exp(rest - top)
        for i in range(num):
            whole += exp(self.probability[i] - top)
        for i in range(num):
            self.probability[i] = exp(self.probability[i] - top) / whole
        return chosen - top - log(whole)

    def rank(self, num, played):
        i: cython.int
        rank: cython.int = 0
        if played < 0:
            return MAX_RANK - 1
        for i in range(num):
            if self.probability[i] > self.probability[played] or (
                self.probability[i] == self.probability[played] and i < played
            ):
                rank += 1
        return rank

    # -- slopes -------------------------------------------------------------------------------------------

    def learn(self, num, played):
        i: cython.int
        h: cython.int
        j: cython.int
        slope: cython.float
        common: cython.float[MIXED]
        for j in range(MIXED):
            common[j] = 0.0
        for i in range(num):
            for h in range(self.width):
                self.down[i * self.width + h] = 0.0
            slope = self.probability[i] - (1.0 if i == played else 0.0)
            if slope < -LEAST or slope > LEAST:
                self._learn_value(i, slope, common)
        self._learn_mean(num, common)

    def _learn_value(self, index, slope, common):
        """Carry the slope by the value of a move on to its numbers, and to what is common to all moves."""
        h: cython.int
        j: cython.int
        share: cython.float
        by: cython.float[MIXED]
        seen: cython.pointer[cython.const[cython.float]] = self.seen + index * self.width
        down: cython.pointer[cython.float] = self.down + index * self.width
        mixed_at: cython.int = (2 * self.width + OTHER_INPUTS) * MIXED
        for j in range(MIXED):
            share = self._share_of(self.mixed[index][j])
            self.slope[mixed_at + MIXED + j] += slope * self.mixed[index][j] * share
            by[j] = slope * self.at[mixed_at + MIXED + j] * share
            self.slope[mixed_at + j] += by[j]
            self.slope[2 * self.width * MIXED + j] += by[j] * self.behind[index]
            common[j] += by[j]
        for h in range(self.width):
            if seen[h] > 0.0:
                for j in range(MIXED):
                    self.slope[h * MIXED + j] += by[j] * seen[h]
                    down[h] += by[j] * self.at[h * MIXED + j]

    def _learn_mean(self, num, common):
        """Carry the slopes by the mean on to the numbers of the moves, and stop those at their limits."""
        i: cython.int
        h: cython.int
        j: cython.int
        shared: cython.float[HIDDEN]
        at: cython.int = self.width * MIXED
        seen: cython.pointer[cython.const[cython.float]] = self.seen
        down: cython.pointer[cython.float] = self.down
        for h in range(self.width):
            shared[h] = 0.0
            for j in range(MIXED):
                self.slope[at + h * MIXED + j] += common[j] * self.mean[h]
                shared[h] += common[j] * self.at[at + h * MIXED + j]
        for i in range(num):
            for h in range(self.width):
                down[h] = down[h] + self.share[i] * shared[h] if 0.0 < seen[h] < self.most else 0.0
            seen += self.width
            down += self.width

    def _share_of(self, mixed):
        """The share of its sum that a unit passes on."""
        return 1.0 if mixed > 0.0 else self.leak
