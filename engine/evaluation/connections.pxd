# The connections of a position: for each pair of strings of one color that may connect, where they may, of what type
# and how strong the connection is (seed 000, section 5). connection_points finds the pairs, connection_strength judges
# each pair by itself; here pairs are compared with each other, and everything is kept from move to move.
#
# For compiled callers: look(board, tactics) right after tactics.look(board). Then `num_connections`, at(i), and the
# lists:
#
#     i = connections.start(key)                   # of a string, by its key
#     while i >= 0:
#         pair = connections.at(i)                 # const Connection*: see connection_points.pxd
#         i = next_of(pair, key)
#
# `strength` says what the enemy can do by playing first, with other pairs taken into account:
# - ALREADY_CUT, CUTTABLE: he separates them; with CUTTABLE, their side connects them by playing first (`connects`);
# - SHARED_CONNECTION: one enemy move threatens this connection and another, and no single answer saves both; or two
#   CUTTABLE connections lead to the same strings, so that one of them comes about (miai);
# - CONNECTED_WITH_AJI, CONNECTED_SOLIDLY: he does not separate them.
# With a node limit, pairs that look CUTTABLE or ALREADY_CUT are also read out (engine/reader/connections), with so many
# nodes a question. That costs a hundred times as much (30 nodes: 2 ms a move) and finds more that is connected.
#
# `holds` says whether groups should count the strings as one. Those connected with aji or solidly do; a shared
# connection does if it is miai, or if it joins no fewer stones than those it is shared with (its side saves the
# larger).

cimport cython
from libc.stdint cimport int16_t, uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, Board
from engine.evaluation.connection_points cimport MAX_CONNECTIONS, Connection, ConnectionPoints, next_of
from engine.evaluation.connection_strength cimport (
    ALREADY_CUT, CONNECTED_WITH_AJI, CUTTABLE, SHARED_CONNECTION, rate,
)
from engine.points cimport NO_POINT, NUM_POINTS
from engine.pointset cimport add_all, add_point, are_equal, clear_points, has_none, has_point, meets
from engine.reader.connections cimport CONNECTED, SEPARATED, ConnectionReader
from engine.tactics cimport Tactics


@cython.final
cdef class Connections:
    cdef readonly ConnectionPoints points
    cdef readonly int node_limit        # of each question to the reader; 0: nothing is read
    cdef ConnectionReader reader        # None when nothing is read
    cdef readonly int num_connections
    cdef readonly int num_rated         # connections judged anew by the last look; the others were kept
    cdef uint64_t num_looks             # tactics.num_looks at the last look
    # While connections are compared with each other:
    cdef int16_t joined[NUM_POINTS]     # by key: another string that it is joined with, or itself (a forest)
    cdef int16_t stones[NUM_POINTS]     # by the root of such a tree: the stones of all its strings
    cdef int16_t threat_at[NUM_POINTS]  # by point: the first connection threatened there + 1
    cdef int16_t next_threat[2 * MAX_CONNECTIONS]

    # Bring everything up to date with a board, right after tactics.look(board).
    cdef void look(self, Board board, Tactics tactics) noexcept nogil
    cdef inline const Connection* at(self, int i) noexcept nogil:
        return &self.points.connections[i]
    # The first connection of a string, by its key; -1: it has none.
    cdef inline int start(self, int key) noexcept nogil:
        return self.points.start[key]
    # The connection of two strings, by their keys; -1: they have none.
    cdef inline int find(self, int key, int other_key) noexcept nogil:
        return self.points.find(key, other_key)

    cdef bint _keep(self, Tactics tactics, Connection* pair, bint stale) noexcept nogil
    cdef void _read(self, Board board, Connection* pair) noexcept nogil
    cdef int _last(self, int key) noexcept nogil
    cdef void _join(self, int key, int other_key) noexcept nogil
    cdef void _share(self, Board board, Tactics tactics) noexcept nogil
    cdef void _note_threats(self, int i) noexcept nogil
    cdef bint _is_threatened_twice(self, int i) noexcept nogil
    cdef void _weigh_shared(self, int i) noexcept nogil
    cdef bint _leads_alike(self, const Connection* pair, const Connection* rival) noexcept nogil
    cdef bint _are_rivals(self, const Connection* pair, const Connection* rival, int at) noexcept nogil
    cdef int _worth(self, const Connection* pair) noexcept nogil
    cdef void _find_miai(self) noexcept nogil


cdef bint _is_same(const Connection* one, const Connection* two) noexcept nogil
