"""Binaries that are there whole or not at all: written beside their place, then put there in one step."""

import os
import tempfile
from pathlib import Path

from engine.points import EngineError


def replace_file(path: str | Path, content: bytes) -> None:
    """Write a file that readers see as it was or as it is now, also after a loss of power.

    Where a link stands the file that it leads to is replaced. Raises EngineError where nothing can be
    written, and for what is there and is no file, such as a device.
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        raise EngineError(f"{path}: cannot be written: it is there and is no file")
    try:
        handle, name = tempfile.mkstemp(prefix=place.name, suffix=".tmp", dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fchmod(file.fileno(), 0o644)
                os.fsync(file.fileno())
            os.replace(name, place)
        finally:
            Path(name).unlink(missing_ok=True)
        _sync_folder(place.parent)
    except OSError as error:
        raise EngineError(f"{path}: cannot be written: {error.strerror}") from error


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
