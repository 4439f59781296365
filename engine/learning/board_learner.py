"""The slopes of the parameters of a board network; see ``board_learner.pxd``."""

import cython
import numpy as np

from engine.learning.mixing_learner import MixingLearner

#: a number that a layer gives at most
_MOST = cython.declare(cython.float, 4095.0 / 256.0)


class BoardLearner:
    """One of those that share the work of a trainer."""

    def __cinit__(self):
        grid: cython.size_t = GRID * cython.sizeof(cython.float)
        self.slope = cython.cast("float*", calloc_lines(NUM_PARAMETERS, cython.sizeof(cython.float)))
        self.grids = cython.cast("float*", calloc_lines(LAYERS + 1, grid))
        self.back = cython.cast("float*", calloc_lines(2, grid))
        if self.slope == cython.NULL or self.grids == cython.NULL or self.back == cython.NULL:
            raise MemoryError
        self.mixing = MixingLearner()
        self.mixing.slope = self.slope + AT_MIXING
        self.mixing.width, self.mixing.leak, self.mixing.most = CHANNELS, 1.0 / (1 << LEAK), _MOST

    def __dealloc__(self):
        free(self.slope)
        free(self.grids)
        free(self.back)

    def learn_for(self, at, turned):
        self.at, self.turned = at, turned
        self.mixing.at = at + AT_MIXING

    def take(self, order, first, end, learning):
        i: cython.int = first
        num: cython.int
        while i < end:
            self.log_likelihood += self._look(order[i])
            if learning:
                self._learn(order[i])
            else:
                num = self.lists.moves[order[i]]
                self.ranks[self.mixing.rank(num, self.lists.played[order[i]])] += 1
            i += NUM_LEARNERS

    def run(self, order: np.ndarray, first: cython.int, end: cython.int, learning: cython.bint) -> None:
        """``take`` for a thread: without the lock of Python. ``order`` is int32, and contiguous."""
        positions: cython.const[int32_t][::1] = order
        if first >= end:
            return
        at: cython.pointer[cython.const[int32_t]] = cython.address(positions[0])
        with cython.nogil:
            self.take(at, first, end, learning)

    # -- a position ---------------------------------------------------------------------------------------

    def _look(self, position):
        """Look at a position; returns the logarithm of the probability of the move that was played."""
        i: cython.int
        first: int64_t = self.lists.first_move[position]
        num: cython.int = self.lists.moves[position]
        self._fill_grid(position)
        for i in range(num):
            self.looked_at[i] = self.spots[self.lists.places[first + i]]
        for i in range(LAYERS - 1):
            self._pass_on(i, self.spots, self.size * self.size)
        self._pass_on(LAYERS - 1, self.looked_at, num)
        for i in range(num):
            memcpy(
                self.mixing.seen + i * CHANNELS,
                self._at_move(self._grid(LAYERS), i),
                CHANNELS * cython.sizeof(cython.float),
            )
        return self.mixing.look(
            self.lists.values + first,
            num,
            self.lists.rest[position],
            self.lists.chosen[position],
            self.lists.played[position],
        )

    def _fill_grid(self, position):
        """Write the planes of a position into the grid that the first layer is given."""
        i: cython.int
        place: cython.int
        size: cython.int = self.lists.sizes[position]
        plane: cython.pointer[cython.const[int8_t]] = self.lists.planes + self.lists.first_plane[position]
        at: cython.pointer[cython.float]
        if size != self.size:
            self._begin_grids(size)
        for place in range(size * size):
            at = self.grids + self.spots[place] * CHANNELS
            for i in range(PLANES):
                at[i] = plane[i] * cython.cast(cython.float, 1.0 / PLANE_UNIT)
            plane += PLANES

    def _begin_grids(self, size):
        """Get ready for boards of that size: all grids, and so their borders, are zero."""
        grid: cython.size_t = GRID * cython.sizeof(cython.float)
        self.size = size
        memset(self.grids, 0, (LAYERS + 1) * grid)
        memset(self.back, 0, 2 * grid)
        list_spots(size, self.spots)

    def _pass_on(self, layer, spots, number):
        """Work out what a layer gives, at ``number`` spots, from what it is given."""
        begin: cython.float[CHANNELS]
        float_begin(
            self._grid(layer), self.spots, self.size * self.size,
            self.at + layer * LAYER + OF_MEANS, self.at + AT_BEGIN + layer * CHANNELS, _MOST,
            self.means[layer], begin,
        )  # fmt: skip
        float_layer(
            self._grid(layer), self._grid(layer + 1), self.size + 2, spots, number,
            self.at + layer * LAYER, begin, layer > 0, _MOST,
        )  # fmt: skip

    def _grid(self, layer):
        """What a layer is given."""
        return self.grids + layer * GRID

    def _back(self, layer):
        """The slopes by what a layer is given."""
        return self.back + (layer & 1) * GRID

    def _at_move(self, grid, number):
        """Where a grid has the numbers of a move looked at."""
        return grid + self.looked_at[number] * CHANNELS

    # -- slopes -------------------------------------------------------------------------------------------

    def _learn(self, position):
        """Add the slopes of the position looked at last."""
        i: cython.int
        num: cython.int = self.lists.moves[position]
        self.mixing.learn(num, self.lists.played[position])
        memset(self._back(LAYERS), 0, GRID * cython.sizeof(cython.float))
        for i in range(num):
            memcpy(
                self._at_move(self._back(LAYERS), i),
                self.mixing.down + i * CHANNELS,
                CHANNELS * cython.sizeof(cython.float),
            )
        self._learn_layer(LAYERS - 1, self.looked_at, num)
        for i in range(LAYERS - 2, -1, -1):
            self._stop_at_limits(i)
            self._learn_layer(i, self.spots, self.size * self.size)

    def _stop_at_limits(self, layer):
        """Make the slopes by numbers of a layer that are at a limit zero."""
        i: cython.int
        c: cython.int
        given: cython.pointer[cython.float]
        down: cython.pointer[cython.float]
        for i in range(self.size * self.size):
            given = self._grid(layer + 1) + self.spots[i] * CHANNELS
            down = self._back(layer + 1) + self.spots[i] * CHANNELS
            for c in range(CHANNELS):
                down[c] = down[c] if is_open(given[c]) else cython.cast(cython.float, 0.0)

    def _learn_layer(self, layer, spots, number):
        """Add the slopes of a layer at these spots, and work out those by what it was given.

        A point is a neighbour of its neighbours, so slopes go back through the same taps, with transposed
        weights.
        """
        i: cython.int
        c: cython.int
        down: cython.pointer[cython.float] = self._back(layer + 1)
        begin: cython.float[CHANNELS]
        memset(begin, 0, CHANNELS * cython.sizeof(cython.float))
        add_slopes(self._grid(layer), down, self.slope + layer * LAYER, self.size + 2, spots, number)
        for i in range(number):
            for c in range(CHANNELS):
                begin[c] += down[spots[i] * CHANNELS + c]
        for c in range(CHANNELS):
            self.slope[AT_BEGIN + layer * CHANNELS + c] += begin[c]
        if layer > 0:
            float_layer(
                down, self._back(layer), self.size + 2, self.spots, self.size * self.size,
                self.turned + layer * LAYER, self.zeros, True, 0.0,
            )  # fmt: skip
        self._learn_means(layer, begin)

    def _learn_means(self, layer, down):
        """Add the slopes of the weights of the means, and by way of these those by what the layer was given.

        ``down`` are the slopes by what the sums of the layer began with.
        """
        i: cython.int
        c: cython.int
        o: cython.int
        means: cython.pointer[cython.const[cython.float]] = self.means[layer]
        slope: cython.pointer[cython.float] = self.slope + layer * LAYER + OF_MEANS
        turned: cython.pointer[cython.const[cython.float]] = self.turned + layer * LAYER + OF_MEANS
        back: cython.pointer[cython.float] = self._back(layer)
        share: cython.float = TIMES / cython.cast(cython.float, self.size * self.size)
        each: cython.float[CHANNELS]
        memset(each, 0, CHANNELS * cython.sizeof(cython.float))
        for c in range(CHANNELS):
            for o in range(CHANNELS):
                slope[c * CHANNELS + o] += means[c] * down[o]
        if layer == 0:
            return
        for o in range(CHANNELS):
            for c in range(CHANNELS):
                each[c] += turned[o * CHANNELS + c] * down[o]
        for c in range(CHANNELS):
            each[c] = each[c] * share if is_open(means[c]) else cython.cast(cython.float, 0.0)
        for i in range(self.size * self.size):
            for c in range(CHANNELS):
                back[self.spots[i] * CHANNELS + c] += each[c]


def is_open(given):
    # no branch, so that the compiler does many at a time
    return (given > cython.cast(cython.float, 0.0)) & (given < _MOST)
