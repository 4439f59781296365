"""Where games come from: files, folders, globs, archives, addresses, standard input; one game at a time.

What is an input: a file or a pipe that is named outright, whatever its name; in folders and archives the
files named ``.sgf`` or ``.mgt`` (in any case), and in folders also archives and ``.sgf.gz``. Anything else
there (a readme, a picture) is none. An archive inside an archive is an input that is rejected, so that it is
counted. What cannot be read is an `Input` with an error, never an exception; only a path that does not
exist is (KatachiError). A file is opened once and read through that: it may be taken away, or another one
put in its place, while it is worked on. A file at an address (``pipeline.remote``) is fetched first.

Archives are never held in memory: ``.zip`` is read in place, ``.7z`` and ``.tar*`` are unpacked to one
temporary file, one member after the other, so that no name can lead out of it. Members of one name are
all read; the second of ``x.sgf`` is called ``x.sgf_0``, as py7zr calls it.
"""

import codecs
import glob
import gzip
import hashlib
import io
import lzma
import os
import posixpath
import sys
import tarfile
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import IO, cast

from pipeline import remote
from pipeline.errors import KatachiError, Refused, RejectedGame
from pipeline.game_records.encoding import UTF16_MARKS
from pipeline.game_records.splitter import split_games
from pipeline.writing import no_temporary_room, printable, temporary_folder

RECORD_SUFFIXES = (".sgf", ".mgt")
TAR_SUFFIXES = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz")
ARCHIVE_SUFFIXES = (".zip", ".7z", *TAR_SUFFIXES)
#: Archives that are seen but not read; they are counted as rejected.
FOREIGN_SUFFIXES = (".rar", ".lzh", ".lha", ".arj", ".z", ".bz2", ".xz", ".zst")

#: An archive may unpack to this much, and past `ALWAYS_FINE_BYTES` to this many times its own size.
MAX_UNPACKED_BYTES = 16 << 30
MAX_RATIO = 300
ALWAYS_FINE_BYTES = 64 << 20
_NO_RECORD = f"no file named {' or '.join(RECORD_SUFFIXES)} in it"
#: Files up to this size are read once and kept while they are worked on.
SMALL_BYTES = 1 << 20
_BLOCK = 1 << 20

#: What the standard library raises for files and archives that cannot be read or are damaged.
_UNREADABLE = (
    OSError, EOFError, ValueError, RuntimeError, zipfile.BadZipFile, tarfile.TarError, zlib.error,
    lzma.LZMAError,
)  # fmt: skip

_Opener = Callable[[], IO[bytes]]


@dataclass(frozen=True)
class _File:
    """A file, opened."""

    path: str
    file: IO[bytes]

    def again(self) -> IO[bytes]:
        """All of it, to be read from its start and closed."""
        self.file.seek(0)
        return io.FileIO(os.dup(self.file.fileno()))

    def unzipped(self) -> IO[bytes]:
        """The same of what gzip packed."""
        self.file.seek(0)
        return cast(IO[bytes], gzip.GzipFile(fileobj=self.file))

    def check_size(self, unpacked: int) -> None:
        """Refuse what unpacks to an absurd size."""
        packed = os.fstat(self.file.fileno()).st_size
        if unpacked > MAX_UNPACKED_BYTES or unpacked > max(ALWAYS_FINE_BYTES, MAX_RATIO * packed):
            raise RejectedGame("unsafe-archive", f"{packed} bytes unpack to {unpacked} or more")


@dataclass(frozen=True)
class Input:
    """One file with games, or the reason why there are none. To be read before the next one is asked for."""

    #: how a person finds it: ``file.sgf``, ``a.zip!dir/x.sgf``, ``-`` for standard input
    label: str
    #: SHA-256 of the file's bytes in hexadecimal; empty with an error
    fingerprint: str
    #: why it cannot be read: a rejected game, with a code of ``pipeline.sgf.REJECTIONS``
    error: RejectedGame | None
    _open: _Opener
    #: the code for one that can be read no longer
    _code: str = "unreadable-file"

    def games(self) -> Iterator[bytes]:
        """The games of the file in order, one at a time; damaged ones too, for the parser to judge.

        Raises InputChanged for a file that can no longer be read as it could when it was opened, or whose
        bytes are others now.
        """
        if self.error:
            return
        try:
            with self._open() as stream:
                read = _Digested(stream)
                yield from split_games(_as_ascii_superset(cast(IO[bytes], read)))
        except _UNREADABLE as error:
            raise InputChanged(self.label, self._code, _reason(error)) from error
        if read.digest.hexdigest() != self.fingerprint:
            raise InputChanged(self.label, self._code, "other bytes than before")


class InputChanged(KatachiError):
    """What was to be read is not what it was when it was opened."""

    def __init__(self, label: str, code: str, how: str) -> None:
        why = f"was changed while it was read: {how}"
        super().__init__(f"{label}: {why}; run the same command again")
        #: the input as it would be had it been so from the start
        self.rejected = _failed(label, code, why)


def iter_inputs(paths: Iterable[str]) -> Iterator[Input]:
    """Every input at ``paths``, in their order, sorted by name within folders, globs and archives.

    Raises KatachiError at once when there is nothing at one of them.
    """
    return _inputs([found for path in paths for found in _existing(path)])


def _existing(path: str) -> list[str]:
    if path == "-" and sys.stdin is None:
        raise KatachiError("nothing at '-': standard input is closed; give files")
    if path == "-" or os.path.lexists(path):
        return [path]
    if remote.is_remote(path):
        found = remote.files(path)
        return found if found == [path] else [name for name in found if _is_wanted(name.partition("::")[0])]
    found = sorted(glob.glob(path, recursive=True)) if glob.has_magic(path) else []
    if not found:
        raise KatachiError(
            f"nothing at '{path}': give files, folders, globs, archives, or - for standard input"
        )
    return found


def _inputs(paths: list[str]) -> Iterator[Input]:
    for path in paths:
        if path == "-":
            yield from _kept(path, sys.stdin.buffer)
        elif Path(path).is_fifo():
            with open(path, "rb") as stream:
                yield from _kept(path, stream)
        elif remote.is_remote(path) and not os.path.lexists(path):
            yield from _elsewhere(path)
        elif os.path.isdir(path):
            yield from _folder(path)
        else:
            yield from _file(path)


def _elsewhere(address: str) -> Iterator[Input]:
    """A file at an address, fetched for as long as it is read."""
    told = remote.plain(address)
    with temporary_folder() as folder:
        path = os.path.join(folder, remote.name_of(address))
        try:
            remote.fetch(address, Path(path))
        except Refused as refused:
            yield _failed(told, "unreadable-file", str(refused))
            return
        path = remote.named_as_it_came(path)
        for found in _file(path):
            error = found.error
            if error is not None:
                error = RejectedGame(error.code, error.detail.replace(path, told))
            yield replace(found, label=found.label.replace(path, told, 1), error=error)


def _folder(folder: str) -> Iterator[Input]:
    empty = True
    for path, error in _walk(folder):
        if error is not None:
            empty = False
            yield _failed(path, "unreadable-file", _reason(error))
        elif _is_wanted(path):
            empty = False
            yield from _file(path)
    if empty:
        yield _failed(folder, "no-game", _NO_RECORD)


def _is_wanted(path: str) -> bool:
    """Whether a file of a folder may hold games, by its name."""
    suffixes = (*RECORD_SUFFIXES, *ARCHIVE_SUFFIXES, *FOREIGN_SUFFIXES, *_zipped_records())
    return path.lower().endswith(suffixes)


def _walk(folder: str) -> list[tuple[str, OSError | None]]:
    """All files under a folder, and what of it cannot be read, with the reason; sorted by path with ``/``
    between names.

    Links to folders are followed; a folder that several lead to is read once.
    """
    errors: list[OSError] = []
    found: list[tuple[str, OSError | None]] = []
    seen: set[tuple[int, int]] = set()
    _is_new(folder, seen)
    for base, folders, names in os.walk(folder, onerror=errors.append, followlinks=True):
        found += [(os.path.join(base, name), None) for name in names]
        folders[:] = [name for name in sorted(folders) if _is_new(os.path.join(base, name), seen)]
    found += [(error.filename, error) for error in errors]
    return sorted(found, key=lambda entry: entry[0].replace(os.sep, "/"))


def _is_new(folder: str, seen: set[tuple[int, int]]) -> bool:
    """Whether no other path has led to this folder; one that is gone or closed meanwhile is, to be told."""
    try:
        status = os.stat(folder)
    except OSError:
        return True
    identity = status.st_dev, status.st_ino
    is_new = identity not in seen
    seen.add(identity)
    return is_new


def _zipped_records() -> tuple[str, ...]:
    return tuple(suffix + ".gz" for suffix in RECORD_SUFFIXES)


def _file(path: str) -> Iterator[Input]:
    name = path.lower()
    if os.path.exists(path) and not os.path.isfile(path):
        yield _failed(path, "unreadable-file", "a pipe or a device, not a file")
    elif name.endswith(FOREIGN_SUFFIXES) and not name.endswith(TAR_SUFFIXES):
        yield _failed(path, "unreadable-archive", "this kind of archive is not read; unpack it first")
    else:
        is_packed = name.endswith((*ARCHIVE_SUFFIXES, ".gz"))
        try:
            stream = open(path, "rb")  # noqa: SIM115
        except OSError as error:
            yield _failed(path, "unreadable-archive" if is_packed else "unreadable-file", _reason(error))
            return
        with stream:
            yield from _within(_File(path, stream), name)


def _within(file: _File, name: str) -> Iterator[Input]:
    """The inputs of a file, by its name."""
    if name.endswith(".zip"):
        yield from _archive(file, _zip_members)
    elif name.endswith(".7z"):
        yield from _archive(file, _unpacked_members, _unpack_7z)
    elif name.endswith(TAR_SUFFIXES):
        yield from _archive(file, _unpacked_members, _unpack_tar)
    elif name.endswith(".gz"):
        yield _opened(file.path, file.unzipped, "unreadable-archive", file)
    else:
        yield _opened(file.path, file.again, "unreadable-file")


def _kept(label: str, stream: IO[bytes]) -> Iterator[Input]:
    """What comes but once, kept in a temporary file: its fingerprint is known only at its end."""
    with tempfile.TemporaryFile(prefix="katachi-", buffering=0) as kept:
        while block := stream.read(_BLOCK):
            _write(kept, block, f"{label}: cannot be kept")
        yield _opened(label, _File(label, kept).again, "unreadable-file")


def _write(file: IO[bytes], data: bytes, failing: str) -> None:
    """Write to an unbuffered temporary file; KatachiError, which begins with ``failing``, without room."""
    left = memoryview(data)
    try:
        while left:
            left = left[file.write(left) :]
    except OSError as error:
        raise no_temporary_room(failing, error) from None


# --- one file -------------------------------------------------------------------------------------


def _opened(label: str, opener: _Opener, code: str, packed: _File | None = None) -> Input:
    """An input that was read once: for its fingerprint, and to know that it can be read to its end.

    What is unpacked from a file ``packed`` may not be absurdly larger than that.
    """
    digest = hashlib.sha256()
    kept: list[bytes] = []
    size = 0
    try:
        with opener() as stream:
            while block := stream.read(_BLOCK):
                digest.update(block)
                size += len(block)
                kept = [*kept, block] if size <= SMALL_BYTES else []
                if packed:
                    packed.check_size(size)
    except RejectedGame as error:
        return _failed(label, error.code, error.detail)
    except _UNREADABLE as error:
        return _failed(label, code, _reason(error))
    if size <= SMALL_BYTES:
        content = b"".join(kept)
        opener = lambda: io.BytesIO(content)  # noqa: E731
    return Input(printable(label), digest.hexdigest(), None, opener, code)


def _failed(label: str, code: str, detail: str) -> Input:
    return Input(printable(label), "", RejectedGame(code, detail), io.BytesIO)


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


class _Digested:
    """A stream of bytes and the SHA-256 of what was read of it, from its start on."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self.digest = hashlib.sha256()

    def read(self, size: int = -1) -> bytes:
        data = self._stream.read(size)
        self.digest.update(data)
        return data

    def seek(self, offset: int) -> None:
        """To the start: no other offset is asked for."""
        self._stream.seek(offset)
        self.digest = hashlib.sha256()


def _as_ascii_superset(stream: IO[bytes]) -> IO[bytes]:
    """UTF-16 (it begins with a mark) as UTF-8; every other charset of records extends ASCII."""
    mark = stream.read(2)
    stream.seek(0)
    if mark in UTF16_MARKS:
        return cast(IO[bytes], codecs.EncodedFile(stream, "utf-8", "utf-16", "replace"))
    return stream


# --- archives -------------------------------------------------------------------------------------


def _archive(file: _File, members: Callable[..., Iterator[Input]], *more: object) -> Iterator[Input]:
    """The members of an archive; one that is refused as a whole, or holds nothing, is one rejected input."""
    found = False
    try:
        for member in members(file, *more):
            found = True
            yield member
        if not found:
            yield _failed(file.path, "no-game", _NO_RECORD)
    except RejectedGame as error:
        yield _failed(file.path, error.code, error.detail)


def _told_apart(name: str, seen: dict[str, int]) -> str:
    """What the next member of a name is called, after those that were ``seen``: no two the same."""
    call = name
    while call in seen:
        call = f"{name}_{seen[name]}"
        seen[name] += 1
    seen[call] = 0
    return call


def _chosen(file: _File, members: dict[str, tuple[str, int]]) -> tuple[list[str], dict[str, Input]]:
    """What is to be read, and the members that are rejected; refuses an archive that is a bomb.

    ``members`` are names and sizes, by what each is called (`_told_apart`).
    """
    file.check_size(sum(size for _, size in members.values()))
    called: list[str] = []
    failed: dict[str, Input] = {}
    for call, (name, _) in sorted(members.items()):
        plain, label = name.lower(), f"{file.path}!{call}"
        if plain.endswith((*ARCHIVE_SUFFIXES, *FOREIGN_SUFFIXES, ".gz")):
            failed[call] = _failed(label, "nested-archive", "an archive in an archive; unpack it first")
        elif plain.endswith(RECORD_SUFFIXES):
            if _leads_out(name):
                failed[call] = _failed(label, "unsafe-archive", "its name leads out of the archive")
            else:
                called.append(call)
    return called, failed


def _leads_out(name: str) -> bool:
    plain = name.replace("\\", "/")
    return plain.startswith("/") or plain[1:2] == ":" or ".." in posixpath.normpath(plain).split("/")


def _merged(names: Iterable[str], failed: dict[str, Input], read: Callable[[str], Input]) -> Iterator[Input]:
    """Read and rejected members in the order of their names."""
    for name in sorted({*names, *failed}):
        yield failed[name] if name in failed else read(name)


def _zip_members(file: _File) -> Iterator[Input]:
    try:
        archive = zipfile.ZipFile(file.file)
    except _UNREADABLE as error:
        raise RejectedGame("unreadable-archive", _reason(error)) from None
    with archive:
        seen: dict[str, int] = {}
        entries = {_told_apart(e.filename, seen): e for e in archive.infolist() if not e.is_dir()}
        names, failed = _chosen(file, {call: (e.filename, e.file_size) for call, e in entries.items()})

        def read(name: str) -> Input:
            opener = partial(archive.open, entries[name])
            return _opened(f"{file.path}!{name}", opener, "unreadable-archive", file)

        yield from _merged(names, failed, read)


_Unpack = Callable[[_File, "_Spool"], tuple[dict[str, Input], str]]


def _unpacked_members(file: _File, unpack: _Unpack) -> Iterator[Input]:
    with tempfile.TemporaryFile(prefix="katachi-", buffering=0) as unpacked:
        spool = _Spool(file, unpacked)
        failed, trouble = unpack(file, spool)

        def read(name: str) -> Input:
            return _opened(f"{file.path}!{name}", partial(spool.open, name), "unreadable-archive")

        yield from _merged(spool.places, failed, read)
        if trouble:
            yield _failed(file.path, "unreadable-archive", trouble)


def _unpack_tar(file: _File, spool: "_Spool") -> tuple[dict[str, Input], str]:
    """What comes before the damage of a damaged archive is still read."""
    failed: dict[str, Input] = {}
    seen: dict[str, int] = {}
    unpacked = 0
    try:
        with tarfile.open(fileobj=file.file, mode="r:*") as archive:
            for member in archive:
                unpacked += member.size
                file.check_size(unpacked)
                source = archive.extractfile(member) if member.isfile() else None
                if source is not None:
                    call = _told_apart(member.name, seen)
                    names, refused = _chosen(file, {call: (member.name, member.size)})
                    failed |= refused
                    for name in names:
                        spool.copy(name, source, member.size)
            _check_tar_end(archive)
    except _UNREADABLE as error:
        return failed, _reason(error)
    return failed, ""


def _check_tar_end(archive: tarfile.TarFile) -> None:
    """tarfile takes a cut between two members for the end: the mark of the end must be there, and what
    compression adds behind it."""
    stream = cast(IO[bytes], archive.fileobj)
    stream.seek(archive.offset)
    if stream.read(tarfile.BLOCKSIZE) != bytes(tarfile.BLOCKSIZE):
        raise EOFError("the archive is cut: the mark of its end is missing")
    while stream.read(_BLOCK):
        pass


def _unpack_7z(file: _File, spool: "_Spool") -> tuple[dict[str, Input], str]:
    import py7zr  # heavy: only where there is one to read

    try:
        # Given a file and not a name, py7zr unpacks one member after the other.
        with py7zr.SevenZipFile(file.file) as archive:
            if archive.needs_password():
                raise RejectedGame("unreadable-archive", "it is encrypted")
            entries = [entry for entry in archive.list() if not entry.is_directory]
            seen: dict[str, int] = {}
            members = {_told_apart(e.filename, seen): (e.filename, e.uncompressed or 0) for e in entries}
            names, failed = _chosen(file, members)
            if names:
                archive.extract(targets=[members[name][0] for name in names], factory=spool)
    except (RejectedGame, KatachiError):
        raise
    except Exception as error:  # on damage py7zr raises anything, from struct.error to AttributeError
        raise RejectedGame("unreadable-archive", _reason(error)) from None
    return failed, ""


class _Spool:
    """One temporary file with the members of an archive, one after the other (py7zr's WriterFactory)."""

    def __init__(self, archive: _File, file: IO[bytes]) -> None:
        #: where each member begins, and its size
        self.places: dict[str, tuple[int, int]] = {}
        self._archive = archive
        self._file = file
        self._end = 0

    def create(self, filename: str) -> "_Member":
        """A place for one more member."""
        self.places[filename] = (self._end, 0)
        return _Member(self, filename)

    def write(self, name: str, data: bytes) -> None:
        """More of the newest member; refuses more than the archive may unpack to, whatever it declares."""
        start, size = self.places[name]
        self.places[name] = (start, size + len(data))
        self._append(data)

    def copy(self, name: str, source: IO[bytes], size: int) -> None:
        """A whole member, or none of it."""
        start = self._end
        while block := source.read(_BLOCK):
            self._append(block)
        if self._end - start != size:
            raise EOFError("the archive ends inside a file")
        self.places[name] = (start, size)

    def _append(self, data: bytes) -> None:
        # nothing is wrong with the archive
        _write(self._file, data, f"{self._archive.path}: cannot be unpacked")
        self._end += len(data)
        self._archive.check_size(self._end)

    def open(self, name: str) -> IO[bytes]:
        """A member to be read."""
        return cast(IO[bytes], _Slice(self._file, *self.places[name]))


class _Slice(io.RawIOBase):
    """A part of a file."""

    def __init__(self, file: IO[bytes], start: int, size: int) -> None:
        self._file = file
        self._start = start
        self._size = size
        self._at = 0

    def read(self, size: int = -1) -> bytes:
        """Up to ``size`` bytes (all that are left if negative); empty at the end."""
        left = self._size - self._at
        self._file.seek(self._start + self._at)
        data = self._file.read(left if size < 0 else min(size, left))
        self._at += len(data)
        return data

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """To a place counted from the start, the only one that is asked for."""
        self._at = offset
        return offset


class _Member:
    """A member on its way into the spool (py7zr's Py7zIO, which is only written to)."""

    def __init__(self, spool: _Spool, name: str) -> None:
        self._spool = spool
        self._name = name

    def write(self, data: bytes) -> int:
        """The next bytes."""
        self._spool.write(self._name, data)
        return len(data)

    def read(self, size: int | None = None) -> bytes:
        """Nothing: it is read from the spool."""
        return b""

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Asked for when it is complete; there is nothing to do."""
        return offset

    def flush(self) -> None:
        """There is nothing to do."""

    def size(self) -> int:
        """Bytes written so far."""
        return self._spool.places[self._name][1]

    def close(self) -> None:
        """There is nothing to do."""
