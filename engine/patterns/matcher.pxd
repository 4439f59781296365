# All patterns of a book at all points, for both colours, remembered from position to position.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memcpy, memset

from engine.board cimport LEGAL, OUT_OF_MEMORY, Board
from engine.patterns.book cimport PatternBook
from engine.patterns.families cimport Families, families_of
from engine.patterns.order cimport NUM_OFFSETS, NUM_ORBITS, ORBIT, STEPS
from engine.patterns.trie cimport (
    CONDITIONAL, FORK, FORK_MASK, KIND_SHIFT, LAST, NO_CHILD, PATTERN_MASK, PLAIN, POOL_MASK, RUN, SWITCH,
    Trie, run_length,
)
from engine.points cimport BLACK, BOARD_SPAN, EMPTY, FIRST, NUM_POINTS, STRIDE, WHITE


cdef enum:
    EMPTY_CODE = 0       # what a cell holds: the bit numbers of the sets (engine/patterns/pattern.py)
    EDGE_CODE = 1
    FRIEND_CODE = 2      # + liberties of the string, 3 at most, - 1
    ENEMY_CODE = 5
    PADDING = 8          # codes before the first grid cell: a pattern at the first point looks there
    MAX_FORKS = 225      # on one path: each child of a fork looks at a farther place
    REDO_ALL = 48        # so many changed cells touch every point anyway
    NO_ROOM = -2         # in place of a place: memory ran out
    NUM_TURNS = 8
    NEAR = 8             # the places that are looked up together: the first ones, those of the points around
    NEAR_BITS = 12       # of them so many are remembered: 1 << NEAR_BITS
    MOST_ENTRIES = 29    # nodes that they lead to; where there are more the walk begins at the root
    ENDS_HERE = 0x80000000  # of such a node: a pattern ends there, and nothing else is to be done
    NOWHERE = 0xFFFFFFFF
    HASH = 0x9E3779B1


# Where the NEAR places have these codes a walk need not begin at the root of the trie: it comes to these nodes, in this
# order, the first of the paths that look farther, and those at which patterns end before.
cdef struct Near:
    uint32_t codes           # 3 bits each, and a bit above them: nothing is remembered else
    int16_t farthest         # place that was looked at on the way, -1 for none
    int16_t number           # of nodes
    uint32_t nodes[MOST_ENTRIES]


# The board turned by `symmetry` (0-7) shows the pattern as it is written: its cell (x, y) lies at
# point + step(symmetry, x - move_x, y - move_y) (engine/patterns/order.pxd).
cdef struct Match:
    int32_t pattern
    int8_t symmetry
    uint64_t asked       # of a family: what its patterns ask for (Families.asked)


# What matches at a point: items[:num_plain] have no attributes (each pattern once, with its lowest symmetry),
# items[num_plain:num] are families of patterns that have some, which nobody has looked at yet: the first
# pattern of each (Families.end), in all symmetries. Both sorted by (pattern, symmetry).
cdef struct Found:
    Match* items
    int num_plain
    int num
    int room


# What one colour remembers.
cdef struct Memory:
    uint8_t codes[PADDING + NUM_POINTS]   # as last seen, this colour being "friend"
    uint8_t reach[NUM_POINTS]             # matches at a point depend on places of lower classes (ORBIT) only
    Found found[NUM_POINTS]


@cython.final
cdef class Matcher:
    cdef readonly PatternBook book
    cdef Memory* memories        # of Black, of White
    cdef Families families
    # Matches at one point while they are collected: 16 * pattern + 2 * symmetry + whether it has attributes. They come
    # one way of turning the board after the other, each in rising order.
    cdef uint32_t* keys
    cdef uint32_t* spare         # as many
    cdef uint32_t num_keys
    cdef uint32_t turn_begins[NUM_TURNS + 1]
    cdef uint32_t keys_room
    cdef Near* near              # by a hash of their codes

    # Bring what is remembered of `color` up to date with any board, by what differs from the board seen
    # last. Returns LEGAL (0), or OUT_OF_MEMORY; then nothing is remembered and the next update does it all.
    cdef int update(self, Board board, int color) noexcept nogil
    # What matches at a point for a colour, as of its last update. Points that are not empty have nothing.
    cdef inline const Found* found(self, int color, int point) noexcept nogil:
        return &self.memories[color - 1].found[point]

    cdef int _look(self, Board board, int color) except -1
    cdef bint _match_point(self, Memory* memory, int point) noexcept nogil
    cdef int _walk(self, const uint8_t* codes, const int16_t* steps, uint32_t symmetry) noexcept nogil
    cdef int _walk_from(
        self, uint32_t at, const uint8_t* codes, const int16_t* steps, uint32_t symmetry
    ) noexcept nogil
    cdef const Near* _near(self, const uint8_t* codes, const int16_t* steps) noexcept nogil
    cdef void _fill(self, Near* near) noexcept nogil
    cdef void _fill_from(self, uint32_t at, Near* near) noexcept nogil
    cdef uint32_t _pass(self, uint32_t at, Near* near) noexcept nogil
    cdef bint _add_key(self, uint32_t word, uint32_t symmetry) noexcept nogil
    cdef bint _keep(self, Found* found) noexcept nogil
    cdef void _sort(self) noexcept nogil
    cdef bint _room_for_key(self) noexcept nogil
    cdef void _forget(self, Memory* memory) noexcept nogil


cdef uint32_t end_of_family(const uint32_t* words, uint32_t at) noexcept nogil
cdef void add_node(Near* near, uint32_t node) noexcept nogil
cdef uint32_t code_in(const Near* near, uint32_t place) noexcept nogil


cdef inline int kind_of(int code) noexcept nogil:
    return (code + 1) // 3 if code >= FRIEND_CODE else code - 2


# Writes the codes of the cells FIRST .. FIRST + BOARD_SPAN - 1.
cdef void read_codes(Board board, int color, uint8_t* codes) noexcept nogil
cdef void _mark(const Memory* memory, int point, int orbits, uint8_t* dirty) noexcept nogil
# Merge the sorted keys [first, second) and [second, end).
cdef void _merge(const uint32_t* first, const uint32_t* second, const uint32_t* end, uint32_t* into) noexcept nogil
