# The attributes of patterns, measured: what conditional patterns ask of a stone or of the position besides their cells.

cimport cython

from engine.board cimport Board
from engine.evaluation.life cimport Life
from engine.patterns.book cimport Condition, PatternBook, conditions
from engine.patterns.matcher cimport Match, Matcher
from engine.patterns.order cimport step
from engine.points cimport BLACK, NO_POINT, PASS, WHITE, col_of, row_of
from engine.reader.ladders cimport CAPTURED
from engine.tactics cimport LOST, StringTactics, Tactics


# The numbers of the measures, in the order of pattern.MEASURES (a test compares the two).
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
    NOT_MEASURED = -1    # there is no stone at the point
    MOST = 255           # the largest number of liberties or stones that is told
    NO_DISTANCE = 99     # there was no last move, or it was a pass
    EVEN = 2             # the standing (engine/strategy) unless somebody has set another one


# What is needed to measure attributes of a position. Reading and life are worked out when they are first needed.
@cython.final
cdef class Context:
    cdef Board board
    cdef readonly int color              # whose turn it is: "friend" in patterns
    cdef readonly int last               # the last move: a point, PASS, or NO_POINT if there was none
    cdef readonly int number             # the number of the move to be played; 1 is the first
    cdef readonly Tactics tactics
    cdef readonly Life life
    cdef public int standing             # how the game stands for the side to move (engine/strategy); set after look()
    cdef bint is_read
    cdef bint knows_life

    # Begin with a position. Until the next look, the board may only change by moves that are taken back.
    cdef void look(self, Board board, int color, int last, int number) noexcept nogil
    # The value of a measure: of the stone at `point`, or of the board for a move at `move`. NOT_MEASURED if a stone is
    # asked about and there is none.
    cdef int value(self, int measure, int point, int move) noexcept nogil
    # Whether that value lies within low..high.
    cdef bint holds(self, int measure, int point, int move, int low, int high) noexcept nogil

    cdef int _of_stone(self, int measure, int point) noexcept nogil
    cdef int _of_board(self, int measure, int move) noexcept nogil
    cdef const StringTactics* _reading(self, int point) noexcept nogil
    cdef bint _is_alive(self, int point) noexcept nogil


# Whether all attributes of a pattern that matches for a move at `point` hold; true if it has none.
cdef bint holds_all(Context context, PatternBook book, const Match* match, int point) noexcept nogil
# The phase, 0-3, of a move with this number (1 is the first).
cdef int phase_of(int number) noexcept nogil
# |dx| + |dy| + max(|dx|, |dy|) of two board points.
cdef int distance(int one, int two) noexcept nogil
