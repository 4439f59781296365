"""The value of moves: a log-linear sum, so that the softmax of the values is a probability.

Everything that speaks for a move adds its weight, in nats: each pattern that matches there and whose
attributes hold, and each feature. The probability that a professional plays a move is exp(value) over the
sum of exp(value) of all legal moves (a conditional logit, as in Bradley-Terry models with one winner among
many; R. Coulom, Computing Elo Ratings of Move Patterns in the Game of Go, 2007).
"""

import cython

from engine.attributes import Context
from engine.board import Board
from engine.features import FEATURES, Features
from engine.patterns.pattern import MEASURES
from engine.points import EngineError, to_gtp
from engine.position import Position
from engine.rules.rulebook import Rulebook

_LAST_MEASURE = cython.declare(cython.int, list(MEASURES).index("last"))


class Valuation:
    """Values the moves of one position after the other; ``book`` has the patterns and all weights.

    With ``lender``, a valuation of the same book, it has the lender's weights, also when they change. With
    ``patterns_only`` no feature speaks.
    """

    def __cinit__(self, book=None, lender=None, patterns_only=False):
        self.book = book
        self.num_weights = NUM_FEATURES + (0 if book is None else book.num_patterns)
        self.position = Position(book, patterns_only, evaluates=not patterns_only)
        self.features = Features()
        self.rules = Rulebook()
        self.context = Context(self.position.tactics)
        self.lender = lender
        if lender is not None:
            self.weight = self.lender.weight
            self.last_place = self.lender.last_place
            self.asked = self.lender.asked
            self.first_many = self.lender.first_many
            self.next_many = self.lender.next_many
            return
        self.has_own_weights = True
        self.weight = cython.cast("float*", calloc(self.num_weights, cython.sizeof(cython.float)))
        self.last_place = cython.cast("int16_t*", calloc(self.num_weights, cython.sizeof(int16_t)))
        self.asked = cython.cast("uint64_t*", calloc(self.num_weights, cython.sizeof(uint64_t)))
        self.first_many = cython.cast("int32_t*", calloc(self.num_weights, cython.sizeof(int32_t)))
        self.next_many = cython.cast("int32_t*", calloc(self.num_weights, cython.sizeof(int32_t)))
        if self.weight == cython.NULL or self.last_place == cython.NULL or self.asked == cython.NULL:
            raise MemoryError
        if self.first_many == cython.NULL or self.next_many == cython.NULL:
            raise MemoryError
        if book is not None:
            self._read_weights()

    def _read_weights(self):
        i: cython.int
        first: cython.int = 0
        end: cython.int = 0
        last: cython.int = -1
        move: cython.int
        condition: cython.pointer(cython.const[Condition])
        for i in range(NUM_FEATURES):
            self.weight[i] = self.book.weights.get(FEATURES[i].name, 0.0)
        for i in range(self.book.num_patterns):
            self.weight[NUM_FEATURES + i] = self.book.weight[i]
            self.last_place[i] = MANY_CONDITIONS
            if self.book.records[i].num_attributes == 1:
                condition = conditions(self.book, i)
                if condition.measure == _LAST_MEASURE and condition.low == 1:
                    move = self.book.records[i].move
                    self.last_place[i] = place(
                        (condition.cell & 7) - (move & 7), (condition.cell >> 3) - (move >> 3)
                    )
        for i in range(self.book.num_patterns):
            self.first_many[i] = self.next_many[i] = -1
            if self.book.records[i].num_attributes:
                if i >= end:
                    first = i
                    last = -1
                    end = self.position.matcher.family_end[i]
                self.asked[first] |= asked_bit(self.last_place[i])
                if self.last_place[i] == MANY_CONDITIONS:
                    if last < 0:
                        self.first_many[first] = i
                    else:
                        self.next_many[last] = i
                    last = i
        return 0

    def __dealloc__(self):
        if self.has_own_weights:
            free(self.weight)
            free(self.last_place)
            free(self.asked)
            free(self.first_many)
            free(self.next_many)
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
        self.begin[0] = 0
        self.top = 0.0
        for i in range(self.position.num_moves):
            if not self._collect(i):
                return OUT_OF_MEMORY
            value = 0.0
            for j in range(self.begin[i], self.begin[i + 1]):
                value += self.weight[self.numbers[j]]
            self.value[i] = value
            if i == 0 or value > self.top:
                self.top = value
        return LEGAL

    def log_sum(self):
        i: cython.int
        total: cython.double = 0.0
        for i in range(self.position.num_moves):
            total += exp(self.value[i] - self.top)
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
        for i in range(found.num):
            match = cython.address(found.items[i])
            if i < found.num_plain:
                if match.pattern == pattern:
                    return match.symmetry
            elif match.pattern <= pattern < self.position.matcher.family_end[match.pattern] and self._holds(
                match, pattern, point, self._last_place(match.symmetry, point)
            ):
                return match.symmetry
        return -1

    def _collect(self, index):
        """Write the numbers of all that speaks for a move; false when there is no memory for them."""
        point: cython.int = self.position.moves[index]
        number: cython.int = self.begin[index]
        found: cython.pointer(cython.const[Found]) = cython.NULL
        i: cython.int
        if self.book is not None:
            found = self.position.matcher.found(self.position.color, point)
        if not self._reserve(
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

    def _reserve(self, needed):
        grown: cython.pointer(int32_t)
        if needed > self.room:
            grown = cython.cast("int32_t*", realloc(self.numbers, 2 * needed * cython.sizeof(int32_t)))
            if grown == cython.NULL:
                return False
            self.numbers = grown
            self.room = 2 * needed
        return True

    def _families(self, point, found, number):
        """Add the patterns with attributes that hold, each once however it is turned. -1: no memory."""
        end: cython.int
        i: cython.int
        last: cython.int
        pattern: cython.int
        begin: cython.int = number
        match: cython.pointer(cython.const[Match])
        for i in range(found.num_plain, found.num):
            match = cython.address(found.items[i])
            last = self._last_place(match.symmetry, point)
            if not self.asked[match.pattern] & (asked_bit(last) | asked_bit(MANY_CONDITIONS)):
                continue
            end = self.position.matcher.family_end[match.pattern]
            if not self._reserve(number + end - match.pattern):
                return -1
            if last < 0 or not self.asked[match.pattern] & asked_bit(last):
                number = self._many(point, match, begin, last, number)
                continue
            for pattern in range(match.pattern, end):
                if self._holds(match, pattern, point, last) and not self._has(begin, pattern, number):
                    self.numbers[number] = NUM_FEATURES + pattern
                    number += 1
        return number

    def _many(self, point, family, begin, last, number):
        """As ``_families``, of one family, where the last move is at no place that it asks for."""
        pattern: cython.int = self.first_many[family.pattern]
        while pattern >= 0:
            if self._holds(family, pattern, point, last) and not self._has(begin, pattern, number):
                self.numbers[number] = NUM_FEATURES + pattern
                number += 1
            pattern = self.next_many[pattern]
        return number

    def _last_place(self, symmetry, point):
        last: cython.int = self.position.recent[0]
        dx: cython.int = col_of(last) - col_of(point)
        dy: cython.int = row_of(last) - row_of(point)
        across: cython.int = dx
        if last <= PASS or not (-REACH <= dx <= REACH and -REACH <= dy <= REACH):
            return -1
        if symmetry & 4:
            dx = dy
            dy = across
        if symmetry & 1:
            dx = -dx
        if symmetry & 2:
            dy = -dy
        return place(dx, dy)

    def _holds(self, family, pattern, point, last):
        match: Match
        if self.last_place[pattern] != MANY_CONDITIONS:
            return self.last_place[pattern] == last
        match.pattern = pattern
        match.symmetry = family.symmetry
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
        if color != BLACK and color != WHITE:
            raise EngineError(f"no player has the color {color}; Black is {BLACK}, White {WHITE}")
        if self.look(board, color) != LEGAL:
            raise MemoryError
        return 0

    def values(self, board: Board, color: cython.int) -> dict[int, float]:
        """The value of every legal move, nats."""
        i: cython.int
        self._require(board, color)
        return {self.position.moves[i]: self.value[i] for i in range(self.position.num_moves)}

    def parts(self, board: Board, color: cython.int, point: cython.int) -> list[tuple[int, float]]:
        """``(number, weight)`` of all that speaks for a legal move; the weights add up to its value.

        Raises EngineError when the move is not legal.
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
