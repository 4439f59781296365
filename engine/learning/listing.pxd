# Positions of games as lists of what speaks for their moves.

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


# Stands before one listed position of a game after the other, as a walk stands before its moves.
@cython.final
cdef class ListedWalk:
    cdef readonly bint under_way             # there are positions left
    cdef readonly int color
    cdef readonly int played                 # which of the moves was played, from 0
    cdef object listed                       # keeps the memory of the next ones
    cdef const int16_t* num_moves            # by position
    cdef const int16_t* plays
    cdef const uint8_t* colors
    cdef const uint16_t* num_features        # by move
    cdef const uint16_t* num_patterns
    cdef const int16_t* features
    cdef const int32_t* patterns
    cdef int positions                       # how many there are
    cdef int position                        # the next one, and where its moves and their numbers begin
    cdef int move
    cdef int feature
    cdef int pattern

    # Write what speaks for the moves of the next position into a valuation, with what they are worth by its
    # weights. 1, 0 at the end of the game, -1 when there is no memory.
    cdef int step(self, Valuation valuation) noexcept nogil


# Stands before one position of a game after the other, which is one to replay or a listed one.
@cython.final
cdef class ValuedWalk:
    cdef readonly Valuation valuation        # of the position's moves
    cdef readonly int color                  # who plays
    cdef readonly int played                 # the place of the move that was played in valuation.position.moves
    cdef readonly Walk walk                  # one of these two is under way
    cdef readonly ListedWalk lists

    # Go to the next position in which a legal move was played. 1, 0 at the end of the game, -1 when there is no
    # memory.
    cdef int step(self) noexcept nogil


# Goes through games and keeps something of each position in which a legal move was played; for others to derive from.
cdef class Keeper:
    cdef readonly ValuedWalk walk

    # All positions of a game; raises EngineError for a bad setup.
    cdef int _go_through(self, object game) except -1
    # Keep something of the position that the walk stands before; False when there is no memory.
    cdef bint _take(self) noexcept nogil


# Of a position; what it holds is said in engine/learning/listing.py.
cdef struct Told:
    int16_t moves
    int16_t played
    uint8_t color
    uint8_t spare


# Of a move.
cdef struct Spoken:
    uint16_t features
    uint16_t patterns


# Goes through games and lists their positions.
@cython.final
cdef class Lister(Keeper):
    cdef Store positions                     # Told
    cdef Store moves                         # Spoken
    cdef Store features                      # int16_t
    cdef Store patterns                      # int32_t
