"""Writes files in one step (``engine.replacing``), makes temporary folders, keeps working files of stages."""

import errno
import fcntl
import os
import platform
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape, glob
from pathlib import Path
from typing import IO, Any

from engine.points import EngineError
from engine.replacing import NO_ROOM, beside
from pipeline.errors import KatachiError
from pipeline.stopping import deferring

#: of temporary folders; with the machine, as several may share the disk and not its locks
_PREFIX = f"katachi-{platform.node()}-"


def printable(path: str) -> str:
    """A path, or a text with a path in it, with bytes that are not UTF-8 written as ``\\xe9``."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """The same as ``engine.replacing.beside``, but missing folders are made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with beside(path) as part:
        yield part


@contextmanager
def writing(path: Path) -> Iterator[IO[str]]:
    """``path`` opened for text in UTF-8, line ends as they are written; replaced in one step at the end."""
    with replacing(path) as part, part.open("w", encoding="utf-8", newline="") as file:
        yield file


def write_text(path: Path, text: str) -> None:
    """Write a text file in one step."""
    with writing(path) as file:
        file.write(text)


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file in one step."""
    with replacing(path) as part:
        part.write_bytes(content)


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A folder that is deleted at the end; after a kill, the next command that makes one deletes it.

    Raises KatachiError when there is no room for a file in it.
    """
    _take_dead_away()
    with deferring():
        made, lock = _locked_folder()
    try:
        yield made.name
    except (OSError, EngineError) as error:
        cause = error if isinstance(error, OSError) else error.__cause__
        if not isinstance(cause, OSError) or cause.errno not in NO_ROOM:
            raise
        path = Path(cause.filename or "")
        if not path.is_relative_to(made.name):
            raise
        raise no_temporary_room(f"{path.name}: cannot be written", cause) from None
    finally:
        with deferring():
            made.cleanup()
            os.close(lock)


def _locked_folder() -> tuple[tempfile.TemporaryDirectory[str], int]:
    """A new folder, and the descriptor that holds its lock; the lock ends with this process in any case."""
    while True:
        made = tempfile.TemporaryDirectory(prefix=_PREFIX)
        with suppress(FileNotFoundError):  # another command took it for dead before it was locked
            lock = os.open(made.name, os.O_RDONLY)
            with suppress(OSError):  # not every disk has locks: nobody will take it away then
                fcntl.flock(lock, fcntl.LOCK_EX)
            if os.path.exists(made.name):
                return made, lock
            os.close(lock)
        made.cleanup()


def _take_dead_away() -> None:
    """Delete the folders that killed commands of this user on this machine have left."""
    wanted = os.path.join(escape(tempfile.gettempdir()), f"{escape(_PREFIX)}*")
    for folder in glob(wanted):
        with suppress(OSError):
            lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                if os.fstat(lock).st_uid == os.getuid():
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(lock)


def try_lock(file: IO[Any], *, shared: bool = False) -> bool:
    """Lock a file for as long as it is open; False, at once, if another has it or there are no locks."""
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def no_temporary_room(what: str, error: OSError) -> KatachiError:
    """The error when something cannot be done in the folder of temporary files."""
    return KatachiError(
        f"{what} in {tempfile.gettempdir()}: {error.strerror}: make room there, or set TMPDIR to another "
        "folder, and run the same command again"
    )


@contextmanager
def keeping(path: Path) -> Iterator[Path]:
    """As ``replacing``, a file that a stage keeps beside the database while it works: KatachiError when there
    is no room."""
    try:
        with replacing(path) as part:
            yield part
    except OSError as error:
        raise KatachiError(
            f"{path}: cannot be written: {error.strerror}; make room, and run the same command"
        ) from None


def keep_bytes(path: Path, content: bytes) -> None:
    """Write a file as ``keeping`` does, so that it survives a loss of power."""
    with keeping(path) as part, part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def reading_kept(path: Path) -> Iterator[None]:
    """A context in which a kept file is read: raises KatachiError if the file was damaged or is gone, and
    MemoryError if memory is short."""
    try:
        yield
    except FileNotFoundError:
        raise KatachiError(
            f"{path}: is gone, as when another command did the same work with this database; "
            "run the same command again"
        ) from None
    except (OSError, EOFError, ValueError, TypeError, zipfile.BadZipFile) as error:
        if isinstance(error, OSError) and error.errno == errno.ENOMEM:
            raise MemoryError from None
        raise KatachiError(f"{path}: cannot be read: {error}; delete it, and run the same command") from None
