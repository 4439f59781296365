# The mixing units of a network (engine/network: mix) as they are learned, in floats.

cimport cython
from libc.math cimport exp, log

from engine.network cimport HIDDEN, LOOKED_AT, MIXED, OTHER_INPUTS
from engine.learning.training cimport MAX_RANK


@cython.final
cdef class MixingLearner:
    # Of a trainer: weights by input, MIXED together, then what the units begin with, then what they add to the value.
    cdef const float* at
    cdef float* slope                        # of the loss by them
    cdef int width                           # numbers of a move, HIDDEN at most
    cdef float leak                          # how much of what is below zero a unit says
    cdef float most                          # no slope goes through a number that has reached it
    # Of the position looked at last.
    cdef float seen[LOOKED_AT * HIDDEN]      # the numbers of the moves, `width` each
    cdef float down[LOOKED_AT * HIDDEN]      # slopes by them
    cdef float mean[HIDDEN]
    cdef float share[LOOKED_AT]
    cdef float behind[LOOKED_AT]
    cdef float mixed[LOOKED_AT][MIXED]
    cdef double probability[LOOKED_AT]

    # Look at `num` moves whose numbers are in `seen`; what the others add up to is `rest`, the log of the sum of
    # exp(value). Returns the log of the probability of the move that was played; one that is not among them (-1) has
    # the value `chosen`.
    cdef double look(self, const float* values, int num, double rest, double chosen, int played) noexcept nogil
    # How many of them come before the one that was played; MAX_RANK - 1 (engine/learning/training) when it is not among them.
    cdef int rank(self, int num, int played) noexcept nogil
    # Add the slopes of that position; those by the numbers of the moves are left in `down`.
    cdef void learn(self, int num, int played) noexcept nogil

    cdef void _sum_up(self, const float* values, int num) noexcept nogil
    cdef double _value(self, int index, const float* common, double value) noexcept nogil
    cdef double _soften(self, int num, double rest, double chosen) noexcept nogil
    cdef void _learn_value(self, int index, float slope, float* common) noexcept nogil
    cdef void _learn_mean(self, int num, const float* common) noexcept nogil
    cdef float _share_of(self, float mixed) noexcept nogil
