"""Tables as plain text, in which reports are printed."""

from collections.abc import Sequence
from dataclasses import dataclass

Cell = str | int | float

#: control characters of ASCII and Latin-1, Unicode's other line ends, and marks of writing direction
_CONTROL_CODES = (
    *range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)
)  # fmt: skip
_CONTROLS = {code: repr(chr(code))[1:-1] for code in _CONTROL_CODES}
#: columns that running text is wrapped to
WIDTH = 100


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header (empty strings for none). ``align`` has l or r for each column."""

    header: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    #: the first column is text, the others are numbers, unless told otherwise
    align: str = ""

    def render(self) -> str:
        """The table as text, a newline after each line; control characters in cells become escapes."""
        lines = [tuple(on_a_line(str(cell)) for cell in row) for row in (self.header, *self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        align = self.align or "l".ljust(len(widths), "r")
        return "".join(f"{_line(line, widths, align)}\n" for line in lines if any(line))


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


def _line(cells: Sequence[str], widths: Sequence[int], align: str) -> str:
    padded = (
        cell.ljust(width) if side == "l" else cell.rjust(width)
        for cell, width, side in zip(cells, widths, align, strict=True)
    )
    return "  ".join(padded).rstrip()
