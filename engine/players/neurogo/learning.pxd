# NeuroGo learns by playing against itself (M. Enzenberger, 1996): TD(0), from the end of each game backwards.
#
# Each move is drawn with a probability that depends on what the position after it is worth. When the game has ended, it
# is scored, and taken back move by move: the target of a position is the output for the position one move later, or the
# score for the last one. The weights change at once. What a game is, and what is learned from it, depends only on the
# weights, the seed and the number of the game.

cimport cython
from libc.math cimport exp
from libc.stdint cimport int8_t, int16_t, uint64_t

from engine.board cimport LEGAL, Board
from engine.own_eyes cimport is_own_eye
from engine.players.neurogo.network cimport Network
from engine.players.neurogo.system cimport System
from engine.points cimport BLACK, EMPTY, NUM_POINTS, PASS, WHITE, other, point_at


cdef enum:
    ROOM = 1880          # for the moves of a game: MOST_MOVES (values.py) for each point of a 25x25 board, and a few
    MOST_CHOICES = 640


@cython.final
cdef class Learner:
    cdef readonly System system
    cdef double temperature             # points of lead that make a move e times as likely
    cdef float rate
    cdef int most_moves                 # of a game, for each point of the board
    cdef uint64_t state                 # of the random numbers of a game
    # The game: its moves, Black and White in turn; the hashes of its positions, from the empty board on.
    cdef int num_moves
    cdef int16_t moves[ROOM]
    cdef uint64_t hashes[ROOM]
    # The moves that are chosen from, and how many points their side leads by after them.
    cdef int num_choices
    cdef int16_t choices[MOST_CHOICES]
    cdef double leads[MOST_CHOICES]
    cdef int8_t settled[NUM_POINTS]     # by point: whose it is as the external expert says, after a pass; EMPTY: open
    cdef float target[NUM_POINTS]       # by point: how likely it is Black's, as the position one move later says

    # Play a game on an empty board, and leave it there. False if there is no memory.
    cdef bint play(self, Board board) noexcept nogil
    # Learn from this game, and take its moves back.
    cdef void learn(self, Board board) noexcept nogil

    cdef bint _list_choices(self, Board board, int color) noexcept nogil
    cdef void _add_choice(self, Board board, int color, int point, bint is_base) noexcept nogil
    cdef bint _is_sensible(self, Board board, int color, int point) noexcept nogil
    cdef bint _was_met(self, uint64_t hash) noexcept nogil
    # Draw one of the choices; `leads` are no leads afterwards.
    cdef int _draw(self) noexcept nogil
    cdef double _random(self) noexcept nogil
