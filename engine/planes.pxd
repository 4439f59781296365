# What does the board network (engine/board_network) see of a position? PLANES whole numbers of each point, one of each
# plane, in units of 1/PLANE_UNIT.
#
# They say which stones are there and how many liberties these have, where the last moves were, what moves are worth and
# what reading says of them, and what the evaluation says of stones, groups and empty points. All of it is asked of
# others; nothing is judged here. Nothing depends on how the board is turned, or on which color is to move: "own" is the
# side to move.

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
    MOST_PLANE = 127         # the numbers of planes are 0 .. MOST_PLANE
    MOST_COUNTED = 2800      # for counts from there on, a plane says MOST_PLANE


# The planes, with what they say in whole units; where nothing else is said, 1 if it is so.
cpdef enum:
    ON_BOARD
    OWN_STONE
    ENEMY_STONE
    OWN_LIBERTIES            # of the string there, four planes: 1, 2, 3, 4 or more
    ENEMY_LIBERTIES = OWN_LIBERTIES + 4
    LAST_MOVE = ENEMY_LIBERTIES + 4
    PREVIOUS_MOVE
    THIRD_MOVE
    KO_BAN
    PROBABILITY              # of a move there, in quarters
    CLOSE_TO_BEST            # 2 for the best move, 1 for one that is 5 nats behind, 0 from 10 on
    OWN_LAND                 # the territory that the point is to it, 0 to 1
    ENEMY_LAND
    OWN_INFLUENCE            # half the logarithm of 1 + twice the influence
    ENEMY_INFLUENCE
    OWN_STRENGTH             # of the group of the stone there, 0 dead .. 1 alive
    ENEMY_STRENGTH
    OWN_THREATENED           # a stone that the next move would capture or save
    ENEMY_THREATENED
    IS_LOST                  # a stone that is captured whoever moves
    STRING_SIZE              # a count: half the logarithm of 1 + the number
    ON_LINE                  # the line of the point, four planes: 1, 2, 3, 4
    MOVE_NUMBER = ON_LINE + 4 # in units of 200 moves, the same at all points
    RECENCY                  # of a move at the point: 8 / (4 + moves since)
    AGE                      # the same, 2 for the last move, 0.05 less for each move since
    MORE_LIBERTIES           # of a string beyond four, in fours
    OWN_EYES                 # of the group of the stone there, if the enemy moves first
    OWN_MOST_EYES            # the same, if its side moves first
    ENEMY_EYES
    ENEMY_MOST_EYES
    GROUP_STONES             # counts, of the group of the stone there
    GROUP_LIBERTIES
    GROUP_ROOM               # points nearby that are nearer to it than to any other group
    OWN_URGENT               # this group must be defended, or attacked, before anything else
    ENEMY_URGENT
    OWN_EYE_SPACE            # the point is in an eye: what that is worth if the enemy moves first
    ENEMY_EYE_SPACE
    OWN_NEAR                 # 2 at a stone, 0 from eight steps on
    ENEMY_NEAR
    OWN_LEAD                 # in tens of points, the same at all points
    ENEMY_LEAD
    MOVE_LIBERTIES           # of the string that a move there would make, four planes: 1, 2, 3, 4 or more
    IS_TRAPPED = MOVE_LIBERTIES + 4  # that string is captured by a ladder
    TAKES                    # counts: stones that the move takes off the board
    CAPTURES                 # enemy stones that it captures, as reading says
    SAVES                    # own stones that it saves, as reading says
    GIVES_ATARI              # enemy stones that it puts in atari
    BEGINS_LADDER            # those of them that a ladder captures
    CUTS                     # what is at stake there (engine/situation), a connection or an eye, in twelfths
    LINKS
    MAKES_EYE
    TAKES_EYE
    PLANES


# Write the planes of a position: PLANES numbers of each point of the board, row by row. The position must have been
# looked at and evaluated, and `situation` and `strategy` have looked at it. `value` has the values of position.moves in
# nats; there must be a move.
cdef void fill_planes(
    Position position, Situation situation, Strategy strategy, const double* value, int8_t* planes
) noexcept nogil

cdef int8_t COUNTED[MOST_COUNTED + 1]     # what a plane says of a count, by the number counted
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
