# What is every legal move of a position worth? The sum of the weights of all that speaks for it, plus what the networks
# add to that; valuation.py says why.
#
# Weights have numbers: 0 .. NUM_FEATURES - 1 are those of the features (engine/features.py), NUM_FEATURES + i is that
# of pattern i of the book.

cimport cython
from libc.math cimport exp, log, log1p, rint
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.attributes cimport DISTANCE, KO_TAKEN, PHASE, SCORE, Context, holds_all
from engine.board cimport LEGAL, OUT_OF_MEMORY, Board
from engine.board_network cimport BoardNetwork
from engine.features cimport AT_RULES, NUM_FEATURES, NUM_GROUPS, Features
from engine.joseki.openings cimport OpeningView
from engine.memory cimport grown
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
    cdef float* weight                       # in nats, by number
    cdef Families families                   # of the book, or None
    # Of the position that is looked at: the values of attributes of the board, as bits (engine/patterns/families).
    cdef uint8_t phase_bit
    cdef uint8_t standing_bit
    cdef uint8_t ko_bit
    # Of the move that is looked at: its distance to the last move; by symmetry, the place of the last move around it
    # (NO_PLACE if that is too far away for any cell).
    cdef int away
    cdef int last_places[8]
    # Of the position looked at last: value[i] of position.moves[i], and the numbers of all that speaks for it,
    # numbers[begin[i] : begin[i + 1]].
    cdef double value[BOARD_SPAN]
    cdef int begin[BOARD_SPAN + 1]
    cdef int32_t* numbers
    cdef int room
    cdef double top                          # the highest value
    cdef readonly Network network            # looks again at the best moves; or None
    cdef double change[BOARD_SPAN]           # what it has added to value[i]
    cdef readonly BoardNetwork board_network # looks at the whole board after that; or None
    cdef double seen[BOARD_SPAN]             # what it has added to value[i]
    cdef readonly OpeningView openings       # tells at last what games went on with; or None
    cdef double opening[BOARD_SPAN]          # what that has added to value[i]
    cdef int16_t looked_at[LOOKED_AT + 1]    # indices into position.moves

    # Value all legal moves of a position. Returns LEGAL or OUT_OF_MEMORY.
    cdef int look(self, Board board, int color) noexcept nogil
    # The logarithm of the sum of exp(value - top) over all legal moves, of which there must be one.
    cdef double log_sum(self) noexcept nogil
    # Write the indices into position.moves of the `limit` moves of highest value, highest first, equal ones in their
    # order; returns how many. `best` has room for `limit`, or for all moves.
    cdef int find_best(self, int limit, int16_t* best) noexcept nogil
    # As find_best(), but without moves that are worth as much as one that is left out, so that the moves found do not
    # depend on how the board is turned. `best` has room for `limit` + 1.
    cdef int find_distinct(self, int limit, int16_t* best) noexcept nogil
    # The logarithm of the sum of exp(value) over the moves that are not among these; -inf if there are none.
    cdef double log_sum_of_others(self, int num, const int16_t* best) noexcept nogil
    # The index of a move in position.moves; -1 if it is not legal.
    cdef int index_of(self, int point) noexcept nogil
    # How the board is turned (0-7) in the first match of a pattern that speaks for the move at `point`; -1 if the
    # pattern does not speak for it.
    cdef int symmetry_of(self, int point, int pattern) noexcept nogil
    # Work out which moves are best by the weights alone.
    cdef void find_top(self) noexcept nogil
    # Make room for so many numbers of all moves together; false if there is no memory for it.
    cdef bint reserve(self, int needed) noexcept nogil

    cdef void _look_again(self) noexcept nogil
    cdef void _look_at_board(self) noexcept nogil
    cdef void _look_at_openings(self) noexcept nogil
    cdef bint _collect(self, int index) noexcept nogil
    # Find the values that attributes of patterns ask about: of the position, then of a move.
    cdef void _ask_board(self) noexcept nogil
    cdef void _ask_point(self, int point) noexcept nogil
    # Whether a pattern of a family that matches at the move of the last _ask_point() holds.
    cdef bint _holds(self, const Match* family, int pattern, int point) noexcept nogil
    cdef bint _holds_many(self, const Asked* asked, int symmetry, int point) noexcept nogil
    cdef bint _has(self, int begin, int pattern, int number) noexcept nogil
    cdef int _add_family(
        self, int point, const Match* family, bint is_again, int begin, int number
    ) noexcept nogil
    cdef int _families(self, int point, const Found* found, int number) noexcept nogil
    cdef Valuation lender                    # whose weights are used; None: its own
    cdef bint has_own_weights                # for freeing them, when `lender` may be gone already
    cdef int _read_weights(self) except -1
    cdef int _require(self, Board board, int color) except -1
