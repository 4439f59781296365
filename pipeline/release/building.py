"""Reads the knowledge that a release is made of, text and decisions, and writes it as binaries."""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine import knowledge as installed
from engine.joseki import binary as joseki_binary
from engine.joseki.lines import steps
from engine.joseki.move import Graph
from engine.knowledge import Files
from engine.patterns import Pattern, binary
from engine.points import EngineError
from pipeline import knowledge, pattern_sources
from pipeline.errors import KatachiError
from pipeline.joseki import text as joseki_text
from pipeline.joseki.opening_lines import num_moves
from pipeline.pattern_sources import HAND, IN_DATABASE, NAMES, SHIPPED, Sources
from pipeline.release.manifest import JOSEKI, JOSEKI_TEXT, PATTERNS, size_and_hash
from pipeline.release.wanted import ReleaseRequest
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.texts import decisions_text, weights_text
from pipeline.texts.pattern_text import text_of
from pipeline.texts.weights_text import Weights


@dataclass(frozen=True, slots=True)
class ReleaseKnowledge:
    """What goes into a release, with people's decisions applied."""

    patterns: list[Pattern]
    weights: Weights
    #: patterns by source
    sources: dict[str, int]
    rejected: int
    edited: int
    joseki: Graph

    @property
    def features(self) -> dict[str, float]:
        """The weights of features."""
        return weights_text.features_of(self.weights)

    def counts(self) -> dict[str, object]:
        """The numbers of patterns, features and so on, for the manifest."""
        return {
            "patterns": len(self.patterns),
            "sources": self.sources,
            "rejected": self.rejected,
            "edited": self.edited,
            "features": len(self.features),
            "network": bool(self.weights.network),
            "board_network": bool(self.weights.board_network),
            "joseki_moves": self.joseki.num_moves,
            "joseki_positions": len(self.joseki.positions),
            "joseki_openings": num_moves(self.joseki.openings),
        }


def count_rows(counts: Mapping[str, object]) -> list[tuple[str, str]]:
    """A row, name and number, for each count that is not zero; "yes" for what is there or not."""
    rows = []
    for name, count in counts.items():
        if isinstance(count, Mapping):
            rows += [(f"patterns: {source}", str(number)) for source, number in count.items()]
        elif count:
            rows.append((name.replace("_", " "), "yes" if count is True else str(count)))
    return rows


def knowledge_of(wanted: ReleaseRequest, settings: Settings, store: Store | None) -> ReleaseKnowledge:
    """Read the knowledge of a release; raises KatachiError if a text cannot be read or there is nothing."""
    if not wanted.joseki.exists():
        raise KatachiError(f"{wanted.joseki}: there are no joseki; give --joseki-text FILE.jos")
    graph = joseki_text.read_file(wanted.joseki)
    sources = Sources(settings, store)
    weights = pattern_sources.weights(settings, store)
    patterns = list(weights_text.with_weights(sources.patterns(), weights, sources.decided.edit_of))
    decided = sources.decided
    return ReleaseKnowledge(patterns, weights, sources.counts, decided.rejected, decided.edited, graph)


def build(folder: Path, found: ReleaseKnowledge) -> Files:
    """Write the binaries and the joseki's text into a folder; the same knowledge gives the same bytes."""
    try:
        binary.write(folder / PATTERNS, found.patterns, found.features, network=found.weights.network_bytes)
        joseki_binary.write(str(folder / JOSEKI), list(steps(found.joseki)), found.joseki.openings)
    except EngineError as error:
        raise KatachiError(f"{error}; it cannot be released") from None
    joseki_text.write_file(folder / JOSEKI_TEXT, found.joseki)
    return Files(str(folder / PATTERNS), str(folder / JOSEKI))


def single(value: float) -> float:
    """A weight or gain as the binary holds it."""
    return float(struct.unpack("<f", struct.pack("<f", value))[0])


def inputs(
    wanted: ReleaseRequest, settings: Settings, store: Store | None, found: ReleaseKnowledge
) -> dict[str, dict[str, object]]:
    """Size and hash of everything that the binaries are made of, by name.

    The number of the run that learned something is left out: a killed run counts too and would change it.
    """
    told = {_name(path): size_and_hash(path.read_bytes()) for path in _files(wanted, settings)}
    named = pattern_sources.named_sources(settings)
    if any(name in IN_DATABASE for name in named):
        text = "".join(sorted(map(text_of, found.patterns)))
        text += weights_text.text_of(Weights(found.weights.values))
        told["patterns and weights of the database"] = size_and_hash(text.encode())
        if found.weights.network:
            told["networks of the database"] = size_and_hash(found.weights.network_bytes)
    if store is not None and store.decisions.standings():
        told["decisions of the database"] = size_and_hash(
            decisions_text.write(store.decisions.all()).encode()
        )
    return dict(sorted(told.items()))


def _name(path: Path) -> str:
    """As it was given; what comes with the program does not depend on where that is."""
    return f"engine/{path.name}" if path == installed.DEFAULT else path.as_posix()


def _files(wanted: ReleaseRequest, settings: Settings) -> Iterator[Path]:
    yield wanted.joseki
    named = pattern_sources.named_sources(settings)
    if settings.weights:
        yield from _weights(Path(settings.weights))
    for name in named:
        if name not in NAMES:
            yield from sorted(Path(name).glob("*.pat")) if Path(name).is_dir() else [Path(name)]
    if not any(name in (HAND, SHIPPED) for name in named):
        return
    if not knowledge.is_here():
        yield installed.DEFAULT
        return
    if HAND in named:
        yield from sorted((knowledge.DB / knowledge.HAND_MADE).glob("*.pat"))
    if SHIPPED in named:
        yield from sorted((knowledge.DB / knowledge.LEARNED).glob("*.pat"))
    if not settings.weights and (knowledge.DB / knowledge.WEIGHTS).exists():
        yield from _weights(knowledge.DB / knowledge.WEIGHTS)


def _weights(path: Path) -> Iterator[Path]:
    """A file of weights, and those of its networks."""
    yield path
    yield from knowledge.networks_beside(path)
