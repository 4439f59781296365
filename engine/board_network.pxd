# The board network: what does the whole board make of the values of the best moves? (docs/network.md)
#
# What speaks for a move (engine/valuation) is close to it: patterns, reading, the groups beside it. Which side of the
# board is urgent, or what a fight far away makes of a move, shows only on the whole board. Planes say of each point
# what is there (engine/planes). Each layer makes other numbers of those of a point, of the points around it, and of the
# means over the board (engine/convolution). What the last layer has at a move is mixed into a change of its value, as
# in engine/network.
#
# All points share their weights, as do the four points beside a point and the four diagonal ones, so the network says
# the same however the board is turned. It is learned from the moves that were played (engine/learning/board_training).
#
# Only whole numbers are used, as in engine/network. What layers give and the mixing weights are in units of 1/UNIT, the
# weights of layers in units of 1/LAYER_UNIT, sums of products in units of the product of the two.

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
    VIEW = 136               # inputs of a mixing unit: CHANNELS of the move, CHANNELS means of all moves, OTHER_INPUTS
    MOST_WEIGHT = 1023       # a weight of a layer at most, either way
    # What all weights of a number of a layer come to at most (loads): sums of products, with what they begin with, stay
    # below 2^31.
    MOST_LOAD = 523392
    LEAK = 3                 # mixing units pass on an eighth of sums below zero, so that none falls silent for good


cdef enum:
    LAYER = GIVEN * CHANNELS                 # weights of a layer
    OF_MEANS = TAPS * CHANNELS               # where among these the weights of the means begin
    GRID = (MAX_SIZE + 2) * (MAX_SIZE + 2) * CHANNELS


@cython.final
cdef class BoardNetwork:
    cdef int16_t* layers                     # LAYERS * LAYER weights, in the order that whole_layer() wants
    cdef int32_t begin[LAYERS][CHANNELS]     # what the sums of a layer begin with
    cdef int16_t mixing[MIXED][VIEW]         # the weights of the mixing units
    cdef int32_t mixed[MIXED]                # what the mixing units begin with, in 1/UNIT^2
    cdef int16_t out[MIXED]                  # what a mixing unit adds to the value of the move
    cdef double change[LOOKED_AT]            # of the values of the moves looked at last, in nats
    cdef int8_t planes[MAX_SIZE * MAX_SIZE * PLANES]
    cdef int16_t* grids                      # two: what a layer is given and what it gives, in turn
    cdef int grid_size                       # the size of board for which the borders of the grids are zero
    cdef int32_t spots[MAX_SIZE * MAX_SIZE]  # where the points of that board are in a grid, row by row
    cdef int32_t looked_at[LOOKED_AT]        # and where the moves looked at last are

    # Look at `num` moves, LOOKED_AT at most, the best first: value[best[i]] is the value of position.moves[best[i]], in
    # nats. The position must have been evaluated, and `situation` and `strategy` have looked at it. How the value
    # changes is left in change[i].
    cdef void look(
        self, Position position, Situation situation, Strategy strategy, int num, const int16_t* best,
        const double* value,
    ) noexcept nogil

    # Go through all layers, the last one only at the moves; returns the grid that it gives.
    cdef const int16_t* _see(self, Position position, int num, const int16_t* best) noexcept nogil
    cdef void _begin_grids(self, int size) noexcept nogil
    cdef void _fill_grid(self, int size) noexcept nogil
