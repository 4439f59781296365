# Two strings of one color: are they connected as they stand, and along which ways could they be connected?
#
# Two strings are linked when no single enemy move separates them. That is so
# - if they have two common liberties that no other link needs;
# - if they have one where an enemy stone could be taken at once, and no other link needs the point where it is taken;
# - if both touch an enemy string that a ladder takes even though it moves first.
# In each case there must be enough liberties that the answer to a cut is not self-atari. Links are followed from
# string to string. The points that links need are collected as "used", so that one enemy move cannot break two links.
#
# A way leads from a string that is linked to the first string to one that is linked to the second. Its length is
# counted in steps: one for an empty point, none for an own string, and for an enemy string of few liberties about as
# many as it takes to capture it.
#
# engine/reader/connections asks this of every position that it searches. Nothing is read here except ladders.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.stdlib cimport abs
from libc.string cimport memset

from engine.board cimport OFFSETS, Board, count
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, drop_point, has_point, liberties_of, next_point
from engine.reader.floods cimport have_common, look_around
from engine.reader.ladders cimport CAPTURED, Outcome, Reader, outcome_of


cpdef enum:
    MAX_WAY = 7              # steps of the longest way that counts
    MAX_CROSSED = 3          # liberties of an enemy string that a way may lead over
    MAX_MOVES = 48           # listed in one position
    MAX_LINKED = 48          # links are followed from so many strings at most


# The ways between two strings in one position.
cdef struct Ways:
    bint linked                         # they are linked; or their side is to move and one capture links them
    int16_t capture                     # where it captures then; else NO_POINT
    int length                          # steps of the shortest way; above MAX_WAY if there is none
    int num_moves                       # moves worth trying: on the ways, and around strings in danger
    int16_t moves[MAX_MOVES]            # best first
    int16_t weights[MAX_MOVES]          # of these moves; the smaller the better


@cython.final
cdef class Links:
    cdef readonly Reader ladders
    cdef int color
    cdef int one                         # a stone of the first string
    cdef int two                         # a stone of the second
    cdef int longest                     # steps of the longest way that counts
    # What the answers depend on, as Reader.footprint. finish() adds that of `ladders`.
    cdef PointSet footprint
    # Of the position that is looked at; [0] is about the first string, [1] about the second.
    cdef int8_t linked[2][NUM_POINTS]    # by head: whether the string is linked to it
    cdef int num_linked[2]
    cdef int16_t links[2][NUM_POINTS]    # the heads of the strings that are linked to it
    cdef int16_t steps[2][NUM_POINTS]    # by point (strings: by head): the length of the shortest way to it
    cdef int16_t tally[NUM_POINTS]       # by head: one liberty that the string has in common with what is linked
    # By head of an enemy string of few liberties: bit 0 if it touches what is linked to the first string, bit 1 for the
    # second.
    cdef int8_t touched[NUM_POINTS]
    cdef int num_captives
    cdef int16_t captives[NUM_POINTS]    # the heads of the enemy strings with such a bit
    cdef int reach                       # ways are followed up to so many steps
    cdef bint wide                       # ways a little longer than the shortest are followed too
    cdef int goal                        # the length of the shortest way found so far
    cdef int num_found
    cdef int16_t found[NUM_POINTS]       # empty points and enemy strings that ways lead over
    cdef int num_met
    cdef int16_t met[NUM_POINTS]         # own strings that are linked or that ways lead over
    cdef int num_level[16]
    cdef int16_t level[16][NUM_POINTS]   # by length of the way: the points from which to go on

    # Begin with a pair of strings, given by a stone of each: the questions below are about this pair.
    cdef void start(self, Board board, int one, int two) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    # Fill in `ways` for a position, with the moves. `cutting`: the enemy is to move.
    cdef void survey(self, Board board, bint cutting, Ways* ways) noexcept nogil
    # The same without the moves: half the work.
    cdef void measure(self, Board board, bint cutting, Ways* ways) noexcept nogil
    # Whether the enemy, to move, takes the string of `stone` in a ladder that does not come near the string of
    # `partner`; `move` gets his first move.
    cdef bint is_taken(self, Board board, int stone, int partner, int* move) noexcept nogil
    # Add a point, and the points beside it, to the footprint.
    cdef void look_around(self, Board board, int point) noexcept nogil

    cdef void _find_length(self, Board board, bint cutting, Ways* ways) noexcept nogil
    cdef void _link(self, Board board, int side, int stone) noexcept nogil
    cdef void _add_link(self, Board board, int side, int stone) noexcept nogil
    cdef void _link_commons(self, Board board, int side, int head, PointSet* used) noexcept nogil
    cdef void _link_at(self, Board board, int side, int head, int near, int point, PointSet* used) noexcept nogil
    cdef bint _use_last(self, Board board, int head, int point, PointSet* used) noexcept nogil
    cdef bint _use_taker(self, Board board, int point, PointSet* used) noexcept nogil
    cdef bint _use(self, Board board, int point, PointSet* used) noexcept nogil
    cdef bint _is_closed(self, Board board, int point) noexcept nogil
    cdef bint _is_roomy(self, Board board, int point) noexcept nogil
    cdef void _link_captives(self, Board board, int side, int head, PointSet* used) noexcept nogil
    cdef bint _is_lost(self, Board board, int enemy) noexcept nogil
    cdef bint _visit_around(self, Board board, int side, int enemy, bint linking) noexcept nogil
    cdef bint _is_safe_to_take(self, Board board, int enemy, int fewest) noexcept nogil
    cdef bint _use_takers(self, Board board, int enemy, PointSet* used) noexcept nogil
    cdef bint _find_capture(self, Board board, Ways* ways) noexcept nogil
    cdef void _walk(self, Board board, int side) noexcept nogil
    cdef void _step_from(self, Board board, int side, int point, int length) noexcept nogil
    cdef void _step_from_string(self, Board board, int side, int head, int length) noexcept nogil
    cdef void _reach(self, Board board, int side, int point, int length) noexcept nogil
    cdef void _list_moves(self, Board board, bint cutting, Ways* ways) noexcept nogil
    cdef void _add_threatened(self, Board board, bint cutting, Ways* ways) noexcept nogil
    cdef void _add_close(self, Board board, int stone, Ways* ways) noexcept nogil
    cdef void _add_liberties(self, Board board, int head, Ways* ways, int weight) noexcept nogil
    cdef void _add_move(self, Ways* ways, int point, int weight) noexcept nogil


# How much longer a way may be than the shortest one of this length.
cdef inline int slack_of(int length) noexcept nogil:
    return 2 if length <= 2 else 1


# The steps of a way over an enemy string of so many liberties.
cdef inline int crossing(int num_liberties) noexcept nogil:
    return num_liberties if num_liberties < 3 else 2
