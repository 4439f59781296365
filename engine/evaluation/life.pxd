# Unconditional life: which strings cannot be captured even if their side always passes?
#
# Benson's algorithm (D. B. Benson, Life in the Game of Go, 1976). A region of a color is a connected set of points
# without stones of that color. It is vital to a string if each of its empty points is a liberty of the string.
# Strings with fewer than two vital regions are crossed out, and with them every region that touches them, until
# nothing changes. The strings that are left are unconditionally alive.
#
# Territory of a color is an area between its alive strings in which the enemy can have no alive string, however many
# moves he plays in succession. He can fill the area, and take strings that are not alive by filling all of their
# liberties; he lives if he can keep two eyes. An eye is an empty point (with the strings that stay because it is
# their last liberty), or a point where he has taken a string. Each part of the rest of the area that touches an eye
# must have both eyes as liberties. (It is enough to look for two: if he can have more, he can fill those that he does
# not need; and an eye of several points can be filled down to one.)

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board, is_liberty
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, STRIDE, WHITE, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, has_beside, has_point, next_point


cpdef enum:
    # What a point is, for good.
    UNDECIDED = 0
    ALIVE = 1            # a stone that stays whatever its enemy does, or lies in its own side's territory
    DEAD = 2             # a stone in the enemy's territory
    BLACK_TERRITORY = 3  # an empty point in territory
    WHITE_TERRITORY = 4


cdef enum:
    MAX_REGIONS = 640    # more than a 25x25 board can have: a region needs a point, and stones around it


cdef struct Region:
    PointSet empties
    PointSet strings                    # heads of the strings around it
    bint closed                         # none of these strings has been crossed out


@cython.final
cdef class Life:
    # By point, as of the last look: whether the stone there belongs to an unconditionally alive string.
    cdef int8_t alive[NUM_POINTS]
    # By point: the color of the alive strings whose vital region the point belongs to (EMPTY: none).
    cdef int8_t vital[NUM_POINTS]
    # By point: the color whose territory it is, with or without a stone on it; EMPTY: nobody's.
    cdef int8_t territory[NUM_POINTS]
    # Of the color that is worked on.
    cdef int num_regions
    cdef Region regions[MAX_REGIONS]
    cdef int16_t region_of[NUM_POINTS]  # -1: none yet
    cdef int num_strings
    cdef int16_t heads[NUM_POINTS]
    cdef int16_t todo[NUM_POINTS]
    # While territory is looked for: the points of the area; and, of what two eyes leave of it, the part of one point.
    cdef int num_area
    cdef int16_t area[NUM_POINTS]
    cdef PointSet in_area
    cdef PointSet in_part
    cdef int16_t stack[NUM_POINTS]

    # Look at a board: work out both colors.
    cdef void look(self, Board board) noexcept nogil
    # Whose a point is for good, by an alive stone or as territory; EMPTY: nobody's.
    cdef inline int owner_of(self, Board board, int point) noexcept nogil:
        return board.color[point] if self.alive[point] else self.territory[point]
    # Whether the enemy of `color` can make two eyes in the area if he alone plays there.
    cdef bint can_live(self, Board board, int color) noexcept nogil

    cdef void _find(self, Board board, int color) noexcept nogil
    cdef void _fill(self, Board board, int color, int point) noexcept nogil
    cdef bint _is_vital(self, Board board, const Region* region, int head) noexcept nogil
    cdef int _count_vital(self, Board board, int head) noexcept nogil
    cdef bint _cross_out(self, Board board) noexcept nogil
    cdef void _tell(self, Board board, int color) noexcept nogil
    cdef void _claim(self, Board board, int color) noexcept nogil
    cdef void _gather(self, Board board, int color, int point) noexcept nogil
    cdef bint _can_be_eye(self, Board board, int color, int point) noexcept nogil
    cdef bint _is_pair(self, Board board, int color, int point) noexcept nogil
    cdef bint _can_live_in_seki(self, Board board, int color, int head) noexcept nogil
    cdef bint _is_seki(self, Board board, int color, int head, int stone, int along, int across) noexcept nogil
    cdef bint _is_in_atari(self, Board board, int point, const PointSet* kept, const int* open_points) noexcept nogil
    cdef bint _are_eyes(self, Board board, int color, int one, int two) noexcept nogil
    cdef void _add_eye(self, Board board, int color, int point, PointSet* eye) noexcept nogil
    cdef bint _stays_beside(self, Board board, int color, int point, int empty) noexcept nogil
    cdef bint _have_both(self, Board board, const PointSet* eyes, int one, int two) noexcept nogil
    cdef bint _touches_part(self, int point) noexcept nogil
    cdef void _flood(self, int point, const PointSet* eyes) noexcept nogil
    cdef int _status(self, Board board, int point) noexcept nogil
