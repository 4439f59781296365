"""Chooses the reasons for a candidate that are worth telling first, and puts them into words."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from engine.feature_table import PLACING
from pipeline.tables import counted

#: the reasons of a candidate that are told one by one; the others are added up
TOLD_REASONS = 6


def telling(candidate: Any, candidates: Sequence[Any]) -> list[Any]:
    """The reasons of a candidate, those that a player learns most from first.

    What sets it apart from the other candidates comes before what speaks for all of them as well: the
    order is by how far the value of a reason is from what the others get from the same reason on average.
    Features that say only where a move lies (`engine.feature_table.PLACING`) come last.
    """
    others = [other for other in candidates if other is not candidate]
    given: dict[tuple[str, str, str], float] = {}
    for other in others:
        for reason in other.reasons:
            given[_speaker(reason)] = given.get(_speaker(reason), 0.0) + reason.value

    def order(reason: Any) -> tuple[bool, float]:
        usual = given.get(_speaker(reason), 0.0) / max(1, len(others))
        return reason.kind == "feature" and reason.name in PLACING, -abs(reason.value - usual)

    return sorted(candidate.reasons, key=order)


def sentences(candidate: Any, candidates: Sequence[Any] = ()) -> Iterator[str]:
    """The first reasons by `telling` with their values, then the sum of the others."""
    reasons = iter(telling(candidate, candidates))
    for reason in islice(reasons, TOLD_REASONS):
        yield f"{reason.text} ({_signed(reason.value)})"
    if rest := [reason.value for reason in reasons]:
        yield f"{counted(len(rest), 'more reason')} ({_signed(sum(rest))})"


def _speaker(reason: Any) -> tuple[str, str, str]:
    return reason.kind, reason.name, reason.side


def _signed(value: float) -> str:
    return f"{round(value, 2):+g}"
