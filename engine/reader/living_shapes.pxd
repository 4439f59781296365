# Eye shapes: does a group live by one closed region alone? Played out exactly, in the region and nowhere else.
#
# The group around the region is one string that nothing else keeps alive. Games are played on the points of the
# region, with its enemy's stones in it: the group must not be captured, and has no liberties outside, or one, or two,
# which its enemy fills when he likes. It LIVES when it survives without any; it DIES when it loses all these games.
# What a ko decides, or liberties outside, is UNCLEAR.

cimport cython
from libc.stdint cimport int8_t, uint32_t, uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS
from engine.pointset cimport PointSet, add_point, clear_points, has_beside, has_point, next_point, num_bits
from engine.points cimport FIRST, NO_POINT


cpdef enum:
    UNCLEAR_SHAPE = 0
    LIVES = 1
    DIES = 2


cdef enum:
    MAX_SHAPE = 8        # points of a region that is played out
    SHAPE_STATES = 13122 # 3 ** MAX_SHAPE positions, either side to move
    SHAPE_MEMORY = 4096  # regions whose answer is remembered
    MAX_OUTSIDE = 2      # liberties outside that it is tried with
    MAX_SHAPE_DEPTH = 40
    SURVIVED = 1         # what is known of a position
    LOST_SHAPE = 2
    BEING_PLAYED = 3
    CAME_BACK = 4        # being played, and something was said to survive by it


cdef struct ShapeEntry:
    uint64_t key
    int8_t answer


@cython.final
cdef class LivingShapes:
    cdef ShapeEntry memory[SHAPE_MEMORY]
    cdef int size
    cdef bint met_ko
    cdef bint was_wrong                 # a position that came back was lost
    cdef uint32_t beside[MAX_SHAPE]     # by point: the points beside it
    cdef uint32_t rim                   # points beside the group
    cdef int8_t known[MAX_OUTSIDE + 1][SHAPE_STATES]  # by liberties outside and position; 0 is nothing yet
    cdef int power[MAX_SHAPE + 1]

    # LIVES, DIES or UNCLEAR_SHAPE for a region with these enemy stones in it; `around` are the group's stones.
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
