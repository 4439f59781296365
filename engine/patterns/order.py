"""The order of the cells around a move: by |dx| + |dy| + max(|dx|, |dy|), the move itself left out.

Of equally far places those nearer to the diagonal come first, so that places which the symmetries map to
each other are neighbours in the order; these are listed row by row. The order is part of the binary's format.
"""

import cython


def _key(place):
    col, row = abs(place[0]), abs(place[1])
    return col + row + max(col, row), max(col, row), place[1], place[0]


#: (dx, dy) of every place, nearest first
OFFSETS = tuple(
    sorted(
        ((dx, dy) for dx in range(-REACH, REACH + 1) for dy in range(-REACH, REACH + 1) if dx or dy),
        key=_key,
    )
)


def _fill_tables():
    orbits = {}
    PLACE_AT[REACH][REACH] = NUM_OFFSETS
    for i, (dx, dy) in enumerate(OFFSETS):
        DX[i] = dx
        DY[i] = dy
        ORBIT[i] = orbits.setdefault(_key((dx, dy))[:2], len(orbits))
        PLACE_AT[dy + REACH][dx + REACH] = i
        for symmetry in range(8):
            STEPS[symmetry][i] = step(symmetry, dx, dy)
    assert (len(OFFSETS), len(orbits)) == (NUM_OFFSETS, NUM_ORBITS)


_fill_tables()


def neighbour(point: cython.int, symmetry: cython.int, dx: cython.int, dy: cython.int) -> int:
    """The point ``dx`` to the right of ``point`` and ``dy`` below it when the board is turned by 0-7."""
    return point + step(symmetry, dx, dy)
