# Parameters that are learned by the slopes of a loss, in Adam's steps.

cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int64_t
from libc.stdlib cimport free

from engine.convolution cimport calloc_lines


cdef class Adam:
    cdef float* at                           # `number` each: the parameters ...
    cdef float* slope                        # ... the slope of the loss of the batch so far ...
    cdef float* mean                         # ... and its running mean and mean of squares
    cdef float* spread
    cdef int number
    cdef int first_out                       # from there on they say how much the rest says
    cdef float floor                         # slopes much smaller than this move nothing far
    cdef int64_t steps
    cdef float mean_share                    # how much of the running means is known after so many steps
    cdef float spread_share

    # Makes room for them, all 0.
    cdef int _reserve(self, int number, int first_out, float floor) except -1
    # A step: count it, then make it for all parameters that have slopes, which are those of so many positions.
    cdef void _begin_step(self) noexcept nogil
    cdef void _step_range(self, int begin, int end, float rate, int positions) noexcept nogil
