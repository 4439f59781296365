# Sets of points as bits, with the few operations of which the relations are made.
#
# A grid has one 32-bit word for each row of the board: bit c of row[r + 1] is the point in column c, row r. The words
# above and below the board are always zero, so that neighbours need no check of bounds. A row has at most 25 columns,
# so a shift to the left stays within the word.

from libc.stdint cimport uint32_t


cdef extern from *:
    int __builtin_popcount(unsigned int word) noexcept nogil
    int __builtin_ctz(unsigned int word) noexcept nogil


cdef enum:
    GRID_ROWS = 28       # 25 rows of the board with empty ones around them; a multiple of four words
    GRID_LAST = 26       # rows of the board are 1 .. GRID_LAST - 1


cdef struct Grid:
    uint32_t row[GRID_ROWS]


cdef inline bint has(const Grid* grid, int point) noexcept nogil:
    return (grid.row[(point >> 5) - 6] >> (point & 31)) & 1


cdef inline void put(Grid* grid, int point) noexcept nogil:
    grid.row[(point >> 5) - 6] |= <uint32_t>1 << (point & 31)


cdef inline void drop(Grid* grid, int point) noexcept nogil:
    grid.row[(point >> 5) - 6] &= ~(<uint32_t>1 << (point & 31))


# The neighbours of the points of a grid that are in `within`. `out` must be another grid.
cdef inline void neighbours(const Grid* grid, const Grid* within, Grid* out) noexcept nogil:
    cdef int i
    out.row[0] = 0
    out.row[GRID_LAST] = 0
    out.row[GRID_ROWS - 1] = 0
    for i in range(1, GRID_LAST):
        out.row[i] = within.row[i] & (
            (grid.row[i] << 1) | (grid.row[i] >> 1) | grid.row[i - 1] | grid.row[i + 1]
        )


# The points of a grid and their neighbours, as far as they are in `within`. `out` must be another grid.
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


# Take the first point, in reading order, out of a grid; 0 if it is empty.
cdef int take_first(Grid* grid) noexcept nogil
# All points that can be reached from `seed` within `within`; those of `seed` outside of it are left out.
cdef void flood(const Grid* seed, const Grid* within, Grid* out) noexcept nogil
# Take one contiguous part, the one with the first point, out of `rest`; False if nothing is left.
cdef bint take_part(Grid* rest, Grid* part) noexcept nogil
# The points of a grid in reading order, for tests and people.
cdef list points_of(const Grid* grid)
