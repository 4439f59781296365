# Moves for or against a group that are worth reading, most promising first.

cimport cython
from libc.stdint cimport int16_t
from libc.string cimport memset

from engine.board cimport KO, LEGAL, OFFSETS, Board
from engine.points cimport BLACK, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, WHITE, other
from engine.pointset cimport PointSet, add_all, drop_point, has_point, next_point
from engine.reader.floods cimport any_of, both_of, size_of, spread, without
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_space cimport GroupSpace
from engine.reader.ladders cimport Outcome, outcome_of


cdef enum:
    WIN_VALUE = 6        # of a move that won elsewhere, for each doubling of how often
    GAIN_VALUE = 2       # of a point of room,
    MOST_GAIN = 10       # up to so many
    MAX_MOVES = 20       # moves that are worth reading at one node


@cython.final
cdef class GroupMoves:
    cdef GroupJudge judge
    cdef GroupSpace space
    cdef bint has_left_out              # rank() had more than it was to keep, since somebody set this to 0
    cdef int wins[3][NUM_POINTS]        # by color and point: how often a move there has won
    cdef int number
    cdef int16_t moves[MAX_MOVES]
    cdef int values[MAX_MOVES]          # how promising they are

    # Which moves have won so far; they are tried first elsewhere.
    cdef void forget(self) noexcept nogil
    cdef void note_win(self, int color, int point) noexcept nogil
    # After judge(): the moves of `to_move`.
    cdef void list_moves(self, Board board, int stone, int to_move) noexcept nogil
    # Then: put first what makes most difference, and keep so many. Space and judgement are lost.
    cdef void rank_moves(self, Board board, int stone, int most) noexcept nogil

    cdef int _credit(self, int color, int point) noexcept nogil
    cdef int _gain(self, Board board, int stone, int move) noexcept nogil
    cdef int _worth_after(self, Board board, int stone, int move, int color) noexcept nogil
    cdef void _add_short_strings(self, Board board, int color, const PointSet* near, PointSet* moves) noexcept nogil
    cdef int _worth(self, Board board, int point, int color, int to_move, const PointSet* zone) noexcept nogil
