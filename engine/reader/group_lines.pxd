# What a search about a group found, as lines of moves: the winner plays what the search found, the loser what holds out
# longest.
#
# The lines are taken from what the search remembers: positions that it solved, and solutions by their zones. Nothing is
# searched again, so a line may end early, where nothing more is known.

cimport cython
from libc.stdint cimport uint64_t

from engine.board cimport LEGAL, Board
from engine.points cimport EMPTY, FIRST, NO_POINT, PASS, other
from engine.pointset cimport PointSet, clear_points, next_point
from engine.reader.group_judge cimport BY_CORE, BY_EYES, BY_FRIENDS, BY_LACK, BY_LADDER, BY_NOTHING, BY_ROOM
from engine.reader.group_path cimport MAX_DEPTH
from engine.reader.group_search cimport GroupSearch
from engine.reader.group_table cimport NO_THREATS, UNTIL_BOTH_PASS, GroupEntry, position_key
from engine.reader.group_zones cimport ZoneSolution


cpdef enum:
    # How a line ends, besides the verdicts on the group (BY_... of engine/reader/group_judge.pxd).
    CAPTURED = 16        # the string that was asked about is captured
    REPEATED = 17        # a position of the line comes back
    GIVEN_UP = 18        # the side to move has no move that helps


# What is known of a position.
cdef struct Found:
    int winner                          # who succeeds; EMPTY if that is not known
    int move                            # the move that wins or is expected; NO_POINT: none
    PointSet zone                       # the points on which it depends that he succeeds


@cython.final
cdef class GroupLines:
    cdef GroupSearch search
    cdef dict lengths                   # by the key of a position: the number of moves until the end

    # What is known of a position with this side to move, after a search about it.
    cdef Found _find(self, Board board, int to_move) noexcept
    cdef uint64_t _key(self, Board board, int to_move) noexcept
    cdef bint _play(self, Board board, int to_move, int move) noexcept
    cdef bint _have_passed(self, Board board) noexcept
    cdef void _take_back(self, Board board, int mode) noexcept
    cdef int _next(self, Board board, int to_move) noexcept
    cdef int _length(self, Board board, int to_move, int depth) except -1
    cdef list _resistance(self, Board board, int to_move, int depth, const Found* found)
    cdef tuple _grow(self, Board board, int to_move, int depth, bint branches, tuple above)
    cdef int _end(self, Board board, int to_move, bint is_known) noexcept
