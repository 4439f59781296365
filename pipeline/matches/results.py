"""The folder of a match: match.json (what is played), results.jsonl (a line a game), NNNN.sgf (records).

A game's record is written before its line. So every game with a complete line is finished, and a match that
was killed continues after the last complete line.
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
    #: result, ending and detail as in ``referee.Verdict``
    result: str
    ending: str
    detail: str
    #: moves of the game, with passes and the opening
    num_moves: int
    #: by side: the number of moves that it was asked for, and the seconds that they took
    num_asked: Mapping[str, int]
    seconds: Mapping[str, float]
    #: hexadecimal; equal for games with the same moves
    moves_hash: str
    #: the name of the record's file in the folder
    sgf: str
    #: by side: name and version as the program reports them; older folders have none
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
    """An open folder of a match, or of self-play."""

    path: Path
    #: results.jsonl, open for appending, unbuffered: else closing would try again what could not be written
    lines: IO[bytes]
    #: the type of a line: GameResult, or another dataclass with ``game`` and ``sgf``
    kind: type[Any] = GameResult
    #: the finished games, by number
    results: dict[int, Any] = field(default_factory=dict)

    @classmethod
    @contextmanager
    def open(
        cls, path: Path, what: Mapping[str, Any], kind: type[Any] = GameResult
    ) -> Iterator["MatchFolder"]:
        """Open the folder of the match that ``what`` describes, made if necessary, and lock it meanwhile.

        A folder of another match in which no game is finished is taken over: its programs may not have
        started. Raises UsageError when the folder holds another match or other files, KatachiError while
        another command plays there or when a line is damaged.
        """
        head = path / "match.json"
        told = {"format": FORMAT, **what}
        written = _json_line(json.dumps(told, indent=1, ensure_ascii=False))
        path.mkdir(parents=True, exist_ok=True)
        if not head.exists():
            # a command that was killed while it wrote the head may have left its temporary file
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
            else:  # the head may be that of a match that never began, or of a command that lost the lock
                write_bytes(head, written)
            folder = cls(path, lines, kind)
            folder._load_results(finished)
            yield folder

    def add(self, result: Any, record: bytes) -> None:
        """Store a finished game and its record; raises OSError, with the file's name, if that fails."""
        write_bytes(self.path / result.sgf, record)
        self._write(_json_line(json.dumps(asdict(result), ensure_ascii=False)))
        self.results[result.game] = result

    def _write(self, line: bytes) -> None:
        left = memoryview(line)
        try:
            while left:
                left = left[self.lines.write(left) :]
            os.fsync(self.lines.fileno())
        except OSError as error:  # it names no file
            raise OSError(error.errno, error.strerror, str(self.lines.name)) from None

    def _load_results(self, finished: list[bytes]) -> None:
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
    """The complete lines; a last line that a killed command left incomplete is removed from the file."""
    lines.seek(0)
    data = lines.read()
    whole = data[: data.rfind(b"\n") + 1]
    lines.truncate(len(whole))
    return whole.splitlines()


def _json_line(told: str) -> bytes:
    """JSON as a line. Bytes of a path that are not UTF-8 become escapes, which JSON reads back."""
    return (told + "\n").encode("utf-8", "backslashreplace")


def _require_same(head: Path, told: Mapping[str, Any]) -> None:
    try:
        found = json.loads(head.read_text(encoding="utf-8"))
    except ValueError as error:
        raise KatachiError(f"{head}: cannot be read: {error}; give --to another folder") from None
    held, asked = _kind_of(found), _kind_of(told)
    if held != asked:
        raise UsageError(f"{head.parent}: holds {held}, not {asked}; give --to another folder")
    for name in (*told, *found):
        if told.get(name) != found.get(name):
            differing = _describe_difference(name, found.get(name), told.get(name))
            raise UsageError(f"{head.parent}: holds {held} {differing}; give --to another folder")


def _kind_of(head: Mapping[str, Any]) -> str:
    return "selfplay" if "selfplay" in head else "a match"


def _describe_difference(name: str, found: object, told: object) -> str:
    """How the value of a key differs from the wanted one, in words; None where a head has no such key."""
    name = {"selfplay": "engine"}.get(name, name.replace("_", " "))
    if found is None:
        return f"without {name}, not with {_value_text(told)}"
    return f"with {name} {_value_text(found)}, not {'without' if told is None else _value_text(told)}"


def _value_text(value: object) -> str:
    return (", ".join(map(str, value)) if isinstance(value, list) else str(value)) or "none"
