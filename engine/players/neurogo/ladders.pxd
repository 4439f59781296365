# What do NeuroGo's experts ask of tactics? Whether a string can be captured in a ladder, and whether a stone that is
# put down can.
#
# The answers are those of engine/reader/ladders. They are kept for one position, the base, with what they depend on
# (Reader.footprint). For a position that differs from it by a few stones, only those are read again that depend on the
# difference, so the answers depend on the position alone. Other tactics are not read.

cimport cython
from libc.stdint cimport int8_t, int64_t, uint64_t
from libc.string cimport memset

from engine.board cimport LEGAL, Board
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, WHITE, point_at
from engine.pointset cimport PointSet, add_point, clear_points, find_span, meets
from engine.reader.ladders cimport CAPTURED, Outcome, Reader, outcome_of
from engine.string_hash cimport string_hash


cpdef enum:
    MANY = 5             # liberties and stones are counted up to this


# What becomes of a stone that a side puts at an empty point.
cdef struct Placed:
    bint known
    int8_t liberties                    # of its string, MANY at most; 0: suicide
    int8_t captured                     # in a ladder, the enemy to move; 1 for a suicide, 0 if a ko forbids the move
    PointSet footprint


# What becomes of a string.
cdef struct Chased:
    bint known
    int8_t first                        # captured in a ladder even if its own side plays first
    int8_t second                       # captured in a ladder if the enemy plays first
    PointSet footprint


@cython.final
cdef class Ladders:
    cdef Reader reader
    cdef bint is_base                   # the position looked at last is the base
    # Of the base.
    cdef uint64_t seen[NUM_POINTS]      # by point: a hash of the string there; 1: empty
    cdef int seen_size
    cdef int seen_ko_point
    cdef int seen_ko_color
    # The points where the position looked at last differs from the base, all in words first_changed .. last_changed.
    cdef PointSet changed
    cdef int first_changed
    cdef int last_changed
    cdef int64_t num_walks              # how many comparisons were begun
    cdef int64_t walked[NUM_POINTS]     # by head: the number of the comparison that met the string last
    cdef uint64_t hash_of[NUM_POINTS]   # by head
    # Answers for the base: by color and point; by the first stone of a string, in reading order.
    cdef Placed placed[3][NUM_POINTS]
    cdef Chased chased[NUM_POINTS]
    # One answer for a position that is not the base.
    cdef Placed other_placed
    cdef Chased other_chased

    # Forget all answers.
    cdef void forget(self) noexcept nogil
    # Make a board the base.
    cdef void look(self, Board board) noexcept nogil
    # Look at a board that differs little from the base, which stays.
    cdef void glance(self, Board board) noexcept nogil
    # Answers for the board that was looked at last; valid until the next question. `key` is the first stone of a
    # string, in reading order.
    cdef const Placed* of_stone(self, Board board, int color, int point) noexcept nogil
    cdef const Chased* of_string(self, Board board, int key) noexcept nogil

    cdef void _compare(self, Board board, bint keep) noexcept nogil
    cdef void _compare_ko(self, Board board, bint keep) noexcept nogil
    cdef uint64_t _hash(self, Board board, int head) noexcept nogil
    cdef void _drop(self, Board board) noexcept nogil
    cdef bint _holds(self, const PointSet* footprint) noexcept nogil
    cdef void _read_stone(self, Board board, int color, int point, Placed* told) noexcept nogil
    cdef void _read_string(self, Board board, int key, Chased* told) noexcept nogil
