# Which patterns of a book match where, for both colors, kept from one position to the next.
#
# For each empty point and each of the 8 ways to turn the board, a walk through the book's trie
# (engine/patterns/trie.pxd) looks at the cells around the point, nearest first, and collects the patterns that fit.
# When the board changes, only the points whose walks looked at a changed cell are walked again. The first NEAR cells
# of a walk are not looked at one by one: where they lead is remembered. See docs/decisions/matching.md.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memcpy, memset

from engine.board cimport LEGAL, OUT_OF_MEMORY, Board
from engine.memory cimport grown
from engine.patterns.book cimport PatternBook
from engine.patterns.families cimport Families, families_of
from engine.patterns.order cimport NUM_OFFSETS, NUM_ORBITS, ORBIT, STEPS
from engine.patterns.trie cimport (
    CONDITIONAL, FORK, FORK_MASK, KIND_SHIFT, LAST, NO_CHILD, PATTERN_MASK, PLAIN, POOL_MASK, RUN, SWITCH,
    Trie, run_length,
)
from engine.points cimport BLACK, BOARD_SPAN, EMPTY, FIRST, NUM_POINTS, STRIDE, WHITE


cdef enum:
    # What a cell holds: the number of its bit in the sets of engine/patterns/pattern.py.
    EMPTY_CODE = 0
    EDGE_CODE = 1
    FRIEND_CODE = 2      # plus 0, 1 or 2: the string has one, two, or three and more liberties
    ENEMY_CODE = 5       # the same
    PADDING = 8          # codes before the first cell of the grid: patterns at the first point look there
    MAX_FORKS = 225      # forks on one path at most: each child of a fork looks at a farther place
    REDO_ALL = 48        # when so many cells have changed, all points are matched anew
    NO_ROOM = -2         # returned instead of a place: memory ran out
    NUM_TURNS = 8
    NEAR = 8             # so many places, the first of the order, are looked up together
    NEAR_BITS = 12       # where they lead is remembered for 1 << NEAR_BITS combinations of their codes
    MOST_ENTRIES = 29    # if they lead to more nodes than this, the walk begins at the root
    ENDS_HERE = 0x80000000  # set in a node to which they lead: a pattern ends there, the walk does not go on
    NOWHERE = 0xFFFFFFFF
    HASH = 0x9E3779B1


# Where a walk gets when the NEAR places have certain codes, so that it need not begin at the root of the trie: the
# first node of every path that looks farther, and the nodes at which patterns end before that, in the order of a walk.
cdef struct Near:
    uint32_t codes           # 3 bits each below a bit that is always set; 0: nothing is remembered here
    int16_t farthest         # the farthest place that was looked at on the way, -1 for none
    int16_t number           # how many nodes
    uint32_t nodes[MOST_ENTRIES]


# A pattern that matches. The board turned by `symmetry` (0-7) shows it as it is written: the pattern's cell (x, y)
# lies at point + step(symmetry, x - move_x, y - move_y) (engine/patterns/order.pxd).
cdef struct Match:
    int32_t pattern
    int8_t symmetry
    uint64_t asked       # of a family only: what its patterns ask for (Families.asked)


# What matches at a point. items[:num_plain] are plain patterns, each once, with its lowest symmetry.
# items[num_plain:num] are families of conditional patterns whose attributes have not been checked: the first pattern
# of each (Families.end), in every symmetry in which the cells match. Both are sorted by (pattern, symmetry).
cdef struct Found:
    Match* items
    int num_plain
    int num
    int room


# What is remembered for one color.
cdef struct Memory:
    uint8_t codes[PADDING + NUM_POINTS]   # the board as last seen, with this color as friend
    uint8_t reach[NUM_POINTS]             # matches at a point depend only on places of lower classes (ORBIT) than this
    Found found[NUM_POINTS]


@cython.final
cdef class Matcher:
    cdef readonly PatternBook book
    cdef Memory* memories        # of Black, of White
    cdef Families families
    # Matches at one point while they are collected: 16 * pattern + 2 * symmetry + 1 if it has attributes. One symmetry
    # comes after the other, from turn_begins[symmetry] on, each in rising order.
    cdef uint32_t* keys
    cdef uint32_t* spare         # as long as `keys`: room for merging them
    cdef uint32_t num_keys
    cdef uint32_t turn_begins[NUM_TURNS + 1]
    cdef uint32_t keys_room
    cdef Near* near              # a hash table, by the codes

    # Bring what is remembered for `color` up to date with any board, by matching anew what differs from the board
    # seen last. Returns LEGAL (0), or OUT_OF_MEMORY; then all is forgotten, and the next update matches everything.
    cdef int update(self, Board board, int color) noexcept nogil
    # What matches at a point for a color, as of its last update; nothing at points that are not empty.
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
