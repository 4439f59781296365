# What is a position worth, given whose turn it is?
#
# The evaluation does not ask whose turn it is. But a threatened string is captured if its enemy plays first and saved
# if its own side does, so the side to move saves or takes it, if that is worth a move. How likely its stones are to
# stay is worked out from whose turn it is, how many they are, how strong the group is and how large a part of it they
# are; the weights are learned (bench/strength.py). Empty points beside the string cannot be surer to be its side's
# than the string itself. All other points keep their value from the territory.

cimport cython
from libc.math cimport exp, log, log2
from libc.stdint cimport int8_t
from libc.string cimport memcpy

from engine.board cimport OFFSETS, Board
from engine.evaluation.groups cimport Group
from engine.evaluation.territory cimport FIFTIETHS
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS
from engine.position cimport Position
from engine.tactics cimport THREATENED


cdef enum:
    NUM_STRING_TRAITS = 4


cdef double[2][NUM_STRING_TRAITS] STRING_WEIGHTS     # with the enemy to move, and with its own side to move


@cython.final
cdef class Turns:
    cdef float value[NUM_POINTS]             # by point: -1 (White's) .. 1 (Black's)
    cdef readonly int score                  # their sum in fiftieths of a point: Black's lead if positive
    # By key: whether a string is at stake, and what each of its stones is worth to its own side.
    cdef int8_t at_stake[NUM_POINTS]
    cdef float string_value[NUM_POINTS]

    # Value the board that `position` evaluated last, with `color` to move.
    cdef void look(self, Position position, Board board, int color) noexcept nogil

    cdef void _value_stones(self, Position position, Board board, int color) noexcept nogil
    cdef void _value_empty(self, Position position, Board board, int point) noexcept nogil
    cdef bint _is_at_stake(self, Position position, Board board, int key) noexcept nogil
    cdef float _value_of(self, Position position, Board board, int key, int color) noexcept nogil
    cdef void _list_traits(self, Position position, Board board, int key, double* traits) noexcept nogil
