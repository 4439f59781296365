# The sides (seed 000, section 6, Fuseki: big moves on edge, towards enemy, invasions, between friendly stones).
#
# A side is seen as columns, each with the stone on lines 2 to 5 that counts there, and as gaps: stretches of columns
# that are empty on these lines, between two stones or a stone and the end of the side.

cimport cython

from engine.evaluation.groups cimport GROUP_ALIVE, Group
from engine.points cimport EMPTY, NO_POINT
from engine.rules.frames cimport Frame, at, frame_of
from engine.rules.ground cimport Ground, apart


# The places of the rules in RULES.
cdef enum:
    EXTEND_TWO = 0
    EXTEND_THREE = 1
    EXTEND_WALL = 2
    EXTEND_AND_PRESS = 3
    CLOSE_BETWEEN = 4
    MIDDLE_OF_SIDE = 5
    WEDGE = 6
    INVADE_SIDE = 7
    INVADE_EXTENSION = 8
    SLIDE_ALONG = 9
    LOW_BETWEEN = 10
    COME_UP_TO = 11
    APPROACH_INSIDE = 12
    JOIN_HIGH = 13
    ENTER_CORNER = 14
    NARROW_GAP = 15


cdef enum:
    HERE = 4             # lines and columns around the last move; what is farther away is elsewhere


# A gap, seen from the stone at its near end.
cdef struct Gap:
    int column                          # of the stone at the near end, `near`
    int near
    int far                             # the stone at the other end; NO_POINT: the side ends there
    int width                           # empty columns


cdef void speak(Ground ground) noexcept nogil
cdef void speak_of_side(Ground ground, const Frame* frame) noexcept nogil
# Far from the last move: the columns of a gap by how far its ends are, `near` and `far` columns away.
cdef void turn_to(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void say_between(Ground ground, const Frame* frame, const Gap* gap, int near, int far) noexcept nogil
cdef void say_there(Ground ground, int rule, const Frame* frame, const Gap* gap, int near, int line) noexcept nogil
cdef void extend(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void share(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void enter(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void slide(Ground ground, const Frame* frame, int column) noexcept nogil
# For both the third and the fourth line of a column.
cdef void say_both(Ground ground, int rule, const Frame* frame, int column, const Gap* gap) noexcept nogil
# Whether big moves are in place: the first 120 moves, as long as no group is urgent.
cdef bint is_quiet(Ground ground) noexcept nogil
# The stone that counts in a column; NO_POINT: lines 2 to 5 are empty.
cdef int stone_of(Ground ground, const Frame* frame, int column) noexcept nogil
# Stones of the color of the near end in its column and the one behind, lines 2 to 6.
cdef int wall_of(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
