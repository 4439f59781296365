"""A pattern binary, mapped read-only: opened, checked completely, and read back pattern by pattern.

``engine.patterns.binary`` checks the file as such (header, size, checksum). Here everything inside is checked
once, when a book is opened, so that the compiled code that reads it later needs no checks of its own.
"""

from itertools import pairwise

import cython
import numpy as np

from engine.patterns import binary, details
from engine.patterns.pattern import CLASSES, MEASURES, MOVE_TYPES, Pattern, Statistics
from engine.points import EngineError

_NUM_MEASURES = cython.declare(cython.int, len(MEASURES))
_NUM_CLASSES = cython.declare(cython.int, len(CLASSES))
_NUM_TYPES = cython.declare(cython.int, len(MOVE_TYPES))


def _fill_limits():
    assert len(MEASURES) <= 16
    for i, (where, low, high, _) in enumerate(MEASURES.values()):
        _LIMITS[i][0] = where == "cell"
        _LIMITS[i][1] = low
        _LIMITS[i][2] = high


_fill_limits()


class PatternBook:
    """A pattern binary. Patterns are numbered 0 to ``len(book) - 1`` in the order of the file.

    ``weights`` are the weights of features by their names, ``name`` is what the writer called the binary,
    ``checksum`` is the file's, in hex. Methods that are given a pattern's number raise EngineError when
    there is no such pattern.
    """

    def __init__(self):
        raise EngineError("a PatternBook comes from PatternBook.open(path)")

    @staticmethod
    def open(path) -> PatternBook:
        """Open and check the binary at ``path``; raises EngineError, of one line, when it cannot be used."""
        image = binary.read(path)
        book: PatternBook = PatternBook.__new__(PatternBook)
        book._image = image
        book._bytes = image.mapping
        book._parts = image.parts
        book.path = str(path)
        book.version = binary.VERSION
        book.checksum = image.checksum
        book.num_patterns = image.header.num_patterns
        book.trie.words = cython.cast("const uint32_t*", book._part("words"))
        book.trie.num_words = image.header.num_words
        book.trie.pool = book._part("pool")
        book.trie.num_pool = image.header.num_pool
        book.trie.num_patterns = image.header.num_patterns
        book.records = cython.cast("const Record*", book._part("records"))
        book.weight = cython.cast("const float*", book._part("weights"))
        book.by_id = cython.cast("const uint32_t*", book._part("by_id"))
        book.details = book._part("details")
        fault = book._damage()
        if fault:
            raise EngineError(f"{path}: {binary.damaged(fault)}")
        book.name = book._text(image.header.name)
        features = book._table("features", binary.FEATURE)
        book.weights = {book._text(row["name"]): float(row["weight"]) for row in features}
        return book

    @property
    def network(self) -> bytes:
        """The network in the binary, as bytes for ``engine.network.Parameters``; empty when there is none."""
        at, size = self._parts["network"]
        return self._image.mapping[at : at + size]

    def _part(self, name):
        at: cython.Py_ssize_t = self._parts[name][0]
        return cython.address(self._bytes[at])

    def _table(self, name, dtype):
        """A part of the file as an array."""
        at, size = self._parts[name]
        dtype = np.dtype(dtype)
        return np.frombuffer(self._image.mapping, dtype, size // dtype.itemsize, at)

    def _text(self, number):
        """The string with this number."""
        at, _ = self._parts["text"]
        ends = self._table("ends", "u4")
        begin = int(ends[number - 1]) if number else 0
        return self._image.mapping[at + begin : at + int(ends[number])].decode()

    # -- checking --------------------------------------------------------------------------------------

    def _damage(self):
        """What is wrong inside a file whose checksum is right; "" when nothing is."""
        fault = _strings_damage(self._table("ends", "u4"), bytes(self._table("text", "u1")))
        if not fault:
            fault = self._records_damage()
        if not fault and self.num_patterns:
            fault = self._ids_damage() or check(
                cython.address(self.trie),
                cython.address(self.records[0].move),
                cython.address(self.records[0].num_attributes),
                cython.sizeof(Record),
            )
        elif not fault and self.trie.num_words:
            fault = "a trie without patterns"
        return fault or self._numbers_damage()

    def _records_damage(self):
        i: cython.int
        cursor: Cursor
        strings: uint32_t = self._parts["ends"][1] // 4
        cursor.at = self.details
        cursor.end = self.details + cython.cast(cython.size_t, self._parts["details"][1])
        cursor.ok = True
        for i in range(self.num_patterns):
            if not _is_record(cython.address(self.records[i])):
                return "a record with impossible values"
            if cursor.at - self.details != self.records[i].details:
                return "details in the wrong place"
            if not _are_details(cython.address(cursor), cython.address(self.records[i]), strings):
                return "impossible details"
        return "" if cursor.at == cursor.end else "details that belong to no pattern"

    def _ids_damage(self):
        i: cython.int
        for i in range(self.num_patterns):
            if self.by_id[i] >= cython.cast(uint32_t, self.num_patterns):
                return "an index of ids with impossible values"
        for i in range(1, self.num_patterns):
            if _compare_ids(self._id_at(self.by_id[i - 1]), self._id_at(self.by_id[i])) >= 0:
                return "ids out of order"
        return ""

    def _numbers_damage(self):
        features = self._table("features", binary.FEATURE)
        names = features["name"]
        if np.any(names >= self._parts["ends"][1] // 4) or np.any(np.diff(names.astype(np.int64)) <= 0):
            return "features out of order"
        if np.any(features["spare"]) or self._are_gaps_filled():
            return "something where nothing is"
        for weights in (
            features["weight"],
            self._table("weights", "f4"),
            self._table("records", binary.RECORD)["gain"],
        ):
            if not np.all(np.isfinite(weights)):
                return "a weight that is not a number"
        return ""

    def _are_gaps_filled(self):
        """Whether a byte between the parts is not zero."""
        ends = [at + size for at, size in self._parts.values()]
        starts = [at for at, _ in self._parts.values()]
        mapping = self._image.mapping
        return any(any(mapping[end:start]) for end, start in zip(ends, starts[1:], strict=False))

    def _id_at(self, index):
        """Where the id of a pattern begins: one byte with its length, then its letters."""
        return self.details + self.records[index].details + 4 * self.records[index].num_attributes

    # -- reading ---------------------------------------------------------------------------------------

    def pattern(self, index: cython.int) -> Pattern:
        """The pattern with this number, as it was written, but with weight and gain rounded to 32 bits."""
        self._require(index)
        cells: uint8_t[64]
        record: Record = self.records[index]
        read_cells(cython.address(self.trie), index, record.move, cells)
        cells[record.move] = record.move_set
        reader = self._reader(index)
        attributes = reader.attributes(record.num_attributes)
        return Pattern(
            id=reader.id(),
            cells=bytes([cells[i] for i in range(64)]),
            move=record.move,
            kind=CLASSES[record.kind],
            text=reader.string(),
            sources=reader.sources(),
            attributes=attributes,
            answers=reader.tree(),
            alternatives=reader.tree(),
            type=MOVE_TYPES[record.type],
            urgent=bool(record.flags & 1),
            quiet=bool(record.flags & 2),
            statistics=self.statistics(index),
            weight=self.weight[index],
            gain=record.gain,
        )

    def _reader(self, index):
        image = memoryview(self._image.mapping)
        places = (self._parts[name] for name in ("details", "ends", "text"))
        data, ends, text = (image[at : at + size] for at, size in places)
        return details.Reader(data, self.records[index].details, (ends.cast("I"), text))

    def id(self, index: cython.int) -> str:
        """The id of a pattern."""
        self._require(index)
        at: cython.pointer[cython.const[uint8_t]] = self._id_at(index)
        text: bytes = cython.cast("const char*", at + 1)[: at[0]]
        return text.decode()

    def index(self, id: str) -> int | None:
        """The number of the pattern with this id, None when there is none."""
        low: cython.int = 0
        high: cython.int = self.num_patterns
        middle: cython.int
        key = id.encode()
        if not 0 < len(key) < 256:
            return None
        wanted: bytes = bytes((len(key),)) + key
        while low < high:
            middle = (low + high) >> 1
            if (
                _compare_ids(
                    self._id_at(self.by_id[middle]),
                    cython.cast("const uint8_t*", cython.cast(cython.p_char, wanted)),
                )
                < 0
            ):
                low = middle + 1
            else:
                high = middle
        if low < self.num_patterns and self.id(self.by_id[low]) == id:
            return self.by_id[low]
        return None

    def statistics(self, index: cython.int) -> Statistics:
        """The statistics of a pattern."""
        self._require(index)
        r: Record = self.records[index]
        return Statistics(r.played, r.seen, r.games, r.players, r.won, r.decided, r.first_year, r.last_year)

    def has_attributes(self, index: cython.int) -> bool:
        """Whether a pattern is conditional: whether it asks for more than its cells."""
        self._require(index)
        return self.records[index].num_attributes > 0

    def _require(self, index):
        if not 0 <= index < self.num_patterns:
            raise EngineError(f"no pattern {index}: there are {self.num_patterns}")
        return 0

    def __len__(self) -> int:
        return self.num_patterns


def _strings_damage(ends, text):
    """What is wrong with the table of strings, which must be sorted; "" when nothing is."""
    if len(text) != ends.max(initial=0) or np.any(np.diff(ends.astype(np.int64)) < 0):
        return "strings out of order"
    try:
        text.decode()
    except UnicodeDecodeError:
        return "a string that is not UTF-8"
    letters = np.frombuffer(text, np.uint8)
    if np.any(letters[ends[ends < len(text)]] & 0xC0 == 0x80):
        return "a string that is not UTF-8"
    strings = [text[begin:end] for begin, end in pairwise([0, *ends.tolist()])]
    return "" if all(a < b for a, b in pairwise(strings)) else "strings out of order"


def _byte(cursor):
    if cursor.at >= cursor.end:
        cursor.ok = False
        return 0
    cursor.at += 1
    return (cursor.at - 1)[0]


def _number(cursor):
    """A number written in groups of seven bits, of at most 32 bits altogether."""
    value: cython.ulonglong = 0
    shift: cython.int = 0
    byte: cython.int = 128
    while byte >= 128 and shift < 35:
        byte = _byte(cursor)
        value |= cython.cast(cython.ulonglong, byte & 127) << shift
        shift += 7
    if byte >= 128 or value >> 32:
        cursor.ok = False
        return 0
    return cython.cast(uint32_t, value)


def _string(cursor, num_strings):
    return _number(cursor) < num_strings


def _is_condition(cursor):
    measure: cython.int = _byte(cursor)
    cell: cython.int = _byte(cursor)
    low: cython.int = _byte(cursor)
    high: cython.int = _byte(cursor)
    if measure >= _NUM_MEASURES:
        return False
    if (cell >= 64) if _LIMITS[measure][0] else (cell != 255):
        return False
    return _LIMITS[measure][1] <= low and low <= high and high <= _LIMITS[measure][2]


def _is_id(cursor):
    length: cython.int = _byte(cursor)
    letter: cython.int
    i: cython.int
    if length == 0:
        return False
    for i in range(length):
        letter = _byte(cursor)
        if not (48 <= letter <= 57 or 65 <= letter <= 90 or 97 <= letter <= 122 or letter == 45):
            return False
    return True


def _is_tree(cursor, num_strings):
    level: cython.int
    before: cython.int = -1
    how: cython.int
    i: uint32_t
    for i in range(_number(cursor)):
        level = _byte(cursor)
        if level > before + 1 or level >= 255 or _byte(cursor) >= 64:
            return False
        before = level
        how = _byte(cursor)
        if how >> 4 > 1 or (how & 15) >= _NUM_TYPES or not _string(cursor, num_strings) or not cursor.ok:
            return False
    return True


def _are_details(cursor, record, num_strings):
    i: uint32_t
    for i in range(record.num_attributes):
        if not _is_condition(cursor):
            return False
    if not _is_id(cursor) or not _string(cursor, num_strings):
        return False
    for i in range(_number(cursor)):
        if not _string(cursor, num_strings) or not cursor.ok:
            return False
    return _is_tree(cursor, num_strings) and _is_tree(cursor, num_strings) and cursor.ok


def _is_record(record):
    return (
        record.kind < _NUM_CLASSES
        and record.type < _NUM_TYPES
        and record.flags < 4
        and record.move < 64
        and (record.move_set & 1) == 1
        and record.spare == 0
    )


def _compare_ids(first, second):
    """Compare two ids letter by letter: below 0, 0 or above 0. Each begins with its length."""
    i: cython.int
    for i in range(1, min(first[0], second[0]) + 1):
        if first[i] != second[i]:
            return cython.cast(cython.int, first[i]) - second[i]
    return cython.cast(cython.int, first[0]) - second[0]
