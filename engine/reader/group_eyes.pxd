# The certain eyes of a group.
#
# Eyes are regions that the enemy's strong stones cannot reach without passing through stones of the group. Strings
# that cannot be cut form clusters. A group has two eyes if two regions are vital to its cluster by Benson's
# criterion, or if its only region is a shape that lives however it is played (engine/reader/living_shapes.pxd).

cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport Board, count
from engine.points cimport EDGE, FIRST, NO_POINT, other
from engine.pointset cimport PointSet, add_point, add_stones, clear_points, liberties_of, next_point
from engine.reader.floods cimport any_of, both_of, flooded, have_common, is_within, size_of, spread, without
from engine.reader.group_space cimport MAX_TIED, GroupSpace
from engine.reader.living_shapes cimport LIVES, UNCLEAR_SHAPE, LivingShapes


cdef enum:
    MAX_EYE_REGIONS = 16
    TWO_EYES_SIZE = 7    # a region of this size without enemy stones holds two eyes
    MAX_CAPTIVES = 4     # a region with more enemy stones is no certain eye,
    MAX_EYE_SIZE = 9     # nor is one with enemy stones and more points,
    MAX_IN_CORNER = 2    # nor one with more enemy stones and a corner of the board that is not beside the group


# A region around which there are only stones of the group.
cdef struct EyeRegion:
    PointSet points
    PointSet empties
    PointSet around                     # the stones around it
    int eyes                            # eyes for a cluster that surrounds it alone: 2 if it is large, 0 if not certain
    bint is_open                        # a cluster beside it is not certain to live


@cython.final
cdef class GroupEyes:
    cdef readonly LivingShapes shapes
    cdef GroupSpace space
    cdef int shape                      # if there is only one region: LIVES, DIES or UNCLEAR_SHAPE
    cdef int num_regions
    cdef EyeRegion regions[MAX_EYE_REGIONS]
    # By index in GroupSpace.tied: the cluster that a string belongs to, named by its smallest index.
    cdef int cluster_of[MAX_TIED]
    cdef PointSet string_liberties[MAX_TIED]
    cdef PointSet cluster_stones[MAX_TIED]
    cdef PointSet cluster_liberties[MAX_TIED]

    # The certain eyes of the string for which space.tie() and space.enclose() were called; 2 means two or more.
    cdef int count_eyes(self, Board board, int color, bint own_turn) noexcept nogil
    cdef void find_clusters(self, Board board, int color) noexcept nogil

    cdef bint _lives_by_shape(self, bint own_turn) noexcept nogil
    cdef int _eyes_of(self, int cluster) noexcept nogil
    cdef void _find_regions(self, Board board, int color, bint own_turn) noexcept nogil
    cdef bint _has_corner(self, Board board, const EyeRegion* region) noexcept nogil
    cdef void _take_string(self, Board board, int i) noexcept nogil
    cdef void _join(self, int one, int two) noexcept nogil
