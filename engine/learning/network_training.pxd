# Learning the parameters of a network (engine/network) from the moves that were played.

cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t

from engine.learning.adam cimport Adam
from engine.features cimport NUM_FEATURES
from engine.learning.mixing_learner cimport MixingLearner
from engine.network cimport HIDDEN, INPUTS, MIXED, UNIT
from engine.learning.training cimport MAX_RANK


cpdef enum:
    BATCH = 32           # positions between two steps


# Where the parameters lie, as floats in whole units.
cdef enum:
    AT_HIDDEN = NUM_FEATURES * HIDDEN
    AT_MIXING = AT_HIDDEN + HIDDEN           # INPUTS by MIXED: a mixing unit's weights are MIXED apart
    AT_MIXED = AT_MIXING + INPUTS * MIXED
    AT_OUT = AT_MIXED + MIXED
    NUM_PARAMETERS = AT_OUT + MIXED
    BEHIND = 2 * HIDDEN                      # the input that says how far a move is behind the best


@cython.final
cdef class NetworkTrainer(Adam):
    cdef uint8_t is_touched[NUM_FEATURES]
    cdef int touched[NUM_FEATURES]
    cdef int num_touched
    # The lists that are learned from.
    cdef object lists
    cdef int num_positions
    cdef const int32_t* moves
    cdef const int32_t* played
    cdef const float* rest
    cdef const float* chosen
    cdef const float* values
    cdef const int64_t* ends
    cdef const int16_t* numbers
    cdef const int64_t* first                # by position: its first move
    cdef MixingLearner mixing                # at the position looked at last

    # Look at a position; returns the log of the probability of the move that was played.
    cdef double _look(self, int position) noexcept nogil
    cdef void _activate(self, int64_t move, float* active) noexcept nogil
    # Add the slopes of the position looked at last.
    cdef void _learn(self, int position) noexcept nogil
    cdef void _learn_rows(self, int64_t move, const float* down) noexcept nogil
    cdef void _step(self, float rate) noexcept nogil
