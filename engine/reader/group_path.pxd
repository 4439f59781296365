# The positions between a question and the one that is looked at, and what comes back to them.
#
# What is solved by a line that comes back to a position of the path holds only where that position is on the path
# (M. Campbell, "The graph-history interaction", 1985; A. Kishimoto, M. Mueller, 2004). Such positions are a set of
# bits, by depth; kept with a solved position they are told by how many moves lie between, by their keys, and by
# whether it was such a way that the group lives by what comes back to them.

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

    # Where on the path, above this depth, a position is: its depth, -1 if it is not.
    cdef int place_of(self, uint64_t key, int depth) noexcept nogil
    # Whether the group lives when what was before the last so many moves comes back: it passed, or its enemy, who wins
    # the kos, took one back at once. A double ko is life: there is no end to the threats that he would need.
    cdef bint lets_live(self, Board board, int moves) noexcept nogil
    # Of these positions those above this depth.
    cdef uint64_t above(self, uint64_t positions, int depth) noexcept nogil
    # Tell of a position at this depth which positions above it it depends on.
    cdef void describe(self, Board board, uint64_t positions, int depth, Loop* loop) noexcept nogil
    # The positions that are told of, as seen from this depth; 0 when the path has others there.
    cdef uint64_t found(self, Board board, const Loop* loop, int depth) noexcept nogil

    cdef uint64_t _turned(self, uint64_t positions, int depth) noexcept nogil
    cdef uint64_t _code(self, Board board, uint64_t positions, int depth) noexcept nogil
