# Which moves are worth reading for and against one string.
#
# Each function adds moves to a set of points, and adds to `looked` every point that its answer depends on (as in the
# footprints of engine/reader/ladders.pxd).

cimport cython
from libc.stdint cimport int16_t, int32_t
from libc.stdlib cimport calloc, free

from engine.board cimport OFFSETS, Board
from engine.points cimport EDGE, EMPTY, FIRST, NO_POINT, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, has_point, liberties_of, next_point
from engine.reader.floods cimport look_around


cdef enum:
    MAX_NEIGHBOURS = 64  # so many strings around one string are looked at
    MAX_LISTED = 16      # moves are looked for around so many liberties of a string
    QUEUE_ROOM = 65536   # moves waiting to be tried, in all nodes of a line together


# The moves still to try, of all nodes of a line, and how good they look. Those of a node stand from where `end` was
# when the node began.
cdef struct Queue:
    int16_t* points
    int32_t* scores
    int end


cdef bint open_queue(Queue* queue) noexcept nogil
cdef void close_queue(Queue* queue) noexcept nogil
cdef void add_move(Queue* queue, int point, int score) noexcept nogil
# Take out the best move from place `start` on, of equals the one listed first; NO_POINT if there is none.
cdef int next_move(Queue* queue, int start) noexcept nogil


# Write the heads of the enemy strings that touch the string at `stone` and have at most `most` liberties; returns
# their number.
cdef int weak_neighbours(Board board, int stone, int most, int16_t* heads, PointSet* looked) noexcept nogil
# Add the points where enemy strings in atari that touch the string at `stone` can be taken.
cdef void add_captures(Board board, int stone, PointSet* moves, PointSet* looked) noexcept nogil
# Add the attacker's moves against the string at `stone`. `rings`: how far they may lie from its liberties (0: on them).
cdef void add_attacks(Board board, int stone, int rings, PointSet* moves, PointSet* looked) noexcept nogil
# Add every point where a stone of `color` would change one of the points `seen`, or the string at one.
cdef void add_answers(Board board, int color, const PointSet* seen, PointSet* moves, PointSet* looked) noexcept nogil

# Append a head to a list of `found` heads unless it is in it or there is no room; returns how many there are then.
cdef inline int _add_head(int16_t* heads, int found, int head) noexcept nogil:
    cdef int i
    for i in range(found):
        if heads[i] == head:
            return found
    if found == MAX_NEIGHBOURS:
        return found
    heads[found] = head
    return found + 1

cdef void _add_beside(Board board, const PointSet* points, PointSet* moves, PointSet* looked) noexcept nogil
cdef void _add_helpers(Board board, int stone, PointSet* moves, PointSet* looked) noexcept nogil
cdef void add_holders(Board board, int stone, int most, PointSet* moves, PointSet* looked) noexcept nogil
cdef int _add_near_liberties(
    Board board, int stone, int most, int16_t* heads, int found, PointSet* looked
) noexcept nogil
