"""Patterns as four 64-bit masks, and the match that the rest of the package must agree with.

Cell i of the 8x8 grid is column ``i % 8``, row ``i // 8``, bit i of every mask. A cell of a pattern is
the set of what may be there: friend (the side to move), enemy, empty, off the board. A window of a
board has exactly one of the four in every cell. Written for clearness, not speed.
"""

from dataclasses import dataclass

from engine.board import Board
from engine.patterns.window import COLORS_EXCHANGED, MOVE_CELL, WINDOW, cells
from engine.points import EMPTY, EngineError, coordinates, inverse, point, transform

ALL = 2**64 - 1
FRIEND, ENEMY, EMPTY_CELL, OFF_BOARD = 1, 2, 4, 8

#: what a cell may hold, by the letter that stands for it in a diagram: the seven classes and the edge
CLASSES = {
    "X": FRIEND,
    "O": ENEMY,
    ".": EMPTY_CELL,
    "?": FRIEND | ENEMY | EMPTY_CELL | OFF_BOARD,
    "o": ENEMY | EMPTY_CELL,
    "x": FRIEND | EMPTY_CELL,
    "*": FRIEND | ENEMY,
    "#": OFF_BOARD,
}
LETTERS = {contents: letter for letter, contents in CLASSES.items()}


@dataclass(frozen=True, slots=True)
class Masks:
    """A pattern, or a window of a board: bit i of a mask is set when cell i may hold that."""

    friend: int
    enemy: int
    empty: int
    edge: int


def from_contents(contents: list[int]) -> Masks:
    """Masks of 64 cells, each a sum of FRIEND, ENEMY, EMPTY_CELL and OFF_BOARD."""
    if len(contents) != WINDOW * WINDOW or not all(0 < cell < 16 for cell in contents):
        raise EngineError("a pattern has 64 cells, none without contents")
    return Masks(
        *(
            sum(1 << i for i, cell in enumerate(contents) if cell & kind)
            for kind in (FRIEND, ENEMY, EMPTY_CELL, OFF_BOARD)
        )
    )


def contents(masks: Masks) -> list[int]:
    """What each of the 64 cells may hold: undoes ``from_contents``."""
    return [
        (masks.friend >> i & 1) * FRIEND
        | (masks.enemy >> i & 1) * ENEMY
        | (masks.empty >> i & 1) * EMPTY_CELL
        | (masks.edge >> i & 1) * OFF_BOARD
        for i in range(WINDOW * WINDOW)
    ]


def parse(diagram: str) -> Masks:
    """Masks of a diagram of eight lines of the letters of CLASSES; spaces do not count."""
    letters = diagram.replace(" ", "").replace("\n", "")
    unknown = sorted(set(letters) - set(CLASSES))
    if unknown:
        raise EngineError(f"not a letter of a pattern: '{unknown[0]}'; there are {' '.join(CLASSES)}")
    return from_contents([CLASSES[letter] for letter in letters])


def draw(masks: Masks) -> str:
    """The diagram of a pattern; raises EngineError for a cell that is none of CLASSES."""
    cells = contents(masks)
    if not set(cells) <= set(LETTERS):
        raise EngineError("a cell of the pattern is none of the eight classes")
    letters = [LETTERS[cell] for cell in cells]
    return "\n".join(" ".join(letters[i : i + WINDOW]) for i in range(0, len(letters), WINDOW))


def exact(key: bytes) -> Masks:
    """The pattern that matches one window only: that of a key."""
    return from_contents([(EMPTY_CELL, FRIEND, ENEMY, OFF_BOARD)[cell] for cell in cells(key)])


def matches(pattern: Masks, window: Masks) -> bool:
    """The seed's match: AND each mask of the board with the pattern's, OR the results: all ones."""
    found = (
        pattern.friend & window.friend
        | pattern.enemy & window.enemy
        | pattern.empty & window.empty
        | pattern.edge & window.edge
    )
    return found == ALL


def transform_masks(masks: Masks, symmetry: int) -> Masks:
    """The image under one of the 16 symmetries: bits 0-2 turn the grid, 8 exchanges the colours."""

    def turned(mask: int) -> int:
        image = 0
        for i in range(WINDOW * WINDOW):
            if mask >> i & 1:
                image |= 1 << transform_cell(i, symmetry)
        return image

    friend, enemy = turned(masks.friend), turned(masks.enemy)
    if symmetry & COLORS_EXCHANGED:
        friend, enemy = enemy, friend
    return Masks(friend, enemy, turned(masks.empty), turned(masks.edge))


def transform_cell(cell: int, symmetry: int) -> int:
    """Where a cell (0-63) goes when the grid is turned by symmetry 0-15 (bit 8 does not move it)."""
    col, row = coordinates(transform(point(cell % WINDOW, cell // WINDOW), symmetry & 7, WINDOW))
    return row * WINDOW + col


def window_masks(board: Board, color: int, move: int, symmetry: int) -> Masks:
    """The window around ``move`` of the board turned by ``symmetry`` (0-7), ``color`` as friend."""
    col, row = coordinates(transform(move, symmetry, board.size))
    back = inverse(symmetry)
    found = []
    for cell in range(WINDOW * WINDOW):
        x, y = col + cell % WINDOW - MOVE_CELL, row + cell // WINDOW - MOVE_CELL
        if 0 <= x < board.size and 0 <= y < board.size:
            stone = board.color_at(transform(point(x, y), back, board.size))
            found.append(EMPTY_CELL if stone == EMPTY else FRIEND if stone == color else ENEMY)
        else:
            found.append(OFF_BOARD)
    return from_contents(found)


def num_stones(window: Masks) -> int:
    """Stones in a window of a board."""
    return (window.friend | window.enemy).bit_count()
