# Moves that cannot wait (seed 000, section 4, QUIESCENCE SEARCH). A position is quiet if there are none; only then does
# its score mean something. Urgent moves save or capture threatened strings, make or take the eyes on which the life of
# unsettled groups depends, or are "obvious local answers" to the last move, given by patterns with the flag `quiet`.

cimport cython
from libc.stdint cimport int16_t, uint8_t
from libc.stdlib cimport calloc, free

from engine.board cimport LEGAL, Board
from engine.evaluation.eyes cimport Eye
from engine.evaluation.groups cimport GROUP_UNSETTLED, Group
from engine.patterns.book cimport PatternBook
from engine.patterns.matcher cimport Found, Matcher
from engine.points cimport FIRST, NO_POINT, PASS, col_of, row_of, point_at
from engine.pointset cimport next_point
from engine.position cimport Position
from engine.tactics cimport THREATENED, StringTactics


cdef enum:
    MAX_URGENT = 24
    FEW_STONES = 3       # strings and groups with fewer stones can wait
    LOCAL = 2            # an answer within so many columns and rows of the last move is local
    QUIET_FLAG = 2       # engine/patterns/binary.py


@cython.final
cdef class Urgent:
    cdef int num_moves
    cdef int16_t moves[MAX_URGENT]
    cdef uint8_t* is_answer             # by pattern: whether it is an obvious local answer
    cdef readonly bint answers          # whether any pattern is

    # List the urgent moves of `color` on a board that `position` evaluated last; brings its matcher up to date.
    cdef void look(self, Position position, Board board, int color) noexcept nogil

    cdef void _list_strings(self, Position position, Board board, int color) noexcept nogil
    cdef void _list_eyes(self, Position position, Board board, int color) noexcept nogil
    cdef void _list_answers(self, Position position, Board board, int color) noexcept nogil
    cdef bint _is_answered_at(self, Matcher matcher, int color, int point) noexcept nogil
    cdef void _add(self, Board board, int color, int point) noexcept nogil
