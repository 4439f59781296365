# What does the evaluation say of moves? By point, for the side to move: which connections a move makes or cuts, which
# eyes it makes or takes, and which groups are beside it. Features of moves (engine/features) are made from this.

cimport cython
from libc.stdint cimport int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CUTTABLE, SHARED_CONNECTION
from engine.evaluation.eyes cimport Eye
from engine.evaluation.groups cimport GROUP_UNSETTLED, GROUP_WEAK, Group
from engine.points cimport FIRST, NO_POINT, NUM_POINTS
from engine.pointset cimport PointSet, next_point
from engine.position cimport Position


cpdef enum:
    # How strong the group is that a move is about.
    STAKE_WEAK = 0       # it is weak
    STAKE_UNSETTLED = 1  # it has two eyes if it moves first
    STAKE_ALIVE = 2      # it is alive anyway
    NUM_STAKES = 3


# By point, the highest stake(); 0: nothing is at stake there.
@cython.final
cdef class Situation:
    cdef int16_t cuts[NUM_POINTS]       # of an enemy connection that a move cuts or threatens to cut
    cdef int16_t links[NUM_POINTS]      # of an own connection that a move makes, or makes sure of
    cdef int16_t eyes_made[NUM_POINTS]  # of an own group that gets an eye
    cdef int16_t eyes_taken[NUM_POINTS] # of an enemy group that loses an eye

    # Use the evaluation of a position that has just been looked at.
    cdef void look(self, Position position) noexcept nogil

    cdef void _note_connections(self, Position position) noexcept nogil
    cdef void _note_pair(self, Position position, const Connection* pair) noexcept nogil
    cdef void _note_eyes(self, Position position) noexcept nogil
    cdef void _note_all(self, const PointSet* points, int value, int16_t* at) noexcept nogil


# A number, 1 .. 4 * NUM_STAKES * 2, for what is at stake: it is higher for larger groups and for groups whose life is
# less sure. `whole`: the move decides it, rather than only threatening to.
cdef int stake(const Group* group, bint whole) noexcept nogil
# 1 + the status of the weakest group of a color beside a point; 0: there is none.
cdef int weakest_beside(Position position, int point, int color) noexcept nogil
