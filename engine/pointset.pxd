# Sets of board points: one bit a point, 13 words of 64 bits, so that union, intersection and "is it empty?" of
# whole sets take a few instructions. next_point() walks through a set in point order:
#
#     point = next_point(&points, FIRST)
#     while point != NO_POINT:
#         ...
#         point = next_point(&points, point + 1)
#
# Sets that spread over the board are in engine/reader/floods.pxd.

from libc.stdint cimport uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, Board, trailing_zeros
from engine.points cimport BOARD_SPAN, FIRST, NO_POINT


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
    points.word[(point - FIRST) >> 6] |= one << ((point - FIRST) & 63)


cdef inline void drop_point(PointSet* points, int point) noexcept nogil:
    cdef uint64_t one = 1
    points.word[(point - FIRST) >> 6] &= ~(one << ((point - FIRST) & 63))


cdef inline void flip_point(PointSet* points, int point) noexcept nogil:
    cdef uint64_t one = 1
    points.word[(point - FIRST) >> 6] ^= one << ((point - FIRST) & 63)


cdef inline bint has_point(const PointSet* points, int point) noexcept nogil:
    return (points.word[(point - FIRST) >> 6] >> ((point - FIRST) & 63)) & 1


# has_point() for a point that may lie in the row above the board, for which a set has no bits.
cdef inline bint has_beside(const PointSet* points, int point) noexcept nogil:
    return point >= FIRST and has_point(points, point)


cdef inline void add_all(PointSet* points, const uint64_t* word) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        points.word[i] |= word[i]


cdef inline void clear_points(PointSet* points) noexcept nogil:
    memset(points, 0, sizeof(PointSet))


# The first point of the set at or after `point`; NO_POINT when there is none.
cdef inline int next_point(const PointSet* points, int point) noexcept nogil:
    cdef int i = (point - FIRST) >> 6
    cdef uint64_t rest
    if point >= FIRST + BOARD_SPAN:
        return NO_POINT
    rest = points.word[i] >> ((point - FIRST) & 63) << ((point - FIRST) & 63)
    while rest == 0:
        i += 1
        if i == LIBERTY_WORDS:
            return NO_POINT
        rest = points.word[i]
    return FIRST + 64 * i + trailing_zeros(rest)


# The liberties of a string, given by its head.
cdef inline const PointSet* liberties_of(Board board, int head) noexcept nogil:
    return <const PointSet*>board.strings[head].liberties


# Add the stones of the string of a stone.
cdef inline void add_stones(Board board, int stone, PointSet* points) noexcept nogil:
    cdef int at = stone
    while True:
        add_point(points, at)
        at = board.next_stone[at]
        if at == stone:
            return


cdef inline bint has_none(const PointSet* points) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        if points.word[i]:
            return 0
    return 1


cdef inline bint are_equal(const PointSet* one, const PointSet* two) noexcept nogil:
    cdef int i
    cdef uint64_t differing = 0
    for i in range(LIBERTY_WORDS):
        differing |= one.word[i] ^ two.word[i]
    return differing == 0


# The first and the last word of a set that are not empty; if there is none, `first` comes after `last`.
cdef inline void find_span(const PointSet* points, int* first, int* last) noexcept nogil:
    first[0] = 0
    last[0] = LIBERTY_WORDS - 1
    while first[0] < LIBERTY_WORDS and points.word[first[0]] == 0:
        first[0] += 1
    while last[0] >= 0 and points.word[last[0]] == 0:
        last[0] -= 1


# Whether two sets have a common point in the words first..last.
cdef inline bint meets(const PointSet* one, const PointSet* two, int first, int last) noexcept nogil:
    cdef int i
    for i in range(first, last + 1):
        if one.word[i] & two.word[i]:
            return 1
    return 0
