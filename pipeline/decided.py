"""What people decided, applied to patterns.

Rejected ones are left out, edited ones take the place of what they were. A decision is on a version of a
pattern: what it asks and says, whatever its counts and weights. A pattern whose text was changed since then
is open again.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from hashlib import blake2b

from engine.patterns import Pattern
from engine.patterns.pattern import UNCOUNTED
from pipeline.knowledge import Located
from pipeline.pattern_text import LEGEND, parse, text_of
from pipeline.store import Store
from pipeline.store.decisions import OPEN, Standing


def version_of(pattern: Pattern) -> str:
    """Twelve hex digits that stand for a pattern without its numbers: cells, attributes, tree, texts."""
    bare = replace(pattern, statistics=UNCOUNTED, weight=0.0, gain=0.0, sources=())
    return blake2b(text_of(bare).encode(), digest_size=6).hexdigest()


def read_edit(pattern: str, content: str) -> Pattern:
    """The pattern of an edit's text; KatachiError where it cannot be read."""
    return next(parse(f"{LEGEND}\n{content}", f"the edit of {pattern}"))[1]


def current(pattern: Pattern, standing: Standing) -> Pattern:
    """The pattern as it was edited last, or as it is."""
    return read_edit(pattern.id, standing.content) if standing.content else pattern


def state_of(pattern: Pattern, standing: Standing) -> str:
    """What was decided on this version of a pattern (``current``)."""
    if standing.state in (OPEN, "edited") or standing.version == version_of(pattern):
        return standing.state
    return OPEN


class Decided:
    """The decisions of a database, applied to patterns as they come; counts what they did."""

    def __init__(self, store: Store | None, only_accepted: bool = False) -> None:
        self.standings = store.decisions.standings() if store else {}
        #: leave out learned patterns that nobody accepted or edited
        self.only_accepted = only_accepted
        self.rejected = self.edited = 0
        self._met: set[str] = set()

    def apply(self, place: str, pattern: Pattern) -> Iterator[tuple[str, Pattern]]:
        """The pattern as decided; nothing when it was rejected."""
        standing = self.standings.get(pattern.id)
        if standing is None:
            if not self.only_accepted:
                yield place, pattern
            return
        self._met.add(pattern.id)
        yield from self._judged(place, current(pattern, standing), standing)

    def added(self, known: Collection[str]) -> Located:
        """Edits of patterns that did not come: new ones, and those that mining no longer finds."""
        for standing in self.standings.values():
            if standing.content and standing.pattern not in self._met and standing.pattern not in known:
                pattern = read_edit(standing.pattern, standing.content)
                yield from self._judged(f"the edit of {standing.pattern}", pattern, standing)

    def _judged(self, place: str, pattern: Pattern, standing: Standing) -> Iterator[tuple[str, Pattern]]:
        state = state_of(pattern, standing)
        if state == "rejected":
            self.rejected += 1
            return
        if self.only_accepted and state not in ("accepted", "edited"):
            return
        self.edited += bool(standing.content)
        yield place, pattern
