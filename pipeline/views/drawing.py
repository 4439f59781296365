"""Draws boards and patterns as SVG, for pages that have ``STYLE`` in their style sheet.

One unit of a drawing is the distance between two lines. Every picture has a title in words, and so has every
cell of a pattern that is not simply empty or anything.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from textwrap import wrap

from engine.board import Board
from engine.diagram import handicap_points
from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    SIDE,
    Pattern,
)
from engine.points import BLACK, EMPTY, GTP_COLUMNS, WHITE, board_points, coordinates, to_gtp
from pipeline.views.markup import Markup, disc, element, join, number, text_at

#: the colours of the rules below, in light and dark mode
LIGHT = {
    "wood": "#e9c68a",
    "grid": "#6d5226",
    "edge": "#8b8171",
    "care": "#e4dccb",
    "mark": "#b3123f",
    "pick": "#0b57a4",
}
DARK = {
    "wood": "#b58f54",
    "grid": "#3d2c10",
    "edge": "#4b463e",
    "care": "#6f6554",
    "mark": "#8e0a2e",
    "pick": "#083e78",
}
#: the rules for pictures, without colours
RULES = """\
.go .wood { fill: var(--wood); } .go .off { fill: var(--edge); } .go .any { fill: var(--care); }
.go .grid { stroke: var(--grid); stroke-width: .04; fill: none; } .go .dot { fill: var(--grid); }
.go .b { fill: #161616; stroke: #161616; stroke-width: .03; }
.go .w { fill: #fbfbf8; stroke: #161616; stroke-width: .05; }
.go text { text-anchor: middle; dominant-baseline: central; fill: #161616; }
.go text.name { font-size: .55px; fill: currentColor; } .go text.on-b { fill: #fbfbf8; }
.go .sign { font-size: .62px; font-weight: 600; } .go text.on-pick { fill: var(--pick); }
.go .pick { fill: var(--wood); stroke: var(--pick); stroke-width: .07; }
.go .played { fill: none; stroke: var(--mark); stroke-width: .12; }
.go .last { fill: none; stroke: #d0a000; stroke-width: .1; } .go .heat { fill: var(--mark); }
.go .cross { stroke: var(--pick); stroke-width: .08; }
.go .rim { fill: none; stroke: #fbfbf8; stroke-width: .1; }
.go .frame { fill: none; stroke: #c2183f; stroke-width: .09; }
"""


def _variables(colors: Mapping[str, str]) -> str:
    return f":root {{ {' '.join(f'--{name}: {color};' for name, color in colors.items())} }}"


#: the style sheet for these pictures, with light and dark colours
STYLE = f"""
{_variables(LIGHT)}
@media (prefers-color-scheme: dark) {{ {_variables(DARK)} }}
svg.go {{ width: 100%; height: auto; display: block; font-family: system-ui, sans-serif; }}
{RULES}"""

STONE = 0.46
#: the average width of a letter of a name, at most
_LETTER = 0.36
_COLORS = {BLACK: "b", WHITE: "w"}
#: the text on a stone for its string's liberties, by the three bits of its set: one, two, three or more
LIBERTIES = ("", "1", "2", "1-2", "3+", "1,3+", "2+", "")


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture of a board shows beside the stones, all by point."""

    #: the move that was played in this position, drawn as a stone with a ring
    played: int | None = None
    #: the move before it, whose stone gets a ring
    last: int | None = None
    #: the sign on each candidate
    candidates: Mapping[int, str] = field(default_factory=dict)
    #: points with a frame, the first with a stronger one
    framed: Sequence[int] = ()


def board(position: Board, color: int, title: str, marks: Marks | None = None) -> Markup:
    """A position with ``color`` to play, and with coordinates on two sides."""
    marks = marks or Marks()
    size = position.size
    return _svg(
        title,
        (-1.4, -0.7, size + 1.1, size + 1.1),
        _ground(size),
        *(_stone(at, stone) for at, stone in _stones_of(position).items()),
        *(_candidate(at, sign) for at, sign in marks.candidates.items() if at != marks.played),
        *_last_move(marks.last),
        *_move_played(marks, color),
        *(_outline(at, 0.44, "frame") for at in marks.framed[1:]),
        *_strong_frame(marks.framed[:1]),
    )


def corner(position: Board, color: int, title: str, marks: Marks, lines: int = 11) -> Markup:
    """The upper left corner, ``lines`` wide and high, of a position with ``color`` to play."""
    size = position.size
    return _svg(
        title,
        (-0.7, -0.7, lines, lines),
        _ground(size, has_names=False),
        *(_stone(at, stone) for at, stone in _stones_of(position).items()),
        *(_candidate(at, sign) for at, sign in marks.candidates.items() if at != marks.played),
        *_move_played(marks, color),
    )


@dataclass(frozen=True, slots=True)
class Territory:
    """What a picture of an evaluated position shows beside the stones, all by point."""

    #: whose the point is: -1 (White's) to 1 (Black's)
    values: Mapping[int, float]
    #: the sign on a stone
    signs: Mapping[int, str]


def territory(position: Board, shown: Territory, title: str) -> Markup:
    """A position with a square in the color of each point's owner, the larger, the surer.

    A stone has a square only if its point is the other side's and it has no sign.
    """
    size = position.size
    stones = _stones_of(position)
    signs = [(at, sign, stones[at]) for at, sign in shown.signs.items()]
    bare = {at: value for at, value in shown.values.items() if at not in shown.signs and abs(value) >= 0.1}
    return _svg(
        title,
        (-1.4, -0.7, size + 1.1, size + 1.1),
        _ground(size),
        *(_stone(at, stone) for at, stone in stones.items()),
        *(_owner_sign(at, value) for at, value in bare.items() if stones.get(at) != _owner(value)),
        *(_sign_on(at, sign, color) for at, sign, color in signs),
    )


@dataclass(frozen=True, slots=True)
class MoveLine:
    """Moves to be drawn on a position, and a text for below it."""

    caption: str
    #: (color, point); a move at a point that has or had a stone is written below the board
    moves: Sequence[tuple[int, int]]


def lines(position: Board, framed: Iterable[int], shown: Iterable[MoveLine], title: str) -> Markup:
    """A board for each line, one below the other, with the moves as numbered stones.

    ``framed`` are points with a frame.
    """
    size = position.size
    stones = _stones_of(position)
    basis = (
        _ground(size),
        *(_stone(at, stone) for at, stone in stones.items()),
        *(_outline(at, 0.44, "frame") for at in framed),
    )
    boards: list[Markup] = []
    top = 0.0
    for line in shown:
        moves, below = _numbered_moves(line, stones, size)
        text = [
            text_at((size - 1) / 2, size + 0.8 * (row + 1), words, "name") for row, words in enumerate(below)
        ]
        boards.append(element("g", *basis, *moves, *text, transform=f"translate(0 {number(top)})"))
        top += size + 1.1 + 0.8 * (len(below) + 0.5)
    return _svg(title, (-1.4, -0.7, size + 1.1, top), *boards)


def heat(counts: Mapping[int, float], size: int, title: str) -> Markup:
    """A board on which a point is the darker, the larger its number; points without a number stay bare."""
    most = max(counts.values(), default=0)
    squares = (_shade(at, counts[at] / most) for at in board_points(size) if counts.get(at))
    return _svg(title, (-1.4, -0.7, size + 1.1, size + 1.1), _ground(size), *squares)


def pattern(shown: Pattern, title: str = "") -> Markup:
    """The 8x8 cells of a pattern: friends black, enemies white, cells that may hold anything shaded.

    Digits on stones are the liberties of their strings. If a cell may hold several things, small signs for
    them stand side by side: stones, a cross for empty, a bar for off the board.
    """
    cells = range(SIDE * SIDE)
    kinds: dict[str, list[int]] = {"off": [], "wood": []}
    for cell in cells:
        if shown.cells[cell] != ANYTHING:
            kinds["off" if shown.cells[cell] == EDGE_BIT else "wood"].append(cell)
    return _svg(
        title or f"pattern {shown.id}",
        (-0.5, -0.5, SIDE, SIDE),
        element("rect", class_="any", x="-.5", y="-.5", width=SIDE, height=SIDE),
        *(shaded_cells(kind, places) for kind, places in kinds.items() if places),
        element("path", class_="grid", d="".join(crossing(shown, cell) for cell in kinds["wood"])),
        *(_content(shown.cells[cell], cell) for cell in kinds["wood"] if cell != shown.move),
        _move(shown.move),
    )


def cell_words(bits: int) -> str:
    """The set of a cell in words: "friend with 1 liberty or empty"."""
    if bits == ANYTHING:
        return "anything"
    things = [
        _stone_words("friend", bits // FRIEND_1 & 7),
        _stone_words("enemy", bits // ENEMY_1 & 7),
        "empty" if bits & EMPTY_BIT else "",
        "off the board" if bits & EDGE_BIT else "",
    ]
    return " or ".join(filter(None, things))


def _stone_words(side: str, counts: int) -> str:
    if counts in (0, 7):
        return side if counts else ""
    one = "1 liberty" if counts == 1 else f"{LIBERTIES[counts]} liberties"
    return f"{side} with {one.replace('+', ' or more').replace(',', ' or ').replace('-', ' or ')}"


def _svg(title: str, box: tuple[float, float, float, float], *content: Markup) -> Markup:
    shape = " ".join(map(number, box))
    return element("svg", element("title", title), *content, class_="go", viewBox=shape, role="img")


# -- boards ----------------------------------------------------------------------------------------
# parts that are the same in all pictures are cached: a page has dozens of boards


@cache
def _ground(size: int, has_names: bool = True) -> Markup:
    """The empty board with lines, handicap points and, if wanted, coordinates."""
    far = size - 1
    lines = "".join(f"M0 {i}H{far}M{i} 0V{far}" for i in range(size))
    dots = [_at(at, 0.11, "dot") for at in sorted(handicap_points(size))]
    columns = [text_at(col, size - 0.1, GTP_COLUMNS[col], "name") for col in range(size)]
    rows = [text_at(-0.95, row, str(size - row), "name") for row in range(size)]
    wood = element("rect", class_="wood", x="-.5", y="-.5", width=size, height=size)
    names = (*columns, *rows) if has_names else ()
    return join((wood, element("path", class_="grid", d=lines), *dots, *names))


def _stones_of(position: Board) -> dict[int, int]:
    """The color of each stone by its point."""
    colors = {at: position.color_at(at) for at in board_points(position.size)}
    return {at: color for at, color in colors.items() if color != EMPTY}


@cache
def _stone(at: int, color: int) -> Markup:
    return _at(at, STONE, _COLORS[color])


def _candidate(at: int, sign: str) -> Markup:
    col, row = coordinates(at)
    return join((disc(col, row, 0.42, "pick"), text_at(col, row, sign, "sign on-pick")))


def _last_move(at: int | None) -> Iterable[Markup]:
    return () if at is None else (_at(at, 0.24, "last"),)


def _move_played(marks: Marks, color: int) -> Iterable[Markup]:
    if marks.played is None:
        return ()
    col, row = coordinates(marks.played)
    stone = join((_stone(marks.played, color), disc(col, row, 0.5, "played")))
    sign = marks.candidates.get(marks.played, "")
    return stone, text_at(col, row, sign, f"sign on-{_COLORS[color]}") if sign else Markup()


def _strong_frame(points: Iterable[int]) -> Iterable[Markup]:
    """Frames with a light rim, which stand out on stones of both colors and among other frames."""
    return [_outline(at, *part) for at in points for part in ((0.52, "rim"), (0.44, "frame"))]


def _outline(at: int, half: float, kind: str) -> Markup:
    col, row = coordinates(at)
    place = {"x": number(col - half), "y": number(row - half)}
    return element("rect", class_=kind, width=number(2 * half), height=number(2 * half), **place)


def _sign_on(at: int, sign: str, color: int) -> Markup:
    col, row = coordinates(at)
    return text_at(col, row, sign, f"sign on-{_COLORS[color]}")


def _numbered_moves(line: MoveLine, stones: Mapping[int, int], size: int) -> tuple[list[Markup], list[str]]:
    """The moves that can be drawn, and the text below the board: the caption, then the other moves."""
    drawn: dict[int, Markup] = {}
    again = []
    for count, (color, at) in enumerate(line.moves, 1):
        if at in stones or at in drawn:
            again.append(f"{count} at {to_gtp(at, size)}")
        else:
            drawn[at] = join((_stone(at, color), _sign_on(at, str(count), color)))
    width = int((size + 1) / _LETTER)
    return [*drawn.values()], [*wrap(line.caption, width), *wrap(", ".join(again), width)]


def _owner(value: float) -> int:
    return int(BLACK if value > 0 else WHITE)


def _owner_sign(at: int, value: float) -> Markup:
    col, row = coordinates(at)
    half = 0.22 * abs(value) + 0.03
    sides = {"x": number(col - half), "y": number(row - half), "width": number(2 * half)}
    return element("rect", class_=_COLORS[_owner(value)], height=number(2 * half), **sides)


def _shade(at: int, share: float) -> Markup:
    col, row = coordinates(at)
    return element(
        "rect",
        class_="heat",
        x=number(col - 0.5),
        y=number(row - 0.5),
        width=1,
        height=1,
        opacity=number(share),
    )


# -- patterns --------------------------------------------------------------------------------------


def shaded_cells(kind: str, cells: Iterable[int]) -> Markup:
    """A square, of a class of the style sheet, for each of these cells."""
    path = "".join(f"M{cell % SIDE - 0.5} {cell // SIDE - 0.5}h1v1h-1z" for cell in cells)
    return element("path", class_=kind, d=path)


def crossing(shown: Pattern, cell: int) -> str:
    """The path of the two grid lines through a cell; they end at cells off the board."""
    col, row = cell % SIDE, cell // SIDE
    left, right = (_reach(shown, col + step, row) for step in (-1, 1))
    up, down = (_reach(shown, col, row + step) for step in (-1, 1))
    return f"M{number(col - left)} {row}H{number(col + right)}M{col} {number(row - up)}V{number(row + down)}"


def _reach(shown: Pattern, col: int, row: int) -> float:
    inside = 0 <= col < SIDE and 0 <= row < SIDE
    return 0.0 if inside and shown.cells[SIDE * row + col] == EDGE_BIT else 0.5


def _move(cell: int) -> Markup:
    col, row = cell % SIDE, cell // SIDE
    stone = (disc(col, row, STONE, "b"), disc(col, row, 0.24, "played"))
    return element("g", element("title", "the move"), *stone)


def _content(bits: int, cell: int) -> Markup:
    """The signs in a cell; none if it is empty, for its lines are drawn already."""
    if bits == EMPTY_BIT:
        return Markup()
    return element("g", element("title", cell_words(bits)), *_signs(bits, cell % SIDE, cell // SIDE))


def _signs(bits: int, col: int, row: int) -> Iterable[Markup]:
    """A sign for each thing that a cell may hold, side by side."""
    things = [(name, bits & mask) for name, mask in (("b", FRIEND_ANY), ("w", ENEMY_ANY)) if bits & mask]
    things += [(name, bit) for name, bit in (("+", EMPTY_BIT), ("|", EDGE_BIT)) if bits & bit]
    width = 1 / len(things)
    places = (col - 0.5 + width * (idx + 0.5) for idx in range(len(things)))
    return [_sign(*thing, x, row, STONE * width) for thing, x in zip(things, places, strict=True)]


def _sign(name: str, bits: int, x: float, y: float, radius: float) -> Markup:
    if name == "+":
        across = f"M{number(x - radius)} {number(y)}h{number(2 * radius)}"
        return element(
            "path", class_="cross", d=f"{across}M{number(x)} {number(y - radius)}v{number(2 * radius)}"
        )
    if name == "|":
        rect = {"x": number(x - radius / 2), "y": number(y - 0.4), "width": number(radius)}
        return element("rect", class_="off", height="0.8", **rect)
    sign = LIBERTIES[bits // (FRIEND_1 if name == "b" else ENEMY_1)]
    digits = text_at(x, y, sign, f"on-{name}", size=radius) if sign else Markup()
    return join((disc(x, y, radius, name), digits))


# -- parts -----------------------------------------------------------------------------------------


def _at(point: int, radius: float, kind: str) -> Markup:
    col, row = coordinates(point)
    return disc(col, row, radius, kind)
