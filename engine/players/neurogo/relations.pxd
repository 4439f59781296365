# The relation expert of NeuroGo: which units of a position feed which others, and by which relation?
#
# Two units have the distance Dn if the shortest path between them over empty points has n of these; distances up to D2
# are told apart. Strings of a color belong to one group if they share two liberties, or one where the enemy is captured
# in a ladder if he plays there; and so on from string to string. A unit feeds another by the most important of their
# relations in the article's table (values.RELATIONS), or not at all.

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t
from libc.stdlib cimport free

from engine.board cimport OFFSETS, Board
from engine.memory cimport grown
from engine.players.neurogo.ladders cimport Ladders
from engine.players.neurogo.units cimport EMPTY_POINT, MOST_UNITS, NUM_KINDS, Units
from engine.points cimport FIRST, NO_POINT, other
from engine.pointset cimport PointSet, liberties_of, next_point


cpdef enum:
    NUM_RELATIONS = 36
    MOST_FROM = 14       # relations by which one kind of unit feeds others
    NO_RELATION = -1


cdef enum:
    NUM_TESTS = 7        # what may hold, as bits 0 to 6: SAME, GROUP, D0, D1, D2, D0_GROUP, D1_GROUP (values.py)
    IS_SAME = 1
    IN_GROUP = 2
    AT_D0 = 4
    AT_GROUP_D0 = 32
    ROOM = 65536         # more pairs of units near each other than a board can have: 100 for each point


# A unit that feeds the one whose edge this is.
cdef struct Edge:
    int16_t source
    int8_t relation                     # 0 .. NUM_RELATIONS - 1
    int8_t local                        # its number among those of the source's kind


# By kind of the unit that feeds, kind of the one that is fed, and bits of what holds: the most important relation.
cdef int8_t CHOICE[NUM_KINDS][NUM_KINDS][1 << NUM_TESTS]
# By kind of the unit that feeds: its first relation; then the number of all.
cdef int FIRST_FROM[NUM_KINDS + 1]


@cython.final
cdef class Relations:
    cdef readonly bint out_of_memory
    # The edges of unit u: edges[begin[u]] up to edges[begin[u + 1]].
    cdef int begin[MOST_UNITS + 1]
    cdef Edge* edges
    cdef int num_edges
    cdef int room
    # The units near unit u, with their distances, the nearest first: near[first_near[u]] up to near[first_near[u + 1]].
    cdef int first_near[MOST_UNITS + 1]
    cdef int16_t near[ROOM]
    cdef int8_t distance[ROOM]
    # By unit: a string of its group, the same for the whole group; the next string of its group, in a ring.
    cdef int16_t group_of[MOST_UNITS]
    cdef int16_t next_of_group[MOST_UNITS]
    # While relations are looked for.
    cdef int64_t mark
    cdef int64_t marked[MOST_UNITS]
    cdef int16_t shared[MOST_UNITS]
    cdef int16_t shared_with[MOST_UNITS]
    cdef int16_t shared_at[MOST_UNITS]
    cdef int8_t holds[MOST_UNITS]
    cdef int num_met
    cdef int16_t met[MOST_UNITS]

    # Find all edges of a position.
    cdef void look(self, Board board, Units units, Ladders ladders) noexcept nogil

    cdef void _find_near(self, Board board, Units units, int unit) noexcept nogil
    cdef int _note_around(self, Units units, int point, int number, int distance) noexcept nogil
    cdef void _find_groups(self, Board board, Units units, Ladders ladders) noexcept nogil
    cdef void _share(self, Board board, Units units, Ladders ladders, int unit, int liberty) noexcept nogil
    cdef void _join(self, int one, int two) noexcept nogil
    cdef void _relate(self, Units units, int unit) noexcept nogil
    cdef void _note(self, int unit, int what) noexcept nogil
    cdef bint _reserve(self, int wanted) noexcept nogil
