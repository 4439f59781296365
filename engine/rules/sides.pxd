# Rules for the sides (seed 000, section 6, Fuseki: big moves on edge, towards enemy, invasions, between friendly
# stones).
#
# A side is seen as columns, each represented by one stone on lines 2 to 5, and as gaps: stretches of columns that are
# empty on these lines, between two stones or between a stone and the end of the side.

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
    HERE = 4             # within so many columns and rows of the last move is "here", farther away is "elsewhere"


# A gap, seen from the stone at its near end.
cdef struct Gap:
    int column                          # the column of the stone at the near end
    int near                            # that stone
    int far                             # the stone at the other end; NO_POINT: the side ends there
    int width                           # how many empty columns


cdef void speak(Ground ground) noexcept nogil
cdef void speak_of_side(Ground ground, const Frame* frame) noexcept nogil
# Far from the last move: speak of the columns of a gap by their distances, `near` and `far`, to its ends.
cdef void turn_to(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void say_between(Ground ground, const Frame* frame, const Gap* gap, int near, int far) noexcept nogil
cdef void say_there(Ground ground, int rule, const Frame* frame, const Gap* gap, int near, int line) noexcept nogil
cdef void extend(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void share(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void enter(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
cdef void slide(Ground ground, const Frame* frame, int column) noexcept nogil
# Speak for both the third and the fourth line of a column.
cdef void say_both(Ground ground, int rule, const Frame* frame, int column, const Gap* gap) noexcept nogil
# Whether it is time for big moves: within the first 120 moves, as long as no group is urgent.
cdef bint is_quiet(Ground ground) noexcept nogil
# The stone that represents a column; NO_POINT: its lines 2 to 5 are empty.
cdef int stone_of(Ground ground, const Frame* frame, int column) noexcept nogil
# How many stones of the near end's color are on lines 2 to 6 of its column and of the one behind it.
cdef int wall_of(Ground ground, const Frame* frame, const Gap* gap) noexcept nogil
