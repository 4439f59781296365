# A walk through the positions of a game, move by move, without calls of Python in between.

cimport cython
from libc.stdint cimport uint8_t

from engine.board cimport LEGAL, Board
from engine.points cimport NO_POINT, read_move


# Stands before a move: `board` is the position, `color` plays `played` next.
@cython.final
cdef class Walk:
    cdef readonly Board board
    cdef readonly int number                 # the number of that move; 1 is the first; 0 before the first step
    cdef readonly int color
    cdef readonly int played                 # a point, or PASS
    cdef readonly bint under_way             # there are moves left
    cdef bytes _moves
    cdef const uint8_t* text
    cdef int length                          # moves of the game

    # Play the move that it stands before, and stand before the next one; false at the end of the game, which comes
    # before its first illegal move.
    cpdef bint step(self) noexcept nogil
    cdef bint _is_legal(self, int first, int second) noexcept nogil
