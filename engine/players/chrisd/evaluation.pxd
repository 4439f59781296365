# The page's first evaluation: "just detects Benson-regions, considers every stone on the board alive and uses an
# influence function in which influence is supposed to drop exponentially".
#
# A Benson-region is what engine/evaluation/life says for ever: unconditionally alive stones, and unconditional territory.
#
# Influence goes out from each stone along the shortest ways to a point, as many steps as it is far. A step costs DECAY,
# ways that meet a stone end there: what is put in front of a stone "completely shields" it. Where some ways are open
# and others are not, what comes through is the share of those that are open.

cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.own_eyes cimport is_own_eye
from engine.evaluation.life cimport Life
from engine.points cimport BLACK, EMPTY, NUM_POINTS, WHITE, other, point_at


cdef enum:
    REACH = 6            # points; no further, so as to stay on the grid (its border is 7 wide) and to save time


# What a position is worth to Black: points of one kind each.
cdef struct Worth:
    double safe                         # Benson-regions
    double stones                       # other stones
    double influence                    # other empty points


@cython.final
cdef class Evaluation:
    cdef Life life
    cdef float decay
    # As of the last look, by point: whose Benson-region it is in (EMPTY: nobody's); what it is worth to Black, -1 to 1.
    cdef int8_t owner[NUM_POINTS]
    cdef float value[NUM_POINTS]
    cdef float reached[NUM_POINTS]      # Black's influence less White's
    cdef Worth worth

    # Evaluate a position; returns what it is worth to Black.
    cdef double look(self, Board board) noexcept nogil
    # Only whose the Benson-regions are.
    cdef void look_for_regions(self, Board board) noexcept nogil
    # Whether an empty point is an eye of one point that its side has no reason to fill; of the board alone.

    cdef double _judge(self, Board board) noexcept nogil
    cdef void _radiate(self, Board board, int point, float power) noexcept nogil
    cdef void _radiate_between(self, Board board, int point, int ahead, int aside, float power) noexcept nogil
    cdef double _evaluate_point(self, Board board, int point) noexcept nogil
