"""Where one game ends and the next begins: cuts a stream into games, one at a time in memory.

A game is followed through its parentheses, brackets and escapes. Damage must not swallow the next game,
so the first properties of a root (``;GM[1]``, ``(;PB[...]``...) begin a new game wherever they stand,
inside an unclosed value or variation too: inside a sound value they cannot occur, because its ``]``
would have to be escaped. Nothing between games is dropped: text between two games stays with the first.
"""

import re
from collections.abc import Iterator
from typing import IO

#: More than any real game with its comments; a tree this large is a dictionary, or damage.
MAX_GAME_BYTES = 2 << 20
CHUNK = 1 << 18

_INFO = rb"GM|FF|CA|AP|SZ|ST|GN|EV|RO|PC|DT|PB|PW|BR|WR|RE|RU|KM|HA|TM|SO|US|GaMe|SiZe"
_OPEN = re.compile(rb"\(\s*;")
#: A root without its opening parenthesis; only what no other node has.
_BARE = re.compile(rb";\s*(?:GM|FF|GaMe)\s*\[[^\[\]\\();]{0,200}\]")
_ROOT = re.compile(rb";\s*(?:" + _INFO + rb")\s*\[[^\[\]\\();]{0,200}\]")
_PROPERTY = re.compile(rb"(?<![A-Za-z])(?:" + _INFO + rb"|AB|AW|AE|PL|C|N|B|W)\s*\[")
#: Everything up to the next parenthesis or unclosed value.
_RUN = re.compile(rb"(?:[^\[()]++|\[(?:[^\]\\]++|\\.)*+\])*+", re.DOTALL)
_CLOSED, _BROKEN, _OPEN_END = 0, 1, 2


def find_start(data: bytes) -> tuple[int, int]:
    """``(where the first game begins, where its first property or node does)``.

    The two are the same when the game lacks its ``(;``: a property stands before any ``(;``, so that
    the first ``(;`` is only a variation. ``(-1, -1)`` when there is no game.
    """
    match = _OPEN.search(data)
    stop = match.start() if match else len(data)
    bare = _PROPERTY.search(data, 0, stop)
    if bare:
        return bare.start(), bare.start()
    return (match.start(), match.end()) if match else (-1, -1)


def split_games(stream: IO[bytes]) -> Iterator[bytes]:
    """The games of a collection, in order; together they are the whole stream.

    What is too large to be a game is cut to one byte more than `MAX_GAME_BYTES` (so that its reader
    refuses it), and the rest of it up to the next root is passed over. An empty stream is one empty game:
    every input holds at least one thing to be counted.
    """
    data, pos, count = stream.read(CHUNK), 0, 0
    final = not data
    while True:
        end = _game_end(data, pos, final)
        if end < 0 and not final and len(data) - pos <= MAX_GAME_BYTES:
            # Reading as much as is waiting keeps the work of looking at it again linear.
            more = stream.read(max(CHUNK, len(data) - pos))
            final = not more
            data, pos = data[pos:] + more, 0
        elif end < 0 and not final:
            yield data[pos : pos + MAX_GAME_BYTES + 1]
            count += 1
            data, pos = _next_root(stream, data[pos + 1 :]), 0
            final = not data
        else:
            end = len(data) if end < 0 else end
            if data[pos:end].strip() or not count:
                yield data[pos:end]
                count += 1
            pos = end
            if final and pos >= len(data):
                return


def _game_end(data: bytes, pos: int, final: bool) -> int:
    """Where the game at ``pos`` and the text after it end; -1 when that needs more of the stream."""
    start = _OPEN.search(data, pos)
    bare = _PROPERTY.search(data, pos, start.start() if start else len(data))
    if bare and not final and bare.end() == len(data):
        return -1
    if not start and not bare:
        return -1
    first = bare.end() - 1 if bare else start.end()  # type: ignore[union-attr]
    state, end = _follow(data, first)
    root = _new_root(data, first, end if state == _CLOSED else len(data))
    if root >= 0:
        return root
    if state != _CLOSED:
        return -1
    return _next_start(data, end)


def _follow(data: bytes, pos: int) -> tuple[int, int]:
    """Past the closing parenthesis of the game whose first node is open at ``pos``."""
    depth = 1
    size = len(data)
    while True:
        match = _RUN.match(data, pos)
        pos = match.end() if match else pos
        if pos >= size or data[pos] == 0x5B:
            return _OPEN_END, pos
        depth += 1 if data[pos] == 0x28 else -1
        pos += 1
        if not depth:
            return _CLOSED, pos


def _new_root(data: bytes, pos: int, end: int) -> int:
    """A root inside of what should be one game; -1 when there is none."""
    for match in _ROOT.finditer(data, pos, end):
        paren = _paren_before(data, match.start())
        if paren >= pos:
            return paren
        if _BARE.match(data, match.start()) and b"[" in data[pos : match.start()]:
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


def _next_root(stream: IO[bytes], data: bytes) -> bytes:
    """The stream from the next root on (with what follows of a chunk), empty when there is none."""
    while True:
        root = _new_root(data, 0, len(data))
        if root >= 0:
            return data[root:]
        more = stream.read(CHUNK)
        if not more:
            return b""
        data = data[-512:] + more
