"""The settings: one table of name, default and help.

It drives the options of the command, ``katachi.toml``, ``KATACHI_*`` and docs/settings.md.

A setting comes from the command line, else from the environment (``KATACHI_JOBS=2``), else from
``katachi.toml`` in the current folder (``jobs = 2``), else it has its default.
"""

import os
import tomllib
from dataclasses import Field, dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pipeline.errors import UsageError
from pipeline.ranges import Range

if TYPE_CHECKING:
    from engine.knowledge import Files

CONFIG_FILE = "katachi.toml"
#: the joseki as text, where nobody says another
JOSEKI_TEXT = Path("db/joseki/joseki.jos")

#: what `katachi show position` tells, in the order in which it is worked out
EVALUATED_PARTS = ("strings", "connections", "eyes", "groups", "influence", "territory")
#: what numbers are taken where a setting says nothing else
_NOT_NEGATIVE = Range(0)


def _setting(default: Any, help: str, metavar: str = "TEXT", taken: Range = _NOT_NEGATIVE) -> Any:
    return field(default=default, metadata={"help": help, "metavar": metavar, "taken": taken})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the stages are told. The fields are the table: name, type, default, help, range."""

    db: str = _setting("db/katachi.sqlite", "The database.", "FILE")
    jobs: int = _setting(0, "Worker processes; 0 starts one per core, 1 works in this process.")
    cluster: str = _setting(
        "", "Work on the workers of this dask scheduler (tcp://HOST:PORT), not on this machine.", "ADDRESS"
    )
    engine: str = _setting(
        "manyfaces", "The engine to study; gtp:COMMAND or katago:CONFIG for another program.", "NAME"
    )
    knowledge: str = _setting("", "The pattern binary for the engine to load.", "FILE")
    joseki: str = _setting("", "The joseki binary for the engine to load; none for no joseki.", "FILE")
    binary: str = _setting("db/patterns.bin", "The pattern binary that compile writes.", "FILE")
    sources: str = _setting(
        "hand,learned",
        "Where patterns come from: hand (made by hand), shipped (learned, included in Katachi), learned and"
        " cuts (both from the database), folders or .pat files; separate several with commas.",
        "NAMES",
    )
    weights: str = _setting(
        "",
        "Feature weights as text, with the networks beside it; if not given, those of the database with its "
        "learned patterns, else those of db/ here or, without such a folder, those included in Katachi.",
        "FILE",
    )
    split: str = _setting("", "Splits to use: train, valid, unseen; separate several with commas.", "NAMES")
    games: int = _setting(0, "At most this many games, in the order they were ingested; 0 for all.")
    part: str = _setting(
        "", "Only one part of the games, drawn by lot: 1/2 and 2/2 are halves with no game in common.", "N/OF"
    )
    size: int = _setting(0, "Only games on boards of this size; 0 for all.")
    min_games: int = _setting(1, "Only cuts that occur in at least this many games.")
    accepted: bool = _setting(
        False, "Of learned and hand-made patterns, only those that a person has accepted or edited."
    )
    least: int = _setting(
        0,
        "Shapes played at least this often can become patterns; 0 chooses by the number of positions.",
    )
    significance: float = _setting(
        0.0,
        "How clearly a shape must change the odds of the shape that contains it: the smallest G"
        " (10.8: one in a thousand); 0 leaves the choice to train, which weighs all of them together.",
    )
    exact: bool = _setting(False, "Do not merge cells of patterns that the counts cannot tell apart.")
    attributes: int = _setting(
        500,
        "Try this many of the most-played patterns with attributes (phase, distance to the last move, ko,"
        " a stone that can be captured), and add those that pay; 0 for none.",
    )
    epochs: int = _setting(3, "Passes over the training games.")
    repeat: str = _setting(
        "",
        "Use the games on a board size several times in each pass of the networks, where there are few:"
        " 9:10 uses those on 9x9 ten times; separate several with commas.",
        "SIZE:TIMES",
    )
    step: float = _setting(
        0.0,
        "First step size for the networks, up to 0.01; 0 stands for 0.001 in refine and 0.0005 in survey."
        " With smaller steps a network that is trained further forgets less and gains less.",
        taken=Range(0, 0.01),
    )
    rate: float = _setting(
        0.1,
        "Step size of the first pass, above 0 up to 10; it falls to a tenth of that in the last.",
        taken=Range(0, 10, is_open=True),
    )
    share: float = _setting(
        1.0, "Share of the games used in each pass, above 0 up to 1.", taken=Range(0, 1, is_open=True)
    )
    keep: int = _setting(
        80_000,
        "Keep at most this many learned patterns, chosen before the last of several passes; 0 for all.",
    )
    further: bool = _setting(
        False,
        "Start from existing knowledge: the patterns and weights learned in the database, else those included"
        " in Katachi. train continues with the weights, survey and mine with the board network; generalise"
        " only adds patterns with attributes.",
    )
    weights_only: bool = _setting(
        False, "Learn patterns and weights only, without the networks of refine and survey."
    )
    every: int = _setting(20, "Audit one position every N moves, counted back from the end of the game.")
    retry: bool = _setting(False, "Retry games that were given up.")
    explain: int = _setting(3, "Give reasons for this many candidates, and for the move that was played.")
    compare: bool = _setting(False, "Also measure without the knowledge, and show the gain.")
    strict: bool = _setting(False, "Exit with code 4 if an input was rejected.")
    quiet: bool = _setting(False, "Show the result only, no progress.")

    @property
    def workers(self) -> int:
        """Number of worker processes that ``jobs`` stands for."""
        return self.jobs or os.cpu_count() or 1

    @property
    def files(self) -> "Files":
        """The binaries that the engine loads."""
        from engine.knowledge import Files  # help must not load the engine

        patterns, joseki = self.knowledge, self.joseki
        if self.cluster:  # its workers are in folders of their own
            patterns = patterns and os.path.abspath(patterns)
            joseki = os.path.abspath(joseki) if joseki not in ("", "none") else joseki
        return Files(patterns or None, joseki or None)


def table() -> tuple[Field[Any], ...]:
    """All settings in the order of the docs."""
    return fields(Settings)


def describe(name: str) -> Field[Any]:
    """The table's row for one setting; KeyError when there is none."""
    return {row.name: row for row in table()}[name]


def refusal(name: str, value: object) -> str:
    """Why a setting cannot have a value of its type, and what to give; empty when it can."""
    row = describe(name)
    return row.metadata["taken"].refusal(value) if row.type in (int, float) else ""


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"KATACHI_{name.upper()}"


def default(name: str) -> Any:
    """The value a setting has when neither the command line nor the environment gives one."""
    return from_file(_config_file()).get(name, describe(name).default)


def is_configured(name: str) -> bool:
    """Whether ``katachi.toml`` says what a setting is."""
    return name in from_file(_config_file())


def _config_file() -> Path:
    try:
        return Path(CONFIG_FILE).absolute()
    except FileNotFoundError:
        raise UsageError(
            "the current folder is gone: change to another one, and run the command there"
        ) from None


@lru_cache(maxsize=1)
def from_file(path: Path) -> dict[str, Any]:
    """The settings in ``katachi.toml``, checked; empty when there is no such file."""
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path}: cannot be read as TOML: {error}") from None
    for name, value in values.items():
        _check(path, name, value)
    return values


def _check(path: Path, name: str, value: object) -> None:
    names = [row.name for row in table()]
    if name not in names:
        raise UsageError(f"{path}: no setting is called '{name}'; there are: {', '.join(names)}")
    wanted = describe(name).type
    if type(value) is not wanted:
        kind = getattr(wanted, "__name__", wanted)
        raise UsageError(f"{path}: '{name}' must be of type {kind}, not {value!r}")
    if refused := refusal(name, value):
        raise UsageError(f"{path}: '{name}': {refused}")
