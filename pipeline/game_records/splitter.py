"""Cuts a stream of records into single games, keeping only one in memory.

A game is followed through its parentheses, brackets and escapes. Damage must not swallow the next game, so
the first properties of a root (``;GM[1]``, ``(;PB[...]``...) begin a new game wherever they stand, even
inside an unclosed value or variation: inside a sound value they cannot occur, because its ``]`` would have to
be escaped. No byte is dropped: text between two games stays with the first.
"""

import re
from collections.abc import Iterator
from typing import IO

#: More than any real game with its comments; a tree this large is a dictionary, or damage.
MAX_GAME_BYTES = 2 << 20
CHUNK = 1 << 18
_LONGEST_ROOT = 512  # but for white space in it

#: Properties that begin a root and no variation; and those that stand in roots.
_FIRST = rb"GM|FF|CA|AP|SZ|GN|EV|DT|PB|PW|GaMe|SiZe"
_INFO = _FIRST + rb"|ST|RO|PC|BR|WR|RE|RU|KM|HA|TM|SO|US"
_OPEN = re.compile(rb"\(\s*;")
#: A root without its opening parenthesis; only what no other node has.
_BARE = re.compile(rb";\s*(?:GM|FF|GaMe)\s*\[[^\[\]\\();]{0,200}\]")
_ROOT = re.compile(rb";\s*(?:" + _FIRST + rb")\s*\[[^\[\]\\();]{0,200}\]")
_PROPERTY = rb"(?P<property>(?:" + _INFO + rb"|AB|AW|AE|PL|C|N|B|W)\s*\[)"
_PROPERTY_FIRST = re.compile(rb"[\xef\xbb\xbf\s]*(?:\([\s(]*|(?=(?:" + _FIRST + rb")\s*\[))" + _PROPERTY)
_PROPERTY_IN_NODE = re.compile(rb";\s*" + _PROPERTY)
#: Everything up to the next parenthesis or unclosed value.
_RUN = re.compile(rb"(?:[^\[()]++|\[(?:[^\]\\]++|\\.)*+\])*+", re.DOTALL)


def find_start(data: bytes, pos: int = 0) -> tuple[int, int]:
    """``(where the first game from pos on begins, where its first property or node does)``.

    The two are the same when the game lacks its ``(;``: a property stands before any ``(;``, so that
    the first ``(;`` is only a variation. ``(-1, -1)`` when there is no game.
    """
    match = _OPEN.search(data, pos)
    stop = match.start() if match else len(data)
    bare = _PROPERTY_FIRST.match(data, pos, stop) or _PROPERTY_IN_NODE.search(data, pos, stop)
    if bare:
        return bare.start("property"), bare.start("property")
    return (match.start(), match.end()) if match else (-1, -1)


def split_games(stream: IO[bytes], most: int = MAX_GAME_BYTES) -> Iterator[bytes]:
    """The games of a collection, in order; together they are the whole stream.

    What is too large to be a game is cut to one byte more than ``most`` (so that its reader
    refuses it), and the rest of it up to the next root is passed over. An empty stream is one empty game:
    every input holds at least one thing to be counted.
    """
    games = _Splitter(stream, most)
    first = games.next()
    yield first or b""
    while (game := games.next()) is not None:
        yield game


def follow(data: bytes, pos: int, depth: int, end: int) -> tuple[bool, int, int]:
    """Past the parenthesis that closes the ``depth`` ones open at ``pos``.

    Gives ``(whether it was there, the place after it or where a value does not end or the data do, how
    many parentheses were opened on the way)``; looks at nothing from ``end`` on.
    """
    opened = 0
    while depth:
        pos = _RUN.match(data, pos, end).end()  # type: ignore[union-attr]  # it matches nothing at all, too
        if pos >= end or data[pos] == 0x5B:
            return False, pos, opened
        if data[pos] == 0x28:
            depth, opened = depth + 1, opened + 1
        else:
            depth -= 1
        pos += 1
    return True, pos, opened


class _Splitter:
    """The part of the stream that was read and not returned yet, and what is known of it."""

    def __init__(self, stream: IO[bytes], most: int) -> None:
        self._stream = stream
        self._most = most
        self._data = b""
        self._pos = 0
        self._ended = False
        #: the next root, at or after the place it was last looked for; -1: none in what is waiting
        self._root = 0

    def next(self) -> bytes | None:
        """The next game and the text after it; None at the end."""
        while True:
            data, pos = self._data, self._pos
            end = self._game_end()
            if end < 0 and self._ended:
                end = len(data)
            if end >= 0:
                self._pos = end
                if data[pos:end].strip():
                    return data[pos:end]
                if self._ended and end == len(data):
                    return None
            elif len(data) - pos > self._most:
                self._pass_over()
                return data[pos : pos + self._most + 1]
            else:
                # Reading as much as is waiting keeps the work of looking at it again linear.
                self._read(max(CHUNK, len(data) - pos))

    def _read(self, size: int) -> None:
        more = self._stream.read(size)
        self._ended = not more
        self._data, self._pos, self._root = self._data[self._pos :] + more, 0, 0

    def _game_end(self) -> int:
        """Where the current game ends; -1 when more must be read to tell."""
        data = self._data
        start, node = find_start(data, self._pos)
        # From the first value on: a root after it is another game's.
        first = data.find(b"[", node) if start >= 0 else -1
        if first < 0:
            return -1
        root = self._next_root(first)
        closed, end, _ = follow(data, first, 1, len(data) if root < 0 else root)
        return _next_start(data, end) if closed else root

    def _next_root(self, pos: int) -> int:
        if 0 <= self._root < pos:
            self._root = _find_root(self._data, pos)
        return self._root

    def _pass_over(self) -> None:
        """Skip to the next root of the stream, or its end; what was read so far has no root."""
        root = -1
        while root < 0 and not self._ended:
            self._pos = max(self._pos + 1, len(self._data) - _LONGEST_ROOT)
            self._read(CHUNK)
            root = _find_root(self._data, 0)
        self._pos = len(self._data) if root < 0 else root


def _find_root(data: bytes, pos: int) -> int:
    """The next root from ``pos`` on, from its ``(`` if it has one; -1 when there is none."""
    for match in _ROOT.finditer(data, pos):
        paren = _paren_before(data, match.start())
        if paren >= pos:
            return paren
        if _BARE.match(data, match.start()):
            return match.start()
    return -1


def _next_start(data: bytes, pos: int) -> int:
    start = _OPEN.search(data, pos)
    bare = _BARE.search(data, pos, start.start() if start else len(data))
    if bare:
        return bare.start()
    return start.start() if start else -1


def _paren_before(data: bytes, pos: int) -> int:
    """The ``(`` before a ``;`` with only white space between, else -1."""
    while pos > 0 and data[pos - 1] in b" \t\r\n\f\v":
        pos -= 1
    return pos - 1 if pos > 0 and data[pos - 1] == 0x28 else -1
