# The positions that the search about a group has met, with their proof and disproof numbers: a hash table in which a
# position may have one of four places. It can grow during a search. When it is full, positions that were only judged
# are replaced before those that were searched.

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
    # Ask for memory that will be read soon to be brought into the cache.
    void fetch "KATACHI_FETCH"(const void* address) noexcept nogil


cpdef enum:
    # The modes of a search: who wins the kos.
    DEFENDER_WINS_KOS = 0
    ATTACKER_WINS_KOS = 1
    NO_THREATS = 2       # neither: the rules as they are
    UNTIL_BOTH_PASS = 3  # the defender, until both sides pass; then the attacker goes on, and there are no threats
    NUM_MODES = 4


cdef enum:
    LEAST_SLOTS = 16384  # of a table; a power of two
    LOOP_KEY = 0x5DEECE66D  # changes a position's key for what holds on some paths only
    SOLVED = 1000000     # a proof or disproof number that no search can reach
    # What is known of a pass in a position.
    NOT_PASSED = 0       # nothing
    PASS_UNCLEAR = 1     # it was tried, without result
    PASS_LOSES = 2       # it loses; moves that cannot change that are left out


# The moves of an open position, with the doubt of each (engine/reader/group_search.pxd).
cdef struct NodeMoves:
    int16_t point[MAX_MOVES + 1]
    int8_t doubt[MAX_MOVES + 1]


# The positions on the path to which a solution comes back (engine/reader/group_path.pxd).
cdef struct Loop:
    uint64_t moves                      # bit k is set for the position k + 1 moves before
    uint64_t code                       # a hash of their keys


cdef struct Solution:
    PointSet zone                       # the points it depends on: a stone elsewhere changes nothing
    Loop loop                           # if it holds on some paths only: which


# What is kept of a position: its solution or its moves. If `num_moves` is not 0, the latter.
cdef union Known:
    Solution solution                   # of a solved one
    NodeMoves moves                     # of an open one that was searched


cdef struct GroupEntry:
    int32_t proof                       # how many open positions at least have to be solved for a kill; 0: killed
    int32_t disproof                    # and for life; 0: lives
    int16_t move                        # the move that wins, or the most promising one
    int8_t num_moves                    # of an open position that was searched; else 0
    int8_t passed                       # what is known of a pass here: NOT_PASSED, PASS_UNCLEAR, PASS_LOSES
    int8_t leaning                      # of an open position: how it leans if the other side is to move
    int8_t has_simulated                # whether the refutation of another move has been tried against this one
    int8_t has_loop                     # whether there is a second entry, with a solution on some paths only
    Known known


# What is looked at to find an entry. Slots are apart from the entries, so that the four places that a position may have
# are close together in memory.
cdef struct Slot:
    uint64_t key
    uint64_t generation                 # the slot is free unless this is the generation of the table


# The key of a position: its stones (their Zobrist hash), the ko ban, who wins the kos, and who is to move.
cdef inline uint64_t position_key(uint64_t stones, int ko_point, int mode, int to_move) noexcept nogil:
    cdef uint64_t mix = mode * 4 + to_move
    if ko_point != NO_POINT:
        mix += 16 * <uint64_t> ko_point
    mix = (mix + 1) * <uint64_t> 0x9E3779B97F4A7C15
    return stones ^ mix ^ (mix >> 29)


# How many slots a table for so many positions has: a power of two.
cdef inline uint64_t slots_for(uint64_t number) noexcept nogil:
    cdef uint64_t slots = 1
    while slots < number:
        slots *= 2
    return slots


# The slots of a hash table with room for `number` records of `size` bytes: the old ones, or new ones, all 0, if those
# are too few. Sets the capacity and the mask. Raises MemoryError, and then leaves everything as it was.
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
    cdef uint64_t capacity              # slots for which there is memory
    cdef uint64_t mask                  # the number of slots in use, a power of two, less one
    cdef Slot* slots
    cdef GroupEntry* entries            # one for each slot

    # Make room for a search that judges so many positions, and forget everything. Raises MemoryError.
    cdef int make_room(self, int positions) except -1
    # Forget everything.
    cdef void forget(self) noexcept nogil
    # Make room for so many positions without forgetting any; does nothing if there is room or no memory for it.
    cdef void grow(self, int positions) noexcept nogil
    # What is known of a position, or NULL.
    cdef GroupEntry* find(self, uint64_t key) noexcept nogil
    # The same for the position after this side has passed.
    cdef GroupEntry* after_pass(self, Board board, int to_move, int mode) noexcept nogil
    # The entry of a position; if there is none, a new one, which may replace that of another position.
    cdef GroupEntry* place_for(self, uint64_t key) noexcept nogil
    # Prefetch the slots of the positions after these moves, because a large table is not in the cache. For a move that
    # captures, this prefetches something useless: its key is not worked out properly.
    cdef void fetch_after(self, Board board, int to_move, int mode, const int16_t* moves, int num) noexcept nogil
    # The second entry of a position, about solutions that hold on some paths only.
    cdef GroupEntry* find_loop(self, uint64_t key) noexcept nogil
    cdef GroupEntry* place_for_loop(self, uint64_t key, int move) noexcept nogil

    cdef uint64_t _place_for_new(self, uint64_t key) noexcept nogil
    cdef bint _is_cheap(self, uint64_t place) noexcept nogil
