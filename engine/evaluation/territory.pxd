# Territory and score (seed 000, section 4: EVALUATION FUNCTION): what each point is worth, -1 White's .. 1 Black's,
# by passes from what is sure to what is likely:
#
# 1. stones: the strength of their group (a dead stone's point is the other side's);
# 2. areas of empty points and dead stones that only one side's stones surround: theirs, as strong as the weakest
#    group around, but not less than 0;
# 3. all other empty points: by the influence of both sides, and by which side's stones are nearer;
# 4. over all of that, what is somebody's for good (engine/evaluation/life), or safe (engine/evaluation/safety): 1 or -1.
#
# The score is the sum in fiftieths of a point, area counting, without komi: Black's lead if positive.

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
    FIFTIETHS = 50       # of a point, in which the score is counted
    NUM_SIGNS = 13       # what the owner of an open point is told from; the last of them
    NUM_LINES = 5        # by its line


cdef double[NUM_SIGNS] SIGN_WEIGHTS


@cython.final
cdef class Territory:
    cdef float value[NUM_POINTS]
    cdef readonly int score
    cdef int8_t is_area[NUM_POINTS]     # settled by the second pass
    cdef int8_t seen[NUM_POINTS]
    cdef int16_t area[NUM_POINTS]
    cdef int num_area

    # Work out the values of all points; right after the others have looked at the board.
    cdef void look(self, Board board, Groups groups, Influence influence, Life life, Safety safety) noexcept nogil
    # What the owner of an empty point is told from: NUM_SIGNS numbers, positive for Black.
    cdef void list_signs(self, Board board, Groups groups, Influence influence, int point, double* signs) noexcept nogil

    cdef void _value_stones(self, Board board, Groups groups) noexcept nogil
    cdef void _value_areas(self, Board board, Groups groups) noexcept nogil
    cdef bint _is_open(self, Board board, Groups groups, int point) noexcept nogil
    cdef void _value_area(self, Board board, Groups groups, int point) noexcept nogil
    cdef void _value_open(self, Board board, Groups groups, Influence influence) noexcept nogil
    cdef void _sum_up(self, Board board, Life life, Safety safety) noexcept nogil


cdef int line_class(Board board, int point) noexcept nogil
