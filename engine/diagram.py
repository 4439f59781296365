"""ASCII boards, in and out.

A diagram shows Black as ``X``, White as ``O``, empty points as ``.`` (``+`` at handicap points)::

       A B C D E
     5 . . . . . 5
     4 . X O . . 4
     3 . . + a . 3
     2 . . . . . 2
     1 . . . . . 1
       A B C D E

Any other letter, digit or sign is a mark on an empty point. Coordinates may be left out when a
diagram is read.
"""

from collections.abc import Mapping

from engine.board import Board
from engine.points import BLACK, EMPTY, GTP_COLUMNS, WHITE, EngineError, encode_move, point

STONES = {BLACK: "X", WHITE: "O"}
#: marks for moves, best move first; o and x are left out because they look like stones
LABELS = "abcdefghijklmnpqrstuvwyz"
_COLORS = {"X": BLACK, "x": BLACK, "#": BLACK, "O": WHITE, "o": WHITE}


def handicap_points(size: int) -> set[int]:
    """The marked points of a board: nine on odd sizes from 13 on, four or five on others, none below 7x7."""
    if size < 7:
        return set()
    edge = 3 if size >= 13 else 2
    far = size - 1 - edge
    marked = {point(col, row) for col in (edge, far) for row in (edge, far)}
    if size % 2:
        middle = size // 2
        marked.add(point(middle, middle))
        if size >= 13:
            marked |= {point(middle, row) for row in (edge, far)} | {
                point(col, middle) for col in (edge, far)
            }
    return marked


def draw(board: Board, marks: Mapping[int, str] | None = None) -> str:
    """The board as text with coordinates; ``marks`` puts one character on each of its points.

    A mark on a stone replaces the stone's sign. Raises EngineError for a mark that is no single
    character or lies off the board.
    """
    marks = marks or {}
    for at, sign in marks.items():
        if len(sign) != 1 or sign.isspace():
            raise EngineError(f"a mark is one character, not '{sign}'")
        if board.color_at(at) not in (EMPTY, BLACK, WHITE):
            raise EngineError(f"a mark is off the {board.size}x{board.size} board")
    dots = handicap_points(board.size)
    header = "   " + " ".join(GTP_COLUMNS[: board.size])
    lines = [header]
    for row in range(board.size):
        signs = (_sign(board, point(col, row), marks, dots) for col in range(board.size))
        number = board.size - row
        lines.append(f"{number:2} {' '.join(signs)} {number}")
    return "\n".join([*lines, header]) + "\n"


def _sign(board: Board, at: int, marks: Mapping[int, str], dots: set[int]) -> str:
    if at in marks:
        return marks[at]
    return STONES.get(board.color_at(at)) or ("+" if at in dots else ".")


def read(text: str) -> Board:
    """The position that a diagram shows, as setup stones.

    Raises EngineError when the rows do not make a square board or a string has no liberty.
    """
    return read_marked(text)[0]


def read_marked(text: str) -> tuple[Board, dict[str, list[int]]]:
    """A diagram as its board and its marks: the points that carry each other sign, in reading order."""
    rows = [_signs(line) for line in text.splitlines()]
    rows = [row for row in rows if row]
    size = len(rows)
    if not rows or any(len(row) != size for row in rows):
        raise EngineError(f"not a square diagram: {size} rows of {sorted({len(row) for row in rows})} points")
    stones = b""
    marks: dict[str, list[int]] = {}
    for row, signs in enumerate(rows):
        for col, sign in enumerate(signs):
            at = point(col, row)
            if sign in _COLORS:
                stones += encode_move(_COLORS[sign], at)
            elif sign not in ".+":
                marks.setdefault(sign, []).append(at)
    board = Board(size)
    board.setup(stones)
    return board, marks


def _signs(line: str) -> list[str]:
    """The points of one row, without its coordinates; empty for a line of column letters or nothing."""
    signs = line.split()
    if signs and signs[0].isdigit():
        signs = signs[1:]
        if len(signs) > 1 and signs[-1].isdigit():
            signs = signs[:-1]
    elif signs == list(GTP_COLUMNS[: len(signs)]):
        return []
    return signs
