# Moves for or against a group that are worth reading, most promising first.

cimport cython
from libc.stdint cimport int16_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.points cimport BLACK, FIRST, NO_POINT, NUM_POINTS, WHITE
from engine.pointset cimport PointSet, add_all, clear_points, has_point, next_point
from engine.reader.floods cimport any_of, both_of, size_of, spread, without
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_promise cimport GroupPromise
from engine.reader.group_space cimport GroupSpace, add_stones


cdef enum:
    WIN_VALUE = 12       # of a move that won elsewhere, for each doubling of how often
    MAX_MOVES = 20       # moves that are worth reading at one node,
    WIDE = 14            # points of room, or shut in, beyond which it is
    MOST_IN_WIDE = 14    # so many
    MOST_PLAYED = 4      # of which so many are played, to see what they gain


@cython.final
cdef class GroupMoves:
    cdef GroupJudge judge
    cdef GroupSpace space
    cdef readonly GroupPromise promise
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
    # Then: put first what promises most, the best of them played too, and keep so many. Space and judgement are lost.
    cdef void rank_moves(self, Board board, int stone, int to_move, int most) noexcept nogil
    # Note the moves of a position that one of them decided, if it is one of those (see group_promise.pxd).
    cdef void note_decided(self, Board board, int stone, int to_move, int move, uint64_t key) noexcept nogil

    cdef int _credit(self, int color, int point) noexcept nogil
    cdef void _put(self, int i, int move, int value) noexcept nogil
    cdef void _add_short_strings(self, Board board, int color, const PointSet* near, PointSet* moves) noexcept nogil
