# What a search about a group found, as lines of moves: who has his way plays what the search found, the other side
# what holds out longest.
#
# The lines are read out of what the search remembers: positions that it solved, and those that look the same in a zone
# of one that it solved. Nothing is searched again.

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
    # How a line ends, beside what a group is alive or dead by (BY_... of engine/reader/group_judge.pxd).
    CAPTURED = 16        # the string that was asked about is gone
    REPEATED = 17        # a position of the line comes back
    GIVEN_UP = 18        # who is to move finds nothing that helps


# What is known of a position.
cdef struct Found:
    int winner                          # who has his way; EMPTY when that is not known
    int move                            # his, or the one that is expected; NO_POINT: none
    PointSet zone                       # what it depends on that he has


@cython.final
cdef class GroupLines:
    cdef GroupSearch search
    cdef dict lengths                   # moves until the end, by the key of a position

    # After a search about this board, with this side to move.
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
