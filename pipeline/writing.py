"""Files that are there whole or not at all: written beside their place, and put there when all went well."""

import os
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from pipeline.errors import KatachiError


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write that takes the place of ``path`` at the end; what fails or is killed leaves that alone.

    Folders on the way are made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:80]}.", suffix=".part", dir=path.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        part.chmod(0o644)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


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
    """Write such a file, so that it outlives the machine's loss of power."""
    with keeping(path) as part, part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def reading_kept(path: Path) -> Iterator[None]:
    """Inside, such a file is read: KatachiError when it was damaged."""
    try:
        yield
    except (OSError, EOFError, ValueError, TypeError, zipfile.BadZipFile) as error:
        raise KatachiError(f"{path}: cannot be read: {error}; delete it, and run the same command") from None
