# Positions of the whole board, and what games went on with (openings.py).

cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from engine.board cimport Board
from engine.joseki.corners cimport number_of
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, PASS, WHITE, col_of, map_point, point_at, row_of
from engine.walk cimport Walk


cpdef enum:
    OPENING_SIZE = 19
    MOST_OPENING_STONES = 40     # a position with more is none of an opening
    NUM_PLACES = 361
    OTHERS = 361                 # the place of all moves of a position that too few games have


cdef enum:
    SKETCH_BITS = 26
    ROOM = 1 << 16                      # moves that are kept until they are added up


# The place of each point as a turn shows it, and the random numbers of own and enemy stones at places. They must never
# change, because the positions of files are found by them.
cdef int16_t IMAGE[8][NUM_POINTS]
cdef uint64_t NUMBER[2][NUM_PLACES]


# A position of the whole board. All 16 ways to see it, turned and with colors exchanged, have one key; a place is where
# a point lies in the turn that gave the key.
@cython.final
cdef class WholeBoard:
    cdef readonly uint64_t key
    cdef readonly int symmetries        # the turns that give the key, a bit for each of the 8

    # Look at a board, with `color` to move; false if it is none of an opening: of another size, with too many stones,
    # or with a ko that is banned.
    cdef bint look(self, Board board, int color) noexcept nogil
    # The place of a point: NUM_PLACES at most, the smallest if several turns give the key.
    cdef int place_of(self, int point) noexcept nogil
    # How many points of the board have the place of this one: they cannot be told apart.
    cdef int num_alike(self, int point) noexcept nogil


# Moves of positions, by their keys. It does not change, so that many may share it.
@cython.final
cdef class OpeningBook:
    cdef readonly object rows           # of ROWS, by key and place
    cdef readonly int num_positions
    cdef tuple columns                  # the arrays that the next four are in
    cdef const uint64_t* keys           # of the positions, ascending
    cdef const int32_t* begins          # where the moves of a position begin; one more for the end
    cdef const uint16_t* places
    cdef const uint32_t* games

    # The number of the position with a key; -1 if it is not in the book.
    cdef int find(self, uint64_t key) noexcept nogil


# What a book says of one position at a time.
@cython.final
cdef class OpeningView:
    cdef readonly OpeningBook book
    cdef WholeBoard seen
    cdef int at                         # the position looked at last; -1: it is not in the book

    # Look at a board; whether the book has the position.
    cdef bint look(self, Board board, int color) noexcept nogil
    # In how many games of the position looked at last the side played there; of points alike each has its share.
    cdef double games_at(self, int point) noexcept nogil
    # In how many games it played what too few games have.
    cdef double games_elsewhere(self) noexcept nogil
    cdef uint32_t _games_of(self, int place) noexcept nogil


# A move; the same layout as ROWS.
cdef packed struct Row:
    uint64_t key
    uint16_t place
    uint32_t games


# Counts the moves of openings, in two passes over all games.
@cython.final
cdef class OpeningCounter:
    cdef readonly int least             # games that a move must have
    cdef Walk walk
    cdef WholeBoard seen
    cdef object sketch_memory
    cdef uint8_t* sketch
    cdef object pending                 # an array of ROWS: moves that were met and are not added up yet
    cdef Row* rows
    cdef int num_pending
    cdef object counted                 # an array of ROWS

    cdef void _sketch(self) noexcept nogil
    cdef void _meet(self) noexcept nogil
    # Go to the next move; false where the opening is over.
    cdef bint _step(self) noexcept nogil
    # Where the sketch has the move that the walk stands before.
    cdef uint64_t _slot(self) noexcept nogil
    cdef int _add_up(self) except -1
