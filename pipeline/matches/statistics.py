"""Statistics of game results: Elo differences with their intervals, and a sequential test.

Two games from one opening, with the colours exchanged, are not independent. So the pair is the unit; a game
without its pair is a unit alone.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

#: quantile of a two-sided 95 % interval
Z95 = 1.959964
#: error rates of the sequential test
ALPHA = BETA = 0.05
#: so many units of even games are added when the variance is estimated: a few equal units prove little
PRIOR_UNITS = 4
#: the variance of the mean of two coin tosses
PAIR_VARIANCE = 0.125


class Elo(NamedTuple):
    """An Elo difference with its 95 % interval; None for scores of 0 and 1, which no difference explains."""

    value: float | None
    low: float | None
    high: float | None


class Sprt(NamedTuple):
    """The state of a sequential probability ratio test of elo0 against elo1."""

    elo0: float
    elo1: float
    #: the log-likelihood ratio of elo1 to elo0, and the bounds at which the test is decided
    llr: float
    lower: float
    upper: float

    @property
    def verdict(self) -> str:
        """ "H1" (elo1 is nearer than elo0), "H0" (elo0 is nearer), or "open"."""
        return "H1" if self.llr >= self.upper else "H0" if self.llr <= self.lower else "open"


def elo_of(score: float) -> float | None:
    """The Elo difference at which a mean score (0 to 1) is expected; None for 0 and 1."""
    if not 0 < score < 1:
        return None
    return -400 * math.log10(1 / score - 1)


def score_of(elo: float) -> float:
    """The mean score, 0 to 1, that is expected at an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def estimate(units: Sequence[float]) -> Elo:
    """The Elo difference that the mean scores (0 to 1) of independent units show.

    Its interval is Wilson's for the score, which makes sense for few units and for a score of 0 or 1 too. The
    number of games in his formula is the one whose coin tosses would have the variance of the units.
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
    """How many coin tosses have the same mean and variance as a unit, 0.5 to 2: fewer if its games agree."""
    mean = sum(units) / len(units)
    if mean in (0, 1):
        return 1.0
    return min(2.0, max(0.5, mean * (1 - mean) / _variance(units)))


def _variance(units: Sequence[float]) -> float:
    """An estimate of the variance of a unit, with PRIOR_UNITS units of even games."""
    mean = sum(units) / len(units)
    spread = sum((unit - mean) ** 2 for unit in units) + PRIOR_UNITS * PAIR_VARIANCE
    return spread / (len(units) + PRIOR_UNITS)


def sprt(units: Sequence[float], elo0: float, elo1: float) -> Sprt:
    """The test of two Elo differences after these units (scores from 0 to 1), by normal approximation."""
    lower, upper = math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)
    if not units:
        return Sprt(elo0, elo1, 0.0, lower, upper)
    mean = sum(units) / len(units)
    score0, score1 = score_of(elo0), score_of(elo1)
    llr = len(units) * (score1 - score0) * (2 * mean - score0 - score1) / (2 * _variance(units))
    return Sprt(elo0, elo1, llr, lower, upper)
