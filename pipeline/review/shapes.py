"""Draws patterns as SVG for the review pages: friends are black, the move is a black stone with a ring.

One unit is the distance between two lines. Colors, gradients and lines come from the style sheet. Every cell
has a title that says what it may hold. Cells with attributes have a letter, which
``attribute_texts`` explains.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    MEASURES,
    SIDE,
    Attribute,
    Pattern,
    cell_name,
)
from pipeline.texts.pattern_text.placing import rectangle
from pipeline.texts.pattern_text.symbols import value_text
from pipeline.views.drawing import LIBERTIES, cell_words, crossing, shaded_cells
from pipeline.views.markup import Markup, disc, element, number, text_at

STONE = 0.47
#: a picture has at least so many lines, so that a small shape has room around it
LEAST = 5
LETTERS = "abcdefghijklmnopqrstuvwxyz"
#: measure -> what an attribute asks, in words with {} for the value, or words for no and for yes
_WORDS = {
    "liberties": "its string has {} liberties",
    "stones": "its string has {} stones",
    "ladder": ("no ladder captures it", "a ladder captures it"),
    "capturable": ("it cannot be captured", "it can be captured"),
    "alive": ("it is not unconditionally alive", "it is unconditionally alive"),
    "dead": ("it is not dead", "it is dead even if it moves first"),
    "last": ("not the last move", "the last move"),
    "distance": "{} from the last move",
    "phase": "in the {}",
    "score": "its side is {}",
    "ko": ("no ko is banned", "a ko may not be taken back"),
}


class Frame(NamedTuple):
    """The part of the 8x8 that is drawn: first column, first row, and the number of both."""

    left: int
    top: int
    side: int


WHOLE = Frame(0, 0, SIDE)


def frame_of(pattern: Pattern) -> Frame:
    """The smallest square, at least LEAST wide, with all cells that a pattern says something about."""
    left, top, right, bottom = rectangle(pattern)
    side = min(max(right - left + 1, bottom - top + 1, LEAST), SIDE)
    return Frame(_start(left, right, side), _start(top, bottom, side), side)


def _start(first: int, last: int, side: int) -> int:
    return min(max((first + last + 1 - side) // 2, 0), SIDE - side)


def draw(pattern: Pattern, title: str, frame: Frame | None = None, names: bool = False) -> Markup:
    """A picture of a pattern, by default of its ``frame_of``.

    ``names`` adds the names of columns and rows.
    """
    frame = frame or frame_of(pattern)
    cells = [
        SIDE * row + column
        for row in range(frame.top, frame.top + frame.side)
        for column in range(frame.left, frame.left + frame.side)
    ]
    margin = 0.9 if names else 0.0
    box = (frame.left - 0.5 - margin, frame.top - 0.5 - margin, frame.side + margin, frame.side + margin)
    letters = letters_of(pattern)
    known = [cell for cell in cells if pattern.cells[cell] not in (ANYTHING, EDGE_BIT)]
    off = [cell for cell in cells if pattern.cells[cell] == EDGE_BIT]
    return element(
        "svg",
        element("title", title),
        _ground(frame),
        shaded_cells("wood", known),
        shaded_cells("off", off),
        element("path", class_="grid", d="".join(crossing(pattern, cell) for cell in known)),
        *(_content(pattern.cells[cell], cell) for cell in known if cell != pattern.move),
        _move(pattern.move),
        *(_letter(pattern, cell, letter) for cell, letter in letters.items()),
        *(_last_ring(pattern, attribute) for attribute in pattern.attributes if attribute.measure == "last"),
        *(_names(frame) if names else ()),
        class_="go",
        viewBox=" ".join(map(number, box)),
        role="img",
    )  # fmt: skip


def attribute_texts(pattern: Pattern) -> list[tuple[str, str]]:
    """The letter ("" for the board) and the words of each attribute of a pattern."""
    letters = letters_of(pattern)
    return [
        (letters.get(attribute.cell, ""), attribute_words(attribute))
        for attribute in sorted(pattern.attributes, key=lambda each: (each.cell, each.measure))
    ]


def attribute_words(attribute: Attribute) -> str:
    """What an attribute asks, in words."""
    measure, _, low, high = attribute
    words = _WORDS.get(measure, measure + " {}")
    if isinstance(words, tuple):
        return words[low] if low == high else f"{measure}: anything"
    text = value_text(measure, low, high)
    if text.endswith("-"):
        text = f"{text[:-1]} or {'later' if measure == 'phase' else 'more'}"
    elif low == 1 and high < MEASURES[measure][2] and low != high:
        text = f"at most {high}"
    return words.format(text.replace("-", " to "))


def letters_of(pattern: Pattern) -> dict[int, str]:
    """The letters of cells with attributes, by cell.

    The attribute ``last`` is drawn as a ring and needs none.
    """
    cells = sorted({at.cell for at in pattern.attributes if at.cell >= 0 and at.measure != "last"})
    return dict(zip(cells, LETTERS, strict=False))


# -- parts -----------------------------------------------------------------------------------------------


def _ground(frame: Frame) -> Markup:
    left, top = number(frame.left - 0.5), number(frame.top - 0.5)
    return element("rect", class_="any", x=left, y=top, width=frame.side, height=frame.side)


def _content(allowed: int, cell: int) -> Markup:
    """The signs in a cell; none if it is empty, for its lines are drawn already."""
    if allowed == EMPTY_BIT:
        return Markup()
    column, row = cell % SIDE, cell // SIDE
    return element("g", element("title", cell_words(allowed)), *_signs(allowed, column, row))


def _signs(allowed: int, column: int, row: int) -> Iterator[Markup]:
    """A stone, or half a stone of each side, pale if there may be none; a bar for the edge."""
    friend, enemy = allowed & FRIEND_ANY, allowed & ENEMY_ANY
    maybe = " maybe" if allowed & (EMPTY_BIT | EDGE_BIT) else ""
    if friend and enemy:
        yield _half(column, row, "b" + maybe, 0)
        yield _half(column, row, "w" + maybe, 1)
        yield from _digits(column - 0.23, row, friend // FRIEND_1, "b", 0.3)
        yield from _digits(column + 0.23, row, enemy // ENEMY_1, "w", 0.3)
    elif friend or enemy:
        name, counts = ("b", friend // FRIEND_1) if friend else ("w", enemy // ENEMY_1)
        yield disc(column, row, STONE, name + maybe)
        yield from _digits(column, row, counts, name + maybe, 0.46)
    if allowed & EDGE_BIT:
        yield element(
            "rect", class_="off", x=number(column - 0.46), y=number(row + 0.3), width="0.92", height="0.16"
        )


def _half(column: int, row: int, kind: str, sweep: int) -> Markup:
    path = f"M{column} {number(row - STONE)}A{STONE} {STONE} 0 0 {sweep} {column} {number(row + STONE)}z"
    return element("path", class_=kind, d=path)


def _digits(x: float, y: float, counts: int, kind: str, size: float) -> Iterator[Markup]:
    if LIBERTIES[counts]:
        yield text_at(x, y, LIBERTIES[counts], f"on-{kind}", size)


def _move(cell: int) -> Markup:
    column, row = cell % SIDE, cell // SIDE
    stone = (disc(column, row, STONE, "b"), disc(column, row, 0.25, "move"))
    return element("g", element("title", "the move"), *stone)


def _last_ring(pattern: Pattern, attribute: Attribute) -> Markup:
    """A ring for the attribute ``last``; struck through if the last move must not be there."""
    if attribute.low != attribute.high:
        return Markup()
    column, row = attribute.cell % SIDE, attribute.cell // SIDE
    has_stone = pattern.cells[attribute.cell] & (FRIEND_ANY | ENEMY_ANY)
    ring = disc(column, row, 0.41 if has_stone else 0.2, "last")
    stroke = element("path", class_="last", d=f"M{number(column - 0.28)} {number(row + 0.28)}l.56 -.56")
    words = element("title", attribute_words(attribute))
    return element("g", words, ring) if attribute.low else element("g", words, ring, stroke)


def _letter(pattern: Pattern, cell: int, letter: str) -> Markup:
    words = "; ".join(attribute_words(at) for at in pattern.attributes if at.cell == cell)
    x, y = cell % SIDE + 0.3, cell // SIDE - 0.3
    return element("g", element("title", words), disc(x, y, 0.2, "tag"), text_at(x, y, letter, "on-tag", 0.3))


def _names(frame: Frame) -> Iterator[Markup]:
    for step in range(frame.side):
        column, row = frame.left + step, frame.top + step
        yield text_at(column, frame.top - 0.95, cell_name(column)[0], "name", 0.45)
        yield text_at(frame.left - 0.95, row, cell_name(SIDE * row)[1], "name", 0.45)
