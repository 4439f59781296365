# How promising a move for or against a group is: learned from the moves that decided searches (bench/promise.py).
#
# The promise is the logarithm of the odds that a move is the one that decides, against the others of its position, in
# sixteenths: a sum of weights, one for each trait, other ones for each side to move. Two traits take playing it: the
# room and the stones that the group gains by its own move there, and what it loses by the enemy's.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.stdlib cimport free, malloc

from engine.board cimport KO, LEGAL, OFFSETS, Board
from engine.points cimport EDGE, EMPTY, NO_POINT, PASS, STRIDE, other
from engine.pointset cimport PointSet, drop_point, has_point
from engine.reader.floods cimport any_of, size_of
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_space cimport GroupSpace
from engine.reader.ladders cimport Outcome, outcome_of


cdef enum:
    NUM_STILL = 16       # traits that take no playing,
    NUM_PROMISES = 18    # and all
    PROMISE_VALUES = 16  # of a trait, at most
    GAIN_VALUES = 13     # of what the group gains by its own move: 2 less than nothing and more
    LOSS_VALUES = 16     # of what it loses by the enemy's
    NOTED_NODES = 16     # one position in so many is noted; a power of two


@cython.final
cdef class GroupPromise:
    cdef GroupJudge judge
    cdef GroupSpace space
    cdef int16_t weights[2][NUM_PROMISES][PROMISE_VALUES]   # by whether the attacker is to move
    cdef int8_t traits[NUM_PROMISES]
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
    # What those are worth.
    cdef int promise(self, bint attacking) noexcept nogil
    # Before gain(): how the group stands. The judgement is lost.
    cdef void stand(self, Board board, int stone) noexcept nogil
    # What the other two traits of a move are worth.
    cdef int gain(self, Board board, int stone, int move, bint attacking) noexcept nogil
    # Whether the position of this key is one of those that are noted, and there is room for its moves.
    cdef bint notes(self, uint64_t key, int number) noexcept nogil
    # Note a move, with all its traits; after the last one of a position end_position().
    cdef void note(self, bint attacking, bint has_decided) noexcept nogil
    cdef void end_position(self) noexcept nogil

    cdef bint _look_beside(self, Board board, int point, int color) noexcept nogil
    cdef bint _look_across(self, Board board, int point, int color) noexcept nogil
    cdef int _step(self, Board board, int point) noexcept nogil
    cdef int _worth_after(self, Board board, int stone, int move, int color) noexcept nogil
