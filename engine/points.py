"""Points of the board: numbers, symmetries, and coordinates as people and files write them.

A point is an ``int`` on a fixed grid (see ``points.pxd``), the same for every board size; row 0 is
the upper edge, column 0 the left one. ``NO_POINT`` and ``PASS`` are two cells of the border.

A game's moves are kept as *move text*: ``bytes`` with two SGF letters a move (column, row), lower
case for Black, upper case for White; a pass is ``..`` for Black and ``::`` for White. So ``qdDC``
is Black at q d, then White at d c.
"""

import cython

GTP_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
BLACK_PASS = b".."
WHITE_PASS = b"::"


class EngineError(ValueError):
    """Raised for all input that the engine refuses: an illegal move, a bad coordinate, a damaged binary."""


class IllegalMove(EngineError):
    """A move the rules forbid; ``reason`` is "occupied", "ko", "suicide" or "off board"."""

    def __init__(self, color: int, point: int, size: int, reason: str):
        name = "?" if reason == "off board" else to_gtp(point, size)
        super().__init__(f"illegal move {'.BW'[color]} {name}: {reason}")
        self.reason = reason


def map_point(symmetry, size, point):
    col: cython.int = col_of(point)
    row: cython.int = row_of(point)
    swap: cython.int = col
    if symmetry & 4:
        col = row
        row = swap
    if symmetry & 1:
        col = size - 1 - col
    if symmetry & 2:
        row = size - 1 - row
    return point_at(col, row)


def point(col: int, row: int) -> int:
    """The point at ``col``, ``row`` (0-24 each, from the upper left corner)."""
    if not (0 <= col < MAX_SIZE and 0 <= row < MAX_SIZE):
        raise EngineError(f"no such point: column {col}, row {row}")
    return point_at(col, row)


def coordinates(point: int) -> tuple[int, int]:
    """``(col, row)`` of a board point."""
    return col_of(point), row_of(point)


def transform(point: int, symmetry: int, size: int) -> int:
    """The image of a board point (or PASS, which stays) under symmetry 0-7."""
    if point == PASS or point == NO_POINT:
        return point
    return map_point(symmetry, size, point)


def inverse(symmetry: int) -> int:
    """The symmetry (0-7) that undoes symmetry 0-7."""
    return (0, 1, 2, 3, 4, 6, 5, 7)[symmetry]


def opponent(color: int) -> int:
    """WHITE for BLACK, BLACK for WHITE."""
    return other(color)


def require_player(color: int) -> None:
    """Raise EngineError unless ``color`` is BLACK or WHITE."""
    if color != BLACK and color != WHITE:
        raise EngineError(f"no player has the color {color}; Black is {BLACK}, White {WHITE}")


def board_points(size: int) -> list[int]:
    """All points of a board in reading order, left to right from the upper edge."""
    return [point_at(col, row) for row in range(size) for col in range(size)]


def to_gtp(point: int, size: int) -> str:
    """GTP text of a point: ``D4``, ``pass``."""
    if point == PASS:
        return "pass"
    return f"{GTP_COLUMNS[col_of(point)]}{size - row_of(point)}"


def from_gtp(text: str, size: int) -> int:
    """The point that GTP text names; raises EngineError when it names none on this board."""
    name = text.strip().upper()
    if name == "PASS":
        return PASS
    col = GTP_COLUMNS.find(name[:1]) if name else -1
    number = name[1:]
    if col < 0 or not number.isascii() or not number.isdigit() or len(number) > 2:
        raise EngineError(f"not a coordinate: '{text}'")
    row = size - int(number)
    if not (col < size and 0 <= row < size):
        raise EngineError(f"off the {size}x{size} board: '{text}'")
    return point_at(col, row)


def to_sgf(point: int) -> str:
    """The two SGF letters of a point (column, row); "" for PASS."""
    if point == PASS:
        return ""
    return chr(97 + col_of(point)) + chr(97 + row_of(point))


def from_sgf(text: str, size: int) -> int:
    """The point that two SGF letters name (empty: PASS); raises EngineError off the board."""
    if text == "":
        return PASS
    if len(text) == 2:
        col, row = ord(text[0]) - 97, ord(text[1]) - 97
        if 0 <= col < size and 0 <= row < size:
            return point_at(col, row)
    raise EngineError(f"not a point of the {size}x{size} board: '{text}'")


def encode_move(color: int, point: int) -> bytes:
    """One move as move text."""
    if point == PASS:
        return BLACK_PASS if color == BLACK else WHITE_PASS
    base = 97 if color == BLACK else 65
    return bytes((base + col_of(point), base + row_of(point)))


def decode_moves(moves: bytes) -> list[tuple[int, int]]:
    """The ``(color, point)`` of each move of a move text; raises EngineError when it is none."""
    if len(moves) % 2:
        raise EngineError(f"move text of odd length {len(moves)}")
    color: cython.int
    result = []
    for i in range(0, len(moves), 2):
        point = read_move(moves[i], moves[i + 1], MAX_SIZE, cython.address(color))
        if point == NO_POINT:
            raise EngineError(f"not move text: {moves[i : i + 2]!r}")
        result.append((color, point))
    return result


def transform_moves(moves: bytes, symmetry: int, size: int) -> bytes:
    """The image of a move text under symmetry 0-7 of a board of ``size``; passes stay."""
    flip_col: cython.bint = symmetry & 1
    flip_row: cython.bint = symmetry & 2
    swap: cython.bint = symmetry & 4
    last: cython.int = size - 1
    base: cython.int
    col: cython.int
    row: cython.int
    kept: cython.int
    i: cython.Py_ssize_t
    source: cython.p_uchar = moves
    out = bytearray(moves)
    image: cython.uchar[::1] = out
    for i in range(0, len(moves) - 1, 2):
        if source[i] < 65:  # a pass
            continue
        base = 97 if source[i] >= 97 else 65
        col = source[i] - base
        row = source[i + 1] - base
        if swap:
            kept = col
            col = row
            row = kept
        if flip_col:
            col = last - col
        if flip_row:
            row = last - row
        image[i] = base + col
        image[i + 1] = base + row
    return bytes(out)


def canonical_game(setup: bytes, moves: bytes, size: int) -> tuple[bytes, bytes, int]:
    """The smallest of a game's eight images, as ``(setup, moves, symmetry)``.

    Setup stones are move text too; their order does not matter, and the result has them sorted. Images are
    compared byte by byte, setup first, so a truncated copy of a game is a prefix of it in this form too.
    """
    return min(
        (
            _sorted_pairs(transform_moves(setup, symmetry, size)),
            transform_moves(moves, symmetry, size),
            symmetry,
        )
        for symmetry in range(8)
    )


def _sorted_pairs(text: bytes) -> bytes:
    return b"".join(sorted(text[i : i + 2] for i in range(0, len(text), 2)))
