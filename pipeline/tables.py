"""Tables as plain text, in which reports are printed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from textwrap import wrap
from unicodedata import combining, east_asian_width

Cell = str | int | float

#: control characters of ASCII and Latin-1, Unicode's other line ends, and marks of writing direction
_CONTROL_CODES = (
    *range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)
)  # fmt: skip
_CONTROLS = {code: repr(chr(code))[1:-1] for code in _CONTROL_CODES}
#: columns that running text is wrapped to, where they are there
_WIDTH = 100
#: text in the last column of a table is wrapped to at least so many columns
_LEAST_TEXT = 24
_GAP = 2
#: columns of the terminal that tables are made for; 0: they may be as wide as they are
_room: ContextVar[int] = ContextVar("room", default=0)


@contextmanager
def fitting(columns: int) -> Iterator[None]:
    """Inside, tables and text are made to fit into so many columns, if that can be done; 0 for no limit."""
    token = _room.set(columns)
    try:
        yield
    finally:
        _room.reset(token)


def text_width() -> int:
    """The columns that running text is wrapped to."""
    return min(_WIDTH, _room.get() or _WIDTH)


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header (empty strings for none). ``align`` has l or r for each column."""

    header: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    #: the first column is text, the others are numbers, unless told otherwise
    align: str = ""

    def render(self) -> str:
        """The table as text, a newline after each line; control characters in cells become escapes.

        Where it is wider than ``fitting`` allows, text in the last column is wrapped under itself; columns of
        numbers that have no room stand below, beside the first column again.
        """
        lines = [tuple(on_a_line(str(cell)) for cell in row) for row in (self.header, *self.rows)]
        widths = [max(map(width_of, column)) for column in zip(*lines, strict=True)]
        align = self.align or "l".ljust(len(widths), "r")
        room, before = _room.get(), sum(widths[:-1]) + _GAP * (len(widths) - 1)
        if not room or before + widths[-1] <= room:
            return _text(lines, widths, align)
        if align[-1] == "l" and room - before >= _LEAST_TEXT:
            return _text(list(_wrapped(lines, room - before)), widths, align)
        named_by = 1 if all(row[0] for row in lines[1:]) else 2
        blocks = _blocks(widths, room, named_by) if "r" in align else [range(len(widths))]
        return "\n".join(
            _text(
                [[row[at] for at in block] for row in lines],
                [widths[at] for at in block],
                [align[at] for at in block],
            )
            for block in blocks
        )


def on_a_line(text: str) -> str:
    """The text with its control characters as escapes: names of files and players may have what would break
    a line or move the cursor."""
    return text.translate(_CONTROLS)


def render(tables: Sequence[Table]) -> str:
    """Tables as text, a blank line between them; a table without rows is left out."""
    return "\n".join(table.render() for table in tables if table.rows)


def pluralise(number: int, thing: str) -> str:
    """``1 game``, ``2 games``."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def place(label: str, number: int) -> str:
    """Where a record is: its file, and which game of it (1 is the first) unless that is the first."""
    return label if number == 1 else f"{label}, game {number}"


def width_of(text: str) -> int:
    """The columns that a terminal shows the text in: two for a wide character, none for a combining one."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(one) else 2 if east_asian_width(one) in "WF" else 1 for one in text)


def _text(lines: Sequence[Sequence[str]], widths: Sequence[int], align: Sequence[str]) -> str:
    return "".join(f"{_line(line, widths, align)}\n" for line in lines if any(line))


def _line(cells: Sequence[str], widths: Sequence[int], align: Sequence[str]) -> str:
    padded = (
        cell + " " * (width - width_of(cell)) if side == "l" else " " * (width - width_of(cell)) + cell
        for cell, width, side in zip(cells, widths, align, strict=True)
    )
    return (" " * _GAP).join(padded).rstrip()


def _wrapped(lines: Sequence[tuple[str, ...]], room: int) -> Iterator[tuple[str, ...]]:
    """The lines with the text of the last column wrapped to ``room``; what has no space in it stays whole."""
    for *first, last in lines:
        parts = wrap(last, room, break_long_words=False, break_on_hyphens=False) or [""]
        yield (*first, parts[0])
        yield from ((*[""] * len(first), part) for part in parts[1:])


def _blocks(widths: Sequence[int], room: int, named_by: int) -> list[list[int]]:
    """The columns in blocks that have room, each with the first ones, as many as name a row."""
    blocks: list[list[int]] = []
    for at in range(named_by, len(widths)):
        used = sum(widths[other] + _GAP for other in blocks[-1]) if blocks else room
        if used + widths[at] > room:
            blocks.append([*range(named_by)])
        blocks[-1].append(at)
    return blocks or [[*range(len(widths))]]
