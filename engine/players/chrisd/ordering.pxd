# The order in which play_perfectly() tries moves: "Moves that have the largest value for Q are tried first".
#
# Q = 5 * (Benson-intersections made) + 4 * (stones connected to them by miai) + 3 * (empty points beside either), of the side
# that moves, after the move. Moves of the same Q are tried in the order of the page's four priorities, then of the points.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t

from engine.board cimport OFFSETS, Board
from engine.players.chrisd.regions cimport Regions
from engine.points cimport EDGE, EMPTY, NUM_POINTS, col_of, other, row_of


cpdef enum:
    BENSON_WEIGHT = 5
    MIAI_WEIGHT = 4
    BESIDE_WEIGHT = 3


cdef enum:
    # The priorities, the first the strongest.
    CAPTURES = 8
    SAVES = 4
    OFF_THE_BORDER = 2
    OFF_THE_CORNER = 1


@cython.final
cdef class Ordering:
    cdef Regions regions
    cdef int8_t based[NUM_POINTS]       # stones of Benson-regions, and those connected to them by miai
    cdef int16_t liberties[NUM_POINTS]

    # Write the moves of a side at open points that are nobody's yet, the first to try first; returns their number. The
    # regions have to be those of the board, and are not afterwards.
    cdef int list_moves(self, Board board, int color, int16_t* moves) noexcept nogil

    cdef int _quantity(self, Board board, int color, int owned) noexcept nogil
    cdef int _connect(self, Board board, int color) noexcept nogil
    cdef bint _is_miai(self, Board board, int head) noexcept nogil
    cdef bint _is_beside(self, Board board, int color, int point) noexcept nogil
    cdef int _priority(self, Board board, int color, int point, bint saves, int taken) noexcept nogil
    cdef bint _is_beside_atari(self, Board board, int color, int point) noexcept nogil
