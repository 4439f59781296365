# The board as it looks from one corner along one edge: what rules of corners, sides and the first lines are written in.
# There are eight frames: each edge from either end, which is each corner in either direction.

from engine.points cimport EMPTY, STRIDE, point_at
from engine.rules.ground cimport Ground


cdef struct Frame:
    int corner                          # its point
    int along                           # a step along the edge, away from the corner
    int up                              # a step away from the edge


# Frame 0 .. 7; frames 2 i and 2 i + 1 share a corner, one along each of its edges.
cdef inline Frame frame_of(int number, int size) noexcept nogil:
    cdef Frame frame
    cdef int right = -1 if number & 2 else 1
    cdef int down = -STRIDE if number & 4 else STRIDE
    frame.corner = point_at(size - 1 if number & 2 else 0, size - 1 if number & 4 else 0)
    frame.along = down if number & 1 else right
    frame.up = right if number & 1 else down
    return frame


# A point by its column, counted from the corner along the edge, and its line; both from 1.
cdef inline int at(const Frame* frame, int column, int line) noexcept nogil:
    return frame.corner + (column - 1) * frame.along + (line - 1) * frame.up


# What stands there.
cdef inline int color_at(Ground ground, const Frame* frame, int column, int line) noexcept nogil:
    return ground.board.color[at(frame, column, line)]


# Whether these columns and lines are empty, all of them on the board.
cdef inline bint is_empty(
    Ground ground, const Frame* frame, int column, int last_column, int line, int last_line
) noexcept nogil:
    cdef int i
    cdef int j
    for i in range(column, last_column + 1):
        for j in range(line, last_line + 1):
            if color_at(ground, frame, i, j) != EMPTY:
                return False
    return True
