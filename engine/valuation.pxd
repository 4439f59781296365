# What every legal move of a position is worth: the sum of the weights of all that speaks for it.
#
# A weight has a number: 0 .. NUM_FEATURES - 1 are the features (engine/features.py), NUM_FEATURES + i is
# pattern i of the book.

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free, realloc

from engine.attributes cimport DISTANCE, KO_TAKEN, PHASE, SCORE, Context, holds_all
from engine.board cimport LEGAL, OUT_OF_MEMORY, Board
from engine.board_network cimport BoardNetwork
from engine.features cimport AT_RULES, NUM_FEATURES, NUM_GROUPS, Features
from engine.network cimport LOOKED_AT, Network
from engine.patterns.book cimport PatternBook
from engine.patterns.families cimport NO_PLACE, OF_BOARD, OF_STONES, Asked, Families, asked_bit, place
from engine.patterns.matcher cimport Found, Match
from engine.patterns.order cimport REACH
from engine.points cimport BOARD_SPAN, NO_POINT, PASS, col_of, row_of
from engine.position cimport Position
from engine.rules.ground cimport NUM_RULES
from engine.rules.rulebook cimport Rulebook


@cython.final
cdef class Valuation:
    cdef readonly Position position
    cdef readonly Features features
    cdef readonly Rulebook rules
    cdef readonly PatternBook book           # or None
    cdef readonly Context context
    cdef readonly int num_weights
    cdef float* weight                       # nats, by number
    cdef Families families                   # of the book, or None
    # What attributes of the board ask for, of the position that is looked at, as bits (engine/patterns/families) ...
    cdef uint8_t phase_bit
    cdef uint8_t standing_bit
    cdef uint8_t ko_bit
    # ... and of the move that is looked at: its distance to the last move, and by symmetry the place of the last
    # move around it, NO_PLACE when that is too far for any cell.
    cdef int away
    cdef int last_places[8]
    # Of the position looked at last: the value of position.moves[i], and the numbers that speak for it,
    # numbers[begin[i] : begin[i + 1]].
    cdef double value[BOARD_SPAN]
    cdef int begin[BOARD_SPAN + 1]
    cdef int32_t* numbers
    cdef int room
    cdef double top                          # the highest value
    # Looks again at the best moves, or None; what it added to the value of position.moves[i].
    cdef readonly Network network
    cdef double change[BOARD_SPAN]
    # Looks at the whole board then, or None; what it added.
    cdef readonly BoardNetwork board_network
    cdef double seen[BOARD_SPAN]
    cdef int16_t looked_at[LOOKED_AT + 1]    # places in position.moves

    # Value all legal moves. Returns LEGAL, or OUT_OF_MEMORY.
    cdef int look(self, Board board, int color) noexcept nogil
    # The log of the sum of exp(value) over all legal moves, less `top`; needs a legal move.
    cdef double log_sum(self) noexcept nogil
    # The places in position.moves of the `limit` moves of highest value, the highest first, equal ones in their order;
    # returns how many. `best` has room for `limit`, or for all moves.
    cdef int find_best(self, int limit, int16_t* best) noexcept nogil
    # As find_best, without those that are worth as much as one that is left out, so that it does not depend on how the board
    # is turned which moves are found. `best` has room for `limit` + 1.
    cdef int find_distinct(self, int limit, int16_t* best) noexcept nogil
    # The log of the sum of exp(value) over the moves that are not among these; -inf when there are none.
    cdef double log_sum_of_others(self, int num, const int16_t* best) noexcept nogil
    # The place of a move in position.moves, -1 when it is not legal.
    cdef int index_of(self, int point) noexcept nogil
    # How the board is turned (0-7) where a pattern speaks for the move at `point`: its first match that holds;
    # -1 when it does not speak.
    cdef int symmetry_of(self, int point, int pattern) noexcept nogil
    # Work out which moves are best by the weights alone.
    cdef void find_top(self) noexcept nogil
    # Room for so many features of all moves; false where there is no memory for it.
    cdef bint reserve(self, int needed) noexcept nogil

    cdef void _look_again(self) noexcept nogil
    cdef void _look_at_board(self) noexcept nogil
    cdef bint _collect(self, int index) noexcept nogil
    # Take in what attributes ask of the position, then of a move.
    cdef void _ask_board(self) noexcept nogil
    cdef void _ask_point(self, int point) noexcept nogil
    # Whether a pattern of a family that matches there holds, of the move of the last _ask_point().
    cdef bint _holds(self, const Match* family, int pattern, int point) noexcept nogil
    cdef bint _holds_many(self, const Asked* asked, int symmetry, int point) noexcept nogil
    cdef bint _has(self, int begin, int pattern, int number) noexcept nogil
    cdef int _add_family(
        self, int point, const Match* family, bint is_again, int begin, int number
    ) noexcept nogil
    cdef int _families(self, int point, const Found* found, int number) noexcept nogil
    cdef Valuation lender                    # whose weights these are, or None
    cdef bint has_own_weights                # asked when it is freed: then `lender` may be gone already
    cdef int _read_weights(self) except -1
    cdef int _require(self, Board board, int color) except -1
