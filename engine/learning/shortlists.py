"""The best moves of positions of games, with their features; see ``shortlists.pxd``."""

from typing import NamedTuple

import cython
import numpy as np

from engine.joseki.book import JosekiBook
from engine.learning.listing import Keeper, Listed, ValuedWalk
from engine.network import LOOKED_AT
from engine.patterns.book import PatternBook
from engine.points import EngineError
from engine.valuation import Valuation
from engine.walk import Game


class Shortlists(NamedTuple):
    """Positions, one after the other, each with its best moves, the best first.

    All arrays have one dimension.
    """

    #: by position, int32: how many moves; which of these was played, from 0 (-1: none)
    moves: np.ndarray
    played: np.ndarray
    #: by position, float32: the logarithm of the sum of exp(value) of all other moves; -inf if there are none
    rest: np.ndarray
    #: by position, float32: the value of the move that was played, in nats
    chosen: np.ndarray
    #: by move: its value, float32 in nats; where its numbers end in ``numbers``, int64
    values: np.ndarray
    ends: np.ndarray
    #: move after move, int16: the numbers of the features that speak for it
    numbers: np.ndarray

    @property
    def fault(self) -> str:
        """Why a network cannot learn from these; "" if it can."""
        moves = self.moves.astype(np.int64)
        if len({len(array) for array in self[:4]}) > 1:
            return "positions of which not everything is said"
        if (moves < 0).any() or (moves > LOOKED_AT).any():
            return f"a position with more than {LOOKED_AT} moves"
        if (self.played >= moves).any():
            return "a position whose move is not among its moves"
        if len(self.values) != len(self.ends) or moves.sum() > len(self.ends):
            return "positions without moves"
        if (np.diff(self.ends, prepend=0, append=len(self.numbers)) < 0).any():
            return "moves without features"
        if (self.numbers < 0).any() or (self.numbers >= NUM_FEATURES).any():
            return "a feature that there is not"
        return ""


_FACT = np.dtype([("moves", np.int32), ("played", np.int32), ("rest", np.float32), ("chosen", np.float32)])


class Gatherer(Keeper):
    """Goes through games and gathers the best ``most`` moves of each position, by the weights of ``book``.

    Raises EngineError for an impossible ``most``.
    """

    def __cinit__(self, book: PatternBook, most: int, joseki: JosekiBook | None = None):
        self.valuation = Valuation(book, joseki=joseki)
        self.walk = ValuedWalk(self.valuation)
        self.most = most
        if not 1 <= most <= BOARD_SPAN:
            raise EngineError(f"{most} moves of a position cannot be kept: 1 to {BOARD_SPAN}")

    def __dealloc__(self):
        free(self.facts.bytes)
        free(self.values.bytes)
        free(self.ends.bytes)
        free(self.numbers.bytes)

    def add(self, game: Game | Listed) -> None:
        """Add the positions of a game in which a legal move was played.

        Raises EngineError for a bad setup, or for lists of another book.
        """
        self._go_through(game)

    def take(self) -> Shortlists:
        """What was added since the last ``take``."""
        facts = array_of(self.facts, _FACT)
        found = Shortlists(
            np.ascontiguousarray(facts["moves"]),
            np.ascontiguousarray(facts["played"]),
            np.ascontiguousarray(facts["rest"]),
            np.ascontiguousarray(facts["chosen"]),
            array_of(self.values, np.dtype(np.float32)),
            array_of(self.ends, np.dtype(np.int64)),
            array_of(self.numbers, np.dtype(np.int16)),
        )
        self._drop_all()
        return found

    def _take(self):
        fact: Fact
        played: cython.int = self.walk.played
        value: cython.float
        i: cython.int
        index: cython.int
        j: cython.int
        number: int16_t
        fact.moves = self.valuation.find_distinct(self.most, self.best)
        fact.played = -1
        fact.rest = self.valuation.log_sum_of_others(fact.moves, self.best)
        fact.chosen = self.valuation.value[played]
        for i in range(fact.moves):
            index = self.best[i]
            if index == played:
                fact.played = i
            value = self.valuation.value[index]
            for j in range(self.valuation.begin[index], self.valuation.begin[index + 1]):
                # features come before patterns
                if self.valuation.numbers[j] >= NUM_FEATURES:
                    break
                number = self.valuation.numbers[j]
                self.num_numbers += 1
                if not put(cython.address(self.numbers), cython.address(number), 2):
                    return False
            if not (
                put(cython.address(self.values), cython.address(value), 4)
                and put(cython.address(self.ends), cython.address(self.num_numbers), 8)
            ):
                return False
        return put(cython.address(self.facts), cython.address(fact), cython.sizeof(Fact))

    def _drop_all(self):
        self.facts.used = self.values.used = self.ends.used = self.numbers.used = 0
        self.num_numbers = 0
