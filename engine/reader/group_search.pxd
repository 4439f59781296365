# The search behind engine/reader/groups.pxd: is a group dead when one side moves first, whoever wins the kos?
#
# A proof-number search (depth first, df-pn: A. Nagai, 2002; sums as in weak proof-number search, T. Ueda et al.,
# 2008). "Proved" is a kill. Judgement ends a line (engine/reader/group_judge.pxd); the capture of the stone does
# too, in a ladder also.
#
# Zones: of a solved position, the points on which its solution depends. When a side passes and loses, only a move
# in the zone of that, or a capture, can help it; and what was solved holds wherever its zone looks the same
# (engine/reader/group_zones.pxd).
#
# Loops: whoever brings a position of the path back has gained nothing by it, or the attacker when the group could
# pass meanwhile: it can every time. What is solved by that holds only on paths through the position, and is kept
# apart (engine/reader/group_path.pxd).
#
# Simulation (Y. Kawano, 1996): when one move has been refuted, the same answers are tried against the next.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t

from engine.board cimport KO, LEGAL, ZOBRIST, Board
from engine.points cimport EMPTY, NO_POINT, PASS, other
from engine.pointset cimport PointSet, add_point, clear_points, has_point
from engine.reader.floods cimport any_of, spread
from engine.reader.group_judge cimport ALIVE, DEAD, GroupJudge
from engine.reader.group_leaning cimport GroupLeaning
from engine.reader.group_moves cimport MAX_MOVES, GroupMoves
from engine.reader.group_path cimport MAX_DEPTH, GroupPath
from engine.reader.group_space cimport add_ataris, add_move
from engine.reader.group_table cimport (
    ATTACKER_WINS_KOS, DEFENDER_WINS_KOS, NO_THREATS, NOT_PASSED, PASS_LOSES, PASS_UNCLEAR, SOLVED, UNTIL_BOTH_PASS,
    GroupEntry, GroupTable, position_key,
)
from engine.reader.group_zones cimport GroupZones, ZoneSolution
from engine.reader.ladders cimport outcome_of


# The side that wins the kos, or EMPTY.
cdef inline int winner_of(int mode, int defender) noexcept nogil:
    if mode == NO_THREATS:
        return EMPTY
    return other(defender) if mode == ATTACKER_WINS_KOS else defender


# Bits of the modes in which something solved holds too: the winner gets as many of the kos.
cdef inline int modes_like(int mode, int winner, int defender) noexcept nogil:
    cdef int easiest = DEFENDER_WINS_KOS if winner == defender else ATTACKER_WINS_KOS
    if mode == easiest or mode == UNTIL_BOTH_PASS:
        return 1 << mode
    return 1 << mode | 1 << NO_THREATS | 1 << easiest


cdef enum:
    PASS_NODES = 100     # positions judged to find out what comes of a pass
    PASS_DOUBT = 10
    MOST_DOUBT = 40      # what a move that seems bad adds to the numbers that have to fall for it,
    DOUBT_SCALE = 6      # in sixteenths of how much less it promises than the best
    LAZY_DOUBT = 8       # from which a move is judged only when it is its turn
    SOLUTION_SHARE = 8   # of so many positions one is a solution to be kept by its zone
    TOO_DEEP = 500       # the numbers of a position that is not looked into


# The numbers of a node: `mine` is 0 when the side to move has its way, `his` when it has not.
cdef struct Numbers:
    int mine
    int second                          # the least `mine` but one among the moves
    int his
    int unsolved                        # moves whose `his` is not 0
    int lost                            # moves whose `his` is 0
    int lost_move                       # one of them
    int best                            # the place of the most promising move, -1 when there is none
    PointSet zone
    uint64_t loops


# Those of no moves at all.
cdef inline Numbers no_numbers(const PointSet* zone) noexcept nogil:
    cdef Numbers numbers
    numbers.mine = SOLVED
    numbers.second = SOLVED
    numbers.his = 0
    numbers.unsolved = 0
    numbers.lost = 0
    numbers.lost_move = PASS
    numbers.best = -1
    numbers.zone = zone[0]
    numbers.loops = 0
    return numbers


@cython.final
cdef class GroupSearch:
    cdef GroupJudge judge
    cdef readonly GroupLeaning leaning
    cdef readonly GroupMoves moves
    cdef GroupTable table
    cdef GroupPath path
    cdef readonly GroupZones zones
    # -- the question -------------------------------------------------------------------------------------
    cdef readonly int stone
    cdef readonly int defender
    cdef int first                      # the move that it begins with; NO_POINT: any
    cdef int mode                       # who wins the kos
    cdef bint counts_seki               # a group lives that both sides leave as it is; else it has to defend itself
    cdef int width                      # moves that are read at a node
    cdef int share                      # positions that may be judged
    cdef bint is_stopped                # no more may, now and later; another thread may set it
    # -- the answer ---------------------------------------------------------------------------------------
    cdef int used                       # positions judged
    cdef bint met_ko                    # a move was left out because of who wins the kos
    # -- by depth -----------------------------------------------------------------------------------------
    cdef int16_t line_moves[MAX_DEPTH + 1][MAX_MOVES + 1]
    cdef int8_t line_doubts[MAX_DEPTH + 1][MAX_MOVES + 1]
    cdef int num_moves[MAX_DEPTH + 1]
    cdef int line_leaning[MAX_DEPTH + 1]    # of the position with the other side to move
    cdef int8_t passed[MAX_DEPTH + 1]   # see group_table.pxd
    cdef PointSet pass_zone[MAX_DEPTH + 1]
    cdef PointSet zone                  # of the position that was valued last, if it is solved,
    cdef uint64_t loops                 # and the positions of the path that this comes back to
    # Simulation: this move of this color loses in the way of another one (PASS: a pass).
    cdef int alike_color
    cdef int alike_move
    cdef int alike_to

    # Room for so many positions. Raises MemoryError.
    cdef int make_room(self, int positions) except -1
    # Nothing that was found is known any more.
    cdef void forget(self) noexcept nogil
    # A question about this board, about the group of the stone.
    cdef void begin(self, Board board, int stone, int first) noexcept nogil
    # A question about another group of the position that another search was begun for.
    cdef void begin_like(self, Board board, int stone, GroupSearch like) noexcept nogil
    # Whether the side to move has its way although it passes.
    cdef bint is_settled(self, Board board, int to_move) noexcept nogil
    # What is said of a position without a search: OPEN, ALIVE or DEAD; `judge.ground` says by what.
    cdef int verdict(self, Board board, int to_move) noexcept nogil
    # Search, up to `share`: what is then known of the position.
    cdef GroupEntry* solve(self, Board board, int to_move, int mode) noexcept nogil
    # Go on with that, `share` being more now.
    cdef GroupEntry* go_on(self, Board board, int to_move) noexcept nogil
    # Play a move as `mode` has it: LEGAL when it was played. Who wins the kos need not obey the ban.
    cdef int play(self, Board board, int to_move, int move) noexcept nogil

    cdef void _turn_to(self, Board board, int stone, int first) noexcept nogil
    cdef void _search(
        self, Board board, int to_move, int depth, int proof_limit, int disproof_limit, bint after_pass
    ) noexcept nogil
    cdef bint _is_alike(self, Board board, int to_move, int depth, int best, Numbers* numbers) noexcept nogil
    cdef uint64_t _alike_key(self, Board board, uint64_t key) noexcept nogil
    cdef bint _simulate(self, Board board, int to_move, int depth) noexcept nogil
    cdef bint _simulate_all(self, Board board, int to_move, int depth, uint64_t key) noexcept nogil
    cdef void _store_solved(self, Board board, uint64_t key, int depth, int to_move, int winner, int move) noexcept nogil
    cdef void _keep_solved(self, Board board, uint64_t key, int depth, int winner, int move) noexcept nogil
    cdef bint _may_leave_it(self, int to_move, int depth, int his) noexcept nogil
    cdef void _add_move(self, int depth, int move, int doubt) noexcept nogil
    cdef void _come_back(
        self, Board board, int to_move, int depth, int back, int* proof, int* disproof
    ) noexcept nogil
    cdef void _look_up(self, Board board, uint64_t key, GroupEntry* entry, int depth, int* proof, int* disproof) noexcept nogil
    cdef bint _is_over(self) noexcept nogil
    cdef bint _may_pass(self, int depth, int lost) noexcept nogil
    cdef bint _is_found_by_zone(self, Board board, int to_move, int depth, uint64_t key) noexcept nogil
    cdef bint _recall_pass(self, Board board, int to_move, int depth) noexcept nogil
    cdef Numbers _sum_up(self, Board board, int to_move, int depth) noexcept nogil
    cdef void _expand(self, Board board, int to_move, int depth, uint64_t key) noexcept nogil
    cdef bint _try_pass(self, Board board, int to_move, int depth, int limit) noexcept nogil
    cdef void _value(self, Board board, int to_move, int depth, int doubt, bint put_off, int* proof, int* disproof) noexcept nogil
    cdef bint _is_solved_now(self, Board board, int to_move, int depth, int doubt) noexcept nogil
    cdef void _judge(self, Board board, int to_move, int* proof, int* disproof) noexcept nogil
    cdef uint64_t _key(self, Board board, int to_move) noexcept nogil
    cdef void _store_node(self, Board board, int to_move, int depth, uint64_t key, Numbers* numbers) noexcept nogil
