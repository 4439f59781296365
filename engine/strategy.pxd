# Strategy (seed 000, section 4): what kind of position is it for the side to move? The phase of the game, how the game
# stands, what the next move is worth, and which groups cannot wait. All of it is taken from the evaluation.

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
    # The phase of the game.
    FUSEKI = 0           # some corner is still open
    MIDDLE_GAME = 1
    ENDGAME = 2          # more than 120 moves have been played, and all big groups are stable


cdef enum:
    BIG_GROUP = 6        # a group of so many stones is big
    SETTLED = 75         # a group with so many hundredths of strength is settled
    CORNER = 7           # a corner has so many lines


@cython.final
cdef class Strategy:
    cdef public double komi              # points that White gets
    cdef readonly int phase              # FUSEKI, MIDDLE_GAME or ENDGAME
    cdef readonly int standing           # WAY_BEHIND .. WAY_AHEAD
    cdef readonly double sente           # what having the next move is worth, in points
    cdef readonly double lead            # of the side to move, in points, with komi and sente
    cdef readonly int num_open_corners
    # By group: whether an own group must be defended, or an enemy group attacked, before anything else is done.
    cdef int8_t is_urgent[MAX_GROUPS]
    cdef readonly int num_urgent

    # Look at a position that has just been looked at and evaluated.
    cdef void look(self, Position position) noexcept nogil

    cdef void _look_at_corners(self, Position position) noexcept nogil
    cdef void _find_urgent(self, Position position) noexcept nogil
    cdef bint _is_cutting(self, Position position, const Group* group) noexcept nogil
    cdef bint _is_stable(self, Position position) noexcept nogil


# The standing, WAY_BEHIND .. WAY_AHEAD, with a lead in points.
cdef int standing_of(double lead) noexcept nogil
# What playing move `number` is worth, in points: 7 at first, falling to 1 at move `end` (seed 000, section 4).
cpdef double sente_at(double number, double end=*) noexcept nogil
# The number of the move from which that is one point, for a board size: boards of all sizes are equally full then.
cpdef double sente_end(int size) noexcept nogil
