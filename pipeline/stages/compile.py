"""Compile: the patterns of the database become the binary that the engine loads.

The file is a function of the patterns alone (docs/formats/pattern-binary.md) and is replaced in one
step; compiling again is harmless.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.patterns import Pattern, binary
from engine.patterns.pattern import Statistics
from engine.patterns.window import MOVE_CELL, WINDOW, num_stones, pattern_cells
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table

NAME = "compile"
VERSION = 2

MOVE = MOVE_CELL * WINDOW + MOVE_CELL

#: A window with fewer stones says little more than how far the edge is, and matches at dozens of points of
#: an opening. On 60 validation games, with patterns of 900 training games, `ryder` had 53.4 % of the moves
#: in its list without patterns, 54.5 % with all, 54.9 % with those of 2 stones, 54.7 % of 3.
MIN_STONES = 2


@dataclass(frozen=True, slots=True)
class CompileReport:
    """What was written: the file, its patterns, its size in bytes, its checksum in hex."""

    binary: str
    min_games: int
    patterns: int
    bytes: int
    checksum: str
    #: patterns of the database, compiled or not
    known: int
    #: patterns of enough games that were left out because they have fewer than MIN_STONES stones
    bare: int

    def tables(self) -> list[Table]:
        """The file and the counts."""
        rows = [
            ("binary", self.binary),
            (f"patterns of at least {self.min_games} games", str(self.patterns)),
            (f"left out: fewer than {MIN_STONES} stones", str(self.bare)),
            ("patterns in the database", str(self.known)),
            ("bytes", str(self.bytes)),
            ("checksum", self.checksum),
        ]
        return [Table(("", ""), rows, "ll")]

    def as_json(self) -> dict[str, object]:
        """The file and the counts."""
        return {
            "binary": self.binary,
            "min_games": self.min_games,
            "patterns": self.patterns,
            "bytes": self.bytes,
            "checksum": self.checksum,
            "known": self.known,
            "bare": self.bare,
        }


def run(store: Store, settings: Settings, executor: Executor) -> CompileReport:
    """Write ``settings.binary`` from the patterns of at least ``settings.min_games`` games."""
    path = Path(settings.binary)
    min_games = max(settings.min_games, 1)
    with store.recording(NAME, settings):
        written = _write(path, _patterns(store, min_games))
    return CompileReport(
        str(path),
        min_games,
        written.num_patterns,
        written.num_bytes,
        written.checksum,
        known=store.patterns.totals()["patterns"],
        bare=store.patterns.num_to_compile(min_games) - written.num_patterns,
    )


def _patterns(store: Store, min_games: int) -> Iterator[Pattern]:
    """The raw cuts: 64 exact cells, the stones with any number of liberties."""
    for pattern in store.patterns.to_compile(min_games):
        if num_stones(pattern.key) >= MIN_STONES:
            counts = Statistics(played=pattern.num_moves, games=pattern.num_games)
            yield Pattern(str(pattern.id), pattern_cells(pattern.key), MOVE, statistics=counts)


def _write(path: Path, patterns: Iterator[Pattern]) -> binary.Written:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return binary.write(path, patterns)
    except EngineError as error:
        raise KatachiError(f"{error}; give another --binary, or make room") from None
    except OSError as error:
        raise KatachiError(f"{path}: cannot be written: {error.strerror}; give another --binary") from None
