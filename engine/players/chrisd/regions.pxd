# Whose are the Benson-regions of a position, and of each position of a search in what they leave open? And could what
# is open be a seki, by the four marks of Chrisd's page? (docs/chrisd.md)
#
# What is safe for ever stays safe whatever is played elsewhere. So after a move of the search only the open points are
# worked out again, with Benson's algorithm (engine/evaluation/life); strings that are connected to a stone that was
# alive at the start are taken for alive. The result is the same as for a new look at the whole board.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, Board, is_liberty
from engine.evaluation.life cimport Life
from engine.points cimport BLACK, EDGE, EMPTY, NUM_POINTS, WHITE, point_at
from engine.pointset cimport PointSet, add_point, clear_points, has_point


cdef enum:
    MOST_OPEN = 256      # points that may be open where a search begins


# A connected part of the open points without the stones of one color.
cdef struct Part:
    PointSet empties
    PointSet strings                    # heads of strings of that color around it that are not known to be alive
    bint closed                         # the enemy has nothing alive beside it, and no string around it is dropped


@cython.final
cdef class Regions:
    cdef Life life
    cdef int8_t owner[NUM_POINTS]       # by point, at the last look: whose Benson-region it is in; EMPTY: nobody's
    # Of the position where the search begins: the points that are nobody's, and the living stones beside them
    # (anchors).
    cdef int num_open
    cdef int16_t open_points[NUM_POINTS]
    cdef int8_t is_open[NUM_POINTS]
    cdef int num_anchors
    cdef int16_t anchors[NUM_POINTS]
    cdef int owned[3]                   # by color: how many of the open points are in its Benson-regions now
    # Of the color that is worked on.
    cdef PointSet anchored              # heads of strings with an anchor; in the end, of all that are alive
    cdef int num_heads
    cdef int16_t heads[MOST_OPEN]
    cdef int num_parts
    cdef Part parts[MOST_OPEN]
    cdef int16_t part_of[NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]

    # Look at the whole board; later looks are about what is open now.
    cdef void begin(self, Board board) noexcept nogil
    # Look again, after moves at open points, of which there may be at most MOST_OPEN.
    cdef void look(self, Board board) noexcept nogil
    # Whether the position has the page's four marks of a seki; only right after begin().
    cdef bint could_be_seki(self, Board board) noexcept nogil

    cdef void _find(self, Board board, int color) noexcept nogil
    cdef void _fill(self, Board board, int color, int point) noexcept nogil
    cdef int _count_vital(self, Board board, int head) noexcept nogil
    cdef bint _cross_out(self, Board board) noexcept nogil
    cdef void _tell(self, Board board, int color) noexcept nogil
    cdef void _claim(self, Board board, int color) noexcept nogil
    cdef bint _gather(self, Board board, int color, int point) noexcept nogil
    cdef bint _is_liberty_of_seki(self, Board board, int point) noexcept nogil
