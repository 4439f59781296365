# Reading of connections: can the side of two strings connect them, can the enemy cut them.
#
# The two sides take turns. The strings are connected when they are one string or linked (engine/reader/links); what
# becomes of that string is another question. They are separated when one of them is captured, or when no way between
# them is short enough: MAX_WAY steps, and SLACK more than at the start. The moves that are tried are those on the ways, and
# what takes or saves the strings in question. So an answer is as good as this choice: a move farther off is not seen.
#
# The search is by proof numbers (df-pn: A. Nagai 2002; weak proof numbers: T. Ueda and others 2008), up to a limit
# of nodes. A deep reader has a higher limit, and looks once more for a connection by longer ways where there is none by
# these. A side that may not play because of the ko ban may do so once in a line, as if it had a threat.

cimport cython
from libc.stdint cimport int16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport LEGAL, Board
from engine.points cimport BLACK, NO_POINT, WHITE, other
from engine.pointset cimport has_point
from engine.reader.links cimport MAX_MOVES, MAX_WAY, Links, Ways


cpdef enum:
    # What becomes of two strings; the better for their own side the higher.
    SEPARATED = 0
    KO_SEPARATES = 1         # a ko, for which their own side needs the first threat
    KO_CONNECTS = 2          # a ko, for which the enemy needs the first threat
    CONNECTED = 3
    UNDECIDED = 4            # the node limit was reached before the answer


cpdef enum:
    CONNECTION_NODES = 16000  # positions that one question may look at
    DEEP_NODES = 1000000      # the same of a deep reader
    SLACK = 1                 # the strings may get so much farther apart while they are read
    LEAN = 2                  # at the limit, connected is likelier up to so many times the disproof number
    MAX_DEPTH = 60            # moves in a line
    ENDLESS = 100000000       # the number of what cannot be proved


# What is known of a position in the search: 0 of the one number is proved, of the other disproved.
cdef struct Proof:
    uint64_t key                        # 0: a free place
    uint32_t proof
    uint32_t disproof
    int16_t move                        # the most promising


@cython.final
cdef class ConnectionReader:
    cdef readonly Links links            # footprint: what the answer to the last question depends on
    cdef readonly int nodes              # positions looked at for the last question
    cdef long before                     # and for those before it
    cdef bint is_stopped                 # another thread wants it to end as at its limit
    cdef readonly int visits
    cdef int guess                       # at the limit: SEPARATED or CONNECTED, which seems likelier
    cdef int promising                   # and the move that the search came to last
    cdef int node_limit
    cdef int koer                        # who took a banned ko in the line that is read: 1 their side, 2 the enemy
    cdef bint ko_seen                    # whether somebody wanted to
    cdef int target                      # the result that is to be proved
    cdef readonly bint deep
    cdef int most_nodes
    cdef int slack
    cdef Proof* proofs                   # a hash table, twice as large as the most nodes at least
    cdef uint64_t proof_mask
    cdef int num_proofs
    cdef int* used                       # the filled places

    # `one` and `two` are any stones of the strings. Each question leaves the board as it was and adds to the footprint.
    # Their own side plays first; `move` gets its best move, NO_POINT when they are connected anyway or nothing helps.
    cdef int connect(self, Board board, int one, int two, int node_limit, int* move) noexcept nogil
    # The enemy plays first; `move` gets his best move, NO_POINT when nothing helps.
    cdef int disconnect(self, Board board, int one, int two, int node_limit, int* move) noexcept nogil
    # Begin the footprint anew.
    cdef void forget(self) noexcept nogil

    cdef int _ask(self, Board board, int one, int two, int node_limit, bint connecting, int* move) noexcept nogil
    cdef int _try_targets(self, Board board, bint connecting, int* move) noexcept nogil
    cdef void _clear_proofs(self) noexcept nogil
    cdef int _prove(self, Board board, bint connecting, int target, int* move) noexcept nogil
    cdef void _search(
        self, Board board, bint connecting, uint32_t proof_limit, uint32_t disproof_limit, int depth
    ) noexcept nogil
    cdef void _expand(self, Board board, bint connecting, Ways* ways, uint64_t* keys) noexcept nogil
    cdef uint32_t _rest(self, uint32_t limit, uint32_t total, uint32_t part) noexcept nogil
    cdef int _sum_up(
        self, bint connecting, const Ways* ways, const uint64_t* keys, Proof* own, uint32_t* second
    ) noexcept nogil
    cdef uint64_t _visit(self, Board board, int color, int point) noexcept nogil
    cdef void _evaluate(self, Board board, bint connecting, uint64_t key) noexcept nogil
    cdef int _settle(self, Board board, bint connecting, Ways* ways, int* move) noexcept nogil
    cdef uint64_t _key(self, Board board, bint connecting) noexcept nogil
    cdef Proof* _entry(self, uint64_t key) noexcept nogil
    cdef int _enter(self, Board board, int color, int point) noexcept nogil
    cdef void _leave(self, Board board, int entered, int point) noexcept nogil
