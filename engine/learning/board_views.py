"""Positions of games as the board network sees them; see ``board_views.pxd``."""

from typing import NamedTuple

import cython
import numpy as np

from engine.joseki.book import JosekiBook
from engine.learning.listing import Keeper, ValuedWalk
from engine.network import network_of
from engine.patterns.book import PatternBook
from engine.valuation import Valuation
from engine.walk import Game


class BoardViews(NamedTuple):
    """Positions, one after the other, each with its best moves, at most LOOKED_AT, the best first.

    All arrays have one dimension.
    """

    #: by position, int32: lines of the board; how many moves; which of these was played, from 0 (-1: none)
    sizes: np.ndarray
    moves: np.ndarray
    played: np.ndarray
    #: by position, float32: the logarithm of the sum of exp(value) of all other moves; -inf if there are none
    rest: np.ndarray
    #: by position, float32: the value of the move that was played, in nats
    chosen: np.ndarray
    #: by move: its value, float32 in nats; where it is, int16: row * size + column
    values: np.ndarray
    places: np.ndarray
    #: int8: by position, the planes of its points, row by row, PLANES each (``engine.planes``)
    planes: np.ndarray

    @property
    def fault(self) -> str:
        """Why a board network cannot learn from these; "" if it can."""
        for name, array, kind in zip(self._fields, self, _KINDS, strict=True):
            if array.dtype != kind or array.ndim != 1:
                return f"'{name}' is {array.dtype}, not {kind}"
        if len({len(array) for array in self[:5]}) > 1:
            return "positions of which not everything is said"
        sizes, moves = self.sizes.astype(np.int64), self.moves.astype(np.int64)
        if not ((sizes >= 1) & (sizes <= MAX_SIZE) & (moves >= 0) & (moves <= LOOKED_AT)).all():
            return "a position of an impossible size"
        if (self.played >= moves).any():
            return "a position whose move is not among its moves"
        if not moves.sum() == len(self.values) == len(self.places):
            return "moves of no position"
        if (self.places < 0).any() or (self.places >= np.repeat(sizes**2, moves)).any():
            return "a move that is on no board"
        if (sizes**2).sum() * PLANES != len(self.planes):
            return "planes of no position"
        return ""


#: the types of the fields of views
_KINDS = [np.dtype(kind) for kind in ("i4", "i4", "i4", "f4", "f4", "f4", "i2", "i1")]
_FACT = np.dtype(
    [("size", "i4"), ("moves", "i4"), ("played", "i4"), ("rest", "f4"), ("chosen", "f4")],
)


class ViewGatherer(Keeper):
    """Goes through games and gathers views; moves are valued by the weights and the network of ``book``."""

    def __cinit__(self, book: PatternBook, joseki: JosekiBook | None = None):
        self.valuation = Valuation(book, joseki=joseki, network=network_of(book))
        self.walk = ValuedWalk(self.valuation)

    def __dealloc__(self):
        free(self.facts.bytes)
        free(self.values.bytes)
        free(self.places.bytes)
        free(self.planes.bytes)

    def add(self, game: Game) -> None:
        """Add the positions of a game in which a legal move was played; EngineError for a bad setup."""
        self._go_through(game)

    def take(self) -> BoardViews:
        """What was added since the last ``take``."""
        facts = array_of(self.facts, _FACT)
        found = BoardViews(
            *(np.ascontiguousarray(facts[name]) for name in _FACT.names),
            array_of(self.values, np.dtype(np.float32)),
            array_of(self.places, np.dtype(np.int16)),
            array_of(self.planes, np.dtype(np.int8)),
        )
        self.facts.used = self.values.used = self.places.used = self.planes.used = 0
        return found

    def _take(self):
        fact: Fact
        played: cython.int = self.walk.played
        i: cython.int
        point: cython.int
        value: cython.float
        place: int16_t
        fact.size = self.valuation.position.board.size
        fact.moves = self.valuation.find_distinct(LOOKED_AT, self.best)
        fact.played = -1
        fact.rest = self.valuation.log_sum_of_others(fact.moves, self.best)
        fact.chosen = self.valuation.value[played]
        for i in range(fact.moves):
            if self.best[i] == played:
                fact.played = i
            point = self.valuation.position.moves[self.best[i]]
            place = row_of(point) * fact.size + col_of(point)
            value = self.valuation.value[self.best[i]]
            if not (
                put(cython.address(self.values), cython.address(value), 4)
                and put(cython.address(self.places), cython.address(place), 2)
            ):
                return False
        fill_planes(
            self.valuation.position, self.valuation.features.situation, self.valuation.rules.ground.strategy,
            self.valuation.value, self.seen,
        )  # fmt: skip
        return put(cython.address(self.planes), self.seen, fact.size * fact.size * PLANES) and put(
            cython.address(self.facts), cython.address(fact), cython.sizeof(Fact)
        )
