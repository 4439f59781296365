# Benson-regions of a position, and then again after each move of a search in what they leave open.
#
# What is safe for ever stays so whatever is played elsewhere, so after the search's moves only the open part is worked out
# anew: Benson's algorithm with the strings that hold on to a stone alive at the start taken for alive. The result is that
# of a new look at the whole board.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board, is_liberty
from engine.evaluation.life cimport Life
from engine.points cimport BLACK, EDGE, EMPTY, NUM_POINTS, WHITE, point_at
from engine.pointset cimport PointSet, add_point, clear_points, has_point


cdef enum:
    MOST_OPEN = 256      # points that may be open where a search begins


# A connected part of the open points without the stones of one color.
cdef struct Part:
    PointSet empties
    PointSet strings                    # heads of strings around it that may not be alive
    bint closed                         # no enemy alive is in it, and no string around it is crossed out


@cython.final
cdef class Regions:
    cdef Life life
    # By point, as of the last look: whose Benson-region it is in; EMPTY: nobody's.
    cdef int8_t owner[NUM_POINTS]
    # Where the search begins: the points that were nobody's, and the living stones beside them.
    cdef int num_open
    cdef int16_t open_points[NUM_POINTS]
    cdef int8_t is_open[NUM_POINTS]
    cdef int num_anchors
    cdef int16_t anchors[NUM_POINTS]
    # Of these points, by color: how many are in its Benson-regions now.
    cdef int owned[3]
    # Of one color, while it is worked on.
    cdef PointSet anchored              # heads of strings that hold on to an anchor
    cdef int num_heads
    cdef int16_t heads[MOST_OPEN]
    cdef int num_parts
    cdef Part parts[MOST_OPEN]
    cdef int16_t part_of[NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]

    # Look at the whole board; what is open now is what later looks are about.
    cdef void begin(self, Board board) noexcept nogil
    # Look again after moves at open points. At most MOST_OPEN may be open.
    cdef void look(self, Board board) noexcept nogil
    # Whether the position has the page's four marks of a seki; right after begin().
    cdef bint could_be_seki(self, Board board) noexcept nogil

    cdef void _find(self, Board board, int color) noexcept nogil
    cdef void _fill(self, Board board, int color, int point) noexcept nogil
    cdef int _count_vital(self, Board board, int head) noexcept nogil
    cdef bint _cross_out(self, Board board) noexcept nogil
    cdef void _tell(self, Board board, int color) noexcept nogil
    cdef void _claim(self, Board board, int color) noexcept nogil
    cdef bint _gather(self, Board board, int color, int point) noexcept nogil
    cdef bint _is_liberty_of_seki(self, Board board, int point) noexcept nogil
