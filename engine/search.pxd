# Lookahead on the whole board (seed 000, section 4: FULL BOARD LOOKAHEAD).
#
# An alpha-beta search, deeper and deeper, over the moves that the valuation likes best and moves that cannot wait. At
# the ends, a quiescence search plays out the urgent moves (engine/urgent). Then the evaluation says what the position
# is worth, and what having the next move is worth is added. In the middle of a joseki, the joseki is played to its
# end first, because the evaluation cannot tell what a corner becomes.
#
# Values are points for the side to move. A move costs `prior` points for each nat by which it is less likely than the
# likeliest one: the evaluation is coarse, and what professionals play is evidence too.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

from engine.board cimport LEGAL, Board
from engine.evaluation.territory cimport FIFTIETHS
from engine.joseki.main_line cimport MainLine
from engine.points cimport BLACK, NO_POINT, PASS, other
from engine.strategy cimport sente_at, sente_end
from engine.turns cimport Turns
from engine.urgent cimport Urgent
from engine.valuation cimport Valuation


cpdef enum:
    MAX_DEPTH = 16       # moves of the lookahead
    MAX_SEQUENCE = 12    # moves of a joseki that is played to its end


cdef enum:
    MAX_QUIET = 8        # moves of the quiescence search
    MAX_PLY = 26         # both together, and one more
    MAX_WIDTH = 40       # moves at a node
    NUM_SLOTS = 65536    # of the transposition table; a power of two
    # Whether a remembered value is exact, or a lower or upper bound.
    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


# What is known of a position, with `depth` moves of lookahead.
cdef struct Slot:
    uint64_t key
    double value
    int16_t move                        # the best move; NO_POINT if none is known
    int8_t depth
    int8_t bound


# The moves of one node.
cdef struct Node:
    int num_moves
    int16_t moves[MAX_WIDTH]
    double cost[MAX_WIDTH]              # of each, in points; 0 for the likeliest


@cython.final
cdef class Search:
    cdef readonly Valuation valuation
    cdef Urgent urgent
    cdef Turns turns
    cdef MainLine joseki
    cdef public bint follows_joseki     # whether joseki are played to their ends before a position is evaluated
    cdef public double prior            # points for a nat while the next move is worth most; less when it is worth less
    cdef readonly int num_positions     # positions that the last search looked at
    cdef readonly int depth             # of its last finished iteration
    cdef int limit
    cdef int most_depth
    cdef double deadline                # in seconds of the monotonic clock; 0: none
    cdef bint is_exact                  # whether all moves of the root get a value instead of a bound
    cdef bint is_over
    cdef bint is_asked                  # whether `stop` has to be called now and then
    cdef object stop
    cdef object failure
    cdef double sente_end               # the number of the move from which sente is worth one point
    cdef Slot* slots
    cdef Node nodes[MAX_PLY]
    # The expected moves from each ply on.
    cdef int16_t line[MAX_PLY + 1][MAX_PLY + 1]
    cdef int num_line[MAX_PLY + 1]
    # The moves of the root, best first, with their values.
    cdef int num_root
    cdef int16_t root[MAX_WIDTH]
    cdef double value[MAX_WIDTH]
    cdef double root_cost[MAX_WIDTH]
    cdef int16_t root_line[MAX_WIDTH][MAX_PLY + 1]
    cdef int root_depth[MAX_WIDTH]
    cdef int root_length[MAX_WIDTH]

    # Read the moves of the root deeper and deeper, until `limit` positions have been looked at or time is over.
    cdef void run(self, Board board, int color) noexcept nogil

    cdef void _iterate(self, Board board, int color, int depth) noexcept nogil
    cdef void _move_up(self, int place) noexcept nogil
    cdef double _value(self, Board board, int color, int depth, double alpha, double beta, int ply) noexcept nogil
    cdef double _best_move(self, Board board, int color, int depth, double alpha, double beta, int ply) noexcept nogil
    cdef double _quiet(self, Board board, int color, int depth, double alpha, double beta, int ply) noexcept nogil
    cdef double _stand(self, Board board, int color, int ply) noexcept nogil
    cdef int _play_joseki(self, Board board, int color, int ply) noexcept nogil
    cdef bint _list_moves(self, Board board, int color, int width, Node* node) noexcept nogil
    cdef void _add_urgent(self, Board board, int color, Node* node) noexcept nogil
    cdef void _list_likely(self, int width, Node* node) noexcept nogil
    cdef void _begin_with(self, Node* node, int point) noexcept nogil
    cdef bint _play(self, Board board, int color, int point) noexcept nogil
    cdef double _sente(self, Board board) noexcept nogil
    cdef double _points_a_nat(self, Board board) noexcept nogil
    cdef void _note_line(self, int ply, int point) noexcept nogil
    cdef bint _must_stop(self) noexcept nogil
    cdef void _ask(self) noexcept nogil


cdef uint64_t key_of(Board board, int color) noexcept nogil
# Whether what is remembered is enough for a search between these bounds.
cdef bint is_enough(const Slot* slot, double alpha, double beta) noexcept nogil
cdef int width_at(int depth) noexcept nogil
