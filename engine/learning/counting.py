"""How often patterns spoke for moves, and how often these were played; see ``counting.pxd``."""

from collections.abc import Mapping
from typing import NamedTuple

import cython
import numpy as np

from engine.learning.listing import Listed, ValuedWalk
from engine.patterns.book import PatternBook
from engine.points import EngineError
from engine.valuation import Valuation
from engine.walk import Game

#: what is counted of a pattern; ``counting.pxd`` says what the fields mean (Tally)
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
    """What is known of a game beside its moves.

    Players are numbers from 0; ``winner`` is a color, ``year`` a year, and 0 is unknown for both.
    """

    black: int
    white: int
    winner: int = 0
    year: int = 0


class Counter:
    """Counts games, for the patterns of ``book``.

    With ``num_players`` it also keeps which players played each pattern, in ``(num_players + 7) // 8`` bytes
    a pattern; players are then numbers below that.
    """

    def __cinit__(self, book: PatternBook, num_players: int = 0):
        self.valuation = Valuation(book, None, True)
        self.walk = ValuedWalk(self.valuation)
        self.row = (num_players + 7) // 8
        self._use(
            np.zeros(self.valuation.num_weights, TALLY),
            np.zeros(self.valuation.num_weights * self.row, np.uint8),
        )

    def _use(self, tally, players):
        rows: uint8_t[::1] = tally.view(np.uint8)
        bits: uint8_t[::1] = players
        self.tally_memory, self.players_memory = tally, players
        self.tallies = cython.cast("Tally*", cython.address(rows[0]))
        self.players = cython.address(bits[0]) if self.row else cython.NULL
        return 0

    def state(self) -> dict[str, np.ndarray]:
        """All that was counted so far, but ``positions``; the arrays are no copies."""
        return {"tally": self.tally_memory, "players": self.players_memory}

    def restore(self, state: Mapping[str, np.ndarray]) -> None:
        """Go on from a ``state()``, whose arrays it keeps; raises EngineError if they have other lengths."""
        tally, players = state["tally"], state["players"]
        if len(tally) != len(self.tally_memory) or len(players) != len(self.players_memory):
            raise EngineError("these counts are of other patterns or players")
        self._use(tally, players)

    def count(self, game: Game | Listed, facts: Facts, index: cython.int) -> None:
        """Count one game; ``index`` (from 0) is its own, and each game may be counted once.

        Raises EngineError for players beyond ``num_players``, a bad setup, or lists of another book.
        """
        found: cython.int
        if self.row and not (0 <= facts.black < 8 * self.row and 0 <= facts.white < 8 * self.row):
            raise EngineError(f"players {facts.black} and {facts.white}: there is no room for them")
        self.walk.begin(game)
        self.black = facts.black
        self.white = facts.white
        self.winner = facts.winner
        self.year = facts.year
        with cython.nogil:
            found = self._count_game(index)
        if found < 0:
            raise MemoryError

    def _count_game(self, game):
        found: cython.int = self.walk.step()
        while found > 0:
            self._count_position(self.walk.played, self.walk.color, game)
            found = self.walk.step()
        return found

    def _count_position(self, played, color, game):
        i: cython.int
        j: cython.int
        number: cython.int
        self.positions += 1
        for i in range(self.valuation.position.num_moves):
            for j in range(self.valuation.begin[i], self.valuation.begin[i + 1]):
                number = self.valuation.numbers[j]
                self.tallies[number].seen += 1
                if i == played:
                    self._count_played(cython.address(self.tallies[number]), number, color, game)

    def _count_played(self, tally, number, color, game):
        player: cython.int = self.black if color == BLACK else self.white
        tally.played += 1
        if tally.last_game != game + 1:
            tally.last_game = game + 1
            tally.games += 1
        if self.winner:
            tally.decided += 1
            tally.won += self.winner == color
        if self.year:
            tally.last_year = max(tally.last_year, self.year)
            if tally.first_year == 0 or self.year < tally.first_year:
                tally.first_year = self.year
        if self.players != cython.NULL:
            self.players[number * self.row + (player >> 3)] |= 1 << (player & 7)

    def absorb(self, counter: object) -> None:
        """Add what ``counter``, of the same book and players, counted in other games, and empty it."""
        i: cython.Py_ssize_t
        other: Counter = counter
        one: cython.pointer(Tally)
        two: cython.pointer(Tally)
        for i in range(self.valuation.num_weights):
            one, two = cython.address(self.tallies[i]), cython.address(other.tallies[i])
            one.played += two.played
            one.seen += two.seen
            one.games += two.games
            one.won += two.won
            one.decided += two.decided
            one.last_year = max(one.last_year, two.last_year)
            if two.first_year and (one.first_year == 0 or two.first_year < one.first_year):
                one.first_year = two.first_year
        for i in range(self.row * self.valuation.num_weights):
            self.players[i] |= other.players[i]
        self.positions += other.positions
        other.positions = 0
        other.tally_memory[:] = 0
        other.players_memory[:] = 0

    def tally(self) -> np.ndarray:
        """By pattern: what was counted, an array of TALLY; a copy."""
        return self.tally_memory[NUM_FEATURES:].copy()

    def num_players(self) -> np.ndarray:
        """By pattern: how many different players played it, uint32; zeros if players are not kept."""
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        byte: cython.int
        found = np.zeros(self.valuation.num_weights, np.uint32)
        into: uint32_t[::1] = found
        for i in range(self.valuation.num_weights):
            for j in range(self.row):
                byte = self.players[i * self.row + j]
                while byte:
                    into[i] += 1
                    byte &= byte - 1
        return found[NUM_FEATURES:]
