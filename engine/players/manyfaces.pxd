# The player manyfaces (seed 000): its candidates are the legal moves in the order of their values
# (engine/valuation.py).

cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t

from engine.board cimport LEGAL, Board
from engine.features cimport AT_JOSEKI, AT_RULES, NUM_FEATURES
from engine.joseki.advice cimport FOLLOWS
from engine.joseki.book cimport BAD, COMPLEX, TRICK, JosekiBook
from engine.patterns.book cimport PatternBook
from engine.points cimport BOARD_SPAN, EDGE
from engine.strategy cimport BEHIND
from engine.turns cimport Turns
from engine.valuation cimport Valuation


@cython.final
cdef class ManyFaces:
    cdef readonly str name
    cdef readonly int list_limit
    cdef readonly str knowledge
    cdef readonly PatternBook book
    cdef readonly JosekiBook joseki    # the database that it follows; or None
    cdef readonly Valuation valuation
    cdef Turns turns
    cdef int num_best
    cdef int16_t best[BOARD_SPAN]      # indices into valuation.position.moves, highest value first

    cdef int _look(self, Board board, int color) except -1
    cdef double _log_probability(self, double value) noexcept nogil
    cdef list _candidates(self, Board board, int color, int limit, bint explained)
    cdef list _reasons(self, Board board, int index, bint explained)
    cdef tuple _speaker(self, int number)
    cdef str _explain(self, Board board, int point, int number)


cdef bint _is_joseki(int number) noexcept nogil
