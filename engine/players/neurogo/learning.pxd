# Learning by playing against itself: TD(0), from the end of each game backwards.

cimport cython
from libc.math cimport exp
from libc.stdint cimport int8_t, int16_t, uint64_t

from engine.board cimport LEGAL, Board
from engine.own_eyes cimport is_own_eye
from engine.players.neurogo.network cimport Network
from engine.players.neurogo.system cimport System
from engine.points cimport BLACK, EMPTY, NUM_POINTS, PASS, WHITE, other, point_at


cdef enum:
    ROOM = 1880          # moves of a game at most: MOST_MOVES of values for each point of 25x25, and two passes
    MOST_CHOICES = 640


@cython.final
cdef class Learner:
    cdef readonly System system
    cdef double temperature
    cdef float rate
    cdef int most_moves                 # for each point of the board
    cdef uint64_t state                 # of the random numbers of a game
    # The game: Black and White in turn; the hash of each position, the empty board's first.
    cdef int num_moves
    cdef int16_t moves[ROOM]
    cdef uint64_t hashes[ROOM]
    # The moves that are chosen from: what they lead to, in points.
    cdef int num_choices
    cdef int16_t choices[MOST_CHOICES]
    cdef double leads[MOST_CHOICES]
    cdef int8_t settled[NUM_POINTS]
    cdef float target[NUM_POINTS]       # by point: the probability that it is Black's, as the position after says

    # Play a game on an empty board; leaves it there. False: out of memory.
    cdef bint play(self, Board board) noexcept nogil
    # Learn from it; takes its moves back.
    cdef void learn(self, Board board) noexcept nogil

    cdef bint _list_choices(self, Board board, int color) noexcept nogil
    cdef void _add_choice(self, Board board, int color, int point, bint is_base) noexcept nogil
    cdef bint _is_sensible(self, Board board, int color, int point) noexcept nogil
    cdef bint _was_met(self, uint64_t hash) noexcept nogil
    cdef int _draw(self) noexcept nogil
    cdef double _random(self) noexcept nogil
