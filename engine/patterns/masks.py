"""Patterns as eight 64-bit masks, and the plain match that the matcher is tested against.

Cell i of the 8x8 grid is column ``i % 8``, row ``i // 8``, and bit i of every mask. Mask k is about the k-th
thing that a cell can hold (``engine.patterns.pattern``: empty, edge, friend with one, two, or three and more
liberties, enemy likewise). A cell of a pattern is a set of these; a window of a board has exactly one of them
in every cell. Written to be clear, not to be fast.
"""

from engine.board import Board
from engine.patterns.pattern import EDGE_BIT, EMPTY_BIT, ENEMY_1, FRIEND_1, NUM_CELLS, SIDE, SYMBOLS, Pattern
from engine.points import EMPTY, EngineError, board_points, coordinates, inverse, point, transform

ALL = 2**NUM_CELLS - 1

#: eight masks, one for each code
Masks = tuple[int, ...]
#: by code: for each possible set (0-255) the digit 1 if it contains the code, else 0
_HOLDS = [bytes(b"01"[cell >> code & 1] for cell in range(256)) for code in range(8)]


def from_cells(cells: bytes) -> Masks:
    """The masks of 64 cells, each a set of what may be there."""
    if len(cells) != NUM_CELLS or 0 in cells:
        raise EngineError("a pattern has 64 cells, none of them impossible")
    return tuple(int(cells[::-1].translate(holds), 2) for holds in _HOLDS)


def to_cells(masks: Masks) -> bytes:
    """The set of each of the 64 cells: undoes ``from_cells``."""
    return bytes(sum(1 << code for code, mask in enumerate(masks) if mask >> i & 1) for i in range(NUM_CELLS))


def parse(diagram: str) -> bytes:
    """The 64 cells of a diagram of eight lines of SYMBOLS; spaces do not count."""
    symbols = diagram.replace(" ", "").replace("\n", "")
    unknown = sorted(set(symbols) - set(SYMBOLS))
    if unknown:
        raise EngineError(f"not a symbol of a pattern: '{unknown[0]}'; there are {' '.join(SYMBOLS)}")
    if len(symbols) != NUM_CELLS:
        raise EngineError(f"a pattern has {NUM_CELLS} cells, not {len(symbols)}")
    return bytes(SYMBOLS[symbol] for symbol in symbols)


def matches(pattern: Masks, window: Masks) -> bool:
    """The seed's match: AND each mask of the board with the pattern's, OR the results: all ones."""
    found = 0
    for allowed, there in zip(pattern, window, strict=True):
        found |= allowed & there
    return found == ALL


def transform_masks(masks: Masks, symmetry: int) -> Masks:
    """The image under symmetry 0-7 of the grid."""

    def image(mask: int) -> int:
        return sum(1 << transform_cell(i, symmetry) for i in range(NUM_CELLS) if mask >> i & 1)

    return tuple(image(mask) for mask in masks)


def transform_cell(cell: int, symmetry: int) -> int:
    """Where a cell (0-63) goes when the grid is turned by symmetry 0-7."""
    col, row = coordinates(transform(point(cell % SIDE, cell // SIDE), symmetry, SIDE))
    return row * SIDE + col


def contents(board: Board, color: int, place: int) -> int:
    """What is at a point, as a set with one member; ``color`` is friend."""
    stone = board.color_at(place)
    if stone == EMPTY:
        return EMPTY_BIT
    first = FRIEND_1 if stone == color else ENEMY_1
    return first << min(board.num_liberties(place), 3) - 1


def turned(board: Board, color: int, symmetry: int) -> list[bytes]:
    """The rows of the board turned by ``symmetry`` (0-7), a set a cell, with seven of edge all around."""
    back, sides = inverse(symmetry), bytes([EDGE_BIT] * (SIDE - 1))
    beyond = [bytes([EDGE_BIT] * (board.size + 2 * len(sides)))] * (SIDE - 1)
    rows = [
        bytes(contents(board, color, transform(point(x, y), back, board.size)) for x in range(board.size))
        for y in range(board.size)
    ]
    return [*beyond, *(sides + row + sides for row in rows), *beyond]


def window(rows: list[bytes], board_size: int, move: int, symmetry: int, move_cell: int) -> bytes:
    """The 64 cells around ``move``, which lies in ``move_cell``, from what ``turned`` gave."""
    col, row = coordinates(transform(move, symmetry, board_size))
    left, up = col + SIDE - 1 - move_cell % SIDE, row + SIDE - 1 - move_cell // SIDE
    return b"".join(cells[left : left + SIDE] for cells in rows[up : up + SIDE])


def window_cells(board: Board, color: int, move: int, symmetry: int, move_cell: int = 27) -> bytes:
    """The 64 cells around ``move``, which lies in ``move_cell``, of the board turned by ``symmetry``."""
    return window(turned(board, color, symmetry), board.size, move, symmetry, move_cell)


def match(patterns: list[Pattern], board: Board, color: int) -> list[tuple[int, int, int]]:
    """``(point, number of the pattern, symmetry)`` of every match at an empty point, in all symmetries."""
    known = [(from_cells(pattern.cells), pattern.move) for pattern in patterns]
    moves = {move for _, move in known}
    found = []
    for symmetry in range(8):
        rows = turned(board, color, symmetry)
        for place in board_points(board.size):
            if board.color_at(place) == EMPTY:
                there = {move: from_cells(window(rows, board.size, place, symmetry, move)) for move in moves}
                found += [
                    (place, number, symmetry)
                    for number, (masks, move) in enumerate(known)
                    if matches(masks, there[move])
                ]
    return sorted(found)
