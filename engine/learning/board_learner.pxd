# What do positions say of the parameters of a board network? The slopes of the loss by each parameter.
#
# A position is looked at as engine/board_network does, but in floats. Then slopes go back the way that the numbers came
# (back-propagation): from the values of the moves to the mixing units (engine/learning/mixing_learner), to what the
# last layer has at the moves, and from layer to layer down to the first.
#
# A learner is one of NUM_LEARNERS that share a batch; it changes no parameters. The steps are made by
# engine/learning/board_training.

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
    NUM_LEARNERS = 4     # learners that share the positions of a batch


# Where the parameters lie, as floats in whole units.
cdef enum:
    AT_BEGIN = LAYERS * LAYER
    AT_MIXING = AT_BEGIN + LAYERS * CHANNELS # by input (VIEW), MIXED each
    AT_MIXED = AT_MIXING + VIEW * MIXED
    AT_OUT = AT_MIXED + MIXED
    NUM_PARAMETERS = AT_OUT + MIXED
    BEHIND = 2 * CHANNELS                    # the number of the input that says how far a move is behind the best
    POINTS = MAX_SIZE * MAX_SIZE


# The positions that are learned from: BoardViews (engine/learning/board_views.py), as memory.
cdef struct Lists:
    const int32_t* sizes
    const int32_t* moves
    const int32_t* played
    const float* rest
    const float* chosen
    const float* values
    const int16_t* places
    const int8_t* planes
    const int64_t* first_move                # by position: where its moves begin
    const int64_t* first_plane               # and its planes


@cython.final
cdef class BoardLearner:
    cdef Lists lists
    cdef const float* at                     # the parameters, a trainer's
    cdef const float* turned                 # by layer, the weights with channels in and out exchanged, a trainer's
    cdef float* slope                        # NUM_PARAMETERS: the slope of the loss, summed over the positions so far
    cdef double log_likelihood               # of the moves that were played there, in nats
    cdef int64_t ranks[MAX_RANK]             # how many of these had a rank, counted only without learning
    # Of the position looked at last.
    cdef int size
    cdef int32_t spots[POINTS]               # where its points are in a grid, row by row
    cdef int32_t looked_at[LOOKED_AT]        # and where its moves are
    cdef float* grids                        # LAYERS + 1: what each layer is given, then what the last one gives
    cdef float* back                         # two, used in turn: slopes by what a layer is given and by what it gives
    cdef float means[LAYERS][CHANNELS]       # that each layer is given
    cdef float zeros[CHANNELS]               # stay 0
    cdef MixingLearner mixing                # of what the last layer has at the moves

    # Learn for a trainer with these parameters and turned weights.
    cdef void learn_for(self, const float* at, const float* turned) noexcept nogil
    # Look at the positions order[i] for i = first, first + NUM_LEARNERS, ... below `end`. With `learning`, add their
    # slopes; without, count ranks.
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


# Whether a slope goes through a number that a layer gave: it is at neither limit.
cdef bint is_open(float given) noexcept nogil
