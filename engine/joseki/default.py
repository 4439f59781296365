"""The joseki database that a player follows unless it is given another one."""

from pathlib import Path

from engine.joseki.book import JosekiBook
from engine.knowledge import NO_JOSEKI, REMEDY, default_joseki
from engine.points import EngineError

#: the database opened last, by what its file was like then; kept because opening takes a quarter of a second
_opened: dict[tuple[object, ...], JosekiBook] = {}


def open_joseki(path: str | None) -> JosekiBook | None:
    """The joseki database at ``path``, or None if that is NO_JOSEKI; without a path, the default one.

    Raises EngineError if it cannot be used, or if the default one was not built.
    """
    if path == NO_JOSEKI:
        return None
    found = default_joseki() if path is None else path
    if found is None:
        raise EngineError(f"there are no default joseki: {REMEDY}, or give --joseki FILE")
    try:
        file = Path(found).stat()
    except OSError as error:
        raise EngineError(f"{found}: {error.strerror}; give another --joseki FILE") from None
    key = (str(found), file.st_ino, file.st_size, file.st_mtime_ns)
    book = _opened.get(key)
    if book is None:
        book = _open(found)
        _opened.clear()
        _opened[key] = book
    return book


def _open(path: str | Path) -> JosekiBook:
    try:
        return JosekiBook.open(path)
    except EngineError as error:
        raise EngineError(f"{error}; 'katachi joseki compile --binary FILE' makes one of a text") from None
