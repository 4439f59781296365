"""How often the tests that repeat something do it: as ``make test`` has time for, or with patience."""

import os
from typing import TypeVar

THOROUGH = bool(os.environ.get("KATACHI_THOROUGH"))

T = TypeVar("T")


def repeated(few: T, many: T) -> T:
    """``few`` as a rule, ``many`` where KATACHI_THOROUGH is set (``make thorough``)."""
    return many if THOROUGH else few
