# Reading of connections: can the side of two strings connect them, and can the enemy cut them?
#
# Both sides move in turn. A line ends with the strings connected when they are one string or linked
# (engine/reader/links). It ends with them separated when one of them is captured, or when no way between them is short
# enough any more: at most MAX_WAY steps, and at most SLACK more than at the start. Whether connected strings live is
# another question.
#
# The search is by proof numbers (df-pn: A. Nagai, 2002; weak proof numbers: T. Ueda et al., 2008), up to a limit of
# positions. "Proved" means that the side of the strings reaches the result that is asked for (`target`). A deep reader
# has a higher limit, and if it finds no connection, it searches once more with longer ways. Ko: a side may ignore the
# ban once in a line, as if it had a threat; what it reaches then counts as a ko in which it needs the first threat.
#
# What it does not see: only moves on the ways are tried, and moves that take or save the strings in question. A move
# farther off is not found.

cimport cython
from libc.stdint cimport int16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from engine.board cimport LEGAL, Board
from engine.points cimport BLACK, NO_POINT, WHITE, other
from engine.pointset cimport has_point
from engine.reader.links cimport MAX_MOVES, MAX_WAY, Links, Ways


cpdef enum:
    # What becomes of two strings, from worst to best for their own side.
    SEPARATED = 0
    KO_SEPARATES = 1         # a ko, for which their own side needs the first threat
    KO_CONNECTS = 2          # a ko, for which the enemy needs the first threat
    CONNECTED = 3
    UNDECIDED = 4            # the node limit was reached before the answer


cpdef enum:
    CONNECTION_NODES = 16000  # positions that one question may look at
    DEEP_NODES = 1000000      # the same for a deep reader
    SLACK = 1                 # steps by which the shortest way may become longer while it is read
    LEAN = 2                  # at the limit, "connected" seems likelier if the proof number is at most so many times
                              # the disproof number
    MAX_DEPTH = 60            # moves in a line
    ENDLESS = 100000000       # the proof or disproof number of what cannot be proved or disproved


# What is known of a position in the search. A proof number of 0 means proved, a disproof number of 0 disproved.
cdef struct Proof:
    uint64_t key                        # 0: this place of the table is free
    uint32_t proof
    uint32_t disproof
    int16_t move                        # the most promising one


@cython.final
cdef class ConnectionReader:
    cdef readonly Links links            # footprint: what the answer to the last question depends on
    cdef readonly int nodes              # new positions looked at for the last question
    cdef long before                     # and for all questions before it
    cdef bint is_stopped                 # set by another thread: end as if the limit had been reached
    cdef readonly int visits             # positions visited for the last question, known ones too
    cdef int guess                       # at the limit: SEPARATED or CONNECTED, whichever seems likelier
    cdef int promising                   # at the limit: the most promising first move
    cdef int node_limit
    cdef int koer                        # who took a banned ko in the line that is read: 1 their side, 2 the enemy
    cdef bint ko_seen                    # somebody could have taken a banned ko
    cdef int target                      # the result that is to be proved
    cdef readonly bint deep
    cdef int most_nodes
    cdef int slack
    cdef Proof* proofs                   # a hash table with at least twice as many places as `most_nodes`
    cdef uint64_t proof_mask
    cdef int num_proofs
    cdef int* used                       # the places that are filled, for clearing them

    # The questions. `one` and `two` are any stones of the two strings. Each question leaves the board as it was, and
    # adds to the footprint.
    # Their own side plays first; `move` gets its best move, or NO_POINT if they are connected anyway or nothing helps.
    cdef int connect(self, Board board, int one, int two, int node_limit, int* move) noexcept nogil
    # The enemy plays first; `move` gets his best move, or NO_POINT if nothing helps.
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
