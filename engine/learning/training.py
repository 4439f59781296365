"""Learning the weights of a valuation, and measuring with them; see ``training.pxd``."""

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

#: learners that share the games, unless told otherwise
LEARNERS = 4
#: positions that a learner takes between two changes of the weights
ROUND = 8
#: a move whose probability (or 1 less it, if it was played) is below this changes no weight
LEAST = cython.declare(cython.float, 1e-4)


class Measured(NamedTuple):
    """What a pass over positions saw.

    That is how many positions; the mean logarithm of the probability of the moves that were played, in nats;
    and by rank (0 is the first) how many of these moves had it, int64 (MAX_RANK,).
    """

    positions: int
    log_evidence: float
    ranks: np.ndarray


class Learner:
    """One of those that share the work of a trainer; with ``gains`` it sums up surprise and variance."""

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
        """Start a pass over games[first], games[first + step] ..., each taken when it is its turn."""
        self.games = games
        self.next_game = first
        self.game_step = step
        self.walk.leave()
        self.positions = 0
        self.log_likelihood = 0.0
        memset(self.ranks, 0, cython.sizeof(self.ranks))

    def advance(self, want: cython.int, learning: cython.bint) -> bool:
        """Take ``want`` positions more; False if the games have come to their end before that.

        Raises EngineError for a bad setup, or for lists of another book.
        """
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
        """Measure the move that was played, and add to the gradient or, if they are kept, to the sums."""
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
        """Add one position to the sums; ``gradient`` has by number the probability that a move has it."""
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
    """Learns the weights of the features and of the patterns of ``book``; begins with those of the book.

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
        """One pass over games, with this rate.

        ``progress`` is told now and then how many more positions were taken. Each position is measured before
        the weights change by it. Raises EngineError for a bad setup, or for lists of another book.
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
        """What the weights are worth on games; they stay as they are."""
        for i, learner in enumerate(self.learners):
            learner.begin(games, i, len(self.learners))
        with ThreadPoolExecutor(max_workers=threads) as pool:
            list(pool.map(lambda learner: _finish(learner), self.learners))
        return measured(self.learners)

    def slopes(self, games: Sequence[Game | Listed], threads: int = 1) -> tuple[np.ndarray, np.ndarray]:
        """By number, float64: how steeply the log-likelihood of games rises with each weight alone, and how
        fast that slope falls (the curvature: the second derivative, times -1).

        The first is how often a number was played less how often that was expected, the second the variance
        of what was expected.
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
        """By number, float64: how much of the log-likelihood of games depends on each weight, in nats.

        That is what would be lost if a weight w alone became zero: to the second order, w * slope + w^2 / 2 *
        curvature (``slopes``).
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
        """All that a pass changes, as a copy: float32, shape (2, weights), the weights and ``squares``."""
        i: cython.int
        squares = np.empty(self.valuation.num_weights, np.float32)
        into: cython.float[::1] = squares
        for i in range(self.valuation.num_weights):
            into[i] = self.squares[i]
        return np.stack([self.weights(), squares])

    def restore(self, state: np.ndarray) -> None:
        """Go on from what ``state()`` gave; raises EngineError for another shape."""
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
    """What learners saw in their last pass, put together."""
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
    """By number, float64: ``surprise`` and ``variance`` of all learners, summed."""
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
