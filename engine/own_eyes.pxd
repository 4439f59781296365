# Eyes of one point that their own side has no reason to fill.

cimport cython

from engine.board cimport OFFSETS, Board
from engine.points cimport EDGE, diagonal, other


# Whether an empty point is such an eye of `color`: all points beside it are stones of strings with another liberty,
# and the enemy has at most one of the points diagonal to it, or none of them if it lies at the edge.
cpdef bint is_own_eye(Board board, int color, int point) noexcept nogil
