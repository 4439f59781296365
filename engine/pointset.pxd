# Sets of board points, as bits; walked with next_point().

from libc.stdint cimport uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, trailing_zeros
from engine.points cimport NO_POINT


cdef extern from *:
    """
    #define num_bits(x) __builtin_popcountll(x)
    """
    int num_bits(uint64_t x) noexcept nogil


# A set of board points: bit i is point FIRST + i.
cdef struct PointSet:
    uint64_t word[LIBERTY_WORDS]


cdef inline void add_point(PointSet* points, int point) noexcept nogil:
    cdef uint64_t one = 1
    points.word[(point - 224) >> 6] |= one << ((point - 224) & 63)


cdef inline void drop_point(PointSet* points, int point) noexcept nogil:
    cdef uint64_t one = 1
    points.word[(point - 224) >> 6] &= ~(one << ((point - 224) & 63))


cdef inline void flip_point(PointSet* points, int point) noexcept nogil:
    cdef uint64_t one = 1
    points.word[(point - 224) >> 6] ^= one << ((point - 224) & 63)


cdef inline bint has_point(const PointSet* points, int point) noexcept nogil:
    return (points.word[(point - 224) >> 6] >> ((point - 224) & 63)) & 1


# The same of a point that may lie above the board, beside its first row, where a set has no bits.
cdef inline bint has_beside(const PointSet* points, int point) noexcept nogil:
    return point >= 224 and has_point(points, point)


cdef inline void add_all(PointSet* points, const uint64_t* word) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        points.word[i] |= word[i]


cdef inline void clear_points(PointSet* points) noexcept nogil:
    memset(points, 0, sizeof(PointSet))


# The first point of the set from `point` on, NO_POINT when there is none.
cdef inline int next_point(const PointSet* points, int point) noexcept nogil:
    cdef int i = (point - 224) >> 6
    cdef uint64_t rest
    if point >= 1024:
        return NO_POINT
    rest = points.word[i] >> ((point - 224) & 63) << ((point - 224) & 63)
    while rest == 0:
        i += 1
        if i == LIBERTY_WORDS:
            return NO_POINT
        rest = points.word[i]
    return 224 + 64 * i + trailing_zeros(rest)


cdef inline bint has_none(const PointSet* points) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        if points.word[i]:
            return 0
    return 1


# Whether two sets meet in words first..last.
cdef inline bint meets(const PointSet* one, const PointSet* two, int first, int last) noexcept nogil:
    cdef int i
    for i in range(first, last + 1):
        if one.word[i] & two.word[i]:
            return 1
    return 0
