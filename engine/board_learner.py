"""What positions say of the parameters of a board network: the slopes of the loss by each of them.

In floats, and otherwise as ``engine.board_network`` looks at a position. Slopes go back the way that the
numbers came: from the values of the moves to the mixing units, to what the last layer has at the moves, and
through the layers down to the first (back-propagation).
"""

import cython
import numpy as np

from engine.mixing_learner import MixingLearner

#: what a layer can say at most
_MOST = cython.declare(cython.float, 4095.0 / 256.0)


class BoardLearner:
    """One of those that share the work of a trainer."""

    def __cinit__(self):
        grid: cython.size_t = GRID_POINTS * CHANNELS
        self.slope = cython.cast("float*", calloc(NUM_PARAMETERS, cython.sizeof(cython.float)))
        self.grids = cython.cast("float*", calloc(LAYERS * grid, cython.sizeof(cython.float)))
        self.back = cython.cast("float*", calloc(2 * grid, cython.sizeof(cython.float)))
        self.taps = cython.cast("float*", calloc(POINTS * TAPS, cython.sizeof(cython.float)))
        self.taps_back = cython.cast("float*", calloc(POINTS * TAPS, cython.sizeof(cython.float)))
        self.sums = cython.cast("float*", calloc(POINTS * CHANNELS, cython.sizeof(cython.float)))
        if (
            self.slope == cython.NULL
            or self.grids == cython.NULL
            or self.back == cython.NULL
            or self.taps == cython.NULL
            or self.taps_back == cython.NULL
            or self.sums == cython.NULL
        ):
            raise MemoryError
        self.mixing = MixingLearner()
        self.mixing.slope = self.slope + AT_MIXING
        self.mixing.width, self.mixing.leak, self.mixing.most = CHANNELS, 1.0 / (1 << LEAK), _MOST

    def __dealloc__(self):
        free(self.slope)
        free(self.grids)
        free(self.back)
        free(self.taps)
        free(self.taps_back)
        free(self.sums)

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
        """``take`` for a thread; ``order`` is int32."""
        positions: cython.const[int32_t][::1] = order
        if first >= end:
            return
        at: cython.pointer[cython.const[int32_t]] = cython.address(positions[0])
        with cython.nogil:
            self.take(at, first, end, learning)

    # -- a position ---------------------------------------------------------------------------------------

    def _spot(self, place):
        """Where a point of the board is in a grid."""
        return spot_of(place % self.size, place // self.size, self.size)

    def _see(self, position):
        """What each layer is given."""
        i: cython.int
        place: cython.int
        size: cython.int = self.lists.sizes[position]
        plane: cython.pointer[cython.const[int8_t]] = self.lists.planes + self.lists.first_plane[position]
        at: cython.pointer[cython.float]
        if size != self.size:
            memset(self.grids, 0, LAYERS * GRID_POINTS * CHANNELS * cython.sizeof(cython.float))
            self.size = size
        for place in range(size * size):
            at = self.grids + self._spot(place) * CHANNELS
            for i in range(PLANES):
                at[i] = plane[i] * cython.cast(cython.float, 1.0 / PLANE_UNIT)
            plane += PLANES
        for i in range(LAYERS - 1):
            self._pass_on(i)

    def _pass_on(self, layer):
        place: cython.int
        c: cython.int
        spot: cython.int
        points: cython.int = self.size * self.size
        source: cython.pointer[cython.float] = self.grids + layer * GRID_POINTS * CHANNELS
        target: cython.pointer[cython.float] = source + GRID_POINTS * CHANNELS
        sum: cython.pointer[cython.float] = self.sums
        for place in range(points):
            gather_taps(source, self._spot(place), self.size + 2, self.taps + place * TAPS)
        multiply(
            self.taps, TAPS, TAPS, self.at + layer * LAYER, CHANNELS,
            self.at + AT_BEGIN + layer * CHANNELS, self.sums, CHANNELS, points,
        )  # fmt: skip
        for place in range(points):
            spot = self._spot(place) * CHANNELS
            if layer > 0:
                for c in range(CHANNELS):
                    sum[c] += source[spot + c]
            for c in range(CHANNELS):
                target[spot + c] = min(max(sum[c], cython.cast(cython.float, 0.0)), _MOST)
            sum += CHANNELS

    def _view(self, num):
        """What the last layer has at the moves."""
        i: cython.int
        c: cython.int
        layer: cython.int = LAYERS - 1
        source: cython.pointer[cython.float] = self.grids + layer * GRID_POINTS * CHANNELS
        for i in range(num):
            gather_taps(source, self.spots[i], self.size + 2, self.taps + i * TAPS)
        multiply(
            self.taps, TAPS, TAPS, self.at + layer * LAYER, CHANNELS,
            self.at + AT_BEGIN + layer * CHANNELS, self.sums, CHANNELS, num,
        )  # fmt: skip
        for i in range(num):
            for c in range(CHANNELS):
                self.mixing.seen[i * CHANNELS + c] = min(
                    max(
                        self.sums[i * CHANNELS + c] + source[self.spots[i] * CHANNELS + c],
                        cython.cast(cython.float, 0.0),
                    ),
                    _MOST,
                )

    def _look(self, position):
        """Look at a position; the log of the probability of the move that was played."""
        i: cython.int
        first: int64_t = self.lists.first_move[position]
        num: cython.int = self.lists.moves[position]
        self._see(position)
        for i in range(num):
            self.spots[i] = self._spot(self.lists.places[first + i])
        self._view(num)
        return self.mixing.look(
            self.lists.values + first,
            num,
            self.lists.rest[position],
            self.lists.chosen[position],
            self.lists.played[position],
        )

    # -- slopes -------------------------------------------------------------------------------------------

    def _learn(self, position):
        """Add the slopes of the position looked at last."""
        i: cython.int
        num: cython.int = self.lists.moves[position]
        self.mixing.learn(num, self.lists.played[position])
        self._learn_view(num)
        for i in range(LAYERS - 2, -1, -1):
            self._learn_layer(i)

    def _learn_view(self, num):
        """From the slopes by what is seen at the moves to those of the last layer, and of what it was given.

        Its taps are those of the last ``_view``.
        """
        i: cython.int
        c: cython.int
        layer: cython.int = LAYERS - 1
        back: cython.pointer[cython.float] = self._back(layer)
        down: cython.pointer[cython.float] = self.mixing.down
        memset(back, 0, GRID_POINTS * CHANNELS * cython.sizeof(cython.float))
        self._turn_back(layer, down, num)
        for i in range(num):
            for c in range(CHANNELS):
                back[self.spots[i] * CHANNELS + c] += down[i * CHANNELS + c]
            spread_taps(self.taps_back + i * TAPS, back, self.spots[i], self.size + 2)

    def _learn_layer(self, layer):
        """From the slopes by what a layer gave to its own, and to those by what it was given."""
        place: cython.int
        c: cython.int
        spot: cython.int
        points: cython.int = self.size * self.size
        source: cython.pointer[cython.float] = self.grids + layer * GRID_POINTS * CHANNELS
        given: cython.pointer[cython.float] = source + GRID_POINTS * CHANNELS
        above: cython.pointer[cython.float] = self._back(layer + 1)
        back: cython.pointer[cython.float] = self._back(layer)
        down: cython.pointer[cython.float] = self.sums
        for place in range(points):
            spot = self._spot(place) * CHANNELS
            for c in range(CHANNELS):
                down[place * CHANNELS + c] = above[spot + c] if is_open(given[spot + c]) else 0.0
            gather_taps(source, self._spot(place), self.size + 2, self.taps + place * TAPS)
        self._turn_back(layer, down, points)
        if layer == 0:
            return
        memset(back, 0, GRID_POINTS * CHANNELS * cython.sizeof(cython.float))
        for place in range(points):
            spot = self._spot(place)
            for c in range(CHANNELS):
                back[spot * CHANNELS + c] += down[place * CHANNELS + c]
            spread_taps(self.taps_back + place * TAPS, back, spot, self.size + 2)

    def _back(self, layer):
        """The grid of slopes by what a layer was given."""
        return self.back + (layer & 1) * GRID_POINTS * CHANNELS

    def _turn_back(self, layer, down, rows):
        """Add a layer's slopes; and work out those by its taps, but of the first layer."""
        part: cython.int
        p: cython.int
        c: cython.int
        none: cython.float[CHANNELS]
        begin: cython.pointer[cython.float] = self.slope + AT_BEGIN + layer * CHANNELS
        add_products(self.taps, down, self.slope + layer * LAYER, rows)
        for p in range(rows):
            for c in range(CHANNELS):
                begin[c] += down[p * CHANNELS + c]
        if layer == 0:
            return
        memset(none, 0, cython.sizeof(none))
        for part in range(TAPS // CHANNELS):
            multiply(
                down, CHANNELS, CHANNELS, self.turned + layer * LAYER + part * CHANNELS, TAPS,
                none, self.taps_back + part * CHANNELS, TAPS, rows,
            )  # fmt: skip


def is_open(given):
    """Whether a slope goes through what a layer gave."""
    return 0.0 < given < _MOST


def gather_taps(grid, spot, width, taps):
    c: cython.int
    at: cython.pointer[cython.const[cython.float]] = grid + spot * CHANNELS
    above: cython.pointer[cython.const[cython.float]] = at - width * CHANNELS
    below: cython.pointer[cython.const[cython.float]] = at + width * CHANNELS
    for c in range(CHANNELS):
        taps[c] = at[c]
        taps[CHANNELS + c] = (at[c - CHANNELS] + at[c + CHANNELS]) + (above[c] + below[c])
        taps[2 * CHANNELS + c] = (above[c - CHANNELS] + above[c + CHANNELS]) + (
            below[c - CHANNELS] + below[c + CHANNELS]
        )


def spread_taps(taps, grid, spot, width):
    c: cython.int
    at: cython.pointer[cython.float] = grid + spot * CHANNELS
    above: cython.pointer[cython.float] = at - width * CHANNELS
    below: cython.pointer[cython.float] = at + width * CHANNELS
    beside: cython.float
    across: cython.float
    for c in range(CHANNELS):
        beside = taps[CHANNELS + c]
        across = taps[2 * CHANNELS + c]
        at[c] += taps[c]
        at[c - CHANNELS] += beside
        at[c + CHANNELS] += beside
        above[c] += beside
        below[c] += beside
        above[c - CHANNELS] += across
        above[c + CHANNELS] += across
        below[c - CHANNELS] += across
        below[c + CHANNELS] += across
