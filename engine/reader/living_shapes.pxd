# Eye shapes: does a group live by one closed region alone? Played out exactly, in the region and nowhere else.
#
# The group around the region is one string that nothing else keeps alive. Two games are played on the points of the
# region, with its enemy's stones in it: in the first the group has no liberties outside and must not be captured; in
# the second its enemy may pass at will and it must make two eyes. It LIVES when it survives the first game; it DIES
# when it loses both. What a ko decides, or a seki that needs outside liberties, is UNCLEAR.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t
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
    CAPTURE_GAME = 0
    EYES_GAME = 1
    MAX_SHAPE_DEPTH = 40
    SURVIVED = 1         # what is known of a position
    LOST_SHAPE = 2
    BEING_PLAYED = 3


cdef struct ShapeEntry:
    uint64_t key
    int8_t answer


@cython.final
cdef class LivingShapes:
    cdef ShapeEntry memory[SHAPE_MEMORY]
    cdef int size
    cdef int game
    cdef bint met_ko
    cdef int steps
    cdef uint32_t beside[MAX_SHAPE]     # by point: the points beside it
    cdef uint32_t rim                   # points beside the group
    cdef int8_t known[2][SHAPE_STATES]  # by game and position; 0 is nothing yet
    cdef int power[MAX_SHAPE + 1]

    # LIVES, DIES or UNCLEAR_SHAPE for a region with these enemy stones in it; `around` are the group's stones.
    cdef int answer(
        self, const PointSet* region, const PointSet* enemies, const PointSet* around, bint own_turn
    ) noexcept nogil

    cdef int _work_out(
        self, const PointSet* region, const PointSet* enemies, const PointSet* around, bint own_turn
    ) noexcept nogil
    cdef bint _survives(self, uint32_t own, uint32_t enemy, bint own_turn, int depth) noexcept nogil
    cdef int _try(self, uint32_t own, uint32_t enemy, int at, bint own_turn, int depth) noexcept nogil
    cdef uint32_t _string(self, uint32_t stones, int at) noexcept nogil
    cdef uint32_t _touching(self, uint32_t stones) noexcept nogil
    cdef uint32_t _group_liberties(self, uint32_t own, uint32_t empty) noexcept nogil
    cdef int _regions(self, uint32_t own) noexcept nogil
    cdef int _state(self, uint32_t own, uint32_t enemy, bint own_turn) noexcept nogil
