# Rules about what is largest of its kind on the board: a player who leaves the place of the last move looks there
# first. If several are equally large, all of them count, so that mirrored positions are treated alike.

cimport cython

from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CUTTABLE
from engine.evaluation.eyes cimport Eye
from engine.evaluation.groups cimport GROUP_DEAD, GROUP_UNSETTLED, Group
from engine.points cimport NO_POINT
from engine.rules.ground cimport Ground
from engine.tactics cimport THREATENED, StringTactics


# The places of the rules in RULES.
cdef enum:
    LARGEST_RESCUE = 0
    LARGEST_CAPTURE = 1
    LARGEST_CONNECTION = 2
    LARGEST_CUT = 3
    LARGEST_LIFE = 4
    LARGEST_KILL = 5


# The largest of each kind: index 1 of the own side, 0 of the enemy's.
cdef struct Sizes:
    int string[2]                       # stones of a THREATENED string
    int pair[2]                         # stones of the smaller group of a CUTTABLE pair
    int unsettled[2]                    # stones of an unsettled group


cdef void speak(Ground ground) noexcept nogil
cdef void measure(Ground ground, Sizes* sizes) noexcept nogil
cdef void speak_of_strings(Ground ground, const Sizes* sizes) noexcept nogil
cdef void speak_of_pairs(Ground ground, const Sizes* sizes) noexcept nogil
cdef void speak_of_eyes(Ground ground, const Sizes* sizes) noexcept nogil
# The stones of the smaller of two groups that can be cut apart; 0 if they cannot, or if one is dead.
cdef int stake_of(Ground ground, const Connection* pair) noexcept nogil
# The stones of a string if the next move decides about it; else 0.
cdef int threatened_of(Ground ground, int key) noexcept nogil
