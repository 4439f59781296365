"""Files that are there whole or not at all: written beside their place, and put there when all went well."""

import errno
import fcntl
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.points import EngineError

#: writing to an open file fails so, and the system names no file then
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
#: characters of a name that names beside it begin with: four bytes each leave room for the rest of the 255
_BEGINNING = 60
#: so many may write a file at once under names that others know; what more of them leave when killed stays
_MOST = 9


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


#: asked for once: to ask is to change it, for all threads
_UMASK = _umask()


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """A file to write that takes the place of ``path`` at the end; what fails or is killed leaves that alone.

    Where a link stands, the file that it leads to is replaced, and who may read and write it stays; what is
    there and is no file, such as a pipe or /dev/stdout, is written to. OSError names ``path``.
    """
    is_stream = path.exists() and not (path.is_file() or path.is_dir())
    place = path if is_stream else Path(os.path.realpath(path))
    with _named(path):
        lock, part = _part_of(place, None if is_stream else place.parent)
    try:
        with _named(path, NO_ROOM):
            yield part
        with _named(path):
            if is_stream:
                with part.open("rb") as written, place.open("wb") as stream:
                    shutil.copyfileobj(written, stream)
                part.unlink()
            else:
                part.chmod(_mode_of(place))
                part.replace(place)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        os.close(lock)


def _mode_of(place: Path) -> int:
    """Who may do what with the file: as with the one that is there, else as with any new one."""
    try:
        return stat.S_IMODE(place.stat().st_mode)
    except FileNotFoundError:
        return 0o666 & ~_UMASK


def _part_of(place: Path, folder: Path | None) -> tuple[int, Path]:
    """An empty file for what becomes ``place``, opened, so that it stays locked while it is written.

    In the folder it is ``.NAME.part``, or ``.NAME.2.part`` and so on while others write those: what killed
    commands left there is written over, or deleted. Without a folder, or without locks in it, it is a file
    of a name of its own.
    """
    name = place.name[:_BEGINNING]
    if folder is not None:
        numbers = ("", *(f"{number}." for number in range(2, _MOST + 1)))
        parts = [folder / f".{name}.{number}part" for number in numbers]
        with suppress(OSError):  # there are no locks, or another user's file is in the way
            for number, part in enumerate(parts, start=1):
                lock = _taken(part)
                if lock >= 0:
                    os.ftruncate(lock, 0)
                    _take_dead_away(parts[number:])
                    return lock, part
    lock, made = tempfile.mkstemp(prefix=f".{name}.", suffix=".part", dir=folder)
    return lock, Path(made)


def _taken(part: Path) -> int:
    """A handle of such a file, locked; -1 where another one has it. OSError where it cannot be had."""
    lock = os.open(part, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        if try_lock_at(part, lock):
            return lock
    except OSError:  # there are no locks: nobody else would ever take it
        part.unlink(missing_ok=True)
        os.close(lock)
        raise
    os.close(lock)
    return -1


def try_lock_at(path: Path, handle: int) -> bool:
    """Lock a file that was opened at ``path``, without waiting, for as long as it is open.

    False if another one has the lock, or has deleted or replaced the file meanwhile. Raises OSError where
    there are no locks.
    """
    with suppress(BlockingIOError, FileNotFoundError):
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return os.path.samestat(os.fstat(handle), os.stat(path))
    return False


def _take_dead_away(parts: Sequence[Path]) -> None:
    """Delete those that nobody writes."""
    for part in filter(Path.exists, parts):
        with suppress(OSError):
            lock = _taken(part)
            if lock >= 0:
                part.unlink(missing_ok=True)
                os.close(lock)


@contextmanager
def _named(path: Path, numbers: tuple[int, ...] = ()) -> Iterator[None]:
    """Inside, an OSError (of these numbers, if any are given) speaks of ``path``, whatever was worked on."""
    try:
        yield
    except OSError as error:
        if numbers and error.errno not in numbers:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None


def replace_file(path: str | Path, content: bytes) -> None:
    """Write a binary that readers see as it was or as it is now, also after a loss of power.

    Raises EngineError where nothing can be written, and for what is there and is no file, such as a device.
    """
    place = Path(path)
    if place.exists() and not place.is_file():
        raise EngineError(f"{path}: cannot be written: it is there and is no file")
    try:
        with beside(place) as part, part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _sync_folder(Path(os.path.realpath(place)).parent)
    except OSError as error:
        raise EngineError(f"{path}: cannot be written: {error.strerror}") from error


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
