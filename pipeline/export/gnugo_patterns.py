"""Writes patterns in the text form of GNU Go's pattern databases (``.db``), as its manual describes it.

The source is the manual's chapter on patterns: "Overview" for diagrams and the colon line, "Pattern
Attributes" for classes and values, "Autohelpers and Constraints" and "Autohelper Functions" for conditions
beyond a diagram. docs/exporting.md says what is mapped to what.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.patterns.names import describe
from engine.patterns.pattern import (
    CELL_NAME,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    MOVE_TYPES,
    SIDE,
    Attribute,
    Pattern,
    cell_number,
)
from pipeline.export.pattern_lays import ON_BOARD, Lay, lays
from pipeline.texts.pattern_text.symbols import value_text

#: GNU Go's class for each of ours; "-" is none
CLASSES = {
    "connect": "C",
    "cut": "B",
    "surround": "E",
    "escape": "d",
    "invade": "E",
    "defend": "d",
    "endgame": "e",
    "kill": "a",
    "save": "d",
    "contact": "-",
    "shape": "-",
}
#: GNU Go multiplies a move's value by this to the power of its shape value
SHAPE_BASE = 1.05

_SYMBOLS = {
    FRIEND_ANY: "O",
    ENEMY_ANY: "X",
    EMPTY_BIT: ".",
    FRIEND_ANY | EMPTY_BIT: "o",
    ENEMY_ANY | EMPTY_BIT: "x",
    ON_BOARD: "?",
}
#: the condition on a stone's liberties, by the three bits of its set: one, two, three or more; "" is none
_LIBERTIES = (
    "",
    "lib({0})==1",
    "lib({0})==2",
    "lib({0})<3",
    "lib({0})>2",
    "lib({0})!=2",
    "lib({0})>1",
    "",
)
#: letters for labels, without those that diagrams use; capitals are for the enemy's stones
_OWN, _ENEMYS = "abcdefghijklmnpqrsuvwyz", "ABCDEFGHIJKLMNPQRSTUVWYZ"

#: reasons of ``left_out``
NO_STONE = "no cell that is a stone in any case, which a pattern there begins from"
OPPOSITE = "board that ends on two opposite sides"
TOO_MANY = "more labels than there are letters"
#: reasons of ``changed``
LOOSER, NEAR, MOVES, PARTS = (
    "condition '{}' not asked",
    "condition '{}' asked as nearly as it can be",
    "moves after the first, or instead of it, left out",
    "written as several patterns, one for each edge",
)


class PatternEntry(NamedTuple):
    """A pattern in GNU Go's form: the entries of its database."""

    entries: list[str]
    #: why there is no entry; "" if there is one
    left_out: str
    #: how the entries differ from our pattern
    changed: set[str]


#: makes GNU Go's condition on a labelled cell, {0}, and says whether it is the same as ours
_MakeCondition = Callable[[Attribute], tuple[str, bool]]


def _yes_or_no(words: str, denied: str, is_same: bool) -> _MakeCondition:
    return lambda attribute: (words if attribute.low else denied, is_same)


_CONDITIONS: Mapping[str, _MakeCondition] = {
    "liberties": lambda attribute: (_range_condition("lib({0})", attribute), True),
    "capturable": _yes_or_no("attack({0})", "!attack({0})", True),
    "dead": _yes_or_no("(attack({0}) && !defend({0}))", "!(attack({0}) && !defend({0}))", True),
    "ladder": _yes_or_no("attack({0})", "!attack({0})", False),
    "alive": _yes_or_no("alive({0})", "!alive({0})", False),
}


def _range_condition(what: str, attribute: Attribute) -> str:
    if attribute.low == attribute.high:
        return f"{what}=={attribute.low}"
    if attribute.high == 255:
        return f"{what}>={attribute.low}"
    return f"({what}>={attribute.low} && {what}<={attribute.high})"


def entry_of(pattern: Pattern, loose: bool = False) -> PatternEntry:
    """A pattern in GNU Go's form.

    A pattern with a condition that GNU Go cannot check is left out; if ``loose``, the condition is dropped.
    """
    changed: set[str] = set()
    conditions: dict[int, list[str]] = {}
    for attribute in pattern.attributes:
        name = LOOSER.format(attribute.measure)
        if attribute.measure not in _CONDITIONS:
            if not loose:
                return PatternEntry([], f"condition '{attribute.measure}'", set())
            changed.add(name)
        elif (attribute.low, attribute.high) != (0, 1):
            words, is_same = _CONDITIONS[attribute.measure](attribute)
            conditions.setdefault(attribute.cell, []).append(words)
            changed |= set() if is_same else {NEAR.format(attribute.measure)}
    if pattern.answers or pattern.alternatives:
        changed.add(MOVES)
    entries, faults = [], []
    laid = list(lays(pattern))
    for number, lay in enumerate(laid, 1):
        drawn = _Drawing(pattern, lay, conditions)
        if fault := drawn.fault:
            faults.append(fault)
        else:
            entries.append(drawn.text(f"{pattern.id}-edge{number}" if len(laid) > 1 else pattern.id))
    if not entries:
        return PatternEntry([], faults[0] if faults else "cells that no board has", set())
    changed |= {f"not on a {OPPOSITE}" if fault == OPPOSITE else f"{fault}: in part" for fault in faults}
    return PatternEntry(entries, "", changed | ({PARTS} if len(entries) > 1 else set()))


class _Drawing:
    """A lay of a pattern, drawn as an entry of the database."""

    def __init__(self, pattern: Pattern, lay: Lay, conditions: Mapping[int, list[str]]) -> None:
        self.pattern = pattern
        self.lay = lay
        self.symbols = {cell: _symbol(pattern, cell, allowed) for cell, allowed in lay.cells.items()}
        self.asked = {
            cell: words
            for cell, allowed in lay.cells.items()
            if (words := [*_cell_words(self.symbols[cell], allowed), *conditions.get(cell, ())])
        }
        self.labels: dict[int, str] = {}
        self.constraints: list[str] = []
        self.fault = self._fault()

    def _fault(self) -> str:
        """Why this lay cannot be an entry; "" if it can. Labels the cells."""
        if self.lay.has_opposite_edges:
            return OPPOSITE
        if not {"O", "X"} & set(self.symbols.values()):
            return NO_STONE
        return "" if self._label() else TOO_MANY

    def _label(self) -> bool:
        """Give each cell with conditions a letter, and its string the same.

        False if there are too few letters.
        """
        free = {"X": iter(_ENEMYS + _OWN), "O": iter(_OWN + _ENEMYS)}
        used: set[str] = set()
        for cell in self.asked:
            if cell in self.labels:
                continue
            names = free["X" if self.symbols[cell] == "X" else "O"]
            label = next((name for name in names if name not in used), None)
            if label is None:
                return False
            used.add(label)
            string = list(self._string(cell))
            self.labels |= dict.fromkeys(string, label)
            words = dict.fromkeys(word for stone in string for word in self.asked.get(stone, ()))
            self.constraints += [word.format(label) for word in words]
        return True

    def _string(self, cell: int) -> Iterator[int]:
        """The stones that are connected with this one whatever stands elsewhere; or the cell alone."""
        found, todo = {cell}, [cell]
        while todo:
            at = todo.pop()
            yield at
            if self.symbols[at] not in ("O", "X"):
                return
            for step in (-SIDE, -1, 1, SIDE):
                near = at + step
                is_beside = abs(near % SIDE - at % SIDE) + abs(near // SIDE - at // SIDE) == 1
                if is_beside and near not in found and self.symbols.get(near) == self.symbols[cell]:
                    found.add(near)
                    todo.append(near)

    def text(self, name: str) -> str:
        """The entry under a name, with an empty line at its end."""
        parts = [f"Pattern {name}", *(f"# {line}" for line in self._comments()), ""]
        parts += [*self._diagram({}), "", self._colon_line(), ""]
        if self.constraints:
            parts += [*self._diagram(self.labels), "", f";{' && '.join(self.constraints)}", ""]
        return "\n".join([*parts, ""])

    def _comments(self) -> Iterator[str]:
        """What we know of the pattern and the entry cannot say otherwise."""
        pattern, counts = self.pattern, self.pattern.statistics
        yield CELL_NAME.sub(self._cell_reference, pattern.text) or describe(pattern)
        facts = []
        if pattern.weight or pattern.gain:
            facts.append(f"weight {pattern.weight:g}, gain {pattern.gain:g}")
        if pattern.type != MOVE_TYPES[0]:
            facts.append(f"type {pattern.type}")
        if counts.seen or counts.played:
            facts.append(f"played {counts.played} of {counts.seen} times")
        if counts.games:
            facts.append(f"in {counts.games} games by {counts.players} players")
        if counts.decided:
            facts.append(f"won {counts.won} of {counts.decided}")
        if facts:
            yield ", ".join(facts)
        if pattern.attributes:
            yield "only if " + ", ".join(map(_attribute_text, pattern.attributes))

    def _cell_reference(self, name: re.Match[str]) -> str:
        """The name of a cell in a text, as its column and row in the diagram."""
        if name[1] == "*":
            return "*"
        cell = cell_number(name[1])
        column = cell % SIDE - self.lay.columns.first
        return f"({column + 1},{cell // SIDE - self.lay.rows.first + 1})"

    def _colon_line(self) -> str:
        shape = round(self.pattern.weight / math.log(SHAPE_BASE))
        values = f",shape({shape})" if shape else ""
        return f":{self._symmetry()},{CLASSES[self.pattern.kind]}{values}"

    def _diagram(self, labels: Mapping[int, str]) -> Iterator[str]:
        columns, rows = self.lay.columns, self.lay.rows
        left, right = "|" * columns.ends_before, "|" * columns.ends_after
        border = f"{'+' * len(left)}{'-' * (columns.last - columns.first + 1)}{'+' * len(right)}"
        if rows.ends_before:
            yield border
        for row in range(rows.first, rows.last + 1):
            cells = range(SIDE * row + columns.first, SIDE * row + columns.last + 1)
            yield left + "".join(labels.get(cell, self.symbols[cell]) for cell in cells) + right
        if rows.ends_after:
            yield border

    def _symmetry(self) -> str:
        """GNU Go's character for the symmetries that the entry has around its move."""
        known = {complex(*_place(cell, self.pattern.move)): self._appearance(cell) for cell in self.symbols}
        same = {
            sign
            for sign, image in _IMAGES.items()
            if all(known.get(image(at)) == what for at, what in known.items()) and self._edges_stay(sign)
        }
        both = {"+": "|-", "X": "\\/"}
        return next((sign for sign in "+X|-\\/O" if same.issuperset(both.get(sign, sign))), "8")

    def _appearance(self, cell: int) -> tuple[str, ...]:
        """The symbol and the conditions of a cell, without its label."""
        label = self.labels.get(cell, "")
        asked = [words for words in self.constraints if f"({label})" in words] if label else []
        return self.symbols[cell], *(words.replace(f"({label})", "()") for words in asked)

    def _edges_stay(self, sign: str) -> bool:
        """Whether the edges are the same after the symmetry of this character."""
        left, right = self.lay.columns.ends_before, self.lay.columns.ends_after
        up, down = self.lay.rows.ends_before, self.lay.rows.ends_after
        turned = {
            "|": (right, left, up, down),
            "-": (left, right, down, up),
            "\\": (up, down, left, right),
            "/": (down, up, right, left),
            "O": (right, left, down, up),
        }
        return turned[sign] == (left, right, up, down)


#: the symmetries by their character: where a place (column + row i, from the move) goes
_IMAGES: Mapping[str, Callable[[complex], complex]] = {
    "|": lambda at: complex(-at.real, at.imag),
    "-": lambda at: complex(at.real, -at.imag),
    "\\": lambda at: complex(at.imag, at.real),
    "/": lambda at: complex(-at.imag, -at.real),
    "O": lambda at: -at,
}


def _place(cell: int, move: int) -> tuple[int, int]:
    return cell % SIDE - move % SIDE, cell // SIDE - move // SIDE


def _symbol(pattern: Pattern, cell: int, allowed: int) -> str:
    if cell == pattern.move:
        return "*"
    if symbol := _SYMBOLS.get(allowed):
        return symbol
    if not allowed & ~FRIEND_ANY:
        return "O"
    return "X" if not allowed & ~ENEMY_ANY else "?"


def _cell_words(symbol: str, allowed: int) -> Iterator[str]:
    """The conditions that a cell needs beyond its symbol, with {0} for its label."""
    friends = _LIBERTIES[(allowed & FRIEND_ANY) // FRIEND_1]
    enemies = _LIBERTIES[(allowed & ENEMY_ANY) // ENEMY_1]
    if symbol in "OX" and (words := friends or enemies):
        yield words
    if symbol != "?" or allowed == ON_BOARD:
        return
    ways = []
    for mask, own, liberties in ((FRIEND_ANY, "o", friends), (ENEMY_ANY, "x", enemies)):
        if allowed & mask:
            there = f"{own}_somewhere({{0}})"
            ways.append(f"({there} && {liberties})" if liberties else there)
    if allowed & EMPTY_BIT:
        ways.append("(!o_somewhere({0}) && !x_somewhere({0}))")
    yield f"({' || '.join(ways)})"


def _attribute_text(attribute: Attribute) -> str:
    return f"{attribute.measure} {value_text(attribute.measure, attribute.low, attribute.high)}"
