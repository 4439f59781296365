# What does the joseki database say of a position? Which moves follow in its corners, and how common each of them is.
# Corners whose local position is not in the database have no advice.

cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.joseki.book cimport IGNORE, BookPosition, JosekiBook
from engine.joseki.corners cimport LEAST_SIZE, NUM_CORNERS, TENUKI, Corners, View
from engine.points cimport BLACK, NO_POINT, NUM_POINTS, PASS, STRIDE, WHITE


cpdef enum:
    # What it says of a point is a class: one of FOLLOWS for a move that is in the database,
    NUM_SHARES = 8       # by the move's share of the games: nine tenths, three quarters, half, a quarter, ..., less
    NUM_SUPPORTS = 3     # by the games of the position: fewer than 30, fewer than 300, more
    NUM_STATES = 2       # 0: the last move was in this corner
    FOLLOWS = 48         # shares * supports * states
    # or one of LEAVES for another move in the same corner: by supports, states, and whether the next move is more often
    # played elsewhere than in this corner.
    LEAVES = 12          # supports * states * 2
    SAYS_NOTHING = -1


@cython.final
cdef class Advice:
    cdef readonly JosekiBook book            # None: nothing is said of any move
    cdef Corners corners
    # Of the position looked at last, by point: the class, 0 .. FOLLOWS - 1 for a move of the database,
    # FOLLOWS .. FOLLOWS + LEAVES - 1 for another move in a corner that it knows, else SAYS_NOTHING; and the number of
    # the move in the database, or -1.
    cdef int16_t says[NUM_POINTS]
    cdef int32_t move[NUM_POINTS]
    # By corner: its position in the database or -1; whether the next move is more often played there than elsewhere.
    cdef int32_t position[NUM_CORNERS]
    cdef bint is_open[NUM_CORNERS]
    cdef readonly int num_open

    # Look at a board with `color` to move; `last` is the last move, NO_POINT for none.
    cdef void look(self, Board board, int color, int last) noexcept nogil
    # The type (engine.joseki.move.TYPES) of a move of the database at a point; -1 for none.
    cdef int type_at(self, int point) noexcept nogil

    cdef void _look_at(self, int corner, const View* view, bint is_last) noexcept nogil
    cdef void _leave(self, int corner, bint is_last) noexcept nogil
    cdef void _follow(self, int point, int number, int value) noexcept nogil


# 0 for nine tenths or more, 1 for three quarters, 2 for half, 3 for a quarter, ..., 7 for less than 1/32.
cdef int share_class(int64_t games, int64_t of_games) noexcept nogil
cdef int support_class(int64_t games) noexcept nogil
