# What positions say of the parameters of a board network (engine/board_network), in floats.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t
from libc.stdlib cimport free
from libc.string cimport memcpy, memset

from engine.board_network cimport GRID, LAYER, LAYERS, LEAK, OF_MEANS, VIEW
from engine.convolution cimport CHANNELS, TIMES, add_slopes, calloc_lines, float_begin, float_layer, list_spots
from engine.learning.mixing_learner cimport MixingLearner
from engine.network cimport LOOKED_AT, MIXED
from engine.planes cimport PLANE_UNIT, PLANES
from engine.points cimport MAX_SIZE
from engine.learning.training cimport MAX_RANK


cpdef enum:
    NUM_LEARNERS = 4     # that share the positions of a batch


# Where the parameters lie, as floats in whole units.
cdef enum:
    AT_BEGIN = LAYERS * LAYER
    AT_MIXING = AT_BEGIN + LAYERS * CHANNELS # VIEW by MIXED
    AT_MIXED = AT_MIXING + VIEW * MIXED
    AT_OUT = AT_MIXED + MIXED
    NUM_PARAMETERS = AT_OUT + MIXED
    BEHIND = 2 * CHANNELS                    # the input that says how far a move is behind the best
    POINTS = MAX_SIZE * MAX_SIZE


# The lists that are learned from (engine/learning/board_views).
cdef struct Lists:
    const int32_t* sizes
    const int32_t* moves
    const int32_t* played
    const float* rest
    const float* chosen
    const float* values
    const int16_t* places
    const int8_t* planes
    const int64_t* first_move                # by position: where its moves and planes begin
    const int64_t* first_plane


# Works out what positions say of the parameters, which are a trainer's.
@cython.final
cdef class BoardLearner:
    cdef Lists lists
    cdef const float* at                     # the parameters
    cdef const float* turned                 # by layer, the weights with channels in and out exchanged
    cdef float* slope                        # NUM_PARAMETERS: the slope of the loss of the positions so far
    cdef double log_likelihood               # of them
    cdef int64_t ranks[MAX_RANK]
    # Of the position looked at last.
    cdef int size
    cdef int32_t spots[POINTS]               # in a grid: of all points, row by row
    cdef int32_t looked_at[LOOKED_AT]        # and of the moves
    cdef float* grids                        # what each layer is given, and what the last one gives; borders of zeros
    cdef float* back                         # slopes by two of them, which take turns
    cdef float means[LAYERS][CHANNELS]       # that each layer is given
    cdef float zeros[CHANNELS]
    cdef MixingLearner mixing                # of what the last layer has at the moves

    # The parameters, and the transposed weights of the layers, are a trainer's.
    cdef void learn_for(self, const float* at, const float* turned) noexcept nogil
    # Look at positions order[i] for i = first, first + NUM_LEARNERS, ... below `end`; with `learning` add their slopes.
    cdef void take(self, const int32_t* order, int first, int end, bint learning) noexcept nogil

    cdef double _look(self, int position) noexcept nogil
    cdef void _fill_grid(self, int position) noexcept nogil
    cdef void _begin_grids(self, int size) noexcept nogil
    cdef void _pass_on(self, int layer, const int32_t* spots, int number) noexcept nogil
    cdef float* _grid(self, int layer) noexcept nogil
    cdef float* _back(self, int layer) noexcept nogil
    cdef float* _at_move(self, float* grid, int number) noexcept nogil
    cdef void _learn(self, int position) noexcept nogil
    cdef void _stop_at_limits(self, int layer) noexcept nogil
    cdef void _learn_layer(self, int layer, const int32_t* spots, int number) noexcept nogil
    cdef void _learn_means(self, int layer, const float* down) noexcept nogil


# Whether a slope goes through what a layer gave.
cdef bint is_open(float given) noexcept nogil
