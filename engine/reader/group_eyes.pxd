# The certain eyes of a group.
#
# Eyes are regions that the enemy's strong stones cannot get at without passing through stones of the group. The
# group lives when, by Benson's criterion on clusters of strings that cannot be cut, two of them are vital, or when
# its only region is a shape that lives.

cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport Board, count
from engine.points cimport EDGE, FIRST, NO_POINT, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, next_point
from engine.reader.floods cimport any_of, both_of, flooded, have_common, is_within, size_of, spread, without
from engine.reader.group_space cimport MAX_TIED, GroupSpace, add_stones
from engine.reader.living_shapes cimport LIVES, UNCLEAR_SHAPE, LivingShapes


cdef enum:
    MAX_EYE_REGIONS = 16
    TWO_EYES_SIZE = 7    # a region of this size without enemy stones holds two eyes
    MAX_CAPTIVES = 4     # enemy stones in a region beyond which it is no certain eye,
    MAX_EYE_SIZE = 9     # or points,
    MAX_IN_CORNER = 2    # and the most where a corner of the board is in it that is not beside the group


# A region with nothing but stones of the group around it.
cdef struct EyeRegion:
    PointSet points
    PointSet empties
    PointSet around                     # the stones around it
    int eyes                            # to a cluster that surrounds it alone: 1, 2 when it is large, 0 when not certain
    bint is_open                        # a cluster beside it may be captured


@cython.final
cdef class GroupEyes:
    cdef readonly LivingShapes shapes
    cdef GroupSpace space
    cdef int shape                      # of the only region: LIVES, DIES or UNCLEAR_SHAPE
    cdef int num_regions
    cdef EyeRegion regions[MAX_EYE_REGIONS]
    # By place in `tied`: the cluster that a string belongs to, named by the smallest place in it.
    cdef int cluster_of[MAX_TIED]
    cdef PointSet string_liberties[MAX_TIED]
    cdef PointSet cluster_stones[MAX_TIED]
    cdef PointSet cluster_liberties[MAX_TIED]

    # Certain eyes of the string that the space was tied to and enclosed for; 2 stands for two or more.
    cdef int count_eyes(self, Board board, int color, bint own_turn) noexcept nogil
    cdef void find_clusters(self, Board board, int color) noexcept nogil

    cdef bint _lives_by_shape(self, bint own_turn) noexcept nogil
    cdef int _eyes_of(self, int cluster) noexcept nogil
    cdef void _find_regions(self, Board board, int color, bint own_turn) noexcept nogil
    cdef bint _has_corner(self, Board board, const EyeRegion* region) noexcept nogil
    cdef void _take_string(self, Board board, int i) noexcept nogil
    cdef void _join(self, int one, int two) noexcept nogil
