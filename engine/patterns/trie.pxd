# The trie that the patterns of a binary share, as 32-bit words (docs/formats/pattern-binary.md).
#
# A node is a word, with what belongs to it behind. Nodes stand in preorder, so a child is where the node
# before it ends, patterns are numbered in the order in which a walk meets them, and one pass over the words
# proves that they are a tree. Along a path the places of the order (engine/patterns/order.py) only rise.

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t
from libc.stdlib cimport free, realloc

from engine.patterns.order cimport DX, DY, NUM_OFFSETS, ORBIT


cdef enum:
    # The highest three bits of a node say what it is.
    KIND_SHIFT = 29
    RUN = 0              # bits 23-28: n; bits 0-22: where in the pool the n places begin; then n sets, 4 a word
    SWITCH = 1           # bits 0-7: place; bits 8-11: number of children; then the map, then their addresses
    FORK = 2             # bits 0-28: number of children; then their addresses. All of them are tried
    PLAIN = 3            # bits 0-27: the pattern that ends here; bit 28: nothing follows
    CONDITIONAL = 4      # the same, of a pattern with attributes
    RUN_SHIFT = 23
    POOL_MASK = 0x7FFFFF
    FORK_MASK = 0x1FFFFFFF
    PATTERN_MASK = 0xFFFFFFF
    LAST = 0x10000000
    NO_CHILD = 15        # in a switch's map, 4 bits a code
    MAX_DEPTH = 450      # nodes with children on one path: a switch and a fork for every place, and a fork


# What the words of a file say; filled by check().
cdef struct Trie:
    const uint32_t* words
    uint32_t num_words
    const uint8_t* pool
    uint32_t num_pool
    uint32_t num_patterns
    int liberty_orbits   # places of this class or a farther one never ask how many liberties


# A path while it is checked.
cdef struct Path:
    int16_t last         # the last place that was looked at, -1 before the first
    int8_t left, right, up, down


cdef struct Frame:
    uint32_t node
    uint32_t next        # the child to go to next
    Path path


cdef inline uint32_t run_length(uint32_t word) noexcept nogil:
    return (word >> RUN_SHIFT) & 63


# Words of a node without its children.
cdef inline uint32_t node_size(uint32_t word) noexcept nogil:
    cdef uint32_t kind = word >> KIND_SHIFT
    if kind == RUN:
        return 1 + ((run_length(word) + 3) >> 2)
    if kind == SWITCH:
        return 2 + ((word >> 8) & 15)
    if kind == FORK:
        return 1 + (word & FORK_MASK)
    return 1


cdef inline uint32_t _num_children(uint32_t word) noexcept nogil:
    return (word >> 8) & 15 if word >> KIND_SHIFT == SWITCH else word & FORK_MASK


# Where the addresses of the children of a switch or fork are.
cdef inline uint32_t _children_at(const uint32_t* words, uint32_t node) noexcept nogil:
    return node + (2 if words[node] >> KIND_SHIFT == SWITCH else 1)


# The set of codes that lead to a child of a switch.
cdef inline int codes_to(uint32_t map, uint32_t child) noexcept nogil:
    cdef int code, found = 0
    for code in range(8):
        if ((map >> (4 * code)) & 15) == child:
            found |= 1 << code
    return found


# "" when the words are a trie of num_patterns patterns; pattern i has its move in cell moves[i * stride]
# and has attributes when attributes[i * stride] is not 0. Sets liberty_orbits.
cdef str check(Trie* trie, const uint8_t* moves, const uint8_t* attributes, size_t stride)
# The sets of pattern's 64 cells with the move in cell `move`, the move's own left 255.
cdef void read_cells(const Trie* trie, uint32_t pattern, int move, uint8_t* cells) noexcept nogil

cdef const char* _damage(Trie* trie, const uint8_t* moves, const uint8_t* attributes, size_t stride) noexcept nogil
cdef bint _look(Trie* trie, Path* path, int place, int set) noexcept nogil
cdef bint _is_run(Trie* trie, uint32_t at, Path* path) noexcept nogil
cdef bint _is_switch(Trie* trie, uint32_t at, Path* path) noexcept nogil
cdef bint _is_fork(const Trie* trie, uint32_t at) noexcept nogil
cdef bint _fits(const Path* path, int move) noexcept nogil
cdef uint32_t _first_pattern(const Trie* trie, uint32_t at) noexcept nogil
cdef uint32_t _child_of(const Trie* trie, uint32_t at, uint32_t pattern) noexcept nogil


# Writes the words of sorted patterns.
cdef class Builder:
    cdef const uint8_t[:, ::1] rows    # a pattern a row: place + 1, set, place + 1, set, ..., zeros
    cdef const uint8_t[::1] lengths    # cells of each row
    cdef const uint8_t[::1] conditional
    cdef uint32_t* words
    cdef uint32_t num_words
    cdef uint32_t room
    cdef list order                    # rows in the order of their numbers
    cdef dict slices                   # places of a run -> where in the pool
    cdef bytearray pool

    cdef int _put(self, uint32_t word) except -1
    cdef int _reserve(self, uint32_t number) except -1
    cdef int _grow(self, int low, int high, int depth) except -1
    cdef int _run(self, int row, int depth, int end) except -1
    cdef int _common(self, int first, int second, int depth) noexcept
    cdef int _branch(self, int low, int high, int depth) except -1
    cdef int _switch(self, list layer, int depth) except -1
    cdef list _groups(self, int low, int high, int depth)
    cdef uint32_t _pooled(self, int row, int depth, int end) except? 0xFFFFFFFF
