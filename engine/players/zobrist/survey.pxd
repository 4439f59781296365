# What does Zobrist's program know of a position? Influence and its segments, strings, and from these the features of a
# move at each point (docs/zobrist.md).
#
# Stones give influence, Black's positive, which spreads in passes: in each, a point changes by one for each neighbour,
# by the sign of the influence there. A segment is a contiguous area of one sign. Features look at what is there; no
# move is played to see what it would make of it.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint32_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.points cimport BLACK, EDGE, EMPTY, NUM_POINTS, WHITE, col_of, point_at, row_of


cdef enum:
    MAX_SEGMENTS = 625
    NO_SEGMENT = -1
    NUM_FEATURES = 26
    # Bits of the features, in the order of values.FEATURES, which says what they are.
    EXPANDS = 1 << 0
    OPENS = 1 << 1
    ON_RIM = 1 << 2
    REDUCES = 1 << 3
    ON_BORDER = 1 << 4
    IS_DEEP = 1 << 5
    INVADES = 1 << 6
    SECURES = 1 << 7
    ATTACKS = 1 << 8
    JOINS = 1 << 9
    PARTS = 1 << 10
    CAPTURES = 1 << 11
    CAPTURES_MANY = 1 << 12
    RESCUES = 1 << 13
    ATARI = 1 << 14
    STRETCHES = 1 << 15
    LINKS = 1 << 16
    CUTS = 1 << 17
    TOUCHES = 1 << 18
    CROWDED = 1 << 19
    SMOTHERED = 1 << 20
    FILLS = 1 << 21
    FIRST_LINE = 1 << 22             # the lines up to the fourth follow


# A contiguous area of influence of one sign.
cdef struct Segment:
    int8_t color
    int16_t num_points


@cython.final
cdef class Survey:
    cdef int stone, passes, rim, deep, small       # of values.py
    cdef int16_t influence[NUM_POINTS]             # by point, Black's positive; 0 off the board
    cdef int16_t segment_of[NUM_POINTS]            # by point; NO_SEGMENT where influence is 0
    cdef Segment segments[MAX_SEGMENTS]
    cdef int num_segments

    # Find influence and segments of a position.
    cdef void take(self, Board board) noexcept nogil
    # Bits of the features of a move at an empty point of this position.
    cdef uint32_t features_of(self, Board board, int color, int point) noexcept nogil

    cdef void _spread(self, Board board) noexcept nogil
    cdef void _divide(self, Board board) noexcept nogil
    cdef void _flood(self, int start, int number) noexcept nogil
    cdef uint32_t _of_influence(self, int color, int point) noexcept nogil
    cdef uint32_t _of_strings(self, Board board, int color, int point) noexcept nogil


cdef inline int sign_of(int number) noexcept nogil:
    return (number > 0) - (number < 0)
