# Where eyes can be: the spaces of both colors, of one position at a time.
#
# Own stones are those that reading does not call LOST; the others surround nothing. A space of a color is
#
#   closed    a region without own stones that nothing but own stones and the edge surrounds, of MAX_SPACE points at
#             most (MAX_TERRITORY when no enemy stone that is not LOST is in it). Enemy stones in it belong to it.
#   open      a connected set of LOST enemy stones and empty points, each of these no farther from own stones than from
#             enemy stones and surrounded by own stones and the edge on three sides of four, within a few points, or on
#             two opposite sides, right beside them. What both colors could claim so is nobody's.
#   captive   the stones of a THREATENED enemy string, where no closed space has them.
#
# What is beyond these is territory or nobody's. A closed space may hold spaces of the other color: engine.evaluation.eyes
# chooses.

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
    MAX_SPACE = 15       # points of a closed space with enemy stones that are not LOST
    MAX_TERRITORY = 60   # of one without
    MAX_LIVING = 4       # with so many enemy stones that are not LOST, one of more than SMALL_SPACE points is none
    SMALL_SPACE = 8
    REACH = 6            # how far a side of a point may be
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
    cdef int8_t distance[3][NUM_POINTS] # to the nearest own stone over free points; FAR: not within 4
    cdef int8_t claimed[3][NUM_POINTS]  # whether it belongs to an open space
    cdef int8_t is_met[3][NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]

    # Find the spaces of a position. The tactics have looked at it.
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
