"""The pattern binary, version 3: writer, and the first half of the reader (docs/formats/pattern-binary.md).

A file has a header, tables of fixed records, the trie that all patterns share, details of variable length,
strings, and a checksum. Its bytes depend only on the patterns, the weights, the name and the network. It is
replaced in one step, and checked completely before it is used: here the file as such, in
``engine.patterns.book`` what is inside.
"""

import math
import mmap
import os
import re
import stat
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine.patterns import details, trie
from engine.patterns.pattern import CLASSES, MOVE_TYPES, Pattern
from engine.points import EngineError
from engine.replacing import replace_file

MAGIC = b"\x89KPAT\r\n\x1a"
BYTE_ORDER = 0x0A0B0C0D
VERSION = 3
CHECKSUM_BYTES = 16
MAX_NUMBER = 2**32 - 1
MAX_WEIGHT = float(np.finfo(np.float32).max)  # of a pattern
URGENT, QUIET = 1, 2
ID = re.compile(r"[A-Za-z0-9-]{1,255}")

HEADER = struct.Struct("=8sIIIIQIIIIIIIIII")
RECORD = np.dtype(
    [
        ("details", "u4"),
        ("gain", "f4"),
        ("played", "u4"),
        ("seen", "u4"),
        ("games", "u4"),
        ("players", "u4"),
        ("won", "u4"),
        ("decided", "u4"),
        ("first_year", "u2"),
        ("last_year", "u2"),
        ("kind", "u1"),
        ("type", "u1"),
        ("flags", "u1"),
        ("num_attributes", "u1"),
        ("move", "u1"),
        ("move_set", "u1"),
        ("spare", "u2"),
    ]
)
FEATURE = np.dtype([("name", "u4"), ("spare", "u4"), ("weight", "f8")])
REMEDY = "run 'katachi compile' to write it anew"


class Written(NamedTuple):
    """What was written: the number of patterns, the size of the file, its checksum in hex."""

    num_patterns: int
    num_bytes: int
    checksum: str


class Header(NamedTuple):
    """The first 72 bytes, field by field; sizes in bytes."""

    magic: bytes
    byte_order: int
    version: int
    header_size: int
    record_size: int
    file_size: int
    num_patterns: int
    num_features: int
    #: words of the trie, 4 bytes each
    num_words: int
    num_pool: int
    num_details: int
    num_strings: int
    num_text: int
    #: the number of the string that is the binary's own name
    name: int
    num_network: int
    spare: int = 0

    def parts(self) -> dict[str, tuple[int, int]]:
        """Of each part of the file: where it begins, always at a multiple of 8, and how many bytes it has."""
        sizes = {
            "features": FEATURE.itemsize * self.num_features,
            "weights": 4 * self.num_patterns,
            "records": RECORD.itemsize * self.num_patterns,
            "by_id": 4 * self.num_patterns,
            "words": 4 * self.num_words,
            "ends": 4 * self.num_strings,
            "pool": self.num_pool,
            "details": self.num_details,
            "text": self.num_text,
            "network": self.num_network,
        }
        found, at = {}, HEADER.size
        for name, size in sizes.items():
            found[name] = at, size
            at = (at + size + 7) & ~7
        found["checksum"] = at, CHECKSUM_BYTES
        return found


@dataclass(frozen=True, slots=True)
class Image:
    """A file in memory whose header and checksum have been checked: the read-only mapping and its parts."""

    mapping: mmap.mmap
    checksum: str
    header: Header
    parts: dict[str, tuple[int, int]]


# -- writing -----------------------------------------------------------------------------------------


def write(
    path: str | Path,
    patterns: Iterable[Pattern],
    weights: Mapping[str, float] = {},
    name: str = "",
    network: bytes = b"",
) -> Written:
    """Write a pattern binary, replacing the file at ``path`` in one step.

    ``weights`` are the weights of features by their names, ``name`` is the name of the binary, ``network``
    the network's bytes (``engine.network.Parameters.to_bytes``). The order of ``patterns`` does not matter.
    Raises EngineError for what the format cannot hold, for ids that repeat, and when the file cannot be
    written.
    """
    content, num_patterns = _encode(patterns, weights, name, network)
    replace_file(path, content)
    return Written(num_patterns, len(content), content[-CHECKSUM_BYTES:].hex())


def encode(
    patterns: Iterable[Pattern], weights: Mapping[str, float] = {}, name: str = "", network: bytes = b""
) -> bytes:
    """The bytes that ``write`` would write; raises EngineError as it does."""
    return _encode(patterns, weights, name, network)[0]


def _encode(
    patterns: Iterable[Pattern], weights: Mapping[str, float], name: str, network: bytes
) -> tuple[bytes, int]:
    table = _Table(patterns)
    order, words, pool = table.sorted_into_a_trie()
    strings = details.Strings([name, *weights, *table.strings])
    records, kept = table.placed(order, strings)
    by_id = np.argsort(np.array([table.ids[i] for i in order], "S")).astype(np.uint32)
    parts = {
        "features": _features(weights, strings).tobytes(),
        "weights": np.array(table.weights, np.float32)[order].tobytes(),
        "records": records.tobytes(),
        "by_id": by_id.tobytes(),
        "words": words,
        "ends": strings.ends().tobytes(),
        "pool": pool,
        "details": kept,
        "text": strings.text(),
        "network": network,
    }
    header = _header(parts, len(order), len(weights), strings.number(name))
    body = bytearray(HEADER.pack(*header))
    for part in parts.values():
        body += part + bytes(-len(part) % 8)
    return bytes(body) + _digest(body), len(order)


def _header(parts: dict[str, bytes], num_patterns: int, num_features: int, name: int) -> Header:
    header = Header(
        magic=MAGIC,
        byte_order=BYTE_ORDER,
        version=VERSION,
        header_size=HEADER.size,
        record_size=RECORD.itemsize,
        file_size=0,
        num_patterns=num_patterns,
        num_features=num_features,
        num_words=len(parts["words"]) // 4,
        num_pool=len(parts["pool"]),
        num_details=len(parts["details"]),
        num_strings=len(parts["ends"]) // 4,
        num_text=len(parts["text"]),
        name=name,
        num_network=len(parts["network"]),
    )
    if max(header[6:]) > MAX_NUMBER:
        raise EngineError("cannot compile these patterns: a part of the binary is larger than 4 GB")
    return header._replace(file_size=sum(header.parts()["checksum"]))


def _features(weights: Mapping[str, float], strings: details.Strings) -> np.ndarray:
    for name, weight in weights.items():
        if not math.isfinite(weight):
            raise EngineError(f"cannot compile the weight of feature '{name}': {weight} is not a number")
    return np.array([(strings.number(name), 0, weights[name]) for name in sorted(weights)], FEATURE)


class _Table:
    """The patterns while they are written. They are read one by one, as there may be many, into columns."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        self.cells = bytearray()
        self.rows: list[tuple] = []
        self.ids: list[bytes] = []
        self.weights: list[float] = []
        self.extras: list[details.Extras] = []
        self.strings: set[str] = set()
        for pattern in patterns:
            self._add(pattern)
        if len(self.rows) > trie.MAX_PATTERNS:
            raise EngineError(
                f"cannot compile {len(self.rows)} patterns: the format holds {trie.MAX_PATTERNS}"
            )
        if len(set(self.ids)) != len(self.ids):
            raise EngineError(f"cannot compile these patterns: id '{self._repeated()}' occurs twice")

    def _add(self, pattern: Pattern) -> None:
        fault = _fault(pattern)
        if fault:
            raise EngineError(f"cannot compile pattern {pattern.id}: {fault}")
        self.cells += pattern.cells
        flags = URGENT * pattern.urgent + QUIET * pattern.quiet
        kind, type_ = CLASSES.index(pattern.kind), MOVE_TYPES.index(pattern.type)
        about = (kind, type_, flags, len(pattern.attributes), pattern.move, pattern.cells[pattern.move], 0)
        self.rows.append((0, pattern.gain, *pattern.statistics, *about))
        self.ids.append(pattern.id.encode())
        self.weights.append(pattern.weight)
        extras = details.extras(pattern)
        self.extras.append(extras)
        self.strings.update(extras.strings)

    def _repeated(self) -> str:
        ids = sorted(self.ids)
        return next(a.decode() for a, b in pairwise(ids) if a == b)

    def sorted_into_a_trie(self) -> tuple[list[int], bytes, bytes]:
        """The numbers of the patterns in the order of the trie; the words of the trie; its pool."""
        number = len(self.rows)
        cells = np.frombuffer(bytes(self.cells), np.uint8).reshape(number, 64)
        moves = np.array([row[-3] for row in self.rows], np.uint8)
        conditional = np.array([row[-4] > 0 for row in self.rows], np.uint8)
        rows, lengths = trie.rows_of(cells, moves)
        by_id = np.argsort(np.array(self.ids, "S"), kind="stable")
        by_cells = np.argsort(rows.view(f"S{trie.ROW_BYTES}")[by_id, 0], kind="stable")
        order = by_id[by_cells]
        words, pool, met = trie.build(rows[order], lengths[order], conditional[order])
        return order[met].tolist(), words, pool

    def placed(self, order: list[int], strings: details.Strings) -> tuple[np.ndarray, bytes]:
        """The records in the order of the trie, and the details that they point into."""
        kept = bytearray()
        starts = []
        for i in order:
            starts.append(len(kept))
            kept += details.encode(self.ids[i], self.extras[i], strings)
        if len(kept) > MAX_NUMBER:
            raise EngineError("cannot compile these patterns: their details are larger than 4 GB")
        records = np.array(self.rows, RECORD)[order]
        records["details"] = starts
        return records, bytes(kept)


def _fault(pattern: Pattern) -> str:
    """Why the format cannot hold a pattern; "" when it can."""
    if not ID.fullmatch(pattern.id):
        return "an id has 1 to 255 letters, digits and hyphens"
    if pattern.kind not in CLASSES:
        return f"no class is called '{pattern.kind}'"
    if pattern.type not in MOVE_TYPES:
        return f"no type of move is called '{pattern.type}'"
    if len(pattern.attributes) > 255:
        return "it has more than 255 attributes"
    if not abs(pattern.weight) <= MAX_WEIGHT or not abs(pattern.gain) <= MAX_WEIGHT:
        return f"weight {pattern.weight} or gain {pattern.gain} is not a number"
    *counts, first_year, last_year = pattern.statistics
    if not 0 <= min(counts) <= max(counts) <= MAX_NUMBER:
        return f"counts out of range: {pattern.statistics}"
    if not (0 <= first_year < 65536 and 0 <= last_year < 65536):
        return f"years out of range: {pattern.statistics}"
    return details.fault(pattern)


def _digest(body: bytes | bytearray | memoryview) -> bytes:
    return blake2b(body, digest_size=CHECKSUM_BYTES).digest()


# -- reading -----------------------------------------------------------------------------------------


def read(path: str | Path) -> Image:
    """Map a pattern binary and check its header and checksum.

    Raises EngineError, with a message of one line, when the file cannot be read, is none, or is damaged.
    """
    mapping = _mapped(path)
    fault = _foreign(mapping)
    if fault:
        raise EngineError(f"{path}: {fault}")
    header = Header._make(HEADER.unpack_from(mapping))
    fault = _damage(mapping, header)
    if fault:
        raise EngineError(f"{path}: {damaged(fault)}")
    return Image(mapping, mapping[-CHECKSUM_BYTES:].hex(), header, header.parts())


def damaged(fault: str) -> str:
    """The message about a damaged file: what is wrong with it and what to do."""
    return f"is damaged: {fault}; {REMEDY}"


def _mapped(path: str | Path) -> mmap.mmap:
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            raise EngineError(f"{path}: is not a file; give the file that 'katachi compile' wrote")
        if status.st_size == 0:
            raise EngineError(f"{path}: is empty; {REMEDY}")
        with open(path, "rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise EngineError(f"{path}: cannot be read: {error.strerror}; {REMEDY}") from error


def _foreign(mapping: mmap.mmap) -> str:
    """Why this is no pattern binary that this program can read; "" when it seems to be one."""
    if mapping[: len(MAGIC)] != MAGIC[: len(mapping)]:
        return "is not a pattern binary; give the file that 'katachi compile' wrote"
    if len(mapping) < HEADER.size:
        return f"is damaged: cut off after {len(mapping)} bytes; {REMEDY}"
    header = Header._make(HEADER.unpack_from(mapping))
    if header.byte_order == int.from_bytes(BYTE_ORDER.to_bytes(4, "little"), "big"):
        return f"comes from a machine of the other byte order; {REMEDY} here"
    if header.byte_order == BYTE_ORDER and header.version < VERSION:
        return f"has format {header.version}, older than this program's {VERSION}; {REMEDY}"
    if header.byte_order == BYTE_ORDER and header.version > VERSION:
        return (
            f"has format {header.version}, newer than this program's {VERSION}; upgrade katachi, or {REMEDY}"
        )
    return ""


def _damage(mapping: mmap.mmap, header: Header) -> str:
    """What is wrong with a file of this version; "" when nothing is."""
    if header.file_size != len(mapping):
        kind = "cut off" if len(mapping) < header.file_size else "too long"
        return f"{kind}: {len(mapping)} bytes of {header.file_size}"
    with memoryview(mapping) as content, content[:-CHECKSUM_BYTES] as body:
        if _digest(body) != mapping[-CHECKSUM_BYTES:]:
            return "its checksum does not agree"
    known = header._replace(
        spare=0,
        byte_order=BYTE_ORDER,
        header_size=HEADER.size,
        record_size=RECORD.itemsize,
        file_size=sum(header.parts()["checksum"]),
    )
    if header != known or header.num_patterns > trie.MAX_PATTERNS or header.name >= header.num_strings:
        return "its header has impossible values"
    return ""
