# What small enclosed shapes are worth, remembered: see engine/evaluation/shape_search for what that is.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from engine.evaluation.shape_search cimport MAX_CELLS, MAX_WALLS, Shape, ShapeSearch, ShapeValue
from engine.points cimport col_of, row_of


cdef enum:
    SHAPE_SLOTS = 65536       # of the memory; a power of two
    NUM_PROBES = 4            # slots that a shape may be in


cdef struct ShapeSlot:
    Shape shape                         # num_cells is 0: not used
    ShapeValue value


@cython.final
cdef class EyeShapes:
    cdef ShapeSearch search
    cdef ShapeSlot slots[SHAPE_SLOTS]
    cdef readonly uint64_t num_asked
    cdef readonly uint64_t num_searched

    # The value of a shape. Two calls with the same shape give the same value. `points` are its cells' points (NULL:
    # unknown): a shape that was searched the other way round or mirrored is not searched again.
    cdef ShapeValue value_of(self, const Shape* shape, const int16_t* points) noexcept nogil

    cdef ShapeSlot* _find(self, const Shape* shape) noexcept nogil
    cdef void _turn(self, const Shape* shape, const int16_t* points, Shape* turned, int8_t* cell_at) noexcept nogil


# The shape with its cells in another order (cell_at[i]: the old cell that becomes cell i), walls numbered as they come.
cdef void reorder(const Shape* shape, const int8_t* cell_at, Shape* out) noexcept nogil
# The place of a point under symmetry 0-7, as a number to sort by.
cdef int place_of(int symmetry, int point) noexcept nogil
