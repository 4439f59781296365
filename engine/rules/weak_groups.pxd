# Rules for saving an own weak group: by eyes, connections, captures, running, or winning a race (seed 000, section 4,
# FULL BOARD LOOKAHEAD; section 5, POTENTIAL EYES).

cimport cython

from engine.board cimport OFFSETS
from engine.evaluation.connection_points cimport Connection
from engine.evaluation.groups cimport EYE, GROUP_ALIVE, GROUP_UNSETTLED, Group
from engine.evaluation.potential cimport (
    CAPTURE, CONNECT, DEFEND_UNDERCUT, EXTEND_EDGE, INTO_OPEN, PLAY_VITAL, TOWARD_FRIENDS, PotentialEye,
)
from engine.points cimport EMPTY, FIRST, NO_POINT
from engine.pointset cimport PointSet, has_beside, has_point, next_point
from engine.rules.ground cimport Ground


# The places of the rules in RULES.
cdef enum:
    LIVE = 0
    MAKE_EYE = 1
    MAKE_HALF_EYE = 2
    EXTEND = 3
    DEFEND_EDGE = 4
    JOIN_STRONG = 5
    JOIN_WEAK = 6
    CAPTURE_CUTTERS = 7
    RUN_TO_FRIENDS = 8
    RUN_INTO_OPEN = 9
    JUMP_OUT = 10
    WIN_RACE = 11
    LAST_WAY_OUT = 12
    LIVE_IN_PLACE = 13
    SAVE_URGENT = 14
    COUNTERATTACK = 15
    ANSWER_WITH_EYE = 16
    ANSWER_ON_EDGE = 17
    ANSWER_BY_JOINING = 18
    ANSWER_BY_RUNNING = 19
    LARGEST_FLIGHT = 20


cdef enum:
    MIN_EXTENSION = 4    # an extension has to add so many points of eye space
    LAST_WAYS = 2        # a group with so many running points or fewer has its last way out
    MAX_RACE = 6         # with more liberties, a race is still far off
    RACE_ROOM = 8        # a group with more room nearby is not enclosed
    RACE_MARGIN = 2      # in a race either side may be ahead by so many liberties


cdef void speak(Ground ground) noexcept nogil
# Speak for one own group in doubt. `is_largest`: if it is pressed, it is the largest one.
cdef void speak_for(Ground ground, const Group* group, bint is_largest) noexcept nogil
cdef void help_group(Ground ground, int rule, int point, const Group* group, int other) noexcept nogil
# `ways`: how many running points it has toward friends and into the open.
cdef void make_eyes(Ground ground, const Group* group, const PotentialEye* eye, int ways) noexcept nogil
cdef void take(Ground ground, const Group* group, int key) noexcept nogil
cdef void join(Ground ground, const Group* group, const Connection* pair) noexcept nogil
cdef void run(Ground ground, const Group* group, int ways, bint is_largest) noexcept nogil
# Answer the enemy's last move beside a group.
cdef void answer(Ground ground, const Group* group, int last) noexcept nogil
cdef void race(Ground ground, const Group* group) noexcept nogil
cdef void counterattack(Ground ground, const Group* group, const Group* rival) noexcept nogil
