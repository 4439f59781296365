# The data sheet of the board: every attribute, and the C interface that other compiled modules use.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint32_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memcpy, memset

from engine.memory cimport grown
from engine.points cimport (
    BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, MAX_SIZE, MIN_SIZE, NO_POINT, NUM_POINTS, PASS, STRIDE, WHITE, other,
    point_at, read_move,
)


cpdef enum:
    LEGAL = 0
    OCCUPIED = 1
    KO = 2
    SUICIDE = 3
    OFF_BOARD = 4
    OUT_OF_MEMORY = 5


cdef enum:
    LIBERTY_WORDS = 13   # of 64 bits: enough for BOARD_SPAN points


# What is kept of one string. A string is named by its head, the point of its first stone.
cdef struct String:
    uint64_t liberties[LIBERTY_WORDS]   # bit i set: point FIRST + i is a liberty
    int16_t num_liberties
    int16_t num_stones
    int32_t spare                       # zero; keeps the record a multiple of 8 bytes


# What one move changed, so that pop() can undo it.
cdef struct Frame:
    uint64_t hash                       # before the move
    int16_t point                       # PASS for a pass
    int16_t color
    int16_t ko_point                    # before the move
    int16_t ko_color
    int16_t old_string                  # string_of[point] before
    int16_t old_next                    # next_stone[point] before
    int16_t num_absorbed                # own strings joined to the one that took the stone
    int16_t absorbed[3]                 # their heads, in the order they were joined
    int16_t num_captured                # enemy strings taken off
    int16_t captured[4]                 # their heads
    int16_t added                       # bit i: OFFSETS[i] became a liberty of the stone's string


cdef extern from *:
    """
    #define trailing_zeros(x) __builtin_ctzll(x)
    """
    int trailing_zeros(uint64_t x) noexcept nogil


# A random number for each color and point, the same in every build; that of EMPTY is not used.
cdef uint64_t ZOBRIST[3][NUM_POINTS]
cdef int OFFSETS[4]


cdef bytes _bytes(const void* data, size_t length)


@cython.final
cdef class Board:
    cdef readonly int size
    # Per grid cell. color: EMPTY, BLACK, WHITE or EDGE (border and cells outside the board).
    cdef int8_t color[NUM_POINTS]
    # For a stone: the head of its string. For an empty point: a left-over that means nothing.
    cdef int16_t string_of[NUM_POINTS]
    # For a stone: the next stone of its string; the stones of a string form a ring.
    cdef int16_t next_stone[NUM_POINTS]
    # Four byte-wide counts of the four neighbours by color: (counts[p] >> 8 * color) & 7.
    cdef uint32_t counts[NUM_POINTS]
    # Per head. Valid for heads of strings on the board only.
    cdef String strings[NUM_POINTS]
    # The ko ban: ko_color may not play at ko_point (NO_POINT: no ban).
    cdef readonly int ko_point
    cdef readonly int ko_color
    cdef readonly uint64_t hash         # Zobrist hash of the stones alone
    cdef int taken[3]                   # taken[c]: stones of color c captured so far
    # Undo.
    cdef Frame* frames
    cdef readonly int num_moves         # moves on the undo stack, passes too
    cdef int frames_room
    # Copies of strings that a move overwrote as a whole: of the string that took in others, or of the left-over
    # record at the head of a new string. All other changes are undone by doing them backwards.
    cdef String* saves
    cdef int num_saves
    cdef int saves_room

    # -- for compiled callers; none of these checks its arguments -------------------------------
    # LEGAL, or the reason why `color` may not play at `point` (a board point or PASS).
    cdef int check(self, int color, int point) noexcept nogil
    # check(), then play; returns what check() returned, or OUT_OF_MEMORY. Changes nothing unless LEGAL.
    cdef int push(self, int color, int point) noexcept nogil
    # Take back the last move. The stack must not be empty.
    cdef void pop(self) noexcept nogil
    # Write the liberties of the string with this head to `out` in point order; returns their number.
    cdef int list_liberties(self, int head, int16_t* out) noexcept nogil

    cdef bint _reserve(self) noexcept nogil
    cdef bint _make_room(self, int num_moves, int num_saves) noexcept nogil
    cdef void _save(self, int head) noexcept nogil
    cdef void _restore(self, int head) noexcept nogil
    cdef void _put(self, int point, int color) noexcept nogil
    cdef void _take(self, int point, int color) noexcept nogil
    cdef Frame* _open_frame(self, int color, int point) noexcept nogil
    cdef int _push_text(self, int first, int second) noexcept nogil
    cdef void _play(self, int color, int point) noexcept nogil
    cdef void _settle(self, Frame* frame, int16_t* own, int num_own) noexcept nogil
    cdef void _join(self, int base, int head) noexcept nogil
    cdef void _capture(self, int head, int enemy) noexcept nogil
    cdef void _release(self, int head, int enemy) noexcept nogil
    cdef void _unsettle(self, Frame* frame) noexcept nogil
    cdef void _separate(self, int base, int head) noexcept nogil
    cdef void _clear(self) noexcept nogil


cdef inline bint is_liberty(const String* string, int point) noexcept nogil:
    cdef int bit = point - FIRST
    return (string.liberties[bit >> 6] >> (bit & 63)) & 1


cdef inline int count(Board board, int point, int color) noexcept nogil:
    return (board.counts[point] >> (8 * color)) & 7


# Make a point a liberty of a string, or no longer one. Returns 0, and changes nothing, if it was so already.
cdef inline bint add_liberty(String* string, int point) noexcept nogil:
    cdef int bit = point - FIRST
    cdef uint64_t one = 1
    if is_liberty(string, point):
        return 0
    string.liberties[bit >> 6] |= one << (bit & 63)
    string.num_liberties += 1
    return 1


cdef inline bint drop_liberty(String* string, int point) noexcept nogil:
    cdef int bit = point - FIRST
    cdef uint64_t one = 1
    if not is_liberty(string, point):
        return 0
    string.liberties[bit >> 6] &= ~(one << (bit & 63))
    string.num_liberties -= 1
    return 1
