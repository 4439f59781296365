# Rules for attacking a weak enemy group: its eyes, its base on the edge, its ways out, its connections with friends
# (seed 000, section 6, KILLING A WEAK GROUP; section 5, POTENTIAL EYES).

cimport cython
from libc.stdint cimport int16_t

from engine.board cimport OFFSETS
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.connection_strength cimport CUTTABLE, SHARED_CONNECTION
from engine.evaluation.eyes cimport Eye
from engine.evaluation.groups cimport EYE, GROUP_ALIVE, GROUP_DEAD, GROUP_UNSETTLED, Group
from engine.evaluation.potential cimport (
    CAPTURE, DEFEND_UNDERCUT, EXTEND_EDGE, INTO_OPEN, TOWARD_ENEMY, TOWARD_FRIENDS, PotentialEye,
)
from engine.points cimport BLACK, EMPTY, FIRST, NO_POINT, NUM_POINTS
from engine.pointset cimport PointSet, has_beside, next_point
from engine.rules.ground cimport Ground


# The places of the rules in RULES.
cdef enum:
    KILL = 0
    TAKE_EYE = 1
    TAKE_HALF_EYE = 2
    UNDERCUT = 3
    BLOCK_EDGE = 4
    CUT_OFF = 5
    CUT_APART = 6
    SEAL_IN = 7
    CLOSE_NET = 8
    CAP = 9
    KEEP_OUT = 10
    SAVE_KEY_STONES = 11
    PEEP = 12
    ATTACK_TWO = 13
    ATTACK_AND_RUN = 14
    ATTACK_URGENT = 15
    GO_ON_KILLING = 16
    GO_ON_CHASING = 17
    LARGEST_CHASE = 18


cdef enum:
    MIN_SPACE = 4        # so many points of eye space are worth blocking
    LAST_WAYS = 2        # a group with so many running points or fewer can be sealed in
    LOOSE = 95           # in hundredths of strength: below this, a group may be capped


cdef void speak(Ground ground) noexcept nogil
# `attacked`: by point, 1 + the number of the first group that a move there attacks.
cdef void attack(Ground ground, int rule, int point, const Group* group, int other, int16_t* attacked) noexcept nogil
cdef void take_eyes(Ground ground, int16_t* attacked) noexcept nogil
cdef void cut(Ground ground, int16_t* attacked) noexcept nogil
cdef void cut_pair(Ground ground, const Connection* pair, int16_t* attacked) noexcept nogil
cdef void cut_off(
    Ground ground, const Connection* pair, const Group* group, const Group* friend, int16_t* attacked
) noexcept nogil
cdef void peep(Ground ground, const Connection* pair, const Group* group) noexcept nogil
# Keep a pressed enemy group from what it could still do. `is_largest`: no other such group is larger.
cdef void press(Ground ground, const Group* group, bint is_largest, int16_t* attacked) noexcept nogil
# Whether the own last move was beside this enemy group and the enemy did not answer it.
cdef bint was_left(Ground ground, const Group* group) noexcept nogil
cdef void take_base(Ground ground, const Group* group, const PotentialEye* eye, int16_t* attacked) noexcept nogil
cdef void surround(Ground ground, const Group* group, bint is_largest, int16_t* attacked) noexcept nogil
cdef void cap_loose(Ground ground, const Group* group) noexcept nogil
cdef void cap(Ground ground, const Group* group, int point, int ahead) noexcept nogil
cdef void go_before(Ground ground, const Group* group, int point, int ways, int16_t* attacked) noexcept nogil
