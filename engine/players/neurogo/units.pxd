# Which units does a position consist of, and which features do they have? Units are strings and empty points; their
# features (NeuroGo's feature expert) say which of their input neurons are on.
#
# Black is always to move here: what is said of "black" is true of the side to move.

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board, count
from engine.players.neurogo.ladders cimport MANY, Chased, Ladders, Placed
from engine.points cimport EDGE, EMPTY, NUM_POINTS, diagonal, other, point_at


cpdef enum:
    # Kinds of units.
    BLACK_STRING = 0
    WHITE_STRING = 1
    EMPTY_POINT = 2
    NUM_KINDS = 3


cpdef enum:
    MOST_UNITS = 640     # a board of 25x25 has 625
    # The input neurons of a unit. A string has 12: liberties 1 2 3 4 >=5, stones 1 2 3 4 >=5, captured in a ladder if
    # its own side plays first, if the enemy does.
    STRING_INPUTS = 12
    # An empty point has 20: liberties of Black, of White, if he plays there, 1 2 3 4 >=5 each; whether Black, White is
    # captured in a ladder if he plays there; how many moves Black, White is short of an eye there, 0 1 2 >=3 each.
    NUM_INPUTS = 20
    MOST_ACTIVE = 6      # input neurons that are on, at most
    # The features of a unit are one number: those of black strings come first, then of white strings, of empty points.
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
    cdef Unit units[MOST_UNITS]         # in the reading order of their first points
    cdef int16_t unit_of[NUM_POINTS]    # by point; -1: off the board
    cdef int color                      # of the side to move
    cdef int seen_size                  # the size of the board looked at last
    cdef int64_t num_walks              # how many boards were looked at
    cdef int64_t walked[NUM_POINTS]     # by head: the number of the look that met the string last
    cdef int16_t number_of[NUM_POINTS]  # by head: its unit

    # Take a board apart, with `color` to move; `ladders` must have looked at it.
    cdef void look(self, Board board, int color, Ladders ladders) noexcept nogil

    cdef void _add(self, Board board, int point, Ladders ladders) noexcept nogil
    cdef int _string_features(self, Board board, int point, Ladders ladders) noexcept nogil
    cdef int _empty_features(self, Board board, int point, Ladders ladders) noexcept nogil


# How many moves a color is short of an eye at an empty point; 3 also for more, and for never.
cdef int moves_to_eye(Board board, int color, int point) noexcept nogil
# Whether all stones of a color beside a point are of one string, and there is one.
cdef bint is_one_string(Board board, int color, int point) noexcept nogil
# Write the input neurons that are on; returns how many.
cdef int list_active(int features, int8_t* active) noexcept nogil
cdef int _list_active_of_string(int features, int8_t* active) noexcept nogil
