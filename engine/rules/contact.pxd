# Rules for contact fights: answers to an enemy move that touches own stones, and local moves around it (seed 000,
# section 6, CONTACT FIGHTS: blocking, extending, hane).
#
# A contact move is the enemy's last move if it touches an own stone. Of the directions below, `to` goes from the last
# move to an own stone that it touches, `ahead` goes on in the direction of a row, and `side` is at a right angle.

cimport cython

from engine.board cimport OFFSETS, String, is_liberty
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CUTTABLE
from engine.evaluation.groups cimport GROUP_DEAD
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, STRIDE
from engine.pointset cimport PointSet, has_point, next_point
from engine.reader.ladders cimport Outcome, outcome_of
from engine.rules.ground cimport Ground
from engine.tactics cimport LOST, THREATENED, MoveTactics, StringTactics


# The places of the rules in RULES.
cdef enum:
    HANE = 0
    STRETCH = 1
    PULL_BACK = 2
    BLOCK = 3
    HEAD_OF_TWO = 4
    CROSSCUT = 5
    EXTEND_FROM_ATARI = 6
    COUNTER_ATARI = 7
    ATARI_BACK = 8
    DOUBLE_ATARI = 9
    CAPTURE_INTRUDER = 10
    ANSWER_PEEP = 11
    PUSH_THROUGH = 12
    BEND = 13
    HELPING_ATARI = 14
    EMPTY_TRIANGLE = 15


cdef void speak(Ground ground) noexcept nogil
# Answers to the last move, an enemy stone.
cdef void answer(Ground ground, int last) noexcept nogil
# Answers that concern one own stone which it touches.
cdef void answer_beside(Ground ground, int last, int to) noexcept nogil
cdef void block(Ground ground, int last, int ahead) noexcept nogil
cdef void head_of_two(Ground ground, int last, int ahead) noexcept nogil
cdef void crosscut(Ground ground, int last, int to, int side) noexcept nogil
cdef void answer_atari(Ground ground, int last, int head) noexcept nogil
cdef void answer_peep(Ground ground, int last) noexcept nogil
# What a legal move does to the stones that it touches.
cdef void touch(Ground ground, int last, int point) noexcept nogil
cdef void give_atari(Ground ground, int last, int point) noexcept nogil
cdef bint is_worth_atari(Ground ground, int point, int direction) noexcept nogil
cdef void push(Ground ground, int point) noexcept nogil
cdef void bend(Ground ground, int point, int to, int side) noexcept nogil
cdef int own_head(Ground ground, int point) noexcept nogil
cdef bint is_empty_triangle(Ground ground, int point) noexcept nogil
# Whether a point is empty and a stone there would have at least so many liberties.
cdef bint stands(Ground ground, int point, int liberties) noexcept nogil
cdef bint is_answer(int last, int point) noexcept nogil
cdef bint is_near(int one, int two) noexcept nogil
