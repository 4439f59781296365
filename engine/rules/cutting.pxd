# Rules about cutting and connecting, by what is at stake (seed 000, section 6, CUTTING AND CONNECTING; section 5,
# CONNECTIONS).

cimport cython
from libc.stdint cimport int16_t

from engine.evaluation.connection_points cimport CAPTIVE, WATARI, Connection
from engine.evaluation.connection_strength cimport CONNECTED_WITH_AJI, CUTTABLE, SHARED_CONNECTION
from engine.evaluation.groups cimport GROUP_DEAD, Group
from engine.points cimport EMPTY, FIRST, NO_POINT, NUM_POINTS
from engine.pointset cimport next_point
from engine.rules.ground cimport Ground
from engine.tactics cimport THREATENED, StringTactics


# The places of the rules in RULES.
cdef enum:
    CUT_BIG = 0
    CUT_STONE = 1
    CUT_WITH_ATARI = 2
    CUT_ONE_OF_TWO = 3
    CUT_BELOW = 4
    KEEP_CUT = 5
    CONNECT_BIG = 6
    CONNECT_STONE = 7
    CONNECT_TWICE = 8
    MAKE_SURE = 9
    WATARI_BELOW = 10
    MEND_WALL = 11
    TAKE_CUTTERS = 12


cdef enum:
    BIG = 4              # stones of the smaller of two groups
    WALL = 6             # stones


# The pair of groups that a move at a point was said to connect.
cdef struct Link:
    int16_t one                         # 1 + the numbers of the groups; 0: nothing
    int16_t two


cdef void speak(Ground ground) noexcept nogil
# Cut an enemy connection.
cdef void cut(Ground ground, const Connection* pair, const Group* one, const Group* two) noexcept nogil
# Connect an own one.
cdef void connect(Ground ground, const Connection* pair, const Group* one, const Group* two, Link* links) noexcept nogil
cdef bint is_close(int one, int two) noexcept nogil
cdef void mend(Ground ground, int point, const Group* group) noexcept nogil
cdef void note_link(Ground ground, const Connection* pair, int point, Link* link) noexcept nogil
cdef bint matters(Ground ground, const Group* one, const Group* two) noexcept nogil
