# Which moves for or against a group are worth reading, most promising first.
#
# Moves are the points in and beside the group's room, its liberties, and the liberties of short strings around and of
# those that hold them. Their value is what they promise (engine/reader/group_promise.pxd), and more if they have won
# elsewhere in the same question.

cimport cython
from libc.stdint cimport int16_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.points cimport BLACK, FIRST, NO_POINT, NUM_POINTS, WHITE
from engine.pointset cimport PointSet, add_all, add_stones, clear_points, has_point, next_point
from engine.reader.floods cimport any_of, both_of, size_of, spread, without
from engine.reader.group_judge cimport GroupJudge
from engine.reader.group_promise cimport GroupPromise
from engine.reader.group_space cimport GroupSpace


cdef enum:
    WIN_VALUE = 12       # added for a move that has won elsewhere, again for each doubling of how often it won
    MAX_MOVES = 20       # moves that are read at one node at most,
    WIDE = 14            # but if the group has more points of room, or shut in with it, than this,
    MOST_IN_WIDE = 14    # so many
    MOST_PLAYED = 4      # the best so many are played, to see what they gain


@cython.final
cdef class GroupMoves:
    cdef GroupJudge judge
    cdef GroupSpace space
    cdef readonly GroupPromise promise
    cdef bint has_left_out              # rank_moves() has dropped moves since the caller set this to 0
    cdef int wins[3][NUM_POINTS]        # by color and point: how often a move there has won
    cdef int number
    cdef int16_t moves[MAX_MOVES]
    cdef int values[MAX_MOVES]          # how promising they are

    # Forget, or note, which moves have won: they are tried early elsewhere.
    cdef void forget(self) noexcept nogil
    cdef void note_win(self, int color, int point) noexcept nogil
    # List the moves of `to_move`, after judge() about the same position.
    cdef void list_moves(self, Board board, int stone, int to_move) noexcept nogil
    # After that: rank them again by what the best of them gain when played, and keep `most`. The judgement is lost.
    cdef void rank_moves(self, Board board, int stone, int to_move, int most) noexcept nogil
    # Note the moves of a position that `move` decided, if positions are noted for learning (group_promise.pxd).
    cdef void note_decided(self, Board board, int stone, int to_move, int move, uint64_t key) noexcept nogil

    cdef int _credit(self, int color, int point) noexcept nogil
    cdef void _put(self, int i, int move, int value) noexcept nogil
    cdef void _add_short_strings(self, Board board, int color, const PointSet* near, PointSet* moves) noexcept nogil
