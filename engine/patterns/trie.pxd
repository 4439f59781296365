# The trie that all patterns of a binary share, as 32-bit words (docs/formats/pattern-binary.md).
#
# A node is one word, followed by its data. Along a path, cells are looked at in the order of
# engine/patterns/order.py, so that patterns which agree on the cells near the move share nodes. Nodes are stored in
# preorder: patterns are numbered in the order in which a walk meets them, and one pass over the words can check
# that they form a tree.

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t
from libc.stdlib cimport free, realloc

from engine.patterns.order cimport DX, DY, NUM_OFFSETS, ORBIT


cdef enum:
    # The highest three bits of a node say what it is.
    KIND_SHIFT = 29
    # RUN: n places, each of which must hold a member of its set. Bits 23-28: n; bits 0-22: where in the pool the n
    # places begin; then n sets, four to a word.
    RUN = 0
    # SWITCH: what is at one place decides which child follows. Bits 0-7: the place; bits 8-11: the number of
    # children; then the map from codes to children, then the addresses of these.
    SWITCH = 1
    FORK = 2             # all children are tried. Bits 0-28: their number; then their addresses
    PLAIN = 3            # a pattern ends here. Bits 0-27: its number; bit 28 (LAST): nothing follows
    CONDITIONAL = 4      # the same for a pattern with attributes
    RUN_SHIFT = 23
    POOL_MASK = 0x7FFFFF
    FORK_MASK = 0x1FFFFFFF
    PATTERN_MASK = 0xFFFFFFF
    LAST = 0x10000000
    NO_CHILD = 15        # in the map of a switch, which has 4 bits for each code
    MAX_DEPTH = 450      # nodes with children on one path at most: a switch and a fork for every place, and a fork


# The trie of a file. The caller sets all but the last field, which check() fills in.
cdef struct Trie:
    const uint32_t* words
    uint32_t num_words
    const uint8_t* pool
    uint32_t num_pool
    uint32_t num_patterns
    int liberty_orbits   # at places of this class and farther ones no pattern asks how many liberties a stone has


# A path while it is checked: how far it has come, and how far its places lie from the move.
cdef struct Path:
    int16_t last         # the last place that was looked at, -1 before the first
    int8_t left, right, up, down


cdef struct Frame:
    uint32_t node
    uint32_t next        # the child to go to next
    Path path


cdef inline uint32_t run_length(uint32_t word) noexcept nogil:
    return (word >> RUN_SHIFT) & 63


# How many words a node takes, without its children.
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


# Where the addresses of the children of a switch or fork begin.
cdef inline uint32_t _children_at(const uint32_t* words, uint32_t node) noexcept nogil:
    return node + (2 if words[node] >> KIND_SHIFT == SWITCH else 1)


# The set of codes that lead to a child of a switch.
cdef inline int codes_to(uint32_t map, uint32_t child) noexcept nogil:
    cdef int code, found = 0
    for code in range(8):
        if ((map >> (4 * code)) & 15) == child:
            found |= 1 << code
    return found


# What is wrong with the words as a trie of num_patterns patterns; "" when nothing is, and then liberty_orbits is set.
# Pattern i has its move in cell moves[i * stride], and has attributes if attributes[i * stride] is not 0.
cdef str check(Trie* trie, const uint8_t* moves, const uint8_t* attributes, size_t stride)
# Write the sets of a pattern's 64 cells, with its move in cell `move`; the move's own cell gets 255.
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
    cdef list order                    # by pattern number: its row
    cdef dict slices                   # the places of a run -> where in the pool they begin
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
