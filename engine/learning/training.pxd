# Learning the weights of a valuation, and measuring with them.

cimport cython
from libc.math cimport exp, sqrt
from libc.stdint cimport int32_t, int64_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from engine.joseki.book cimport JosekiBook
from engine.learning.listing cimport ValuedWalk
from engine.patterns.book cimport PatternBook
from engine.valuation cimport Valuation


cpdef enum:
    MAX_RANK = 362       # ranks counted one by one; the last counts all from there on


# Goes through games and works out what the moves that were played say of the weights.
@cython.final
cdef class Learner:
    cdef readonly Valuation valuation
    cdef readonly ValuedWalk walk
    cdef object games
    cdef int next_game
    cdef int game_step
    # Measures of the positions taken so far.
    cdef readonly int64_t positions
    cdef readonly double log_likelihood      # nats
    cdef int64_t ranks[MAX_RANK]
    # The gradient since it was last applied: by number, and the numbers that have one.
    cdef float* gradient
    cdef int32_t* touched
    cdef int num_touched
    cdef uint8_t* is_touched
    # By number, of the positions taken: how often the move that was played had it less the probability that a
    # move has it, and the variance of that. NULL unless asked for.
    cdef double* surprise
    cdef double* variance

    cdef int _take(self, int want, bint learning) noexcept nogil
    cdef void _learn(self, Valuation valuation, int played, bint learning) noexcept nogil
    cdef void _sum_up(self) noexcept nogil
    cdef void _add(self, int number, float gradient) noexcept nogil


@cython.final
cdef class Trainer:
    cdef readonly list learners
    cdef Valuation valuation                 # the weights that all learners share are its
    cdef float* squares                      # by number: sums of squared gradients

    cdef void _apply(self, Learner learner, float rate) noexcept nogil
