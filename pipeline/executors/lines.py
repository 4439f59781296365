"""Progress in a file, as of a run that goes on while nobody watches: a line now and then, not a bar."""

from typing import Any, TextIO

from tqdm import tqdm

#: seconds between two lines, and until the first one
LINE_S = 60.0
#: a line, in the words of tqdm's ``bar_format``; and one where nobody knows how much there is
_LINE = "{desc}: {n_fmt} of {total_fmt}{unit}, {elapsed} so far, {remaining} left"
_OPEN_LINE = "{desc}: {n_fmt}{unit}, {elapsed} so far"


class LineBar(tqdm):
    """A bar each state of which is a line; what takes less than ``LINE_S`` has none."""

    def __init__(self, stream: TextIO, total: int | None, **form: Any) -> None:
        super().__init__(
            file=_Lines(stream),
            total=total,
            bar_format=_OPEN_LINE if total is None else _LINE,
            delay=LINE_S,
            mininterval=LINE_S,
            maxinterval=LINE_S,
            **form,
        )

    def display(self, msg: str | None = None, pos: int | None = None) -> None:
        """Also what is asked for at once comes after the first minute only."""
        if self.format_dict["elapsed"] >= LINE_S:
            super().display(msg, pos)


class _Lines:
    """What a bar writes to."""

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
