# How much influence is at every point, and which armies and walls does it make?
#
# Every stone adds fixed amounts (Ryder's stencil) to the points around it, Black's positive, White's negative, whatever
# stands in between. An army is a contiguous area of one sign, a wall a contiguous area where the influence of that sign
# is strong.

cimport cython
from libc.stdint cimport int16_t, int32_t
from libc.stdlib cimport abs

from engine.board cimport Board
from engine.players.ryder.grid cimport GRID_ROWS, Grid, points_of, put, take_first, take_part
from engine.points cimport BLACK, NUM_POINTS, STRIDE, WHITE, point_at


cdef enum:
    STENCIL_ROOM = 49    # a stencil is at most 7x7


# What all areas of a kind come to, of one color.
cdef struct Areas:
    int32_t number       # contiguous areas
    int32_t points
    int32_t strength     # sum of |influence| over their points


@cython.final
cdef class Influence:
    # The stencil: where a stone adds how much, relative to its own point.
    cdef int offset[STENCIL_ROOM]
    cdef int amount[STENCIL_ROOM]
    cdef int num_offsets
    cdef int wall_level              # the least |influence| of a wall
    cdef int size
    # By point, the sum over all stones, Black's positive. Points off the board get influence too; it means nothing.
    cdef int16_t value[NUM_POINTS]
    # By color: the points of its armies (where influence has its sign) and of its walls.
    cdef Grid army[3]
    cdef Grid wall[3]

    # Find influence, armies and walls of a position: add() each stone, then divide() the points.
    cdef void compute(self, Board board) noexcept nogil
    cdef void add(self, int point, int sign) noexcept nogil
    cdef void divide(self) noexcept nogil
    # What the areas come to of which a set of points consists.
    cdef void measure(self, const Grid* area, Areas* out) noexcept nogil
    cdef list _areas(self, Grid area)
