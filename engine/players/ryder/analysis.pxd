# The second pass: what a move changes in the tactics and the strategy of the whole position.

cimport cython
from libc.stdint cimport int32_t

from engine.board cimport LEGAL, Board
from engine.players.ryder.features cimport SAVES, FirstPass
from engine.players.ryder.grid cimport Grid, take_first
from engine.players.ryder.groups cimport ENDANGERED, Group
from engine.players.ryder.influence cimport Areas
from engine.players.ryder.survey cimport Survey
from engine.players.ryder.tactics cimport CRITICAL, DEAD, UNKNOWN
from engine.points cimport BLACK, EMPTY, WHITE, other


cdef enum:
    MAX_BEST = 15
    # How a string's standing changes.
    RESCUED = 0
    THREATENED = 1
    KILLED = 2
    NUM_TURNS = 3
    # Kinds of area.
    ARMIES = 0
    WALLS = 1
    GROUPS = 2
    NUM_KINDS = 3


# What one side's areas of each kind come to, and its endangered groups.
cdef struct Totals:
    Areas areas[NUM_KINDS]
    int32_t endangered


# What a move changes, by side: 0 own, 1 enemy.
cdef struct Change:
    int32_t stones[2][NUM_TURNS]         # stones whose standing changed unexpectedly
    Areas areas[2][NUM_KINDS]            # after minus before
    int32_t endangered[2]                # endangered groups, after minus before
    int32_t value


@cython.final
cdef class SecondPass:
    cdef int32_t tactical[2][NUM_TURNS]  # worth a stone
    cdef int32_t strategic[NUM_KINDS][3] # worth of a number, a point, a unit of influence more
    cdef int32_t endangered_worth
    cdef readonly bint out_of_memory
    cdef Survey after
    cdef Totals before[3]                # by color, of the position before the moves
    cdef Change changes[MAX_BEST]        # of the moves in the order in which they were weighed

    # Get ready for the moves of a position.
    cdef void start(self, Survey survey) noexcept nogil
    # Weigh one move (legal); its change goes to changes[index].
    cdef void weigh(self, Board board, Survey survey, FirstPass first, int point, int index) noexcept nogil

    cdef void _compare_strings(self, Board board, Survey survey, FirstPass first, int point, Change* out) noexcept nogil
    cdef void _compare_areas(self, int color, Change* out) noexcept nogil
    cdef int _sum(self, const Change* change) noexcept nogil
    cdef int strategic_value(self, const Change* change, int side, int kind) noexcept nogil


cdef void total(Survey survey, int color, Totals* out) noexcept nogil
cdef int turn_of(int before, int after) noexcept nogil
cdef str _areas_text(str name, const Change* change, int side, int kind)
