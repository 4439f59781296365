"""Training: the weights that make the moves that were played most likely (maximum likelihood).

The log-likelihood of a conditional logit is concave in the weights, so there is one best set of them. It is
climbed by stochastic gradient with a step for each weight (AdaGrad: J. Duchi, E. Hazan and Y. Singer,
Adaptive Subgradient Methods, 2011): the step is ``rate`` over the root of the sum of the squared gradients.

Positions are taken by a fixed number of learners that go through their own share of the games at the same
time, ``ROUND`` positions each; then their gradients are applied, learner after learner. So the weights do not
depend on how many threads did the work.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import cython
import numpy as np

from engine.joseki.book import JosekiBook
from engine.learning.listing import Listed, ValuedWalk
from engine.patterns.book import PatternBook
from engine.points import EngineError
from engine.valuation import Valuation
from engine.walk import Game

LEARNERS = 4
#: positions that a learner takes between two changes of the weights
ROUND = 8
#: a move whose probability (or 1 less it, if it was played) is below this changes no weight
LEAST = cython.declare(cython.float, 1e-4)


class Measured(NamedTuple):
    """What a pass over games saw: positions, mean log probability of the moves played (nats), and for each
    rank (0 is the first) how many of them had it."""

    positions: int
    log_evidence: float
    ranks: np.ndarray


class Learner:
    """One of those that share the work of a trainer."""

    def __cinit__(self, valuation, gains=False):
        number: cython.int = valuation.num_weights
        self.valuation = valuation
        self.walk = ValuedWalk(valuation)
        self.gradient = cython.cast("float*", calloc(number, cython.sizeof(cython.float)))
        self.touched = cython.cast("int32_t*", calloc(number, cython.sizeof(int32_t)))
        self.is_touched = cython.cast("uint8_t*", calloc(number, 1))
        if self.gradient == cython.NULL or self.touched == cython.NULL or self.is_touched == cython.NULL:
            raise MemoryError
        if gains:
            self.surprise = cython.cast("double*", calloc(number, cython.sizeof(cython.double)))
            self.variance = cython.cast("double*", calloc(number, cython.sizeof(cython.double)))
            if self.surprise == cython.NULL or self.variance == cython.NULL:
                raise MemoryError

    def __dealloc__(self):
        free(self.gradient)
        free(self.touched)
        free(self.is_touched)
        free(self.surprise)
        free(self.variance)

    def begin(self, games: Sequence[Game | Listed], first: cython.int = 0, step: cython.int = 1) -> None:
        """Start a pass over every so manyeth of the games, each of which is asked for when it is its turn."""
        self.games = games
        self.next_game = first
        self.game_step = step
        self.walk.leave()
        self.positions = 0
        self.log_likelihood = 0.0
        memset(self.ranks, 0, cython.sizeof(self.ranks))

    def advance(self, want: cython.int, learning: cython.bint) -> bool:
        """Take ``want`` positions more; false when the games are at their end."""
        taken: cython.int = 0
        now: cython.int
        while True:
            with cython.nogil:
                now = self._take(want - taken, learning)
            if now < 0:
                raise MemoryError
            taken += now
            if taken >= want:
                return True
            if self.next_game >= len(self.games):
                return False
            self.walk.begin(self.games[self.next_game])
            self.next_game += self.game_step

    def _take(self, want, learning):
        """Take up to so many positions of the game under way; how many there were, -1: out of memory."""
        taken: cython.int = 0
        found: cython.int
        while taken < want:
            found = self.walk.step()
            if found <= 0:
                return -1 if found < 0 else taken
            self._learn(self.valuation, self.walk.played, learning)
            taken += 1
        return taken

    def _learn(self, valuation, played, learning):
        """Measure the move that was played, and add to the gradient."""
        i: cython.int
        j: cython.int
        number: cython.int
        rank: cython.int = 0
        total: cython.double
        probability: cython.double
        change: cython.double
        total = valuation.log_sum()
        self.positions += 1
        self.log_likelihood += valuation.value[played] - valuation.top - total
        for i in range(valuation.position.num_moves):
            if valuation.value[i] > valuation.value[played] or (
                valuation.value[i] == valuation.value[played] and i < played
            ):
                rank += 1
            if not learning and self.surprise == cython.NULL:
                continue
            probability = exp(valuation.value[i] - valuation.top - total)
            change = (1.0 if i == played else 0.0) - probability
            if learning and -LEAST < change < LEAST:
                continue
            for j in range(valuation.begin[i], valuation.begin[i + 1]):
                number = valuation.numbers[j]
                if learning:
                    self._add(number, change)
                else:
                    self._add(number, probability)
                    self.surprise[number] += i == played
        if not learning and self.surprise != cython.NULL:
            self._sum_up()
        self.ranks[min(rank, MAX_RANK - 1)] += 1

    def _sum_up(self):
        """Take the probabilities of one position into the sums: several moves may have the same number."""
        i: cython.int
        number: cython.int
        probability: cython.double
        for i in range(self.num_touched):
            number = self.touched[i]
            probability = self.gradient[number]
            self.surprise[number] -= probability
            self.variance[number] += probability * (1.0 - probability)
            self.gradient[number] = 0.0
            self.is_touched[number] = 0
        self.num_touched = 0

    def _add(self, number, gradient):
        if not self.is_touched[number]:
            self.is_touched[number] = 1
            self.touched[self.num_touched] = number
            self.num_touched += 1
        self.gradient[number] += gradient


class Trainer:
    """Learns the weights of ``book``'s patterns and of the features, from the weights that the book has.

    ``joseki`` is the database that the features of joseki moves ask. It should not be mined from the games
    that are learned from: a move that one of these games brought into it would seem likelier than it is.
    """

    def __cinit__(self, book: PatternBook | None, learners: int = LEARNERS, joseki: JosekiBook | None = None):
        self.valuation = Valuation(book, joseki=joseki)
        self.squares = cython.cast("float*", calloc(self.valuation.num_weights, cython.sizeof(cython.float)))
        if self.squares == cython.NULL:
            raise MemoryError
        self.learners = [Learner(Valuation(book, self.valuation)) for _ in range(learners)]

    def __dealloc__(self):
        free(self.squares)

    def epoch(
        self,
        games: Sequence[Game | Listed],
        rate: float,
        threads: int = 1,
        progress: Callable[[int], object] | None = None,
    ) -> Measured:
        """One pass over games, with this rate; ``progress`` is told how many positions were taken.

        What is measured is seen before each change of the weights.
        """
        for i, learner in enumerate(self.learners):
            learner.begin(games, i, len(self.learners))
        under_way = list(self.learners)
        with ThreadPoolExecutor(max_workers=threads) as pool:
            while under_way:
                before = sum(learner.positions for learner in under_way)
                more = list(pool.map(lambda learner: learner.advance(ROUND, True), under_way))
                for learner in under_way:
                    self._apply(learner, rate)
                if progress is not None:
                    progress(sum(learner.positions for learner in under_way) - before)
                under_way = [learner for learner, goes_on in zip(under_way, more, strict=True) if goes_on]
        return measured(self.learners)

    def _apply(self, learner, rate):
        i: cython.int
        number: cython.int
        gradient: cython.float
        weight: cython.pointer(cython.float) = self.valuation.weight
        for i in range(learner.num_touched):
            number = learner.touched[i]
            gradient = learner.gradient[number]
            learner.gradient[number] = 0.0
            learner.is_touched[number] = 0
            self.squares[number] += gradient * gradient
            if self.squares[number] > 0.0:
                weight[number] += rate * gradient / sqrt(self.squares[number])
        learner.num_touched = 0

    def measure(self, games: Sequence[Game | Listed], threads: int = 1) -> Measured:
        """What the weights are worth on games that they are not learned from."""
        for i, learner in enumerate(self.learners):
            learner.begin(games, i, len(self.learners))
        with ThreadPoolExecutor(max_workers=threads) as pool:
            list(pool.map(lambda learner: _finish(learner), self.learners))
        return measured(self.learners)

    def slopes(self, games: Sequence[Game | Listed], threads: int = 1) -> tuple[np.ndarray, np.ndarray]:
        """By number (float64): how steeply the log-likelihood of these games rises with each weight alone,
        and how fast that slope falls (the second derivative, times -1).

        The first is played less expected, the second the variance of the expected. What the games would lose
        if a weight w alone became zero is, to the second order, w slope + w^2 / 2 curvature.
        """
        learners = [
            Learner(Valuation(learner.valuation.book, self.valuation), True) for learner in self.learners
        ]
        for i, learner in enumerate(learners):
            learner.begin(games, i, len(learners))
        with ThreadPoolExecutor(max_workers=threads) as pool:
            list(pool.map(lambda learner: _finish(learner), learners))
        return sums(learners, self.valuation.num_weights)

    def gains(self, games: Sequence[Game | Listed], threads: int = 1) -> np.ndarray:
        """By number (float64): how many nats of the log-likelihood of these games hang on each weight.

        That is what would be lost if it alone became zero, to the second order (``slopes``).
        """
        slope, curvature = self.slopes(games, threads)
        weights = self.weights().astype(np.float64)
        return weights * slope + weights**2 / 2 * curvature

    def weights(self) -> np.ndarray:
        """All weights by number, float32: a copy."""
        i: cython.int
        found = np.empty(self.valuation.num_weights, np.float32)
        into: cython.float[::1] = found
        for i in range(self.valuation.num_weights):
            into[i] = self.valuation.weight[i]
        return found

    def state(self) -> np.ndarray:
        """What a pass changes, float32, shape (2, weights): the weights and the sums of squares."""
        i: cython.int
        squares = np.empty(self.valuation.num_weights, np.float32)
        into: cython.float[::1] = squares
        for i in range(self.valuation.num_weights):
            into[i] = self.squares[i]
        return np.stack([self.weights(), squares])

    def restore(self, state: np.ndarray) -> None:
        """Go on from a ``state()``; raises EngineError for one of another shape."""
        i: cython.int
        if state.shape != (2, self.valuation.num_weights):
            raise EngineError(
                f"a state of shape {state.shape} is not one of {self.valuation.num_weights} weights"
            )
        rows: cython.float[:, ::1] = np.ascontiguousarray(state, np.float32)
        for i in range(self.valuation.num_weights):
            self.valuation.weight[i] = rows[0, i]
            self.squares[i] = rows[1, i]


def _finish(learner):
    while learner.advance(1000, False):
        pass


def measured(learners: Sequence[Learner]) -> Measured:
    """The sum of what learners saw in their last pass."""
    i: cython.int
    each: Learner
    ranks = np.zeros(MAX_RANK, np.int64)
    into: int64_t[::1] = ranks
    positions = 0
    log_likelihood = 0.0
    for each in learners:
        positions += each.positions
        log_likelihood += each.log_likelihood
        for i in range(MAX_RANK):
            into[i] += each.ranks[i]
    return Measured(positions, log_likelihood / positions if positions else 0.0, ranks)


def sums(learners: Sequence[Learner], num_weights: int) -> tuple[np.ndarray, np.ndarray]:
    """By number: played less expected, and the variance of the expected, of all learners."""
    i: cython.int
    each: Learner
    surprise = np.zeros(num_weights)
    variance = np.zeros(num_weights)
    into: cython.double[::1] = surprise
    variance_into: cython.double[::1] = variance
    for each in learners:
        for i in range(into.shape[0]):
            into[i] += each.surprise[i]
            variance_into[i] += each.variance[i]
    return surprise, variance
