"""Counting: for every pattern, where it spoke for a legal move, and where that move was played."""

from collections.abc import Sequence
from typing import NamedTuple

import cython
import numpy as np

from engine.patterns.book import PatternBook
from engine.points import EngineError
from engine.valuation import Valuation
from engine.walk import Game, Walk

TALLY = np.dtype(
    [
        ("played", "u4"),
        ("games", "u4"),
        ("won", "u4"),
        ("decided", "u4"),
        ("first_year", "u2"),
        ("last_year", "u2"),
        ("last_game", "i4"),
        ("seen", "u8"),
    ]
)


class Facts(NamedTuple):
    """What is known of a game beside its moves; players are numbers from 0, ``winner`` a color or 0."""

    black: int
    white: int
    winner: int = 0
    year: int = 0


class Counter:
    """Counts over games for the patterns of a book.

    With ``num_players`` it also keeps which of so many players played each: a bit for each, in
    ``(num_players + 7) // 8`` bytes a pattern.
    """

    def __cinit__(self, book: PatternBook, num_players: int = 0):
        self.valuation = Valuation(book, None, True)
        self.walk = Walk()
        self.tallies = cython.cast("Tally*", calloc(self.valuation.num_weights, cython.sizeof(Tally)))
        self.row = (num_players + 7) // 8
        if self.tallies == cython.NULL:
            raise MemoryError
        if self.row:
            self.players = cython.cast("uint8_t*", calloc(self.valuation.num_weights, self.row))
            if self.players == cython.NULL:
                raise MemoryError

    def __dealloc__(self):
        free(self.tallies)
        free(self.players)

    def count(self, game: Game, facts: Facts, index: cython.int) -> None:
        """Count one game; ``index`` (from 0) tells games apart, and each comes once."""
        fits: cython.bint
        if self.row and not (0 <= facts.black < 8 * self.row and 0 <= facts.white < 8 * self.row):
            raise EngineError(f"players {facts.black} and {facts.white}: there is no room for them")
        self.walk.begin(game)
        self.black = facts.black
        self.white = facts.white
        self.winner = facts.winner
        self.year = facts.year
        with cython.nogil:
            fits = self._count_game(index)
        if not fits:
            raise MemoryError

    def _count_game(self, game):
        i: cython.int
        j: cython.int
        number: cython.int
        was_played: cython.bint
        while self.walk.step():
            if self.walk.played == PASS:
                continue
            if self.valuation.look(self.walk.board, self.walk.color) != LEGAL:
                return False
            self.positions += 1
            for i in range(self.valuation.position.num_moves):
                was_played = self.valuation.position.moves[i] == self.walk.played
                for j in range(self.valuation.begin[i], self.valuation.begin[i + 1]):
                    number = self.valuation.numbers[j]
                    self.tallies[number].seen += 1
                    if was_played:
                        self._count_played(cython.address(self.tallies[number]), number, game)
        return True

    def _count_played(self, tally, number, game):
        player: cython.int = self.black if self.walk.color == BLACK else self.white
        tally.played += 1
        if tally.last_game != game + 1:
            tally.last_game = game + 1
            tally.games += 1
        if self.winner:
            tally.decided += 1
            tally.won += self.winner == self.walk.color
        if self.year:
            tally.last_year = max(tally.last_year, self.year)
            if tally.first_year == 0 or self.year < tally.first_year:
                tally.first_year = self.year
        if self.players != cython.NULL:
            self.players[number * self.row + (player >> 3)] |= 1 << (player & 7)

    def tally(self) -> np.ndarray:
        """What was counted: an array of TALLY by pattern."""
        size: cython.Py_ssize_t = self.valuation.num_weights * cython.sizeof(Tally)
        return np.frombuffer(cython.cast(cython.p_char, self.tallies)[:size], TALLY)[NUM_FEATURES:]

    @staticmethod
    def players_of(counters: Sequence[Counter]) -> np.ndarray:
        """By pattern: how many different players played it, of all these counters together (uint32).

        Zeros when players were not kept. The first counter's bits become those of all.
        """
        self: Counter = counters[0]
        each: Counter
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        byte: cython.int
        for each in counters[1:]:
            for i in range(self.row * self.valuation.num_weights):
                self.players[i] |= each.players[i]
        found = np.zeros(self.valuation.num_weights, np.uint32)
        into: uint32_t[::1] = found
        for i in range(self.valuation.num_weights):
            for j in range(self.row):
                byte = self.players[i * self.row + j]
                while byte:
                    into[i] += 1
                    byte &= byte - 1
        return found[NUM_FEATURES:]
