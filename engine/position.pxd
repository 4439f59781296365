# A position as the player sees it: the board, whose turn it is, and what the lower modules say of it. look() works it
# out once, in a fixed order; after that it is only read.

cimport cython
from libc.stdint cimport int16_t, uint8_t
from libc.string cimport memset

from engine.attributes cimport phase_of
from engine.board cimport LEGAL, Board
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connections cimport Connections
from engine.evaluation.eye_shapes cimport EyeShapes
from engine.evaluation.eyes cimport Eyes
from engine.evaluation.groups cimport Groups
from engine.evaluation.influence cimport Influence
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport Safety
from engine.evaluation.territory cimport Territory
from engine.joseki.advice cimport Advice
from engine.joseki.book cimport JosekiBook
from engine.patterns.book cimport PatternBook
from engine.patterns.matcher cimport Matcher
from engine.points cimport (
    BOARD_SPAN, EMPTY, FIRST, NO_POINT, NUM_POINTS, STRIDE, other, point_at,
)
from engine.pointset cimport PointSet, add_all
from engine.tactics cimport Tactics


cpdef enum:
    FAR_DISTANCE = 18    # all distances from this one on count as the same
    FAR_STONE = 8        # the nearest stone is so many steps away or more, or there is none


@cython.final
cdef class Position:
    cdef Board board
    cdef readonly int color              # whose turn it is
    cdef readonly int number             # the number of the move to be played; 1 is the first
    cdef readonly int phase              # 0: moves 1-40, 1: 41-120, 2: 121-200, 3: later
    # The last three moves, the last one first: a point, PASS, or NO_POINT if there was none.
    cdef int recent[3]
    # Legal moves, by point.
    cdef int num_moves
    cdef int16_t moves[BOARD_SPAN]
    # By color and point: steps along the lines to the nearest stone of the color, FAR_STONE at most.
    cdef uint8_t steps_to[3][NUM_POINTS]
    cdef readonly Matcher matcher        # finds the patterns; or None
    cdef readonly Advice joseki          # what the joseki database says of the corners
    cdef readonly bint patterns_only     # nothing but patterns and legal moves is worked out
    cdef readonly bint evaluates         # look() calls evaluate() too
    cdef readonly Tactics tactics
    # The evaluation, of the board that evaluate() was last called with.
    cdef readonly Connections connections
    cdef readonly Eyes eyes
    cdef readonly Life life
    cdef readonly Safety safety
    cdef readonly Groups groups
    cdef readonly Influence influence
    cdef readonly Territory territory

    # Look at a board with `color` to move. Returns LEGAL or OUT_OF_MEMORY.
    cdef int look(self, Board board, int color) noexcept nogil
    # Work out the evaluation of a board, in this order: tactics, connections, eyes, unconditional life, safety under
    # alternating play, groups, influence, territory.
    cdef void evaluate(self, Board board) noexcept nogil
    cdef void _radiate(self, Board board) noexcept nogil
    cdef void _measure_steps(self, int color) noexcept nogil
