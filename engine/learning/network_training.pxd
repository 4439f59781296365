# Learning the parameters of a network from the moves that were played, by maximum likelihood.
#
# The network (engine/network) changes the values of the best moves by what speaks for them together. Its parameters are
# chosen so that the moves that were played get the highest probability, as the weights are (engine/learning/training).
# It is learned from shortlists (engine/learning/shortlists), so that a position is evaluated once and learned from many
# times. Steps are Adam's (engine/learning/adam), after each batch; rows of features that a batch does not have stay as
# they are.
#
# One thread does all of it, in the order that it is given: the same games give the same parameters.

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
    AT_MIXING = AT_HIDDEN + HIDDEN           # by input (INPUTS), MIXED each
    AT_MIXED = AT_MIXING + INPUTS * MIXED
    AT_OUT = AT_MIXED + MIXED
    NUM_PARAMETERS = AT_OUT + MIXED
    BEHIND = 2 * HIDDEN                      # the number of the input that says how far a move is behind the best


@cython.final
cdef class NetworkTrainer(Adam):
    # The features that the batch has so far: only their rows have slopes.
    cdef uint8_t is_touched[NUM_FEATURES]
    cdef int touched[NUM_FEATURES]
    cdef int num_touched
    # The fields of Shortlists (shortlists.py), as memory that `lists` keeps.
    cdef object lists
    cdef int num_positions
    cdef const int32_t* moves
    cdef const int32_t* played
    cdef const float* rest
    cdef const float* chosen
    cdef const float* values
    cdef const int64_t* ends
    cdef const int16_t* numbers
    cdef const int64_t* first                # by position: where its moves begin
    cdef MixingLearner mixing                # knows the position that was looked at last

    # Look at a position; returns the logarithm of the probability of the move that was played.
    cdef double _look(self, int position) noexcept nogil
    # Write the hidden units of a move.
    cdef void _activate(self, int64_t move, float* active) noexcept nogil
    # Add the slopes of the position looked at last.
    cdef void _learn(self, int position) noexcept nogil
    # Add the slopes of the rows of a move's features; `down` are those by its hidden units.
    cdef void _learn_rows(self, int64_t move, const float* down) noexcept nogil
    cdef void _step(self, float rate) noexcept nogil
