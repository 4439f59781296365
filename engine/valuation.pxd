# What every legal move of a position is worth: the sum of the weights of all that speaks for it.
#
# A weight has a number: 0 .. NUM_FEATURES - 1 are the features (engine/features.py), NUM_FEATURES + i is
# pattern i of the book.

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc

from engine.attributes cimport Context, holds_all
from engine.board cimport LEGAL, OUT_OF_MEMORY, Board
from engine.features cimport AT_RULES, NUM_FEATURES, NUM_GROUPS, Features
from engine.patterns.book cimport Condition, PatternBook, conditions
from engine.patterns.matcher cimport Found, Match, Matcher
from engine.patterns.order cimport REACH
from engine.points cimport BLACK, BOARD_SPAN, PASS, WHITE, col_of, row_of
from engine.position cimport Position
from engine.rules.ground cimport NUM_RULES, Ground
from engine.rules.rulebook cimport Rulebook


cdef enum:
    MANY_CONDITIONS = -1     # asked pattern by pattern


@cython.final
cdef class Valuation:
    cdef readonly Position position
    cdef readonly Features features
    cdef readonly Rulebook rules
    cdef readonly PatternBook book           # or None
    cdef readonly Context context
    cdef readonly int num_weights
    cdef float* weight                       # nats, by number
    cdef int16_t* last_place                 # by pattern: where the last move must be when that is its only
                                             # attribute (place()), else MANY_CONDITIONS
    # By the first pattern of a family: what its patterns ask for. A bit for each place where the last move must be
    # (asked_bit()), several places to a bit; one for MANY_CONDITIONS.
    cdef uint64_t* asked
    # The patterns of MANY_CONDITIONS: by the first pattern of a family its first one, by such a pattern the next of
    # its family; -1: none.
    cdef int32_t* first_many
    cdef int32_t* next_many
    # Of the position looked at last: the value of position.moves[i], and the numbers that speak for it,
    # numbers[begin[i] : begin[i + 1]].
    cdef double value[BOARD_SPAN]
    cdef int begin[BOARD_SPAN + 1]
    cdef int32_t* numbers
    cdef int room
    cdef double top                          # the highest value

    # Value all legal moves. Returns LEGAL, or OUT_OF_MEMORY.
    cdef int look(self, Board board, int color) noexcept nogil
    # The log of the sum of exp(value) over all legal moves, less `top`; needs a legal move.
    cdef double log_sum(self) noexcept nogil
    # The place of a move in position.moves, -1 when it is not legal.
    cdef int index_of(self, int point) noexcept nogil
    # How the board is turned (0-7) where a pattern speaks for the move at `point`: its first match that holds;
    # -1 when it does not speak.
    cdef int symmetry_of(self, int point, int pattern) noexcept nogil

    cdef bint _reserve(self, int needed) noexcept nogil
    cdef bint _collect(self, int index) noexcept nogil
    # The place of the last move around `point` when the board is turned by `symmetry`; -1 when it is too far
    # for any cell.
    cdef int _last_place(self, int symmetry, int point) noexcept nogil
    cdef bint _holds(self, const Match* family, int pattern, int point, int last) noexcept nogil
    cdef bint _has(self, int begin, int pattern, int number) noexcept nogil
    cdef int _many(self, int point, const Match* family, int begin, int last, int number) noexcept nogil
    cdef int _families(self, int point, const Found* found, int number) noexcept nogil
    cdef Valuation lender                    # whose weights these are, or None
    cdef bint has_own_weights                # asked when it is freed: then `lender` may be gone already
    cdef int _read_weights(self) except -1
    cdef int _require(self, Board board, int color) except -1


# A place around the move: columns to the right of it, rows below it, at most REACH each. Not the cell: patterns
# of one family may have their moves in different cells.
cdef inline int place(int dx, int dy) noexcept nogil:
    return 16 * (dy + REACH) + dx + REACH


# The bit of a place, or of MANY_CONDITIONS.
cdef inline uint64_t asked_bit(int place) noexcept nogil:
    cdef uint64_t one = 1
    return one << 63 if place < 0 else one << (place % 63)
