# In which order does play_perfectly() try moves? "Moves that have the largest value for Q are tried first"
# (docs/chrisd.md).
#
# Q = 5 * (points added to Benson-regions) + 4 * (stones connected to these by miai) + 3 * (empty points beside either),
# each of the side that moves, after the move. Moves of the same Q are tried in the order of the page's four
# priorities, then in that of the points. The order decides how long a search takes, and which of equally good moves it
# finds, but not what these are worth.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t

from engine.board cimport LEGAL, OFFSETS, Board
from engine.players.chrisd.regions cimport MOST_OPEN, Regions
from engine.points cimport EDGE, EMPTY, NUM_POINTS, col_of, other, row_of


cpdef enum:
    BENSON_WEIGHT = 5
    MIAI_WEIGHT = 4
    BESIDE_WEIGHT = 3


cdef enum:
    # The priorities, the strongest first; those that hold for a move add up.
    CAPTURES = 8
    SAVES = 4            # a string from atari
    OFF_THE_BORDER = 2
    OFF_THE_CORNER = 1


@cython.final
cdef class Ordering:
    cdef Regions regions
    cdef int8_t based[NUM_POINTS]       # whether a stone is in a Benson-region, or connected to one by miai
    cdef int16_t liberties[NUM_POINTS]  # room for those of a string

    # Write the legal moves of a side at open points that are still nobody's, the first to try first; returns how many.
    # `regions` must have looked at the board; afterwards they are of another position.
    cdef int list_moves(self, Board board, int color, int16_t* moves) noexcept nogil

    cdef int _quantity(self, Board board, int color, int owned) noexcept nogil
    cdef int _connect(self, Board board, int color) noexcept nogil
    cdef bint _is_miai(self, Board board, int head) noexcept nogil
    cdef bint _is_beside(self, Board board, int color, int point) noexcept nogil
    cdef int _priority(self, Board board, int color, int point, bint saves, int taken) noexcept nogil
    cdef bint _is_beside_atari(self, Board board, int color, int point) noexcept nogil
