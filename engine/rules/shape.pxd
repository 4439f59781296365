# Rules about shape (seed 000, section 6, Shape moves): joints, the heads of rows of stones, vital points of the corner.

cimport cython

from engine.board cimport OFFSETS
from engine.evaluation.groups cimport Group
from engine.points cimport EMPTY, NO_POINT, STRIDE
from engine.reader.ladders cimport outcome_of
from engine.rules.frames cimport Frame, at, frame_of
from engine.rules.ground cimport Ground


# The places of the rules in RULES.
cdef enum:
    BAMBOO_JOINT = 0
    HEAD_OF_TWO = 1
    HEAD_OF_THREE = 2
    CORNER_LIFE = 3
    CORNER_KILL = 4


cdef void speak(Ground ground) noexcept nogil
cdef void joint(Ground ground, int point, int to, int side) noexcept nogil
cdef void head(Ground ground, int point, int to, int side) noexcept nogil
cdef void speak_of_corner(Ground ground, const Frame* frame) noexcept nogil
