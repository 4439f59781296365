# The 8x8 window around a move, its 16 byte encoding, and the choice of the canonical view.
#
# A view is the board, turned by one of the 8 symmetries, seen through an 8x8 window that has the move at cell
# (3, 3). A cell takes two bits: cell i (row by row) the bits from 62 - 2 * (i & 31) on, of the upper word if
# i < 32, else of the lower one. So the two words in big-endian order are the key's 16 bytes, and comparing
# the words as numbers, the upper first, compares the keys byte by byte.

from libc.stdint cimport uint64_t

from engine.board cimport Board
from engine.points cimport BLACK, BORDER, EMPTY, NUM_POINTS, WHITE, col_of, point_at, row_of


cpdef enum:
    FRIEND = 1
    ENEMY = 2
    WINDOW = 8
    MOVE_CELL = 3        # column and row of the move in the window
    KEY_BYTES = 16


cdef enum:
    NUM_LINES = 39       # as many as the grid has rows: BORDER of them on either side of the board


cdef struct Key:
    uint64_t upper
    uint64_t lower


# The board as the side to move sees it, packed 2 bits a cell, cell 0 in the highest bits, 32 cells
# a line: 0 rows, 1 rows read backwards, 2 columns, 3 columns read backwards. Line n is row or column
# n - 7. All that is not on the board is EDGE.
cdef struct Planes:
    uint64_t lines[4][NUM_LINES]


cdef void read_planes(Board board, int color, Planes* planes) noexcept nogil
# The window around `point` in the board as `symmetry` (0-7) turns it.
cdef void view(const Planes* planes, int point, int symmetry, Key* key) noexcept nogil
# The view with the most stones; of several, the one with the smallest key. Returns the first symmetry that gives it.
cdef int canonical(const Planes* planes, int point, Key* key) noexcept nogil

# The 16 bytes of a key as its two words; raises EngineError for another length.
cdef int read_key(bytes key, Key* words) except -1

cdef int _num_stones(const Key* key) noexcept nogil
cdef bytes _key_bytes(const Key* key)
cdef int _require_place(Board board, int color, int point) except -1


cdef inline uint64_t rotate_left(uint64_t word, int bits) noexcept nogil:
    return (word << (bits & 63)) | (word >> ((64 - bits) & 63))
