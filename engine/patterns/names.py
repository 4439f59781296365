"""What players call the shape of a pattern, found from its cells.

SHAPES are diagrams with names. A pattern gets the first name whose diagram, turned or mirrored, matches
wherever the pattern does, so the name is right in every position that the pattern matches. A pattern that
fits none of the diagrams has no name.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_2,
    ENEMY_3,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_3,
    FRIEND_ANY,
    SIDE,
    SYMBOLS,
    Attribute,
    Pattern,
)

#: the cells of the diagrams: the symbols of the text form of patterns, and a few more
LEGEND = SYMBOLS | {
    # no friend, no enemy; an enemy that is not in atari; what keeps stones apart
    "+": ANYTHING & ~FRIEND_ANY,
    "=": ANYTHING & ~ENEMY_ANY,
    "N": ENEMY_2 | ENEMY_3,
    "Z": ENEMY_ANY | EDGE_BIT,
}

#: A name, then its diagrams; `*` is the move. The first that fits counts, so what stones in contact do comes
#: before what stones are to each other from afar. `@` is replaced by the line of the board.
SHAPES = """
throw-in
? N ?   ? # ?   ? # ?
N * N   N * N   N * .
? . ?   ? . ?   ? N ?

first-line hane
? # ?
. * -
X O ?

block@
? X ?   ? X ?   ? . X   ? . X
O * -   O * .   + * O   + * O
? # ?   ? . ?   ? # ?   ? . ?
? ? ?   ? # ?   ? ? ?   ? # ?

second-line hane
? # ?
? . ?
. * -
X O ?

hane at the head of two stones@
? - ?
. * -
X O ?
X O ?
? = ?

hane at the head of three stones@
? - ?
. * -
X O ?
X O ?
X O ?
? = ?

hane@
? - ?
. * -
X O ?

crosscut@
? + ? ?
+ X O ?
? O * +
? ? + ?

cut@
X O =   X O ?   X O ?
O * ?   O * =   O * ?
? ? ?   ? ? ?   ? ? =

solid connection@
O X ?   ? Z ?   ? Z ?   + . ?   + . ?   O X ?   O X O   O X O   O X ?
X * +   X * X   X * X   X * X   X * X   X * X   X * X   X * X   X * X
? + ?   ? Z ?   + . ?   + . ?   ? . +   ? Z ?   ? . ?   ? X ?   ? X O

bamboo joint@
X . X
* . X

wedge@
? O ?
. * .
? O ?

push through@
? O ?
X * .
? O ?

crawl@
? O ?   ? O ?
X * .   X * .
? # ?   ? . ?
? ? ?   ? # ?

descent@
? X ?   ? X ?
- * -   . * .
? # ?   ? . ?
? ? ?   ? # ?

turn@
? + ?
X * +
X O ?

push@
? . ?
X * .
O O O

bump@
? . ?
X * O
? . ?

empty triangle@
X . ?
X * +
? + ?

solid extension@
+ + ?
X * +
+ + ?

tiger's mouth@
? + ?   ? + ?
+ * +   + * +
X . X   X . .
? . ?   ? X ?

peep at a tiger's mouth@
. * .
O . O
? O ?

peep@
. * .
O . O
? = ?

clamp@
+ - +
- * -
+ O +
? X ?

diagonal attachment@
X . ?
. * -
? O ?

attachment@
+ - +
- * -
+ O +

shoulder hit@
. . . ?
. * . ?
. . O ?
? ? ? ?
? , ? ?
? # ? ?

cap@
. . .   . . .
. * .   . * .
. . .   . . .
? O ?   ? O ?
? ? ?   ? ? ?
? , ?   ? ? ?
? # ?   ? , ?
? ? ?   ? # ?

invasion@
O . ? ? ?
. * . . #
? . . ? ?
? . ? ? ?
? # ? ? ?

diagonal@
X . ?
. * -
? - ?

one-space jump@
? + - +
X . * -
? + - +

monkey jump
X ? ? ? ?
? . . * -
? ? ? # ?

knight's move@
X . - +
? . * -
? + - +

elephant's jump@
X ? ? ?
? . - +
? - * -
? + - +

two-space jump@
? ? + - +
X . . * -
? ? + - +

large knight's move@
X . . - +
? . . * -
? ? + - +
"""

ORDINALS = ("", "first", "second", "third", "fourth")
#: what the tactics add to a name
ATARI, RESCUE = "atari", "out of atari"

#: ``(dx, dy, set)``: what a cell of a diagram may hold, seen from the move
Cell = tuple[int, int, int]


class Table(NamedTuple):
    """All diagrams in all symmetries, in the order in which they are looked for."""

    names: list[str]
    #: what the cells around the move may not hold, uint8 (number, AROUND * AROUND)
    forbidden: np.ndarray


#: rows and columns of the cells around a move: wherever it stands in its pattern, all of that is among them
AROUND = 2 * SIDE - 1


def describe(pattern: Pattern) -> str:
    """A pattern's shape in players' words, such as "hane at the head of two stones, atari".

    What the pattern's attributes ask of the position is added: "solid extension, in the endgame".
    """
    asked = filter(None, map(_asked, pattern.attributes))
    return ", ".join((_describe(pattern.cells, pattern.move), *asked))


#: phases as ``MEASURES`` numbers them, and a distance that no local answer has
_PHASES = ("in the opening", "in the middle game", "late in the middle game", "in the endgame")
_FAR = 21


def _asked(attribute: Attribute) -> str:
    """An attribute in words; "" for those that are about stones of the pattern."""
    measure, _, low, high = attribute
    if measure == "phase":
        if low == high:
            return _PHASES[low]
        return f"{_PHASES[low]} or {'later' if high == len(_PHASES) - 1 else _PHASES[high]}"
    if measure == "distance":
        return "far from the last move" if low >= _FAR else f"{low} to {high} from the last move"
    if measure == "ko":
        return "while a ko may not be taken back" if low else "without a ko"
    if measure == "capturable":
        return "beside a stone that can be captured" if low else "beside no stone that can be captured"
    return ""


@lru_cache(maxsize=1 << 14)
def _describe(cells: bytes, move: int) -> str:
    view = _View(cells, move)
    beside = [view.at(*step) for step in _STEPS]
    where = _where(view)
    if any(_is(cell, ENEMY_1) for cell in beside):
        return f"capture{where}"
    name = view.name()
    effect = _effect(beside)
    if name:
        named = name.replace("@", where).replace("descent on", "descent to")
        return f"{named}, {effect}" if effect else named
    if effect:
        return f"{effect}{where}"
    if any(_is(cell, ENEMY_ANY) for cell in beside):
        return f"contact move{where}"
    known = sum(cell != ANYTHING for cell in cells) - (cells[move] != ANYTHING)
    if all(cell == ANYTHING or _is(cell, EMPTY_BIT | EDGE_BIT) for cell in cells):
        return f"open place{where}, {known} cells"
    return f"local shape{where}, {known} cells"


class _View:
    """The cells of a pattern as seen from its move; what lies outside the pattern can be anything."""

    def __init__(self, cells: bytes, move: int) -> None:
        self.cells = cells
        self.col, self.row = move % SIDE, move // SIDE

    def at(self, dx: int, dy: int) -> int:
        col, row = self.col + dx, self.row + dy
        return self.cells[row * SIDE + col] if 0 <= col < SIDE and 0 <= row < SIDE else ANYTHING

    def name(self) -> str:
        """The name of the first of SHAPES that fits; "" for none."""
        table = _table()
        around = np.full((AROUND, AROUND), ANYTHING, np.uint8)
        top, left = SIDE - 1 - self.row, SIDE - 1 - self.col
        around[top : top + SIDE, left : left + SIDE] = np.frombuffer(self.cells, np.uint8).reshape(SIDE, SIDE)
        shown = ~(table.forbidden & around.ravel()).any(axis=1)
        return table.names[int(shown.argmax())] if shown.any() else ""


_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _is(cell: int, allowed: int) -> bool:
    """Whether everything that the cell may hold is allowed."""
    return not cell & ~allowed


def _effect(beside: list[int]) -> str:
    """What the move does to the stones beside it, where that is certain."""
    if any(_is(cell, ENEMY_2) for cell in beside):
        return ATARI
    has_liberties = sum(_is(cell, EMPTY_BIT) for cell in beside) >= 2 or any(
        _is(cell, FRIEND_3) for cell in beside
    )
    return RESCUE if has_liberties and any(_is(cell, FRIEND_1) for cell in beside) else ""


def _where(view: _View) -> str:
    """The line of the move, or its corner point, as far as the pattern shows the edge."""
    lines = {step: _line(view, *step) for step in _STEPS}
    for one, other in zip(_STEPS, (*_STEPS[1:], _STEPS[0]), strict=True):
        near, far = sorted((lines[one], lines[other]))
        if near >= 3 and far <= 4:
            return f" at the {near}-{far} point"
    line = min(lines.values())
    return f" on the {ORDINALS[line]} line" if line < len(ORDINALS) else ""


def _line(view: _View, dx: int, dy: int) -> int:
    """The line of the move counted from the edge in one direction; a large number when no edge is seen."""
    for line in range(1, len(ORDINALS)):
        cell = view.at(line * dx, line * dy)
        if cell & EDGE_BIT:
            return line if cell == EDGE_BIT else SIDE
    return SIDE


@lru_cache(maxsize=1)
def _table() -> Table:
    """SHAPES, read."""
    names, forbidden = [], []
    for block in SHAPES.strip().split("\n\n"):
        name, *rows = block.splitlines()
        for column in zip(*(row.split("   ") for row in rows), strict=True):
            for cells in _turned(list(_cells(column))):
                around = np.zeros((AROUND, AROUND), np.uint8)
                for dx, dy, allowed in cells:
                    around[dy + SIDE - 1, dx + SIDE - 1] = ANYTHING & ~allowed
                names.append(name)
                forbidden.append(around.ravel())
    return Table(names, np.array(forbidden))


def _cells(rows: tuple[str, ...]) -> Iterator[Cell]:
    """The cells of a diagram that are not `?`."""
    signs = {(col, row): sign for row, line in enumerate(rows) for col, sign in enumerate(line.split())}
    ((at_col, at_row),) = (place for place, sign in signs.items() if sign == "*")
    for (col, row), sign in signs.items():
        if sign not in "*?":
            yield col - at_col, row - at_row, LEGEND[sign]


def _turned(cells: list[Cell]) -> Iterator[tuple[Cell, ...]]:
    for swap in (False, True):
        for x in (1, -1):
            for y in (1, -1):
                yield tuple((x * (dy if swap else dx), y * (dx if swap else dy), s) for dx, dy, s in cells)
