# The moves of a reading, written down as they are tried; only when somebody asks for the tree.

from libc.stdint cimport int8_t, int16_t, int32_t
from libc.stdlib cimport free, realloc


cdef struct Step:
    int32_t parent             # the step before it in the line, -1: none
    int16_t point              # PASS: the defender passes, to see what is threatened
    int8_t color
    int8_t order               # of the attack that is allowed
    int8_t quiet               # and how many quiet moves
    int8_t result              # a bound when that is enough


cdef class Steps:
    cdef Step* steps
    cdef readonly int number
    cdef int room
    cdef int last              # the step that is open, -1: none
    cdef readonly bint complete

    cdef void clear(self) noexcept nogil
    # A move is played; what comes next is read after it, until close_step().
    cdef void open_step(self, int color, int point, int order, int quiet) noexcept nogil
    cdef void close_step(self, int result) noexcept nogil
