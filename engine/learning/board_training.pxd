# Learning the parameters of a board network from the moves that were played, by maximum likelihood.
#
# The board network (engine/board_network) changes the values of the best moves; its parameters are chosen so that the
# moves that were played get the highest probability, as the weights (engine/learning/training) and the other network
# (engine/learning/network_training) are. It is learned from BoardViews (engine/learning/board_views.py). Steps are
# Adam's (engine/learning/adam), after each batch of BOARD_BATCH positions.
#
# NUM_LEARNERS learners share the positions of a batch; their slopes are then added up, one learner after the other. So
# the result is the same for any number of threads.

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
    cdef float* turned                       # by layer, the weights with channels in and out exchanged
    cdef list learners                       # BoardLearner
    cdef readonly int threads
    cdef float* slopes[NUM_LEARNERS]         # those of each learner, NUM_PARAMETERS
    cdef object views                        # keeps the memory of the positions; None: none were taken

    cdef void _step(self, float rate, int positions) noexcept nogil
    cdef void _turn(self) noexcept nogil
