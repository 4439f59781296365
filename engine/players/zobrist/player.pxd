# Zobrist's program as a player.

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
    cdef int32_t worth[NUM_FEATURES]
    cdef int num_moves
    cdef int16_t moves[MAX_MOVES]            # the legal moves, in the order of the points
    cdef uint32_t seen[MAX_MOVES]            # bits of the features of each
    cdef int32_t value[MAX_MOVES]
    cdef int16_t order[MAX_MOVES]            # indices of moves, best value first

    cdef void _think(self, Board board, int color) noexcept nogil
    cdef int _answer(self, Board board, int color, int limit) except -1
