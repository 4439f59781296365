# Rules for the endgame (seed 000, section 6: endgame patterns, filling dame): the first and second lines, borders,
# prisoners, the last kos; and two warnings of moves that lose a point.

cimport cython
from libc.stdint cimport int16_t

from engine.board cimport OFFSETS
from engine.evaluation.groups cimport GROUP_ALIVE, Group
from engine.points cimport EMPTY, NO_POINT
from engine.rules.frames cimport Frame, at, color_at, frame_of
from engine.rules.ground cimport Ground
from engine.rules.ko cimport ko_taken_at
from engine.tactics cimport LOST


# The places of the rules in RULES.
cdef enum:
    HANE_FIRST = 0
    DESCEND_FIRST = 1
    CONNECT_FIRST = 2
    BLOCK_FIRST = 3
    HANE_SECOND = 4
    DESCEND_SECOND = 5
    CONNECT_SECOND = 6
    BLOCK_SECOND = 7
    MONKEY_JUMP = 8
    STOP_MONKEY_JUMP = 9
    BLOCK_INTRUSION = 10
    TAKE_PRISONERS = 11
    TAKE_HALF_POINT = 12
    FILL_HALF_POINT = 13
    FILL_DAME = 14
    OWN_TERRITORY = 15
    ENEMY_TERRITORY = 16
    CLOSE_BORDER = 17
    SENTE_HANE = 18
    HANE_FOR_EYES = 19
    HANE_BETWEEN = 20
    CRAWL = 21
    STOP_CRAWL = 22
    PUSH_IN = 23
    STOP_PUSH = 24


cdef void speak(Ground ground) noexcept nogil
# Hane, descent, connection and block on a line, at an own and an enemy stone above it.
cdef void speak_of_line(Ground ground, const Frame* frame, int column, int line) noexcept nogil
# What else a hane on a line across a border does.
cdef void weigh_hane(Ground ground, const Frame* frame, int column, int line) noexcept nogil
cdef void crawl(Ground ground, const Frame* frame, int column) noexcept nogil
cdef void push(Ground ground, int point) noexcept nogil
cdef void speak_of_monkeys(Ground ground, const Frame* frame, int column) noexcept nogil
cdef void speak_of_point(Ground ground, int point) noexcept nogil
cdef bint is_dame(Ground ground, int point) noexcept nogil
cdef bint is_border(Ground ground, int point) noexcept nogil
cdef void block(Ground ground, int last) noexcept nogil
cdef void take(Ground ground) noexcept nogil
