# Can a string be captured, and can it be saved?
#
# The tactician of seed 000, section 4, with its twin goals: the enemy removes the string from the board, or its own
# side gives it five liberties or two eyes. A question is read in stages, each of which lets the attacker go farther;
# it ends with the first stage that takes the string. engine/reader/tactician.pxd says how a stage is read, and what is
# not seen.

cimport cython

from engine.board cimport Board
from engine.points cimport FIRST, NO_POINT
from engine.pointset cimport PointSet, add_all, clear_points, drop_point, has_point, next_point
from engine.reader.moves cimport add_answers, add_attacks
from engine.reader.results cimport SAVED, TAKEN, UNDECIDED, Budget
from engine.reader.tactician cimport Tactician


cpdef enum:
    USUAL_NODES = 5000         # the node limit unless another one is given
    USUAL_STAGES = 4           # stages unless another number is given: attacks of order 3 with four quiet moves
    ALL_STAGES = 6             # of order 4 with six quiet moves


# How far a question may be read.
cdef struct Effort:
    int nodes
    int stages


@cython.final
cdef class StringReader:
    cdef Tactician tactician
    # The result of the last finished stage of the last question: the answer, unless that is UNDECIDED.
    cdef readonly int so_far

    # -- questions; `stone` is any point of the string. Each leaves the board as it was. -------------------
    # The enemy plays first. `move` gets the first move of his best result; NO_POINT if that is SAVED or UNDECIDED.
    cdef int can_attack(self, Board board, int stone, Effort effort, int* move) noexcept nogil
    # Its own side plays first. `move` gets its best move; NO_POINT if the string is lost or needs no defence.
    cdef int can_defend(self, Board board, int stone, Effort effort, int* move) noexcept nogil
    # All first moves of an attack, or of a defence, that lead to this result. Tried are, for an attack, moves near the
    # string; for a defence, moves that could change something that the attack depends on.
    cdef void all_attacks(self, Board board, int stone, int result, Effort effort, PointSet* moves) noexcept nogil
    cdef void all_defences(self, Board board, int stone, int result, Effort effort, PointSet* moves) noexcept nogil
    # Clear the footprint. Questions only add to it, so that several can share one.
    cdef void forget(self) noexcept nogil

    # The moves of its own side that could make a difference to an attack.
    cdef void _list_defences(self, Board board, int stone, Effort effort, PointSet* moves) noexcept nogil
    # Read an attack or a defence, stage by stage, that begins with `first` (NO_POINT: with any move).
    cdef int _ask(self, Board board, int stone, bint attack, int first, Effort effort, int* move) noexcept nogil
    cdef void _keep(self, Board board, int stone, bint attack, int result, Effort effort, PointSet* moves) noexcept nogil


cdef Budget STAGES[ALL_STAGES]
cdef void _set_stage(int i, int order, int quiet, int left) noexcept nogil
# The first stone of a string in reading order, so that answers do not depend on which of its stones was named.
cdef int first_stone(Board board, int stone) noexcept nogil
