# The string tactician: which strings can be captured, which of these can be saved.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, OUT_OF_MEMORY, Board, count
from engine.points cimport BLACK, EDGE, EMPTY, NO_POINT, NUM_POINTS, WHITE, other, point_at


cpdef enum:
    # What the tactician says of a string.
    SAFE = 0             # cannot be captured although the attacker moves first
    CRITICAL = 1         # can be captured, can be saved: who moves first decides
    DEAD = 2             # captured although its owner moves first
    UNKNOWN = 3          # a node limit was hit before the answer


cdef enum:
    # What a read gives back.
    NO = 0
    YES = 1
    OUT_OF_NODES = -1

    READ_LIBERTIES = 2   # strings with more liberties are out of the tactician's reach: safe
    MAX_READINGS = 640   # more than there can be strings on a 25x25 board
    MAX_MOVES = 640      # more than there can be liberties of strings around one
    BUFFER = 8192        # moves waiting in all levels of one read; with no room left it is out of nodes


# Every point whose stone or emptiness a read depended on: bit i is point FIRST + i.
cdef struct Footprint:
    uint64_t word[LIBERTY_WORDS]


# What was read about one string of READ_LIBERTIES liberties or fewer.
cdef struct Reading:
    int32_t head
    int32_t status
    Footprint footprint


cdef inline void mark(Footprint* footprint, int point) noexcept nogil:
    cdef uint64_t one = 1
    footprint.word[(point - 224) >> 6] |= one << ((point - 224) & 63)


cdef inline bint covers(const Footprint* footprint, int point) noexcept nogil:
    return (footprint.word[(point - 224) >> 6] >> ((point - 224) & 63)) & 1


@cython.final
cdef class Tactician:
    cdef readonly int node_limit        # moves tried in one read before it gives up
    cdef readonly int nodes             # moves tried in the last read
    cdef readonly int num_unknown       # reads since the last survey began that ran out of nodes
    cdef readonly bint out_of_memory    # a move could not be played: what was found is worthless
    cdef Footprint footprint            # of the read that is going on
    cdef int16_t buffer[BUFFER]         # the owner's moves at every level of the read, innermost last
    cdef int top                        # how much of it is in use
    # By head, for every string on the board: SAFE, CRITICAL, DEAD or UNKNOWN.
    cdef int8_t status[NUM_POINTS]
    # By color and point: stones of that color in critical strings that a move there saves.
    cdef int16_t saves[3][NUM_POINTS]
    # The strings of the position surveyed, by index in reading order of their heads.
    cdef int num_strings
    cdef int16_t heads[MAX_READINGS]
    cdef int8_t color_of[MAX_READINGS]
    cdef int16_t stones_of[MAX_READINGS]
    cdef int num_readings
    cdef int16_t reading_of[NUM_POINTS] # by head: which reading, -1 for none
    cdef Reading readings[MAX_READINGS]

    # Read every string of the position.
    cdef void survey(self, Board board) noexcept nogil
    # The same after `point` was played, taking over from `before` what the move did not touch.
    cdef void resurvey(self, Board board, Tactician before, int point, bint captures, int ko) noexcept nogil
    # Attacker to move: YES when the string at `stone` can be captured. Counts from `nodes`.
    cdef int attack(self, Board board, int stone) noexcept nogil
    # Owner to move: YES when the string at `stone` can be saved.
    cdef int defend(self, Board board, int stone) noexcept nogil
    # attack() with a fresh count of nodes and a fresh footprint.
    cdef int can_capture(self, Board board, int stone) noexcept nogil

    cdef void _start(self) noexcept nogil
    cdef int _try(self, Board board, int color, int point) noexcept nogil
    cdef void _look_around(self, Board board, int point) noexcept nogil
    cdef void _look_at(self, Board board, int head) noexcept nogil
    cdef int _room(self, Board board, int head, int point) noexcept nogil
    cdef int _try_defences(self, Board board, int stone, const int16_t* moves, int number) noexcept nogil
    cdef int _defences(self, Board board, int stone, int16_t* out) noexcept nogil
    cdef void _clear(self) noexcept nogil
    cdef void _list_strings(self, Board board) noexcept nogil
    cdef void _read(self, Board board, int head, bint keep) noexcept nogil
    cdef dict _told(self)
    cdef int _save_at_root(self, Board board, int head, bint keep) noexcept nogil


cdef int add_move(int16_t* out, int found, int point) noexcept nogil
cdef bint is_touched(const Reading* reading, int point, int ko) noexcept nogil
