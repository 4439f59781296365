# How many liberties does a string keep in a small region that it encloses, if every move is answered? Found by
# exhaustive search, and remembered.
#
# A room is a graph of up to MAX_ROOM cells: which of them are neighbours, which touch the wall (the string around
# them), and what stands on them. During the search the wall is never taken: its other regions, or the answer itself,
# see to that. The enemy moves first, then both in turn; either side may pass. The owner may not retake a ko at once,
# and must manage with a number of moves that is known beforehand, so that repetition cannot be held against him.
#
# A pledged cell is one of a link: the other point of the link lies elsewhere. If the enemy plays there, the answer is
# elsewhere, so nobody answers inside; and a stone of the owner may be placed there at any time without being a move.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint64_t
from libc.string cimport memcmp, memset

from engine.board cimport trailing_zeros
from engine.pointset cimport num_bits


cpdef enum:
    MAX_ROOM = 8


cdef enum:
    MAX_ROOM_STATES = 6561    # 3 ** MAX_ROOM
    ROOM_SLOTS = 32768        # so many rooms are remembered; a power of two
    NOT_PLAYED = -1           # the move is not legal
    ROOM_SHIFT = 16           # a move is the state that it leads to, and above this bit 1 + the cell that a ko bans
    ROOM_MASK = 65535


cdef struct Room:
    uint8_t num_cells
    uint8_t walled                      # cells that touch the wall
    uint8_t enemies                     # cells with an enemy stone
    uint8_t own                         # cells with a stone of the owner that is not part of the wall
    uint8_t pledged
    uint8_t near[MAX_ROOM]              # neighbours of each cell


cdef struct RoomSlot:
    Room room                           # num_cells is 0 if the slot is not used
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
    # The states: their stones; the order in which they were met; what each move leads to.
    cdef uint8_t own_of[MAX_ROOM_STATES]
    cdef uint8_t enemy_of[MAX_ROOM_STATES]
    cdef int8_t is_met[MAX_ROOM_STATES]
    cdef int16_t states[MAX_ROOM_STATES]
    cdef int num_states
    cdef int32_t enemy_moves[MAX_ROOM_STATES][MAX_ROOM]
    cdef int32_t owner_moves[MAX_ROOM_STATES][MAX_ROOM]
    cdef int8_t liberties[MAX_ROOM_STATES]
    # With the enemy to move: whether the owner holds the state with the moves allowed so far; whether with one more.
    cdef int8_t is_held[MAX_ROOM_STATES]
    cdef int8_t may_hold[MAX_ROOM_STATES]

    # The number of liberties that the wall keeps after each answer: 0, 1, or 2 for two and more.
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
