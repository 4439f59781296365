# Sets of points that spread over the board, by bit operations on whole sets (engine/pointset.pxd).
#
# A word holds two rows of the grid. To spread, sets are shifted by one point and by one row. Points beyond the edge may
# get into a set by that; an intersection with a set of board points removes them. There are at least seven such columns
# between the rows, so a shift by one never reaches the next row's points.

from libc.stdint cimport uint64_t

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board, count
from engine.points cimport EDGE, STRIDE
from engine.pointset cimport PointSet, add_point, clear_points, num_bits


# Add a point of the board, and the points beside it.
cdef inline void look_around(Board board, int point, PointSet* looked) noexcept nogil:
    cdef int i
    add_point(looked, point)
    if count(board, point, EDGE) == 0:  # most points: no need to look at each
        add_point(looked, point - STRIDE)
        add_point(looked, point - 1)
        add_point(looked, point + 1)
        add_point(looked, point + STRIDE)
        return
    for i in range(4):
        if board.color[point + OFFSETS[i]] != EDGE:
            add_point(looked, point + OFFSETS[i])


# A word of a spread set: the points of `word` and those beside a point of it, or of the words before and after it.
cdef inline uint64_t spread_word(uint64_t before, uint64_t word, uint64_t after) noexcept nogil:
    return word | (word << 1) | (word >> 1) | (word << 32) | (word >> 32) | (before >> 32) | (after << 32)


# Every point of `points` and every point beside one.
cdef inline PointSet spread(const PointSet* points) noexcept nogil:
    cdef PointSet out
    cdef int i
    cdef uint64_t before = 0
    cdef uint64_t after
    for i in range(LIBERTY_WORDS):
        after = points.word[i + 1] if i + 1 < LIBERTY_WORDS else 0
        out.word[i] = spread_word(before, points.word[i], after)
        before = points.word[i]
    return out


# The same for a set that has points only in the words low..high; the result is cut off there.
cdef inline PointSet spread_in(const PointSet* points, int low, int high) noexcept nogil:
    cdef PointSet out
    cdef int i
    cdef uint64_t before = 0
    cdef uint64_t after
    clear_points(&out)
    for i in range(low, high + 1):
        after = points.word[i + 1] if i < high else 0
        out.word[i] = spread_word(before, points.word[i], after)
        before = points.word[i]
    return out


cdef inline int size_of(const PointSet* points) noexcept nogil:
    cdef int i
    cdef int found = 0
    for i in range(LIBERTY_WORDS):
        # most words of a local set are 0, and bits are counted by a function call
        if points.word[i]:
            found += num_bits(points.word[i])
    return found


cdef inline bint have_common(const PointSet* one, const PointSet* two) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        if one.word[i] & two.word[i]:
            return 1
    return 0


cdef inline bint is_within(const PointSet* inner, const PointSet* outer) noexcept nogil:
    cdef int i
    for i in range(LIBERTY_WORDS):
        if inner.word[i] & ~outer.word[i]:
            return 0
    return 1


cdef inline PointSet both_of(const PointSet* one, const PointSet* two) noexcept nogil:
    cdef PointSet out
    cdef int i
    for i in range(LIBERTY_WORDS):
        out.word[i] = one.word[i] & two.word[i]
    return out


cdef inline PointSet any_of(const PointSet* one, const PointSet* two) noexcept nogil:
    cdef PointSet out
    cdef int i
    for i in range(LIBERTY_WORDS):
        out.word[i] = one.word[i] | two.word[i]
    return out


cdef inline PointSet without(const PointSet* one, const PointSet* two) noexcept nogil:
    cdef PointSet out
    cdef int i
    for i in range(LIBERTY_WORDS):
        out.word[i] = one.word[i] & ~two.word[i]
    return out


# All points of `inside` that can be reached from `start` within `inside`, step by step; both in the words low..high.
cdef inline PointSet flooded_in(const PointSet* start, const PointSet* inside, int low, int high) noexcept nogil:
    cdef PointSet found = both_of(start, inside)
    cdef int i
    cdef uint64_t word, more, before, within
    cdef bint is_new
    cdef bint is_first = True
    # sweep down the board and up again, flooding each word completely, until a sweep finds nothing new
    while True:
        is_new = is_first
        is_first = False
        before = 0
        for i in range(low, high + 1):
            within = inside.word[i]
            more = found.word[i]
            word = (more | (before >> 32)) & within
            if word:
                word = _flooded_word(word, within)
                is_new |= word != more
                found.word[i] = word
            before = word
        if not is_new:
            return found
        is_new = False
        before = 0
        for i in range(high, low - 1, -1):
            within = inside.word[i]
            more = found.word[i]
            word = (more | (before << 32)) & within
            if word != more:
                word = _flooded_word(word, within)
                is_new = True
                found.word[i] = word
            before = word
        if not is_new:
            return found


# The same within one word, without what comes from other words.
cdef inline uint64_t _flooded_word(uint64_t word, uint64_t within) noexcept nogil:
    cdef uint64_t more = spread_word(0, word, 0) & within
    while more != word:
        word = more
        more = spread_word(0, word, 0) & within
    return word


# The same in all words.
cdef inline PointSet flooded(const PointSet* start, const PointSet* inside) noexcept nogil:
    return flooded_in(start, inside, 0, LIBERTY_WORDS - 1)
