"""The 8x8 window around a move: its canonical view among the 16 symmetries, and the key of that view.

With the side to move as "friend", the board is looked at in its 8 orientations with the move at cell
(3, 3) of the window. The view with the most stones is the canonical one; of several, the one with the
smallest encoding. Its encoding is the *key*: 16 bytes, 2 bits a cell (0 empty, 1 friend, 2 enemy,
3 off the board), row by row, the first cell of four in the highest bits of a byte.

A key's *symmetry* (0-15) says how the board was turned: bits 0-2 as in ``engine.points``, 8 when the
side to move was White, so that the colours are exchanged too.
"""

from typing import NamedTuple

import cython

from engine.patterns.pattern import EDGE_BIT, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY
from engine.points import EngineError

#: by the value of a key's cell: the set that a pattern has there
SETS = (EMPTY_BIT, FRIEND_ANY, ENEMY_ANY, EDGE_BIT)
COLORS_EXCHANGED = 8
CELL_LETTERS = ".XO#"


class Cut(NamedTuple):
    """The window around a move before it is played: its key and how the board was turned (0-15)."""

    key: bytes
    symmetry: int


def read_planes(board, color, planes):
    n: cython.int
    i: cython.int
    col: cython.int
    row: cython.int
    size: cython.int = board.size
    cell: uint64_t
    all_edge: uint64_t = ~cython.cast(uint64_t, 0)
    for n in range(4):
        for i in range(NUM_LINES):
            planes.lines[n][i] = all_edge
    for row in range(size):
        for col in range(size):
            cell = board.color[point_at(col, row)]
            if color == WHITE and cell != EMPTY:
                cell = 3 - cell
            cell ^= 3  # the lines are filled with EDGE (3): flip the bits in which this cell differs
            planes.lines[0][row + BORDER] ^= cell << (62 - 2 * col)
            planes.lines[1][row + BORDER] ^= cell << (2 * col)
            planes.lines[2][col + BORDER] ^= cell << (62 - 2 * row)
            planes.lines[3][col + BORDER] ^= cell << (2 * row)


def view(planes, point, symmetry, key):
    line: cython.int = row_of(point)
    along: cython.int = col_of(point)
    plane: cython.int = symmetry & 1
    step: cython.int = 1
    turn: cython.int
    i: cython.int
    upper: uint64_t = 0
    lower: uint64_t = 0
    if symmetry & 4:
        line = col_of(point)
        along = row_of(point)
        plane += 2
    if symmetry & 1:
        along = 31 - along
    if symmetry & 2:
        step = -1
    turn = 2 * ((along - MOVE_CELL) & 31)
    line += BORDER - MOVE_CELL * step
    for i in range(4):
        upper = (upper << 16) | (rotate_left(planes.lines[plane][line + step * i], turn) >> 48)
        lower = (lower << 16) | (rotate_left(planes.lines[plane][line + step * (i + 4)], turn) >> 48)
    key.upper = upper
    key.lower = lower


def canonical(planes, point, key):
    seen: Key
    symmetry: cython.int
    best: cython.int = 0
    stones: cython.int
    most: cython.int = -1
    for symmetry in range(8):
        view(planes, point, symmetry, cython.address(seen))
        stones = _num_stones(cython.address(seen))
        if stones > most or (
            stones == most
            and (seen.upper < key.upper or (seen.upper == key.upper and seen.lower < key.lower))
        ):
            most = stones
            best = symmetry
            key.upper = seen.upper
            key.lower = seen.lower
    return best


def _num_stones(key):
    """The number of cells that are 01 or 10."""
    low: uint64_t = 0x5555555555555555
    fours: uint64_t = 0x3333333333333333
    bytes_: uint64_t = 0x0F0F0F0F0F0F0F0F
    ones: uint64_t = 0x0101010101010101
    sums: uint64_t = (key.upper ^ (key.upper >> 1)) & low
    sums += (key.lower ^ (key.lower >> 1)) & low
    sums = (sums & fours) + ((sums >> 2) & fours)
    sums = (sums & bytes_) + ((sums >> 4) & bytes_)
    return (sums * ones) >> 56


def _key_bytes(key):
    upper: uint64_t = key.upper
    lower: uint64_t = key.lower
    return upper.to_bytes(8, "big") + lower.to_bytes(8, "big")


def read_key(key, words):
    if len(key) != KEY_BYTES:
        raise EngineError(f"a pattern key has {KEY_BYTES} bytes, not {len(key)}")
    words.upper = int.from_bytes(key[:8], "big")
    words.lower = int.from_bytes(key[8:], "big")
    return 0


def _require_place(board, color, point):
    if color != BLACK and color != WHITE:
        raise EngineError(f"not a colour to move: {color}")
    if not 0 <= point < NUM_POINTS or board.color[point] != EMPTY:
        raise EngineError(f"no window there: point {point} is not an empty point of the board")
    return 0


def cut(board: Board, color: cython.int, point: cython.int) -> Cut:
    """The canonical window around a move of ``color`` at ``point``, before it is played.

    Raises EngineError when ``point`` is not an empty point of the board.
    """
    planes: Planes
    key: Key
    _require_place(board, color, point)
    read_planes(board, color, cython.address(planes))
    symmetry = canonical(cython.address(planes), point, cython.address(key))
    return Cut(_key_bytes(cython.address(key)), symmetry + (COLORS_EXCHANGED if color == WHITE else 0))


def views(board: Board, color: cython.int, point: cython.int) -> list[bytes]:
    """The encodings of all eight views of a point, by symmetry; raises like ``cut``."""
    planes: Planes
    key: Key
    symmetry: cython.int
    result = []
    _require_place(board, color, point)
    read_planes(board, color, cython.address(planes))
    for symmetry in range(8):
        view(cython.address(planes), point, symmetry, cython.address(key))
        result.append(_key_bytes(cython.address(key)))
    return result


def cells(key: bytes) -> tuple[int, ...]:
    """The 64 cells of a key, row by row: 0 empty, 1 friend, 2 enemy, 3 off the board."""
    if len(key) != KEY_BYTES:
        raise EngineError(f"a pattern key has {KEY_BYTES} bytes, not {len(key)}")
    return tuple(byte >> shift & 3 for byte in key for shift in (6, 4, 2, 0))


def pattern_cells(key: bytes) -> bytes:
    """The 64 sets of a pattern (``engine.patterns.pattern``) with a key's cells; liberties do not matter."""
    return bytes(SETS[cell] for cell in cells(key))


def encode(cells: tuple[int, ...]) -> bytes:
    """The key of 64 cells (each 0-3, row by row): undoes ``cells``."""
    if len(cells) != WINDOW * WINDOW or not all(0 <= cell <= 3 for cell in cells):
        raise EngineError(f"a window has {WINDOW * WINDOW} cells of 0-3")
    return bytes(
        a << 6 | b << 4 | c << 2 | d
        for a, b, c, d in zip(cells[0::4], cells[1::4], cells[2::4], cells[3::4], strict=True)
    )


def num_stones(key: bytes) -> int:
    """Stones in the window of a key, of either side."""
    words: Key
    read_key(key, cython.address(words))
    return _num_stones(cython.address(words))


def diagram(key: bytes) -> str:
    """A key drawn in eight lines: X friend, O enemy, ``.`` empty, ``#`` off the board, ``*`` the move."""
    letters = [CELL_LETTERS[cell] for cell in cells(key)]
    letters[MOVE_CELL * WINDOW + MOVE_CELL] = "*"
    return "\n".join(" ".join(letters[i : i + WINDOW]) for i in range(0, len(letters), WINDOW))
