"""Decides which counted shapes become patterns: those that change the odds of a move. Used by ``generalise``.

A shape is tested against the shape that it was cut from: is the move played significantly more often, or less
often, than in that larger class? Siblings that the counts cannot tell apart become one pattern with merged
cells.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import log

from engine.patterns.pattern import ANYTHING, Pattern
from engine.patterns.shapes import STAGES

#: added to the counts of played and of not played, so that no odds are infinite
_PRIOR = 0.5
#: a shape found at this share of the places of the shape it was cut from says nothing more than that one
SAME = 0.98


@dataclass(slots=True)
class Candidate:
    """A counted shape on its way to a pattern."""

    pattern: Pattern
    #: place in ``engine.patterns.shapes.STAGES``
    stage: int
    #: the shape it was cut from, None for the smallest
    parent: "Candidate | None"
    played: int
    seen: int
    kept: bool = False
    #: whether it replaces several shapes
    is_merged: bool = False

    @property
    def log_odds(self) -> float:
        """Log of played to not played."""
        return log((self.played + _PRIOR) / (self.seen - self.played + _PRIOR))

    @property
    def base(self) -> "Candidate | None":
        """The nearest ancestor that is kept."""
        base = self.parent
        while base is not None and not base.kept:
            base = base.parent
        return base


def select(candidates: Sequence[Candidate], significance: float) -> list[Candidate]:
    """The candidates to keep: those that are rarer than their base and whose odds differ from its odds.

    ``significance`` is the least G (the likelihood-ratio statistic, chi-squared with one degree of freedom:
    10.8 for 0.1 %). ``candidates`` must have parents before their children. Those without a base are kept.
    """
    for candidate in candidates:
        base = candidate.base
        candidate.kept = base is None or (
            candidate.seen < SAME * base.seen and g_statistic([candidate], base) >= significance
        )
    return [candidate for candidate in candidates if candidate.kept]


def g_statistic(parts: Iterable[Candidate], whole: Candidate) -> float:
    """Twice the log-likelihood that the parts lose if all of them get the odds of the whole."""
    rate = (whole.played + _PRIOR) / (whole.seen + 2 * _PRIOR)
    total = 0.0
    for part in parts:
        rest = part.seen - part.played
        if part.played:
            total += part.played * log(part.played / (part.seen * rate))
        if rest:
            total += rest * log(rest / (part.seen * (1 - rate)))
    return 2 * total


def initial_weight(candidate: Candidate) -> float:
    """What it adds to the log-odds of its base, in nats: the sum over all its ancestors is its log-odds."""
    base = candidate.base
    return candidate.log_odds - (base.log_odds if base else 0.0)


def merge(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates, with siblings that differ in one outer cell merged where that shortens the description.

    One pattern less saves half the log of the number of sightings (the Bayesian information criterion); it
    costs half the G of the parts against the whole. Best savings first; a candidate is merged at most once.
    """
    groups: dict[tuple[object, ...], list[Candidate]] = defaultdict(list)
    for candidate in candidates:
        for cell in _outer_cells(candidate):
            groups[_with_hole(candidate, cell)].append(candidate)
    proposals = []
    for key, group in groups.items():
        if len(group) > 1:
            whole = _merged(group, int(str(key[0])))
            saving = (len(group) - 1) * log(whole.seen) - g_statistic(group, whole)
            if saving > 0:
                proposals.append((saving, whole, group))
    proposals.sort(key=lambda proposal: (-proposal[0], proposal[1].pattern.id))
    taken: set[int] = set()
    merged = []
    for _, whole, group in proposals:
        if not any(id(part) in taken for part in group):
            taken.update(map(id, group))
            merged.append(whole)
            for part in group:
                # so that the base of their children is the merged one
                part.kept, part.parent = False, whole
    return [candidate for candidate in candidates if id(candidate) not in taken] + merged


def _outer_cells(candidate: Candidate) -> list[int]:
    """The cells that its parent does not have."""
    stage = candidate.stage
    inner = STAGES[stage - 1] if stage else 0
    move = candidate.pattern.move
    cells = []
    for cell, contents in enumerate(candidate.pattern.cells):
        dx, dy = abs(cell % 8 - move % 8), abs(cell // 8 - move // 8)
        if contents != ANYTHING and inner < dx + dy + max(dx, dy):
            cells.append(cell)
    return cells


def _with_hole(candidate: Candidate, cell: int) -> tuple[object, ...]:
    cells = candidate.pattern.cells
    return cell, candidate.stage, candidate.pattern.attributes, cells[:cell], cells[cell + 1 :]


def _merged(group: Sequence[Candidate], cell: int) -> Candidate:
    first = group[0]
    contents = 0
    for part in group:
        contents |= part.pattern.cells[cell]
    cells = bytearray(first.pattern.cells)
    cells[cell] = contents
    pattern = replace(first.pattern, cells=bytes(cells), id=f"{first.pattern.id}-{cell}")
    played, seen = sum(part.played for part in group), sum(part.seen for part in group)
    return Candidate(pattern, first.stage, first.parent, played, seen, True, True)
