# Frames: the board as it looks from one corner along one edge. Rules about corners, sides and the first lines are
# written in these terms, so that they are written once. There are eight frames: each corner, in both directions.

from engine.points cimport EMPTY, STRIDE, point_at
from engine.rules.ground cimport Ground


cdef struct Frame:
    int corner                          # its point
    int along                           # a step along the edge, away from the corner
    int up                              # a step away from the edge


# Frame 0 .. 7. Frames 2 i and 2 i + 1 have the same corner, and go along its two edges.
cdef inline Frame frame_of(int number, int size) noexcept nogil:
    cdef Frame frame
    cdef int right = -1 if number & 2 else 1
    cdef int down = -STRIDE if number & 4 else STRIDE
    frame.corner = point_at(size - 1 if number & 2 else 0, size - 1 if number & 4 else 0)
    frame.along = down if number & 1 else right
    frame.up = right if number & 1 else down
    return frame


# The point in a column, counted from the corner along the edge, and on a line; both from 1.
cdef inline int at(const Frame* frame, int column, int line) noexcept nogil:
    return frame.corner + (column - 1) * frame.along + (line - 1) * frame.up


# What stands there.
cdef inline int color_at(Ground ground, const Frame* frame, int column, int line) noexcept nogil:
    return ground.board.color[at(frame, column, line)]


# Whether all points in these columns and lines are empty points of the board.
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
