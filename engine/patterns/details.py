"""What a pattern has beside cells and numbers, as bytes of variable length: attributes, id, texts, trees.

They are written and read back here; when a file is opened, ``engine.patterns.book`` checks that all of them
can be read. Numbers that may be larger than a byte are written in groups of seven bits, the lowest first.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.patterns.pattern import MEASURES, MOVE_TYPES, NUM_CELLS, Attribute, Pattern, TreeMove
from engine.points import EngineError

SIDES = ("friend", "enemy")
MEASURE_NAMES = tuple(MEASURES)
ON_BOARD = 255
MAX_LEVELS = 255
#: the encoding of all numbers that take one byte
_SMALL = tuple(bytes([value]) for value in range(128))


class Level(NamedTuple):
    """A move of a tree and its depth in the tree, 0 for a first move."""

    level: int
    move: TreeMove


class Extras(NamedTuple):
    """The parts of a pattern that go into its details, its trees in preorder."""

    text: str
    sources: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    trees: tuple[Sequence[Level], Sequence[Level]]

    @property
    def strings(self) -> list[str]:
        """All texts."""
        found = [self.text, *self.sources]
        for tree in self.trees:
            found += [entry.move.text for entry in tree]
        return found


#: for patterns that have none of these, as most learned ones; one object for all of them saves memory
PLAIN = Extras("", (), (), ((), ()))


def extras(pattern: Pattern) -> Extras:
    """The parts of ``pattern`` that go into its details."""
    parts = pattern.text, pattern.sources, pattern.attributes
    if not (pattern.answers or pattern.alternatives):
        return Extras(*parts, PLAIN.trees) if any(parts) else PLAIN
    return Extras(*parts, (flat(pattern.answers), flat(pattern.alternatives)))


def flat(moves: tuple[TreeMove, ...]) -> list[Level]:
    """The moves of a tree in preorder, each with its depth."""
    found = []
    rest = [Level(0, move) for move in reversed(moves)]
    while rest:
        entry = rest.pop()
        found.append(entry)
        rest += [Level(entry.level + 1, move) for move in reversed(entry.move.answers)]
    return found


def fault(pattern: Pattern) -> str:
    """What the format cannot hold of a pattern's trees; "" when it holds all."""
    if not pattern.answers and not pattern.alternatives:
        return ""
    for level, move in flat(pattern.answers) + flat(pattern.alternatives):
        if not 0 <= move.cell < NUM_CELLS or move.side not in SIDES or move.type not in MOVE_TYPES:
            return f"no move of a tree: {move[:3]}"
        if level >= MAX_LEVELS:
            return f"its tree has more than {MAX_LEVELS} levels"
    return ""


class Strings:
    """The sorted strings of a binary, without repetitions."""

    def __init__(self, strings: list[str]) -> None:
        self._bytes = [text.encode() for text in sorted(set(strings))]
        self._numbers = {text.decode(): i for i, text in enumerate(self._bytes)}

    def number(self, text: str) -> int:
        """The place of a string."""
        return self._numbers[text]

    def text(self) -> bytes:
        """All strings, one after the other, in UTF-8."""
        return b"".join(self._bytes)

    def ends(self) -> np.ndarray:
        """Where each string ends in ``text`` (uint32); raises EngineError beyond 4 GB."""
        ends = np.cumsum([len(text) for text in self._bytes], dtype=np.uint64)
        if len(ends) and ends[-1] > 2**32 - 1:
            raise EngineError("cannot compile these patterns: their texts are larger than 4 GB")
        return ends.astype(np.uint32)


def encode(id: bytes, parts: Extras, strings: Strings) -> bytes:
    """The details of a pattern as bytes, attributes first."""
    out = bytearray()
    for measure, cell, low, high in parts.attributes:
        out += bytes((MEASURE_NAMES.index(measure), ON_BOARD if cell < 0 else cell, low, high))
    out.append(len(id))
    out += id
    out += _number(strings.number(parts.text)) + _number(len(parts.sources))
    for source in parts.sources:
        out += _number(strings.number(source))
    for tree in parts.trees:
        out += _number(len(tree))
        for level, move in tree:
            out += bytes((level, move.cell, SIDES.index(move.side) << 4 | MOVE_TYPES.index(move.type)))
            out += _number(strings.number(move.text))
    return bytes(out)


def _number(value: int) -> bytes:
    if value < len(_SMALL):
        return _SMALL[value]
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


class Reader:
    """Reads the details of one pattern, part by part in the order of ``encode``; they have been checked."""

    def __init__(self, data: memoryview, at: int, strings: tuple[memoryview, memoryview]) -> None:
        self._data = data
        self._at = at
        self._ends, self._text = strings

    def attributes(self, number: int) -> tuple[Attribute, ...]:
        """The next ``number`` attributes."""
        return tuple(self._attribute() for _ in range(number))

    def _attribute(self) -> Attribute:
        measure, cell, low, high = self._bytes(4)
        return Attribute(MEASURE_NAMES[measure], -1 if cell == ON_BOARD else cell, low, high)

    def id(self) -> str:
        """The pattern's id."""
        return self._bytes(self._bytes(1)[0]).decode()

    def string(self) -> str:
        """The next text, which is stored as its number."""
        number = self.number()
        begin = self._ends[number - 1] if number else 0
        return bytes(self._text[begin : self._ends[number]]).decode()

    def sources(self) -> tuple[str, ...]:
        """The sources: their number, then as many texts."""
        return tuple(self.string() for _ in range(self.number()))

    def tree(self) -> tuple[TreeMove, ...]:
        """The next tree, which is stored as its moves in preorder."""
        entries = [self._entry() for _ in range(self.number())]
        if not entries:
            return ()
        below: list[list[TreeMove]] = [[] for _ in range(MAX_LEVELS + 1)]
        for level, move in reversed(entries):
            answers = tuple(reversed(below[level + 1]))
            below[level + 1] = []
            below[level].append(move._replace(answers=answers))
        return tuple(reversed(below[0]))

    def _entry(self) -> Level:
        level, cell, how = self._bytes(3)
        return Level(level, TreeMove(cell, SIDES[how >> 4], MOVE_TYPES[how & 15], self.string()))

    def number(self) -> int:
        """The next number, in groups of seven bits."""
        value, shift = 0, 0
        while True:
            byte = self._bytes(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def _bytes(self, number: int) -> bytes:
        self._at += number
        return bytes(self._data[self._at - number : self._at])
