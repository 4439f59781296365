"""Conditional patterns: those that are worth something else when an attribute has another value.

The odds of a pattern say little here: in the endgame every move is likelier, because fewer are legal, and so
is every move near the last one. So it is asked what the patterns and features together leave over. They are
learned in one pass over a sample of the training games; then, for each of the patterns that were played most,
and each attribute, the moves that were played are held against those that were expected.
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
from pipeline.learning.training_passes import FROZEN, Games
from pipeline.store.checkpoints import Arrays

#: so many training games are asked
SAMPLE = 1500
#: steps of the pass in which the weights are learned
RATE = 0.1
#: added to every variance: what was hardly expected proves nothing, however surprising
PRIOR = 20.0
#: the chance that any division at all is taken where none is worth anything
CHANCE = 0.05
#: the ranges that patterns are divided by; what is in none of them is left to the pattern itself
BY_BOARD = {
    "phase": ((0, 0), (1, 1), (2, 2), (3, 3)),
    "distance": ((2, 3), (4, 6), (7, 11), (12, 20), (21, 98)),
    "ko": ((1, 1),),
}
BY_STONE = "capturable"
MEASURES = frozenset({*BY_BOARD, BY_STONE})


@dataclass(frozen=True, slots=True)
class Division:
    """A pattern divided by one attribute; what the members leave of it counts as one more."""

    whole: Pattern
    members: tuple[Pattern, ...]


def divisions(patterns: Iterable[Pattern]) -> list[Division]:
    """All divisions of some patterns; the ids of the members tell them apart."""
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
        # where the last move was is known already when its place is
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


class Weights:
    """A pass that learns the weights of patterns and features: a ``resumable_passes.Work``.

    Those of ``members``, which are in the book too, stay zero: what they would take over is asked afterwards.
    """

    def __init__(self, book: PatternBook, members: Iterable[Pattern], games: Games, threads: int) -> None:
        self.trainer = Trainer(book)
        self.games = games
        self.threads = threads
        state = self.trainer.state()
        state[1, [number_of(book, member) for member in members]] = FROZEN
        self.trainer.restore(state)

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Learn from some of the games."""
        self.trainer.epoch(self.games.chosen(range(first, end)), RATE, threads=self.threads)
        progress(end - first)

    def state(self) -> Arrays:
        """Weights and sums of squared gradients."""
        return {"state": self.trainer.state()}

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.trainer.restore(state["state"])

    def result(self) -> Arrays:
        """``weights``, by number."""
        return {"weights": self.trainer.weights()}


class Surprise:
    """A pass that holds what was played against what was expected: a ``resumable_passes.Work``.

    ``weights`` are those that it is expected by, by number; without them the book's.
    """

    def __init__(
        self, book: PatternBook, games: Games, threads: int, weights: np.ndarray | None = None
    ) -> None:
        self.trainer = Trainer(book)
        self.games = games
        self.threads = threads
        if weights is not None:
            self.trainer.restore(np.stack([weights, np.zeros_like(weights)]))
        number = len(FEATURES) + len(book)
        self.sums: Arrays = {"surprise": np.zeros(number), "variance": np.zeros(number)}

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Look at some of the games."""
        surprise, variance = self.trainer.slopes(self.games.chosen(range(first, end)), self.threads)
        self.sums["surprise"][:] += surprise
        self.sums["variance"][:] += variance
        progress(end - first)

    def state(self) -> Arrays:
        """``surprise``, by number how often it was played less expected, and the ``variance`` of that."""
        return self.sums

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.sums = state

    def result(self) -> Arrays:
        """As ``state``."""
        return self.sums


def write(path: Path, patterns: Sequence[Pattern], weights: dict[str, float]) -> PatternBook:
    """A book of patterns, and of features with these weights."""
    binary.write(path, patterns, weights)
    return PatternBook.open(path)


def number_of(book: PatternBook, pattern: Pattern) -> int:
    """The number of a pattern's weight."""
    index = book.index(pattern.id)
    assert index is not None, pattern.id
    return len(FEATURES) + index


def choose(
    candidates: Sequence[Division], book: PatternBook, sums: Arrays, num_positions: int
) -> list[Pattern]:
    """The members that pay, of the divisions that are not chance.

    A division is taken when its G is so large that among all of them such a one would turn up by chance once
    in twenty times; of its members those that make the description shorter: each costs half the log of the
    number of positions.
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
    """How likely it is that members differ so by chance; and of each twice the nats it gains.

    The first numbers are of the whole, whose own weight may need a change too: only what the members gain
    beside that counts. G is twice the nats that all of them and the rest gain, to the second order.
    """
    rest = surprise[0] - surprise[1:].sum(), max(variance[0] - variance[1:].sum(), 0.0)
    surprises, variances = np.append(surprise[1:], rest[0]), np.append(variance[1:], rest[1])
    change = surprise[0] / (variance[0] + PRIOR)
    g = float((surprises**2 / (variances + PRIOR)).sum() - surprise[0] * change)
    freedom = int((variances > PRIOR).sum()) - 1
    gains = (surprises - change * variances) ** 2 / (variances + PRIOR)
    return chance(g, freedom), gains[:-1].tolist()


def chance(g: float, freedom: int) -> float:
    """The chance that chi-squared with so many degrees of freedom is ``g`` or more; 1 for none."""
    if g <= 0 or freedom < 1:
        return 1.0
    x = g / 2
    found, k = (erfc(sqrt(x)), 1) if freedom % 2 else (exp(-x), 2)
    while k < freedom:
        found += x ** (k / 2) * exp(-x) / gamma(k / 2 + 1)
        k += 2
    return found
