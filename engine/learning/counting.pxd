# How often everything that can speak for a move was on the board, and how often the move was played.

cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from engine.features cimport NUM_FEATURES
from engine.learning.listing cimport ValuedWalk
from engine.patterns.book cimport PatternBook
from engine.points cimport BLACK
from engine.valuation cimport Valuation


# What was counted of one number of a valuation.
cdef struct Tally:
    uint32_t played
    uint32_t games
    uint32_t won
    uint32_t decided
    uint16_t first_year
    uint16_t last_year
    int32_t last_game                        # the last game it was played in, + 1
    uint64_t seen


@cython.final
cdef class Counter:
    cdef readonly Valuation valuation
    cdef readonly ValuedWalk walk
    cdef object tally_memory                 # an array of TALLY, and one of bytes: the memory of the next two
    cdef object players_memory
    cdef Tally* tallies                      # by number
    cdef uint8_t* players                    # num_weights rows of bits, a bit a player; NULL unless asked for
    cdef int64_t row                         # bytes of a row
    cdef readonly int64_t positions
    cdef int year
    cdef int winner                          # BLACK, WHITE, or 0: not known
    cdef int black                           # the players' numbers
    cdef int white

    cdef int _use(self, tally, players) except -1
    cdef int _count_game(self, int game) noexcept nogil
    cdef void _count_position(self, int played, int color, int game) noexcept nogil
    cdef void _count_played(self, Tally* tally, int number, int color, int game) noexcept nogil
