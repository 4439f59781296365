# Sets of points as bits, and the few operations on them that the relations are made of.
#
# A grid is one 32-bit word a board row: bit c of row[r + 1] is the point in column c, row r. The
# words above and below the board are always zero, so that neighbours need no bounds check; board
# rows have at most 25 columns, so a shift to the left stays within the word.

from libc.stdint cimport uint32_t


cdef extern from *:
    int __builtin_popcount(unsigned int word) noexcept nogil
    int __builtin_ctz(unsigned int word) noexcept nogil


cdef enum:
    GRID_ROWS = 28       # 25 board rows, empty ones around them; a multiple of four words
    GRID_LAST = 26       # loops over rows run from 1 to GRID_LAST - 1


cdef struct Grid:
    uint32_t row[GRID_ROWS]


cdef inline bint has(const Grid* grid, int point) noexcept nogil:
    return (grid.row[(point >> 5) - 6] >> (point & 31)) & 1


cdef inline void put(Grid* grid, int point) noexcept nogil:
    grid.row[(point >> 5) - 6] |= <uint32_t>1 << (point & 31)


cdef inline void drop(Grid* grid, int point) noexcept nogil:
    grid.row[(point >> 5) - 6] &= ~(<uint32_t>1 << (point & 31))


# The neighbours of a grid's points, cut to `within`. `out` must be another grid.
cdef inline void neighbours(const Grid* grid, const Grid* within, Grid* out) noexcept nogil:
    cdef int i
    out.row[0] = 0
    out.row[GRID_LAST] = 0
    out.row[GRID_ROWS - 1] = 0
    for i in range(1, GRID_LAST):
        out.row[i] = within.row[i] & (
            (grid.row[i] << 1) | (grid.row[i] >> 1) | grid.row[i - 1] | grid.row[i + 1]
        )


# The points of a grid and their neighbours, cut to `within`. `out` must be another grid.
cdef inline void widen(const Grid* grid, const Grid* within, Grid* out) noexcept nogil:
    cdef int i
    out.row[0] = 0
    out.row[GRID_LAST] = 0
    out.row[GRID_ROWS - 1] = 0
    for i in range(1, GRID_LAST):
        out.row[i] = within.row[i] & (
            grid.row[i] | (grid.row[i] << 1) | (grid.row[i] >> 1) | grid.row[i - 1] | grid.row[i + 1]
        )


# out = a and b; out may be one of them.
cdef inline void both(const Grid* a, const Grid* b, Grid* out) noexcept nogil:
    cdef int i
    for i in range(GRID_ROWS):
        out.row[i] = a.row[i] & b.row[i]


# out = a or b; out may be one of them.
cdef inline void either(const Grid* a, const Grid* b, Grid* out) noexcept nogil:
    cdef int i
    for i in range(GRID_ROWS):
        out.row[i] = a.row[i] | b.row[i]


# out = a without b; out may be one of them.
cdef inline void without(const Grid* a, const Grid* b, Grid* out) noexcept nogil:
    cdef int i
    for i in range(GRID_ROWS):
        out.row[i] = a.row[i] & ~b.row[i]


cdef inline bint is_empty(const Grid* grid) noexcept nogil:
    cdef uint32_t any = 0
    cdef int i
    for i in range(GRID_ROWS):
        any |= grid.row[i]
    return any == 0


cdef inline bint meets(const Grid* a, const Grid* b) noexcept nogil:
    cdef uint32_t any = 0
    cdef int i
    for i in range(GRID_ROWS):
        any |= a.row[i] & b.row[i]
    return any != 0


cdef inline int size_of(const Grid* grid) noexcept nogil:
    cdef int total = 0
    cdef int i
    for i in range(1, GRID_LAST):
        if grid.row[i]:
            total += __builtin_popcount(grid.row[i])
    return total


# How many points two grids share.
cdef inline int overlap(const Grid* a, const Grid* b) noexcept nogil:
    cdef int total = 0
    cdef uint32_t word
    cdef int i
    for i in range(1, GRID_LAST):
        word = a.row[i] & b.row[i]
        if word:
            total += __builtin_popcount(word)
    return total


# Take the first point (in reading order) out of a grid and return it; 0 when there is none.
cdef int take_first(Grid* grid) noexcept nogil
# Everything that can be reached from `seed` by steps within `within`.
cdef void flood(const Grid* seed, const Grid* within, Grid* out) noexcept nogil
# Take out of `rest` the whole of one of its contiguous parts; False when nothing is left.
cdef bint take_part(Grid* rest, Grid* part) noexcept nogil
# The points of a grid as Python points, for tests and people.
cdef list points_of(const Grid* grid)
