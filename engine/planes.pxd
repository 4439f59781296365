# What the board network sees of a position (engine/board_network): PLANES whole numbers a point, each what one
# plane says there, in units of 1/PLANE_UNIT.

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport Board, String
from engine.evaluation.groups cimport Group
from engine.points cimport EMPTY, FIRST, MAX_SIZE, NO_POINT, col_of, other, point_at, row_of
from engine.position cimport Position
from engine.tactics cimport LOST, THREATENED


cpdef enum:
    PLANE_UNIT = 32
    MOST_PLANE = 127         # what a plane says is between 0 and this


# The planes. Own is whose turn it is.
cpdef enum:
    ON_BOARD
    OWN_STONE
    ENEMY_STONE
    OWN_LIBERTIES            # of the string there: 1, 2, 3, 4 or more
    ENEMY_LIBERTIES = OWN_LIBERTIES + 4
    LAST_MOVE = ENEMY_LIBERTIES + 4
    PREVIOUS_MOVE
    THIRD_MOVE
    KO_BAN
    PROBABILITY              # of a move there
    CLOSE_TO_BEST            # 2 for the best move, 1 for one that is 5 nats behind, 0 from 10 on
    OWN_LAND                 # how much the point is the side's
    ENEMY_LAND
    OWN_INFLUENCE
    ENEMY_INFLUENCE
    OWN_STRENGTH             # of the group of the stone there, 0 dead .. 1 alive
    ENEMY_STRENGTH
    OWN_THREATENED           # a stone that the next move would capture or save
    ENEMY_THREATENED
    IS_LOST                  # a stone that is captured whoever moves
    STRING_SIZE
    ON_LINE                  # the line of the point: 1, 2, 3, 4
    MOVE_NUMBER = ON_LINE + 4
    RECENCY                  # of a move at the point: 8 / (4 + moves since)
    AGE                      # the same, 2 for the last move, 0.05 less for each move since
    MORE_LIBERTIES           # of a string beyond four, in fours
    PLANES


# The planes of a position that was looked at and evaluated: `planes` has room for PLANES numbers for each point of the
# board, row by row. `value` is what each of position.moves is worth in nats, of which there must be one.
cdef void fill_planes(Position position, const double* value, int8_t* planes) noexcept nogil

cdef int8_t _level(double amount) noexcept nogil
cdef int8_t* _at(Position position, int8_t* planes, int point) noexcept nogil
cdef double _stretched(double influence) noexcept nogil
cdef void _fill_points(Position position, int8_t* planes) noexcept nogil
cdef void _fill_stone(Position position, Board board, int point, int8_t* at) noexcept nogil
cdef void _fill_recent(Position position, int8_t* planes) noexcept nogil
cdef void _fill_ages(Position position, Board board, int8_t* planes) noexcept nogil
cdef void _fill_moves(Position position, const double* value, int8_t* planes) noexcept nogil
