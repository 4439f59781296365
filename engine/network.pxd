# A small network that looks at the best moves again: what is all that speaks for a move worth together?
# (docs/network.md)
#
# The sum of weights takes what speaks for a move one by one. Here each feature adds its row of numbers to the hidden
# units of the move. Mixing units then take these, their mean over all moves that are looked at, and how far the move is
# behind the best; what they say is added to the value of the move. Parameters are learned from the moves that were
# played (engine/learning/network_training), so the softmax of the values is still a probability. Patterns have no rows.
#
# Only whole numbers are used, so that every machine gives the same values. Activations, rows and mixing weights are in
# units of 1/UNIT, sums of products in units of 1/UNIT^2.

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
    INPUTS = 136         # of a mixing unit: HIDDEN of the move, HIDDEN means over all moves, OTHER_INPUTS
    MIXED = 16           # mixing units
    OTHER_INPUTS = 8     # how far a move is behind the best; 7 that are not used
    UNIT = 256


cpdef enum:
    MOST_ACTIVE = 4095   # an activation at most: sums of products stay below 2^31
    MOST_MIXED = 4095    # a mixing weight at most, either way
    MOST_ROW = 8191      # a number of a row at most, either way
    MOST_BEHIND = 512    # a move is at most so far behind: 2, which is 10 nats


@cython.final
cdef class Network:
    cdef int16_t* rows                       # NUM_FEATURES * HIDDEN: what a feature adds to the hidden units
    cdef int16_t hidden[HIDDEN]              # what these begin with
    cdef int16_t mixing[MIXED][INPUTS]       # the weights of the mixing units
    cdef int32_t mixed[MIXED]                # what the mixing units begin with, in 1/UNIT^2
    cdef int16_t out[MIXED]                  # what a mixing unit adds to the value of the move, for each 1 that it says
    cdef double change[LOOKED_AT]            # of the values of the moves looked at last, in nats
    cdef int16_t active[LOOKED_AT][HIDDEN]   # the hidden units of these moves, 0 .. MOST_ACTIVE

    # Look at `num` moves, LOOKED_AT at most, the best first: best[i] is the index of one, value[best[i]] its value in
    # nats, numbers[begin[best[i]] : begin[best[i] + 1]] what speaks for it, features before patterns. How its value
    # changes is left in change[i].
    cdef void look(
        self, int num, const int16_t* best, const double* value, const int* begin, const int32_t* numbers
    ) noexcept nogil
    # Write the hidden units of a move for which these numbers speak.
    cdef void _activate(self, int16_t* active, const int32_t* numbers, int num) noexcept nogil


# The end of both networks: from `width` numbers of each of the best moves, seen[i], to the changes of their values.
# Mixing units take the numbers of the move, their mean over all moves, and how far the move is behind best[0]. Of a sum
# below zero a unit passes on 1/2^leak, or nothing if `leak` is 0.
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


# The mean of the numbers of moves, weighted by the probability of each among these moves.
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
