# What do the trainers of both networks share? Their parameters, the steps in which these are learned, and the state
# that is kept in between.
#
# A step is one of Adam (D. Kingma and J. Ba, Adam: A Method for Stochastic Optimization, 2015): of the slope of the
# loss by each parameter, the running mean and the running mean of squares are kept; the parameter moves against the
# mean, divided by the root of the squares. So all parameters move about as fast, however steep the loss is.
#
# Where slopes come from is not known here: trainers add them up in `slope`, then ask for a step.

cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int64_t
from libc.stdlib cimport free

from engine.convolution cimport calloc_lines


cdef class Adam:
    # By parameter, `number` of them.
    cdef float* at                           # the parameters
    cdef float* slope                        # the slope of the loss, summed over the batch so far
    cdef float* mean                         # the running mean of the slopes
    cdef float* spread                       # the running mean of their squares
    cdef int number
    cdef int first_out                       # from there on: the weights of what the network says in the end
    cdef float floor                         # added to the divisor: much smaller slopes make small steps
    cdef int64_t steps                       # made so far
    # The running means begin at 0; after so many steps, this share of their weights is that of real slopes.
    cdef float mean_share
    cdef float spread_share

    # Make room for the parameters; all are 0.
    cdef int _reserve(self, int number, int first_out, float floor) except -1
    # Begin a step. It is then made range by range, with slopes that are divided by `positions`; they are 0 afterwards.
    cdef void _begin_step(self) noexcept nogil
    cdef void _step_range(self, int begin, int end, float rate, int positions) noexcept nogil
