# What belongs to a group and how far its room goes, without reading.
#
# Group: strings that are tied together, by two common liberties, or by one where the enemy cannot play or would be
# taken without a ko.
#
# Room: two waves spread over the empty points, one from the group and one from the enemy, a step each in turn. If the
# enemy's wave goes first, what the group still reaches sooner is its *sure* room. If its own goes first, what it
# reaches no later is its *possible* room; the difference is contested. A wave passes through friendly stones freely.

cimport cython
from libc.stdint cimport int16_t, uint64_t

from engine.board cimport LEGAL, OFFSETS, Board, Frame, count
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, PASS, WHITE, other
from engine.pointset cimport (
    PointSet, add_all, add_point, add_stones, clear_points, drop_point, flip_point, has_point, liberties_of,
    next_point,
)
from engine.reader.floods cimport any_of, both_of, flooded, flooded_in, have_common, size_of, spread, spread_in, spread_word, without
from engine.reader.ladders cimport Outcome, outcome_of


cdef enum:
    WAVE_STEPS = 5       # how far waves spread
    MAX_REGION_SIZE = 30 # a larger region is open land, not an eye
    MAX_TIED = 64        # strings of a group at most


# Add what a move depends on: its point, the strings that it takes, and the points beside all these.
cdef inline void add_move(Board board, int color, int move, PointSet* points) noexcept nogil:
    cdef int i, near
    cdef PointSet taken
    if move == PASS:
        return
    clear_points(&taken)
    add_point(&taken, move)
    for i in range(4):
        near = move + OFFSETS[i]
        if board.color[near] == other(color) and board.strings[board.string_of[near]].num_liberties == 1:
            add_stones(board, near, &taken)
    taken = spread(&taken)
    points[0] = any_of(points, &taken)


# Add the last liberties of what the move just played put into atari: if it fails, that depends on them too.
cdef inline void add_ataris(Board board, int move, PointSet* points) noexcept nogil:
    cdef int i, near
    if move == PASS:
        return
    for i in range(4):
        near = move + OFFSETS[i]
        if (
            board.color[near] == other(board.color[move])
            and board.strings[board.string_of[near]].num_liberties == 1
        ):
            add_all(points, board.strings[board.string_of[near]].liberties)


@cython.final
cdef class GroupSpace:
    # -- of the position that a question is about; whoever asks fills these --------------------------------
    cdef PointSet strong[3]             # by color: the stones of groups that live on their own
    cdef PointSet land[3]               # by color: where these cannot be driven away, their room or their own points
    cdef PointSet apart                 # friendly stones that do not help the group and do not hold up the enemy
    # -- of the board that was looked at last ------------------------------------------------------------
    cdef PointSet empty
    cdef PointSet stones[3]             # by color
    cdef PointSet group                 # the stones of the group that tie() found
    cdef PointSet liberties             # and their liberties
    cdef PointSet held                  # points that tie strings because the enemy would be taken there
    cdef int num_tied
    cdef int16_t tied[MAX_TIED]         # the heads of its strings
    cdef PointSet enclosed              # points (empty or enemy) that strong enemies cannot reach
    cdef int last_word                  # the word of a point set that contains the last row of the board
    cdef bint may_link                  # the last waves reached friends that live

    # Begin a question about this board, with no group strong yet.
    cdef void begin(self, Board board) noexcept nogil
    # Take over the stones of a board.
    cdef void look_at(self, Board board) noexcept nogil
    # Play or take back a move on the board that was looked at, and follow the change. play() returns what push() does.
    cdef int play(self, Board board, int color, int move) noexcept nogil
    cdef void take_back(self, Board board) noexcept nogil
    # Find the group of `stone`: the strings that are tied to its string.
    cdef void tie(self, Board board, int stone) noexcept nogil
    # Whether these common liberties tie two strings of `color` together.
    cdef bint holds(self, Board board, const PointSet* common, int color) noexcept nogil
    # Complete the zone of a position that is lost for `color`, to move. At a point where it may not play, that depends
    # on the strings around having one more liberty; so the liberties of strings with two are added.
    cdef void add_closed(self, Board board, int color, PointSet* zone) noexcept nogil
    # The empty points that the group reaches if the enemy's wave, or its own, goes first.
    cdef void run_waves(self, int color, bint enemy_first, PointSet* reached) noexcept nogil
    # Add the points that so many points of sure room depend on: those from which an enemy stone could be as near.
    cdef void add_basis(self, int color, int wanted, PointSet* basis) noexcept nogil
    # Set `enclosed`: what cannot be reached from the enemy's land without passing through stones of this side.
    cdef void enclose(self, int color) noexcept nogil

    cdef bint _is_in_ko(self, Board board, int point, int color) noexcept nogil
    cdef bint _has_closed(self, Board board, int head, int color, const PointSet* inside) noexcept nogil
    cdef void _exchange_captives(self, Board board) noexcept nogil
    cdef bint _is_tied(self, Board board, int head, int color) noexcept nogil
    cdef void _add_string(self, Board board, int head) noexcept nogil
