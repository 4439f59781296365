"""Finds conditional patterns: patterns whose weight should depend on an attribute. Used by ``generalise``.

The odds of a pattern alone do not show this: in the endgame every move is likelier because fewer are legal,
and so is every move near the last one. So we look at what patterns and features together fail to explain.
Their weights are learned in one pass over a sample of the training games (``WeightsPass``). A second pass
(``SurprisePass``) sums up, for each of the most played patterns and each attribute, how often the move was
played beyond what those weights expect. ``choose`` keeps the members for which that is significant.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import erfc, exp, gamma, log, sqrt
from pathlib import Path

import numpy as np

from engine.features import FEATURES
from engine.learning.training import Trainer
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import (
    ENEMY_1,
    ENEMY_2,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_2,
    FRIEND_ANY,
    SIDE,
    Attribute,
    Pattern,
)
from pipeline.learning.training_passes import FROZEN, GameSource
from pipeline.store.checkpoints import Arrays

#: training games in the sample
SAMPLE = 1500
#: step size of the pass that learns the weights
RATE = 0.1
#: added to every variance: a move that was hardly ever expected proves nothing when it is played
PRIOR = 20.0
#: probability of accepting any division at all if none of them were real
CHANCE = 0.05
#: the ranges of attributes that patterns are divided by; values outside them stay with the plain pattern
BY_BOARD = {
    "phase": ((0, 0), (1, 1), (2, 2), (3, 3)),
    "distance": ((2, 3), (4, 6), (7, 11), (12, 20), (21, 98)),
    "ko": ((1, 1),),
}
BY_STONE = "capturable"
MEASURES = frozenset({*BY_BOARD, BY_STONE})


@dataclass(frozen=True, slots=True)
class Division:
    """A pattern divided by one attribute: a member for each range; values in no range count as one more."""

    whole: Pattern
    members: tuple[Pattern, ...]


def divisions(patterns: Iterable[Pattern]) -> list[Division]:
    """All divisions of these patterns; a member's id is its pattern's id, the measure and the low end."""
    return [
        Division(whole, tuple(_member(whole, attribute) for attribute in attributes))
        for whole in patterns
        for attributes in _attributes(whole)
    ]


def _member(whole: Pattern, attribute: Attribute) -> Pattern:
    name = f"{whole.id}-{attribute.measure}-{attribute.low}"
    return replace(whole, id=name, attributes=(*whole.attributes, attribute), weight=0.0)


def _attributes(whole: Pattern) -> Iterator[list[Attribute]]:
    for measure, ranges in BY_BOARD.items():
        # a shape with a mark says already where the last move was
        if measure != "distance" or not whole.attributes:
            yield [Attribute(measure, -1, low, high) for low, high in ranges]
    cell = weakest_neighbour(whole)
    if cell is not None:
        yield [Attribute(BY_STONE, cell, 1, 1)]


def weakest_neighbour(pattern: Pattern) -> int | None:
    """The cell beside the move whose stone has the fewest liberties, the enemy's first; None without any."""
    found = []
    col, row = pattern.move % SIDE, pattern.move // SIDE
    for x, y in ((col, row - 1), (col - 1, row), (col + 1, row), (col, row + 1)):
        if 0 <= x < SIDE and 0 <= y < SIDE:
            cell = SIDE * y + x
            contents = pattern.cells[cell]
            if not contents & ~ENEMY_ANY or not contents & ~FRIEND_ANY:
                liberties = (
                    1 if contents in (ENEMY_1, FRIEND_1) else 2 if contents in (ENEMY_2, FRIEND_2) else 3
                )
                found.append((liberties, bool(contents & FRIEND_ANY), cell))
    return min(found)[2] if found else None


class WeightsPass:
    """A ``resumable_passes.ResumablePass`` that learns the weights of patterns and features.

    The weights of ``members``, which are in the book too, stay zero: ``SurprisePass`` asks what they would
    add to these weights.
    """

    def __init__(
        self, book: PatternBook, members: Iterable[Pattern], games: GameSource, threads: int
    ) -> None:
        self.trainer = Trainer(book)
        self.games = games
        self.threads = threads
        state = self.trainer.state()
        state[1, [number_of(book, member) for member in members]] = FROZEN
        self.trainer.restore(state)

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Learn from the games ``first`` to before ``end``."""
        self.trainer.epoch(self.games.select(range(first, end)), RATE, threads=self.threads)
        progress(end - first)

    def state(self) -> Arrays:
        """``state``: weights and sums of squared gradients, as the ``Trainer`` has them."""
        return {"state": self.trainer.state()}

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.trainer.restore(state["state"])

    def result(self) -> Arrays:
        """``weights``: an array in nats, by number (features first, then the book's patterns)."""
        return {"weights": self.trainer.weights()}


class SurprisePass:
    """A ``resumable_passes.ResumablePass`` that compares what was played with what was expected.

    ``weights``, by number, are what moves are expected by; None for those of the book.
    """

    def __init__(
        self, book: PatternBook, games: GameSource, threads: int, weights: np.ndarray | None = None
    ) -> None:
        self.trainer = Trainer(book)
        self.games = games
        self.threads = threads
        if weights is not None:
            self.trainer.restore(np.stack([weights, np.zeros_like(weights)]))
        number = len(FEATURES) + len(book)
        self.sums: Arrays = {"surprise": np.zeros(number), "variance": np.zeros(number)}

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Compare the games ``first`` to before ``end``."""
        surprise, variance = self.trainer.slopes(self.games.select(range(first, end)), self.threads)
        self.sums["surprise"][:] += surprise
        self.sums["variance"][:] += variance
        progress(end - first)

    def state(self) -> Arrays:
        """By number: ``surprise``, times played minus times expected, and its ``variance``."""
        return self.sums

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.sums = state

    def result(self) -> Arrays:
        """As ``state``."""
        return self.sums


def write(path: Path, patterns: Sequence[Pattern], weights: dict[str, float]) -> PatternBook:
    """Write a binary of patterns and of features with these weights, and open it."""
    binary.write(path, patterns, weights)
    return PatternBook.open(path)


def number_of(book: PatternBook, pattern: Pattern) -> int:
    """The number of a pattern's weight: features come first."""
    index = book.index(pattern.id)
    assert index is not None, pattern.id
    return len(FEATURES) + index


def choose(
    candidates: Sequence[Division], book: PatternBook, sums: Arrays, num_positions: int
) -> list[Pattern]:
    """The members worth keeping, of the divisions that are significant; ``sums`` are of a ``SurprisePass``.

    A division is significant when a G as large as its own would turn up by chance among all candidates in
    only one of twenty cases. Of its members those are kept that make the description shorter (the Bayesian
    information criterion): each costs half the log of the number of positions.
    """
    chosen = []
    for division in candidates:
        numbers = [number_of(book, pattern) for pattern in (division.whole, *division.members)]
        surprise, variance = sums["surprise"][numbers], sums["variance"][numbers]
        by_chance, gains = judge(surprise, variance)
        if by_chance * len(candidates) < CHANCE:
            worth = zip(division.members, gains, strict=True)
            chosen += [member for member, gain in worth if gain > log(num_positions)]
    return chosen


def judge(surprise: np.ndarray, variance: np.ndarray) -> tuple[float, list[float]]:
    """The probability that the members differ this much by chance; and for each, twice the nats it gains.

    Element 0 of both arrays belongs to the whole pattern, the others to its members. The whole's own weight
    may need a change too; members are only credited with what they gain beyond that. G is twice the nats
    gained by all members and the rest, to second order.
    """
    rest = surprise[0] - surprise[1:].sum(), max(variance[0] - variance[1:].sum(), 0.0)
    surprises, variances = np.append(surprise[1:], rest[0]), np.append(variance[1:], rest[1])
    change = surprise[0] / (variance[0] + PRIOR)
    g = float((surprises**2 / (variances + PRIOR)).sum() - surprise[0] * change)
    freedom = int((variances > PRIOR).sum()) - 1
    gains = (surprises - change * variances) ** 2 / (variances + PRIOR)
    return chance(g, freedom), gains[:-1].tolist()


def chance(g: float, freedom: int) -> float:
    """The probability that chi-squared with ``freedom`` degrees is ``g`` or more; 1 without any degree."""
    if g <= 0 or freedom < 1:
        return 1.0
    x = g / 2
    total, k = (erfc(sqrt(x)), 1) if freedom % 2 else (exp(-x), 2)
    while k < freedom:
        total += x ** (k / 2) * exp(-x) / gamma(k / 2 + 1)
        k += 2
    return total
