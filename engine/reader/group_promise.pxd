# How promising a move for or against a group is.
#
# The promise is the logarithm of the odds that the move is the one that decides, rather than another one of the
# position, in sixteenths of a nat. A small network computes it, a separate one for each side to move: each trait of
# the move adds a row of numbers to 16 units, chosen by its value; the units above 0 are then added up with weights.
# The weights were learned from the moves that decided searches (bench/promise.py). Two traits are known only after
# the move has been played: what the group gains in room and stones by its own move there, and what it loses by the
# enemy's.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.stdlib cimport free, malloc

from engine.board cimport KO, LEGAL, OFFSETS, Board
from engine.points cimport EDGE, EMPTY, NO_POINT, NUM_POINTS, PASS, STRIDE, col_of, diagonal, other, row_of
from engine.pointset cimport PointSet, drop_point, has_point
from engine.reader.floods cimport any_of, size_of
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_space cimport GroupSpace
from engine.reader.ladders cimport Outcome, add_head, outcome_of


cdef enum:
    NUM_STILL = 24       # traits that are known without playing the move
    NUM_PROMISES = 26    # all traits
    PROMISE_VALUES = 25  # values of a trait at most
    GAIN_VALUES = 14     # of the gain by its own move: -2 and less, -1, 0, ...; the last value means unknown
    LOSS_VALUES = 17     # of the loss by the enemy's move, the same way
    FAR_LINE = 4         # lines are told apart up to this one, counted from 0 at the edge
    NOTED_NODES = 16     # one position in so many is noted; a power of two


cpdef enum:
    UNITS = 16           # of the network
    # What stands for one (for a nat) in ...
    ROW_SCALE = 128      # the numbers that are added to units
    OUT_SCALE = 64       # the weights of the units
    PROMISE_SCALE = 16   # promises


cdef extern from *:
    """
    /* The units of a row, all at once: compilers unroll a plain loop before they see that they could. */
    typedef short all_units __attribute__((vector_size(32), aligned(2), may_alias));
    static inline __attribute__((unused)) void add_row(short *units, const short *row) {
        *(all_units *)units += *(const all_units *)row;
    }
    """
    void add_row(int16_t* units, const int16_t* row) noexcept nogil


# What is at a point: 0 nothing, 1 a stone of this color, 2 one of the other color, 3 beyond the edge.
cdef inline int kind_of(int at, int color) noexcept nogil:
    return 0 if at == EMPTY else 3 if at == EDGE else 1 if at == color else 2


@cython.final
cdef class GroupPromise:
    cdef GroupJudge judge
    cdef GroupSpace space
    # by whether the attacker is to move
    cdef int16_t rows[2][NUM_PROMISES][PROMISE_VALUES][UNITS]
    cdef int16_t bias[2][UNITS]
    cdef int16_t out[2][UNITS]
    cdef int8_t all_traits[NUM_POINTS][NUM_PROMISES]    # by point: the traits of the moves that were looked at
    cdef int8_t* traits                 # of the last of these
    cdef int around[8]                  # from a point to the eight around it
    cdef PointSet zone                  # where the group may have room, or enemies are shut in with it
    cdef int standing                   # how much room and stones the group has as it stands
    # -- moves that are noted, for learning -----------------------------------------------------------------
    cdef int most_noted
    cdef int num_noted
    cdef int num_positions
    cdef int32_t* noted_positions       # of each move, the number of its position
    cdef int8_t* noted_traits           # its traits, whether the attacker was to move, and whether it decided

    # Begin with the position that the judge judged last.
    cdef void begin(self) noexcept nogil
    # Find the traits of a move that are known without playing it; False if it is illegal or not about the group.
    cdef bint look(self, Board board, int point, int color, int to_move) noexcept nogil
    # What that move promises, by the traits that are known of it.
    cdef int promise(self, bint attacking) noexcept nogil
    # To be called before play(): find how the group stands now. The judgement is lost.
    cdef void stand(self, Board board, int stone) noexcept nogil
    # Find the other two traits of a move that was looked at; promise() is then about this move.
    cdef void play(self, Board board, int stone, int move) noexcept nogil
    # Whether the position of this key is one of those that are noted, and there is room for its moves.
    cdef bint notes(self, uint64_t key, int number) noexcept nogil
    # Note a move with all its traits; call end_position() after the last one of a position.
    cdef void note(self, bint attacking, bint has_decided) noexcept nogil
    cdef void end_position(self) noexcept nogil

    cdef bint _look_beside(self, Board board, int point, int color) noexcept nogil
    cdef bint _look_across(self, Board board, int point, int color) noexcept nogil
    cdef void _look_round(self, Board board, int point, int color) noexcept nogil
    cdef int _step(self, Board board, int point) noexcept nogil
    cdef int _worth_after(self, Board board, int stone, int move, int color) noexcept nogil
