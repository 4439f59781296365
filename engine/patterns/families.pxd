# What the patterns of a book ask beyond their cells. A family are patterns with the same cells and other attributes:
# they stand behind each other in the trie, and the matcher finds them as one. Most ask for one thing only, that the
# last move was played at a certain place; so this is kept in a form that is answered without going to their records.

cimport cython
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.patterns.book cimport Condition, PatternBook, conditions
from engine.patterns.order cimport REACH
from engine.patterns.trie cimport CONDITIONAL, KIND_SHIFT, LAST, PATTERN_MASK, node_size


cdef enum:
    NO_PLACE = -1            # not within reach
    # What else patterns ask for, in place of a place (asked_bit).
    OF_BOARD = -1            # of the board alone: that holds however the pattern is turned, or not at all
    OF_STONES = -2
    NUM_PLACE_BITS = 62


# What a pattern asks that has more attributes, or others, than one place of the last move. Attributes of the board
# are sets of values (bit v: the value v will do) or a range; those of stones are left to engine/attributes.
cdef struct Asked:
    int32_t pattern
    int32_t next             # of its family, -1: none
    uint8_t phases
    uint8_t standings        # values of the measure "score"
    uint8_t kos
    uint8_t nearest          # distance, from ...
    uint8_t farthest         # ... to
    uint8_t of_stones        # it asks of stones too


@cython.final
cdef class Families:
    # By the first pattern of a family: the number of the one behind its last; what its patterns ask for, as a bit for
    # each place where the last move must be (asked_bit(), several places to a bit) and two for all that is in
    # `many`; the first of these, -1: none.
    cdef int32_t* end
    cdef uint64_t* asked
    cdef int32_t* first_many
    # By pattern with attributes: the place where the last move must be when it asks for nothing else, or ~i of many[i].
    cdef int32_t* asks
    cdef Asked* many
    cdef int largest             # patterns of a family at most

    cdef int _find_ends(self, PatternBook book) except -1
    cdef int _read(self, PatternBook book) except -1
    cdef int _read_many(self, PatternBook book, int pattern, Asked* asked) except -1


# The families of a book; all who use the book share them.
cdef Families families_of(PatternBook book)


# A place around the move: columns to the right of it, rows below it, at most REACH each. Not the cell: patterns
# of one family may have their moves in different cells.
cdef inline int place(int dx, int dy) noexcept nogil:
    return 16 * (dy + REACH) + dx + REACH


# The bit of a place, of OF_BOARD or of OF_STONES.
cdef inline uint64_t asked_bit(int place) noexcept nogil:
    cdef uint64_t one = 1
    return one << (64 + place if place < 0 else place % NUM_PLACE_BITS)


# The place of a condition that asks for the last move at one cell, NO_PLACE when it asks for something else.
cdef int _last_place(PatternBook book, int pattern) noexcept nogil
# The values low..high as bits.
cdef inline uint8_t values(int low, int high) noexcept nogil:
    return ((2 << high) - (1 << low)) & 255
