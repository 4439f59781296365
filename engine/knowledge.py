"""Where the knowledge lies that comes with the program: a binary beside the compiled modules.

Like them it is made by `make` or `pip install`, from the text in `db/` (`pipeline.knowledge`).
"""

from pathlib import Path

#: the place, in a checkout and in an installation alike
DEFAULT = Path(__file__).resolve().parent / "knowledge.bin"
REMEDY = "run 'make', or 'pip install .'"


def default_path() -> Path | None:
    """The default knowledge, or None when it was not built."""
    return DEFAULT if DEFAULT.exists() else None
