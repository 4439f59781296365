"""The joseki binary: a byte a move, depth first (seed 000, section 7); docs/formats/joseki-binary.md.

A move is a byte. Six bits give its place, as an index into a table of the 62 most common ones; two bits say
whether another move of the same position follows, and whether the moves after this one follow. Two values of
the six bits are escapes. There are no pointers where lines meet: positions are identified by their stones, so
the moves after a transposition are found where they were written first.
"""

import hashlib
import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import cython
import numpy as np

from engine.joseki.lines import Step
from engine.joseki.move import ERAS, NORMAL, TYPES, Figures
from engine.joseki.openings import ROWS, rows_of
from engine.points import EngineError
from engine.replacing import replace_file

MAGIC = b"KATJ"
#: version 4 is a version 3 with openings after the names
VERSION, OPENINGS = 3, 4
#: the version before eras, which is still read
NO_ERAS = 2
#: magic, version, places of the table, moves, bytes of the graph, of the names, CRC of what follows the head
HEAD = struct.Struct("<4sHHIIII")
#: before a name: the number of the move, the bytes of the name
NAME = struct.Struct("<IH")
NUM_COMMON = 62
#: of a move: the nine digits that the text has room for
MOST_GAMES = 999_999_999
_PLAIN = [("games", "<u4"), ("players", "<u2"), ("won", "<u2"), ("first_year", "<u2"), ("last_year", "<u2")]
FIGURES = np.dtype([*_PLAIN, ("eras", "<u4", len(ERAS))])
_FIGURES_OF = {NO_ERAS: np.dtype(_PLAIN), VERSION: FIGURES, OPENINGS: FIGURES}
#: a move: its place and type, whether the moves after it follow, and another move of the same position
ENTRY = np.dtype([("place", "u1"), ("type", "u1"), ("has_child", "?"), ("has_sibling", "?")])


class Content(NamedTuple):
    """What a binary contains: its moves in order (ENTRY), the figures of each (FIGURES), and the names that
    some moves have, by their number; and the moves of the openings (``openings.ROWS``)."""

    entries: np.ndarray
    figures: np.ndarray
    names: dict[int, str]
    graph_bytes: int
    checksum: str
    openings: np.ndarray = np.zeros(0, ROWS)


def write(
    path: str | Path, steps: Sequence[Step], openings: Mapping[int, Mapping[int, int]] | None = None
) -> int:
    """Write the moves of a graph (``lines.steps``), and its openings, if any.

    Returns the bytes of the graph without its figures.
    """
    common, graph, _ = pack(steps)
    figures = np.zeros(len(steps), FIGURES)
    for row, step in zip(figures, steps, strict=True):
        known = step.move.figures
        row["games"], row["players"], row["won"] = known.games, min(known.players, 65535), known.won
        row["first_year"], row["last_year"] = known.first_year, known.last_year
        row["eras"] = known.eras or 0
    names = b"".join(_named(number, step.move.name) for number, step in enumerate(steps) if step.move.name)
    rest = common + graph + figures.tobytes() + names + rows_of(openings or {}).tobytes()
    version = OPENINGS if openings else VERSION
    head = HEAD.pack(MAGIC, version, len(common), len(steps), len(graph), len(names), zlib.crc32(rest))
    replace_file(path, head + rest)
    return len(graph) + len(common)


def figures_of(row: np.void) -> Figures:
    """What games say of a move, from its row of FIGURES."""
    *plain, eras = row.tolist()
    return Figures(*plain, tuple(eras.tolist()) if any(eras) else ())


def pack(steps: Sequence[Step]) -> tuple[bytes, bytes, list[int]]:
    """The table of places and the graph of some moves, and how many bytes each move took."""
    common = bytes(place for place, _ in Counter(step.place for step in steps).most_common(NUM_COMMON))
    numbers = {place: number for number, place in enumerate(common)}
    out = bytearray()
    sizes: list[int] = []
    #: by depth: of the position on the way down, the type of its moves from here on
    types: list[int] = []
    for step in steps:
        begin = len(out)
        del types[step.depth + 1 :]
        if len(types) == step.depth:
            types.append(NORMAL)
        if types[step.depth] != step.move.type:
            types[step.depth] = step.move.type
            out += bytes((TYPE_MARK, step.move.type))
        number = numbers.get(step.place, FAR)
        out.append(number | SIBLING * step.has_sibling | CHILD * step.expanded)
        if number == FAR:
            out.append(step.place)
        if not step.has_sibling:
            types[step.depth] = NORMAL
        sizes.append(len(out) - begin)
    return common, bytes(out), sizes


def read(path: str | Path) -> Content:
    """Read a binary. Raises EngineError when the file is none, or is damaged."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise EngineError(f"{path}: {error.strerror}") from None
    if len(data) < HEAD.size or data[:4] != MAGIC:
        raise EngineError(f"{path}: not a joseki binary")
    _, version, num_common, num_moves, num_bytes, name_bytes, crc = HEAD.unpack_from(data)
    if version not in _FIGURES_OF:
        raise EngineError(f"{path}: joseki binary of version {version}, not {VERSION}: compile it anew")
    rest = data[HEAD.size :]
    end = num_common + num_bytes + num_moves * _FIGURES_OF[version].itemsize
    more = len(rest) - end - name_bytes
    if more < 0 or more % ROWS.itemsize or (more and version != OPENINGS) or zlib.crc32(rest) != crc:
        raise EngineError(f"{path}: damaged joseki binary: compile it anew")
    try:
        entries = _unpacked(rest[:num_common], rest[num_common : num_common + num_bytes])
        names = dict(_names(rest[end : end + name_bytes], num_moves))
    except IndexError:
        raise EngineError(f"{path}: joseki binary that ends in the middle of a move") from None
    if len(entries) != num_moves:
        raise EngineError(f"{path}: joseki binary of {len(entries)} moves that says it has {num_moves}")
    known = np.frombuffer(rest[num_common + num_bytes : end], _FIGURES_OF[version])
    if known["games"].max(initial=0) > MOST_GAMES:
        raise EngineError(f"{path}: damaged joseki binary: compile it anew")
    figures = known
    if known.dtype != FIGURES:
        figures = np.zeros(num_moves, FIGURES)
        for name in known.dtype.names or ():
            figures[name] = known[name]
    openings = np.frombuffer(rest[end + name_bytes :], ROWS)
    checksum = hashlib.blake2b(data).hexdigest()[:16]
    return Content(entries, figures, names, num_common + num_bytes, checksum, openings)


def _named(number: int, name: str) -> bytes:
    data = name.encode()
    return NAME.pack(number, len(data)) + data


def _names(data: bytes, num_moves: int) -> Iterator[tuple[int, str]]:
    at = 0
    while at < len(data):
        if at + NAME.size > len(data):
            raise IndexError
        number, length = NAME.unpack_from(data, at)
        at += NAME.size + length
        if number >= num_moves or at > len(data):
            raise IndexError
        yield number, data[at - length : at].decode("utf-8", "replace")


def _unpacked(common: bytes, graph: bytes) -> np.ndarray:
    at: cython.Py_ssize_t = 0
    num_entries: cython.Py_ssize_t = 0
    byte: cython.int
    number: cython.int
    # a move takes a byte of the graph at least
    room = bytearray(cython.sizeof(Entry) * len(graph))
    entries: cython.pointer[Entry] = cython.cast("Entry*", cython.cast("char*", room))
    #: of the positions on the way down: the type of the moves that come next, whether one comes
    open_: list = [NORMAL]
    while at < len(graph):
        byte = graph[at]
        at += 1
        if byte == TYPE_MARK:
            if graph[at] >= len(TYPES):
                raise IndexError
            open_[len(open_) - 1] = graph[at]
            at += 1
            continue
        number = byte & 63
        entries[num_entries] = Entry(
            common[number] if number != FAR else graph[at],
            open_[len(open_) - 1],
            byte & CHILD != 0,
            byte & SIBLING != 0,
        )
        at += number == FAR
        num_entries += 1
        if not byte & SIBLING:
            open_.pop()
        if byte & CHILD:
            open_.append(NORMAL)
        if not open_ and at < len(graph):
            raise IndexError
    # a book without moves has no first position either
    if open_ and len(graph) > 0:
        raise IndexError
    return np.frombuffer(bytes(room), ENTRY, num_entries)
