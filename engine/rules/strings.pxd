# Rules about saving and capturing strings, by what reading says of them (engine/tactics; seed 000, section 6, SAVE
# THREATENED STRING, CAPTURE THREATENED STRING).

cimport cython

from engine.board cimport OFFSETS, String, is_liberty
from engine.evaluation.eyes cimport Eye
from engine.points cimport FIRST, NO_POINT, other
from engine.pointset cimport PointSet, has_point, next_point
from engine.reader.ladders cimport CAPTURED, Outcome, outcome_of
from engine.rules.ground cimport Ground
from engine.tactics cimport LOST, THREATENED, MoveTactics, StringTactics


# The places of the rules in RULES.
cdef enum:
    SAVE_BY_EXTENDING = 0
    SAVE_BY_CAPTURE = 1
    SAVE_BY_CONNECTING = 2
    SAVE_FROM_AFAR = 3
    SAVE_BIG = 4
    SAVE_CUTTERS = 5
    TAKE = 6
    CAPTURE_IN_LADDER = 7
    CAPTURE_IN_NET = 8
    CAPTURE_BIG = 9
    CAPTURE_CUTTERS = 10
    SACRIFICE = 11
    THROW_IN = 12
    ATARI_BIG = 13
    RUN_IN_VAIN = 14
    SELF_ATARI = 15


cdef enum:
    BIG = 4              # stones


cdef void speak(Ground ground) noexcept nogil
cdef void save(Ground ground, int key, const StringTactics* told) noexcept nogil
cdef void save_at(Ground ground, int key, int point) noexcept nogil
cdef void capture(Ground ground, int key, const StringTactics* told) noexcept nogil
# Warn of adding stones to an own string that is captured whoever moves.
cdef void give_up(Ground ground, int key) noexcept nogil
cdef void throw_in(Ground ground) noexcept nogil
cdef void move(Ground ground, int point) noexcept nogil
# Whether a string separates two enemy groups, of which one is in doubt.
cdef bint is_cutting(Ground ground, int key) noexcept nogil
cdef bint needs_sacrifice(Ground ground, const StringTactics* told, int point) noexcept nogil
# Whether a move joins a string to another own string that is not lost.
cdef bint joins_another(Ground ground, int head, int point) noexcept nogil
