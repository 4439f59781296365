# The first pass of Ryder's program (developmental analysis): which of 18 features does every legal move have, for both
# players?
#
# A move is looked at as if its player made it, and as if his enemy did ("the opponent's key play is my own"). Features
# of what is there are read from the survey. Features of what will be are found by playing the move on the board and
# comparing the relations after it with those before. Tactics are not read again, except whether the move's own string
# could be captured.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, OUT_OF_MEMORY, Board, count
from engine.players.ryder.grid cimport (
    GRID_ROWS, Grid, both, drop, either, flood, has, is_empty, neighbours, put, size_of, take_first, widen,
    without,
)
from engine.players.ryder.groups cimport Group
from engine.players.ryder.relations cimport Stones, connected, eyes, territory
from engine.players.ryder.survey cimport Survey
from engine.players.ryder.tactics cimport READ_LIBERTIES, YES
from engine.points cimport EDGE, EMPTY, NUM_POINTS, other, point_at
from engine.pointset cimport num_bits


cdef enum:
    NUM_FEATURES = 18
    MAX_POINTS = 625
    # Bits of the features, in the article's order; values.FEATURES says what they are.
    SPLITS = 1 << 0
    SAVES = 1 << 1
    EYE = 1 << 2
    ATARI = 1 << 3
    TERRITORY = 1 << 4
    COMBINES = 1 << 5
    THREATENS_EYE = 1 << 6
    TWO_DAME = 1 << 7
    CONNECTED = 1 << 8
    HINDERS = 1 << 9
    NEAR_ENDANGERED = 1 << 10
    EXPANDS = 1 << 11
    IN_INFLUENCE = 1 << 12
    CUTTING_POINT = 1 << 13
    CONTACT = 1 << 14
    SHORT_OF_DAME = 1 << 15
    IN_TERRITORY = 1 << 16
    CAPTURABLE = 1 << 17
    # Bits of where a move is: near an endangered group of that side.
    BY_ENDANGERED_ENEMY = 1
    BY_ENDANGERED_OWN = 2


# The strings beside a point, before a move there.
cdef struct Beside:
    int32_t number
    int16_t head[4]
    int16_t stone[4]     # one of its stones: heads change when strings join
    int16_t color[4]
    int16_t liberties[4]


@cython.final
cdef class FirstPass:
    cdef int expansion_points, hindered_points, territory_points, pattern_value
    # What a feature is worth, by where the move is, whose feature it is (0 own, 1 enemy), and which.
    cdef int32_t worth[4][2][NUM_FEATURES]
    cdef readonly bint out_of_memory         # a move could not be played: what was found is worthless
    cdef int color                           # whose moves were looked at last
    cdef int num_moves
    cdef int16_t moves[MAX_POINTS]           # the legal moves
    # By point, of the legal moves:
    cdef uint32_t seen[2][NUM_POINTS]        # bits of the features that it has: own, enemy's
    cdef int32_t place[NUM_POINTS]           # BY_ENDANGERED_... bits
    cdef int32_t pattern_at[NUM_POINTS]      # the index of the pattern that matches; -1: none does
    cdef int32_t value[NUM_POINTS]           # the sum of what these are worth

    # Look at every legal move of `color`; `survey` must be of this position.
    cdef void look(self, Board board, Survey survey, int color) noexcept nogil
    # Write the best `most` moves, best first, equal ones in the order of the points; returns how many.
    cdef int best(self, int most, int16_t* out) noexcept nogil

    # Bits of the features that a move has for the side that would play it; if it is illegal, only those of what is
    # there.
    cdef uint32_t probe(self, Board board, Survey survey, int color, int point) noexcept nogil
    cdef uint32_t _standing(self, Board board, Survey survey, int color, int point) noexcept nogil
    cdef uint32_t _tactical(self, Board board, Survey survey, const Beside* beside, int color, int point) noexcept nogil
    cdef uint32_t _positional(self, Survey survey, const Stones* after, int color) noexcept nogil
    cdef uint32_t _linking(self, Board board, Survey survey, const Stones* after, int color, int point) noexcept nogil
    cdef uint32_t _hindering(self, Survey survey, const Stones* after, int foe) noexcept nogil
    cdef int _sum(self, int place, uint32_t own, uint32_t enemy) noexcept nogil


cdef void look_beside(Board board, int point, Beside* out) noexcept nogil
cdef void stones_after(Board board, const Stones* before, const Beside* beside, int color, int point, Stones* out) noexcept nogil
cdef bint leaves_cut(Board board, const Grid* half, int color, int point) noexcept nogil
cdef bint is_linked(Board board, const Stones* after, const Grid* full, int color, int point) noexcept nogil
cdef bint is_split(const Group* group, const Grid* now, const Grid* lost) noexcept nogil
