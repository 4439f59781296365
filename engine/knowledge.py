"""Where the knowledge lies that comes with the program: binaries beside the compiled modules.

Like them they are made by `make` or `pip install`, from the text in `db/` (`pipeline.knowledge`).
"""

from pathlib import Path
from typing import NamedTuple

#: the places, in a checkout and in an installation alike
DEFAULT = Path(__file__).resolve().parent / "knowledge.bin"
DEFAULT_JOSEKI = DEFAULT.with_name("joseki.bin")
REMEDY = "run 'make', or 'pip install .'"
#: in the place of a file of joseki: none at all
NO_JOSEKI = "none"


class Files(NamedTuple):
    """The binaries that a player loads; None stands for the default ones, NO_JOSEKI for no joseki."""

    patterns: str | None = None
    joseki: str | None = None


#: all default ones
NO_FILES = Files()
#: what a player is told of its binaries: a path alone is that of the patterns
Knowledge = Files | str | Path | None


def default_path() -> Path | None:
    """The default knowledge, or None when it was not built."""
    return DEFAULT if DEFAULT.exists() else None


def default_joseki() -> Path | None:
    """The default joseki, or None when they were not built."""
    return DEFAULT_JOSEKI if DEFAULT_JOSEKI.exists() else None
