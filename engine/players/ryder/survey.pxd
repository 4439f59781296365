# The basic data of a position, worked out in a fixed order.

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
    cdef Grid near_endangered[3]         # points on or near an endangered group of a color

    # Everything, from the stones alone.
    cdef void take(self, Board board) noexcept nogil
    # Everything about the position after `point` was played, given the survey before it.
    cdef void retake(self, Board board, Survey before, int point, bint captures, int ko) noexcept nogil

    cdef void _relate(self, Board board) noexcept nogil
    cdef void _bury(self, Board board) noexcept nogil
