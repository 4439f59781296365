# What is known of the positions met within one question of the tactician: a hash table, in which a new position simply
# replaces another one at its place.

from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.points cimport NO_POINT
from engine.pointset cimport PointSet, add_all
from engine.reader.results cimport Budget


cdef enum:
    TABLE_SIZE = 8192          # positions remembered; a power of two


# What is known of one position: two bounds of its value.
cdef struct Known:
    uint64_t key
    uint32_t question
    int8_t lower               # proven, so it holds for attacks of any budget
    int8_t upper               # holds for attacks that go no farther than `budget`
    int16_t move               # the best move found; NO_POINT: none
    Budget budget
    PointSet looked            # all points that this depends on


# The key of a position: its stones, its ko ban, which side is to move, and the ko that was decided on the way
# (Tactician.ko_winner, ko_loss).
cdef uint64_t key_of(Board board, bint attacking, int ko_winner, int ko_loss) noexcept nogil
# Whether what is known is enough for a search between alpha and beta; then `value` gets the value, or a bound that
# lies outside of them.
cdef bint recall(
    const Known* known, uint64_t key, uint32_t question, const Budget* budget, int alpha, int beta, int* value
) noexcept nogil
# Remember what a search between alpha and beta returned.
cdef void remember(
    Known* known, uint64_t key, uint32_t question, const Budget* budget, int alpha, int beta, int value, int move,
    const PointSet* looked,
) noexcept nogil
