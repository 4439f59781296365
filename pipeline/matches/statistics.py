"""Statistics of game results: Elo differences with their intervals, and a sequential test.

Games come in pairs from one opening with the colours exchanged; as the two are not independent, the pair is
the unit. An unpaired game is a unit of its own.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

#: quantile of a two-sided 95 % interval
Z95 = 1.959964
#: error rates of the sequential test
ALPHA = BETA = 0.05
#: units of even games that the variance is estimated with besides: few units that are alike prove little
PRIOR_UNITS = 4
#: the variance of the mean of two coin tosses
PAIR_VARIANCE = 0.125


class Elo(NamedTuple):
    """A difference with its 95 % interval; None where the score is 0 or 1, which no difference explains."""

    value: float | None
    low: float | None
    high: float | None


class Sprt(NamedTuple):
    """The state of a sequential probability ratio test of elo0 against elo1."""

    elo0: float
    elo1: float
    llr: float
    lower: float
    upper: float

    @property
    def verdict(self) -> str:
        """Which it is: "H1" (elo1 or more), "H0" (elo0 or less), or "open"."""
        return "H1" if self.llr >= self.upper else "H0" if self.llr <= self.lower else "open"


def elo_of(score: float) -> float | None:
    """The difference that makes a mean score (0 to 1) likely."""
    if not 0 < score < 1:
        return None
    return -400 * math.log10(1 / score - 1)


def score_of(elo: float) -> float:
    """The mean score that a difference makes likely."""
    return 1 / (1 + 10 ** (-elo / 400))


def estimate(units: Sequence[float]) -> Elo:
    """The difference from the mean scores (0 to 1) of independent units.

    The interval is that of the score, by Wilson's formula for as many games as the variance of the units is
    worth, so that it makes sense for few units and for a score of 0 or 1.
    """
    if not units:
        return Elo(None, None, None)
    mean = sum(units) / len(units)
    number = len(units) * _binomial_share(units)
    centre = (mean + Z95**2 / (2 * number)) / (1 + Z95**2 / number)
    spread = math.sqrt(mean * (1 - mean) / number + Z95**2 / (4 * number**2))
    half = Z95 * spread / (1 + Z95**2 / number)
    low, high = centre - half, centre + half
    return Elo(elo_of(mean), elo_of(max(low, 0.0) if mean > 0 else 0.0), elo_of(high if mean < 1 else 1.0))


def _binomial_share(units: Sequence[float]) -> float:
    """How many coin tosses of the same mean have the variance of a unit: two, or fewer if its games agree."""
    mean = sum(units) / len(units)
    if mean in (0, 1):
        return 1.0
    return min(2.0, max(0.5, mean * (1 - mean) / _variance(units)))


def _variance(units: Sequence[float]) -> float:
    """The variance of a unit, as far as it can be told."""
    mean = sum(units) / len(units)
    spread = sum((unit - mean) ** 2 for unit in units) + PRIOR_UNITS * PAIR_VARIANCE
    return spread / (len(units) + PRIOR_UNITS)


def sprt(units: Sequence[float], elo0: float, elo1: float) -> Sprt:
    """The log-likelihood ratio of two differences after some units (normal approximation)."""
    lower, upper = math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)
    if not units:
        return Sprt(elo0, elo1, 0.0, lower, upper)
    mean = sum(units) / len(units)
    score0, score1 = score_of(elo0), score_of(elo1)
    llr = len(units) * (score1 - score0) * (2 * mean - score0 - score1) / (2 * _variance(units))
    return Sprt(elo0, elo1, llr, lower, upper)
