"""Reads and writes decisions as text for git, ``decisions.txt``: a line a decision, the oldest first.

docs/formats/decisions-text.md describes the format.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

from pipeline.errors import KatachiError
from pipeline.store.decisions import ACCEPT, DEFER, EDIT, REJECT, UNDO, Decision
from pipeline.texts import weights_text
from pipeline.texts.pattern_text import LEGEND, parse
from pipeline.texts.reading import read_text

HEADER = "# katachi decisions 1"
NAME = "decisions.txt"
#: before every line of an edit's text
INDENT = "  "
_TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00"
_LINE = re.compile(
    rf"(?P<decided>{_TIME}) (?P<action>{ACCEPT}|{REJECT}|{DEFER}|{EDIT}|{UNDO}) (?P<pattern>[A-Za-z0-9-]+)"
    rf" (?P<version>[0-9a-f]*|-) (?P<ms>\d{{1,15}})ms(?: of (?P<of>{_TIME}))?"
    r"(?: with (?P<with>[A-Za-z0-9-]+))? by (?P<who>\S.*)"
)


def write(decisions: Iterable[Decision]) -> str:
    """Decisions as text. Decisions that were read from a text give the same text."""
    lines = [HEADER]
    known: dict[int, Decision] = {}
    for each in decisions:
        known[each.id] = each
        words = [each.decided, each.action, each.pattern, each.version or "-", f"{each.milliseconds}ms"]
        if each.undoes is not None:
            words.append(f"of {known[each.undoes].decided}")
        if each.batch != each.id:
            words.append(f"with {known[each.batch].pattern}")
        lines.append(f"{' '.join(words)} by {each.who}")
        lines += [INDENT + line for line in each.content.splitlines()]
    return "\n".join(lines) + "\n"


def read_file(path: Path) -> list[Decision]:
    """The decisions of a file, or of ``decisions.txt`` in a folder; none for an export without decisions.

    Raises KatachiError, with file and line, when there is something else.
    """
    if path.is_dir():
        if not (path / NAME).exists():
            return _no_decisions(path)
        path = path / NAME
    return list(read(read_text(path), str(path)))


def _no_decisions(folder: Path) -> list[Decision]:
    """An empty list for a folder that was exported without decisions: it has weights. Else KatachiError."""
    if not (folder / weights_text.NAME).exists():
        raise KatachiError(f"{folder}: there is no {NAME} in it; give a folder that 'katachi export' wrote")
    return []


def read(text: str, name: str) -> Iterator[Decision]:
    """The decisions of a text, with ids from 1. Raises KatachiError with ``name`` and the line."""
    lines = text.splitlines()
    if not lines or lines[0] != HEADER:
        raise KatachiError(f"{name}:1: not a file of decisions: the first line must be '{HEADER}'")
    reader = _Reader(name)
    for number, content in _split_decisions(lines):
        yield reader.decision(number, lines[number - 1], content)


def _split_decisions(lines: list[str]) -> Iterator[tuple[int, str]]:
    """For each decision the number of its line (1 is the first of the text), and the text indented below."""
    starts = [
        number
        for number, line in enumerate(lines[1:], start=2)
        if line.strip() and not line.startswith((INDENT, "#"))
    ]
    for number, end in pairwise([*starts, len(lines) + 1]):
        below = [line.removeprefix(INDENT) for line in lines[number : end - 1] if line.startswith(INDENT)]
        yield number, "\n".join([*below, ""]) if below else ""


def _is_time(text: str) -> bool:
    """Whether this is a time that has a later one: each new decision must be later than all before."""
    try:
        return bool(datetime.fromisoformat(text) + timedelta(days=1))
    except (ValueError, OverflowError):
        return False


class _Reader:
    """Reads decisions one after the other; undos and batches refer to earlier ones."""

    def __init__(self, name: str) -> None:
        self.name = name
        #: the id of the last decision that was read
        self.number = 0
        #: (pattern, time) -> id
        self.numbers: dict[tuple[str, str], int] = {}

    def decision(self, line_number: int, line: str, content: str) -> Decision:
        where = f"{self.name}:{line_number}"
        found = _LINE.fullmatch(line)
        if found is None or not _is_time(found["decided"]):
            raise KatachiError(f"{where}: '{line}' is no decision; katachi export writes them")
        action, pattern, decided = found["action"], found["pattern"], found["decided"]
        if (action == UNDO) != bool(found["of"]) or (action == EDIT) != bool(content):
            raise KatachiError(
                f"{where}: an undo, and nothing else, says 'of' which time; an edit has its text below"
            )
        if content:
            self._require_edit(line_number, pattern, content)
        self.number += 1
        if self.numbers.setdefault((pattern, decided), self.number) != self.number:
            raise KatachiError(f"{where}: pattern {pattern} has a decision of that time already")
        undoes = self._find(where, pattern, found["of"]) if found["of"] else None
        if undoes is not None and found["of"] >= decided:
            raise KatachiError(f"{where}: an undo is later than what it takes back")
        batch = self._find(where, found["with"], decided) if found["with"] else self.number
        version = "" if found["version"] == "-" else found["version"]
        return Decision(
            self.number, pattern, version, action, content, undoes, batch,
            found["who"], decided, int(found["ms"]),
        )  # fmt: skip

    def _require_edit(self, line_number: int, pattern: str, content: str) -> None:
        """Raise KatachiError unless an edit's text is a pattern of this id.

        Decisions are never removed, and a wrong text would break every command that uses patterns.
        """
        header = LEGEND.partition("\n")[0]
        found = parse(header + "\n" * line_number + content, self.name)  # errors give the file's lines
        if [each.id for _, each in found] != [pattern]:
            raise KatachiError(
                f"{self.name}:{line_number}: below an edit stands one pattern, here '{pattern}', as text"
            )

    def _find(self, where: str, pattern: str, decided: str) -> int:
        if (pattern, decided) not in self.numbers:
            raise KatachiError(f"{where}: no decision on {pattern} of {decided} comes before it")
        return self.numbers[pattern, decided]
