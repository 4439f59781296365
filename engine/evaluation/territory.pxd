# Territory and score (seed 000, section 4: EVALUATION FUNCTION): whose is each point, from -1 (White's) to 1 (Black's)?
#
# Points are valued in passes, from what is sure to what is likely:
# 1. stones: by the strength of their group (the point of a dead stone belongs to the other side);
# 2. areas of empty points and dead stones that the stones of only one side surround: that side's, by the strength of
#    the weakest group around, but not below 0;
# 3. all other empty points: by the influence of both sides and by the nearest group. The weights are learned
#    (bench/strength.py);
# 4. finally, what is unconditionally somebody's (engine/evaluation/life) or safe (engine/evaluation/safety): 1 or -1.
#
# The score is the sum, in fiftieths of a point: Black's lead by area counting, without komi.

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.evaluation.groups cimport GROUP_DEAD, Group, Groups
from engine.evaluation.influence cimport Influence
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport Safety
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, WHITE, col_of, row_of


cpdef enum:
    FIFTIETHS = 50       # the score is counted in fiftieths of a point
    NUM_SIGNS = 13       # signs that tell the owner of an open point; the last of them, NUM_LINES,
    NUM_LINES = 5        # depend on its line


cdef double[NUM_SIGNS] SIGN_WEIGHTS


@cython.final
cdef class Territory:
    cdef float value[NUM_POINTS]
    cdef readonly int score
    cdef int8_t is_area[NUM_POINTS]     # valued by the second pass
    cdef int8_t seen[NUM_POINTS]
    cdef int16_t area[NUM_POINTS]
    cdef int num_area

    # Work out the values of all points. The others must have looked at the board just before.
    cdef void look(self, Board board, Groups groups, Influence influence, Life life, Safety safety) noexcept nogil
    # The signs by which the owner of an empty point is told: NUM_SIGNS numbers, positive for Black.
    cdef void list_signs(self, Board board, Groups groups, Influence influence, int point, double* signs) noexcept nogil

    cdef void _value_stones(self, Board board, Groups groups) noexcept nogil
    cdef void _value_areas(self, Board board, Groups groups) noexcept nogil
    cdef bint _is_open(self, Board board, Groups groups, int point) noexcept nogil
    cdef void _value_area(self, Board board, Groups groups, int point) noexcept nogil
    cdef void _value_open(self, Board board, Groups groups, Influence influence) noexcept nogil
    cdef void _sum_up(self, Board board, Life life, Safety safety) noexcept nogil


cdef int line_class(Board board, int point) noexcept nogil
