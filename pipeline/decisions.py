"""Applies people's decisions to patterns.

Rejected patterns are left out of what is compiled and learned; edited ones are replaced by their edit, with
the weight that was learned for it once it was trained. A decision belongs to a version of a pattern: its
cells, attributes, tree and texts, whatever its counts and weights. When these have changed, the pattern is
open again.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import NamedTuple

from engine.patterns import Pattern
from engine.patterns.pattern import UNCOUNTED
from pipeline.knowledge import Located
from pipeline.store import Store
from pipeline.store.decisions import OPEN, Standing
from pipeline.texts.pattern_text import parse_without_header, text_of
from pipeline.texts.weights_text import PATTERN_PREFIX


def version_of(pattern: Pattern) -> str:
    """Twelve hex digits that stand for a pattern without its numbers: cells, attributes, tree, texts."""
    bare = replace(pattern, statistics=UNCOUNTED, weight=0.0, gain=0.0, sources=())
    return blake2b(text_of(bare).encode(), digest_size=6).hexdigest()


def weight_name(pattern: str, content: str) -> str:
    """The name under which the weight learned for an edit is stored; each edit has its own."""
    return f"{PATTERN_PREFIX}{pattern}/{blake2b(content.encode(), digest_size=6).hexdigest()}"


class DecidedPatterns(NamedTuple):
    """Patterns in the form in which they are to be learned; rejected ones are left out."""

    learned: list[Pattern]
    hand_made: list[Pattern]
    #: learned, hand-made and added ones that a person edited, by the name of their weight
    edited: dict[str, Pattern]


def decided_patterns(
    store: Store, learned: Iterable[Pattern], hand_made: Iterable[Pattern]
) -> DecidedPatterns:
    """The patterns to learn: without those that people rejected, and the others as people edited them."""
    decided = AppliedDecisions(store)
    found = DecidedPatterns([], [], {})
    hand = list(hand_made)
    for into, patterns in ((found.learned, learned), (found.hand_made, hand)):
        for pattern in patterns:
            for _, form in decided.apply("", pattern):
                name = decided.edit_of(pattern.id)
                into.append(form) if name is None else found.edited.update({name: form})
    for _, form in decided.added({pattern.id for pattern in hand}):
        name = decided.edit_of(form.id)
        assert name is not None
        found.edited[name] = form
    return found


def read_edit(pattern: str, content: str) -> Pattern:
    """The pattern that an edit's text describes; raises KatachiError when it cannot be read."""
    return next(parse_without_header(content, f"the edit of {pattern}"))[1]


def current(pattern: Pattern, standing: Standing) -> Pattern:
    """The pattern as last edited, or unchanged if it was not."""
    return read_edit(pattern.id, standing.content) if standing.content else pattern


def state_of(pattern: Pattern, standing: Standing) -> str:
    """The state of this version of a pattern, as ``current`` returns it: a state of ``store.decisions``."""
    if standing.state in (OPEN, "edited") or standing.version == version_of(pattern):
        return standing.state
    return OPEN


class AppliedDecisions:
    """Applies the decisions of a database to patterns one by one, and counts the rejected and edited ones."""

    def __init__(self, store: Store | None, only_accepted: bool = False) -> None:
        self.standings = store.decisions.standings() if store else {}
        #: whether patterns that nobody accepted or edited are left out
        self.only_accepted = only_accepted
        self.rejected = self.edited = 0
        self._met: set[str] = set()
        is_edited = store is not None and any(each.content for each in self.standings.values())
        #: weights that training learned, those of edits among them
        self._weights = store.learned.weights() if store is not None and is_edited else {}

    def apply(self, place: str, pattern: Pattern) -> Iterator[tuple[str, Pattern]]:
        """Yield ``place`` and the pattern as decided; nothing when it is left out."""
        standing = self.standings.get(pattern.id)
        if standing is None:
            if not self.only_accepted:
                yield place, pattern
            return
        self._met.add(pattern.id)
        yield from self._judged(place, current(pattern, standing), standing)

    def edit_of(self, pattern: str) -> str | None:
        """The name of the weight of a pattern's edit (``weight_name``); None if no edit stands."""
        standing = self.standings.get(pattern)
        return weight_name(pattern, standing.content) if standing and standing.content else None

    def added(self, known: Collection[str]) -> Located:
        """Edits of patterns not passed to ``apply``: new ones, and those that mining no longer finds.

        Patterns with an id in ``known`` are left out.
        """
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
        if standing.content:
            self.edited += 1
            weight = self._weights.get(weight_name(standing.pattern, standing.content), pattern.weight)
            pattern = replace(pattern, weight=weight)
        yield place, pattern
