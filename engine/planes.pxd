# What the board network sees of a position (engine/board_network): PLANES whole numbers a point, each what one
# plane says there, in units of 1/PLANE_UNIT.

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int8_t
from libc.string cimport memset

from engine.board cimport Board, String
from engine.evaluation.groups cimport EYE, Group
from engine.points cimport BOARD_SPAN, EMPTY, FIRST, NO_POINT, col_of, other, point_at, row_of
from engine.position cimport FAR_STONE, Position
from engine.reader.ladders cimport CAPTURED
from engine.situation cimport Situation
from engine.strategy cimport Strategy
from engine.tactics cimport LOST, THREATENED, MoveTactics


cpdef enum:
    PLANE_UNIT = 32
    MOST_PLANE = 127         # what a plane says is between 0 and this
    MOST_COUNTED = 2800      # from there on a count is MOST_PLANE


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
    OWN_EYES                 # of the group of the stone there, if the enemy moves first ...
    OWN_MOST_EYES            # ... if its side does
    ENEMY_EYES
    ENEMY_MOST_EYES
    GROUP_STONES
    GROUP_LIBERTIES
    GROUP_ROOM               # how much of the board is nearer to it than to any other
    OWN_URGENT               # it must be defended, or attacked, before anything else
    ENEMY_URGENT
    OWN_EYE_SPACE            # the point is in an eye: what that is worth if the enemy moves first
    ENEMY_EYE_SPACE
    OWN_NEAR                 # 2 at a stone, 0 from eight steps on
    ENEMY_NEAR
    OWN_LEAD                 # in tens of points, the same at all points
    ENEMY_LEAD
    MOVE_LIBERTIES           # of the string that a move there would make: 1, 2, 3, 4 or more
    IS_TRAPPED = MOVE_LIBERTIES + 4  # that string is captured by a ladder
    TAKES                    # stones that the move takes off the board,
    CAPTURES                 # enemy ones that it captures as reading says,
    SAVES                    # own ones that it saves,
    GIVES_ATARI              # enemy ones that it puts in atari,
    BEGINS_LADDER            # of these, those that a ladder captures
    CUTS                     # what is at stake there (engine/situation): a connection, an eye
    LINKS
    MAKES_EYE
    TAKES_EYE
    PLANES


# The planes of a position that was looked at and evaluated, as were its situation and its strategy: `planes` has room
# for PLANES numbers for each point of the board, row by row. `value` is what each of position.moves is worth in nats,
# of which there must be one.
cdef void fill_planes(
    Position position, Situation situation, Strategy strategy, const double* value, int8_t* planes
) noexcept nogil

cdef int8_t COUNTED[MOST_COUNTED + 1]     # _counted, by number
cdef void _fill_table() noexcept nogil
cdef int8_t _level(double amount) noexcept nogil
cdef int8_t* _at(Position position, int8_t* planes, int point) noexcept nogil
cdef double _stretched(double influence) noexcept nogil
cdef int8_t _counted(int number) noexcept nogil
cdef void _fill_points(Position position, Strategy strategy, int8_t* planes) noexcept nogil
cdef void _fill_stone(Position position, Strategy strategy, Board board, int point, int8_t* at) noexcept nogil
cdef void _fill_group(const Group* group, bint is_enemy, bint is_urgent, int8_t* at) noexcept nogil
cdef void _fill_recent(Position position, int8_t* planes) noexcept nogil
cdef void _fill_ages(Position position, Board board, int8_t* planes) noexcept nogil
cdef void _fill_moves(Position position, Situation situation, const double* value, int8_t* planes) noexcept nogil
cdef void _fill_move(Position position, Board board, int point, int8_t* at) noexcept nogil
cdef int8_t _stake(int at_stake) noexcept nogil
