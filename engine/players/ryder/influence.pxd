# Influence of the stones on every point, and the areas made of it: armies and walls.

cimport cython
from libc.stdint cimport int16_t, int32_t

from engine.board cimport Board
from engine.players.ryder.grid cimport GRID_ROWS, Grid, points_of, put, take_first, take_part
from engine.points cimport BLACK, NUM_POINTS, STRIDE, WHITE, point_at


cdef enum:
    STENCIL_ROOM = 49    # a stencil is at most 7x7


# What the areas of one sort (armies or walls) of one color come to.
cdef struct Areas:
    int32_t number       # contiguous areas
    int32_t points
    int32_t strength     # sum of |influence| over their points


@cython.final
cdef class Influence:
    # The stencil as offsets on the point grid and what a stone adds there.
    cdef int offset[STENCIL_ROOM]
    cdef int amount[STENCIL_ROOM]
    cdef int num_offsets
    cdef int wall_level              # least |influence| of a wall
    cdef int size
    # Sum over all stones, Black positive. Cells outside the board collect influence that has no
    # meaning and is not read.
    cdef int16_t value[NUM_POINTS]
    # By color: points of its armies (influence of its sign) and of its walls.
    cdef Grid army[3]
    cdef Grid wall[3]

    cdef void compute(self, Board board) noexcept nogil
    cdef void add(self, int point, int sign) noexcept nogil
    cdef void divide(self) noexcept nogil
    cdef void measure(self, const Grid* area, Areas* out) noexcept nogil
    cdef list _areas(self, Grid area)
