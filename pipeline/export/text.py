"""``katachi export``: patterns, weights, networks and decisions as text that git can compare."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.patterns import Pattern
from engine.points import EngineError
from pipeline import pattern_sources
from pipeline.errors import KatachiError
from pipeline.pattern_sources import Sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.texts import board_network_text, decisions_text, network_text, weights_text
from pipeline.texts.pattern_text import LEGEND, text_of
from pipeline.texts.weights_text import Weights, features_of
from pipeline.writing import write_text

#: the most characters of patterns in a file, so that git and editors stay fast
FILE_SIZE = 2_000_000
PATTERNS = "patterns-{:02}.pat"
_PATTERNS = re.compile(r"patterns-\d{2,}\.pat")


@dataclass(frozen=True, slots=True)
class ExportReport:
    """What was written."""

    folder: str
    #: the number of patterns by source
    sources: dict[str, int]
    #: the number of features with a weight
    weights: int
    #: the size of each file in bytes
    files: dict[str, int]

    def tables(self) -> list[Table]:
        """The counts, then the files."""
        rows = [(f"patterns: {name}", str(count)) for name, count in self.sources.items()]
        files = [(name, str(size)) for name, size in self.files.items()]
        return [
            Table(("", ""), [*rows, ("weights of features", str(self.weights))], "ll"),
            Table((f"file in {self.folder}", "bytes"), files),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return asdict(self)


def run(store: Store | None, settings: Settings, folder: Path) -> ExportReport:
    """Write the patterns of ``settings.sources``, the weights, the networks and the decisions into a folder.

    Files of an earlier export are replaced, other files stay. The same knowledge gives the same bytes. Raises
    KatachiError for a pattern that cannot be written.
    """
    sources = Sources(settings, store)
    weights = pattern_sources.weights(settings, store)
    try:
        texts = list(pattern_files(sources.patterns()))
        names = [PATTERNS.format(number) for number in range(1, len(texts) + 1)]
        for name, text in zip(names, texts, strict=True):
            write_text(folder / name, text)
        for old in folder.iterdir():
            if _PATTERNS.fullmatch(old.name) and old.name not in names:
                old.unlink()
        folder.mkdir(parents=True, exist_ok=True)
        weights_text.write(folder / weights_text.NAME, weights)
        names += _write_networks(folder, weights)
    except EngineError as error:
        raise KatachiError(f"{error}; it cannot be exported") from None
    if sources.decided.standings:
        assert store is not None
        write_text(folder / decisions_text.NAME, decisions_text.write(store.decisions.all()))
        names.append(decisions_text.NAME)
    sizes = {name: (folder / name).stat().st_size for name in (*names, weights_text.NAME)}
    return ExportReport(str(folder), sources.counts, len(features_of(weights)), sizes)


def _write_networks(folder: Path, weights: Weights) -> Iterator[str]:
    """Write the networks, and remove the file of one that is missing; yields the names of the files."""
    for made, text in (
        (weights.network, network_text),
        (weights.board_network, board_network_text),
    ):
        if made:
            text.write(folder / text.NAME, made)
            yield text.NAME
        else:
            (folder / text.NAME).unlink(missing_ok=True)


def pattern_files(patterns: Iterable[Pattern]) -> Iterator[str]:
    """The texts of the files with these patterns, at least one file: the largest gain first, then by id."""
    parts = [LEGEND]
    size = 0
    for pattern in sorted(patterns, key=lambda pattern: (-pattern.gain, pattern.id)):
        text = text_of(pattern)
        if size and size + len(text) > FILE_SIZE:
            yield "".join(parts)
            parts, size = [LEGEND], 0
        parts.append(f"\n{text}")
        size += len(text)
    yield "".join(parts)
