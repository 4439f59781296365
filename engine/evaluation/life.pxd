# Unconditional life: strings that cannot be captured even if their side passes for ever.
#
# Benson's algorithm (D. B. Benson, Life in the Game of Go, 1976). A region of a color is a connected set of
# points without stones of that color. It is vital to a string when each of its empty points is a liberty of the
# string. Strings with fewer than two vital regions are crossed out, and with them every region that touches
# them, until nothing changes. What is left is unconditionally alive.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, WHITE
from engine.pointset cimport PointSet, add_point, clear_points, has_point


cdef enum:
    MAX_REGIONS = 640    # more than a 25x25 board can have: a region needs a point, and stones around it


cdef struct Region:
    PointSet empties
    PointSet strings                    # heads of the strings around it
    bint closed                         # none of these strings is crossed out


@cython.final
cdef class Life:
    # By point, as of the last look: whether the stone there belongs to an unconditionally alive string.
    cdef int8_t alive[NUM_POINTS]
    # By point: the color of the alive strings whose vital region the point belongs to (EMPTY: none).
    cdef int8_t vital[NUM_POINTS]
    # Of one color, while it is worked on.
    cdef int num_regions
    cdef Region regions[MAX_REGIONS]
    cdef int16_t region_of[NUM_POINTS]  # -1: none yet
    cdef int num_strings
    cdef int16_t heads[NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]

    # Work out both colors.
    cdef void look(self, Board board) noexcept nogil

    cdef void _find(self, Board board, int color) noexcept nogil
    cdef void _fill(self, Board board, int color, int point) noexcept nogil
    cdef bint _is_vital(self, Board board, const Region* region, int head) noexcept nogil
    cdef int _count_vital(self, Board board, int head) noexcept nogil
    cdef bint _cross_out(self, Board board) noexcept nogil
    cdef void _tell(self, Board board, int color) noexcept nogil
