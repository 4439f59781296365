# Eyes: blocks of empty points and dead enemy stones that one color surrounds, and captured strings (seed 000, section
# 5, EYES). engine/evaluation/eye_space finds where they can be. Each is valued by exhaustive search of its shape
# (engine/evaluation/eye_shapes) if it is small, by a rule of thumb if it is larger.
#
# Use: tactics.look(board); eyes.look(board, tactics). With connections, what holds walls together is known better:
# set eyes.connections once; eyes.look() brings it up to date if nobody did. Then
#
#   eyes.num_eyes, eyes.eyes[i]       all eyes of both colors, by first point; each with its color
#   eyes.eye_of[point]                the number of the eye that the point belongs to (never more than one); -1: none
#   eyes.of_string(key, out)          the numbers of the eyes beside the string with this key (Tactics.keys)
#
# Eyes are counted in eighths: 8 is one eye, 4 half an eye. min_eyes <= typ_eyes <= max_eyes are what an eye is worth
# if the opponent moves twice, if he moves first, and if its own side moves first. If the next move still decides,
# typ_eyes is less than max_eyes: what books call half an eye has 0 and 8; half an eye that a ko decides has 4.
# `attacks` and `defences` are the moves that make the difference, `vital` are those in both; they may lie outside the
# eye (a diagonal, a point that links its walls, a liberty of a threatened string). What is worth nothing whoever
# moves is not listed: false eyes, dame. Whether an eye is false is found by the search: its walls (eye_walls) are
# then not one string.
#
# An eye is kept from look to look if its space and the strings around it are the same and nothing in its footprint has
# changed. So everything depends on the position only.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from libc.string cimport memset

from engine.board cimport LIBERTY_WORDS, OFFSETS, Board
from engine.evaluation.connection_points cimport Connection, next_of
from engine.evaluation.connection_strength cimport CONNECTED_WITH_AJI
from engine.evaluation.connections cimport Connections
from engine.evaluation.eye_shapes cimport EyeShapes
from engine.evaluation.shape_search cimport MAX_WALLS, ONE_EYE, TWO_EYES, Shape, ShapeValue
from engine.evaluation.eye_space cimport CAPTIVE_SPACE, IS_EDGE, IS_OWN, OPEN_SPACE, EyeSpaces, Space
from engine.evaluation.eye_walls cimport EyeWalls, note_stone
from engine.points cimport EMPTY, FIRST, NO_POINT, NUM_POINTS, col_of, other, row_of
from engine.pointset cimport PointSet, add_all, add_point, are_equal, clear_points, has_point, meets, next_point
from engine.tactics cimport StringTactics, Tactics


# The type of an eye.
cpdef enum:
    SINGLE_POINT = 0
    TWO_POINT = 1
    LINE_CLOSED = 2          # three points or more in a row
    LINE_OPEN_ONE = 3        # a row that the enemy may enter at one end
    LINE_OPEN_BOTH = 4       # at both ends
    BIG_EYE = 5              # any other block
    DEAD_GROUP = 6           # at least half of its points are enemy stones


cdef enum:
    MAX_EYES = 400


cdef struct Eye:
    int8_t color
    int8_t type
    int8_t kind              # CLOSED_SPACE, OPEN_SPACE, CAPTIVE_SPACE
    int8_t min_eyes
    int8_t typ_eyes
    int8_t max_eyes
    bint exact               # valued by search, not by a rule of thumb
    int16_t num_points
    int16_t num_stones       # enemy stones in it
    int16_t num_open         # points by which the enemy may enter it
    int16_t first            # its first point in reading order
    uint64_t around          # a hash of the strings in it and beside it, and of what these are connected with
    PointSet points
    PointSet attacks         # where the opponent moves so that it is worth typ_eyes (none: he need not move)
    PointSet defences        # where the own side moves so that it is worth max_eyes
    PointSet vital           # points that are in both
    PointSet strings         # the keys of the own strings beside it
    PointSet footprint


@cython.final
cdef class Eyes:
    cdef public Connections connections # None: only what they touch holds walls together
    cdef readonly EyeShapes shapes
    cdef EyeSpaces spaces
    cdef EyeWalls walls
    cdef readonly int num_eyes
    cdef Eye eyes[MAX_EYES]
    cdef int16_t eye_of[NUM_POINTS]
    cdef readonly int num_valued        # eyes valued anew by the last look
    # Everything that was valued, including what is worth nothing and what shares points with a better eye: at this
    # look, and at the last one.
    cdef int num_known
    cdef Eye known[MAX_EYES]
    cdef int num_old
    cdef Eye old[MAX_EYES]
    cdef int16_t old_at[3][NUM_POINTS]  # by color and first point: 1 + the number in `old`
    cdef uint64_t num_hashings
    cdef uint64_t hashed[NUM_POINTS]    # by key: the last hashing in which the string's connections were hashed
    cdef uint64_t hash_of[NUM_POINTS]
    cdef uint64_t seen_look             # of the tactics
    cdef int seen_size

    # Bring everything up to date with a board, right after tactics.look(board).
    cdef void look(self, Board board, Tactics tactics) noexcept nogil
    # The numbers of the eyes beside a string, by its key; returns how many. `out` has room for MAX_EYES.
    cdef int of_string(self, int key, int16_t* out) noexcept nogil

    cdef void _remember(self, Board board, Tactics tactics) noexcept nogil
    cdef uint64_t _hash_around(self, Board board, Tactics tactics, const Space* space) noexcept nogil
    cdef uint64_t _hash_connections(self, int key) noexcept nogil
    cdef bint _reuse(self, Tactics tactics, const Space* space, uint64_t around) noexcept nogil
    cdef void _value(self, Board board, Tactics tactics, const Space* space, uint64_t around) noexcept nogil
    cdef void _survey(self, Board board, Tactics tactics, Eye* eye, bint* is_loose) noexcept nogil
    cdef bint _survey_side(self, Board board, Tactics tactics, Eye* eye, int near) noexcept nogil
    cdef bint _is_loose(self, Board board, Eye* eye, int stone) noexcept nogil
    cdef int _type_of(self, const Eye* eye) noexcept nogil
    cdef bint _is_line(self, const Eye* eye) noexcept nogil
    cdef bint _is_entered(self, const Eye* eye, int point) noexcept nogil
    cdef void _search(self, Board board, Tactics tactics, Eye* eye) noexcept nogil
    cdef void _search_threatened(self, Board board, Tactics tactics, Eye* eye) noexcept nogil
    cdef ShapeValue _best(self, Board board, Tactics tactics, int given_up) noexcept nogil
    cdef ShapeValue _without(self, Board board, Tactics tactics, int given_up) noexcept nogil
    cdef void _tell(self, Board board, Tactics tactics, Eye* eye, const ShapeValue* value) noexcept nogil
    cdef void _tell_captive(self, Board board, Tactics tactics, Eye* eye, int eyes) noexcept nogil
    cdef void _guess(self, Eye* eye) noexcept nogil
    cdef void _guess_loose(self, Eye* eye) noexcept nogil
    cdef void _choose(self) noexcept nogil
    cdef bint _gives_way(self, const Eye* eye) noexcept nogil


# Roughly how many eighths of an eye a closed space of so many points is worth if the opponent moves first.
cdef int eyes_of_size(int num_points) noexcept nogil
cdef bint is_better(const ShapeValue* one, const ShapeValue* two) noexcept nogil
cdef uint64_t mix(uint64_t hash, uint64_t number) noexcept nogil
