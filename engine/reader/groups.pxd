# The life and death of one group: can its enemy kill it, can its own side make it live.
#
# A proof-number search (depth first, df-pn: A. Nagai, 2002; sums as in weak proof-number search, T. Ueda et al.,
# 2008) over the moves that engine/reader/group_moves.pxd finds worth reading. Its judgement ends a line: dead or
# alive. "Proved" is a kill. A line also ends with the stone captured, in a ladder too.
#
# Ko: each question is searched up to three times: with all kos won by the defender (he need not obey the ban, so
# the attacker takes none), with all kos won by the attacker, and with the rules as they are and no threats. What
# holds in the first search for the attacker, in the second for the defender, holds whatever the threats.

cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t, uint64_t
from libc.string cimport memset

from engine.board cimport KO, LEGAL, OFFSETS, OUT_OF_MEMORY, Board
from engine.points cimport BLACK, EMPTY, FIRST, NO_POINT, NUM_POINTS, PASS, WHITE, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, has_point, next_point
from engine.reader.floods cimport any_of, spread
from engine.reader.group_judge cimport ALIVE, DEAD, OPEN, GroupJudge
from engine.reader.group_moves cimport MAX_MOVES, GroupMoves
from engine.reader.ladders cimport CAPTURED, Reader, outcome_of


cpdef enum:
    # The answer to "can the side that moves have its way?".
    NO = 0
    YES = 1
    KO_FIRST = 2         # by a ko; the other side has to find the first threat
    KO_SECOND = 3        # by a ko; the side that moves has to find the first threat
    UNCERTAIN = 4        # the node limit was reached before the answer


cpdef enum:
    # Who wins the kos of a search.
    DEFENDER_WINS_KOS = 0
    ATTACKER_WINS_KOS = 1
    NO_THREATS = 2


cdef enum:
    GROUP_NODES = 60000  # positions that one search may judge
    PASS_NODES = 100     # of them, to find out what comes of a pass
    NUM_GROUP_STAGES = 3
    FIRST_WIDTH = 4      # moves at a node in the first stage; twice as many in the next, all in the last
    MAX_DEPTH = 48
    TABLE_BITS = 16
    TABLE_SIZE = 65536
    SOLVED = 1000000     # a proof or disproof number that no search can reach


cdef struct GroupEntry:
    uint64_t key
    uint32_t generation
    int32_t proof                       # least number of open ends to be settled for a kill
    int32_t disproof                    # for life
    int16_t move
    bint has_tried_pass                 # it is known, or not worth the effort, what comes of a pass here
    PointSet zone                       # of a solved position: a stone elsewhere changes nothing


# The numbers of a node: `mine` is 0 when the side to move has its way, `his` when it has not.
cdef struct Numbers:
    int mine
    int second                          # the least `mine` but one among the moves
    int his
    int unsolved                        # moves whose `his` is not 0
    int lost                            # moves whose `his` is 0
    int best                            # the place of the most promising move, -1 when there is none
    PointSet zone


@cython.final
cdef class GroupReader:
    cdef readonly GroupJudge judge
    cdef readonly GroupMoves moves
    cdef readonly Reader reader
    cdef readonly int nodes             # positions judged for the last question
    cdef PointSet footprint
    cdef readonly int so_far            # the answer with the most moves at a node that there was time for
    cdef int limit                      # of nodes for one search of the last stage
    cdef int share                      # of nodes for the search under way
    cdef int width                      # moves that are read at a node
    cdef int used                       # by the search under way
    cdef int mode
    cdef bint met_ko                    # a move was left out because of who wins the kos
    cdef int stone
    cdef int defender
    cdef int first                      # the move that the question begins with; NO_POINT: any
    cdef uint32_t generation
    cdef GroupEntry table[TABLE_SIZE]
    cdef uint64_t path[MAX_DEPTH + 1]
    cdef int16_t line_moves[MAX_DEPTH + 1][MAX_MOVES + 1]
    cdef int num_moves[MAX_DEPTH + 1]
    cdef PointSet pass_zone[MAX_DEPTH + 1]
    cdef PointSet zone                  # of the position that was valued last, if it is solved

    # Can the enemy kill the group of the stone when he plays first? NO, YES, KO_..., UNCERTAIN; with a first move.
    cdef int attack(self, Board board, int stone, int* move) noexcept nogil
    # Can its own side make it live when it plays first?
    cdef int defend(self, Board board, int stone, int* move) noexcept nogil

    # The same after a first move of either side; nothing is gained by a move that is not legal.
    cdef int after_attack(self, Board board, int stone, int point) noexcept nogil
    cdef int after_defence(self, Board board, int stone, int point) noexcept nogil

    cdef int _answer(self, Board board, int stone, bint attacking, int first, int* move) noexcept nogil
    cdef int _ask_all(self, Board board, bint attacking, int* move) noexcept nogil
    cdef int _ask(self, Board board, int to_move, int mode, int* move) noexcept nogil
    cdef bint _is_settled(self, Board board, int to_move) noexcept nogil
    cdef void _search(
        self, Board board, int to_move, int depth, int proof_limit, int disproof_limit, bint passed
    ) noexcept nogil
    cdef bint _may_pass(self, int to_move, int depth, int lost) noexcept nogil
    cdef bint _is_free(self, int depth) noexcept nogil
    cdef Numbers _sum_up(self, Board board, int to_move, int depth) noexcept nogil
    cdef void _add_move(self, Board board, int to_move, int move, PointSet* zone) noexcept nogil
    cdef void _expand(self, Board board, int to_move, int depth) noexcept nogil
    cdef bint _try_pass(self, Board board, int to_move, int depth, int limit) noexcept nogil
    cdef int _play(self, Board board, int to_move, int move) noexcept nogil
    cdef void _value(self, Board board, int to_move, int depth, int* proof, int* disproof) noexcept nogil
    cdef void _judge(self, Board board, int to_move, int* proof, int* disproof) noexcept nogil
    cdef void _base_on_ladder(self, Board board) noexcept nogil
    cdef bint _is_laddered(self, Board board) noexcept nogil
    cdef uint64_t _key(self, Board board, int to_move) noexcept nogil
    cdef GroupEntry* _find(self, uint64_t key) noexcept nogil
    cdef void _store(self, uint64_t key, int proof, int disproof, int move, const PointSet* zone) noexcept nogil
    cdef bint _has_tried_pass(self, uint64_t key) noexcept nogil
    cdef void _note_pass(self, uint64_t key) noexcept nogil
    cdef bint _is_repeated(self, uint64_t key, int depth) noexcept nogil
