# Geometry of the board: a point is one number, its cell on a fixed grid of 39 rows of 32 cells.
#
# The board begins at FIRST. Seven rows of border lie above and below the largest board, and at least seven
# cells of border between the right edge of one row and the left edge of the next. So an 8x8 window around a
# point of the board can be read without a bounds check. A point's number does not depend on the board size.

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
    return point & (STRIDE - 1)


cdef inline int row_of(int point) noexcept nogil:
    return (point >> 5) - BORDER


cdef inline int point_at(int col, int row) noexcept nogil:
    return ((row + BORDER) << 5) + col


# Point number `i`, 0-3, of the four that lie diagonal to a point.
cdef inline int diagonal(int point, int i) noexcept nogil:
    return point + (STRIDE if i & 2 else -STRIDE) + (1 if i & 1 else -1)


cdef inline int other(int color) noexcept nogil:
    return 3 - color


# Read a move of a move text (points.py), given by its two letters: returns its point, PASS, or NO_POINT if it is none of
# a board of `size`; `color` gets the color of who plays it.
cdef inline int read_move(int first, int second, int size, int* color) noexcept nogil:
    cdef int base
    color[0] = BLACK if first >= c'a' or first == c'.' else WHITE
    if first == second and (first == c'.' or first == c':'):
        return PASS
    base = c'a' if color[0] == BLACK else c'A'
    if not (base <= first < base + size and base <= second < base + size):
        return NO_POINT
    return point_at(first - base, second - base)


# The image of a board point under symmetry 0-7 of a board of `size`. Bits of the symmetry: 4 exchanges columns
# and rows (done first), 1 mirrors the columns, 2 mirrors the rows.
cdef int map_point(int symmetry, int size, int point) noexcept nogil
