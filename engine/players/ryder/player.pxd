# Ryder's program (1971) as a player: a survey of the position, the first pass over all legal moves, the second pass
# over the best 15 of these, and their list (docs/ryder.md).
#
# The source is an article on the program (Bruce Wilcox, 1979); what it leaves open is in values.py. Beyond the article,
# patterns speak in the first pass if the player is given some. Nothing is kept from one question to the next.

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
    cdef readonly int num_unknown            # how many reads for the last list ran out of nodes
    cdef Survey survey
    cdef FirstPass first
    cdef SecondPass second
    cdef int num_best
    cdef int16_t best[MAX_BEST]              # the moves of the list, in the order of the first pass
    cdef int16_t order[MAX_BEST]             # indices into these, the highest final value first
    cdef int32_t final[MAX_BEST]             # their final values: the sum of both passes

    # Find for every legal move the pattern that speaks: of those without attributes that match there, the one that was
    # played most often.
    cdef int _find_patterns(self, Board board, int color) except -1
    cdef void _think(self, Board board, int color) noexcept nogil
    # Think; returns how many moves of the list are wanted.
    cdef int _answer(self, Board board, int color, int limit) except -1
    cdef list _reasons(self, int index)
    cdef tuple _side_names(self)
