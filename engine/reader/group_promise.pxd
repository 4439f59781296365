# How promising a move for or against a group is: learned from the moves that decided searches (bench/promise.py).
#
# The promise is the logarithm of the odds that a move is the one that decides, against the others of its position, in
# sixteenths. A small network tells it: each value of each trait adds to sixteen units, other ones for each side to
# move, and those that are above 0 are added up by weight. Two traits take playing it: the room and the stones that
# the group gains by its own move there, and what it loses by the enemy's; until it is played they are unknown.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.stdlib cimport free, malloc

from engine.board cimport KO, LEGAL, OFFSETS, Board
from engine.points cimport EDGE, EMPTY, NO_POINT, NUM_POINTS, PASS, STRIDE, col_of, other, row_of
from engine.pointset cimport PointSet, drop_point, has_point
from engine.reader.floods cimport any_of, size_of
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_space cimport GroupSpace
from engine.reader.ladders cimport Outcome, outcome_of


cdef enum:
    NUM_STILL = 24       # traits that take no playing,
    NUM_PROMISES = 26    # and all
    PROMISE_VALUES = 25  # of a trait, at most
    GAIN_VALUES = 14     # of what the group gains by its own move: 2 less than nothing and more; the last: unknown
    LOSS_VALUES = 17     # of what it loses by the enemy's, the same way
    FAR_LINE = 4         # lines from the edge that are told apart, from 0
    NOTED_NODES = 16     # one position in so many is noted; a power of two


cpdef enum:
    UNITS = 16           # of the network
    ROW_SCALE = 128      # what it adds to units, to a nat
    OUT_SCALE = 64       # the weights of these, to one
    PROMISE_SCALE = 16   # promises, to a nat


cdef extern from *:
    """
    /* The units of a row, all at once: compilers unroll a plain loop before they see that they could. */
    typedef short all_units __attribute__((vector_size(32), aligned(2), may_alias));
    static inline __attribute__((unused)) void add_row(short *units, const short *row) {
        *(all_units *)units += *(const all_units *)row;
    }
    """
    void add_row(int16_t* units, const int16_t* row) noexcept nogil


# Of a point: 0 empty, 1 a stone of this color, 2 of the other, 3 beyond the edge.
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
    cdef int8_t all_traits[NUM_POINTS][NUM_PROMISES]    # of the moves that were looked at, by point
    cdef int8_t* traits                 # of the last one
    cdef int around[8]                  # from a point to those around it
    cdef PointSet zone                  # where the group may have room, or enemies are shut in with it
    cdef int standing                   # room and stones of the group as it is
    # -- moves that are noted, to be learned from -----------------------------------------------------------
    cdef int most_noted
    cdef int num_noted
    cdef int num_positions
    cdef int32_t* noted_positions       # of each which position it is of
    cdef int8_t* noted_traits           # its traits, whether the attacker was to move, and whether it decided

    # Begin with the position that the judge judged last.
    cdef void begin(self) noexcept nogil
    # The traits of a move that take no playing; False when it is not legal, or has nothing to do with the group.
    cdef bint look(self, Board board, int point, int color, int to_move) noexcept nogil
    # What that move promises by what is known of it.
    cdef int promise(self, bint attacking) noexcept nogil
    # Before play(): how the group stands. The judgement is lost.
    cdef void stand(self, Board board, int stone) noexcept nogil
    # The other two traits of a move that was looked at; promise() is about it then.
    cdef void play(self, Board board, int stone, int move) noexcept nogil
    # Whether the position of this key is one of those that are noted, and there is room for its moves.
    cdef bint notes(self, uint64_t key, int number) noexcept nogil
    # Note a move, with all its traits; after the last one of a position end_position().
    cdef void note(self, bint attacking, bint has_decided) noexcept nogil
    cdef void end_position(self) noexcept nogil

    cdef bint _look_beside(self, Board board, int point, int color) noexcept nogil
    cdef bint _look_across(self, Board board, int point, int color) noexcept nogil
    cdef void _look_round(self, Board board, int point, int color) noexcept nogil
    cdef int _step(self, Board board, int point) noexcept nogil
    cdef int _worth_after(self, Board board, int stone, int move, int color) noexcept nogil
