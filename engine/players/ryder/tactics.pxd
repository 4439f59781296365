# The string tactician: which strings can be captured, and which of these can be saved? ("blunder avoidance", Ryder)
#
# Only strings of two liberties or fewer are read; with three, a string has escaped. The attacker fills liberties. The
# owner extends at a liberty, or takes an enemy string in atari that touches his own. So ladders are read to any length,
# and so are throw-ins and snapbacks.
#
# Nets (geta) are not seen, because the attacker never plays beside a liberty; nor are connections or eyes. A point that
# a ko bans is closed: there are no ko threats. A read that needs more moves than the limit is UNKNOWN, which counts
# neither as captured nor as saved.

cimport cython
from libc.stdint cimport int16_t, int32_t, int8_t
from libc.string cimport memset

from engine.board cimport LEGAL, OFFSETS, OUT_OF_MEMORY, Board, count
from engine.points cimport BLACK, EDGE, EMPTY, NO_POINT, NUM_POINTS, WHITE, other, point_at
from engine.pointset cimport PointSet, add_all, add_point, clear_points, has_point


cpdef enum:
    # What the tactician says of a string.
    SAFE = 0             # it cannot be captured even if the attacker moves first
    CRITICAL = 1         # it can be captured, and it can be saved: who moves first decides
    DEAD = 2             # it is captured even if its owner moves first
    UNKNOWN = 3          # the node limit was reached before the answer


cdef enum:
    # What a read gives back.
    NO = 0
    YES = 1
    OUT_OF_NODES = -1

    READ_LIBERTIES = 2   # strings with more liberties are not read: they are safe
    MAX_READINGS = 640   # more than there can be strings on a 25x25 board
    MAX_MOVES = 640      # more than there can be moves to defend a string
    BUFFER = 8192        # the owner's moves at all levels of one read; without room, it is out of nodes


# What was read about one string of READ_LIBERTIES liberties or fewer.
cdef struct Reading:
    int32_t head
    int32_t status
    PointSet footprint                  # the points on which the answer depends


@cython.final
cdef class Tactician:
    cdef readonly int node_limit        # a read gives up after so many moves
    cdef readonly int nodes             # moves tried in the last read
    cdef readonly int num_unknown       # how many reads since the last survey began ran out of nodes
    cdef readonly bint out_of_memory    # a move could not be played: what was found is worthless
    cdef PointSet footprint             # of the read that is going on
    cdef int16_t buffer[BUFFER]         # the owner's moves at every level of the read, the innermost last
    cdef int top                        # how much of it is in use
    cdef int8_t status[NUM_POINTS]      # by head of a string: SAFE, CRITICAL, DEAD or UNKNOWN
    # By color and point: how many stones in critical strings of that color a move there saves; all, after survey().
    cdef int16_t saves[3][NUM_POINTS]
    # The strings of the position that was surveyed, by index, in the reading order of their heads.
    cdef int num_strings
    cdef int16_t heads[MAX_READINGS]
    cdef int8_t color_of[MAX_READINGS]
    cdef int16_t stones_of[MAX_READINGS]
    cdef int num_readings
    cdef int16_t reading_of[NUM_POINTS] # by head: the index of its reading; -1: none
    cdef Reading readings[MAX_READINGS]

    # Read every string of the position.
    cdef void survey(self, Board board) noexcept nogil
    # Read the strings after a move at `point`, and take over from `before` what the move did not touch. `captures`: the
    # move captured stones; `ko`: the banned point before it, or NO_POINT.
    cdef void resurvey(self, Board board, Tactician before, int point, bint captures, int ko) noexcept nogil
    # With the attacker to move: YES if the string of `stone` can be captured. Goes on counting `nodes`.
    cdef int attack(self, Board board, int stone) noexcept nogil
    # With the owner to move: YES if the string of `stone` can be saved.
    cdef int defend(self, Board board, int stone) noexcept nogil
    # attack(), with nodes counted from 0 and an empty footprint.
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


# Add a move to `found` moves unless it is there already; returns how many there are.
cdef int add_move(int16_t* out, int found, int point) noexcept nogil
# Whether a reading depends on `point`, or on the point that was banned.
cdef bint is_touched(const Reading* reading, int point, int ko) noexcept nogil
