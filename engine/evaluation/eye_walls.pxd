# What surrounds a small eye space: which of the own strings beside it are one wall, and the points that decide that.
#
# Two of these strings are one wall if any of this holds:
# - they have three common liberties outside the space (two, if the space is not very small);
# - they have one where an enemy stone would be taken, at once or by reading;
# - a LOST enemy stone lies between them, diagonally across a corner of the space;
# - engine/evaluation/connections calls them connected by points that all lie outside the space, directly or by way of
#   one other string.
# A common liberty that the enemy can enter, or a THREATENED enemy stone between them, is a link: it becomes another
# cell of the shape, and an enemy stone on it is connected to the outside.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint16_t
from libc.string cimport memset

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, Board
from engine.evaluation.connection_points cimport Connection, next_of
from engine.evaluation.connection_strength cimport CONNECTED_WITH_AJI
from engine.evaluation.connections cimport Connections
from engine.evaluation.shape_search cimport MAX_CELLS, MAX_WALLS, Shape
from engine.evaluation.eye_space cimport IS_EDGE, IS_FREE, IS_OWN, EyeSpaces
from engine.points cimport BOARD_SPAN, FIRST, NO_POINT, other
from engine.pointset cimport PointSet, add_all, add_point, has_point, next_point, num_bits
from engine.reader.ladders cimport CAPTURED, MAX_LIBERTIES, Outcome, outcome_of
from engine.tactics cimport LOST, THREATENED, StringTactics, Tactics


cdef enum:
    MAX_STRINGS = 12     # a space with more strings beside it is not searched
    MAX_LINKS = 16
    MAX_BETWEEN = 32     # strings connected to the walls
    SMALL_SPACE = 2      # up to this size, two common liberties count as links: an enemy who moves twice cuts there
    MAX_OPEN_CELLS = 7   # a shape with open cells is only searched up to this size: there are many of them


@cython.final
cdef class EyeWalls:
    cdef int color
    cdef bint is_captive                # the space is enemy stones that are to be taken
    cdef const PointSet* points
    cdef PointSet* footprint
    cdef int max_cells
    # The cells: those of the space, then the links.
    cdef int num_space
    cdef int num_cells
    cdef int16_t cells[MAX_CELLS]
    cdef int16_t number_of[BOARD_SPAN]  # by point - FIRST: 1 + its cell, 0: none
    # The heads of the strings beside the space; for each, a number that all strings of its wall share.
    cdef int num_strings
    cdef int16_t heads[MAX_STRINGS]
    cdef int8_t wall[MAX_STRINGS]
    # The keys of other strings that are connected to one of them, and the string from which they were met.
    cdef int num_between
    cdef int16_t between[MAX_BETWEEN]
    cdef int8_t met_from[MAX_BETWEEN]
    cdef int num_links
    cdef int16_t links[MAX_LINKS]
    cdef int8_t link_from[MAX_LINKS]    # the two strings that a link would join
    cdef int8_t link_to[MAX_LINKS]
    cdef uint16_t weak                  # strings that can be captured from outside, as bits

    # Look at a space; false if it is too large to be searched (MAX_CELLS, or MAX_OPEN_CELLS if it is open), or has no
    # wall. All points that this depends on are added to the footprint.
    cdef bint look(
        self, Board board, Tactics tactics, EyeSpaces spaces, Connections connections, int color, bint is_captive,
        bint is_open, const PointSet* points, PointSet* footprint,
    ) noexcept nogil
    # Write the shape of the space, with some of the strings (`given_up`, as bits) left to the enemy.
    cdef void draw(self, Board board, Tactics tactics, EyeSpaces spaces, int given_up, Shape* shape) noexcept nogil
    # The strings of the same wall as string i, as bits.
    cdef int strings_of_wall(self, int i) noexcept nogil

    cdef bint _list_cells(self) noexcept nogil
    cdef void _clear_cells(self) noexcept nogil
    cdef bint _list_strings(self, Board board, EyeSpaces spaces) noexcept nogil
    cdef int _find_string(self, Board board, EyeSpaces spaces, int point) noexcept nogil
    cdef void _join(self, int i, int j) noexcept nogil
    cdef void _link_connected(self, Tactics tactics, Connections connections, int i) noexcept nogil
    cdef void _meet_connected(self, Tactics tactics, int i, int key) noexcept nogil
    cdef bint _lies_inside(self, const Connection* pair) noexcept nogil
    cdef void _link_liberties(self, Board board, Tactics tactics, int i, int j) noexcept nogil
    cdef void _link_diagonals(self, Board board, Tactics tactics, EyeSpaces spaces, int point) noexcept nogil
    cdef bint _is_closed_to_enemy(self, Board board, Tactics tactics, int point) noexcept nogil
    cdef bint _is_captured(self, Board board, Tactics tactics, int enemy, int point) noexcept nogil
    cdef void _add_link(self, int point, int i, int j) noexcept nogil
    cdef void _settle_links(self) noexcept nogil
    cdef void _find_weak(self, Board board, Tactics tactics) noexcept nogil
    cdef void _draw_side(
        self, Board board, Tactics tactics, EyeSpaces spaces, int cell, int near, const int8_t* names, Shape* shape,
    ) noexcept nogil
    cdef bint _is_held(self, Board board, Tactics tactics, int point) noexcept nogil


# Add to a footprint a stone and all points that the status of its string depends on.
cdef void note_stone(Board board, Tactics tactics, int stone, PointSet* footprint) noexcept nogil
