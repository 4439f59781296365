# The features of moves: what speaks for or against a move besides the patterns.
#
# Features are in groups, and of each group at most one holds for a move, so a move has at most NUM_GROUPS of them. A
# feature's number is the base of its group plus its value in the group. engine/feature_table.py has the names and the
# sentences; engine/features.py checks that table against these bases when it is loaded. The last features are the
# rules, which speak of the position as a whole and are not found here (engine/rules).

cimport cython
from libc.stdint cimport int16_t

from engine.board cimport OFFSETS, Board
from engine.points cimport EMPTY, NO_POINT, PASS, WHITE, col_of, other, row_of
from engine.attributes cimport distance
from engine.joseki.advice cimport SAYS_NOTHING
from engine.joseki.book cimport BAD, COMPLEX, TRICK, URGENT
from engine.position cimport FAR_DISTANCE, Position
from engine.rules.ground cimport NUM_RULES
from engine.situation cimport Situation, weakest_beside
from engine.pointset cimport has_point
from engine.reader.ladders cimport CAPTURED, add_head
from engine.tactics cimport LOST, THREATENED, MoveTactics, StringTactics


cpdef enum:
    AT_LAST = 0                              # 19 distances (0: none, 1: the same point) * 4 phases
    AT_PREVIOUS = AT_LAST + 76
    AT_THIRD = AT_PREVIOUS + 76              # 19 distances
    AT_PLACE = AT_THIRD + 19                 # 91 places (7 * 13) * 4 phases
    AT_NEAR = AT_PLACE + 364                 # 9 steps to a friend * 9 steps to an enemy
    AT_CAPTURE = AT_NEAR + 81                # 4 sizes * needed * saves own * of the last move
    AT_EXTEND = AT_CAPTURE + 32              # 4 sizes * of the last move * 4 outcomes
    AT_RESCUE = AT_EXTEND + 32               # 4 sizes * of the last move
    AT_ATTACK = AT_RESCUE + 8                # 4 sizes * of the last move
    AT_ATARI = AT_ATTACK + 8                 # 4 sizes * of the last move * captured in a ladder * own stone trapped
    AT_SELF_ATARI = AT_ATARI + 32            # 4 sizes * also takes * also gives atari
    AT_TRAPPED = AT_SELF_ATARI + 16          # 4 sizes
    AT_LIBERTIES = AT_TRAPPED + 4            # 6 liberties * 4: alone, beside own, beside enemy, beside both
    AT_SQUEEZE = AT_LIBERTIES + 24           # 2: 3 liberties, 4 * of the last move * 3 own liberties
    AT_MEETS = AT_SQUEEZE + 12               # 4 own strings * 4 enemy strings beside it
    AT_ANSWER = AT_MEETS + 16                # 3 liberties of an own string beside the last move * sizes 4
    AT_OWN_LOST = AT_ANSWER + 12             # 4 sizes
    AT_ENEMY_LOST = AT_OWN_LOST + 4          # 4 sizes
    AT_KO = AT_ENEMY_LOST + 4                # 19 distances to the point of the ko
    AT_THREAT = AT_KO + 19                   # 4 sizes of what a move threatens while a ko is on
    AT_PASS = AT_THREAT + 4                  # the enemy passed
    # From the evaluation (engine/situation):
    AT_CUT = AT_PASS + 1                     # 4 sizes * 3 lives * whole of an enemy group
    AT_LINK = AT_CUT + 24                    # the same of an own group
    AT_EYE = AT_LINK + 24                    # the same of an own group that gets an eye
    AT_POKE = AT_EYE + 24                    # the same of an enemy group that loses one
    AT_TERRITORY = AT_POKE + 24              # 9 steps from the enemy's to the own side's * 4 phases
    AT_BESIDE = AT_TERRITORY + 36            # 6 states of the weakest own group beside it * 6 of the enemy's
    AT_NEAREST = AT_BESIDE + 36              # of nobody, or 2 sides * 5 states * 4 distances
    AT_OPEN = AT_NEAREST + 41                # 5 sums of both influences * 5 ratios
    AT_JOSEKI = AT_OPEN + 25                 # what the joseki database says: 8 shares * 3 supports * 2 states, and 12 when
                                             # it says something else (engine/joseki/advice)
    AT_JOSEKI_TYPE = AT_JOSEKI + 60          # the move is urgent, complex, trick, bad
    AT_RULES = AT_JOSEKI_TYPE + 4            # a rule speaks: of these any number holds at once (engine/rules)
    NUM_FEATURES = AT_RULES + NUM_RULES
    NUM_GROUPS = 31                          # groups of which at most one value holds: all but the rules


# The different strings of both sides beside a point.
cdef struct Beside:
    int num_own
    int num_enemy
    int own[4]                               # heads
    int enemy[4]


@cython.final
cdef class Features:
    cdef int number                          # how many features the move asked about last has
    cdef int16_t found[NUM_GROUPS]
    cdef Situation situation

    # Begin with a position that has just been looked at; look() is then about its moves.
    cdef void begin(self, Position position) noexcept nogil

    # Find the features of a legal move of position.color: found[:number], at most one of each group.
    cdef void look(self, Position position, int point) noexcept nogil

    cdef void _look(self, Position position, Board board, int point) noexcept nogil
    cdef void _add(self, int feature) noexcept nogil
    cdef void _where(self, Position position, int point) noexcept nogil
    cdef void _enemies(
        self, Position position, Board board, int point, const Beside* beside, const MoveTactics* move
    ) noexcept nogil
    cdef void _own(
        self, Position position, Board board, int point, const Beside* beside, const MoveTactics* move
    ) noexcept nogil
    cdef void _shape(
        self, Position position, Board board, const Beside* beside, const MoveTactics* move
    ) noexcept nogil
    cdef void _evaluated(self, Position position, int point) noexcept nogil
    cdef void _joseki(self, Position position, int point) noexcept nogil
    cdef void _ko(self, Position position, int point, const MoveTactics* move) noexcept nogil


cdef int away(int point, int move) noexcept nogil
cdef int head_at(Board board, int point) noexcept nogil
cdef bint takes_last(Position position, Board board, int point) noexcept nogil
cdef bint saves_from_last(Position position, Board board, int point) noexcept nogil
cdef bint touches(Board board, int head, int point) noexcept nogil
cdef bint touches_atari(Board board, int head) noexcept nogil
cdef int size_class(int stones) noexcept nogil
cdef int amount_class(double own, double enemy) noexcept nogil
cdef int ratio_class(double own, double enemy) noexcept nogil
