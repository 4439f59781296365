# Where does a local position of a corner come up in games? See occurrences.py.

cimport cython
from libc.stdint cimport uint64_t

from engine.joseki.corners cimport NUM_CORNERS, TENUKI, Corners, View
from engine.points cimport PASS
from engine.walk cimport Walk


@cython.final
cdef class PositionFinder:
    cdef Walk walk
    cdef Corners corners
    cdef readonly uint64_t key          # of the position that is looked for
    # Of the last game, by corner: number and place of the move that was played in the position. Number 0: it never came
    # up; place TENUKI: so far, moves elsewhere alone.
    cdef int number[NUM_CORNERS]
    cdef int place[NUM_CORNERS]

    cdef void _follow(self) noexcept nogil
    cdef int _answer(self, int corner, View* view) noexcept nogil
