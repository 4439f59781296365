# What is a network learned from? From the best moves of positions of games, each with the features that speak for it.
#
# The values are those of the weights alone, and the moves that are left out are known by what they add up to: that is
# all that the trainer (engine/learning/network_training) needs of a position.

cimport cython
from libc.stdint cimport int16_t, int64_t
from libc.stdlib cimport free

from engine.features cimport NUM_FEATURES
from engine.learning.growing cimport Store, array_of, put
from engine.joseki.book cimport JosekiBook
from engine.learning.listing cimport Keeper, ValuedWalk
from engine.patterns.book cimport PatternBook
from engine.points cimport BOARD_SPAN
from engine.valuation cimport Valuation


# Of a position: the fields of this name of Shortlists, in shortlists.py.
cdef struct Fact:
    int moves
    int played
    float rest
    float chosen


@cython.final
cdef class Gatherer(Keeper):
    cdef readonly Valuation valuation
    cdef readonly int most                   # moves of a position that are kept, at most
    cdef Store facts                         # Fact, by position
    cdef Store values                        # float, by move
    cdef Store ends                          # int64_t, by move: where its numbers end
    cdef Store numbers                       # int16_t
    cdef int64_t num_numbers
    cdef int16_t best[BOARD_SPAN + 1]        # of the position that is added: its best moves, as indices

    cdef void _drop_all(self) noexcept nogil
