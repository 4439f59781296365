# The board network: layers that see the whole board say what the best moves are worth there (docs/network.md).
#
# Whole numbers only, as in engine/network. A unit of what layers give and of mixed weights is 1/UNIT, of the weights
# of layers 1/LAYER_UNIT; what a sum of products holds is in units of the product of both.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t
from libc.stdlib cimport free
from libc.string cimport memset

from engine.convolution cimport (
    CHANNELS, GIVEN, LAYER_UNIT, MOST_SEEN, TAPS, calloc_lines, list_spots, spot_of, whole_begin, whole_layer,
)
from engine.network cimport LOOKED_AT, MIXED, OTHER_INPUTS, UNIT, mix
from engine.patterns.book cimport PatternBook
from engine.planes cimport PLANE_UNIT, PLANES, fill_planes
from engine.points cimport MAX_SIZE, col_of, row_of
from engine.position cimport Position
from engine.situation cimport Situation
from engine.strategy cimport Strategy


cpdef enum:
    LAYERS = 6
    VIEW = 136               # inputs of a mixing unit: CHANNELS of the move, CHANNELS of all moves together, OTHER_INPUTS
    MOST_WEIGHT = 1023       # of a layer at most, either way,
    MOST_LOAD = 523392       # and all of a number together (loads): sums of products, and what they begin with, stay below 2^31
    LEAK = 3                 # what is below zero in a mixing unit says an eighth of itself: so no unit falls silent for good


cdef enum:
    LAYER = GIVEN * CHANNELS                 # weights of a layer, ...
    OF_MEANS = TAPS * CHANNELS               # ... those of the means from here on
    GRID = (MAX_SIZE + 2) * (MAX_SIZE + 2) * CHANNELS


@cython.final
cdef class BoardNetwork:
    cdef int16_t* layers                     # LAYERS times LAYER: those of two numbers given lie side by side
    cdef int32_t begin[LAYERS][CHANNELS]     # what a layer's numbers begin with
    cdef int16_t mixing[MIXED][VIEW]
    cdef int32_t mixed[MIXED]          # what the mixing units begin with
    cdef int16_t out[MIXED]            # what they add to the value of the move
    cdef double change[LOOKED_AT]            # of the values of the moves looked at last, in nats
    cdef int8_t planes[MAX_SIZE * MAX_SIZE * PLANES]
    cdef int16_t* grids                      # two
    cdef int grid_size                       # of the board whose border of zeros the grids have
    cdef int32_t spots[MAX_SIZE * MAX_SIZE]  # in a grid: of all points of that board, row by row
    cdef int32_t looked_at[LOOKED_AT]        # and of the moves looked at last

    # Look at `num` moves, LOOKED_AT at most, the best first: value[best[i]] is that of position.moves[best[i]]. The
    # position must have been evaluated, and its situation and strategy be known. The changes are left in `change`.
    cdef void look(
        self, Position position, Situation situation, Strategy strategy, int num, const int16_t* best, const double* value
    ) noexcept nogil

    # Go through all layers, the last one for the moves alone; the grid that comes out.
    cdef const int16_t* _see(self, Position position, int num, const int16_t* best) noexcept nogil
    cdef void _begin_grids(self, int size) noexcept nogil
    cdef void _fill_grid(self, int size) noexcept nogil
