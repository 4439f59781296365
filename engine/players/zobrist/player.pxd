# Zobrist's program (1970) as a player: the features of every legal move are summed, and the largest sum is the move.
#
# The source is what an article on another program tells of it (Bruce Wilcox, 1979; docs/zobrist.md); all numbers are
# ours (values.py). Nothing is read, no move is played to see what it does, and nothing is kept from one question to the
# next.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t

from engine.board cimport LEGAL, Board
from engine.players.zobrist.survey cimport NUM_FEATURES, Survey
from engine.points cimport BLACK, point_at


cdef enum:
    MAX_MOVES = 625


@cython.final
cdef class Zobrist:
    cdef readonly str name
    cdef readonly int list_limit
    cdef readonly str knowledge
    cdef Survey survey
    cdef int32_t worth[NUM_FEATURES]         # of the features, in hundredths of a nat
    # Of the position asked about last.
    cdef int num_moves
    cdef int16_t moves[MAX_MOVES]            # the legal moves, in the order of the points
    cdef uint32_t seen[MAX_MOVES]            # bits of their features
    cdef int32_t value[MAX_MOVES]            # their values: the sums of what these are worth
    cdef int16_t order[MAX_MOVES]            # their indices, the highest value first

    cdef void _think(self, Board board, int color) noexcept nogil
    # Think; returns how many moves of the list are wanted.
    cdef int _answer(self, Board board, int color, int limit) except -1
