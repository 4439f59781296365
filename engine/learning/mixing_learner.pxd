# What does a position say of the mixing units of a network? The slopes of the loss by each of their weights, and by the
# numbers of the moves that they are given.
#
# Both networks end in such units (engine/network: mix), so both trainers use this. Here they are computed in floats.
# The loss is the negative logarithm of the probability of the move that was played. Slopes are found by
# back-propagation: from the value of each move to the units, and from these to the numbers of the move and to the mean
# of all moves.
#
# What makes numbers of a position, and so goes on from their slopes, is the trainer's own.

cimport cython
from libc.math cimport exp, log

from engine.network cimport HIDDEN, LOOKED_AT, MIXED, OTHER_INPUTS
from engine.learning.training cimport MAX_RANK


@cython.final
cdef class MixingLearner:
    # A trainer's parameters: the weights, input by input (MIXED each); what the units begin with; what they add to the
    # value. The inputs are `width` numbers of the move, `width` means, OTHER_INPUTS.
    cdef const float* at
    cdef float* slope                        # the slope of the loss by each of these
    cdef int width                           # numbers of a move, HIDDEN at most
    cdef float leak                          # the share of a sum below zero that a unit passes on
    cdef float most                          # numbers end there: no slope goes through one that has reached it
    # Of the position looked at last.
    cdef float seen[LOOKED_AT * HIDDEN]      # the numbers of the moves, `width` each
    cdef float down[LOOKED_AT * HIDDEN]      # the slopes by them
    cdef float mean[HIDDEN]                  # of the numbers of all moves, each by its share
    cdef float share[LOOKED_AT]              # the probability of a move among these, by its value before
    cdef float behind[LOOKED_AT]             # how far a move is behind the first: 0 .. -2
    cdef float mixed[LOOKED_AT][MIXED]       # the sums of the units
    cdef double probability[LOOKED_AT]       # of the move among all moves, by its value after

    # Look at `num` moves, the best first, whose numbers are in `seen` and whose values (nats) are `values`. `rest` is
    # the logarithm of the sum of exp(value) of all other moves. Returns the logarithm of the probability of the move
    # that was played: number `played` of these; if it is -1, another move, with the value `chosen`.
    cdef double look(self, const float* values, int num, double rest, double chosen, int played) noexcept nogil
    # How many of these moves come before the one that was played; if that is none of them, MAX_RANK - 1.
    cdef int rank(self, int num, int played) noexcept nogil
    # Add the slopes of the position looked at last to `slope`, and leave those by the numbers of its moves in `down`.
    cdef void learn(self, int num, int played) noexcept nogil

    cdef void _sum_up(self, const float* values, int num) noexcept nogil
    cdef double _value(self, int index, const float* common, double value) noexcept nogil
    cdef double _soften(self, int num, double rest, double chosen) noexcept nogil
    cdef void _learn_value(self, int index, float slope, float* common) noexcept nogil
    cdef void _learn_mean(self, int num, const float* common) noexcept nogil
    cdef float _share_of(self, float mixed) noexcept nogil
