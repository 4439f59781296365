"""Sets of points as bits, one word a row; see ``grid.pxd``."""

import cython


def take_first(grid):
    i: cython.int
    column: cython.int
    for i in range(1, GRID_LAST):
        if grid.row[i]:
            column = __builtin_ctz(grid.row[i])
            grid.row[i] &= grid.row[i] - 1
            return ((i + 6) << 5) + column
    return 0


def flood(seed, within, out):
    wider: Grid
    changed: uint32_t
    i: cython.int
    both(seed, within, out)
    while True:
        widen(out, within, cython.address(wider))
        widen(cython.address(wider), within, out)
        changed = 0
        for i in range(1, GRID_LAST):
            changed |= out.row[i] ^ wider.row[i]
        if changed == 0:
            return


def take_part(rest, part):
    seed: Grid
    point: cython.int
    copied: Grid = rest[0]
    point = take_first(cython.address(copied))
    if point == 0:
        return False
    without(rest, cython.address(copied), cython.address(seed))
    flood(cython.address(seed), rest, part)
    without(rest, part, rest)
    return True


def points_of(grid):
    rest: Grid = grid[0]
    point: cython.int
    found = []
    while True:
        point = take_first(cython.address(rest))
        if point == 0:
            return found
        found.append(point)
