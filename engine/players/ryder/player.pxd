# The player: both passes over one position, and the list they give.

cimport cython
from libc.stdint cimport int16_t, int32_t

from engine.board cimport LEGAL, Board
from engine.patterns.book cimport PatternBook
from engine.patterns.matcher cimport Found, Matcher
from engine.players.ryder.analysis cimport MAX_BEST, SecondPass
from engine.players.ryder.features cimport BY_ENDANGERED_ENEMY, BY_ENDANGERED_OWN, FirstPass
from engine.players.ryder.survey cimport Survey
from engine.points cimport BLACK, BOARD_SPAN, FIRST


@cython.final
cdef class Ryder:
    cdef readonly str name
    cdef readonly int list_limit
    cdef readonly str knowledge
    cdef readonly PatternBook book           # the patterns, or None
    cdef Matcher matcher                     # of the book, or None
    cdef readonly int num_unknown            # reads for the last list that ran out of nodes
    cdef Survey survey
    cdef FirstPass first
    cdef SecondPass second
    cdef int num_best
    cdef int16_t best[MAX_BEST]              # the list, in the order of the first pass
    cdef int16_t order[MAX_BEST]             # indices into best, best final value first
    cdef int32_t final[MAX_BEST]             # final values, in the order of best

    # For every legal move the pattern most often played of those without attributes that match there.
    cdef int _find_patterns(self, Board board, int color) except -1
    cdef void _think(self, Board board, int color) noexcept nogil
    cdef int _answer(self, Board board, int color, int limit) except -1
    cdef list _reasons(self, int index)
    cdef tuple _side_names(self)
