# NeuroGo as a whole (docs/neurogo.md): how likely will each point of a position belong to the side to move at the end?
#
# The position is taken apart into units with features (units), which feed each other by their relations (relations);
# the network says what becomes of each unit. Where the external expert, engine/evaluation/safety, says whose a point
# is, that counts and not the network.

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport Safety
from engine.players.neurogo.ladders cimport Ladders
from engine.players.neurogo.network cimport Network
from engine.players.neurogo.relations cimport Relations
from engine.players.neurogo.units cimport MOST_UNITS, Units
from engine.points cimport BLACK, EMPTY, NUM_POINTS, WHITE, point_at


@cython.final
cdef class System:
    cdef readonly Network network
    cdef Ladders ladders
    cdef Units units
    cdef Relations relations
    cdef Life life
    cdef Safety safety
    cdef int color                      # of the side to move in the position looked at last
    cdef int size
    cdef int8_t owner[NUM_POINTS]       # whose a point is, as the external expert says; EMPTY: it does not say
    cdef float error[MOST_UNITS]        # by unit: what Network.backward() is given
    cdef int16_t stack[NUM_POINTS]
    cdef int64_t num_floods
    cdef int64_t flooded[NUM_POINTS]    # by point: the number of the flood that met it last

    # Look at a position with `color` to move; `is_base`: the next ones will differ little from it. Returns how many
    # points `color` leads by, as expected.
    cdef double look(self, Board board, int color, bint is_base) noexcept nogil
    # The probability that a point of the position looked at last will be Black's.
    cdef float for_black(self, int point) noexcept nogil
    # Move the weights toward a target for the position looked at last, `target` by point as for_black(); afterwards the
    # outputs are those of the new weights.
    cdef void learn(self, const float* target, float rate) noexcept nogil
    # Score a game that has ended; owned[point] is 1 for Black's points, 0 for White's, 1/2 for nobody's.
    cdef void score(self, Board board, float* owned) noexcept nogil

    cdef double _lead(self) noexcept nogil
    cdef void _ask_expert(self, Board board) noexcept nogil
    cdef float _reached(self, Board board, int point) noexcept nogil
