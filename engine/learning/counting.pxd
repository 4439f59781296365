# How often did each pattern speak for a legal move, and how often was that move played?
#
# Beside that: in how many games, whether their players won, in which years, and by how many different players. These
# counts decide which counted shapes become patterns and what is told of a pattern; its weight is learned elsewhere
# (engine/learning/training).
#
# Counts of different games add up, so games can be counted in parts and the parts put together.

cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from engine.features cimport NUM_FEATURES
from engine.learning.listing cimport ValuedWalk
from engine.patterns.book cimport PatternBook
from engine.points cimport BLACK
from engine.valuation cimport Valuation


# What was counted of one number of a valuation (a pattern).
cdef struct Tally:
    uint32_t played                          # moves that were played where it spoke for them
    uint32_t games                           # games with such a move
    uint32_t won                             # such moves by a player who won the game
    uint32_t decided                         # such moves in games of which the winner is known
    uint16_t first_year                      # of such moves, where the year is known; 0: none is
    uint16_t last_year
    int32_t last_game                        # the last game with such a move, + 1
    uint64_t seen                            # legal moves for which it spoke


@cython.final
cdef class Counter:
    cdef readonly Valuation valuation
    cdef readonly ValuedWalk walk
    cdef object tally_memory                 # an array of TALLY: the memory of `tallies`
    cdef object players_memory               # an array of bytes: that of `players`
    cdef Tally* tallies                      # by number
    cdef uint8_t* players                    # by number, a row of bits: which players played it; NULL unless asked for
    cdef int64_t row                         # bytes of a row
    # Positions that were counted; then what is known of the game that is being counted.
    cdef readonly int64_t positions
    cdef int year                            # or 0: not known
    cdef int winner                          # BLACK, WHITE, or 0: not known
    cdef int black                           # the players' numbers
    cdef int white

    cdef int _use(self, tally, players) except -1
    cdef int _count_game(self, int game) noexcept nogil
    cdef void _count_position(self, int played, int color, int game) noexcept nogil
    cdef void _count_played(self, Tally* tally, int number, int color, int game) noexcept nogil
