# The second pass of Ryder's program: what does a move change in the tactics and the strategy of the whole position?
#
# Each of the best moves of the first pass is played, the position surveyed again, and both surveys are compared.
# Tactical: strings whose standing (safe, critical, dead) changes, unless the first pass has counted that already.
# Strategic: changes in the number, the points and the influence of armies, walls and groups, and in how many groups are
# endangered. No reply is looked for.

cimport cython
from libc.stdint cimport int32_t
from libc.stdlib cimport abs

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
    # How the standing of a string changes.
    RESCUED = 0          # for the better
    THREATENED = 1       # from safe to critical
    KILLED = 2           # it is dead now
    NUM_TURNS = 3
    # Kinds of area.
    ARMIES = 0
    WALLS = 1
    GROUPS = 2
    NUM_KINDS = 3


# What the areas of one side come to, by kind, and how many of its groups are endangered.
cdef struct Totals:
    Areas areas[NUM_KINDS]
    int32_t endangered


# What a move changes; by side: 0 own, 1 enemy.
cdef struct Change:
    int32_t stones[2][NUM_TURNS]         # stones whose standing changed in a way that the first pass has not counted
    Areas areas[2][NUM_KINDS]            # after the move, less before
    int32_t endangered[2]                # endangered groups after the move, less before
    int32_t value                        # what all that is worth


@cython.final
cdef class SecondPass:
    cdef int32_t tactical[2][NUM_TURNS]  # what each stone is worth
    cdef int32_t strategic[NUM_KINDS][3] # what one area, one point, one unit of influence more is worth
    cdef int32_t endangered_worth        # what one endangered group more is worth
    cdef readonly bint out_of_memory     # a move could not be played: what was found is worthless
    cdef Survey after                    # of the position after a move
    cdef Totals before[3]                # by color, of the position before the moves
    cdef Change changes[MAX_BEST]        # by index of weigh()

    # Get ready for the moves of a position that was surveyed.
    cdef void start(self, Survey survey) noexcept nogil
    # Weigh one legal move; what it changes is left in changes[index].
    cdef void weigh(self, Board board, Survey survey, FirstPass first, int point, int index) noexcept nogil

    cdef void _compare_strings(self, Board board, Survey survey, FirstPass first, int point, Change* out) noexcept nogil
    cdef void _compare_areas(self, int color, Change* out) noexcept nogil
    cdef int _sum(self, const Change* change) noexcept nogil
    cdef int strategic_value(self, const Change* change, int side, int kind) noexcept nogil


# What the armies, walls and groups of a side come to.
cdef void total(Survey survey, int color, Totals* out) noexcept nogil
# How a standing changed: RESCUED, THREATENED, KILLED, or -1 if it did not. Unknown counts as critical.
cdef int turn_of(int before, int after) noexcept nogil
cdef str _areas_text(str name, const Change* change, int side, int kind)
