# The system as a whole: for every point of a position the probability that it will belong to the side to move at the end.
#
# The external expert is engine/evaluation/safety; where it says whose a point is, that counts and not the network.

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport SAFE, SAFE_BLACK, SAFE_WHITE, SAFELY_DEAD, Safety
from engine.players.neurogo.ladders cimport Ladders
from engine.players.neurogo.network cimport Network
from engine.players.neurogo.relations cimport Relations
from engine.players.neurogo.units cimport MOST_UNITS, Units
from engine.points cimport BLACK, EMPTY, NUM_POINTS, WHITE, other, point_at


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
    cdef int8_t owner[NUM_POINTS]       # whose a point is as the external expert says; EMPTY: it does not say
    cdef float error[MOST_UNITS]
    cdef int16_t stack[NUM_POINTS]
    cdef int64_t num_floods
    cdef int64_t flooded[NUM_POINTS]

    # Look at a position with `color` to move; `is_base`: the next ones are much like it. Returns by how many points
    # `color` leads, every point counted as likely as it is his.
    cdef double look(self, Board board, int color, bint is_base) noexcept nogil
    # Of a point of the position looked at last: the probability that it will be Black's.
    cdef float for_black(self, int point) noexcept nogil
    # Move the weights toward a target in the position looked at last, for_black by point; then the outputs are new.
    cdef void learn(self, const float* target, float rate) noexcept nogil
    # Who owns the points where a game has ended: 1 for Black's, 0 for White's, 1/2 for nobody's.
    cdef void score(self, Board board, float* owned) noexcept nogil

    cdef double _lead(self) noexcept nogil
    cdef void _ask_expert(self, Board board) noexcept nogil
    cdef float _reached(self, Board board, int point) noexcept nogil
