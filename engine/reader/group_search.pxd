# The search behind engine/reader/groups.pxd: does a group die, for a given side to move and a given winner of the kos?
#
# A depth-first proof-number search (df-pn: A. Nagai, 2002; numbers are summed up as in weak proof-number search, T.
# Ueda et al., 2008). "Proved" means killed. A line ends when a judgement decides (engine/reader/group_judge.pxd), or
# when the string that is asked about is captured, also in a ladder.
#
# Zones: a solved position knows the points on which its solution depends. When a side passes and loses, only a move in
# the zone of that loss, or a capture, can help it. And a solution holds wherever its zone looks the same
# (engine/reader/group_zones.pxd).
#
# Loops: whoever brings back a position of the path has gained nothing by it. But if the group could pass meanwhile, the
# attacker has gained nothing, since the group can pass each time. A solution by such a loop holds only on paths through
# that position, and is kept apart (engine/reader/group_path.pxd).
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


# The side that wins the kos in a mode; EMPTY: neither.
cdef inline int winner_of(int mode, int defender) noexcept nogil:
    if mode == NO_THREATS:
        return EMPTY
    return other(defender) if mode == ATTACKER_WINS_KOS else defender


# The modes, as bits, in which a solution also holds, because its winner wins at least as many of the kos in them.
cdef inline int modes_like(int mode, int winner, int defender) noexcept nogil:
    cdef int easiest = DEFENDER_WINS_KOS if winner == defender else ATTACKER_WINS_KOS
    if mode == easiest or mode == UNTIL_BOTH_PASS:
        return 1 << mode
    return 1 << mode | 1 << NO_THREATS | 1 << easiest


cdef enum:
    PASS_NODES = 100     # so many positions are judged to find out what comes of a pass
    # Doubt is what an unpromising move adds to the number that has to become 0 for it to work.
    PASS_DOUBT = 10      # of the defender's pass
    MOST_DOUBT = 40
    DOUBT_SCALE = 6      # doubt for each nat by which a move promises less than the best one
    LAZY_DOUBT = 8       # with so much doubt, a move is judged only when its turn comes
    SOLUTION_SHARE = 8   # there is room for one solution, kept by its zone, for so many positions
    TOO_DEEP = 500       # both numbers of a position that is too deep to be searched


# The numbers of a node. `mine` is 0 if the side to move succeeds, `his` is 0 if the other side does.
cdef struct Numbers:
    int mine
    int second                          # the second smallest `mine` among the moves
    int his
    int unsolved                        # number of moves whose `his` is not 0
    int lost                            # number of moves whose `his` is 0
    int lost_move                       # one of these
    int best                            # index of the most promising move; -1 if there is none
    PointSet zone
    uint64_t loops


# The numbers of a node before any of its moves is counted.
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
    cdef int first                      # the first move; NO_POINT: any
    cdef int mode                       # who wins the kos
    cdef bint counts_seki               # a group that both sides leave as it is lives (else it is dead)
    cdef int width                      # so many moves are read at a node
    cdef int share                      # so many positions may be judged
    cdef bint is_stopped                # end as if all of them were used; another thread may set it
    # -- the answer ---------------------------------------------------------------------------------------
    cdef int used                       # positions judged
    cdef bint met_ko                    # a ko ban mattered: the answer may depend on who wins the kos
    # -- by depth -----------------------------------------------------------------------------------------
    cdef int16_t line_moves[MAX_DEPTH + 1][MAX_MOVES + 1]
    cdef int8_t line_doubts[MAX_DEPTH + 1][MAX_MOVES + 1]
    cdef int num_moves[MAX_DEPTH + 1]
    cdef int line_leaning[MAX_DEPTH + 1]    # how the position leans if the other side is to move
    cdef int8_t passed[MAX_DEPTH + 1]   # what is known of a pass there: see group_table.pxd
    cdef PointSet pass_zone[MAX_DEPTH + 1]
    cdef PointSet zone                  # of the position that was valued last, if it is solved: its zone,
    cdef uint64_t loops                 # and the positions of the path that its solution comes back to
    # Simulation: does alike_move of alike_color lose in the same way as alike_to did? Either may be PASS.
    cdef int alike_color
    cdef int alike_move
    cdef int alike_to

    # Make room for so many positions. Raises MemoryError.
    cdef int make_room(self, int positions) except -1
    # Forget everything that was found.
    cdef void forget(self) noexcept nogil
    # Begin a question about the group of a stone, to be answered from `first` on (NO_POINT: from any move).
    cdef void begin(self, Board board, int stone, int first) noexcept nogil
    # The same about another group of the position for which the search `like` was begun.
    cdef void begin_like(self, Board board, int stone, GroupSearch like) noexcept nogil
    # Whether the side to move succeeds even if it passes.
    cdef bint is_settled(self, Board board, int to_move) noexcept nogil
    # What can be said of a position without a search: OPEN, ALIVE or DEAD; `judge.ground` says by what.
    cdef int verdict(self, Board board, int to_move) noexcept nogil
    # Search, up to `share` positions; returns what is then known of the position.
    cdef GroupEntry* solve(self, Board board, int to_move, int mode) noexcept nogil
    # Go on with that search, after `share` has been raised.
    cdef GroupEntry* go_on(self, Board board, int to_move) noexcept nogil
    # Play a move; returns LEGAL if it was played. The side that wins the kos (`mode`) need not obey the ban.
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
