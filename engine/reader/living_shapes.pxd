# Eye shapes: does a group live by one closed region alone? This is played out exactly, in the region and nowhere else.
#
# The group around the region counts as one string that nothing else keeps alive. All games are played on the points
# of the region, with the enemy stones in it; the group must not be captured. It has no, one or two liberties outside,
# which the enemy fills when he likes. The group LIVES if it survives without any of them; it DIES if it loses all
# three games. If a ko or the liberties outside decide, it is unclear.

cimport cython
from libc.stdint cimport int8_t, uint32_t, uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS
from engine.pointset cimport PointSet, add_point, clear_points, has_beside, has_point, next_point, num_bits
from engine.points cimport FIRST, NO_POINT, STRIDE


cpdef enum:
    UNCLEAR_SHAPE = 0
    LIVES = 1
    DIES = 2


cdef enum:
    MAX_SHAPE = 8        # regions of at most so many points are played out
    SHAPE_STATES = 13122 # 3 ** MAX_SHAPE positions, with either side to move
    SHAPE_MEMORY = 4096  # the answers for so many regions are remembered
    MAX_OUTSIDE = 2      # liberties outside are tried from 0 up to this
    MAX_SHAPE_DEPTH = 40
    # What is known of a position.
    SURVIVED = 1
    LOST_SHAPE = 2
    BEING_PLAYED = 3
    CAME_BACK = 4        # being played, and it has come back: that was taken for survival


cdef struct ShapeEntry:
    uint64_t key
    int8_t answer


@cython.final
cdef class LivingShapes:
    cdef ShapeEntry memory[SHAPE_MEMORY]
    cdef int size
    cdef bint met_ko
    cdef bint was_wrong                 # a position whose coming back was taken for survival turned out to be lost
    # Sets of points of the region are bits, by their index in the region.
    cdef uint32_t beside[MAX_SHAPE]     # by point: the points beside it
    cdef uint32_t rim                   # the points beside the group
    cdef int8_t known[MAX_OUTSIDE + 1][SHAPE_STATES]  # by liberties outside and position; 0: nothing yet
    cdef int power[MAX_SHAPE + 1]

    # LIVES, DIES or UNCLEAR_SHAPE for a region with these enemy stones in it and the group's stones `around` it.
    cdef int answer(
        self, const PointSet* region, const PointSet* enemies, const PointSet* around, bint own_turn
    ) noexcept nogil

    cdef int _work_out(
        self, const PointSet* region, const PointSet* enemies, const PointSet* around, bint own_turn
    ) noexcept nogil
    cdef bint _outlasts(self, uint32_t enemy, bint own_turn, int outside) noexcept nogil
    cdef bint _survives(self, uint32_t own, uint32_t enemy, bint own_turn, int outside, int depth) noexcept nogil
    cdef int _try(self, uint32_t own, uint32_t enemy, int at, bint own_turn, int outside, int depth) noexcept nogil
    cdef uint32_t _empty(self, uint32_t own, uint32_t enemy) noexcept nogil
    cdef uint32_t _string(self, uint32_t stones, int at) noexcept nogil
    cdef uint32_t _touching(self, uint32_t stones) noexcept nogil
    cdef uint32_t _group_liberties(self, uint32_t own, uint32_t empty) noexcept nogil
    cdef int _eyes(self, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int _state(self, uint32_t own, uint32_t enemy, bint own_turn) noexcept nogil
