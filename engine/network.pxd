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
    INPUTS = 136         # of a mixing unit: HIDDEN of the move, HIDDEN of all moves together, OTHER_INPUTS
    MIXED = 16           # mixing units
    OTHER_INPUTS = 8     # how far a move is behind, 7 that are 0
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
    cdef int16_t active[LOOKED_AT][HIDDEN]

    # Look at `num` moves, LOOKED_AT at most: value[best[i]], whose numbers are numbers[begin[best[i]]] up to
    # numbers[begin[best[i] + 1]]. The changes are left in `change`.
    cdef void look(
        self, int num, const int16_t* best, const double* value, const int* begin, const int32_t* numbers
    ) noexcept nogil
    cdef void _activate(self, int16_t* active, const int32_t* numbers, int num) noexcept nogil


# What both networks do with the numbers that they have of the best moves, `width` of each: the mean over the moves, each
# by its probability; then mixing units, which take the move's numbers, the mean, and how far the move is behind the best.
# Of what is below zero a unit says 1/2^leak; nothing when leak is 0. Left in `change` is what they add to the values.
cdef inline void mix(
    const int16_t* const* seen, int width, int num, const int16_t* best, const double* value,
    const int16_t* mixing, const int32_t* mixed, const int16_t* out, int leak, double* change,
) noexcept nogil:
    cdef int inputs = 2 * width + OTHER_INPUTS
    cdef int16_t mean[HIDDEN]
    cdef int64_t common[MIXED]
    cdef int64_t sum, total
    cdef int32_t behind
    cdef int i, j
    sum_up(seen, width, num, best, value, mean)
    for j in range(MIXED):
        common[j] = mixed[j] + products(mean, mixing + j * inputs + width, width)
    for i in range(num):
        behind = <int32_t> max((value[best[i]] - value[best[0]]) * (UNIT / 5.0), <double> -MOST_BEHIND)
        total = 0
        for j in range(MIXED):
            sum = common[j] + products(seen[i], mixing + j * inputs, width) + behind * mixing[j * inputs + 2 * width]
            if sum < 0:
                sum = sum >> leak if leak else 0
            total += sum * out[j]
        change[i] = total / (1.0 * UNIT * UNIT * UNIT)


# The mean of the numbers of moves, each by its probability.
cdef inline void sum_up(
    const int16_t* const* seen, int width, int num, const int16_t* best, const double* value, int16_t* mean
) noexcept nogil:
    cdef double shares[LOOKED_AT]
    cdef double whole = 0.0
    cdef int32_t sum[HIDDEN]
    cdef int32_t share
    cdef int i, h
    for h in range(width):
        sum[h] = 0
    for i in range(num):
        shares[i] = exp(value[best[i]] - value[best[0]])
        whole += shares[i]
    for i in range(num):
        share = <int32_t> (UNIT * UNIT * shares[i] / whole)
        for h in range(width):
            sum[h] += (share * seen[i][h]) >> 8
    for h in range(width):
        mean[h] = sum[h] >> 8


cdef inline int32_t products(const int16_t* one, const int16_t* two, int number) noexcept nogil:
    cdef int32_t total = 0
    cdef int i
    for i in range(number):
        total += <int32_t> one[i] * two[i]
    return total
