# The attributes of patterns, measured: what a pattern asks of a stone or of the position beyond its cells.

cimport cython

from engine.board cimport Board
from engine.evaluation.life cimport Life
from engine.patterns.book cimport Condition, PatternBook, conditions
from engine.patterns.matcher cimport Match, Matcher
from engine.patterns.order cimport step
from engine.points cimport BLACK, NO_POINT, PASS, WHITE, col_of, row_of
from engine.reader.ladders cimport CAPTURED
from engine.tactics cimport LOST, StringTactics, Tactics


# The measures by number: pattern.MEASURES in their order (a test holds the two together).
cpdef enum:
    LIBERTIES = 0
    STONES = 1
    LADDER = 2
    CAPTURABLE = 3
    ALIVE = 4
    DEAD = 5
    LAST = 6
    DISTANCE = 7
    PHASE = 8
    SCORE = 9
    KO_TAKEN = 10


cpdef enum:
    NOT_MEASURED = -1    # the point holds no stone
    MOST = 255           # liberties and stones beyond are called this many
    NO_DISTANCE = 99     # there is no last move, or it was a pass
    EVEN = 2             # how a game stands of which nobody has said it


# What questions about attributes need to know of a position. Reading and life are worked out when they are
# first asked for.
@cython.final
cdef class Context:
    cdef Board board
    cdef readonly int color              # whose turn it is: the patterns' friend
    cdef readonly int last               # the last move: a point, PASS, or NO_POINT when there was none
    cdef readonly int number             # of the move to be played, 1 is the first
    cdef readonly Tactics tactics
    cdef readonly Life life
    cdef public int standing             # of the side to move (engine/strategy), as somebody tells after look()
    cdef bint is_read
    cdef bint knows_life

    # Turn to a position. Until the next look the board must not change but for moves that are taken back.
    cdef void look(self, Board board, int color, int last, int number) noexcept nogil
    # The value of a measure at `point` (of a stone), or of the board for a move at `move`. NOT_MEASURED when a
    # stone is asked about and there is none.
    cdef int value(self, int measure, int point, int move) noexcept nogil
    # Whether that value lies within low..high.
    cdef bint holds(self, int measure, int point, int move, int low, int high) noexcept nogil

    cdef int _of_stone(self, int measure, int point) noexcept nogil
    cdef int _of_board(self, int measure, int move) noexcept nogil
    cdef const StringTactics* _reading(self, int point) noexcept nogil
    cdef bint _is_alive(self, int point) noexcept nogil


# Whether all attributes of a pattern hold that matches for a move at `point`; true when it has none.
cdef bint holds_all(Context context, PatternBook book, const Match* match, int point) noexcept nogil
# 0-3: the phase that a move (1 is the first) belongs to.
cdef int phase_of(int number) noexcept nogil
# |dx| + |dy| + max(|dx|, |dy|) of two board points.
cdef int distance(int one, int two) noexcept nogil
