# What the evaluation says of moves, by point, for the side to move: which connections a move makes or cuts, which eyes
# it makes or takes, whose the place is, what groups are beside it and near it. The features of moves
# (engine/features.py) are read off it.

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
    # How strong a group that a move is about is.
    STAKE_WEAK = 0       # weak
    STAKE_UNSETTLED = 1  # two eyes for who moves first
    STAKE_ALIVE = 2      # alive anyway
    NUM_STAKES = 3


# What is at stake at a point, the most of it: 1 + 8 * stones' class + ..., see stake(); 0: nothing.
@cython.final
cdef class Situation:
    cdef int16_t cuts[NUM_POINTS]       # a connection of the enemy's that a move cuts or threatens
    cdef int16_t links[NUM_POINTS]      # an own one that it makes or makes sure of
    cdef int16_t eyes_made[NUM_POINTS]  # an own eye
    cdef int16_t eyes_taken[NUM_POINTS] # an enemy eye

    # Take in the evaluation of a position that has just been looked at.
    cdef void look(self, Position position) noexcept nogil

    cdef void _note_connections(self, Position position) noexcept nogil
    cdef void _note_pair(self, Position position, const Connection* pair) noexcept nogil
    cdef void _note_eyes(self, Position position) noexcept nogil
    cdef void _note_all(self, const PointSet* points, int value, int16_t* at) noexcept nogil


# A number for what is at stake: the larger the group and the less sure its life, the more it is. 1 ..
# 4 * NUM_STAKES * 2; `whole` says that the move decides it, not only threatens to.
cdef int stake(const Group* group, bint whole) noexcept nogil
# The status of the weakest group of a color beside a point: 0 none, else 1 + status.
cdef int weakest_beside(Position position, int point, int color) noexcept nogil
