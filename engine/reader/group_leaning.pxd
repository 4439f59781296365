# How an open position tends to end: with the group killed, or alive.
#
# The leaning is the logarithm of the odds that the group is killed, in sixteenths of a nat. It is a sum of weights,
# one for the value of each trait of the position (how much room, how many liberties, ...), with separate weights for
# each side to move. They were learned from positions that searches solved (bench/leaning.py). The leaning gives the
# proof and disproof number with which a search begins: the less likely a kill, the higher the proof number.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from libc.stdlib cimport free, malloc

from engine.board cimport Board
from engine.reader.floods cimport size_of
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_table cimport DEFENDER_WINS_KOS, UNTIL_BOTH_PASS, GroupEntry, GroupTable


cpdef enum:
    SCALE = 16           # of leanings and weights, to a nat


cdef enum:
    MOST_LEANING = 127
    NUM_TRAITS = 12
    TRAIT_VALUES = 16    # values of a trait at most
    NOTED_SHARE = 8      # one leaf in so many is noted; a power of two
    NUMBER_SCALE = 12    # what a nat adds to a proof or disproof number


@cython.final
cdef class GroupLeaning:
    cdef GroupJudge judge
    cdef int16_t weights[2][NUM_TRAITS][TRAIT_VALUES]   # by whether the attacker is to move
    cdef int16_t constant[2]
    cdef int16_t numbers[2 * MOST_LEANING + 1]          # proof numbers by leaning
    cdef int8_t traits[NUM_TRAITS]
    # -- leaves that are noted, for learning ----------------------------------------------------------------
    cdef int most_noted
    cdef int num_noted
    cdef uint64_t* noted_keys
    cdef int8_t* noted_traits           # of each leaf its traits, and whether the attacker was to move

    # Find the traits of the position that the judge has just called OPEN.
    cdef void look(self, Board board, int stone, int mode) noexcept nogil
    cdef void _take(self, int trait, int value, int least, int most) noexcept nogil
    # The leaning of that position if the attacker, or the defender, is to move.
    cdef int leaning(self, bint attacking) noexcept nogil
    # The proof and the disproof number of a position with this leaning.
    cdef int proof(self, int leaning) noexcept nogil
    cdef int disproof(self, int leaning) noexcept nogil
    # Note the position that was looked at, if leaves are noted and this is one of those chosen.
    cdef void note(self, uint64_t key, bint attacking) noexcept nogil
