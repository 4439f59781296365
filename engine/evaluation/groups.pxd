# Groups: strings that belong together, their eyes, their room, how strong they are (seed 000, section 5, EVALUATION
# FUNCTION, and section 4, Group data).
#
# Strings are one group when a connection between them holds (engine/evaluation/connections), or when the same eye is
# beside both. A string that reading calls LOST is a group of its own. A group's number is its place in `groups`; by
# `group_of` each stone knows it.
#
# Strength is what an average over professional games says: 2 p - 1, where p is the share of groups with the same
# eyes, liberties, room, size and neighbours whose stones stayed on the board to the end. The weights are learned
# (bench/strength.py); groups that are safe have 1 without.

cimport cython
from libc.math cimport exp, log2
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board, String
from engine.evaluation.connections cimport Connections
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport ALREADY_CUT
from engine.evaluation.eyes cimport Eye, Eyes
from engine.evaluation.life cimport Life
from engine.evaluation.safety cimport Safety
from engine.points cimport BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS
from engine.pointset cimport PointSet, add_all, add_point, next_point, num_bits
from engine.tactics cimport LOST, THREATENED, Tactics


cpdef enum:
    # What a group is.
    GROUP_DEAD = 0       # captured, or all but
    GROUP_WEAK = 1       # no two eyes where it stands, even if it moves first
    GROUP_UNSETTLED = 2  # two eyes if it moves first
    GROUP_ALIVE = 3      # two eyes although its enemy moves first
    GROUP_SAFE = 4       # one string unconditionally alive, or all safe if every move is answered


cpdef enum:
    EYE = 8              # eyes are counted in eighths
    NEAR_ROOM = 2        # room is counted within this distance, and within
    FAR_ROOM = 5
    NUM_TRAITS = 16      # what the strength is made of


cdef enum:
    MAX_GROUPS = 640     # more than a 25x25 board can have strings
    MAX_GAINS = 16       # eyes of a group that are still to be decided; more are left out


cdef struct Group:
    int8_t color
    int8_t status
    bint lost                           # a string that is captured whoever moves
    int16_t key                         # its first stone in reading order
    int16_t num_strings
    int16_t num_stones
    int16_t num_threatened              # stones of strings that are captured if the enemy moves
    int16_t num_liberties
    int16_t num_eyes                    # structures, whatever they are worth
    # Eyes of all of them, in eighths: the enemy moves twice, moves first, the own side moves first.
    int16_t min_eyes
    int16_t typ_eyes
    int16_t max_eyes
    # Points that are nearer to this group than to any other: within NEAR_ROOM, within FAR_ROOM steps.
    int16_t near_room
    int16_t far_room
    int16_t rival                       # the weakest enemy group beside it that is no LOST string; -1: none
    int16_t friend                      # the strongest group that one move would connect it to; -1: none
    bint semeai                         # it and its rival have not two eyes, and the one must capture the other
    float alone                         # strength before its neighbours are looked at
    float strength                      # -1 dead .. 1 alive
    PointSet stones
    PointSet liberties
    PointSet strings                    # keys
    PointSet enemies                    # the keys of the enemy groups that it touches or shares a liberty with


# What the traits are worth: the logarithm of p / (1 - p) is their sum.
cdef double[NUM_TRAITS] WEIGHTS_ALONE
cdef double[NUM_TRAITS] WEIGHTS


@cython.final
cdef class Groups:
    cdef readonly int num_groups
    cdef readonly int num_stones        # of all groups
    cdef readonly double fullness       # share of the points that hold stones
    cdef Group groups[MAX_GROUPS]
    cdef int16_t group_of[NUM_POINTS]   # by stone; elsewhere -1
    cdef int16_t group_of_eye[400]      # by number of the eye: the largest group beside it; -1: none, or two as large
    # By point: the group that it is nearest to (-1: several, or none within FAR_ROOM), and how far that is.
    cdef int16_t nearest[NUM_POINTS]
    cdef int16_t steps[NUM_POINTS]
    # While groups are formed: by key, another string of the same group, up to one that is its own.
    cdef int16_t joined[NUM_POINTS]
    cdef int16_t queue[NUM_POINTS]

    # Work out all groups; right after the others have looked at the board.
    cdef void look(
        self, Board board, Tactics tactics, Connections connections, Eyes eyes, Life life, Safety safety
    ) noexcept nogil
    # What the strength of a group is made of: NUM_TRAITS numbers between 0 and 1. With `alone` those of its
    # neighbours are 0.
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
