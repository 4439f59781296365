"""Eyes of one point that their side has no reason to fill; see ``own_eyes.pxd``."""

import cython


def is_own_eye(board, color, point):
    i: cython.int
    near: cython.int
    bad: cython.int = 0
    at_edge: cython.bint = False
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == EDGE:
            continue
        if board.color[near] != color or board.strings[board.string_of[near]].num_liberties < 2:
            return False
    for i in range(4):
        near = diagonal(point, i)
        bad += board.color[near] == other(color)
        at_edge |= board.color[near] == EDGE
    return bad + at_edge < 2
