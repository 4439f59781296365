"""The patterns that the engine has loaded, matched at every point where a player may move."""

import cython

from engine.patterns import binary
from engine.points import EngineError


class PatternBook:
    """A pattern binary, mapped read-only. Patterns are numbered 0 to ``len(book) - 1`` in file order."""

    def __init__(self):
        raise EngineError("a PatternBook comes from PatternBook.open(path)")

    @staticmethod
    def open(path) -> PatternBook:
        """The book at ``path``, all of it checked; raises EngineError, one line, when it cannot be used."""
        image = binary.read(path)
        book: PatternBook = PatternBook.__new__(PatternBook)
        book._image = image
        book._bytes = image.mapping
        book.records = cython.cast(
            "const Record*", cython.address(book._bytes[cython.cast(cython.Py_ssize_t, image.records_at)])
        )
        book.directory = cython.cast(
            "const uint32_t*", cython.address(book._bytes[cython.cast(cython.Py_ssize_t, image.directory_at)])
        )
        book.num_patterns = image.num_patterns
        book.directory_bits = image.directory_bits
        book.path = str(path)
        book.version = binary.VERSION
        book.checksum = image.checksum
        return book

    def find(self, key):
        hashed: uint64_t = mix(mix(key.upper) + key.lower)
        bucket: uint64_t = hashed >> (64 - self.directory_bits)
        i: uint32_t
        for i in range(self.directory[bucket], self.directory[bucket + 1]):
            if (
                big_endian(cython.address(self.records[i].key[8])) == key.lower
                and big_endian(cython.address(self.records[i].key[0])) == key.upper
            ):
                return i
        return NO_PATTERN

    def match_all(self, board, color, pattern_at):
        planes: Planes
        key: Key
        point: cython.int
        found: cython.int
        hits: cython.int = 0
        for point in range(NUM_POINTS):
            pattern_at[point] = NO_PATTERN
        if self.num_patterns == 0:
            return 0
        read_planes(board, color, cython.address(planes))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] != EMPTY:
                continue
            canonical(cython.address(planes), point, cython.address(key))
            found = self.find(cython.address(key))
            if found != NO_PATTERN and board.check(color, point) == 0:
                pattern_at[point] = found
                hits += 1
        return hits

    def match(self, board: Board, color: cython.int) -> list[tuple[int, int]]:
        """``(point, pattern index)`` for every legal move of ``color`` that a pattern matches, by point."""
        pattern_at: int32_t[NUM_POINTS]
        if color != BLACK and color != WHITE:
            raise EngineError(f"not a colour to move: {color}")
        self.match_all(board, color, pattern_at)
        return [
            (point, pattern_at[point])
            for point in range(FIRST, FIRST + BOARD_SPAN)
            if pattern_at[point] != NO_PATTERN
        ]

    def find_key(self, key: bytes) -> int | None:
        """The index of the pattern with this key, None when there is none."""
        words: Key
        read_key(key, cython.address(words))
        index = self.find(cython.address(words))
        return None if index == NO_PATTERN else index

    def key(self, index: cython.int) -> bytes:
        """The key of a pattern (see ``engine.patterns.window``)."""
        self._require(index)
        return bytes(self.records[index].key[:16])

    def id(self, index: cython.int) -> int:
        """The stable id of a pattern: its row in the database that it was compiled from."""
        self._require(index)
        return self.records[index].id

    def count(self, index: cython.int) -> int:
        """How many moves of professionals are behind a pattern."""
        self._require(index)
        return self.records[index].num_moves

    def num_games(self, index: cython.int) -> int:
        """In how many games those moves were played."""
        self._require(index)
        return self.records[index].num_games

    def _require(self, index):
        if not 0 <= index < self.num_patterns:
            raise EngineError(f"no pattern {index}: there are {self.num_patterns}")
        return 0

    def __len__(self) -> int:
        return self.num_patterns
