"""Progress as lines of text now and then instead of a bar, for output that goes to a file."""

from math import inf
from time import monotonic
from typing import Any, TextIO

from tqdm import tqdm

#: seconds between two lines, and until the first one
LINE_S = 60.0
#: a line, in the words of tqdm's ``bar_format``; and one where nobody knows how much there is
_LINE = "{desc}: {n_fmt} of {total_fmt}{unit}, {elapsed} so far, {remaining} left"
_OPEN_LINE = "{desc}: {n_fmt}{unit}, {elapsed} so far"
#: the last one of a bar
_LAST_LINE = "{desc}: {n_fmt} of {total_fmt}{unit}, {elapsed} in all"
_LAST_OPEN_LINE = "{desc}: {n_fmt}{unit}, {elapsed} in all"


class LineBar(tqdm):
    """A bar that writes its state as a line every ``LINE_S``, and at its end if it has written one before.

    Its clock is monotonic, which tqdm's is not.
    """

    # a bar whose making was interrupted is closed all the same, when it is forgotten
    begun = last_line = -inf
    disable = True

    def __init__(self, stream: TextIO, total: int | None, **form: Any) -> None:
        self.begun = self.last_line = monotonic()
        super().__init__(
            file=_Lines(stream),
            total=total,
            bar_format=_OPEN_LINE if total is None else _LINE,
            **form,
        )

    def update(self, n: float | None = 1) -> None:
        """Count ``n`` more as done."""
        if not self.disable:
            self.n += n or 0
            self.display()

    def display(self, msg: str | None = None, pos: int | None = None) -> None:
        """Write a line, if the last one is long enough ago."""
        now = monotonic()
        if now - self.last_line >= LINE_S:
            self.last_line = now
            super().display(msg, pos)

    def close(self) -> None:
        """Write the last line if there was one before: how far the work came in which time."""
        if self.last_line > self.begun:
            self.bar_format = _LAST_OPEN_LINE if self.total is None else _LAST_LINE
            self.last_line = -inf
        super().close()

    @property
    def format_dict(self) -> dict[str, Any]:
        """What a line is made of: the rate is that of all the time so far."""
        return {**super().format_dict, "elapsed": monotonic() - self.begun, "rate": None}


class _Lines:
    """The stream that the bar writes to: it makes complete lines of what is meant to overwrite a line."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        """A line, without what would lead back to its beginning; nothing for an empty one."""
        line = text.strip("\r\n ")
        if line:
            self.stream.write(f"{line}\n")
            self.stream.flush()

    def flush(self) -> None:
        """Lines are there when they are written."""
