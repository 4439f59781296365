# Which points are connected, half-connected or strongly related to a color, which are its eyes and its territory?
#
# The definitions are those of the article, which docs/ryder.md quotes; it does not define eyes, so these are ours. All
# are operations on sets of points (engine/players/ryder/grid), so they work for stones on the board as for those that
# are only imagined. Nothing is read; which stones are dead is told by the tactician.

from engine.board cimport Board
from engine.players.ryder.grid cimport (
    GRID_LAST, GRID_ROWS, Grid, both, either, flood, neighbours, overlap, points_of, put,
    size_of, take_part, widen, without,
)
from engine.points cimport BLACK, EMPTY, WHITE, other, point_at
from libc.stdint cimport uint32_t


# Published: a territory counts if at least 4/7 of its points are strongly related.
cdef enum:
    FIRM_PART = 4
    FIRM_WHOLE = 7


# The stones of a position as grids.
cdef struct Stones:
    Grid board                   # every point of the board
    Grid edge                    # its points with fewer than four neighbours
    Grid empty
    Grid color[3]                # by color; [EMPTY] is not used
    Grid dead                    # stones of either color that the tactician gives up


# Read the stones of a board; `dead` is left empty.
cdef void read_stones(Board board, Stones* out) noexcept nogil
# Points that are connected to `color`: its stones that are not dead, and empty points beside a stone of it and none of
# the enemy's. Points that are half-connected to it: empty, beside two of its stones and one of the enemy's.
cdef void connected(const Stones* stones, int color, Grid* full, Grid* half) noexcept nogil
# Points that are strongly related to `color`: its stones, points beside these, and points beside empty ones of those
# (so a kosumi or an ikken-tobi away).
cdef void strongly_related(const Stones* stones, int color, Grid* out) noexcept nogil
# The eyes of `color`: empty points that only its live stones and the edge surround, and that are not false, which is
# with live enemy stones at two diagonal points (at the edge of the board: one). And its potential eyes, which lack one
# such stone at an empty point.
cdef void eyes(const Stones* stones, int color, Grid* actual, Grid* potential) noexcept nogil
# The territory of `color`: empty points shut in by the edge and by points strongly related to `color` alone, in areas
# of which enough is strongly related.
cdef void territory(const Stones* stones, int color, Grid* out) noexcept nogil
cdef void _keep_firm_parts(Grid* enclosed, const Grid* related, Grid* out) noexcept nogil
