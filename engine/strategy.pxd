# Strategy (seed 000, section 4): what kind of position it is for the side to move. The phase of the game, how it
# stands, what the first move is worth, and which groups cannot wait.

cimport cython
from libc.stdint cimport int8_t

from engine.evaluation.groups cimport GROUP_UNSETTLED, GROUP_WEAK, MAX_GROUPS, Group
from engine.evaluation.territory cimport FIFTIETHS
from engine.points cimport BLACK, FIRST, NO_POINT, WHITE, point_at
from engine.pointset cimport next_point
from engine.position cimport Position


cpdef enum:
    # How the game stands for the side to move.
    WAY_BEHIND = 0       # by more than 20 points
    BEHIND = 1           # by more than 10
    ABOUT_EVEN = 2
    AHEAD = 3            # by 20 points or more
    WAY_AHEAD = 4        # by more than 40
    # What is played for.
    FUSEKI = 0           # some corner is still open
    MIDDLE_GAME = 1
    ENDGAME = 2          # more than 120 moves played, all big groups stable


cdef enum:
    BIG_GROUP = 6        # stones
    SETTLED = 75         # hundredths of strength
    CORNER = 7           # lines of a corner


@cython.final
cdef class Strategy:
    cdef public double komi              # points that White gets
    cdef readonly int phase              # FUSEKI, MIDDLE_GAME or ENDGAME
    cdef readonly int standing           # WAY_BEHIND .. WAY_AHEAD
    cdef readonly double sente           # points that it is worth to play the next move
    cdef readonly double lead            # of the side to move, in points, komi and sente counted
    cdef readonly int num_open_corners
    # By group: whether it must be defended (an own one) or attacked (an enemy's) before anything else.
    cdef int8_t is_urgent[MAX_GROUPS]
    cdef readonly int num_urgent

    # Take in a position that has just been looked at and evaluated.
    cdef void look(self, Position position) noexcept nogil

    cdef void _look_at_corners(self, Position position) noexcept nogil
    cdef void _find_urgent(self, Position position) noexcept nogil
    cdef bint _is_cutting(self, Position position, const Group* group) noexcept nogil
    cdef bint _is_stable(self, Position position) noexcept nogil


# The class of a lead in points.
cdef int standing_of(double lead) noexcept nogil
# What it is worth to play move ``number``, in points: 7 at first, falling to 1 at move ``end`` (seed 000, section 4).
cpdef double sente_at(double number, double end=*) noexcept nogil
# The move from which it is worth one point on a board: boards of all sizes are as full then.
cpdef double sente_end(int size) noexcept nogil
