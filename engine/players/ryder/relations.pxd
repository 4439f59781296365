# How points relate to the stones of one color: connected, half-connected, strongly related; eyes.

from engine.board cimport Board
from engine.players.ryder.grid cimport (
    GRID_LAST, GRID_ROWS, Grid, both, either, flood, neighbours, overlap, points_of, put,
    size_of, take_part, widen, without,
)
from engine.points cimport BLACK, EMPTY, WHITE, other, point_at
from libc.stdint cimport uint32_t


# Published: a territory counts when at least 4/7 of its points are strongly related.
cdef enum:
    FIRM_PART = 4
    FIRM_WHOLE = 7


# The stones of a position as grids.
cdef struct Stones:
    Grid board                   # every point of the board
    Grid edge                    # the points with fewer than four neighbours
    Grid empty
    Grid color[3]                # by color; [EMPTY] is not used
    Grid dead                    # stones of either color that the tactician gives up


# Fill in everything but `dead`, which is left without points.
cdef void read_stones(Board board, Stones* out) noexcept nogil
# Points connected to `color`, and points half-connected to it.
cdef void connected(const Stones* stones, int color, Grid* full, Grid* half) noexcept nogil
# Points strongly related to `color`.
cdef void strongly_related(const Stones* stones, int color, Grid* out) noexcept nogil
# Actual eyes of `color`, and points that one more stone of `color` beside them makes an eye.
cdef void eyes(const Stones* stones, int color, Grid* actual, Grid* potential) noexcept nogil
# Territory of `color`.
cdef void territory(const Stones* stones, int color, Grid* out) noexcept nogil
cdef void _keep_firm_parts(Grid* enclosed, const Grid* related, Grid* out) noexcept nogil
