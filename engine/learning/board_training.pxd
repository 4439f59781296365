# Learning the parameters of a board network (engine/board_network) from the moves that were played.

cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, int8_t
from libc.stdlib cimport free
from libc.string cimport memset

from engine.learning.adam cimport Adam
from engine.learning.board_learner cimport (
    AT_BEGIN, AT_MIXED, AT_MIXING, AT_OUT, BEHIND, NUM_LEARNERS, NUM_PARAMETERS, BoardLearner, Lists,
)
from engine.board_network cimport LAYER, LAYERS, MOST_LOAD, MOST_WEIGHT, VIEW
from engine.convolution cimport CHANNELS, GIVEN, LAYER_UNIT, MOST_SEEN, calloc_lines
from engine.learning.growing cimport memory_of
from engine.network cimport MIXED, UNIT
from engine.planes cimport PLANES
from engine.learning.training cimport MAX_RANK


cpdef enum:
    BOARD_BATCH = 32     # positions between two steps


@cython.final
cdef class BoardTrainer(Adam):
    cdef float* turned                       # the weights of the layers, transposed
    cdef list learners
    cdef readonly int threads
    cdef float* slopes[NUM_LEARNERS]         # of each, NUM_PARAMETERS
    cdef object views                        # keeps the memory of the lists

    cdef void _step(self, float rate, int positions) noexcept nogil
    cdef void _turn(self) noexcept nogil
