# The path: the positions between the question and the position that is looked at, and solutions that come back to it.
#
# A solution by a line that comes back to a position of the path holds only if that position is on the path
# (graph-history interaction: M. Campbell, 1985; A. Kishimoto, M. Mueller, 2004). During a search, the positions to
# which a line comes back are bits, by depth. With a solution they are stored as a Loop: how many moves before they
# were, and a hash of their keys and of whether the group lives by coming back to them.

cimport cython
from libc.stdint cimport uint64_t

from engine.board cimport Board, Frame
from engine.points cimport PASS
from engine.reader.group_table cimport Loop


cdef enum:
    MAX_DEPTH = 48       # moves in a line; a bit each


@cython.final
cdef class GroupPath:
    cdef int color                      # the group's
    cdef uint64_t keys[MAX_DEPTH + 1]   # by depth

    # The depth of a position on the path, above this depth; -1 if it is not on it.
    cdef int place_of(self, uint64_t key, int depth) noexcept nogil
    # Whether the group lives if the position before the last `moves` moves comes back. It does if it passed meanwhile,
    # or if its enemy took back a ko against the ban: a double ko is life, as he would need threats without end.
    cdef bint lets_live(self, Board board, int moves) noexcept nogil
    # Those of these positions that are above this depth.
    cdef uint64_t above(self, uint64_t positions, int depth) noexcept nogil
    # Describe, for a position at this depth, the positions above it that it depends on.
    cdef void describe(self, Board board, uint64_t positions, int depth, Loop* loop) noexcept nogil
    # The positions that `loop` describes, seen from this depth, as bits; 0 if the path has other positions there.
    cdef uint64_t found(self, Board board, const Loop* loop, int depth) noexcept nogil

    cdef uint64_t _turned(self, uint64_t positions, int depth) noexcept nogil
    cdef uint64_t _code(self, Board board, uint64_t positions, int depth) noexcept nogil
