# What does Ryder's program know of a position before it looks at moves? A survey: the basic data, in the order in which
# one part needs another.
#
# First influence; then what the tactician says of every string, and so which stones are dead; then connection, eyes and
# territory; then groups, and where endangered ones are near. Strings are the board's own.

cimport cython

from engine.board cimport Board
from engine.players.ryder.grid cimport Grid, put, widen
from engine.players.ryder.groups cimport Groups, Relations, relate
from engine.players.ryder.influence cimport Influence
from engine.players.ryder.relations cimport Stones, read_stones
from engine.players.ryder.tactics cimport DEAD, Tactician
from engine.points cimport BLACK, EMPTY, WHITE, other, point_at


@cython.final
cdef class Survey:
    cdef int near_steps
    cdef Stones stones
    cdef readonly Influence influence
    cdef readonly Tactician tactics
    cdef Relations relations[3]          # by color
    cdef readonly Groups groups
    cdef Grid near_endangered[3]         # by color: points on or near an endangered group of it

    # Survey a position.
    cdef void take(self, Board board) noexcept nogil
    # Survey the position after a move at `point`, with the survey of the one before. `captures`: the move captured
    # stones; `ko`: the banned point before it, or NO_POINT. Not all moves that save strings are found.
    cdef void retake(self, Board board, Survey before, int point, bint captures, int ko) noexcept nogil

    cdef void _relate(self, Board board) noexcept nogil
    cdef void _bury(self, Board board) noexcept nogil
