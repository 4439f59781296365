"""The form of GTP's lines and answers, byte for byte (GTP version 2, draft 2, section 2)."""

import re
from typing import NamedTuple

_CONTROL = {code: None for code in (*range(32), 127) if code != 9} | {9: " "}
_NUMBERED = re.compile(r"(\d+)(?: +|$)(.*)", re.DOTALL)


class Line(NamedTuple):
    """A command as it came: its number as it was written ("" if it has none), and the rest."""

    number: str
    command: str


def read_line(raw: bytes) -> Line | None:
    """A line without control characters and comments; None if nothing is left to be answered.

    Also drops a byte order mark, with which some programs begin what they send.
    """
    text = raw.decode("utf-8", "surrogateescape").removeprefix("\ufeff").translate(_CONTROL)
    text = text.partition("#")[0].strip(" ")
    if not text:
        return None
    numbered = _NUMBERED.fullmatch(text)
    return Line(numbered[1], numbered[2]) if numbered and numbered[1].isascii() else Line("", text)


def answer(ok: bool, number: str, text: str) -> bytes:
    """An answer: its sign, the number of the command, the text, and an empty line at the end only."""
    return opening(ok, number) + (_without_empty_lines(text) + "\n\n").encode("utf-8", "surrogateescape")


def opening(ok: bool, number: str) -> bytes:
    """The beginning of an answer, for one that comes in several parts."""
    return f"{'=' if ok else '?'}{number} ".encode()


def _without_empty_lines(text: str) -> str:
    """The text without empty lines, except the first: a board begins on a line of its own."""
    first, *others = text.rstrip("\n").split("\n")
    return "\n".join([first, *(line for line in others if line.strip())])
