# Rules about kos, and about how the game stands (seed 000, section 6: ko threats, playing safe when ahead, squirming
# around when behind, answering when the enemy adds a stone to a dead group).
#
# A ko is being fought if one of the last three moves took a stone in it and could be taken back in the ko.

cimport cython

from engine.board cimport OFFSETS, Board, is_liberty
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CONNECTED_WITH_AJI, CUTTABLE, SHARED_CONNECTION
from engine.evaluation.eyes cimport Eye
from engine.evaluation.groups cimport EYE, GROUP_ALIVE, GROUP_UNSETTLED, Group
from engine.evaluation.potential cimport PLAY_VITAL
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, other
from engine.pointset cimport has_point, next_point
from engine.rules.ground cimport Ground
from engine.tactics cimport THREATENED


# The places of the rules in RULES.
cdef enum:
    RETAKE_KO = 0
    START_KO = 1
    THREATEN_CAPTURE = 2
    WIN_KO_FILL = 3
    WIN_KO_CAPTURE = 4
    ANSWER_THREAT = 5
    SAFE_LIVE = 6
    SAFE_CONNECT = 7
    SAFE_CAPTURE = 8
    TRY_INVASION = 9
    TRY_CUT = 10
    ANSWER_ADDED = 11
    THREATEN_STONE = 12
    THREATEN_EYE = 13
    THREATEN_CUT = 14


cdef void speak(Ground ground) noexcept nogil
cdef void take(Ground ground) noexcept nogil
cdef void threaten(Ground ground) noexcept nogil
# A stone, beside a point, of the largest enemy string that a move there puts in atari; NO_POINT: there is none.
cdef int largest_in_atari(Ground ground, int point) noexcept nogil
# Ko threats against groups.
cdef void threaten_groups(Ground ground) noexcept nogil
cdef void win(Ground ground, int stone) noexcept nogil
cdef void play_safe(Ground ground) noexcept nogil
cdef void squirm(Ground ground) noexcept nogil
# Moves that make eyes for a group.
cdef void make_eyes(Ground ground, int rule, const Group* group) noexcept nogil
# Vital points of the eyes of a group.
cdef void take_eyes(Ground ground, int rule, const Group* group) noexcept nogil
cdef bint has_eye(const Group* group, const Eye* eye) noexcept nogil
cdef void answer(Ground ground, int last) noexcept nogil
# The stone that a move takes if it takes a ko, so that only the ban keeps it from being retaken; NO_POINT: it takes
# none.
cdef int ko_taken_at(Board board, int color, int point) noexcept nogil
# The point where the enemy could take back an own stone that took a ko; NO_POINT: the stone is not of that kind.
cdef int ko_beside(Board board, int stone) noexcept nogil
