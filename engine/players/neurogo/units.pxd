# The position as units: strings and empty points, Black always to move. What is said of "black" here is of the side to
# move; the features of each unit (the feature expert), which of its input neurons are on.

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board, count
from engine.players.neurogo.ladders cimport MANY, Chased, Ladders, Placed
from engine.points cimport EDGE, EMPTY, NUM_POINTS, STRIDE, other, point_at


cpdef enum:
    # Kinds of units.
    BLACK_STRING = 0
    WHITE_STRING = 1
    EMPTY_POINT = 2
    NUM_KINDS = 3


cpdef enum:
    MOST_UNITS = 640     # a board of 25x25 has 625
    # Input neurons of a unit. A string has 12: liberties 1 2 3 4 >=5, stones 1 2 3 4 >=5, captured first, captured second.
    STRING_INPUTS = 12
    # An empty point has 20: liberties of Black, of White, if he plays there, 1 2 3 4 >=5 each; Black, White can be captured
    # if he plays there; an eye for Black, for White, when 0 1 2 >=3 moves are made.
    NUM_INPUTS = 20
    MOST_ACTIVE = 6      # of these, neurons that are on
    # A unit's features as one number: black strings, white strings, empty points.
    STRING_FEATURES = 100
    NUM_FEATURES = 2504


cdef struct Unit:
    int8_t kind
    int16_t point                       # the first of its points in reading order
    int16_t num_points
    int16_t features


@cython.final
cdef class Units:
    cdef int num
    cdef Unit units[MOST_UNITS]         # in reading order of their first points
    cdef int16_t unit_of[NUM_POINTS]    # -1: off the board
    cdef int color                      # of the side to move
    cdef int seen_size
    cdef int64_t num_walks
    cdef int64_t walked[NUM_POINTS]         # by head: the number of the look that met the string
    cdef int16_t number_of[NUM_POINTS]  # by head

    # Take a board apart, `color` to move; `ladders` has looked at it.
    cdef void look(self, Board board, int color, Ladders ladders) noexcept nogil

    cdef void _add(self, Board board, int point, Ladders ladders) noexcept nogil
    cdef int _string_features(self, Board board, int point, Ladders ladders) noexcept nogil
    cdef int _empty_features(self, Board board, int point, Ladders ladders) noexcept nogil


# Moves that a color is short of an eye at an empty point, 3 at most.
cdef int moves_to_eye(Board board, int color, int point) noexcept nogil
cdef bint is_one_string(Board board, int color, int point) noexcept nogil
# The input neurons that are on; how many.
cdef int list_active(int features, int8_t* active) noexcept nogil
cdef int _list_active_of_string(int features, int8_t* active) noexcept nogil
