# Potential eyes and running points of a group: which eyes could it still get, and where could it run? (Seed 000,
# section 5, POTENTIAL EYES.)
#
# A group is given as its color, its stones and its liberties. Right after the looks of tactics, eyes and connections:
#
#   potential.look(board, tactics, eyes, connections, color, &stones, &liberties, eyes_of)
#
# `eyes_of`: by the key of a string, the eyes (in eighths) of its group; with NULL, only the typical eyes beside that
# string count. `connections` may be None; then there are no potential eyes of type CONNECT. Afterwards
#
#   potential.num_eyes, potential.eyes[i]             type, value and location of each potential eye
#   potential.num_running[t], potential.running[t][i] the running points of type t
#
# are valid until the next group is looked at. Nothing is kept from look to look, as it costs only a few microseconds.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board
from engine.evaluation.connection_points cimport Connection, next_of
from engine.evaluation.connection_strength cimport CUTTABLE
from engine.evaluation.connections cimport Connections
from engine.evaluation.eye_space cimport CAPTIVE_SPACE
from engine.evaluation.eyes cimport Eye, Eyes
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, STRIDE, WHITE, other
from engine.pointset cimport PointSet, add_point, clear_points, has_beside, has_point, next_point
from engine.reader.ladders cimport Outcome, outcome_of
from engine.tactics cimport Tactics


# The type of a potential eye. Its value is in eighths of an eye or in points of eye space; its location is a point, the
# number of a connection or the key of a string.
cpdef enum:
    EXTEND_EDGE = 0          # value: new points of eye space; location: the liberty to extend from
    PLAY_VITAL = 1           # value: eighths that a move gains; location: the vital point
    CONNECT = 2              # value: eighths of the other group; location: the connection (Connections.at)
    CAPTURE = 3              # value: eighths; location: the key of the THREATENED enemy string
    DEFEND_UNDERCUT = 4      # value: points of eye space that the enemy undercuts; location: the liberty

# The type of a running point: what lies ahead of it, within VIEW.
cpdef enum:
    TOWARD_FRIENDS = 0       # own stones of another group, no enemy stones
    INTO_OPEN = 1            # nothing
    BETWEEN = 2              # own and enemy stones
    TOWARD_ENEMY = 3         # enemy stones
    TOWARD_EDGE = 4          # the edge, within EDGE_LINES, and no stones before it
    BLOCKED = 5              # an enemy stone right ahead, or two liberties at most after moving there


cdef enum:
    MAX_POTENTIAL = 6400     # more than there can be: one for each connection (4096) and eye (400), three for a point
    NUM_RUNNING = 6
    VIEW = 5                 # how far a running point looks ahead
    EDGE_LINES = 3           # an extension along the edge makes eye space on so many lines
    MAX_EXTENSION = 6        # and claims so many columns at most
    MIN_LIBERTIES = 3


cdef struct PotentialEye:
    int8_t type
    int16_t value
    int16_t location


@cython.final
cdef class Potential:
    cdef int num_eyes
    cdef PotentialEye eyes[MAX_POTENTIAL]
    cdef int num_running[NUM_RUNNING]
    cdef int16_t running[NUM_RUNNING][NUM_POINTS]
    # The group that is looked at.
    cdef int color
    cdef const PointSet* stones
    cdef const PointSet* liberties
    cdef PointSet keys                  # of its strings
    cdef int16_t gain[NUM_POINTS]       # by vital point

    cdef void look(
        self, Board board, Tactics tactics, Eyes eyes, Connections connections, int color,
        const PointSet* stones, const PointSet* liberties, const int16_t* eyes_of,
    ) noexcept nogil

    cdef void _add(self, int type, int value, int location) noexcept nogil
    cdef void _list_keys(self, Board board, Tactics tactics) noexcept nogil
    cdef void _add_vital(self, Eyes eyes) noexcept nogil
    cdef void _add_connections(
        self, Eyes eyes, Connections connections, const int16_t* eyes_of,
    ) noexcept nogil
    cdef void _add_edge(self, Board board, Eyes eyes, int point) noexcept nogil
    cdef int _extend(self, Board board, Eyes eyes, int point, int along, int down) noexcept nogil
    cdef int _undercut(self, Board board, int point, int along, int down) noexcept nogil
    cdef int _column(self, Board board, Eyes eyes, int point, int down) noexcept nogil
    cdef void _add_running(self, Board board, Eyes eyes, int point) noexcept nogil
    cdef int _look_ahead(self, Board board, int point, int ahead) noexcept nogil


# The line of a point, counted from the edge in direction `down` (1: the first line); 0: farther than EDGE_LINES.
cdef int line_of(Board board, int point, int down) noexcept nogil
# The eighths of all eyes beside one string, if the opponent moves first (typ_eyes).
cdef int eyes_beside(Eyes eyes, int key) noexcept nogil
cdef bint is_on_board(Board board, int point) noexcept nogil
cdef int sort_view(int friends, int enemies) noexcept nogil
