# The joseki database in memory: local positions of corners by their keys (corners.pxd), each with its moves.

cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport LEGAL, Board
from engine.joseki.binary cimport Entry
from engine.joseki.corners cimport TENUKI, Corners, View
from engine.joseki.openings cimport OpeningBook
from engine.points cimport BLACK, NO_POINT, PASS, other


cdef enum:
    MOST_DEPTH = 400
    # Types of moves, the places of engine.joseki.move.TYPES.
    URGENT = 0
    COMPLEX = 2
    TRICK = 3
    BAD = 5
    IGNORE = 6


# A move of a position. Moves come in the order of the binary.
cdef struct BookMove:
    uint64_t child_key
    int32_t child                       # the position after it; -1: the book ends there
    int32_t next                        # the next move of the same position; -1: none
    int32_t position                    # the position that it is a move of
    int32_t games
    uint8_t place                       # 16 * x + y as the side to move sees it, TENUKI
    uint8_t type


cdef struct BookPosition:
    uint64_t key
    int32_t first                       # its first move
    int64_t games                       # how many games went on with one of its moves
    int64_t elsewhere                   # how many of these with a move elsewhere on the board


# A position while the moves of the binary are played out: whose turn it is, how many moves come before it, and the move
# below which it is written.
cdef struct OpenPosition:
    int position
    int color
    int depth
    int parent


@cython.final
cdef class JosekiBook:
    cdef readonly int num_moves
    cdef readonly int num_positions
    cdef readonly object figures        # by move
    cdef readonly str checksum          # of the binary, hexadecimal
    cdef readonly dict names            # by number, of the moves that have a name
    cdef readonly OpeningBook openings  # of the whole board; None if there are none
    cdef readonly object before         # by move: the move below which it is written; -1: none
    cdef BookMove* moves
    cdef BookPosition* positions
    cdef int32_t* slots                 # by hash of the key: 1 + the position
    cdef uint64_t mask

    # The position with this key; -1 if it is not in the book.
    cdef int find(self, uint64_t key) noexcept nogil

    # The mirror point of a move, if the corner looks the same in both turns; NO_POINT if there is none.
    cdef int twin(self, Corners corners, int corner, const View* view, int place) noexcept nogil
    cdef int _reserve(self, int num_moves) except -1
    cdef int _open(self, uint64_t key) except -1
    cdef int _build(self, bytes entries) except -1
    cdef int _add(self, int number, int position, int place, int type, uint64_t child_key, int games) except -1
    cdef int _resolve(self) noexcept nogil
