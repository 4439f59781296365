# What small enclosed shapes are worth: the values that engine/evaluation/shape_search finds, remembered for all
# orientations of a shape.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from engine.evaluation.shape_search cimport MAX_CELLS, MAX_WALLS, Shape, ShapeSearch, ShapeValue
from engine.points cimport col_of, row_of


cdef enum:
    SHAPE_SLOTS = 65536       # so many shapes are remembered; a power of two
    NUM_PROBES = 4            # a shape may be in one of so many slots


cdef struct ShapeSlot:
    Shape shape                         # num_cells is 0 if the slot is not used
    ShapeValue value


@cython.final
cdef class EyeShapes:
    cdef ShapeSearch search
    cdef ShapeSlot slots[SHAPE_SLOTS]
    cdef readonly uint64_t num_asked
    cdef readonly uint64_t num_searched

    # The value of a shape; it depends on the shape only. `points` are the points of its cells (NULL: unknown); with
    # them, a shape that was searched turned or mirrored is not searched again.
    cdef ShapeValue value_of(self, const Shape* shape, const int16_t* points) noexcept nogil

    cdef ShapeSlot* _find(self, const Shape* shape) noexcept nogil
    cdef void _turn(self, const Shape* shape, const int16_t* points, Shape* turned, int8_t* cell_at) noexcept nogil


# Write a shape with its cells in another order: cell_at[i] is the old number of cell i. Walls are numbered as they
# come.
cdef void reorder(const Shape* shape, const int8_t* cell_at, Shape* out) noexcept nogil
# A number to sort points by: the place of a point when the board is turned by symmetry 0-7.
cdef int place_of(int symmetry, int point) noexcept nogil
