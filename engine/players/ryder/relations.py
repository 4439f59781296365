"""How points relate to the stones of one color; see ``relations.pxd``."""

from collections.abc import Sequence

import cython

from engine.board import Board


def read_stones(board, out):
    row: cython.int
    col: cython.int
    point: cython.int
    i: cython.int
    full: uint32_t = (cython.cast(uint32_t, 1) << board.size) - 1
    sides: uint32_t = 1 | (cython.cast(uint32_t, 1) << (board.size - 1))
    for i in range(GRID_ROWS):
        out.board.row[i] = full if 1 <= i <= board.size else 0
        out.edge.row[i] = (full if i == 1 or i == board.size else sides) & out.board.row[i]
        out.color[BLACK].row[i] = 0
        out.color[WHITE].row[i] = 0
        out.color[EMPTY].row[i] = 0
        out.dead.row[i] = 0
    for row in range(board.size):
        for col in range(board.size):
            point = point_at(col, row)
            put(cython.address(out.color[board.color[point]]), point)
    out.empty = out.color[EMPTY]


def connected(stones, color, full, half):
    own: cython.pointer[cython.const[Grid]] = cython.address(stones.color[color])
    foe: cython.pointer[cython.const[Grid]] = cython.address(stones.color[other(color)])
    left: uint32_t
    right: uint32_t
    above: uint32_t
    below: uint32_t
    two: uint32_t
    enemy: uint32_t
    i: cython.int
    full.row[0] = half.row[0] = 0
    for i in range(GRID_LAST, GRID_ROWS):
        full.row[i] = half.row[i] = 0
    for i in range(1, GRID_LAST):
        left = own.row[i] << 1
        right = own.row[i] >> 1
        above = own.row[i - 1]
        below = own.row[i + 1]
        enemy = (foe.row[i] << 1) | (foe.row[i] >> 1) | foe.row[i - 1] | foe.row[i + 1]
        two = (left & right) | (above & below) | ((left | right) & (above | below))
        half.row[i] = stones.empty.row[i] & two & enemy
        full.row[i] = (stones.empty.row[i] & (left | right | above | below) & ~enemy) | (
            own.row[i] & ~stones.dead.row[i]
        )


def strongly_related(stones, color, out):
    near: Grid
    between: Grid
    i: cython.int
    widen(cython.address(stones.color[color]), cython.address(stones.board), cython.address(near))
    both(cython.address(near), cython.address(stones.empty), cython.address(between))
    widen(cython.address(between), cython.address(stones.board), out)
    for i in range(GRID_ROWS):
        out.row[i] |= near.row[i]


def eyes(stones, color, actual, potential):
    lacking: Grid
    foe: Grid
    a: uint32_t
    b: uint32_t
    c: uint32_t
    d: uint32_t
    false: uint32_t
    open: uint32_t
    i: cython.int
    without(cython.address(stones.color[color]), cython.address(stones.dead), cython.address(lacking))
    without(cython.address(stones.board), cython.address(lacking), cython.address(lacking))
    without(cython.address(stones.color[other(color)]), cython.address(stones.dead), cython.address(foe))
    actual.row[0] = potential.row[0] = 0
    for i in range(GRID_LAST, GRID_ROWS):
        actual.row[i] = potential.row[i] = 0
    for i in range(1, GRID_LAST):
        a = foe.row[i - 1] << 1
        b = foe.row[i - 1] >> 1
        c = foe.row[i + 1] << 1
        d = foe.row[i + 1] >> 1
        false = (a & b) | (c & d) | ((a | b) & (c | d)) | (stones.edge.row[i] & (a | b | c | d))
        a = lacking.row[i] << 1
        b = lacking.row[i] >> 1
        c = lacking.row[i - 1]
        d = lacking.row[i + 1]
        open = stones.empty.row[i] & ~false
        actual.row[i] = open & ~(a | b | c | d)
        open &= (a | b | c | d) & ~((a & b) | (c & d) | ((a | b) & (c | d)))
        a = stones.empty.row[i]
        potential.row[i] = open & ((a << 1) | (a >> 1) | stones.empty.row[i - 1] | stones.empty.row[i + 1])


def territory(stones, color, out):
    # Open are points strongly related to the enemy, and all that can be reached from these without crossing a
    # barrier, points strongly related to `color` alone. What is neither open nor beside it is shut in.
    mine: Grid
    theirs: Grid
    open: Grid
    seed: Grid
    neutral: Grid
    enclosed: Grid
    i: cython.int
    strongly_related(stones, color, cython.address(mine))
    strongly_related(stones, other(color), cython.address(theirs))
    for i in range(GRID_ROWS):
        seed.row[i] = stones.empty.row[i] & theirs.row[i]
        neutral.row[i] = stones.empty.row[i] & (theirs.row[i] | ~mine.row[i])
    flood(cython.address(seed), cython.address(neutral), cython.address(open))
    neighbours(cython.address(open), cython.address(stones.empty), cython.address(enclosed))
    for i in range(GRID_ROWS):
        enclosed.row[i] = stones.empty.row[i] & ~open.row[i] & ~enclosed.row[i]
    _keep_firm_parts(cython.address(enclosed), cython.address(mine), out)


def _keep_firm_parts(enclosed, related, out):
    """Keep the contiguous parts of which at least 4/7 of the points are related."""
    part: Grid
    i: cython.int
    for i in range(GRID_ROWS):
        out.row[i] = 0
    while take_part(enclosed, cython.address(part)):
        if FIRM_WHOLE * overlap(cython.address(part), related) >= FIRM_PART * size_of(cython.address(part)):
            either(out, cython.address(part), out)


# -- for tests and people --------------------------------------------------------------------------


def relations(board: Board, dead: Sequence[int] = ()) -> dict[str, dict[int, set[int]]]:
    """All relations of a position, by name and color: sets of points.

    ``dead`` are the stones that the tactician gives up.
    """
    stones: Stones
    found: Grid[2]
    read_stones(board, cython.address(stones))
    for point in dead:
        put(cython.address(stones.dead), point)
    names = ("connected", "half", "related", "eyes", "potential eyes", "territory")
    result = {name: {} for name in names}
    for color in (BLACK, WHITE):
        connected(cython.address(stones), color, cython.address(found[0]), cython.address(found[1]))
        result["connected"][color] = set(points_of(cython.address(found[0])))
        result["half"][color] = set(points_of(cython.address(found[1])))
        eyes(cython.address(stones), color, cython.address(found[0]), cython.address(found[1]))
        result["eyes"][color] = set(points_of(cython.address(found[0])))
        result["potential eyes"][color] = set(points_of(cython.address(found[1])))
        strongly_related(cython.address(stones), color, cython.address(found[0]))
        result["related"][color] = set(points_of(cython.address(found[0])))
        territory(cython.address(stones), color, cython.address(found[0]))
        result["territory"][color] = set(points_of(cython.address(found[0])))
    return result
