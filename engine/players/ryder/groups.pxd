# Groups: what belongs together by connection, and how secure it is.

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
    # What a group's security comes to.
    SECURE = 0           # safe: nothing is gained by attacking or defending it
    ENDANGERED = 1       # in between
    ABANDONED = 2        # given up


# What one color's groups are made from.
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
    int32_t num_links    # empty points where a stone would join it to another group
    int32_t num_extensions
    int32_t security
    int32_t state


cdef void relate(const Stones* stones, int color, Relations* out) noexcept nogil


@cython.final
cdef class Groups:
    cdef int eye_worth, potential_eye_worth, point_worth, territory_worth, link_worth, extension_worth
    cdef int secure_from, abandoned_below
    cdef int number[3]                       # by color
    cdef int16_t of[3][NUM_POINTS]           # by color and point: index of its group, -1 for none
    cdef Group black[MAX_GROUPS]
    cdef Group white[MAX_GROUPS]
    cdef Grid endangered[3]                  # points of endangered groups, by color

    cdef Group* groups(self, int color) noexcept nogil
    # Find the groups of a color and judge them. `own` and `foe` are the relations of both colors.
    cdef void find(self, const Stones* stones, int color, const Relations* own, const Relations* foe) noexcept nogil

    cdef void _collect(self, int color, const Relations* own) noexcept nogil
    cdef void _judge(self, int color, const Relations* own, const Relations* foe, const Grid* shared) noexcept nogil
    cdef dict _told(self, int color, int i)


cdef void reach_of(const Grid* points, const Grid* empty, const Grid* free, Grid* out) noexcept nogil
