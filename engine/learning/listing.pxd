# Positions of games as lists of what speaks for each of their moves: worked out once, then weighed many times.
#
# To work this out takes nearly all of the time of counting and training, and it depends neither on weights nor on other
# games. So any process or machine may do it (Lister), and the lists of a game can be kept, packed, for the next pass.
#
# Here is also how all learning goes through games: a ValuedWalk stands before one position after the other in which a
# legal move was played, with the values of its moves, whether the game is one to replay or a listed one. What is
# listed are features and patterns; what the networks add is not.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t
from libc.stdlib cimport free

from engine.board cimport LEGAL
from engine.features cimport NUM_FEATURES
from engine.learning.growing cimport Store, array_of, memory_of, put
from engine.joseki.book cimport JosekiBook
from engine.patterns.book cimport PatternBook
from engine.points cimport PASS
from engine.valuation cimport Valuation
from engine.walk cimport Walk


@cython.final
cdef class ListedWalk:
    cdef readonly bint under_way             # there are positions left
    # Of the position it stands before: whose turn it is, which of its moves was played.
    cdef readonly int color
    cdef readonly int played
    # The fields of Listed (listing.py), as memory that `listed` keeps.
    cdef object listed
    cdef const int16_t* num_moves            # by position
    cdef const int16_t* plays
    cdef const uint8_t* colors
    cdef const uint16_t* num_features        # by move
    cdef const uint16_t* num_patterns
    cdef const int16_t* features
    cdef const int32_t* patterns
    cdef int positions                       # how many there are
    # The next position, and where its moves, and their features and patterns, begin.
    cdef int position
    cdef int move
    cdef int feature
    cdef int pattern

    # Go to the next position, and write its moves into `valuation`: what speaks for them, and their values by its
    # weights alone. Returns 1; 0 at the end of the game; -1 if there is no memory.
    cdef int step(self, Valuation valuation) noexcept nogil


@cython.final
cdef class ValuedWalk:
    cdef readonly Valuation valuation        # has the values of the position's moves
    cdef readonly int color                  # whose turn it is
    cdef readonly int played                 # which of the moves was played: as an index into them
    cdef readonly Walk walk                  # at most one of these two is under way
    cdef readonly ListedWalk lists

    # Go to the next position in which a legal move was played; passes and illegal moves are left out. Returns 1; 0 at
    # the end of the game; -1 if there is no memory.
    cdef int step(self) noexcept nogil


# Goes through games and keeps something of each position in which a legal move was played; gatherers derive from it.
cdef class Keeper:
    cdef readonly ValuedWalk walk

    # Go through all positions of a game. Raises EngineError for a bad setup, or for lists of another book.
    cdef int _go_through(self, object game) except -1
    # Keep something of the position that the walk stands before; False if there is no memory.
    cdef bint _take(self) noexcept nogil


# Of a position: the fields of this name of Listed, in listing.py.
cdef struct Told:
    int16_t moves
    int16_t played
    uint8_t color
    uint8_t spare


# Of a move: how many features and patterns speak for it.
cdef struct Spoken:
    uint16_t features
    uint16_t patterns


@cython.final
cdef class Lister(Keeper):
    # Of the game that is listed.
    cdef Store positions                     # Told
    cdef Store moves                         # Spoken
    cdef Store features                      # int16_t
    cdef Store patterns                      # int32_t
