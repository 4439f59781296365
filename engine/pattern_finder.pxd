# Where patterns come up in games, and where they are played. See pattern_finder.py.

cimport cython
from libc.stdint cimport uint8_t
from libc.stdlib cimport free
from libc.string cimport memset

from engine.attributes cimport Context, holds_all
from engine.board cimport LEGAL
from engine.memory cimport grown
from engine.patterns.book cimport PatternBook
from engine.patterns.matcher cimport Found, Match, Matcher
from engine.points cimport BLACK, BOARD_SPAN, FIRST, NO_POINT, NUM_POINTS, WHITE
from engine.walk cimport Walk


# A move for which a pattern spoke.
cdef struct Played:
    int move_no
    int pattern


@cython.final
cdef class PatternFinder:
    cdef readonly PatternBook book
    cdef Walk walk
    cdef Matcher matcher
    cdef Context context
    # Of the game that is looked through, by side and point: whether a pattern was there for a legal move of the side.
    cdef uint8_t was_there[2][NUM_POINTS]
    cdef Played* played
    cdef int num_played
    cdef int room

    cdef int _num_places(self, int color) noexcept nogil
    # Look through the game; false if there is no memory.
    cdef bint _follow(self) noexcept nogil
    # Patterns match at a point; false if there is no memory.
    cdef bint _look_at(self, int point) noexcept nogil
    # Whether the attributes of any of them hold.
    cdef bint _is_there(self, const Found* found, int point) noexcept nogil
    # Add those whose attributes hold to `played`; false if there is no memory.
    cdef bint _note_played(self, const Found* found, int point) noexcept nogil
    cdef bint _holds(self, int pattern, int symmetry, int point) noexcept nogil
    cdef bint _add(self, int pattern) noexcept nogil
