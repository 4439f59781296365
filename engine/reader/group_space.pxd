# What belongs to a group, and how far its room goes, without reading.
#
# Group: strings that are tied together, by two liberties in common or by one where the enemy cannot play, or is taken
# for good.
#
# Room: two waves run over the empty points, one from the group, one from the enemy. Where the enemy's wave goes
# first, what the group still reaches sooner is its *sure* room; where its own goes first, what it reaches no later
# is its *possible* room. Between them lies what is contested. A wave runs through friendly stones freely.

cimport cython
from libc.stdint cimport int16_t, uint64_t

from engine.board cimport LEGAL, OFFSETS, Board, Frame, count
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, PASS, WHITE, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, drop_point, flip_point, has_point, next_point
from engine.reader.floods cimport any_of, both_of, flooded, flooded_in, have_common, size_of, spread, spread_in, spread_word, without
from engine.reader.ladders cimport Outcome, outcome_of


cdef enum:
    WAVE_STEPS = 5       # how far waves run
    MAX_REGION_SIZE = 30 # a region that is larger is no eye but open land
    MAX_TIED = 64        # strings of a group


# Add the stones of the string of a stone to some points.
cdef inline void add_stones(Board board, int stone, PointSet* points) noexcept nogil:
    cdef int at = stone
    while True:
        add_point(points, at)
        at = board.next_stone[at]
        if at == stone:
            return


# Add what a move depends on: its point, those beside it, and the strings that it takes.
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


# Add the last liberties of what a move, just played, put into atari: that it fails depends on them too.
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
    # -- of the position that a question is asked about; whoever asks it fills them ----------------------
    cdef PointSet strong[3]             # stones, by color, of groups that live on their own
    cdef PointSet land[3]               # what these cannot be driven from: their room, or themselves
    cdef PointSet apart                 # friends that are no help, and not in the enemy's way
    # -- of the board that was looked at last ------------------------------------------------------------
    cdef PointSet empty
    cdef PointSet stones[3]             # by color
    cdef PointSet group                 # stones tied to the one that tie() was asked about
    cdef PointSet liberties             # and their liberties
    cdef PointSet held                  # points that tie strings because the enemy is taken there
    cdef int num_tied
    cdef int16_t tied[MAX_TIED]         # heads of its strings
    cdef PointSet enclosed              # points (empty or enemy) that strong enemies cannot reach
    cdef int last_word                  # of point sets: the one with the last row of the board
    cdef bint may_link                  # the last waves reached friends that live

    # A question about this board begins: no group is strong yet.
    cdef void begin(self, Board board) noexcept nogil
    # Take in the stones of a board.
    cdef void look_at(self, Board board) noexcept nogil
    # Play and take back a move on the board that was looked at, and see what changed. What push() returns.
    cdef int play(self, Board board, int color, int move) noexcept nogil
    cdef void take_back(self, Board board) noexcept nogil
    # The strings that belong to the one at `stone`.
    cdef void tie(self, Board board, int stone) noexcept nogil
    # Whether these common liberties hold two strings together.
    cdef bint holds(self, Board board, const PointSet* common, int color) noexcept nogil
    # Add to what a position depends on that is lost for this side, to move: a point where it may not play is closed to
    # it only as long as the strings around have another liberty, which is their last.
    cdef void add_closed(self, Board board, int color, PointSet* zone) noexcept nogil
    # The empty points that the group reaches, when its own wave or the enemy's goes first.
    cdef void run_waves(self, int color, bint enemy_first, PointSet* reached) noexcept nogil
    # Add what so many points of sure room depend on: that no enemy is as near to one of them as the group.
    cdef void add_basis(self, int color, int wanted, PointSet* basis) noexcept nogil
    # What the enemy's land has no way to but through stones of this side.
    cdef void enclose(self, int color) noexcept nogil

    cdef bint _is_in_ko(self, Board board, int point, int color) noexcept nogil
    cdef bint _has_closed(self, Board board, int head, int color, const PointSet* inside) noexcept nogil
    cdef void _exchange_captives(self, Board board) noexcept nogil
    cdef bint _is_tied(self, Board board, int head, int color) noexcept nogil
    cdef void _add_string(self, Board board, int head) noexcept nogil
