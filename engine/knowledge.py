"""Where is the knowledge that comes with the program, and which binaries does a player load?

The default binaries lie beside the compiled modules. Like these they are made by `make` or `pip install`,
from the text in `db/` (`pipeline.knowledge`). Nothing is opened here.
"""

from pathlib import Path
from typing import NamedTuple

#: where the default binaries are, in a checkout as in an installation
DEFAULT = Path(__file__).resolve().parent / "knowledge.bin"
DEFAULT_JOSEKI = DEFAULT.with_name("joseki.bin")
REMEDY = "run 'make', or 'pip install .'"
#: given instead of a file of joseki: use none
NO_JOSEKI = "none"


class Files(NamedTuple):
    """The paths of the binaries that a player loads; None is the default one, NO_JOSEKI no joseki."""

    patterns: str | None = None
    joseki: str | None = None


#: only default ones
NO_FILES = Files()
#: how a caller may name them; a path alone is that of the patterns
Knowledge = Files | str | Path | None


def default_path() -> Path | None:
    """The path of the default knowledge, or None if it was not built."""
    return DEFAULT if DEFAULT.exists() else None


def default_joseki() -> Path | None:
    """The path of the default joseki, or None if they were not built."""
    return DEFAULT_JOSEKI if DEFAULT_JOSEKI.exists() else None
