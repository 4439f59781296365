# What all rules use: the position that was looked at, its strategy, questions that several rules ask, and the buffer
# into which they write.
#
# A theme is a module with a table RULES (engine/rules/rule.py) and a function `speak(Ground)` that lets its rules
# speak. Within a theme, a rule's number is its index in that table; may() and say() take that number.
# docs/adding-a-rule.md says how to add one.

cimport cython
from libc.stdint cimport int16_t, uint8_t
from libc.stdlib cimport abs, calloc, free
from libc.string cimport memset

from engine.board cimport Board, count
from engine.evaluation.groups cimport GROUP_UNSETTLED, GROUP_WEAK, Group
from engine.evaluation.potential cimport Potential
from engine.points cimport BLACK, BOARD_SPAN, FIRST, NO_POINT, NUM_POINTS, col_of, other, point_at, row_of
from engine.pointset cimport PointSet, add_point, clear_points, has_point, next_point
from engine.position cimport Position
from engine.strategy cimport Strategy


cpdef enum:
    NUM_RULES = 204      # of all themes; engine/rules/ground.py checks it


cdef enum:
    PRESSED = 75             # in hundredths of strength: below this, a group in doubt counts as pressed
    FAR_APART = 64           # the distance to a point that is none


# A rule that speaks for a move, with the points that its sentence names (NO_POINT: none).
cdef struct Spoken:
    int16_t rule
    int16_t subject
    int16_t other
    int next                            # the next one that speaks for the same move; -1: none


@cython.final
cdef class Ground:
    cdef Position position
    cdef Board board
    cdef readonly Strategy strategy
    cdef readonly Potential potential   # of the group that look_at() was last called with
    cdef int color                      # whose turn it is
    cdef int enemy
    cdef int base                       # the number of the first rule of the theme that speaks
    cdef int num_spoken
    cdef Spoken* spoken                 # room for NUM_RULES * BOARD_SPAN: a rule speaks at most once for a move
    cdef int first_at[NUM_POINTS]       # by point: the index of what was said first; -1: nothing
    cdef PointSet legal
    # By rule.
    cdef uint8_t phases[NUM_RULES]      # the phases and standings in which it may speak, as bits
    cdef uint8_t standings[NUM_RULES]
    cdef int said_in[NUM_RULES]         # the number of the look in which it spoke last
    cdef PointSet said[NUM_RULES]       # the moves for which it spoke then
    cdef int num_looks
    cdef int16_t eyes_of[NUM_POINTS]    # by key of a string: the typical eyes of its group, in eighths

    # Begin with a position that has just been looked at and evaluated; nothing has been said yet.
    cdef void look(self, Position position) noexcept nogil
    # Whether a rule of the current theme may speak in this phase and with this standing.
    cdef bint may(self, int rule) noexcept nogil
    # Let it speak for a move. Nothing happens if the move is illegal, or if the rule has already spoken for it.
    cdef void say(self, int rule, int point, int subject, int other) noexcept nogil
    # The same for all moves of a set.
    cdef void say_all(self, int rule, const PointSet* points, int subject, int other) noexcept nogil

    # -- questions ---------------------------------------------------------------------------------------
    # Work out the potential eyes and running points of a group; `potential` has them then.
    cdef void look_at(self, const Group* group) noexcept nogil
    # The group of a stone; NULL for a point without one.
    cdef inline const Group* group_at(self, int point) noexcept nogil:
        cdef int number = self.position.groups.group_of[point]
        return NULL if number < 0 else &self.position.groups.groups[number]
    # Whether a group is weak or unsettled.
    cdef inline bint is_in_doubt(self, const Group* group) noexcept nogil:
        return group.status == GROUP_WEAK or group.status == GROUP_UNSETTLED
    # Whether a group is in doubt and can no longer leave as it likes: at least one such group in eight dies.
    cdef inline bint is_pressed(self, const Group* group) noexcept nogil:
        return self.is_in_doubt(group) and 100 * group.strength < PRESSED
    # The number of stones of the largest pressed group of a color, but at least 2.
    cdef int largest_pressed(self, int color) noexcept nogil
    # Whether a group cannot wait (engine/strategy).
    cdef inline bint is_urgent(self, const Group* group) noexcept nogil:
        return self.strategy.is_urgent[self.position.groups.group_of[group.key]]
    # How many of the four points beside a point have stones of this color.
    cdef inline int beside(self, int point, int color) noexcept nogil:
        return count(self.board, point, color)
    # The line of a point, counted from the nearest edge; 1 is the first.
    cdef int line(self, int point) noexcept nogil
    # Whether a stone of a group is within two lines and columns of a point.
    cdef bint is_by(self, int point, const Group* group) noexcept nogil
    # Whether the enemy's last move was an answer to the own move before it: within two lines and columns of it.
    cdef bint was_answered(self) noexcept nogil
    # How much a point belongs to the side to move: -1 (the enemy's) .. 1.
    cdef inline double lean(self, int point) noexcept nogil:
        cdef double value = self.position.territory.value[point]
        return value if self.color == BLACK else -value


# How many columns or rows two points are apart, whichever are more; FAR_APART if one is no point.
cdef inline int apart(int one, int two) noexcept nogil:
    if one < FIRST or two < FIRST:
        return FAR_APART
    return max(abs(col_of(one) - col_of(two)), abs(row_of(one) - row_of(two)))
