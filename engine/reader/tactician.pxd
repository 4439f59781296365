# The search of the tactician: what becomes of a string under best play, if the attacker keeps to a budget.
#
# It is an alpha-beta search whose values are the results (engine/reader/results.pxd), with threats as in lambda search
# (T. Thomsen, Lambda-Search in Game Trees, 2000). The attacker has attacks of several orders:
#
# - order 1, the ladder: every move is an atari;
# - order 2 (nets, loose ladders, snapbacks, throw-ins): quiet moves too, each of which threatens an attack of
#   order 1;
# - order 3, and so on: quiet moves that threaten an attack of the order below.
#
# After a quiet move the defender first tries to pass. If the attacker gains nothing from that, the string is safe. If
# he does, only a move that changes something that the reading of this threat looked at can help, and all of these are
# tried. So a string called captured is captured whatever is answered. A string called saved is saved only from attacks
# of these orders with so many quiet moves in a line; anything beyond that is not seen.
#
# An attack of order n can deal with n + 1 liberties at most; a string with more escapes. Two eyes and seki need no
# rule of their own: the attacker finds no move that works.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t, uint64_t
from libc.stdlib cimport abs, calloc, free
from libc.string cimport memset

from engine.board cimport LEGAL, OFFSETS, Board, Frame, String, count, is_liberty
from engine.points cimport BLACK, EMPTY, FIRST, NO_POINT, NUM_POINTS, PASS, WHITE, col_of, other, row_of
from engine.pointset cimport PointSet, add_all, add_point, add_stones, clear_points, drop_point, has_point, next_point
from engine.reader.known cimport TABLE_SIZE, Known, key_of, recall, remember
from engine.reader.ladders cimport Outcome, outcome_of
from engine.reader.moves cimport (
    Queue, add_answers, add_attacks, add_captures, add_holders, add_move, close_queue, look_around, next_move, open_queue,
)
from engine.reader.results cimport (
    ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, MOST_LIBERTIES, SAVED, TAKEN, Budget, most_liberties,
)
from engine.reader.steps cimport Steps


@cython.final
cdef class Tactician:
    cdef readonly int nodes    # moves tried for this question
    cdef long before           # and for those before it
    cdef bint stopped          # the node limit was reached: the value that is returned means nothing
    cdef bint is_interrupted   # set by another thread: stop
    # Every point that the answer depends on (as Reader.footprint in ladders.pxd). Questions only add to it.
    cdef PointSet footprint
    cdef int limit
    # Who has ignored a ko ban in the line that is read, as if after a threat; EMPTY if nobody has.
    cdef int ko_winner
    cdef int ko_loss           # where it took the stone; its enemy may not take back there
    cdef int root              # board.num_moves when the question was asked
    cdef int root_taken[3]     # board.taken then
    cdef int reach             # from this board.num_moves on, only ladders are read
    cdef int stone             # a stone of the string that is read
    cdef int attacker
    cdef int defender
    cdef uint32_t question
    cdef Known* table
    cdef Queue queue
    cdef int reply             # the defender's answer to the attack that was tried last; NO_POINT if he passed
    # By side (attacker, defender) and point: how often a move there has decided in this question.
    cdef int32_t decided[2][NUM_POINTS]
    cdef Steps steps           # where the tree is written down, if `recording`
    cdef bint recording

    # Begin a question about the string at `stone`, which may try `limit` moves.
    cdef void begin(self, Board board, int stone, int limit) noexcept nogil
    # Read one stage of it, with the attacker or the defender to play first. `first` is the move to begin with, NO_POINT
    # for any. Returns the result; `move` gets the best move. If the defender does as well by passing, it is NO_POINT,
    # unless some move does as well too.
    cdef int read(self, Board board, bint attack, int first, const Budget* budget, int* move) noexcept nogil

    # The value of a position: exact between alpha and beta, otherwise a bound.
    cdef int _attack(self, Board board, int order, int quiet, int alpha, int beta, int* move) noexcept nogil
    cdef int _defend(self, Board board, int order, int quiet, int alpha, int beta) noexcept nogil

    cdef void _set_budget(self, Budget* budget, Board board, int order, int quiet) noexcept nogil
    cdef bint _comes_back(self, Board board) noexcept nogil
    cdef int _take(self, Board board, int alpha, int beta, int* move) noexcept nogil
    cdef int _take_back(self, Board board, int alpha, int beta) noexcept nogil
    cdef bint _is_atari(self, Board board, int point) noexcept nogil
    cdef int _ladder(self, Board board, int alpha, int beta, int* move) noexcept nogil
    cdef bint _is_hopeless(self, Board board, int point, const Outcome* plan) noexcept nogil
    cdef int _standing(self, int side, int point) noexcept nogil
    cdef int _search_attack(self, Board board, int order, int quiet, int alpha, int beta, int* move) noexcept nogil
    cdef void _list_attacks(self, Board board, int order, int first, PointSet* moves) noexcept nogil
    cdef void _add_reply(self, Board board, PointSet* listed) noexcept nogil
    cdef int _score_attack(self, Board board, int point) noexcept nogil
    cdef bint _runs(self, Board board, int order, int quiet, int* move) noexcept nogil
    cdef int _answer_atari(self, Board board, int order, int quiet, int alpha, int beta, int* move) noexcept nogil
    cdef int _search_defence(
        self, Board board, int order, int quiet, int threat, int alpha, int* move
    ) noexcept nogil
    cdef int _pass(
        self, Board board, int threat, int quiet, int alpha, int* attack, PointSet* seen
    ) noexcept nogil
    cdef void _add_ways_back(self, Board board, int last, PointSet* moves) noexcept nogil
    cdef void _list_defences(self, Board board, const PointSet* seen, int threat, int first) noexcept nogil
    cdef int _try_listed(
        self, Board board, int order, int quiet, int alpha, int value, int start, int* move
    ) noexcept nogil

    cdef int _try(
        self, Board board, int color, int point, int order, int quiet, int alpha, int beta
    ) noexcept nogil
    cdef int _play(
        self, Board board, int color, int point, int order, int quiet, int alpha, int beta, bint banned
    ) noexcept nogil
    cdef int _answer(
        self, Board board, int color, int order, int quiet, int alpha, int beta, bint atari
    ) noexcept nogil
    cdef bint _takes_back(self, Board board, int color, int point) noexcept nogil
    cdef bint _repeats(self, Board board) noexcept nogil
    cdef void _look_at_taken(self, Board board) noexcept nogil
    cdef Outcome _outcome(self, Board board, int color, int point) noexcept nogil
