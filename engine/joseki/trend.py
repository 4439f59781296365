"""How a move's share of the games of its position has changed from era to era."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.joseki.move import ERAS, Figures

#: a position must have so many games with a date before a year, and after it
LEAST_GAMES = 30
#: by what factor the share must have grown or fallen, and by how many standard deviations
FACTOR = 1.5
DEVIATIONS = 4.0


class Trend(NamedTuple):
    """Since the year in which an era begins, a move has a clearly larger or smaller share of the games."""

    since: int
    rising: bool

    def __str__(self) -> str:
        return f"{'rising' if self.rising else 'falling'} since {self.since}"


def eras_of(moves: Iterable[Figures]) -> tuple[int, ...]:
    """The games of a position by era, summed up over its moves; empty if none is known."""
    known = [figures.eras for figures in moves if figures.eras]
    return tuple(map(sum, zip(*known, strict=True))) if known else ()


def era_name(number: int) -> str:
    """The name of an era: "before 1950", "1950-1979", "since 2017"."""
    if number == 0:
        return f"before {ERAS[1]}"
    if number == len(ERAS) - 1:
        return f"since {ERAS[number]}"
    return f"{ERAS[number]}-{ERAS[number + 1] - 1}"


def shares(eras: Sequence[int], of_eras: Sequence[int]) -> tuple[float | None, ...]:
    """A move's share of its position's games, by era; None for eras in which the position has no game."""
    own = eras or (0,) * len(of_eras)
    return tuple(games / total if total else None for games, total in zip(own, of_eras, strict=True))


def trend(eras: Sequence[int], of_eras: Sequence[int]) -> Trend | None:
    """The era since which a move's share differs most clearly from before; None if it never does clearly.

    The shares before and after the beginning of each era are compared as two samples; the era with the most
    standard deviations counts. Because several are tried, the bound is higher than one test would need.
    """
    best, found = DEVIATIONS, None
    if not eras or sum(of_eras) < 2 * LEAST_GAMES:
        return None
    for number in range(1, len(ERAS)):
        own = sum(eras[:number]), sum(eras[number:])
        of = sum(of_eras[:number]), sum(of_eras[number:])
        if min(of) < LEAST_GAMES:
            continue
        before, after = own[0] / of[0], own[1] / of[1]
        mean = sum(own) / sum(of)
        deviation = (mean * (1 - mean) * (1 / of[0] + 1 / of[1])) ** 0.5
        is_clear = max(before, after) >= FACTOR * min(before, after)
        if is_clear and abs(after - before) >= best * deviation > 0:
            best, found = abs(after - before) / deviation, Trend(ERAS[number], after > before)
    return found
