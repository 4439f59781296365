# The tactician's word on one string, with the twin goals (seed 000, section 4): its enemy removes it from the board,
# or its own side makes five liberties or two eyes. How it is read: engine/reader/tactician.pxd.

cimport cython

from engine.board cimport Board
from engine.points cimport FIRST, NO_POINT
from engine.pointset cimport PointSet, add_all, clear_points, drop_point, has_point, next_point
from engine.reader.moves cimport add_answers, add_attacks
from engine.reader.results cimport SAVED, TAKEN, UNDECIDED, Budget
from engine.reader.tactician cimport Tactician


cpdef enum:
    USUAL_NODES = 5000         # the node limit of a question that names none
    # A question is read in stages, each with farther attacks than the one before:
    USUAL_STAGES = 4           # up to attacks of order 3 with four quiet moves
    ALL_STAGES = 6             # of order 4 with six


# How far a question may be read.
cdef struct Effort:
    int nodes
    int stages


@cython.final
cdef class StringReader:
    cdef Tactician tactician
    # What the last question would say if it were not UNDECIDED: what the last finished stage said.
    cdef readonly int so_far

    # -- questions; `stone` is any point of the string. Each leaves the board as it was. -------------------
    # The enemy plays first. `move` gets the first move of the best result, NO_POINT when SAVED or UNDECIDED.
    cdef int can_attack(self, Board board, int stone, Effort effort, int* move) noexcept nogil
    # Its own side plays first. `move` gets the best move; NO_POINT when it is lost, or needs no defence.
    cdef int can_defend(self, Board board, int stone, Effort effort, int* move) noexcept nogil
    # All first moves with this result, among those that are close or that reading thought of: of an attack (the
    # moves get the string taken, or into that ko), of a defence.
    cdef void all_attacks(self, Board board, int stone, int result, Effort effort, PointSet* moves) noexcept nogil
    cdef void all_defences(self, Board board, int stone, int result, Effort effort, PointSet* moves) noexcept nogil
    # Begin the footprint anew. A question only adds to it, so several can share one.
    cdef void forget(self) noexcept nogil

    # The moves of its own side that could make a difference to an attack.
    cdef void _list_defences(self, Board board, int stone, Effort effort, PointSet* moves) noexcept nogil
    # Stage after stage until the answer cannot change: of an attack or a defence, with `first` (NO_POINT: any).
    cdef int _ask(self, Board board, int stone, bint attack, int first, Effort effort, int* move) noexcept nogil
    cdef void _keep(self, Board board, int stone, bint attack, int result, Effort effort, PointSet* moves) noexcept nogil


cdef Budget STAGES[ALL_STAGES]
cdef void _set_stage(int i, int order, int quiet, int left) noexcept nogil
# The first stone of a string, in reading order: answers do not depend on which of its stones was named.
cdef int first_stone(Board board, int stone) noexcept nogil
