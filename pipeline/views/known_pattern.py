"""``katachi show pattern`` for a pattern that the engine has loaded: the name of its shape, figures, text."""

import struct
from dataclasses import dataclass, replace

from engine.patterns import Pattern
from engine.patterns.names import describe
from pipeline.pattern_sources import loaded_pattern
from pipeline.settings import Settings
from pipeline.tables import Table, pluralise
from pipeline.texts.pattern_text import text_of
from pipeline.views import drawing
from pipeline.views.markup import Markup


@dataclass(frozen=True, slots=True)
class KnownPatternView:
    """A pattern of the engine's knowledge."""

    pattern: Pattern
    #: of the binary that has it
    path: str

    def as_text(self) -> str:
        """Its facts, then the pattern in the text form."""
        return f"{Table(('', ''), list(self._facts()), 'll').render()}\n{text_of(self.pattern)}"

    def _facts(self) -> list[tuple[str, str]]:
        counts = self.pattern.statistics
        facts = [("pattern", f"{self.pattern.id} in {self.path}"), ("shape", describe(self.pattern))]
        if counts.seen:
            share = f" ({counts.played / counts.seen:.1%})"
            facts.append(("played", f"{counts.played:,} of {counts.seen:,} times{share}"))
        if counts.games:
            facts.append(
                ("by", f"{pluralise(counts.players, 'player')} in {pluralise(counts.games, 'game')}")
            )
        if self.pattern.weight:
            facts.append(("weight", f"{self.pattern.weight:+.3f} nats"))
        return facts

    def as_svg(self) -> Markup:
        """A drawing of its cells."""
        return drawing.pattern(self.pattern, f"pattern {self.pattern.id}: {describe(self.pattern)}")

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        found = self.pattern
        return {
            "id": found.id,
            "binary": self.path,
            "shape": describe(found),
            "class": found.kind,
            "weight": found.weight,
            "gain": found.gain,
            "statistics": found.statistics._asdict(),
            "text": text_of(found).splitlines(),
        }


def run(settings: Settings, pattern_id: str) -> KnownPatternView:
    """A pattern that the settings' engine has loaded. Raises KatachiError if it knows no such pattern."""
    found, path = loaded_pattern(settings, pattern_id)
    told = replace(found, weight=_shortest_float(found.weight), gain=_shortest_float(found.gain))
    return KnownPatternView(told, path)


def _shortest_float(number: float) -> float:
    """The shortest decimal number that equals this one in the 32 bits of the binary."""
    bits = struct.pack("f", number)
    shorter = (float(f"{number:.{digits}g}") for digits in range(1, 9))
    return next((short for short in shorter if struct.pack("f", short) == bits), number)
