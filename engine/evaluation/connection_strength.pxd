# How strong is the connection of two strings, taken by itself?
#
# It is classified: by common liberties, then by captives, then jumps and knight's moves by what is near them. What
# reading says of single moves and strings (Tactics) is used, but nothing is read out here. How pairs affect each
# other is in engine/evaluation/connections.

cimport cython
from libc.stdint cimport int16_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, Board
from engine.evaluation.connection_points cimport (
    CAPTIVE, HANE, KNIGHT, LARGE_KNIGHT, MAX_THREATS, ONE_POINT_JUMP, SIGHT, TWO_POINT_JUMP, Connection,
)
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, STRIDE, col_of, other, row_of
from engine.pointset cimport PointSet, add_all, add_point, clear_points, has_none, meets, next_point, num_bits
from engine.reader.floods cimport look_around
from engine.reader.ladders cimport CAPTURED, Outcome, outcome_of
from engine.tactics cimport LOST, MoveTactics, StringTactics, Tactics


cpdef enum:
    ALREADY_CUT = 0         # their own side does not connect them even by playing first
    CUTTABLE = 1            # whoever plays first connects or cuts
    SHARED_CONNECTION = 2   # connected, but one enemy move also threatens another connection
    CONNECTED_WITH_AJI = 3  # connected; the enemy has a move that must be answered with a capture, or with care
    CONNECTED_SOLIDLY = 4   # two ways to connect, or more


# Judge a pair whose points and type are known: fill in `alone`, cuts, connects, carrier, threats and footprint.
cdef void rate(Board board, Tactics tactics, Connection* pair) noexcept nogil

# The common liberties of a pair, by kind.
cdef struct Commons:
    int num_closed                      # those where an enemy stone would be captured at once
    int num_open                        # those where whoever plays first connects or cuts
    int num_roomy                       # open ones with three liberties after connecting
    int16_t closed                      # one that is closed
    int16_t open                        # the first open one
    int16_t second_open
    int16_t roomy                       # one that is roomy
    PointSet opens                      # all open ones
    int16_t banned                      # one where only the ko ban keeps their side from connecting

# Moves that take the captives of a pair, and that save them.
cdef struct CaptiveMoves:
    PointSet takes
    PointSet saves                      # close ones
    PointSet afar                       # for THREATENED captives: the saving move that reading names, close or not

cdef void _sort_commons(Board board, Tactics tactics, Connection* pair, Commons* commons) noexcept nogil
cdef bint _rate_commons(Board board, Tactics tactics, Connection* pair) noexcept nogil
cdef void _rate_captive(Board board, Tactics tactics, Connection* pair) noexcept nogil
cdef void _add_captive(Board board, Tactics tactics, Connection* pair, int captive, CaptiveMoves* ways) noexcept nogil
cdef bint _saves_too(Board board, Tactics tactics, Connection* pair) noexcept nogil
cdef void _rate_apart(Board board, Connection* pair) noexcept nogil
cdef bint _parts(Board board, Connection* pair, int point, const PointSet* ways) noexcept nogil
cdef void _find_moves(Board board, Connection* pair, const PointSet* ways) noexcept nogil
cdef void _add_between(Board board, Connection* pair, const PointSet* points, PointSet* between) noexcept nogil
cdef void _settle(Connection* pair, int strength) noexcept nogil
cdef void _settle_at(Connection* pair, int strength, int point) noexcept nogil
cdef void _add_threats(Connection* pair, const PointSet* points) noexcept nogil
cdef void _add_threat(Connection* pair, int at, int answer) noexcept nogil
cdef bint _is_quiet(Board board, Connection* pair, const PointSet* between) noexcept nogil
cdef bint _is_low(Board board, const Connection* pair) noexcept nogil
cdef bint _joins(Board board, Connection* pair, int point) noexcept nogil
cdef bint _is_linked(Board board, int stone, int partner, PointSet* used, PointSet* footprint) noexcept nogil
