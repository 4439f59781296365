# How many liberties a string keeps for good in a small region that it encloses, by exhaustive search, remembered.
#
# A room is a graph of up to MAX_ROOM cells: which are neighbours, which touch the wall, what stands on them. The wall is
# never taken while the search lasts: that is what its other regions are for, or what the answer says. The enemy moves
# first, then by turns; either side may pass. The owner may retake no ko at once, and his own moves may not go round
# in circles: what he holds he holds with a number of moves that is known beforehand, whatever is repeated.
#
# On a pledged cell the owner owes an answer elsewhere, or elsewhere owes him one here: when the enemy plays there, nobody
# answers inside, and a stone of the owner's may come to stand there at any time without being a move.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint64_t
from libc.string cimport memcmp, memset

from engine.board cimport trailing_zeros
from engine.pointset cimport num_bits


cpdef enum:
    MAX_ROOM = 8


cdef enum:
    MAX_ROOM_STATES = 6561    # 3 ** MAX_ROOM
    ROOM_SLOTS = 32768        # of the memory; a power of two
    NOT_PLAYED = -1           # the move is not legal
    ROOM_SHIFT = 16           # a state's number, then 1 + the cell that a ko bans
    ROOM_MASK = 65535


cdef struct Room:
    uint8_t num_cells
    uint8_t walled                      # cells that touch the wall
    uint8_t enemies                     # cells with an enemy stone
    uint8_t own                         # cells with a stone of the owner's that is not of the wall
    uint8_t pledged
    uint8_t near[MAX_ROOM]              # neighbours of each cell


cdef struct RoomSlot:
    Room room                           # num_cells is 0: not used
    int8_t kept


@cython.final
cdef class SafeShapes:
    cdef RoomSlot slots[ROOM_SLOTS]
    cdef readonly uint64_t num_asked
    cdef readonly uint64_t num_searched
    # The room that is searched, with tables by set of cells.
    cdef Room room
    cdef int all_cells
    cdef uint8_t near_of[256]
    cdef int32_t power[256]
    # The states: their cells, the order in which they were met, what each move leads to.
    cdef uint8_t own_of[MAX_ROOM_STATES]
    cdef uint8_t enemy_of[MAX_ROOM_STATES]
    cdef int8_t is_met[MAX_ROOM_STATES]
    cdef int16_t states[MAX_ROOM_STATES]
    cdef int num_states
    cdef int32_t enemy_moves[MAX_ROOM_STATES][MAX_ROOM]
    cdef int32_t owner_moves[MAX_ROOM_STATES][MAX_ROOM]
    cdef int8_t liberties[MAX_ROOM_STATES]
    # The enemy to move: held with the moves of the rounds before; held with one more.
    cdef int8_t is_held[MAX_ROOM_STATES]
    cdef int8_t may_hold[MAX_ROOM_STATES]

    # The liberties that the wall keeps, after each answer: 0, 1, or 2 for two and more.
    cdef int kept(self, const Room* room) noexcept nogil

    cdef int _search(self) noexcept nogil
    cdef int _meet(self, int own, int enemy) noexcept nogil
    cdef void _expand(self, int state) noexcept nogil
    cdef int _flood(self, int cells, int within) noexcept nogil
    cdef int _wall_stones(self, int own) noexcept nogil
    cdef int _move_enemy(self, int own, int enemy, int cell) noexcept nogil
    cdef int _move_owner(self, int own, int enemy, int cell) noexcept nogil
    cdef bint _holds(self, int needed) noexcept nogil
    cdef bint _stays(self, int state) noexcept nogil
    cdef bint _is_answered(self, int move) noexcept nogil
