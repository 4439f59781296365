"""Puts the reasons for a candidate in order, the most telling first, and into words."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from engine.feature_table import PLACING
from pipeline.tables import pluralise

#: the reasons of a candidate that are told one by one; the others are added up
MOST_REASONS = 6
#: what `engine.explain` says of a pattern: the name of its shape, with how many cells it has, and its figures
_PATTERN = re.compile(r"(?P<name>.*?)(?:, \d+ cells)?(?P<rest>,.*)? \(pattern .*\)")


class ToldReason(NamedTuple):
    """A reason in words; patterns with the same name are told as one."""

    text: str
    #: in the player's own unit, of all reasons that it stands for
    value: float
    #: how many these are
    number: int


def order_reasons(candidate: Any, candidates: Sequence[Any]) -> list[ToldReason]:
    """The reasons of a candidate, those first that set it apart from the other candidates.

    The order is by how far a reason's value is from the mean of what the others get for the same reason.
    Features that only say where a move lies (`engine.feature_table.PLACING`) come last.
    """
    others = [other for other in candidates if other is not candidate]
    given: dict[tuple[str, str, str], float] = {}
    for other in others:
        for reason in other.reasons:
            given[_speaker(reason)] = given.get(_speaker(reason), 0.0) + reason.value

    def lead(reason: Any) -> float:
        return float(reason.value - given.get(_speaker(reason), 0.0) / max(1, len(others)))

    def order(group: Sequence[Any]) -> tuple[bool, float]:
        is_placing = group[0].kind == "feature" and group[0].name in PLACING
        return is_placing, -abs(sum(map(lead, group)))

    groups = [
        sorted(group, key=lambda reason: -abs(lead(reason))) for group in _group_by_name(candidate.reasons)
    ]
    return [_merge(group) for group in sorted(groups, key=order)]


def reason_sentences(candidate: Any, candidates: Sequence[Any] = ()) -> Iterator[str]:
    """The first reasons by `order_reasons` with their values, then the sum of the others."""
    reasons = order_reasons(candidate, candidates)
    for reason in reasons[:MOST_REASONS]:
        yield f"{reason.text} ({_signed(reason.value)})"
    if rest := reasons[MOST_REASONS:]:
        number = sum(reason.number for reason in rest)
        yield f"{pluralise(number, 'more reason')} ({_signed(sum(reason.value for reason in rest))})"


def _group_by_name(reasons: Iterable[Any]) -> Iterator[list[Any]]:
    """Every reason by itself, but patterns of one side with the same name together.

    Such patterns lie one inside the other: what the smaller one says is part of what the larger one says.
    """

    def key(reason: Any) -> tuple[str, str, str]:
        found = _PATTERN.fullmatch(reason.text) if reason.kind == "pattern" else None
        if found is None:
            return _speaker(reason)
        return reason.kind, f"{found['name']}{found['rest'] or ''}", reason.side

    for _, group in groupby(sorted(reasons, key=key), key):
        yield list(group)


def _merge(group: Sequence[Any]) -> ToldReason:
    text = group[0].text
    if len(group) > 1:
        text = f"{text}, and {pluralise(len(group) - 1, 'more pattern')} like it"
    return ToldReason(text, sum(reason.value for reason in group), len(group))


def _speaker(reason: Any) -> tuple[str, str, str]:
    return reason.kind, reason.name, reason.side


def _signed(value: float) -> str:
    return f"{round(value, 2):+g}"
