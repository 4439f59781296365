# The order in which the cells around a move are looked at, outward from the move, for each of the 8 symmetries.

from libc.stdint cimport int8_t, int16_t, uint8_t

from engine.points cimport STRIDE


cpdef enum:
    REACH = 7            # a cell of an 8x8 pattern is at most so many columns or rows from the move
    NUM_OFFSETS = 224    # places around the move: 15 * 15 - 1
    NUM_ORBITS = 35      # classes of places; a class holds the places that the 8 symmetries map to each other


# Where place i of the order lies: columns to the right of the move, rows below it.
cdef int8_t DX[NUM_OFFSETS]
cdef int8_t DY[NUM_OFFSETS]
# Place i on the board turned by a symmetry, as the difference of its point to that of the move.
cdef int16_t STEPS[8][NUM_OFFSETS]
# The class of place i, 0 .. NUM_ORBITS - 1; never falls along the order.
cdef uint8_t ORBIT[NUM_OFFSETS]
# The place at (dx, dy) is PLACE_AT[dy + REACH][dx + REACH]; NUM_OFFSETS for the move itself.
cdef uint8_t PLACE_AT[15][15]


# The difference from a point to the one that lies (dx, dy) from it when the board is turned by `symmetry` (0-7).
# Mirrors first and exchanges columns and rows last: the inverse of map_point.
cdef inline int step(int symmetry, int dx, int dy) noexcept nogil:
    if symmetry & 1:
        dx = -dx
    if symmetry & 2:
        dy = -dy
    if symmetry & 4:
        return dx * STRIDE + dy
    return dy * STRIDE + dx
