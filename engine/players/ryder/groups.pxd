# Which points and stones belong together by connection, and how secure is each such group?
#
# A group is a contiguous area of connected and half-connected points of one color. Its security is the sum of what its
# eyes, potential eyes, points, points of territory, connecting moves to other groups and extensions are worth. From one
# level on it is secure, below another one abandoned; in between it is endangered, and only then do features of moves
# near it have extra values. Nothing is read here.

cimport cython
from libc.stdint cimport int16_t, int32_t
from libc.string cimport memset

from engine.players.ryder.grid cimport (
    GRID_ROWS, Grid, both, either, flood, neighbours, overlap, points_of, put, size_of,
    take_first, take_part, widen, without,
)
from engine.players.ryder.relations cimport Stones, connected, eyes, read_stones, strongly_related, territory
from engine.board cimport Board
from engine.points cimport BLACK, NUM_POINTS, WHITE, other


cdef enum:
    MAX_GROUPS = 640     # more than a 25x25 board can hold


cpdef enum:
    # What the security of a group comes to.
    SECURE = 0           # nothing is gained by attacking or defending it
    ENDANGERED = 1       # in between
    ABANDONED = 2        # it is given up


# The points and stones from which the groups of a color are made.
cdef struct Relations:
    Grid full            # connected
    Grid half            # half-connected
    Grid eyes
    Grid potential_eyes
    Grid related         # strongly related
    Grid territory


cdef struct Group:
    Grid points          # connected and half-connected
    Grid reach           # empty points where a stone would belong to the group
    int32_t num_points
    int32_t num_eyes
    int32_t num_potential_eyes
    int32_t num_territory
    int32_t num_links    # points of its reach that are in the reach of another group too
    int32_t num_extensions # points of its reach, outside the group, that are not strongly related to the enemy
    int32_t security     # in the unit of values.py
    int32_t state        # SECURE, ENDANGERED or ABANDONED


# All relations of points and stones to a color.
cdef void relate(const Stones* stones, int color, Relations* out) noexcept nogil


@cython.final
cdef class Groups:
    cdef int eye_worth, potential_eye_worth, point_worth, territory_worth, link_worth, extension_worth
    cdef int secure_from, abandoned_below
    cdef int number[3]                       # by color
    cdef int16_t of[3][NUM_POINTS]           # by color and point: the index of its group; -1: none
    cdef Group black[MAX_GROUPS]
    cdef Group white[MAX_GROUPS]
    cdef Grid endangered[3]                  # by color: the points of endangered groups

    cdef Group* groups(self, int color) noexcept nogil
    # Find the groups of a color and judge them; `own` and `foe` are its relations and those of the enemy.
    cdef void find(self, const Stones* stones, int color, const Relations* own, const Relations* foe) noexcept nogil

    cdef void _collect(self, int color, const Relations* own) noexcept nogil
    cdef void _judge(self, int color, const Relations* own, const Relations* foe, const Grid* shared) noexcept nogil
    cdef dict _told(self, int color, int i)


# Empty points where a stone would belong to a group with these points: it touches the group, or one of its free
# neighbours does. Points are `free` if no enemy stone is beside them, so that they become connected to the stone.
cdef void reach_of(const Grid* points, const Grid* empty, const Grid* free, Grid* out) noexcept nogil
