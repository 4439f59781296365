"""Positions of games as lists of what speaks for each move; see ``listing.pxd``."""

import zlib
from typing import NamedTuple

import cython
import numpy as np

from engine.joseki.book import JosekiBook
from engine.patterns.book import PatternBook
from engine.points import MAX_SIZE, EngineError
from engine.valuation import Valuation
from engine.walk import Game, Walk

#: how hard zlib tries; a higher level takes longer than it saves
_LEVEL = 1
#: low bits of a pattern's index, which are packed apart from the 8 others: these change less
_LOW = 16


class Listed(NamedTuple):
    """The positions of a game in which a legal move was played, one after the other, as flat arrays.

    A few KB a position when packed.
    """

    #: by position: how many legal moves, and which of them was played, from 0, int16; whose turn, uint8
    moves: np.ndarray
    played: np.ndarray
    colors: np.ndarray
    #: by move, uint16: how many features and how many patterns speak for it
    num_features: np.ndarray
    num_patterns: np.ndarray
    #: move after move: the numbers of the features, int16; the indices of the patterns, int32
    features: np.ndarray
    patterns: np.ndarray

    def packed(self) -> bytes:
        """As compressed bytes; indices of patterns must be below 2^24."""
        *others, patterns = self
        planes = (
            *others,
            (patterns & (1 << _LOW) - 1).astype(np.uint16),
            (patterns >> _LOW).astype(np.uint8),
        )
        parts = [zlib.compress(plane.tobytes(), _LEVEL) for plane in planes]
        return np.array([len(part) for part in parts], np.uint32).tobytes() + b"".join(parts)

    @staticmethod
    def unpacked(content: bytes) -> "Listed":
        """What ``packed`` made, which may have a ``fault``; raises ValueError for other bytes."""
        types = (np.int16, np.int16, np.uint8, np.uint16, np.uint16, np.int16, np.uint16, np.uint8)
        head = 4 * len(types)
        sizes = np.frombuffer(content[:head].ljust(head, b"\0"), np.uint32)
        ends = head + np.cumsum(sizes, dtype=np.int64)
        if int(ends.max()) != len(content):
            raise ValueError("lists of another length than they say")
        try:
            parts = [
                zlib.decompress(content[begin:end]) for begin, end in zip([head, *ends], ends, strict=False)
            ]
        except zlib.error as error:
            raise ValueError(f"lists that cannot be unpacked: {error}") from None
        *others, low, high = [np.frombuffer(part, of) for part, of in zip(parts, types, strict=True)]
        return Listed(*others, low | high.astype(np.int32) << _LOW)

    @property
    def fault(self) -> str:
        """Why these cannot be the lists of a game; "" if they can."""
        moves = self.moves.astype(np.int64)
        if not len(self.moves) == len(self.played) == len(self.colors):
            return "positions without moves"
        if (moves < 1).any() or (self.played < 0).any() or (self.played >= moves).any():
            return "a position whose move is not among its moves"
        if (moves > MAX_SIZE**2).any():
            return "a position of more moves than a board has points"
        if not moves.sum() == len(self.num_features) == len(self.num_patterns):
            return "moves of no position"
        if self.num_features.sum(dtype=np.int64) != len(self.features):
            return "features of no move"
        if self.num_patterns.sum(dtype=np.int64) != len(self.patterns):
            return "patterns of no move"
        return ""


class ListedWalk:
    """Stands before one listed position after the other, and puts what is listed into a valuation."""

    def begin(self, listed: Listed, valuation: Valuation) -> None:
        """Begin a game that was listed with the book of ``valuation``.

        Raises EngineError if it cannot have been.
        """
        fault = listed.fault or _beyond(listed, valuation.num_weights - NUM_FEATURES)
        if fault:
            raise EngineError(f"these lists are not of this book's patterns: {fault}")
        self.listed = [np.ascontiguousarray(array) for array in listed]
        moves, plays, colors, num_features, num_patterns, features, patterns = self.listed
        self.num_moves = cython.cast("const int16_t*", memory_of(moves))
        self.plays = cython.cast("const int16_t*", memory_of(plays))
        self.colors = cython.cast("const uint8_t*", memory_of(colors))
        self.num_features = cython.cast("const uint16_t*", memory_of(num_features))
        self.num_patterns = cython.cast("const uint16_t*", memory_of(num_patterns))
        self.features = cython.cast("const int16_t*", memory_of(features))
        self.patterns = cython.cast("const int32_t*", memory_of(patterns))
        self.positions = len(moves)
        self.position = self.move = self.feature = self.pattern = 0
        self.under_way = self.positions > 0

    def step(self, valuation):
        i: cython.int
        j: cython.int
        moves: cython.int
        number: cython.int = 0
        value: cython.double
        if not self.under_way:
            return 0
        moves = self.num_moves[self.position]
        self.played = self.plays[self.position]
        self.color = self.colors[self.position]
        valuation.begin[0] = 0
        for i in range(moves):
            value = 0.0
            if not valuation.reserve(number + self.num_features[self.move] + self.num_patterns[self.move]):
                return -1
            for j in range(self.feature, self.feature + self.num_features[self.move]):
                valuation.numbers[number] = self.features[j]
                value += valuation.weight[valuation.numbers[number]]
                number += 1
            for j in range(self.pattern, self.pattern + self.num_patterns[self.move]):
                valuation.numbers[number] = NUM_FEATURES + self.patterns[j]
                value += valuation.weight[valuation.numbers[number]]
                number += 1
            self.feature += self.num_features[self.move]
            self.pattern += self.num_patterns[self.move]
            self.move += 1
            valuation.begin[i + 1] = number
            valuation.value[i] = value
            valuation.change[i] = valuation.seen[i] = 0.0
        valuation.position.num_moves = moves
        valuation.find_top()
        self.position += 1
        self.under_way = self.position < self.positions
        return 1


class ValuedWalk:
    """Stands before one position of a game after the other, with the values of its moves."""

    def __cinit__(self, valuation: Valuation):
        self.valuation = valuation
        self.lists = ListedWalk()
        self.walk = Walk()

    def begin(self, game: Game | Listed) -> None:
        """Begin a game; raises EngineError for a bad setup, or for lists of another book."""
        self.leave()
        if isinstance(game, Listed):
            self.lists.begin(game, self.valuation)
        else:
            self.walk.begin(game)

    def leave(self) -> None:
        """Be in no game, as before the first."""
        self.walk.under_way = self.lists.under_way = False

    def step(self):
        found: cython.int
        if self.lists.under_way:
            found = self.lists.step(self.valuation)
            self.played = self.lists.played
            self.color = self.lists.color
            return found
        while self.walk.step():
            if self.walk.played == PASS:
                continue
            if self.valuation.look(self.walk.board, self.walk.color) != LEGAL:
                return -1
            self.played = self.valuation.index_of(self.walk.played)
            self.color = self.walk.color
            if self.played >= 0:
                return 1
        return 0


_TOLD = np.dtype([("moves", "i2"), ("played", "i2"), ("color", "u1"), ("spare", "u1")])
_SPOKEN = np.dtype([("features", "u2"), ("patterns", "u2")])


class Keeper:
    """What is kept of a position, and how it is handed out, is up to the classes that derive from it."""

    def _go_through(self, game):
        found: cython.int
        self.walk.begin(game)
        with cython.nogil:
            found = self.walk.step()
            while found > 0:
                found = self.walk.step() if self._take() else -1
        if found < 0:
            raise MemoryError
        return 0

    def _take(self):
        return True


class Lister(Keeper):
    """Lists games: the patterns of ``book`` and, without ``patterns_only``, the features.

    ``joseki`` is the database that the features of joseki moves ask.
    """

    def __cinit__(
        self, book: PatternBook | None, joseki: JosekiBook | None = None, patterns_only: cython.bint = False
    ):
        self.walk = ValuedWalk(Valuation(book, None, patterns_only, joseki))

    def __dealloc__(self):
        free(self.positions.bytes)
        free(self.moves.bytes)
        free(self.features.bytes)
        free(self.patterns.bytes)

    def listed(self, game: Game) -> Listed:
        """The lists of a game to replay; raises EngineError for a bad setup."""
        self.positions.used = self.moves.used = self.features.used = self.patterns.used = 0
        self._go_through(game)
        positions, moves = array_of(self.positions, _TOLD), array_of(self.moves, _SPOKEN)
        return Listed(
            np.ascontiguousarray(positions["moves"]),
            np.ascontiguousarray(positions["played"]),
            np.ascontiguousarray(positions["color"]),
            np.ascontiguousarray(moves["features"]),
            np.ascontiguousarray(moves["patterns"]),
            array_of(self.features, np.dtype(np.int16)),
            array_of(self.patterns, np.dtype(np.int32)),
        )

    def _take(self):
        told: Told
        spoken: Spoken
        i: cython.int
        j: cython.int
        feature: int16_t
        pattern: int32_t
        told.moves = self.walk.valuation.position.num_moves
        told.played = self.walk.played
        told.color = self.walk.color
        told.spare = 0
        for i in range(told.moves):
            spoken.features = spoken.patterns = 0
            for j in range(self.walk.valuation.begin[i], self.walk.valuation.begin[i + 1]):
                # features come before patterns
                if self.walk.valuation.numbers[j] < NUM_FEATURES:
                    feature = self.walk.valuation.numbers[j]
                    spoken.features += 1
                    if not put(cython.address(self.features), cython.address(feature), 2):
                        return False
                else:
                    pattern = self.walk.valuation.numbers[j] - NUM_FEATURES
                    spoken.patterns += 1
                    if not put(cython.address(self.patterns), cython.address(pattern), 4):
                        return False
            if not put(cython.address(self.moves), cython.address(spoken), cython.sizeof(Spoken)):
                return False
        return put(cython.address(self.positions), cython.address(told), cython.sizeof(Told))


def _beyond(listed, num_patterns):
    """What of the lists is beyond the features and ``num_patterns``; "" if nothing is."""
    for numbers, end, name in (
        (listed.features, NUM_FEATURES, "feature"),
        (listed.patterns, num_patterns, "pattern"),
    ):
        if len(numbers) and not 0 <= numbers.min() <= numbers.max() < end:
            return f"a {name} that there is not"
    return ""
