# Where can eyes be? The spaces of both colors, for one position at a time.
#
# Stones that reading calls LOST surround nothing; own stones are the others. A space of a color is one of these:
#
#   closed    a region without own stones that only own stones and the edge surround. It has at most MAX_SPACE points
#             (MAX_TERRITORY if all enemy stones in it are LOST). Enemy stones in it belong to it.
#   open      a connected set of LOST enemy stones and empty points. Each of these points is no farther from own stones
#             than from enemy stones, and has own stones or the edge near it on three sides of four, or right beside it
#             on two opposite sides. Points that both colors could claim like this are nobody's.
#   captive   the stones of a THREATENED enemy string, unless they are in a closed space.
#
# Everything else is territory, or nobody's. A closed space may contain spaces of the other color;
# engine/evaluation/eyes chooses between them.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, WHITE, other
from engine.pointset cimport PointSet, add_point, clear_points
from engine.tactics cimport LOST, THREATENED, Tactics


cpdef enum:
    CLOSED_SPACE = 0
    OPEN_SPACE = 1
    CAPTIVE_SPACE = 2


cdef enum:
    MAX_SPACE = 15       # points of a closed space that has enemy stones which are not LOST
    MAX_TERRITORY = 60   # points of one that has none
    MAX_LIVING = 4       # with so many of these stones, a region of more than SMALL_SPACE points is no space
    SMALL_SPACE = 8
    REACH = 6            # how far away own stones or the edge may be on a side of a point
    UP_AND_DOWN = 9      # the bits of OFFSETS
    LEFT_AND_RIGHT = 6
    FAR = 9              # a distance beyond all that are looked at
    MAX_SPACES = 400
    # What a point is, for one color.
    IS_OWN = 0           # an own stone that is not LOST
    IS_FREE = 1          # empty, or a LOST enemy stone
    IS_FOE = 2           # an enemy stone that is not LOST
    IS_GONE = 3          # an own stone that is LOST
    IS_EDGE = 4


cdef struct Space:
    int8_t color
    int8_t kind
    int16_t num_points
    int16_t first                       # its first point in reading order
    PointSet points


@cython.final
cdef class EyeSpaces:
    cdef int num_spaces
    cdef Space spaces[MAX_SPACES]
    # By color and point.
    cdef int8_t role[3][NUM_POINTS]     # IS_OWN, ...
    cdef int8_t distance[3][NUM_POINTS] # steps over free points to the nearest own stone; FAR: more than 4
    cdef int8_t claimed[3][NUM_POINTS]  # whether it belongs to an open space
    cdef int8_t is_met[3][NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]

    # Find the spaces of a position, which the tactics have looked at.
    cdef void look(self, Board board, Tactics tactics) noexcept nogil

    cdef void _take_roles(self, Board board, Tactics tactics) noexcept nogil
    cdef void _measure(self, int color) noexcept nogil
    cdef void _find_closed(self, int color) noexcept nogil
    cdef void _flood_closed(self, int color, int point) noexcept nogil
    cdef bint _is_surrounded(self, int color, int point) noexcept nogil
    cdef void _claim(self, Board board) noexcept nogil
    cdef void _find_open(self, int color) noexcept nogil
    cdef void _find_captives(self, Board board, Tactics tactics) noexcept nogil
    cdef Space* _new_space(self, int color, int kind, int first) noexcept nogil
