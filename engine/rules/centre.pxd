# Rules for the centre (seed 000, section 6, Playing in the center: reducing moves and junction lines).
#
# An area is a connected set of empty points that lean to one side without being sure territory; a large one is what
# players call a moyo. Which way a point leans is taken from the influence of both sides.

cimport cython
from libc.stdint cimport int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS
from engine.rules.frames cimport Frame, at, frame_of, is_empty
from engine.rules.ground cimport Ground


# The places of the rules in RULES.
cdef enum:
    JUNCTION = 0
    SHOULDER_HIT = 1
    CAP = 2
    KNIGHT_CAP = 3
    JUMP_TO_CENTRE = 4
    JUMP_OF_BOTH = 5
    REDUCE_BORDER = 6
    INVADE_AREA = 7


cdef enum:
    LARGE = 20           # an area of so many points is large,
    HUGE = 30            # and of so many huge


# The areas of a position.
cdef struct Areas:
    int number
    int16_t area_of[NUM_POINTS]         # by point; 0: none
    int16_t size[NUM_POINTS]            # by area: how many points it has
    bint is_own[NUM_POINTS]             # by area: whether it leans to the side to move
    float lean[NUM_POINTS]              # by point: -1 (the enemy's) .. 1 (the own side's)
    int16_t stack[NUM_POINTS]


cdef void speak(Ground ground) noexcept nogil
cdef void find_areas(Ground ground, Areas* areas) noexcept nogil
cdef void fill(Ground ground, Areas* areas, int point) noexcept nogil
# Which way a point leans: -1 (the enemy's) .. 1 (the own side's); 0 if it is sure.
cdef double lean_of(Ground ground, int point) noexcept nogil
cdef int side_of(float lean) noexcept nogil
cdef void speak_of_point(Ground ground, const Areas* areas, int point) noexcept nogil
# Whether a point is more or less the enemy's territory.
cdef bint is_theirs(Ground ground, int point) noexcept nogil
cdef void meet(Ground ground, const Areas* areas, int point) noexcept nogil
cdef void reduce(Ground ground, const Areas* areas, int point) noexcept nogil
cdef void jump_in(Ground ground, int point) noexcept nogil
cdef void press_from_above(Ground ground, const Areas* areas, const Frame* frame, int column, int line) noexcept nogil
cdef void jump_up(Ground ground, const Frame* frame, int column, int line) noexcept nogil
