# The moves of a reading as a tree, written down as they are tried; only if somebody asked for it.

from libc.stdint cimport int8_t, int16_t, int32_t
from libc.stdlib cimport free

from engine.memory cimport grown


cdef struct Step:
    int32_t parent             # the step before it in the line; -1: none
    int16_t point              # PASS: the defender passes, to see what is threatened
    int8_t color
    int8_t order               # the order of attack that is allowed here
    int8_t quiet               # and the number of quiet moves
    int8_t result              # what came of it; possibly a bound only, where that was enough


cdef class Steps:
    cdef Step* steps
    cdef readonly int number
    cdef int room
    cdef int last              # the step that is open; -1: none
    cdef readonly bint complete  # false if memory ran out

    cdef void clear(self) noexcept nogil
    # A move has been played: until close_step(), steps belong below this one.
    cdef void open_step(self, int color, int point, int order, int quiet) noexcept nogil
    cdef void close_step(self, int result) noexcept nogil
