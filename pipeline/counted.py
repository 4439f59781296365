"""Passes that count: shapes and joseki around the moves of games, and patterns on the board.

They are ``pipeline.legs.Work``: they can be stopped after any game, and go on.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from engine.counting import Counter
from engine.joseki.counting import JosekiCounter
from engine.patterns import PatternBook
from engine.patterns.shapes import ShapeCounter
from engine.walk import Game
from pipeline.store.checkpoints import Arrays
from pipeline.training_games import TrainingGames

#: a sketch has so many bytes for each move, as a power of two between these
SKETCH_BYTES_PER_MOVE = 32
LEAST_SKETCH_BITS, MOST_SKETCH_BITS = 16, 28


def sketch_bits(num_moves: int) -> int:
    """The size of a sketch that tells rare shapes from frequent ones; it never changes what is found."""
    bits = (SKETCH_BYTES_PER_MOVE * num_moves).bit_length()
    return min(max(bits, LEAST_SKETCH_BITS), MOST_SKETCH_BITS)


class Sketcher(Protocol):
    """A counter of what comes often, that sees all games once before it counts."""

    def sketch_game(self, game: Game) -> None:
        """Take a game the first time."""

    def state(self) -> Arrays:
        """All that was noted so far."""

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""

    def found(self) -> Any:
        """What was counted: an array, a row each."""


class Twice:
    """Both passes of a counter over the games as one piece of work, so there are twice as many games;
    ``count`` takes one the second time, by its index."""

    def __init__(self, games: list[Game], counter: Sketcher, count: Callable[[int], object]) -> None:
        self.games = games
        self.counter = counter
        self.count = count

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Games from ``first`` on; from the number of games on, all of them a second time."""
        number = len(self.games)
        for index in range(first, end):
            if index < number:
                self.counter.sketch_game(self.games[index])
            else:
                self.count(index - number)
            progress(1)

    def state(self) -> Arrays:
        """The sketch and what was counted."""
        return self.counter.state()

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.counter.restore(state)

    def result(self) -> Arrays:
        """``rows``: what the counter found."""
        return {"rows": self.counter.found()}


def shapes(training: TrainingGames, least: int) -> Twice:
    """The shapes played ``least`` times or more: rows of ``engine.patterns.shapes.FOUND``."""
    counter = ShapeCounter(least, sketch_bits(training.num_moves))
    return Twice(training.games, counter, lambda index: counter.count_game(training.games[index], index))


def joseki(training: TrainingGames, least: int) -> Twice:
    """The moves of corners played ``least`` times or more: rows of ``engine.joseki.counting.MOVES``."""
    counter = JosekiCounter(least)

    def count(index: int) -> None:
        black, white, winner, year = training.facts[index]
        counter.count_game(training.games[index], index, (black, white), winner, year)

    return Twice(training.games, counter, count)


class OnBoard:
    """How often each pattern of a book was on the board, and how often its move was played."""

    def __init__(self, book: PatternBook, training: TrainingGames, threads: int) -> None:
        self.training = training
        self.counters = [Counter(book, training.num_players) for _ in range(threads)]

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Count games, shared by threads: the engine needs no Python while it counts."""

        def work(number: int) -> None:
            for index in range(first + number, end, len(self.counters)):
                self.counters[number].count(self.training.games[index], self.training.facts[index], index)
                progress(1)

        with ThreadPoolExecutor(max_workers=len(self.counters)) as pool:
            list(pool.map(work, range(len(self.counters))))

    def _together(self) -> Counter:
        for counter in self.counters[1:]:
            self.counters[0].absorb(counter)
        return self.counters[0]

    def state(self) -> Arrays:
        """The counts of all threads together."""
        return self._together().state()

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``, with any number of threads."""
        self.counters[0].restore(state)

    def result(self) -> Arrays:
        """By pattern: ``tally``, an array of ``engine.counting.TALLY``, and the number of ``players``."""
        counter = self._together()
        return {"tally": counter.tally(), "players": counter.num_players()}
