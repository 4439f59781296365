# The four corners of a board as local positions (seed 000, section 7).
#
# The stones in a corner's area, seen from the side that moves there, have a key (a Zobrist hash). It is the same for
# both colors, for a corner mirrored at its diagonal, and for any order of moves, so transpositions meet by
# themselves.
#
# Places are (x, y), counted from the corner; 1 is the first line. A corner can be seen in two turns: as it lies, and
# with x and y exchanged. The key is the smaller one of the two turns; a place is told in the turn that gave the key.

cimport cython
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memset

from engine.board cimport Board
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, WHITE, col_of, row_of
from engine.points cimport point_at as board_point


cpdef enum:
    AREA = 10            # lines of a corner; on 19x19 the middle lines belong to two corners
    NUM_CORNERS = 4      # bits: 1 on the right, 2 at the bottom
    TENUKI = 0           # the place of a move elsewhere
    LEAST_SIZE = 13      # smaller boards have no corners of their own


# How a corner looks to the side that moves there.
cdef struct View:
    uint64_t key
    bint turned                         # x and y are exchanged
    bint symmetric                      # both turns have the same key


@cython.final
cdef class Corners:
    cdef int size                       # of the board seen last; 0: none yet
    cdef int area                       # how many lines its corners have
    cdef uint8_t seen[NUM_POINTS]
    # By the color that counts as own, corner, and turn.
    cdef uint64_t keys[3][NUM_CORNERS][2]
    cdef int num_stones[NUM_CORNERS]
    cdef int ko_point
    cdef int ko_color

    # Look at a board; only what differs from the board before is worked out.
    cdef void look(self, Board board) noexcept nogil
    cdef View view(self, int corner, int color) noexcept nogil
    # The corners in whose area a point lies, as bits.
    cdef int corners_of(self, int point) noexcept nogil
    # A point of a corner as a place in a view: 16 * x + y. If the view is symmetric, the smaller one of the two places.
    cdef int place_in(self, int corner, const View* view, int point) noexcept nogil
    # The point in a column and a line (from 1) of a corner.
    cdef int point_at(self, int corner, int x, int y) noexcept nogil
    # The point of a corner with the lowest column and row.
    cdef int top_left(self, int corner) noexcept nogil
    # The point of a place in a view; NO_POINT if the corner of a smaller board has none.
    cdef int point_of(self, int corner, const View* view, int place) noexcept nogil

    cdef void _start(self, int size) noexcept nogil
    cdef void _change(self, int point, int before, int after) noexcept nogil
    cdef void _add(self, int corner, int x, int y, int color) noexcept nogil
    cdef int _column(self, int corner, int point) noexcept nogil
    cdef int _line(self, int corner, int point) noexcept nogil


# The random number of a stone at a place (`side`: 0 own, 1 enemy, 2: a point that a ko bans). These numbers must never
# change, because the positions of databases are found by them.
cdef uint64_t number_of(int side, int place) noexcept nogil
# The key of a corner without a stone.
cdef uint64_t empty_key() noexcept nogil
