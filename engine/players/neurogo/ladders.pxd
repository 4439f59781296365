# What the experts ask of tactics: whether a string can be captured in a ladder, and whether a stone that is put down can.
#
# Answers are kept for one position, the base, with what they depend on (Reader.footprint); for a position that differs
# from it by a few stones only those are read again that depend on what differs. So they depend on the position alone.

cimport cython
from libc.stdint cimport int8_t, int64_t, uint64_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, Board
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, WHITE, point_at
from engine.pointset cimport PointSet, add_point, clear_points, meets
from engine.reader.ladders cimport CAPTURED, Outcome, Reader, outcome_of
from engine.string_hash cimport string_hash


cpdef enum:
    MANY = 5             # liberties and stones are counted up to here


# A side plays at an empty point.
cdef struct Placed:
    bint known
    int8_t liberties                    # of the string that it gets, MANY at most; 0: suicide
    int8_t captured                     # in a ladder, the enemy next; a suicide is, what a ko forbids is not
    PointSet footprint


# A string.
cdef struct Chased:
    bint known
    int8_t first                        # captured in a ladder although its own side plays first
    int8_t second                       # captured in a ladder if its enemy plays first
    PointSet footprint


@cython.final
cdef class Ladders:
    cdef Reader reader
    cdef bint is_base                   # what was looked at last is the base
    # By point: a hash of the string there, in the base.
    cdef uint64_t seen[NUM_POINTS]
    cdef int seen_size
    cdef int seen_ko_point
    cdef int seen_ko_color
    # Where what was looked at last differs from the base; words first_changed .. last_changed.
    cdef PointSet changed
    cdef int first_changed
    cdef int last_changed
    cdef int64_t num_walks
    cdef int64_t walked[NUM_POINTS]         # by head: the number of the walk that met the string
    cdef uint64_t hash_of[NUM_POINTS]   # by head
    # Of the base: by color and point, and by the first stone of a string in reading order; then one answer that is not
    # of the base.
    cdef Placed placed[3][NUM_POINTS]
    cdef Chased chased[NUM_POINTS]
    cdef Placed other_placed
    cdef Chased other_chased

    # Forget all.
    cdef void forget(self) noexcept nogil
    # Make a board the base.
    cdef void look(self, Board board) noexcept nogil
    # Look at a board that is much like the base.
    cdef void glance(self, Board board) noexcept nogil
    # Answers on the board that was looked at last; good until the next question. `key` is the string's first stone.
    cdef const Placed* of_stone(self, Board board, int color, int point) noexcept nogil
    cdef const Chased* of_string(self, Board board, int key) noexcept nogil

    cdef void _compare(self, Board board, bint keep) noexcept nogil
    cdef void _compare_ko(self, Board board, bint keep) noexcept nogil
    cdef uint64_t _hash(self, Board board, int head) noexcept nogil
    cdef void _drop(self, Board board) noexcept nogil
    cdef bint _holds(self, const PointSet* footprint) noexcept nogil
    cdef void _read_stone(self, Board board, int color, int point, Placed* told) noexcept nogil
    cdef void _read_string(self, Board board, int key, Chased* told) noexcept nogil
