"""What the patterns of a book ask beyond their cells, family by family; see ``families.pxd``."""

import cython

from engine.patterns.book import PatternBook
from engine.patterns.pattern import MEASURES

_NAMES = list(MEASURES)
_LAST_MOVE = cython.declare(cython.int, _NAMES.index("last"))
_DISTANCE = cython.declare(cython.int, _NAMES.index("distance"))
_PHASE = cython.declare(cython.int, _NAMES.index("phase"))
_SCORE = cython.declare(cython.int, _NAMES.index("score"))
_KO = cython.declare(cython.int, _NAMES.index("ko"))


def families_of(book):
    if book.families is None:
        book.families = Families(book)
    return book.families


class Families:
    """All families of ``book``, which is not changed."""

    def __cinit__(self, book: PatternBook):
        number: cython.size_t = book.num_patterns + 1
        self.end = cython.cast("int32_t*", calloc(number, cython.sizeof(int32_t)))
        self.asked = cython.cast("uint64_t*", calloc(number, cython.sizeof(uint64_t)))
        self.first_many = cython.cast("int32_t*", calloc(number, cython.sizeof(int32_t)))
        self.asks = cython.cast("int32_t*", calloc(number, cython.sizeof(int32_t)))
        if self.end == cython.NULL or self.asked == cython.NULL:
            raise MemoryError
        if self.first_many == cython.NULL or self.asks == cython.NULL:
            raise MemoryError
        self._find_ends(book)
        self._read(book)

    def __dealloc__(self):
        free(self.end)
        free(self.asked)
        free(self.first_many)
        free(self.asks)
        free(self.many)

    def _find_ends(self, book):
        words: cython.pointer[cython.const[uint32_t]] = book.trie.words
        at: uint32_t = 0
        first: uint32_t = 0
        in_family: cython.bint = False
        while at < book.trie.num_words:
            if words[at] >> KIND_SHIFT != CONDITIONAL:
                in_family = False
            else:
                if not in_family:
                    first = words[at] & PATTERN_MASK
                self.end[first] = (words[at] & PATTERN_MASK) + 1
                self.largest = max(self.largest, self.end[first] - cython.cast(int32_t, first))
                in_family = not words[at] & LAST
            at += node_size(words[at])
        return 0

    def _read(self, book):
        pattern: cython.int
        first: cython.int = 0
        end: cython.int = 0
        num_many: cython.int = 0
        last: cython.int = -1
        for pattern in range(book.num_patterns):
            self.first_many[pattern] = -1
            self.asks[pattern] = _last_place(book, pattern)
            num_many += book.records[pattern].num_attributes > 0 and self.asks[pattern] == NO_PLACE
        self.many = cython.cast("Asked*", calloc(num_many + 1, cython.sizeof(Asked)))
        if self.many == cython.NULL:
            raise MemoryError
        num_many = 0
        for pattern in range(book.num_patterns):
            if book.records[pattern].num_attributes == 0:
                continue
            if pattern >= end:
                first = pattern
                last = -1
                end = self.end[first]
            if self.asks[pattern] != NO_PLACE:
                self.asked[first] |= asked_bit(self.asks[pattern])
            else:
                self.asks[pattern] = ~num_many
                self._read_many(book, pattern, cython.address(self.many[num_many]))
                self.asked[first] |= asked_bit(OF_STONES if self.many[num_many].of_stones else OF_BOARD)
                if last < 0:
                    self.first_many[first] = num_many
                else:
                    self.many[last].next = num_many
                last = num_many
                num_many += 1
        return 0

    def _read_many(self, book, pattern, asked):
        i: cython.int
        condition: cython.pointer(cython.const[Condition]) = conditions(book, pattern)
        asked.pattern = pattern
        asked.next = -1
        asked.phases = asked.standings = asked.kos = asked.farthest = 255
        for i in range(book.records[pattern].num_attributes):
            if condition[i].measure == _DISTANCE:
                asked.nearest = max(asked.nearest, condition[i].low)
                asked.farthest = min(asked.farthest, condition[i].high)
            elif condition[i].measure == _PHASE:
                asked.phases &= values(condition[i].low, condition[i].high)
            elif condition[i].measure == _SCORE:
                asked.standings &= values(condition[i].low, condition[i].high)
            elif condition[i].measure == _KO:
                asked.kos &= values(condition[i].low, condition[i].high)
            else:
                asked.of_stones = True
        return 0


def _last_place(book, pattern):
    move: cython.int = book.records[pattern].move
    condition: cython.pointer(cython.const[Condition]) = conditions(book, pattern)
    if book.records[pattern].num_attributes != 1:
        return NO_PLACE
    if condition.measure != _LAST_MOVE or condition.low != 1:
        return NO_PLACE
    return place((condition.cell & 7) - (move & 7), (condition.cell >> 3) - (move >> 3))
