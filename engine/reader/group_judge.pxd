# Is a group alive, dead, or does it have to be read? By what it has: room, certain eyes, points that could still
# become eyes, friends to link up with.

cimport cython

from engine.board cimport OFFSETS, Board
from engine.points cimport BLACK, BOARD_SPAN, EDGE, FIRST, NO_POINT, WHITE, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, drop_point, has_point, next_point
from engine.reader.floods cimport any_of, both_of, flooded, have_common, is_within, size_of, spread, without
from engine.reader.group_eyes cimport GroupEyes
from engine.reader.group_space cimport GroupSpace, add_stones
from engine.reader.ladders cimport CAPTURED, ESCAPES, Reader
from engine.reader.living_shapes cimport DIES, MAX_SHAPE


cpdef enum:
    # What a judgement says; OPEN has to be read.
    OPEN = 0
    ALIVE = 1
    DEAD = 2


cpdef enum:
    # What makes a group alive or dead.
    BY_NOTHING = 0       # it is open
    BY_FRIENDS = 1       # it is tied to friends that live
    BY_ROOM = 2          # it has room, or gets away
    BY_EYES = 3          # it has two eyes, or an eye that lives however it is played
    BY_CORE = 4          # it has two eyes in what is left when the enemy comes in at every gap
    BY_LADDER = 5        # it is captured at once, or in a ladder
    BY_LACK = 6          # what could become eyes is too little


cdef enum:
    LAND_DISTANCE = 2    # from the liberties of the group, within which nothing is anybody's land
    ROOM_TO_LIVE = 12    # sure room that is enough to live, or to get away
    ROOM_TO_STAY = 8     # of that, what has to be left wherever the enemy comes in
    HOPE_DISTANCE = 3    # from the group and its points to friends that it may link up with by more than one move
    CORE_TO_LIVE = 7     # points that stay when the enemy comes in at every gap, enough for two eyes
    STRONG_ROOM = 14     # sure room that makes a group strong in the position that is asked about
    MAX_FRIENDS = 32     # that live by reading; what is beyond that lives whatever is played


# A friend of the group that is asked about, found to live although its enemy moves first.
cdef struct Friend:
    PointSet stones
    PointSet zone        # what that depends on; nothing when it lives whatever is played


@cython.final
cdef class GroupJudge:
    cdef readonly GroupSpace space
    cdef readonly GroupEyes eyes
    cdef Reader ladders
    cdef PointSet[3] all_strong         # by color: the stones of all strong groups of the position asked about,
    cdef PointSet[3] all_land           # and what is theirs
    cdef PointSet near                  # the group that is asked about and what is close: nobody's land
    cdef PointSet[3] stones             # by color: all of the position asked about
    cdef PointSet others                # friends that are no part of it
    cdef PointSet strong                # friends that are strong whatever is played,
    cdef Friend[MAX_FRIENDS] friends    # and those that live by reading
    cdef int num_friends
    # -- of the position that was judged last ------------------------------------------------------------
    cdef int ground                     # what it is alive or dead by
    cdef PointSet sure
    cdef PointSet possible
    cdef PointSet potential             # points that could become eyes, or part of them
    cdef PointSet basis                 # of ALIVE and DEAD: what the verdict depends on
    cdef PointSet escapes               # what it depends on that enemies short of liberties get away
    cdef bint is_linked                 # tied to friends that live
    cdef int room                       # size of `sure`
    cdef int most_room                  # size of `possible`
    cdef int num_eyes                   # certain eyes; 2 stands for two or more
    # -- of an OPEN one ----------------------------------------------------------------------------------
    cdef int num_potential              # points that could be eyes, up to one more than are played out; -1: not asked
    cdef int num_short                  # enemy strings beside it that are short of liberties
    cdef bint has_hope                  # it would be dead but for friends close by, and its own turn

    # Note which groups of the position are strong; `stone` is the one that will be asked about.
    cdef void prepare(self, Board board, int stone) noexcept nogil
    # The same of another stone of the position that another judge has prepared for.
    cdef void prepare_like(self, Board board, int stone, GroupJudge like) noexcept nogil
    # Then: the group of another stone is strong too, whatever it seemed to have;
    cdef void add_strong(self, Board board, int stone) noexcept nogil
    # a friend is, until its enemy has played in this zone more often than its own side.
    cdef void add_friend(self, Board board, int stone, const PointSet* zone) noexcept nogil
    # OPEN, ALIVE or DEAD for the string at `stone` with `to_move` next. DEAD also when it is not there any more.
    cdef int judge(self, Board board, int stone, int to_move) noexcept nogil
    # Whether the attacker, to move, takes the string at once or in a ladder; `basis`: what that depends on.
    cdef bint is_laddered(self, Board board, int stone) noexcept nogil
    # Complete what a life depends on that no line was needed for, as the attacker has nothing to play: if the string
    # is not there, add all that the group has. The judgement is lost.
    cdef void complete_life(self, Board board, int stone, PointSet* zone) noexcept nogil

    cdef void _turn_to(self, Board board, int stone) noexcept nogil
    cdef void _look_for_friends(self, int color, int to_move) noexcept nogil
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
