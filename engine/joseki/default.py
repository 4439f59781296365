"""The joseki database that a player follows when it is told no other."""

from engine.joseki.book import JosekiBook
from engine.knowledge import NO_JOSEKI, REMEDY, default_joseki
from engine.points import EngineError


def open_joseki(path: str | None) -> JosekiBook | None:
    """The joseki database at ``path``; None for NO_JOSEKI. Without a path the default one.

    Raises EngineError when it cannot be used, or was not built.
    """
    if path == NO_JOSEKI:
        return None
    found = default_joseki() if path is None else path
    if found is None:
        raise EngineError(f"there are no default joseki: {REMEDY}, or give --joseki FILE")
    return JosekiBook.open(found)
