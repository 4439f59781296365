# Full-board lookahead (seed 000, section 4: FULL BOARD LOOKAHEAD). Alpha-beta, deeper and deeper, over the moves that
# the valuation likes best and those that cannot wait; a quiescence search at the ends (engine/urgent), where the
# evaluation says what a position is worth, with what the next move is worth to who has it. In the middle of a joseki
# that is what it is worth after the joseki: the evaluation cannot tell what a corner becomes.
#
# Values are points for the side to move. A move costs `prior` points for each nat that it is less likely than the
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
    MAX_SEQUENCE = 12    # of a joseki that is played to its end


cdef enum:
    MAX_QUIET = 8        # moves of the quiescence search
    MAX_PLY = 26         # both, and one
    MAX_WIDTH = 40       # moves at a node
    NUM_SLOTS = 65536    # of the transposition table
    SLOT_MASK = 65535
    # What a remembered value is.
    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


# What is known of a position, with `depth` moves of lookahead.
cdef struct Slot:
    uint64_t key
    double value
    int16_t move                        # the best one, NO_POINT when none is known
    int8_t depth
    int8_t bound


# The moves of one node.
cdef struct Node:
    int num_moves
    int16_t moves[MAX_WIDTH]
    double cost[MAX_WIDTH]              # points, 0 for the likeliest


@cython.final
cdef class Search:
    cdef readonly Valuation valuation
    cdef Urgent urgent
    cdef Turns turns
    cdef MainLine joseki
    cdef public bint follows_joseki     # whether joseki are played to their ends before a position is judged
    cdef public double prior            # points a nat while the next move is worth most, less when it is worth less
    cdef readonly int num_positions     # looked at by the last search
    cdef readonly int depth             # of the last iteration that was finished
    cdef int limit
    cdef int most_depth
    cdef double deadline                # seconds of the monotonic clock; 0: none
    cdef bint is_exact                  # whether all moves of the root get a value, not a bound
    cdef bint is_over
    cdef bint is_asked                  # whether somebody wants to be asked now and then
    cdef object stop
    cdef object failure
    cdef double sente_end               # the move from which sente is worth one point
    cdef Slot* slots
    cdef Node nodes[MAX_PLY]
    # The expected moves from each ply on.
    cdef int16_t line[MAX_PLY + 1][MAX_PLY + 1]
    cdef int num_line[MAX_PLY + 1]
    # The moves of the root, with their values, the best first.
    cdef int num_root
    cdef int16_t root[MAX_WIDTH]
    cdef double value[MAX_WIDTH]
    cdef double root_cost[MAX_WIDTH]
    cdef int16_t root_line[MAX_WIDTH][MAX_PLY + 1]
    cdef int root_depth[MAX_WIDTH]
    cdef int root_length[MAX_WIDTH]

    # Read the moves of the root, deeper and deeper, until `limit` positions are looked at or the time is over.
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
    cdef double _sente(self, Board board) noexcept nogil
    cdef double _points_a_nat(self, Board board) noexcept nogil
    cdef void _note_line(self, int ply, int point) noexcept nogil
    cdef bint _must_stop(self) noexcept nogil
    cdef void _ask(self) noexcept nogil


cdef uint64_t key_of(Board board, int color) noexcept nogil
# Whether what is remembered is all that a search between these bounds wants.
cdef bint is_enough(const Slot* slot, double alpha, double beta) noexcept nogil
cdef int width_at(int depth) noexcept nogil
