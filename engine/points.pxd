# Geometry of the board: one-dimensional points on a fixed grid of 32 columns and 39 rows.
#
# The board lies in the middle; a border of seven cells surrounds it, shared between the right
# edge of one row and the left edge of the next, so an 8x8 window that holds a board point can be
# read without a bounds check. A point's number does not depend on the board size.

cpdef enum:
    EMPTY = 0
    BLACK = 1
    WHITE = 2
    EDGE = 3

cpdef enum:
    MIN_SIZE = 1
    MAX_SIZE = 25
    STRIDE = 32          # cells in a grid row
    BORDER = 7           # rows above and below the largest board
    NUM_POINTS = 1248    # 39 rows of 32
    FIRST = 224          # point of the upper left corner: BORDER * STRIDE
    BOARD_SPAN = 800     # 25 rows of 32: every board point lies in FIRST .. FIRST + 799
    NO_POINT = 0
    PASS = 1

cdef inline int col_of(int point) noexcept nogil:
    return point & 31


cdef inline int row_of(int point) noexcept nogil:
    return (point >> 5) - 7


cdef inline int point_at(int col, int row) noexcept nogil:
    return ((row + 7) << 5) + col


cdef inline int other(int color) noexcept nogil:
    return 3 - color


# The image of (col, row) under a symmetry of the board; bits: 1 mirror columns, 2 mirror rows,
# 4 exchange columns and rows first.
cdef int map_point(int symmetry, int size, int point) noexcept nogil
