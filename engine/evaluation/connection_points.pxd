# Which strings of one color may connect, and where? Each pair has one structure (seed 000, section 5, CONNECTIONS).
#
# A connection point of a pair is an empty point that touches one of the strings and sees the other along a straight
# line: one, two or three points away, with nothing between. Three kinds of connection cannot be seen like that and are
# found as special patterns: double kosumi; watari along the first line; and an enemy string that both touch and that
# reading says can be captured, since taking it connects them.
#
# How far each point sees in each direction is kept from look to look, and redone along the lines through points that
# changed. The list of pairs is made from that anew, in the order of the points, so it does not depend on earlier looks.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.points cimport (
    BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, STRIDE, WHITE, col_of, other, row_of,
)
from engine.pointset cimport PointSet, add_point, clear_points, has_point, next_point
from engine.tactics cimport LOST, THREATENED, Tactics


cpdef enum:
    # The type of a connection; 0: none. 1-8: by how one stone of each lies to the other, with one or both ways between
    # open.
    HANE = 1                # diagonally next to each other (both points open: kosumi)
    ONE_POINT_JUMP = 2
    HALF_KNIGHT = 3         # a knight's move with one of its two sides blocked
    KNIGHT = 4
    TWO_POINT_JUMP = 5
    HALF_LARGE_KNIGHT = 6
    LARGE_KNIGHT = 7
    THREE_POINT_JUMP = 8
    MULTIPLE = 9            # by more than one pair of stones
    SPECIAL = 10            # by a special pattern alone, see below


cpdef enum:
    # Bits: the special patterns.
    DOUBLE_KOSUMI = 1       # two lines apart in both directions: a stone in the middle makes two kosumi
    WATARI = 2              # both on the second line, an enemy between: they connect below him
    CAPTIVE = 4             # both touch an enemy string that can be captured


cpdef enum:
    SIGHT = 3               # how far a connection point sees
    MAX_CONNECTIONS = 4096  # more than points can make (six for an empty point); any more by captives are left out
    MAX_THREATS = 2         # so many threats are kept for a connection


# An enemy move that cuts the strings unless it is answered.
cdef struct Threat:
    int16_t at
    int16_t answer                      # `at` itself: capture the stone there; NO_POINT: that depends


cdef struct Connection:
    int16_t first                       # the two strings, by their keys (first stones in reading order);
    int16_t second                      # first < second
    int8_t color
    int8_t type                         # HANE .. SPECIAL
    int8_t special                      # bits: DOUBLE_KOSUMI, WATARI, CAPTIVE
    int8_t captive_status               # of `captives`: THREATENED or LOST
    int8_t num_captives                 # of that status
    int16_t captive_stones              # stones of each of `captives`
    int16_t num_d1                      # numbers of points in d1, d2, d3
    int16_t num_d2
    int16_t num_d3
    PointSet d1                         # connection points at distance one: liberties of both
    PointSet d2                         # at distance two
    PointSet d3                         # at distance three
    PointSet middles                    # of special patterns: where a stone connects
    PointSet captives                   # keys of the captives: LOST before THREATENED ones; of these all of the largest
    int16_t stones[2]                   # a stone of each string: the first two found to see each other; or NO_POINT
    bint several                        # other stones of theirs see each other too
    int16_t next[2]                     # the next connection of the first string and of the second; -1: none
    # What engine/evaluation/connections adds.
    int8_t strength                     # ALREADY_CUT .. CONNECTED_SOLIDLY
    int8_t alone                        # the strength of this pair by itself; never SHARED_CONNECTION
    bint holds                          # groups count the strings as one (see connections.pxd)
    PointSet cuts                       # all points where the enemy cuts or threatens to
    PointSet connects                   # all points where their own side connects
    PointSet carrier                    # of a CUTTABLE pair: an enemy move elsewhere does not keep them from connecting
    int8_t num_threats
    Threat threats[2]
    PointSet footprint                  # the points that `alone`, the moves and the threats depend on


@cython.final
cdef class ConnectionPoints:
    # By direction (OFFSETS) and point: how far away the next stone is; 0: farther than SIGHT, or there is none.
    cdef uint8_t sight[4][NUM_POINTS]
    cdef int8_t seen[NUM_POINTS]        # by point: its color at the last look
    cdef int seen_size
    # The connections of the last look, and of the one before it.
    cdef int num_connections
    cdef Connection* connections
    cdef Connection* before
    # By key: the string's first connection (-1: none; next_of() gives the next one), now and at the look before.
    cdef int16_t start[NUM_POINTS]
    cdef int16_t start_before[NUM_POINTS]

    # Find all pairs of strings, right after tactics.look(board). Fills in all fields but those of the second half.
    cdef void look(self, Board board, Tactics tactics) noexcept nogil
    # The connection of two strings (keys in any order); -1: none. find_before() is about the look before.
    cdef int find(self, int key, int other_key) noexcept nogil
    cdef int find_before(self, int key, int other_key) noexcept nogil

    cdef void _start(self, Board board) noexcept nogil
    cdef void _look_from(self, Board board, int point) noexcept nogil
    cdef int _walk(self, Board board, int point, int direction) noexcept nogil
    cdef void _add_seen(self, Board board, Tactics tactics, int point) noexcept nogil
    cdef Connection* _meet(self, Board board, Tactics tactics, int stone, int partner) noexcept nogil
    cdef void _add_at(self, Board board, Tactics tactics, int stone, int partner, int point, int distance) noexcept nogil
    cdef void _add_double_kosumi(self, Board board, Tactics tactics, int stone) noexcept nogil
    cdef void _add_watari(self, Board board, Tactics tactics, int stone, int down, int along) noexcept nogil
    cdef void _add_watari_all(self, Board board, Tactics tactics) noexcept nogil
    cdef void _add_captives(self, Board board, Tactics tactics, int key) noexcept nogil
    cdef int _type_of(self, const Connection* pair) noexcept nogil


# The next connection of a string in its list; -1: none.
cdef inline int next_of(const Connection* pair, int key) noexcept nogil:
    return pair.next[0] if pair.first == key else pair.next[1]


cdef inline int stones_of(Board board, int key) noexcept nogil:
    return board.strings[board.string_of[key]].num_stones


cdef inline int16_t note(PointSet* points, int point) noexcept nogil:
    """Add a point to a set; 1 when it is new."""
    if has_point(points, point):
        return 0
    add_point(points, point)
    return 1


cdef void _note_captive(Board board, Connection* pair, int key, int status) noexcept nogil
cdef void _add_around(Board board, Tactics tactics, int stone, PointSet* keys) noexcept nogil
