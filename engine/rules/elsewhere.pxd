# Rules for moves far from the last move, without contact, near groups that are in doubt: where a player goes who leaves
# the current fight (seed 000, section 4: groups that urgently need defending, or capturing).

cimport cython
from libc.stdint cimport int16_t

from engine.evaluation.groups cimport Group
from engine.points cimport EMPTY, col_of, point_at, row_of
from engine.rules.ground cimport Ground, apart


# The places of the rules in RULES.
cdef enum:
    HELP_BIG = 0
    HELP_SMALL = 1
    PRESS_SMALL = 2
    PRESS_BIG = 3
    DRIVE_BETWEEN = 4


cdef enum:
    HERE = 4             # within so many columns and rows of the last move is "here", farther away is "elsewhere"
    REACH = 3            # within so many columns and rows, a stone helps or presses a group
    BIG = 4              # stones
    MAX_MET = 49         # groups around a point: as many as there are places


cdef void speak(Ground ground) noexcept nogil
cdef void speak_of_point(Ground ground, int point) noexcept nogil
# Write the numbers of the groups in doubt around a point; returns how many there are.
cdef int meet(Ground ground, int point, int16_t* met) noexcept nogil
cdef void drive(Ground ground, int point, const int16_t* met, int number) noexcept nogil
