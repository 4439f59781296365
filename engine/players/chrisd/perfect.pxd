# play_perfectly(): what the open points are worth if both sides play as well as can be, by area.
#
# Alpha-beta over the legal moves at open points and the pass; two passes end, every stone on the board then counting as it
# stands, and an empty point for the side that alone reaches it. What is in a Benson-region counts for its owner at once.
#
# Play that comes back to a position of its own line (stones, ko, side to move, whether there was a pass) ends there, and
# counts as well as it can at all for the side that asks, `favoured`. So what is proved against that side is proved without
# help of a repetition, whatever rule for ko is in force.
#
# Results are remembered by position, but for those that lean on a repetition of what came before that position.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport OFFSETS, Board
from engine.players.chrisd.ordering cimport Ordering
from engine.players.chrisd.regions cimport MOST_OPEN, Regions
from engine.points cimport BLACK, EMPTY, NO_POINT, NUM_POINTS, PASS, WHITE, other


cpdef enum:
    CALL_LIMIT = 50000   # calls of play_perfectly() about one side's moves; beyond it: not a seki, play goes on

cpdef enum:
    # What is known of a position and a side to move.
    SETTLED = 0          # nothing is open
    UNLIKE_SEKI = 1      # it has not the four marks
    UNKNOWN = 2          # beyond the limit
    COSTLY = 3           # every move costs points against a pass
    PLAYABLE = 4         # a move is as good as a pass, or better


cdef enum:
    MOST_PLIES = 1000
    MEMO_BITS = 15
    INFINITE = 10000


cdef struct Memo:
    uint64_t key
    int32_t question                    # the one that it belongs to
    int16_t low                         # the value is not below
    int16_t high                        # nor above


@cython.final
cdef class Perfect:
    cdef Regions regions
    cdef Ordering ordering
    cdef Memo* memo
    cdef int question
    cdef int favoured
    cdef int limit
    cdef int num_calls
    cdef bint gave_up
    cdef bint uses_memo
    cdef uint64_t line[MOST_PLIES]      # the positions on the way to the one looked at
    cdef int reached                    # the first ply of those that the last call came back to, MOST_PLIES: none
    cdef int16_t todo[NUM_POINTS]
    cdef bint seen[NUM_POINTS]
    # What the last question found.
    cdef int point                      # the best move, or PASS
    cdef int value                      # what the open points are then worth to the side that asked
    cdef int pass_value                 # ... after a pass

    # What is known of a side's moves. The board is given back as it was.
    cdef int ask(self, Board board, int color) noexcept nogil
    # The value of the open points to `color`, to move; below or above bounds only that it is so.
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
