"""The pattern binary, version 1: writer and reader of the file described in docs/formats/pattern-binary.md.

A header, one record a pattern, a directory that finds a key's records, a checksum. The file is a
function of the patterns alone, is replaced in one step, and is checked whole before it is used:
``read`` raises EngineError for anything that ``write`` did not make, and never repairs.
"""

import mmap
import os
import stat
import struct
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine.patterns.window import KEY_BYTES
from engine.points import EngineError

MAGIC = b"\x89KPAT\r\n\x1a"
BYTE_ORDER = 0x0A0B0C0D
VERSION = 1
EXACT_KEYS = 1  # the only key format of version 1: every cell of the 8x8 window counts
CHECKSUM_BYTES = 16
MAX_PATTERNS = 2**31 - 1  # a pattern's index is a C int
MAX_NUMBER = 2**32 - 1  # ids and counts

HEADER = struct.Struct("=8sIIIIQIIIIQQ")
RECORD = np.dtype(
    [
        ("upper", ">u8"),
        ("lower", ">u8"),
        ("id", "u4"),
        ("num_moves", "u4"),
        ("num_games", "u4"),
        ("spare", "u4"),
    ]
)
REMEDY = "run 'katachi compile' to write it anew"


class Pattern(NamedTuple):
    """One pattern to write: its key, its stable id (1 or more), the moves and games that it comes from."""

    key: bytes
    id: int
    num_moves: int
    num_games: int


class Written(NamedTuple):
    """What was written: number of patterns, size of the file, its checksum in hex."""

    num_patterns: int
    num_bytes: int
    checksum: str


class Header(NamedTuple):
    """The first 64 bytes, field by field; sizes in bytes."""

    magic: bytes
    byte_order: int
    version: int
    header_size: int
    record_size: int
    file_size: int
    num_patterns: int
    directory_bits: int
    key_format: int
    flags: int
    #: sum over all patterns
    num_moves: int
    spare: int

    @property
    def directory_at(self) -> int:
        """Where the directory begins."""
        return HEADER.size + self.num_patterns * RECORD.itemsize

    @property
    def tables_end(self) -> int:
        """Where the directory ends and the checksum begins."""
        return self.directory_at + 4 * (2**self.directory_bits + 1)


@dataclass(frozen=True, slots=True)
class Image:
    """A checked file in memory: the read-only mapping, and where its two tables begin (bytes)."""

    mapping: mmap.mmap
    checksum: str
    num_patterns: int
    directory_bits: int
    records_at: int
    directory_at: int


def key_hash(upper: np.ndarray, lower: np.ndarray) -> np.ndarray:
    """The 64-bit hash of keys, given as the two big-endian words of each."""
    return _mix(_mix(upper.astype(np.uint64)) + lower.astype(np.uint64))


def _mix(words: np.ndarray) -> np.ndarray:
    """The finaliser of splitmix64 (Steele, Lea and Flood 2014)."""
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def _directory_bits(num_patterns: int) -> int:
    """As many buckets as patterns or up to twice as many, at least two."""
    return max(1, (max(num_patterns, 1) - 1).bit_length())


def _directory(hashes: np.ndarray, bits: int) -> np.ndarray:
    """Where each bucket begins in the records, which are sorted by hash; the last entry is their number."""
    per_bucket = np.bincount((hashes >> np.uint64(64 - bits)).astype(np.int64), minlength=2**bits)
    return np.concatenate(([0], np.cumsum(per_bucket))).astype(np.uint32)


# -- writing -----------------------------------------------------------------------------------------


def write(path: str | Path, patterns: Iterable[Pattern]) -> Written:
    """Write a pattern binary, replacing the file at ``path`` in one step.

    The order of ``patterns`` does not matter. Raises EngineError for a pattern that the format cannot
    hold, for keys or ids that repeat, and when the file cannot be written.
    """
    content, num_patterns = _encode(patterns)
    _replace(Path(path), content)
    return Written(num_patterns, len(content), content[-CHECKSUM_BYTES:].hex())


def encode(patterns: Iterable[Pattern]) -> bytes:
    """The bytes of the file; raises EngineError like ``write``."""
    return _encode(patterns)[0]


def _encode(patterns: Iterable[Pattern]) -> tuple[bytes, int]:
    records = _records(patterns)
    hashes = key_hash(records["upper"], records["lower"])
    order = np.lexsort((records["lower"], records["upper"], hashes))
    records, hashes = records[order], hashes[order]
    fault = _fault(records, hashes)
    if fault:
        raise EngineError(f"cannot compile these patterns: {fault}")
    header = _header(len(records), _num_moves(records))
    directory = _directory(hashes, header.directory_bits)
    body = HEADER.pack(*header) + records.tobytes() + directory.tobytes()
    return body + _digest(body), len(records)


def _header(num_patterns: int, num_moves: int) -> Header:
    """The only header that a file of so many patterns and moves may have."""
    header = Header(
        magic=MAGIC,
        byte_order=BYTE_ORDER,
        version=VERSION,
        header_size=HEADER.size,
        record_size=RECORD.itemsize,
        file_size=0,
        num_patterns=num_patterns,
        directory_bits=_directory_bits(num_patterns),
        key_format=EXACT_KEYS,
        flags=0,
        num_moves=num_moves,
        spare=0,
    )
    return header._replace(file_size=header.tables_end + CHECKSUM_BYTES)


def _num_moves(records: np.ndarray) -> int:
    return int(records["num_moves"].sum(dtype=np.uint64))


def _records(patterns: Iterable[Pattern]) -> np.ndarray:
    """The records, unsorted. Read one by one: there may be millions."""
    rows = np.fromiter(map(_row, patterns), [("key", f"S{KEY_BYTES}"), *RECORD.descr[2:]])
    if len(rows) > MAX_PATTERNS:
        raise EngineError(f"cannot compile {len(rows)} patterns: the format holds {MAX_PATTERNS}")
    return rows.view(RECORD)


def _row(pattern: Pattern) -> tuple[bytes, int, int, int, int]:
    if len(pattern.key) != KEY_BYTES or not all(0 < number <= MAX_NUMBER for number in pattern[1:]):
        raise EngineError(f"cannot compile pattern {pattern.id}: key or numbers out of range: {pattern}")
    return (*pattern, 0)


def _digest(body: bytes | memoryview) -> bytes:
    return blake2b(body, digest_size=CHECKSUM_BYTES).digest()


def _replace(path: Path, content: bytes) -> None:
    """Write beside the target, make it durable, then rename: readers see the old file or the new one."""
    try:
        handle, name = tempfile.mkstemp(prefix=path.name, suffix=".tmp", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fchmod(file.fileno(), 0o644)
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise EngineError(f"{path}: cannot be written: {error.strerror}") from error


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- reading -----------------------------------------------------------------------------------------


def read(path: str | Path) -> Image:
    """Map a pattern binary and check all of it; raises EngineError, one line, for any other file."""
    mapping = _mapped(path)
    fault = _foreign(mapping)
    if fault:
        raise EngineError(f"{path}: {fault}")
    header = Header._make(HEADER.unpack_from(mapping))
    fault = _damage(mapping, header)
    if fault:
        raise EngineError(f"{path}: is damaged: {fault}; {REMEDY}")
    return Image(
        mapping=mapping,
        checksum=mapping[-CHECKSUM_BYTES:].hex(),
        num_patterns=header.num_patterns,
        directory_bits=header.directory_bits,
        records_at=HEADER.size,
        directory_at=header.directory_at,
    )


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
    """Why this is no pattern binary that this program reads; "" when it seems to be one."""
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
    if header.num_patterns > MAX_PATTERNS or header != _header(header.num_patterns, header.num_moves):
        return "its header has impossible values"
    return _tables_damage(mapping, header)


def _tables_damage(mapping: mmap.mmap, header: Header) -> str:
    records = np.frombuffer(mapping, RECORD, header.num_patterns, HEADER.size)
    directory = np.frombuffer(mapping, np.uint32, 2**header.directory_bits + 1, header.directory_at)
    hashes = key_hash(records["upper"], records["lower"])
    if not np.array_equal(directory, _directory(hashes, header.directory_bits)):
        return "its directory does not agree with its records"
    if _num_moves(records) != header.num_moves:
        return "its counts do not add up"
    return _fault(records, hashes)


def _fault(records: np.ndarray, hashes: np.ndarray) -> str:
    """What is wrong with records in the order of the file; "" when nothing is."""
    upper, lower = records["upper"].astype(np.uint64), records["lower"].astype(np.uint64)
    same = (hashes[1:] == hashes[:-1]) & (upper[1:] == upper[:-1])
    if np.any(same & (lower[1:] == lower[:-1])):
        return "a key occurs twice"
    falling = (hashes[1:] < hashes[:-1]) | ((hashes[1:] == hashes[:-1]) & (upper[1:] < upper[:-1]))
    if np.any(falling | (same & (lower[1:] < lower[:-1]))):
        return "records out of order"
    if np.any((upper >> np.uint64(8)) & np.uint64(3)):
        return "a stone where the move is"
    if len(np.unique(records["id"])) != len(records):
        return "an id occurs twice"
    moves, games = records["num_moves"], records["num_games"]
    if np.any((records["id"] == 0) | (games == 0) | (games > moves) | (records["spare"] != 0)):
        return "a record with impossible numbers"
    return ""
