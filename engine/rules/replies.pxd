# Rules for replies to the enemy's last move on the sides and in the centre, and for going on where the enemy did not
# answer the own last move (seed 000, section 6: fuseki, invasions, playing in the center; section 4: obvious local
# answers).

cimport cython

from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CUTTABLE
from engine.points cimport EMPTY, FIRST, NO_POINT, col_of, row_of
from engine.pointset cimport next_point
from engine.rules.frames cimport Frame, at, color_at, frame_of, is_empty
from engine.rules.ground cimport Ground, apart
from engine.tactics cimport THREATENED, StringTactics


# The places of the rules in RULES.
cdef enum:
    PUSH_UP = 0
    PUSH_ALONG = 1
    LEAVE_CAP = 2
    JUMP_BESIDE = 3
    CAP_INVADER = 4
    CHECK_INVADER = 5
    LEAN_ON_INVADER = 6
    GO_ON_CAPTURING = 7
    GO_ON_CUTTING = 8


cdef void speak(Ground ground) noexcept nogil
# Reply to the last move, an enemy stone, as one frame sees it.
cdef void answer(Ground ground, const Frame* frame, int column, int line) noexcept nogil
cdef void answer_beside(Ground ground, const Frame* frame, int column, int line) noexcept nogil
cdef void answer_invader(Ground ground, const Frame* frame, int column, int line) noexcept nogil
# Go on after the own last move, which was not answered.
cdef void go_on(Ground ground, int own) noexcept nogil
