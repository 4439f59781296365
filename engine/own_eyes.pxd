# Eyes of one point that their side has no reason to fill.

cimport cython

from engine.board cimport OFFSETS, Board
from engine.points cimport EDGE, STRIDE, other


# Whether an empty point is such an eye: no enemy can make it false alone, and none of the strings around it has it as
# its last liberty.
cpdef bint is_own_eye(Board board, int color, int point) noexcept nogil
