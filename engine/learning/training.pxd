# Which weights make the moves that were played most likely (maximum likelihood), and how likely are these moves?
#
# The log-likelihood of a conditional logit is concave in the weights, so there is one best set of them. It is climbed
# by stochastic gradient with a step for each weight (AdaGrad: J. Duchi, E. Hazan and Y. Singer, Adaptive Subgradient
# Methods, 2011): the rate, times the gradient, over the root of the sum of its squares so far.
#
# A fixed number of learners go through their own shares of the games at the same time, ROUND positions each; then their
# gradients are applied, learner after learner. So the weights do not depend on how many threads did the work.
#
# The networks are learned elsewhere: engine/learning/network_training, engine/learning/board_training.

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
    MAX_RANK = 362       # ranks that are counted; the last one stands for all from there on


@cython.final
cdef class Learner:
    cdef readonly Valuation valuation
    cdef readonly ValuedWalk walk
    # The games of the pass: it takes each game_step-th one.
    cdef object games
    cdef int next_game
    cdef int game_step
    # Of the positions taken in this pass.
    cdef readonly int64_t positions
    cdef readonly double log_likelihood      # of the moves that were played, in nats
    cdef int64_t ranks[MAX_RANK]             # by rank: how many of these moves had it
    # The gradient since it was last applied, by number of a weight; and the numbers that have one.
    cdef float* gradient
    cdef int32_t* touched
    cdef int num_touched
    cdef uint8_t* is_touched
    # By number, summed over the positions taken: how often the move that was played had it, less how often a move was
    # expected to; the variance of what was expected. NULL unless asked for.
    cdef double* surprise
    cdef double* variance

    # Take up to `want` positions of the game under way; returns how many there were, or -1 if there is no memory.
    cdef int _take(self, int want, bint learning) noexcept nogil
    cdef void _learn(self, Valuation valuation, int played, bint learning) noexcept nogil
    cdef void _sum_up(self) noexcept nogil
    cdef void _add(self, int number, float gradient) noexcept nogil


@cython.final
cdef class Trainer:
    cdef readonly list learners
    cdef Valuation valuation                 # owns the weights, which all learners share
    cdef float* squares                      # by number: the sum of the squares of its gradients

    cdef void _apply(self, Learner learner, float rate) noexcept nogil
