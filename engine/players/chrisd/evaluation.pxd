# What is a position worth to Black? The first evaluation of Chrisd's page (2006), which "just detects Benson-regions,
# considers every stone on the board alive and uses an influence function in which influence is supposed to drop
# exponentially" (docs/chrisd.md).
#
# A Benson-region is what engine/evaluation/life calls settled for ever: unconditionally alive stones and unconditional
# territory. Everywhere else stones count as they stand, so dead stones count as alive until they are taken.
#
# Influence goes from each stone along all shortest ways to a point. Each step leaves the share DECAY of it, and ways
# end at stones: a stone in front of another one "completely shields" it. If only some of the ways are open, their share
# of the influence comes through.

cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport LEGAL, OFFSETS, Board
from engine.own_eyes cimport is_own_eye
from engine.evaluation.life cimport Life
from engine.points cimport BLACK, EMPTY, NUM_POINTS, WHITE, point_at


cdef enum:
    REACH = 6            # steps that influence goes: so it stays on the grid, whose border is 7 wide, and time is saved
    NUM_DISTANCES = 7    # 0 .. REACH


# What a position is worth to Black, in points, by kind of point.
cdef struct Worth:
    double safe                         # Benson-regions
    double stones                       # other stones
    double influence                    # other empty points


@cython.final
cdef class Evaluation:
    cdef Life life
    cdef float decay
    # Of the position looked at last, by point.
    cdef int8_t owner[NUM_POINTS]       # whose Benson-region it is in; EMPTY: nobody's
    cdef float value[NUM_POINTS]        # what it is worth to Black, -1 to 1
    cdef float reached[NUM_POINTS]      # Black's influence less White's
    cdef Worth worth

    # Evaluate a position; returns what it is worth to Black, in points.
    cdef double look(self, Board board) noexcept nogil
    # Find only whose the Benson-regions are.
    cdef void look_for_regions(self, Board board) noexcept nogil

    cdef double _judge(self, Board board) noexcept nogil
    cdef void _radiate(self, Board board, int point, float power) noexcept nogil
    cdef void _radiate_between(self, Board board, int point, int ahead, int aside, float power) noexcept nogil
    cdef double _evaluate_point(self, Board board, int point) noexcept nogil
