# Does every move cost points against a pass? So Chrisd's page defines seki, and play_perfectly() finds it out: what are
# the open points worth, by area, if both sides play perfectly? (docs/chrisd.md)
#
# The search is alpha-beta over the legal moves at open points and the pass. Two passes end it: every stone then counts
# as it stands, and an empty point for the side that alone reaches it. What is in a Benson-region counts for its owner
# at once.
#
# A line that comes back to one of its own positions (stones, ko, side to move, whether there was a pass) ends there,
# with the best value possible for the side that asks, `favoured`. So what is proved against that side does not need a
# repetition, and holds under every rule for ko. Results are remembered by position, except those that depend on a
# repetition of an earlier position.
#
# Only positions with the page's four marks of a seki are searched, and only up to CALL_LIMIT calls.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport LEGAL, OFFSETS, Board
from engine.players.chrisd.ordering cimport Ordering
from engine.players.chrisd.regions cimport MOST_OPEN, Regions
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, PASS, WHITE, other


cpdef enum:
    CALL_LIMIT = 50000   # of play_perfectly(), for one side's moves; beyond it, it is no seki and play goes on

cpdef enum:
    # What is known of a position and a side to move.
    SETTLED = 0          # nothing is open
    UNLIKE_SEKI = 1      # it does not have the four marks; nothing was searched
    UNKNOWN = 2          # the limit was reached before the answer
    COSTLY = 3           # every move costs points against a pass
    PLAYABLE = 4         # a move is as good as a pass, or better


cdef enum:
    MOST_PLIES = 1000    # moves of a line; a longer one counts as beyond the limit
    MEMO_BITS = 15       # of the number of places for results
    INFINITE = 10000


cdef struct Memo:
    uint64_t key
    int32_t question                    # the question that it belongs to; older results are not used
    int16_t low                         # the value is at least this
    int16_t high                        # and at most this


@cython.final
cdef class Perfect:
    cdef Regions regions
    cdef Ordering ordering
    cdef Memo* memo                     # 1 << MEMO_BITS results, by the highest bits of the key
    cdef int question                   # questions are numbered
    cdef int favoured                   # the side that asks
    cdef int limit
    cdef int num_calls
    cdef bint gave_up                   # the limit was reached: values mean nothing
    cdef bint uses_memo
    cdef uint64_t line[MOST_PLIES]      # the positions on the way to the one looked at
    cdef int reached                    # the earliest ply that the last call came back to; MOST_PLIES: none
    cdef int16_t todo[NUM_POINTS]
    cdef bint seen[NUM_POINTS]
    # What the last question found.
    cdef int point                      # the best move, or PASS
    cdef int value                      # what the open points are worth after it, to the side that asked
    cdef int pass_value                 # the same after a pass

    # Ask about the moves of a side; returns SETTLED .. PLAYABLE. The board is left as it was.
    cdef int ask(self, Board board, int color) noexcept nogil
    # What the open points are worth to `color`, to move; exact only between `low` and `high`. `passed`: the last move
    # was a pass; `ply`: how many moves were made since the question.
    cdef int play_perfectly(self, Board board, int color, bint passed, int low, int high, int ply) noexcept nogil

    cdef int _search(self, Board board, int color, bint passed, int low, int high, int ply) noexcept nogil
    cdef int _try_moves(
        self, Board board, int color, int best, int low, int high, int ply, int most, int* reached
    ) noexcept nogil
    cdef int _try(self, Board board, int color, int point, int low, int high, int ply, int* reached) noexcept nogil
    cdef int _choose(self, Board board, int color) noexcept nogil
    cdef int _count(self, Board board, int color) noexcept nogil
    cdef int _count_empty(self, Board board, int color, int point) noexcept nogil
    cdef uint64_t _key(self, Board board, int color, bint passed) noexcept nogil
    cdef void _remember(self, uint64_t key, int value, int low, int high) noexcept nogil
