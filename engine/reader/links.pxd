# What connects two strings of one color as they stand, and the ways on which they could be connected.
#
# Strings are linked when no single enemy move parts them: by two liberties in common that no other link needs, by one
# where an enemy stone could be taken at once, at a point that no other link needs, by an enemy string beside both that a
# ladder takes although it moves first; each only with liberties to spare, so that the answer is no self-atari. Links are
# followed from string to string.
#
# A way leads from what is linked to the one string to what is linked to the other: over empty points (a step each),
# own strings (none), enemy strings of few liberties (as many steps as it takes to capture them).

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board, count
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, drop_point, has_point, next_point
from engine.reader.floods cimport have_common, look_around
from engine.reader.ladders cimport CAPTURED, Outcome, Reader, outcome_of


cpdef enum:
    MAX_WAY = 7              # steps of the longest way that counts
    MAX_CROSSED = 3          # liberties of an enemy string that a way may lead over
    MAX_MOVES = 48           # listed in one position
    MAX_LINKED = 48          # strings from which links are followed


# The ways between two strings in one position.
cdef struct Ways:
    bint linked                         # connected as they stand, or by one capture if their side is to move
    int16_t capture                     # where that is
    int length                          # of the shortest; above MAX_WAY: none
    int num_moves                       # at the points of the ways:
    int16_t moves[MAX_MOVES]            # best first
    int16_t weights[MAX_MOVES]          # the smaller the better


@cython.final
cdef class Links:
    cdef readonly Reader ladders
    cdef int color
    cdef int one                         # a stone of each of the two strings
    cdef int two
    cdef int longest                     # the longest way that counts
    # What has been looked at, as Reader.footprint (whose own is added by finish()).
    cdef PointSet footprint
    # Of the position that is looked at, from the first string and from the second:
    cdef int8_t linked[2][NUM_POINTS]    # by head: whether the string is linked to it
    cdef int num_linked[2]
    cdef int16_t links[2][NUM_POINTS]    # the heads of those that are
    cdef int16_t steps[2][NUM_POINTS]    # by point (strings: by head): the length of the shortest way to it
    cdef int16_t tally[NUM_POINTS]       # by head: a liberty in common with what is linked
    cdef int8_t touched[NUM_POINTS]      # by head of an enemy string of few liberties, bits: beside what is linked
    cdef int num_captives
    cdef int16_t captives[NUM_POINTS]    # the heads of these
    cdef int reach                       # how far ways are looked for
    cdef bint wide                       # whether for those a little longer than the shortest too
    cdef int goal                        # how far it is from one to the other
    cdef int num_found
    cdef int16_t found[NUM_POINTS]       # empty points and enemy strings that ways lead over
    cdef int num_met
    cdef int16_t met[NUM_POINTS]         # own strings that are linked or that ways lead over
    cdef int num_level[16]
    cdef int16_t level[16][NUM_POINTS]   # by length of the way: where to go on from

    # The pair that is asked about from now on.
    cdef void start(self, Board board, int one, int two) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    # Links, ways and moves of a position; `cutting`: the enemy is to move.
    cdef void survey(self, Board board, bint cutting, Ways* ways) noexcept nogil
    # Links and the length alone, with half the work.
    cdef void measure(self, Board board, bint cutting, Ways* ways) noexcept nogil
    # Whether the enemy, to move, takes one of the two strings in a ladder, away from the other one.
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


cdef inline PointSet* liberties_of(Board board, int head) noexcept nogil:
    return <PointSet*>board.strings[head].liberties


# How much longer than the shortest a way may be.
cdef inline int slack_of(int length) noexcept nogil:
    return 2 if length <= 2 else 1


# What it takes to lead a way over an enemy string of so many liberties.
cdef inline int crossing(int num_liberties) noexcept nogil:
    return num_liberties if num_liberties < 3 else 2
