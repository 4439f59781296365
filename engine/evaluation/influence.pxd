# Influence: what the stones of each color radiate, separately for Black and White (seed 000, section 5, INFLUENCE).
#
# A stone radiates the worth of its group divided by the distance. Distance is counted along the lines, around what
# blocks: stones of either color, and common liberties of two enemy strings whose connection holds. (Falling off like
# this, the sum is about constant inside an enclosed area, however large it is.) Dead stones radiate negative influence.
#
# The distances from a stone to the points it reaches are kept from look to look, until something that they passed, or
# that stopped them, has changed.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, WHITE, other
from engine.pointset cimport PointSet, add_point, clear_points, flip_point, has_point, meets


cpdef enum:
    REACH = 12           # influence ends at this distance


cdef enum:
    NUM_DISTANCES = 13   # 0 .. REACH


cdef struct Ray:
    int16_t point
    int16_t distance


@cython.final
cdef class Influence:
    # By color and point, as of the last look: the sum over the stones of the color. Points with stones have a value
    # too.
    cdef float of[3][NUM_POINTS]
    cdef readonly int num_radiated      # stones whose distances were worked out by the last look
    # By stone: the color that it had when its rays were drawn (EMPTY: none are kept), the points that its rays reach in
    # order of distance, and the points that they depend on.
    cdef int8_t drawn[NUM_POINTS]
    cdef int16_t num_rays[NUM_POINTS]
    cdef Ray* rays                      # BOARD_SPAN for each stone
    cdef PointSet footprints[NUM_POINTS]
    # What was open to the radiation of each color at the last look.
    cdef PointSet open[3]
    cdef int seen_size

    # Work out the influence. `worth`: by stone, what it radiates at distance one. `walls`: by color, the empty points
    # that stop the other color's radiation (common liberties of connections that hold).
    cdef void look(self, Board board, const float* worth, const PointSet* walls) noexcept nogil

    cdef void _drop_stale(self, Board board, const PointSet* walls) noexcept nogil
    cdef void _draw(self, Board board, int stone) noexcept nogil
    cdef void _radiate(self, int color, int stone, float worth) noexcept nogil
    cdef inline Ray* _rays_of(self, int stone) noexcept nogil:
        return self.rays + stone * BOARD_SPAN
