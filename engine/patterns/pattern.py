"""A whole pattern: 8x8 cells around a move, attributes that must hold, a tree of moves, and statistics.

This is the form in which programs pass patterns on. People write the text form
(docs/formats/pattern-text.md), the engine maps the binary (docs/formats/pattern-binary.md). The side to
move is always "friend".
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from engine.points import EngineError

#: columns and rows of a pattern; cell i is column i % 8, row i // 8, row 0 at the top
SIDE = 8
NUM_CELLS = SIDE * SIDE

#: What a cell can hold, one bit each; a cell of a pattern is a set of these. Stones are distinguished by the
#: liberties of their string: one, two, or three and more.
EMPTY_BIT, EDGE_BIT = 1, 2
FRIEND_1, FRIEND_2, FRIEND_3 = 4, 8, 16
ENEMY_1, ENEMY_2, ENEMY_3 = 32, 64, 128
FRIEND_ANY = FRIEND_1 | FRIEND_2 | FRIEND_3
ENEMY_ANY = ENEMY_1 | ENEMY_2 | ENEMY_3
ANYTHING = 255

#: what a cell can hold, by the symbol that stands for it in diagrams (docs/formats/pattern-text.md)
SYMBOLS = {
    "X": FRIEND_ANY,
    "O": ENEMY_ANY,
    ".": EMPTY_BIT,
    "#": EDGE_BIT,
    "?": ANYTHING,
    ",": ANYTHING & ~EDGE_BIT,
    "x": FRIEND_ANY | EMPTY_BIT,
    "o": ENEMY_ANY | EMPTY_BIT,
    "@": FRIEND_ANY | ENEMY_ANY,
    "-": EMPTY_BIT | EDGE_BIT,
    "1": FRIEND_1,
    "2": FRIEND_2,
    "3": FRIEND_3,
    "A": ENEMY_1,
    "B": ENEMY_2,
    "C": ENEMY_3,
}

#: What an attribute can measure: name -> ("cell" or "board", lowest value, highest value, meaning).
MEASURES = {
    "liberties": ("cell", 1, 255, "liberties of the string of this stone"),
    "stones": ("cell", 1, 255, "stones of the string of this stone"),
    "ladder": ("cell", 0, 1, "1 when a ladder captures the string of this stone if its enemy plays first"),
    "capturable": ("cell", 0, 1, "1 when reading finds a capture of this stone's string, its enemy first"),
    "alive": ("cell", 0, 1, "1 when the string of this stone is unconditionally alive"),
    "dead": ("cell", 0, 1, "1 when reading captures the string of this stone even if its side plays first"),
    "last": ("cell", 0, 1, "1 when the last move was played at this cell"),
    "distance": ("board", 0, 99, "from the move to the last move: |dx| + |dy| + max(|dx|, |dy|); 99: none"),
    "phase": ("board", 0, 3, "moves 1-40, 41-120, 121-200, later ones"),
    "score": ("board", 0, 4, "way behind, behind, about even, ahead, way ahead"),
    "ko": ("board", 0, 1, "1 when the last move took a ko that may not be taken back at once"),
}

#: what a pattern is for (seed 000, section 6)
CLASSES = (
    "connect",
    "cut",
    "surround",
    "escape",
    "invade",
    "defend",
    "endgame",
    "kill",
    "save",
    "contact",
    "shape",
)
MOVE_TYPES = ("normal", "urgent", "answer", "trick", "bad")


#: how a text names a cell: "{c2}", or "{*}" for the move
CELL_NAME = re.compile(r"\{(\*|[a-h][1-8])\}")


def cell_number(name: str) -> int:
    """The cell of a name: columns a-h from the left, rows 1-8 from the top; "c2" is 10."""
    return ord(name[0]) - ord("a") + SIDE * (int(name[1]) - 1)


def cell_name(cell: int) -> str:
    """The name of a cell: undoes ``cell_number``."""
    return "abcdefgh"[cell % SIDE] + str(cell // SIDE + 1)


class Attribute(NamedTuple):
    """A number measured at a cell (or on the board: cell -1) that must lie within low..high."""

    measure: str
    cell: int
    low: int
    high: int


class TreeMove(NamedTuple):
    """A move of the tree, at a cell, by "friend" or "enemy", and what may follow it."""

    cell: int
    side: str
    type: str = "normal"
    text: str = ""
    answers: tuple["TreeMove", ...] = ()


class Statistics(NamedTuple):
    """What games say of a pattern; all zero when nothing was counted.

    ``seen`` counts the positions in which the pattern was on the board and its move legal, ``played`` those
    in which the move was played. Of the latter, ``games`` and ``players`` say how many different games and
    players they come from, ``decided`` how many are from games with a known result, and ``won`` how many of
    these the side that played the move has won.
    """

    played: int = 0
    seen: int = 0
    games: int = 0
    players: int = 0
    won: int = 0
    decided: int = 0
    first_year: int = 0
    last_year: int = 0


UNCOUNTED = Statistics()


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern: ``cells`` are 64 sets of what may be there, ``move`` is the cell of its move."""

    #: never changes; letters, digits and hyphens: "cut-hane-1" (made by hand), "L000123" (learned)
    id: str
    cells: bytes
    move: int
    kind: str = "shape"
    #: the explanation, one line; cells are in braces: "{c2}" is column c, row 2 of the 8x8, "{*}" the move
    text: str = ""
    attributes: tuple[Attribute, ...] = ()
    #: what may follow the move: the enemy's answers, and so on
    answers: tuple[TreeMove, ...] = ()
    #: other first moves for friend
    alternatives: tuple[TreeMove, ...] = ()
    type: str = "normal"
    urgent: bool = False
    #: an "obvious local answer", for quiescence
    quiet: bool = False
    sources: tuple[str, ...] = ()
    statistics: Statistics = UNCOUNTED
    #: in nats: what the pattern adds to the value of its move
    weight: float = 0.0
    #: in nats: by how much it improves the prediction of all moves of the validation games together
    gain: float = 0.0

    def __post_init__(self) -> None:
        if len(self.cells) != NUM_CELLS or 0 in self.cells:
            raise EngineError(f"pattern {self.id}: a pattern has 64 cells, none of them impossible")
        if not 0 <= self.move < NUM_CELLS or not self.cells[self.move] & EMPTY_BIT:
            raise EngineError(f"pattern {self.id}: the move's cell must be one that can be empty")
        for attribute in self.attributes:
            check_attribute(self.id, attribute)


def check_attribute(id: str, attribute: Attribute) -> None:
    """Raises EngineError for a measure that does not exist, or for a cell or range that it cannot have."""
    measure, cell, low, high = attribute
    if measure not in MEASURES:
        raise EngineError(f"pattern {id}: no attribute is called '{measure}'")
    where, lowest, highest, _ = MEASURES[measure]
    if (cell < 0) == (where == "cell") or cell >= NUM_CELLS:
        raise EngineError(f"pattern {id}: attribute '{measure}' is one of a {where}")
    if not lowest <= low <= high <= highest:
        raise EngineError(f"pattern {id}: '{measure}' lies within {lowest}-{highest}, not {low}-{high}")
