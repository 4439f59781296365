# The positions that a group's reading met, with their proof and disproof numbers.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport ZOBRIST, Board
from engine.points cimport NO_POINT, PASS, other
from engine.pointset cimport PointSet
from engine.reader.group_moves cimport MAX_MOVES


cdef extern from *:
    """
    #define KATACHI_FETCH(address) __builtin_prefetch(address)
    """
    # Have memory brought near that is read soon; nothing else comes of it.
    void fetch "KATACHI_FETCH"(const void* address) noexcept nogil


cpdef enum:
    # The modes of a search: who wins its kos.
    DEFENDER_WINS_KOS = 0
    ATTACKER_WINS_KOS = 1
    NO_THREATS = 2
    UNTIL_BOTH_PASS = 3  # the defender; what is left when both sides pass is decided without threats, attacker first
    NUM_MODES = 4


cdef enum:
    LEAST_SLOTS = 16384  # of a table; a power of two
    LOOP_KEY = 0x5DEECE66D  # apart from a position's own entry: what holds only on some paths
    SOLVED = 1000000     # a proof or disproof number that no search can reach
    # What is known of a pass: nothing, nothing although it was looked into, that it loses (moves that cannot help are
    # left out).
    NOT_PASSED = 0
    PASS_UNCLEAR = 1
    PASS_LOSES = 2


# The moves of an open position, and by how much each seemed less promising than the first.
cdef struct NodeMoves:
    int16_t point[MAX_MOVES + 1]
    int8_t doubt[MAX_MOVES + 1]


# The positions before one that its solution comes back to (engine/reader/group_path.pxd).
cdef struct Loop:
    uint64_t moves                      # bit k: the one k + 1 moves before
    uint64_t code                       # of their keys


cdef struct Solution:
    PointSet zone                       # a stone elsewhere changes nothing
    Loop loop                           # of one that holds only on some paths


# What is kept of a position: which of the two, `num_moves` says.
cdef union Known:
    Solution solution                   # of a solved one
    NodeMoves moves                     # of an open one that was searched


cdef struct GroupEntry:
    int32_t proof                       # least number of open ends to be settled for a kill
    int32_t disproof                    # for life
    int16_t move                        # that wins, or the most promising one
    int8_t num_moves                    # of an open position that was searched; else 0
    int8_t passed                       # what is known of a pass here: one of these three
    int8_t leaning                      # of an open one, with the other side to move
    int8_t has_simulated                # against a refuted move beside it
    int8_t has_loop                     # there is another entry: it is solved on some paths
    Known known


# What is looked at to find an entry: the four places that it may have are no more memory than one entry.
cdef struct Slot:
    uint64_t key
    uint64_t generation                 # of what is there; it is nothing when the table has another one


# The key of a position: its stones (their Zobrist hash), the ko ban, who wins the kos, and who is to move.
cdef inline uint64_t position_key(uint64_t stones, int ko_point, int mode, int to_move) noexcept nogil:
    cdef uint64_t mix = mode * 4 + to_move
    if ko_point != NO_POINT:
        mix += 16 * <uint64_t> ko_point
    mix = (mix + 1) * <uint64_t> 0x9E3779B97F4A7C15
    return stones ^ mix ^ (mix >> 29)


# The slots of a table for so many: a power of two.
cdef inline uint64_t slots_for(uint64_t number) noexcept nogil:
    cdef uint64_t slots = 1
    while slots < number:
        slots *= 2
    return slots


# The slots of a hash table, or new ones, all 0, where there are too few: so many in use, or the next power of two.
# Raises MemoryError, and leaves everything as it was.
cdef inline void* with_room(void* slots, uint64_t* capacity, uint64_t* mask, uint64_t number, size_t size) except NULL:
    cdef uint64_t wanted = slots_for(number)
    cdef void* more
    if wanted > capacity[0]:
        more = calloc(wanted, size)
        if more == NULL:
            raise MemoryError
        free(slots)
        slots = more
        capacity[0] = wanted
    mask[0] = wanted - 1
    return slots


@cython.final
cdef class GroupTable:
    cdef uint64_t generation
    cdef uint64_t capacity              # slots that there is memory for
    cdef uint64_t mask                  # those in use, a power of two, less one
    cdef Slot* slots
    cdef GroupEntry* entries            # one for each slot

    # Room for a search that judges so many positions; all is forgotten. Raises MemoryError.
    cdef int make_room(self, int positions) except -1
    # Nothing is known any more.
    cdef void forget(self) noexcept nogil
    # Room for so many, with all that is known; as it was where there is that already, or no memory for it.
    cdef void grow(self, int positions) noexcept nogil
    # What is known of a position, or NULL.
    cdef GroupEntry* find(self, uint64_t key) noexcept nogil
    # The same of the position after this side has passed.
    cdef GroupEntry* after_pass(self, Board board, int to_move, int mode) noexcept nogil
    # The entry of a position; a new one, in place of another if need be, when there is none.
    cdef GroupEntry* place_for(self, uint64_t key) noexcept nogil
    # What is known of the positions after these moves is asked for soon, and large tables are far away. Of a move
    # that takes stones what is brought near is something else.
    cdef void fetch_after(self, Board board, int to_move, int mode, const int16_t* moves, int num) noexcept nogil
    # What is known of a position on some paths: an entry of its own, beside that of the position.
    cdef GroupEntry* find_loop(self, uint64_t key) noexcept nogil
    cdef GroupEntry* place_for_loop(self, uint64_t key, int move) noexcept nogil

    cdef uint64_t _place_for_new(self, uint64_t key) noexcept nogil
    cdef bint _is_cheap(self, uint64_t place) noexcept nogil
