"""Learning the parameters of a board network; see ``board_training.pxd``."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import cython
import numpy as np

from engine.board_network import BoardParameters, loads
from engine.learning.adam import Adam, whole
from engine.learning.board_learner import BoardLearner
from engine.learning.board_views import BoardViews
from engine.learning.training import Measured
from engine.points import EngineError

#: what divides a step is at least this (``Adam.floor``)
_FLOOR = cython.declare(cython.float, 1e-6)
#: a weight of a layer is at most this, either way
_MOST_WEIGHT = cython.declare(cython.float, MOST_WEIGHT / (1.0 * LAYER_UNIT))
#: the rate grows to its full size over so many steps
_WARM_UP = cython.declare(cython.float, 300.0)


class BoardTrainer(Adam):
    """A board network that learns. It begins with small random weights, so that it says little at first.

    ``seed`` decides which weights. ``threads`` is how many threads work; it does not change what is learned.
    """

    def __cinit__(self, seed: int = 0, threads: int = 1):
        i: cython.int
        learner: BoardLearner
        self._reserve(NUM_PARAMETERS, AT_OUT, _FLOOR)
        self.turned = cython.cast("float*", calloc_lines(LAYERS * LAYER, cython.sizeof(cython.float)))
        if self.turned == cython.NULL:
            raise MemoryError
        self.threads = threads
        self.learners = []
        for i in range(NUM_LEARNERS):
            learner = BoardLearner()
            learner.learn_for(self.at, self.turned)
            self.slopes[i] = learner.slope
            self.learners.append(learner)
        self._begin(np.random.default_rng(seed))

    def __dealloc__(self):
        free(self.turned)

    def _begin(self, random: np.random.Generator) -> None:
        state = self.state()
        layers = random.normal(0, 0.02, (LAYERS, LAYER))
        layers[0] *= 2.5
        layers[0].reshape(-1, CHANNELS, CHANNELS)[:, PLANES:] = 0
        state[0, :AT_BEGIN] = layers.ravel()
        state[0, AT_MIXING:AT_MIXED] = random.normal(0, 0.1, AT_MIXED - AT_MIXING)
        state[0, AT_OUT:] = random.normal(0, 0.05, MIXED)
        self.restore(state)

    def begin_with(self, parameters: BoardParameters) -> None:
        """Go on from a board network; what was learned so far is forgotten.

        Channels that are always 0 and that nothing listens to get the weights that they have now from all
        channels. Still nothing listens to them, so the network says the same at first.
        """
        state = np.zeros((4, NUM_PARAMETERS), np.float32)
        unit = UNIT * LAYER_UNIT
        layers = parameters.layers.transpose(0, 2, 1) / LAYER_UNIT
        unused = ~_used(parameters)
        layers[:, :, unused] = self.state()[0, :AT_BEGIN].reshape(layers.shape)[:, :, unused]
        state[0, :AT_BEGIN] = layers.ravel()
        state[0, AT_BEGIN:AT_MIXING] = parameters.begin.ravel() / unit
        state[0, AT_MIXING:AT_MIXED] = parameters.mixing.T.ravel() / UNIT
        state[0, AT_MIXED:AT_OUT] = parameters.mixed / (UNIT * UNIT)
        state[0, AT_OUT:] = parameters.out / UNIT
        self.restore(state)

    def take(self, views: BoardViews) -> None:
        """Look at these positions from now on; raises EngineError if they have a ``fault``."""
        of: Lists
        i: cython.int
        learner: BoardLearner
        if views.fault:
            raise EngineError(f"these are no views of positions: {views.fault}")
        kept = BoardViews(*map(np.ascontiguousarray, views))
        first_move = np.concatenate([[0], np.cumsum(kept.moves, dtype=np.int64)])
        first_plane = np.concatenate([[0], np.cumsum(kept.sizes.astype(np.int64) ** 2 * PLANES)])
        self.views = (kept, first_move, first_plane)
        of.sizes = cython.cast("const int32_t*", memory_of(kept.sizes))
        of.moves = cython.cast("const int32_t*", memory_of(kept.moves))
        of.played = cython.cast("const int32_t*", memory_of(kept.played))
        of.rest = cython.cast("const float*", memory_of(kept.rest))
        of.chosen = cython.cast("const float*", memory_of(kept.chosen))
        of.values = cython.cast("const float*", memory_of(kept.values))
        of.places = cython.cast("const int16_t*", memory_of(kept.places))
        of.planes = cython.cast("const int8_t*", memory_of(kept.planes))
        of.first_move = cython.cast("const int64_t*", memory_of(first_move))
        of.first_plane = cython.cast("const int64_t*", memory_of(first_plane))
        for i in range(NUM_LEARNERS):
            learner = self.learners[i]
            learner.lists = of

    def learn(self, order: np.ndarray, rate: float) -> Measured:
        """Learn from the positions with these indices, in this order; the last batch may be smaller.

        Returns the mean log probability, each position measured before the step it is learned in; ranks are
        not counted.
        """
        positions = np.ascontiguousarray(order, np.int32)
        begin: cython.int
        end: cython.int
        step: cython.float = rate
        self._forget()
        with ThreadPoolExecutor(self.threads) as pool:
            for begin in range(0, len(positions), BOARD_BATCH):
                end = min(begin + BOARD_BATCH, len(positions))
                self._share(pool.map, positions, begin, end, True)
                self._step(step, end - begin)
        return self._measured(len(positions))

    def measure(self) -> Measured:
        """What the parameters are worth on all positions; a move that is not listed has the last rank."""
        number = 0 if self.views is None else len(self.views[0].moves)
        self._forget()
        with ThreadPoolExecutor(self.threads) as pool:
            self._share(pool.map, np.arange(number, dtype=np.int32), 0, number, False)
        return self._measured(number)

    def restore(self, state: np.ndarray) -> None:
        """Go on from what ``state()`` gave; raises EngineError for another shape."""
        Adam.restore(self, state)
        self._turn()

    def parameters(self) -> BoardParameters:
        """The board network as whole numbers."""
        at = self.state()[0]
        unit = UNIT * LAYER_UNIT
        layers = whole(at[:AT_BEGIN], LAYER_UNIT, MOST_WEIGHT).reshape(LAYERS, GIVEN, CHANNELS)
        layers = np.ascontiguousarray(layers.transpose(0, 2, 1))
        # where the sums of a number could overflow, all its weights are made smaller
        share = np.minimum(MOST_LOAD / np.maximum(loads(layers), 1), 1.0)
        layers = np.trunc(layers * share[:, :, np.newaxis]).astype(np.int16)
        begin = whole(at[AT_BEGIN:AT_MIXING], unit, MOST_SEEN * LAYER_UNIT, np.int32)
        mixing = whole(at[AT_MIXING:AT_MIXED], UNIT, MOST_SEEN).reshape(VIEW, MIXED).T
        mixing[:, BEHIND + 1 :] = 0
        return BoardParameters(
            layers,
            begin.reshape(LAYERS, CHANNELS),
            np.ascontiguousarray(mixing),
            whole(at[AT_MIXED:AT_OUT], UNIT * UNIT, MOST_SEEN * UNIT, np.int32),
            whole(at[AT_OUT:], UNIT, np.iinfo(np.int16).max),
        )

    def _forget(self) -> None:
        """Forget what was measured before."""
        learner: BoardLearner
        i: cython.int
        for i in range(NUM_LEARNERS):
            learner = self.learners[i]
            learner.log_likelihood = 0.0
            memset(learner.ranks, 0, cython.sizeof(learner.ranks))

    def _share(self, run: Callable, order: np.ndarray, begin: int, end: int, learning: bool) -> None:
        """Have the learners look at order[begin:end]."""

        def look(number: int) -> None:
            self.learners[number].run(order, begin + number, end, learning)

        for _ in run(look, range(NUM_LEARNERS)):
            pass

    def _measured(self, positions: int) -> Measured:
        learner: BoardLearner
        i: cython.int
        j: cython.int
        total: cython.double = 0.0
        ranks = np.zeros(MAX_RANK, np.int64)
        into: int64_t[::1] = ranks
        for i in range(NUM_LEARNERS):
            learner = self.learners[i]
            total += learner.log_likelihood
            for j in range(MAX_RANK):
                into[j] += learner.ranks[j]
        return Measured(positions, total / positions if positions else 0.0, ranks)

    def _step(self, rate, positions):
        i: cython.int
        j: cython.int
        for i in range(NUM_PARAMETERS):
            for j in range(NUM_LEARNERS):
                self.slope[i] += self.slopes[j][i]
                self.slopes[j][i] = 0.0
        self._begin_step()
        self._step_range(0, NUM_PARAMETERS, rate * min(self.steps / _WARM_UP, 1.0), positions)
        for i in range(AT_BEGIN):
            self.at[i] = min(max(self.at[i], -_MOST_WEIGHT), _MOST_WEIGHT)
        self._turn()

    def _turn(self):
        """Write the weights of the layers into ``turned``, with channels in and out exchanged."""
        part: cython.int
        source: cython.int
        target: cython.int
        at: cython.pointer[cython.const[cython.float]] = self.at
        turned: cython.pointer[cython.float] = self.turned
        for part in range(LAYERS * (GIVEN // CHANNELS)):
            for source in range(CHANNELS):
                for target in range(CHANNELS):
                    turned[target * CHANNELS + source] = at[source * CHANNELS + target]
            at += CHANNELS * CHANNELS
            turned += CHANNELS * CHANNELS


def _used(parameters: BoardParameters) -> np.ndarray:
    """Which channels can be more than 0, or are listened to: bool (CHANNELS,)."""
    layers = parameters.layers.reshape(LAYERS, CHANNELS, GIVEN // CHANNELS, CHANNELS)
    mixing = parameters.mixing[:, : 2 * CHANNELS].reshape(MIXED, 2, CHANNELS)
    speaks = layers.any(axis=(0, 2, 3)) | parameters.begin.any(axis=0)
    # not the first layer: what it listens to are planes, not channels
    return speaks | layers[1:].any(axis=(0, 1, 2)) | mixing.any(axis=(0, 1))
