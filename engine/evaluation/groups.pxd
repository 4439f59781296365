# Groups: which strings belong together, and how strong are they? (Seed 000, section 5, EVALUATION FUNCTION, and
# section 4, Group data.)
#
# Strings are one group if a connection between them holds (engine/evaluation/connections), or if the same eye is beside
# both. A string that reading calls LOST is a group of its own. A group's number is its index in `groups`; `group_of`
# gives it for each stone.
#
# Strength is 2 p - 1, where p estimates the share of such groups in professional games whose stones stayed on the board
# to the end: a logistic function of eyes, liberties, room, size and neighbours, with learned weights
# (bench/strength.py). Safe groups have strength 1. Nothing is read here beyond what tactics, connections and eyes say.

cimport cython
from libc.math cimport exp, log2
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board, String
from engine.evaluation.connections cimport Connections
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport ALREADY_CUT
from engine.evaluation.eyes cimport MAX_EYES, Eye, Eyes
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport Safety
from engine.points cimport BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS
from engine.pointset cimport PointSet, add_all, add_point, next_point, num_bits
from engine.tactics cimport LOST, THREATENED, Tactics


cpdef enum:
    # What a group is.
    GROUP_DEAD = 0       # captured whoever moves, or as good as dead
    GROUP_WEAK = 1       # no two eyes where it stands, even if it moves first
    GROUP_UNSETTLED = 2  # two eyes if it moves first
    GROUP_ALIVE = 3      # two eyes even if its enemy moves first
    GROUP_SAFE = 4       # a string of it is unconditionally alive, or all are safe if every move is answered


cpdef enum:
    EYE = 8              # eyes are counted in eighths
    NEAR_ROOM = 2        # room is counted within this distance,
    FAR_ROOM = 5         # and within this one
    NUM_TRAITS = 16      # numbers from which the strength is worked out


cdef enum:
    MAX_GROUPS = 640     # more than a 25x25 board can have strings
    MAX_GAINS = 16       # so many undecided eyes of a group are counted


cdef struct Group:
    int8_t color
    int8_t status
    bint lost                           # it is a string that is captured whoever moves
    int16_t key                         # its first stone in reading order
    int16_t num_strings
    int16_t num_stones
    int16_t num_threatened              # stones of strings that are captured if the enemy moves first
    int16_t num_liberties
    int16_t num_eyes                    # eye structures beside it, whatever they are worth
    # Eighths of an eye in all of these: if the enemy moves twice, if he moves first, if its own side moves first.
    int16_t min_eyes
    int16_t typ_eyes
    int16_t max_eyes
    # Points that are nearer to this group than to any other: within NEAR_ROOM, within FAR_ROOM steps.
    int16_t near_room
    int16_t far_room
    int16_t rival                       # number of the weakest enemy group beside it that is not LOST; -1: none
    int16_t friend                      # number of the strongest group that one move would connect it to; -1: none
    bint semeai                         # neither it nor its rival can get two eyes, so one must capture the other
    float alone                         # its strength without regard to its neighbours
    float strength                      # -1 (dead) .. 1 (alive)
    PointSet stones
    PointSet liberties
    PointSet strings                    # keys
    PointSet enemies                    # the keys of the enemy groups that it touches or shares a liberty with


# The weights of the traits: the logarithm of p / (1 - p) is the weighted sum of the traits.
cdef double[NUM_TRAITS] WEIGHTS_ALONE
cdef double[NUM_TRAITS] WEIGHTS


@cython.final
cdef class Groups:
    cdef readonly int num_groups
    cdef readonly int num_stones        # of all groups
    cdef readonly double fullness       # share of the points that hold stones
    cdef Group groups[MAX_GROUPS]
    cdef int16_t group_of[NUM_POINTS]   # by stone; elsewhere -1
    # By number of the eye: the largest group beside it; -1: none, or two as large.
    cdef int16_t group_of_eye[MAX_EYES]
    # By point: the group that is nearest (-1: several, or none within FAR_ROOM), and how many steps away it is.
    cdef int16_t nearest[NUM_POINTS]
    cdef int16_t steps[NUM_POINTS]
    # While groups are formed: by key, another string of the same group, or itself (a forest of joined strings).
    cdef int16_t joined[NUM_POINTS]
    cdef int16_t queue[NUM_POINTS]

    # Work out all groups. The others must have looked at the board just before.
    cdef void look(
        self, Board board, Tactics tactics, Connections connections, Eyes eyes, Life life, Safety safety
    ) noexcept nogil
    # The traits from which the strength of a group is worked out: NUM_TRAITS numbers between 0 and 1. With `alone`,
    # those about its neighbours are 0.
    cdef void list_traits(self, const Group* group, bint alone, double* traits) noexcept nogil

    cdef int _last(self, int key) noexcept nogil
    cdef void _join(self, int one, int two) noexcept nogil
    cdef void _form(self, Board board, Tactics tactics, Connections connections, Eyes eyes) noexcept nogil
    cdef bint _joins(self, Board board, Tactics tactics, int key) noexcept nogil
    cdef void _fill(self, Board board, Tactics tactics) noexcept nogil
    cdef void _add_string(self, Board board, Tactics tactics, Group* group, int key) noexcept nogil
    cdef void _count_eyes(self, Eyes eyes) noexcept nogil
    cdef void _sum_eyes(self, Group* group, int* gains, int number) noexcept nogil
    cdef void _measure_room(self, Board board) noexcept nogil
    cdef void _spread(self, Board board, int start, int end) noexcept nogil
    cdef void _meet_enemies(self, Board board) noexcept nogil
    cdef void _meet_friends(self, Connections connections) noexcept nogil
    cdef bint _is_safe(self, Life life, Safety safety, const Group* group) noexcept nogil
    cdef void _classify(self, Life life, Safety safety) noexcept nogil
    cdef void _weigh(self, bint alone) noexcept nogil
    cdef void _choose_rivals(self) noexcept nogil
