"""The folder of a match: match.json (what is played), results.jsonl (a line a game), NNNN.sgf (records).

A record is written before its line, and a line completely or not at all, so every listed game is finished. A
match that was killed continues after the last complete line.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from pipeline.errors import KatachiError, UsageError
from pipeline.writing import try_lock, write_bytes

FORMAT = 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """A line of results.jsonl. ``a`` and ``b`` are the engines in the order of the command."""

    #: number of the game, 1 is the first; games 1 and 2, 3 and 4 ... share their opening
    game: int
    #: who was Black: "a" or "b"
    black: str
    #: "a", "b", or "" for a draw
    winner: str
    #: as SGF has it
    result: str
    ending: str
    detail: str
    #: moves of the game, passes and the opening too
    num_moves: int
    num_asked: Mapping[str, int]
    seconds: Mapping[str, float]
    #: a number of the moves, to tell games that are alike
    moves_hash: str
    sgf: str
    #: what programs call themselves, with their versions; folders of before have none
    identities: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.black not in ("a", "b") or self.winner not in ("a", "b", ""):
            raise ValueError(f"black is '{self.black}', winner '{self.winner}'")

    @property
    def score(self) -> float:
        """1 for a win of ``a``, 0 for a loss, 0.5 for a draw."""
        return {"a": 1.0, "b": 0.0, "": 0.5}[self.winner]


@dataclass(slots=True)
class MatchFolder:
    """The folder, opened: what was finished before is in ``results`` by number."""

    path: Path
    #: results.jsonl, to add to, without a buffer: what could not be written is not tried again at its end
    lines: IO[bytes]
    #: what a line becomes: GameResult, or another dataclass with ``game`` and ``sgf``
    kind: type[Any] = GameResult
    results: dict[int, Any] = field(default_factory=dict)

    @classmethod
    @contextmanager
    def open(
        cls, path: Path, what: Mapping[str, Any], kind: type[Any] = GameResult
    ) -> Iterator["MatchFolder"]:
        """The folder of a match, made if it is not there, and nobody else's meanwhile.

        One in which no game was finished, as when a program could not be started, is made this match's.
        UsageError when another match is in it, KatachiError while another command plays there.
        """
        head = path / "match.json"
        told = {"format": FORMAT, **what}
        written = _encoded(json.dumps(told, indent=1, ensure_ascii=False))
        path.mkdir(parents=True, exist_ok=True)
        if not head.exists():
            # what a command left that was killed while it wrote the head is written over
            if any(not there.match(f".{head.name}*.part") for there in path.iterdir()):
                raise UsageError(f"{path}: not empty, and no match; give --to another folder")
            write_bytes(head, written)
        with open(path / "results.jsonl", "a+b", buffering=0) as lines:
            if not try_lock(lines):
                raise KatachiError(
                    f"{path}: another command plays there; let it finish, or give --to another folder"
                )
            finished = _whole_lines(lines)
            if finished:
                _require_same(head, told)
            else:  # of a match that never began, or of a command that lost the lock
                write_bytes(head, written)
            folder = cls(path, lines, kind)
            folder._take_in(finished)
            yield folder

    def add(self, result: Any, record: bytes) -> None:
        """Keep a game that is finished; OSError, with the file's name, where there is no room."""
        write_bytes(self.path / result.sgf, record)
        self._write(_encoded(json.dumps(asdict(result), ensure_ascii=False)))
        self.results[result.game] = result

    def _write(self, line: bytes) -> None:
        left = memoryview(line)
        try:
            while left:
                left = left[self.lines.write(left) :]
            os.fsync(self.lines.fileno())
        except OSError as error:  # which names no file
            raise OSError(error.errno, error.strerror, str(self.lines.name)) from None

    def _take_in(self, finished: list[bytes]) -> None:
        for number, line in enumerate(finished, 1):
            try:
                result = self.kind(**json.loads(line))
            except (ValueError, TypeError) as error:
                raise KatachiError(
                    f"{self.lines.name}, line {number}: not a result: {error};"
                    " take the line away, and its game is played again"
                ) from None
            self.results[result.game] = result


def _whole_lines(lines: IO[bytes]) -> list[bytes]:
    """The lines that are whole; one that a kill cut is taken off the file."""
    lines.seek(0)
    data = lines.read()
    whole = data[: data.rfind(b"\n") + 1]
    lines.truncate(len(whole))
    return whole.splitlines()


def _encoded(told: str) -> bytes:
    """JSON as lines; what is no UTF-8 of a path in it is an escape there, and the same again when read."""
    return (told + "\n").encode("utf-8", "backslashreplace")


def _require_same(head: Path, told: Mapping[str, Any]) -> None:
    try:
        found = json.loads(head.read_text(encoding="utf-8"))
    except ValueError as error:
        raise KatachiError(f"{head}: cannot be read: {error}; give --to another folder") from None
    held, asked = _what(found), _what(told)
    if held != asked:
        raise UsageError(f"{head.parent}: holds {held}, not {asked}; give --to another folder")
    for name in (*told, *found):
        if told.get(name) != found.get(name):
            differing = _differing(name, found.get(name), told.get(name))
            raise UsageError(f"{head.parent}: holds {held} {differing}; give --to another folder")


def _what(head: Mapping[str, Any]) -> str:
    return "selfplay" if "selfplay" in head else "a match"


def _differing(name: str, found: object, told: object) -> str:
    """How a value differs, in words; None is none at all."""
    name = {"selfplay": "engine"}.get(name, name.replace("_", " "))
    if found is None:
        return f"without {name}, not with {_said(told)}"
    return f"with {name} {_said(found)}, not {'without' if told is None else _said(told)}"


def _said(value: object) -> str:
    return (", ".join(map(str, value)) if isinstance(value, list) else str(value)) or "none"
