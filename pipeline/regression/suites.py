"""Reads suites (``*.tst``): commands, questions, and the expected answers.

A suite is read line by line::

    loadsgf games/ladder.sgf 40        a command: how to get to the position
    #CATEGORY=ladders                  optional: what the next question is about
    12 attack D4                       a question: a command with a number
    #? [1 (D3|E4)]                     what its answer must match as a whole; [!...] what it must not match
    13 defend D4
    #? [0]*                            a question that is known to be answered wrong

``&`` after an answer takes the question out of the count. Other lines that begin with ``#`` are comments. A
block begins at each ``loadsgf`` or ``boardsize``: blocks do not depend on each other.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from pipeline.errors import KatachiError

STARTS = ("loadsgf", "boardsize")
_COMMAND = re.compile(r"(?:(\d+)\s+)?([A-Za-z][\w-]*)\s*(.*)")
_CATEGORY = re.compile(r"#\s*CATEGORY\s*[=:]\s*(\S+)", re.IGNORECASE)
_EXPECTED = re.compile(r"#\?\s*\[(.*)\]\s*([*&]*)\s*")
_UNCLOSED = re.compile(r"#\?\s*\[([^\]]*?)\s*")


@dataclass(frozen=True, slots=True)
class SuiteFault:
    """Something wrong in a suite, or in a file that it needs."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}, line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Command:
    """A line that is executed. It is a question if an answer is expected, and not marked with ``&``."""

    line: int
    text: str
    number: int | None = None
    #: the text between the brackets, None when no answer is expected
    expected: str | None = None
    #: marked with ``*``: known to be answered wrong
    known_failure: bool = False
    #: marked with ``&``: not counted
    ignored: bool = False
    category: str = ""

    @property
    def is_question(self) -> bool:
        """Whether the answer counts."""
        return self.expected is not None and not self.ignored

    @property
    def name(self) -> str:
        """The command without its arguments."""
        return self.text.split()[0]

    def accepts(self, answer: str) -> bool:
        """Whether an answer matches ``expected`` as a whole, or does not if that begins with ``!``."""
        assert self.expected is not None
        negated = self.expected.startswith("!")
        matched = re.fullmatch(self.expected[negated:], answer) is not None
        return matched != negated


@dataclass(frozen=True, slots=True)
class Block:
    """The commands about one position; ``path`` is the suite's file."""

    path: str
    commands: tuple[Command, ...]

    @property
    def name(self) -> str:
        """File and line, for error messages."""
        return f"{self.path}, line {self.commands[0].line}"


@dataclass(frozen=True, slots=True)
class Suite:
    """The questions of a file, in blocks, and what is wrong in it."""

    path: str
    blocks: tuple[Block, ...]
    faults: tuple[SuiteFault, ...]


def read_suite(path: str) -> Suite:
    """A suite from its file; raises KatachiError when it cannot be read or has no question."""
    try:
        text = Path(path).read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise KatachiError(f"{path}: cannot be read: {error.strerror}; give a .tst file") from None
    suite = parse_suite(text, path)
    if not any(command.is_question for block in suite.blocks for command in block.commands):
        raise KatachiError(
            f"{path}: no question in it: a command with a number ('1 attack D4'), then '#? [answer]'"
        )
    return suite


def parse_suite(text: str, path: str) -> Suite:
    """A suite from its text. A line with a fault is listed in ``faults`` and skipped."""
    reader = _SuiteReader(path)
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line.strip())
    return reader.suite()


class _SuiteReader:
    """Collects the commands of a suite, line by line."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._commands: list[Command] = []
        self._faults: list[SuiteFault] = []
        self._category = ""

    def take(self, number: int, line: str) -> None:
        if line.startswith("#?"):
            self._expect(number, line)
        elif line.startswith("#"):
            if found := _CATEGORY.match(line):
                self._categorise(found[1])
        elif line:
            self._command(number, line)

    def _command(self, number: int, line: str) -> None:
        found = _COMMAND.fullmatch(line.partition("#")[0].strip())
        if not found:
            self._faults.append(SuiteFault(self._path, number, f"not a command: '{line[:60]}'"))
            return
        text = f"{found[2]} {found[3]}".strip()
        label = int(found[1][:9]) if found[1] else None
        self._commands.append(
            Command(number, text, label, category=self._category if label is not None else "")
        )
        if label is not None:
            self._category = ""

    def _categorise(self, category: str) -> None:
        """Note a category, which may stand before its question or between the question and its answer."""
        last = self._commands[-1] if self._commands else None
        if last and last.number is not None and last.expected is None:
            self._commands[-1] = replace(last, category=category)
        else:
            self._category = category

    def _expect(self, number: int, line: str) -> None:
        last = self._commands[-1] if self._commands else None
        if last is None or last.number is None or last.expected is not None:
            self._faults.append(
                SuiteFault(self._path, number, "an answer without a numbered command before it")
            )
            return
        found, marks = _EXPECTED.fullmatch(line), ""
        if found:
            marks = found[2]
        else:
            found = _UNCLOSED.fullmatch(line)
            if found:
                self._faults.append(SuiteFault(self._path, number, "an answer without its closing bracket"))
        expected = found[1] if found else ""
        if not found or not _is_regex(expected):
            self._faults.append(SuiteFault(self._path, number, f"not an expected answer: '{line[:60]}'"))
            return
        self._commands[-1] = replace(
            last, expected=expected, known_failure="*" in marks, ignored="&" in marks
        )

    def suite(self) -> Suite:
        blocks: list[list[Command]] = []
        for command in self._commands:
            if not blocks or command.name in STARTS:
                blocks.append([])
            blocks[-1].append(command)
        return Suite(
            self._path, tuple(Block(self._path, tuple(block)) for block in blocks), tuple(self._faults)
        )


def _is_regex(text: str) -> bool:
    try:
        re.compile(text.removeprefix("!"))
    except re.error:
        return False
    return True
