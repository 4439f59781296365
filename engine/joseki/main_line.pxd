# With which moves do most games go on in a corner? The line that a joseki takes if nobody plays elsewhere.

from engine.board cimport Board
from engine.joseki.book cimport BAD, COMPLEX, IGNORE, TRICK, BookPosition, JosekiBook
from engine.joseki.corners cimport LEAST_SIZE, NUM_CORNERS, TENUKI, Corners, View
from engine.points cimport NO_POINT, PASS

cimport cython


cdef class MainLine:
    cdef readonly JosekiBook book       # None: no joseki goes on
    cdef Corners corners

    # The move of `color`, in the corner of the last move, with which most games go on. NO_POINT if that is a move
    # elsewhere, or if no move has half of the games.
    cdef int next(self, Board board, int color) noexcept nogil

    cdef int _next_in(self, int corner, const View* view, int* games) noexcept nogil
