# What patterns ask beyond their cells, in a form that is quick to check.
#
# A family is the set of conditional patterns with the same cells and different attributes. They follow each other
# in the trie, and the matcher finds them as one. Most of them ask for one thing only: that the last move was
# played at a certain place. That is kept here so that it can be answered without looking at their records.

cimport cython
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.patterns.book cimport Condition, PatternBook, conditions
from engine.patterns.order cimport REACH
from engine.patterns.trie cimport CONDITIONAL, KIND_SHIFT, LAST, PATTERN_MASK, node_size


cdef enum:
    NO_PLACE = -1            # of a pattern that does not ask for one place of the last move and nothing else
    # For asked_bit(), instead of a place: what else a pattern may ask for.
    OF_BOARD = -1            # attributes of the board only, which do not depend on how the pattern is turned
    OF_STONES = -2           # attributes of stones too
    NUM_PLACE_BITS = 62


# What a pattern asks whose attributes are more, or others, than one place of the last move. Attributes of the board
# are sets of values (bit v is set if the value v will do) or a range; those of stones are left to engine/attributes.
cdef struct Asked:
    int32_t pattern
    int32_t next             # the next one of its family: an index into `many`, -1 for none
    uint8_t phases
    uint8_t standings        # values of the measure "score"
    uint8_t kos
    uint8_t nearest          # distance, from ...
    uint8_t farthest         # ... to
    uint8_t of_stones        # it asks of stones too


@cython.final
cdef class Families:
    # By the first pattern of a family: the number after that of its last pattern; what its patterns ask for, as bits
    # (asked_bit(): of places of the last move, several to a bit, and two bits for what is in `many`); the first of
    # its patterns in `many`, -1 for none.
    cdef int32_t* end
    cdef uint64_t* asked
    cdef int32_t* first_many
    # By pattern with attributes: the place where the last move must be, if that is all it asks; else ~i, for many[i].
    cdef int32_t* asks
    cdef Asked* many
    cdef int largest             # number of patterns of the largest family

    cdef int _find_ends(self, PatternBook book) except -1
    cdef int _read(self, PatternBook book) except -1
    cdef int _read_many(self, PatternBook book, int pattern, Asked* asked) except -1


# The families of a book, read once and shared by everybody who uses the book.
cdef Families families_of(PatternBook book)


# The number of the place that lies `dx` columns to the right of the move and `dy` rows below it, at most REACH each.
# Cells would not do: patterns of one family may have their moves in different cells.
cdef inline int place(int dx, int dy) noexcept nogil:
    return 16 * (dy + REACH) + dx + REACH


# The bit that stands for a place (several places share one), for OF_BOARD or for OF_STONES.
cdef inline uint64_t asked_bit(int place) noexcept nogil:
    cdef uint64_t one = 1
    return one << (64 + place if place < 0 else place % NUM_PLACE_BITS)


# The place where the last move must be when a pattern asks for that and nothing else; otherwise NO_PLACE.
cdef int _last_place(PatternBook book, int pattern) noexcept nogil
# The set of the values low..high, as bits.
cdef inline uint8_t values(int low, int high) noexcept nogil:
    return ((2 << high) - (1 << low)) & 255
