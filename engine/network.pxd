# A small network looks at the best moves again: how what speaks for a move acts together (docs/network.md).
#
# Whole numbers only, so that every machine gives the same values. A unit of activations, of rows and of mixed weights is
# 1/UNIT; what a sum of products holds is in units of 1/UNIT^2.

cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t, int32_t, int64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from engine.features cimport NUM_FEATURES
from engine.patterns.book cimport PatternBook


cpdef enum:
    LOOKED_AT = 64       # moves at most, the best by their weights
    HIDDEN = 64          # hidden units of a move
    INPUTS = 136         # of a mixing unit: HIDDEN of the move, HIDDEN of the position, how far it is behind, 7 that are 0
    MIXED = 16           # mixing units
    UNIT = 256


cpdef enum:
    MOST_ACTIVE = 4095   # an activation at most: sums of products stay below 2^31
    MOST_MIXED = 4095    # a mixed weight at most, either way
    MOST_ROW = 8191      # a number of a row at most: any 31 groups' sum is an int32
    MOST_BEHIND = 512


@cython.final
cdef class Network:
    cdef int16_t* rows                       # NUM_FEATURES * HIDDEN: what a feature adds to the hidden units
    cdef int16_t hidden[HIDDEN]              # what they begin with
    cdef int16_t mixing[MIXED][INPUTS]
    cdef int32_t mixed[MIXED]                # what the mixing units begin with, 1/UNIT^2
    cdef int16_t out[MIXED]                  # what they add to the value of the move
    cdef double change[LOOKED_AT]            # of the values of the moves looked at last, in nats
    cdef int16_t active[LOOKED_AT][INPUTS]
    cdef double shares[LOOKED_AT]

    # Look at `num` moves, LOOKED_AT at most: value[best[i]], whose numbers are numbers[begin[best[i]]] up to
    # numbers[begin[best[i] + 1]]. The changes are left in `change`.
    cdef void look(
        self, int num, const int16_t* best, const double* value, const int* begin, const int32_t* numbers
    ) noexcept nogil
    cdef void _activate(self, int16_t* active, const int32_t* numbers, int num) noexcept nogil
    # The mean of the moves' activations, each by its share.
    cdef void _sum_up(self, int num, const int16_t* best, const double* value, int16_t* around) noexcept nogil


# The sum of products.
cdef inline int32_t products(const int16_t* one, const int16_t* two, int number) noexcept nogil:
    cdef int32_t total = 0
    cdef int i
    for i in range(number):
        total += <int32_t> one[i] * two[i]
    return total
