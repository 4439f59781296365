# Rules for the opening in the corners (seed 000, section 6, Fuseki: playing in empty corner, shimari and kakari,
# invasions).
#
# A corner consists of its first seven lines both ways, fewer on a small board. Its points are named (column, line) in a
# frame (engine/rules/frames.pxd), so that rules are the same for all corners and both directions.

cimport cython

from engine.points cimport EMPTY, NO_POINT, col_of, row_of
from engine.rules.frames cimport Frame, at, color_at, frame_of, is_empty
from engine.rules.ground cimport Ground


# The places of the rules in RULES.
cdef enum:
    EMPTY_STAR = 0
    EMPTY_SMALL = 1
    EMPTY_INSIDE = 2
    EMPTY_OUTSIDE = 3
    LAST_CORNER = 4
    LEAVE_FOR_CORNER = 5
    ENCLOSE_KNIGHT = 6
    ENCLOSE_HIGH = 7
    ENCLOSE_WIDE = 8
    ENCLOSE_STAR = 9
    ENCLOSE_OUTSIDE = 10
    APPROACH_LOW = 11
    APPROACH_HIGH = 12
    APPROACH_FAR = 13
    APPROACH_STAR = 14
    APPROACH_STAR_HIGH = 15
    APPROACH_WIDE_SIDE = 16
    ENTER_CORNER = 17
    DOUBLE_APPROACH = 18
    PINCER_CLOSE = 19
    PINCER_FAR = 20
    ANSWER_KNIGHT = 21
    ANSWER_ONE_SPACE = 22
    ANSWER_KOSUMI = 23
    KICK = 24
    EXTEND_AFTER_APPROACH = 25
    SLIDE_UNDER = 26
    INVADE_INSIDE = 27
    BLOCK_INVASION = 28
    DOUBLE_WING = 29


cdef enum:
    DEEP = 7             # lines of a corner


# How many stones of each side a corner has.
cdef struct Corner:
    int num_own
    int num_enemy


# The corners of a position.
cdef struct Corners:
    int deep                            # how many lines they have
    int num_empty
    Corner corner[4]
    int left                            # the corner of the enemy's last move, if the side to move has a stone there; else -1


cdef void speak(Ground ground) noexcept nogil
cdef void survey(Ground ground, Corners* corners) noexcept nogil
cdef int corner_of(Ground ground, int point, int deep) noexcept nogil
cdef void take(Ground ground, const Frame* frame, const Corners* corners) noexcept nogil
cdef void enclose(Ground ground, const Frame* frame) noexcept nogil
# Speak of the moves beside a lone stone on the 3-4 point by these rules: low, high and far.
cdef void beside_small(Ground ground, const Frame* frame, int color, int low, int high, int far) noexcept nogil
cdef void approach(Ground ground, const Frame* frame, const Frame* turned) noexcept nogil
cdef void approach_again(Ground ground, const Frame* frame, const Frame* turned) noexcept nogil
cdef void answer(Ground ground, const Frame* frame, const Frame* turned) noexcept nogil
cdef void pincer(Ground ground, const Frame* frame, int column, int approach) noexcept nogil
cdef void settle(Ground ground, const Frame* frame, const Frame* turned) noexcept nogil
cdef void go_inside(Ground ground, const Frame* frame) noexcept nogil
cdef void spread_wings(Ground ground, const Frame* frame, const Frame* turned) noexcept nogil
# A stone of that color that extends from the star point along the edge; NO_POINT: none.
cdef int wing(Ground ground, const Frame* frame, int color) noexcept nogil
# How many columns from the sixth on are empty on lines 2 to 5.
cdef int room_along(Ground ground, const Frame* frame) noexcept nogil
