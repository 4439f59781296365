"""Compile: writes patterns, weights and networks to the binary that the engine loads.

The file depends on these alone (docs/formats/pattern-binary.md) and is replaced in one step, so compiling
again is harmless.
"""

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.patterns import Pattern, binary
from engine.points import EngineError
from pipeline import pattern_sources
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.pattern_sources import CUTS, MIN_STONES, Sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.texts.weights_text import Weights, features_of, with_weights

NAME = "compile"
VERSION = 3


@dataclass(frozen=True, slots=True)
class CompileReport:
    """What was written: the file, its patterns by source, its size in bytes, its checksum in hex."""

    binary: str
    min_games: int
    patterns: int
    bytes: int
    checksum: str
    #: patterns of each source, in the order they were named
    sources: dict[str, int]
    #: features that have a weight
    weights: int
    #: features that the network has a row for; 0: there is none
    network: int
    #: layers of the board network; 0: there is none
    layers: int
    #: where these and the networks come from: a file, or "the database"
    weights_from: str
    #: raw cuts of the database, compiled or not
    known: int
    #: raw cuts of enough games that were left out because they have fewer than MIN_STONES stones
    bare: int
    #: patterns left out because a person rejected them, and those that a person edited
    rejected: int
    edited: int

    def tables(self) -> list[Table]:
        """The file and the counts."""
        rows = [("binary", self.binary)]
        rows += [(f"patterns: {name}", str(count)) for name, count in self.sources.items()]
        rows += [("patterns in all", str(self.patterns)), ("weights of features", str(self.weights))]
        rows += [("weights from", self.weights_from)]
        rows += [("features of the network", str(self.network) if self.network else "none")]
        rows += [("layers of the board network", str(self.layers) if self.layers else "none")]
        if self.rejected or self.edited:
            rows += [("rejected", str(self.rejected)), ("edited", str(self.edited))]
        if CUTS in self.sources:
            rows += [
                ("cuts in the database", str(self.known)),
                (
                    f"cuts of {self.min_games} games, fewer than {MIN_STONES} stones",
                    str(self.bare),
                ),
            ]
        rows += [("bytes", str(self.bytes)), ("checksum", self.checksum)]
        return [Table(("", ""), rows, "ll")]

    def as_json(self) -> dict[str, object]:
        """The file and the counts."""
        return asdict(self)


def run(store: Store | None, settings: Settings, executor: Executor) -> CompileReport:
    """Write ``settings.binary`` from the patterns of ``settings.sources`` and their weights.

    ``store`` may be None when no source lies in the database. A pattern that is in two sources is an error.
    """
    path = Path(settings.binary)
    sources = Sources(settings, store)
    with store.recording(NAME, settings) if store else nullcontext() as run_id:
        weights = pattern_sources.weights(settings, store)
        patterns = with_weights(sources.patterns(), weights, sources.decided.edit_of)
        written = _write(path, patterns, weights)
        if store and run_id:
            store.runs.note(run_id, "checksum", written.checksum)
    return CompileReport(
        str(path),
        sources.min_games,
        written.num_patterns,
        written.num_bytes,
        written.checksum,
        sources.counts,
        len(features_of(weights)),
        len(weights.network.parameters.rows) if weights.network else 0,
        len(weights.board_network.parameters.layers) if weights.board_network else 0,
        pattern_sources.place_of_weights(settings, store),
        known=store.patterns.totals()["patterns"] if store else 0,
        bare=sources.num_cuts_left_out,
        rejected=sources.decided.rejected,
        edited=sources.decided.edited,
    )


def _write(path: Path, patterns: Iterator[Pattern], weights: Weights) -> binary.Written:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return binary.write(path, patterns, features_of(weights), network=weights.network_bytes)
    except EngineError as error:
        raise KatachiError(f"{error}; give another --binary, or make room") from None
    except OSError as error:
        raise KatachiError(f"{path}: cannot be written: {error.strerror}; give another --binary") from None
