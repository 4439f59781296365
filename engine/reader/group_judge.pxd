# Is a group alive or dead as it stands, or does it have to be read?
#
# That is judged by what the group has: room that its enemy does not reach first and certain eyes make it alive, as do
# friends that live; too few points that could still become eyes, and nobody to connect with, make it dead. Everything
# else is OPEN. Room is counted, not read, so a strong enemy can still kill a group that is called alive by its room.
# Every verdict comes with the points that it depends on (`basis`), for the zones of the search.

cimport cython

from engine.board cimport OFFSETS, Board
from engine.points cimport BLACK, BOARD_SPAN, EDGE, FIRST, NO_POINT, WHITE, diagonal, other
from engine.pointset cimport (
    PointSet, add_all, add_point, add_stones, clear_points, drop_point, has_point, liberties_of, next_point,
)
from engine.reader.floods cimport any_of, both_of, flooded, have_common, is_within, size_of, spread, without
from engine.reader.group_eyes cimport GroupEyes
from engine.reader.group_space cimport GroupSpace
from engine.reader.ladders cimport CAPTURED, ESCAPES, Reader
from engine.reader.living_shapes cimport DIES, MAX_SHAPE


cpdef enum:
    # The verdict. OPEN: it has to be read.
    OPEN = 0
    ALIVE = 1
    DEAD = 2


cpdef enum:
    # What a verdict goes by.
    BY_NOTHING = 0       # it is OPEN
    BY_FRIENDS = 1       # the group is tied to friends that live
    BY_ROOM = 2          # it has enough room, or gets away
    BY_EYES = 3          # it has two eyes, or one region that lives however it is played
    BY_CORE = 4          # enough for two eyes is left even if the enemy comes in at every gap
    BY_LADDER = 5        # it is captured at once, or in a ladder
    BY_LACK = 6          # too few points could become eyes


cdef enum:
    LAND_DISTANCE = 2    # so close to the liberties of the group nothing is anybody's land
    ROOM_TO_LIVE = 12    # so many points of sure room are enough to live, or to get away,
    ROOM_TO_STAY = 8     # if so many are left wherever the enemy comes in
    HOPE_DISTANCE = 3    # so near to the group and its points, friends may be linked up with by several moves
    CORE_TO_LIVE = 7     # points that are enough for two eyes if they stay when the enemy comes in at every gap
    STRONG_ROOM = 14     # so much sure room makes a group strong in the position that is asked about
    MAX_FRIENDS = 32     # friends that live by reading; any more are taken to live whatever is played


# A friend of the group that is asked about, found to live although its enemy moves first.
cdef struct Friend:
    PointSet stones
    PointSet zone        # the points that this depends on; empty if it lives whatever is played


@cython.final
cdef class GroupJudge:
    cdef readonly GroupSpace space
    cdef readonly GroupEyes eyes
    cdef Reader ladders
    # -- of the position that is asked about --------------------------------------------------------------
    cdef PointSet[3] all_strong         # by color: the stones of all strong groups,
    cdef PointSet[3] all_land           # and their land
    cdef PointSet near                  # the group that is asked about and its surroundings: nobody's land
    cdef PointSet[3] stones             # by color: all stones
    cdef PointSet others                # friendly stones that are no part of the group
    cdef PointSet strong                # friends that are strong whatever is played,
    cdef Friend[MAX_FRIENDS] friends    # and those that live by reading
    cdef int num_friends
    # -- of the position that was judged last ------------------------------------------------------------
    cdef int ground                     # what the verdict goes by: BY_...
    cdef PointSet sure                  # its sure room
    cdef PointSet possible              # its possible room
    cdef PointSet potential             # points that could become eyes or parts of them
    cdef PointSet basis                 # of ALIVE and DEAD: the points that the verdict depends on
    cdef PointSet escapes               # points on which it depends that enemies short of liberties get away
    cdef bint is_linked                 # it is tied to friends that live
    cdef int room                       # size of `sure`
    cdef int most_room                  # size of `possible`
    cdef int num_eyes                   # certain eyes; 2 means two or more
    # -- of an OPEN one ----------------------------------------------------------------------------------
    cdef int num_potential              # points that could be eyes, counted up to MAX_SHAPE + 1; -1: not counted
    cdef int num_short                  # enemy strings beside it that are short of liberties
    cdef bint has_hope                  # it would be dead if it were not its turn, with friends close by

    # Find which groups of the position are strong; questions will be about the group of `stone`.
    cdef void prepare(self, Board board, int stone) noexcept nogil
    # The same for another stone of the position that the judge `like` was prepared for.
    cdef void prepare_like(self, Board board, int stone, GroupJudge like) noexcept nogil
    # After that: the group of another stone counts as strong too, whatever it seemed to have;
    cdef void add_strong(self, Board board, int stone) noexcept nogil
    # a friend counts as strong until the enemy has played in its zone more often than its own side.
    cdef void add_friend(self, Board board, int stone, const PointSet* zone) noexcept nogil
    # OPEN, ALIVE or DEAD for the group of the string at `stone` with `to_move` next. DEAD also if it is gone.
    cdef int judge(self, Board board, int stone, int to_move) noexcept nogil
    # Whether the attacker, to move, takes the string at once or in a ladder; `basis` gets what that depends on.
    cdef bint is_laddered(self, Board board, int stone) noexcept nogil
    # Complete the zone of a life for which no line had to be read, because the attacker had nothing to play: if the
    # zone does not contain the string, add all that the group has. The judgement is lost.
    cdef void complete_life(self, Board board, int stone, PointSet* zone) noexcept nogil

    cdef void _turn_to(self, Board board, int stone) noexcept nogil
    cdef void _look_for_friends(self, int color, int to_move) noexcept nogil
    cdef void _base_on_room(self, Board board, int color) noexcept nogil
    cdef void _base_on_core(self, Board board, int color) noexcept nogil
    cdef void _base_on_friends(self) noexcept nogil
    cdef bint _is_strong(self, Board board, int stone) noexcept nogil
    cdef bint _withstands(self, int color) noexcept nogil
    cdef bint _is_near_friends(self, int color) noexcept nogil
    cdef bint _takes_in_parts(self, Board board, int color) noexcept nogil
    cdef bint _has_core(self, Board board, int color) noexcept nogil
    cdef void _add_short_enemies(self, Board board, int color) noexcept nogil
    cdef void _add_looked_at(self, Board board, PointSet* points) noexcept nogil
    cdef void _add_last_liberties(self, Board board, const PointSet* stones, PointSet* points) noexcept nogil
    cdef bint _is_confined(self, Board board, int color) noexcept nogil
    cdef bint _has_potential(self, Board board, int color, bint own_turn) noexcept nogil
    cdef bint _dies_at_best(self, const PointSet* eyes, int color, bint own_turn) noexcept nogil
    cdef void _add_freed(self, Board board, int head, int color) noexcept nogil
    cdef void _add_capturable(self, Board board, int color) noexcept nogil
    cdef void _add_captive(self, Board board, int head) noexcept nogil
    cdef bint _is_short(self, Board board, int head) noexcept nogil
    cdef bint _could_be_eye(self, Board board, int point, int color) noexcept nogil
    cdef void _base_on_held(self, Board board, int color) noexcept nogil
    cdef void _base_on_potential(self, Board board, int color) noexcept nogil


cdef list listed(PointSet points)
