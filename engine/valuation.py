"""The value of moves: a log-linear sum, so that the softmax of the values is a probability.

Everything that speaks for a move adds its weight, in nats: each pattern that matches there and whose
attributes hold, and each feature. The probability that a professional plays a move is exp(value) over the
sum of exp(value) of all legal moves (a conditional logit, as in Bradley-Terry models with one winner among
many; R. Coulom, Computing Elo Ratings of Move Patterns in the Game of Go, 2007).
"""

from typing import NamedTuple

import cython
import numpy as np

from engine.attributes import Context
from engine.board import Board
from engine.features import FEATURES, Features
from engine.joseki.openings import OpeningView
from engine.patterns.binary import MAX_WEIGHT
from engine.points import EngineError, require_player, to_gtp
from engine.position import Position
from engine.rules.rulebook import Rulebook

#: what is known without games of a position of an opening counts as much as so many games
GAMES_WORTH = cython.declare(cython.double, 4.0)
#: what games add is rounded to so many parts of a nat, so that every machine adds the same
PARTS = cython.declare(cython.double, 256.0)
#: in nats: sums of the same weights in different orders differ by less than this
SAME = cython.declare(cython.double, 1e-9)


class Weighed(NamedTuple):
    """The legal moves of a position as the network sees them; all arrays but ``numbers`` are by move."""

    #: int16: the points
    points: np.ndarray
    #: float64, in nats: the sum of the weights of all that speaks for the move, plus what the network adds
    values: np.ndarray
    changes: np.ndarray
    #: int32: where the move's part of ``numbers`` ends
    ends: np.ndarray
    #: int16: the features that speak for the moves, by number
    numbers: np.ndarray
    #: float64, in nats: what the board network adds, and what the openings do
    seen: np.ndarray


class Valuation:
    """Values the moves of one position at a time; ``book`` has the patterns and all weights.

    With ``lender``, a valuation of the same book, it uses the lender's weights, even when they change later,
    and the lender's joseki. With ``patterns_only``, features do not speak. ``joseki`` is the database to
    follow, if any. ``network`` looks again at the best moves, ``board_network`` then at the whole board, and
    ``openings`` say what games went on with, if they are given. Raises EngineError, with a message of one
    line, for weights whose sums would not be numbers.
    """

    def __cinit__(
        self,
        book=None,
        lender=None,
        patterns_only=False,
        joseki=None,
        network=None,
        board_network=None,
        openings=None,
    ):
        self.book = book
        self.network = network
        self.board_network = board_network
        self.openings = None if openings is None else OpeningView(openings)
        self.num_weights = NUM_FEATURES + (0 if book is None else book.num_patterns)
        self.lender = lender
        if lender is not None:
            joseki = self.lender.position.joseki.book
        self.position = Position(book, patterns_only, evaluates=not patterns_only, joseki=joseki)
        self.features = Features()
        self.rules = Rulebook()
        self.context = Context(self.position.tactics)
        if book is not None:
            self.families = self.position.matcher.families
        if lender is not None:
            self.weight = self.lender.weight
            return
        self.has_own_weights = True
        self.weight = cython.cast("float*", calloc(self.num_weights, cython.sizeof(cython.float)))
        if self.weight == cython.NULL:
            raise MemoryError
        if book is not None:
            self._read_weights()

    def _read_weights(self):
        i: cython.int
        for i in range(NUM_FEATURES):
            name = FEATURES[i].name
            weight = self.book.weights.get(name, 0.0)
            if abs(weight) > MAX_WEIGHT:
                raise EngineError(f"{self.book.path}: the weight of '{name}' is {weight:g}, beyond all sums")
            self.weight[i] = weight
        for i in range(self.book.num_patterns):
            self.weight[NUM_FEATURES + i] = self.book.weight[i]
        return 0

    def __dealloc__(self):
        if self.has_own_weights:
            free(self.weight)
        free(self.numbers)

    def look(self, board, color):
        i: cython.int
        j: cython.int
        value: cython.double
        status: cython.int = self.position.look(board, color)
        if status != LEGAL:
            return status
        self.context.look(board, color, self.position.recent[0], self.position.number)
        if not self.position.patterns_only:
            self.features.begin(self.position)
            self.rules.look(self.position)
            self.context.standing = self.rules.ground.strategy.standing
        self._ask_board()
        self.begin[0] = 0
        for i in range(self.position.num_moves):
            if not self._collect(i):
                return OUT_OF_MEMORY
            value = 0.0
            for j in range(self.begin[i], self.begin[i + 1]):
                value += self.weight[self.numbers[j]]
            self.value[i] = value
            self.change[i] = self.seen[i] = self.opening[i] = 0.0
        if self.network is not None:
            self._look_again()
        if self.board_network is not None:
            self._look_at_board()
        self.find_top()
        if self.openings is not None and self.openings.look(board, color):
            self._look_at_openings()
        return LEGAL

    def _look_again(self):
        i: cython.int
        num: cython.int = self.find_distinct(LOOKED_AT, self.looked_at)
        self.network.look(num, self.looked_at, self.value, self.begin, self.numbers)
        for i in range(num):
            self.change[self.looked_at[i]] = self.network.change[i]
            self.value[self.looked_at[i]] += self.network.change[i]

    def _look_at_board(self):
        i: cython.int
        num: cython.int = self.find_distinct(LOOKED_AT, self.looked_at)
        if num:
            self.board_network.look(
                self.position, self.features.situation, self.rules.ground.strategy,
                num, self.looked_at, self.value,
            )  # fmt: skip
        for i in range(num):
            self.seen[self.looked_at[i]] = self.board_network.change[i]
            self.value[self.looked_at[i]] += self.board_network.change[i]

    def _look_at_openings(self):
        """Add what games say of the moves of a position that many games have had.

        The probability of a move is then the mean of its share of these games and of what it was before; that
        counts as much as GAMES_WORTH games, and those that went on with rare moves.
        """
        i: cython.int
        games: cython.double
        ahead: cython.double  # in nats: games, of what the move has without them
        worth: cython.double = GAMES_WORTH + self.openings.games_elsewhere()
        total: cython.double = self.log_sum()
        for i in range(self.position.num_moves):
            games = self.openings.games_at(self.position.moves[i])
            if games > 0:
                ahead = log(games / worth) - (self.value[i] - self.top - total)
                # log(1 + exp(ahead)), for any number
                self.opening[i] = rint((max(ahead, 0.0) + log1p(exp(-abs(ahead)))) * PARTS) / PARTS
        for i in range(self.position.num_moves):
            self.value[i] += self.opening[i]
        self.find_top()

    def find_top(self):
        i: cython.int
        self.top = self.value[0]
        for i in range(1, self.position.num_moves):
            self.top = max(self.top, self.value[i])

    def log_sum(self):
        i: cython.int
        total: cython.double = 0.0
        for i in range(self.position.num_moves):
            total += exp(self.value[i] - self.top)
        return log(total)

    def find_best(self, limit, best):
        i: cython.int
        at: cython.int
        number: cython.int = 0
        for i in range(self.position.num_moves):
            if number < limit:
                number += 1
            elif limit <= 0 or self.value[best[limit - 1]] >= self.value[i]:
                continue
            at = number - 1
            while at > 0 and self.value[best[at - 1]] < self.value[i]:
                best[at] = best[at - 1]
                at -= 1
            best[at] = i
        return number

    def find_distinct(self, limit, best):
        least: cython.double
        number: cython.int = self.find_best(limit + 1, best)
        if number <= limit:
            return number
        least = self.value[best[limit]] + SAME
        while number > 0 and self.value[best[number - 1]] <= least:
            number -= 1
        return number

    def log_sum_of_others(self, num, best):
        i: cython.int
        is_other: cython.bint[BOARD_SPAN]
        total: cython.double = 0.0
        for i in range(self.position.num_moves):
            is_other[i] = True
        for i in range(num):
            is_other[best[i]] = False
        for i in range(self.position.num_moves):
            if is_other[i]:
                total += exp(self.value[i])
        return log(total)

    def index_of(self, point):
        i: cython.int
        for i in range(self.position.num_moves):
            if self.position.moves[i] == point:
                return i
        return -1

    def symmetry_of(self, point, pattern):
        i: cython.int
        match: cython.pointer(cython.const[Match])
        found: cython.pointer(cython.const[Found]) = self.position.matcher.found(self.position.color, point)
        self._ask_point(point)
        for i in range(found.num):
            match = cython.address(found.items[i])
            if i < found.num_plain:
                if match.pattern == pattern:
                    return match.symmetry
            elif match.pattern <= pattern < self.families.end[match.pattern] and self._holds(
                match, pattern, point
            ):
                return match.symmetry
        return -1

    def _collect(self, index):
        """Write the numbers of all that speaks for a move; false if there is no memory for them."""
        point: cython.int = self.position.moves[index]
        number: cython.int = self.begin[index]
        found: cython.pointer(cython.const[Found]) = cython.NULL
        i: cython.int
        if self.book is not None:
            found = self.position.matcher.found(self.position.color, point)
        if not self.reserve(
            number + NUM_GROUPS + NUM_RULES + (0 if found == cython.NULL else found.num_plain)
        ):
            return False
        if not self.position.patterns_only:
            self.features.look(self.position, point)
            for i in range(self.features.number):
                self.numbers[number] = self.features.found[i]
                number += 1
            i = self.rules.ground.first_at[point]
            while i >= 0:
                self.numbers[number] = AT_RULES + self.rules.ground.spoken[i].rule
                number += 1
                i = self.rules.ground.spoken[i].next
        if found != cython.NULL:
            for i in range(found.num_plain):
                self.numbers[number] = NUM_FEATURES + found.items[i].pattern
                number += 1
            number = self._families(point, found, number)
            if number < 0:
                return False
        self.begin[index + 1] = number
        return True

    def reserve(self, needed):
        numbers: cython.p_void
        numbers = grown(self.numbers, needed, cython.address(self.room), cython.sizeof(int32_t))
        if numbers == cython.NULL:
            return False
        self.numbers = cython.cast("int32_t*", numbers)
        return True

    def _ask_board(self):
        self.phase_bit = 1 << self.context.value(PHASE, NO_POINT, NO_POINT)
        self.standing_bit = 1 << self.context.value(SCORE, NO_POINT, NO_POINT)
        self.ko_bit = 1 << self.context.value(KO_TAKEN, NO_POINT, NO_POINT)

    def _ask_point(self, point):
        symmetry: cython.int
        last: cython.int = self.position.recent[0]
        dx: cython.int = col_of(last) - col_of(point)
        dy: cython.int = row_of(last) - row_of(point)
        is_near: cython.bint = last > PASS and -REACH <= dx <= REACH and -REACH <= dy <= REACH
        self.away = self.context.value(DISTANCE, NO_POINT, point)
        for symmetry in range(8):
            self.last_places[symmetry] = NO_PLACE
            if is_near:
                across: cython.int = dy if symmetry & 4 else dx
                along: cython.int = dx if symmetry & 4 else dy
                self.last_places[symmetry] = place(
                    -across if symmetry & 1 else across, -along if symmetry & 2 else along
                )

    def _families(self, point, found, number):
        """Add the conditional patterns that hold, each once however it is turned; -1 without memory."""
        i: cython.int
        symmetry: cython.int
        begin: cython.int = number
        asked: uint64_t[8]
        asked_again: uint64_t[8]  # without attributes of the board, which hold in all orientations or in none
        match: cython.pointer(cython.const[Match])
        is_again: cython.bint
        if found.num == found.num_plain:
            return number
        self._ask_point(point)
        for symmetry in range(8):
            asked_again[symmetry] = asked_bit(OF_STONES)
            if self.last_places[symmetry] != NO_PLACE:
                asked_again[symmetry] |= asked_bit(self.last_places[symmetry])
            asked[symmetry] = asked_again[symmetry] | asked_bit(OF_BOARD)
        for i in range(found.num_plain, found.num):
            match = cython.address(found.items[i])
            is_again = i > found.num_plain and found.items[i - 1].pattern == match.pattern
            if match.asked & (asked_again[match.symmetry] if is_again else asked[match.symmetry]):
                if not self.reserve(number + self.families.largest):
                    return -1
                number = self._add_family(point, match, is_again, begin, number)
        return number

    def _add_family(self, point, family, is_again, begin, number):
        """Add the patterns of a family that hold; ``is_again``: it was asked before, turned differently."""
        i: cython.int
        pattern: cython.int
        last: cython.int = self.last_places[family.symmetry]
        asked: cython.pointer(cython.const[Asked])
        if last >= 0 and family.asked & asked_bit(last):
            for pattern in range(family.pattern, self.families.end[family.pattern]):
                if self._holds(family, pattern, point) and not self._has(begin, pattern, number):
                    self.numbers[number] = NUM_FEATURES + pattern
                    number += 1
            return number
        i = self.families.first_many[family.pattern]
        while i >= 0:
            asked = cython.address(self.families.many[i])
            i = asked.next
            if is_again and not asked.of_stones:
                continue
            if self._holds_many(asked, family.symmetry, point) and not self._has(
                begin, asked.pattern, number
            ):
                self.numbers[number] = NUM_FEATURES + asked.pattern
                number += 1
        return number

    def _holds(self, family, pattern, point):
        asks: cython.int = self.families.asks[pattern]
        if asks >= 0:
            return asks == self.last_places[family.symmetry]
        return self._holds_many(cython.address(self.families.many[~asks]), family.symmetry, point)

    def _holds_many(self, asked, symmetry, point):
        match: Match
        if not (
            asked.phases & self.phase_bit
            and asked.nearest <= self.away <= asked.farthest
            and asked.standings & self.standing_bit
            and asked.kos & self.ko_bit
        ):
            return False
        if not asked.of_stones:
            return True
        match.pattern = asked.pattern
        match.symmetry = symmetry
        return holds_all(self.context, self.book, cython.address(match), point)

    def _has(self, begin, pattern, number):
        """Whether a pattern is among the numbers from ``begin`` on already."""
        i: cython.int
        for i in range(begin, number):  # noqa: SIM110 (no closures where the GIL is not held)
            if self.numbers[i] == NUM_FEATURES + pattern:
                return True
        return False

    # -- for programs that are not compiled --------------------------------------------------------

    def _require(self, board, color):
        require_player(color)
        if self.look(board, color) != LEGAL:
            raise MemoryError
        return 0

    def values(self, board: Board, color: cython.int) -> dict[int, float]:
        """The value of every legal move, in nats."""
        i: cython.int
        self._require(board, color)
        return {self.position.moves[i]: self.value[i] for i in range(self.position.num_moves)}

    def parts(self, board: Board, color: cython.int, point: cython.int) -> list[tuple[int, float]]:
        """``(number, weight)`` of all that speaks for a legal move.

        The weights, plus what the networks add, are its value. Raises EngineError when the move is not legal.
        """
        i: cython.int
        self._require(board, color)
        index: cython.int = self.index_of(point)
        if index < 0:
            raise EngineError(f"no legal move of color {color}: {to_gtp(point, board.size)}")
        return [
            (self.numbers[i], self.weight[self.numbers[i]])
            for i in range(self.begin[index], self.begin[index + 1])
        ]

    def weighed(self, board: Board, color: cython.int) -> Weighed:
        """All legal moves as the networks get them, and what these add, kept apart."""
        i: cython.int
        j: cython.int
        number: cython.int
        value: cython.double
        self._require(board, color)
        num: cython.int = self.position.num_moves
        values, ends, numbers = np.zeros(num), np.zeros(num, np.int32), []
        for i in range(num):
            value = 0.0  # summed up anew: value[i] - change[i] need not be the same to the last digit
            for j in range(self.begin[i], self.begin[i + 1]):
                number = self.numbers[j]
                value += self.weight[number]
                if number < NUM_FEATURES:
                    numbers.append(number)
            values[i], ends[i] = value, len(numbers)
        points = np.array([self.position.moves[i] for i in range(num)], np.int16)
        changes = np.array([self.change[i] for i in range(num)])
        seen = np.array([self.seen[i] + self.opening[i] for i in range(num)])
        return Weighed(points, values, changes, ends, np.array(numbers, np.int16), seen)

    def look_again(self, values: np.ndarray, ends: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """What the network would add to moves that are worth ``values`` by their weights (see ``Weighed``).

        These need not be the moves of a position that was looked at: this tells what the network would say if
        the weights were different. Needs a network. What is known of the position looked at last is lost.
        """
        i: cython.int
        j: cython.int
        num: cython.int = len(values)
        worth: cython.const[cython.double][::1] = values
        end: cython.const[int32_t][::1] = ends
        named: cython.const[int16_t][::1] = numbers
        all_numbers: cython.int = len(numbers)
        if self.network is None:
            raise EngineError("there is no network to look again")
        if not 1 <= num <= BOARD_SPAN or len(ends) != num or end[num - 1] != all_numbers:
            raise EngineError(f"{num} moves and {all_numbers} numbers are not those of a position")
        if not np.isfinite(values).all():
            raise EngineError("a move is worth what is not a number")
        if not self.reserve(all_numbers):
            raise MemoryError
        for j in range(all_numbers):
            if not 0 <= named[j] < NUM_FEATURES:
                raise EngineError(f"there is no feature {named[j]}")
            self.numbers[j] = named[j]
        self.begin[0] = 0
        for i in range(num):
            if end[i] < self.begin[i]:
                raise EngineError("the numbers of a move end before they begin")
            self.begin[i + 1] = end[i]
            self.value[i], self.change[i] = worth[i], 0.0
        self.position.num_moves = num
        self._look_again()
        return np.array([self.change[i] for i in range(num)])
