"""The knowledge in ``db/`` as text, and the default knowledge that is built from it.

    python -m pipeline.knowledge DB BINARY

compiles the text in folder DB. ``make`` and ``setup.py`` call it before anything is installed, so it may only
import the engine, the text forms and what these need.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain, takewhile
from pathlib import Path

from engine import knowledge as installed
from engine.board_network import BoardParameters
from engine.network import Parameters
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import Pattern
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.texts import board_network_text, network_text, weights_text
from pipeline.texts.pattern_text import read_folder_with_places, require_unique_ids
from pipeline.texts.weights_text import PATTERN_PREFIX, LearnedNetwork, Weights

DB = Path("db")
#: folders in DB: patterns that people wrote; what was learned, as `katachi export` writes it
HAND_MADE, LEARNED = Path("patterns"), Path("learned")
WEIGHTS = LEARNED / weights_text.NAME

Located = Iterable[tuple[str, Pattern]]

_LEARNED_ID = re.compile(r"L[0-9]+")


def is_here() -> bool:
    """Whether the current folder has its own `db/` with text; else the installed knowledge is asked."""
    return (DB / HAND_MADE).is_dir()


def hand_made() -> Located:
    """The patterns that people wrote, with their places: of this folder's db/, else those installed."""
    return read_folder_with_places(DB / HAND_MADE) if is_here() else _installed(is_learned=False)


def shipped() -> Located:
    """As ``hand_made``, for the learned patterns that come with Katachi."""
    return _learned_in(DB) if is_here() else _installed(is_learned=True)


def default_weights() -> Weights:
    """The weights that come with Katachi: of this folder's db/, else those installed."""
    if is_here():
        return _weights_in(DB)
    book = _book()
    of_patterns = {PATTERN_PREFIX + pattern.id: pattern.weight for _, pattern in hand_made()}
    weights = Weights({**book.weights, **of_patterns})
    if not book.network:
        return weights
    parameters, rest = Parameters.first_of(book.network)
    board_network = LearnedNetwork(BoardParameters.from_bytes(rest)) if rest else None
    return replace(weights, network=LearnedNetwork(parameters), board_network=board_network)


def default_weights_file() -> Path:
    """The file that ``default_weights`` are in: a text, or the binary that is installed."""
    return DB / WEIGHTS if is_here() else Path(installed.default_path())


def _learned_in(folder: Path) -> Located:
    return read_folder_with_places(folder / LEARNED) if (folder / LEARNED).is_dir() else ()


def _weights_in(folder: Path) -> Weights:
    return weights_of(folder / WEIGHTS) if (folder / WEIGHTS).exists() else Weights()


def weights_of(path: Path) -> Weights:
    """The weights of a file, and the networks beside it: `katachi export` puts them there, and they were
    learned for these weights. Raises KatachiError for text that cannot be read."""
    weights = weights_text.read(path)
    for beside in networks_beside(path):
        if beside.name == network_text.NAME:
            weights = replace(weights, network=network_text.read(beside))
        else:
            weights = replace(weights, board_network=board_network_text.read(beside))
    return weights


def networks_beside(path: Path) -> list[Path]:
    """The files of networks that belong to a file of weights; a board network is none without the other."""
    names = (network_text.NAME, board_network_text.NAME)
    return list(takewhile(Path.exists, map(path.with_name, names)))


def _installed(is_learned: bool) -> Iterator[tuple[str, Pattern]]:
    book = _book()
    for i in _numbers(book)[is_learned]:
        yield str(installed.DEFAULT), book.pattern(i)


def _book() -> PatternBook:
    path = installed.default_path()
    if path is None:
        raise KatachiError(f"{installed.DEFAULT}: the default knowledge was not built; {installed.REMEDY}")
    status = path.stat()
    return _opened(path, status.st_ino, status.st_mtime_ns)


@lru_cache(maxsize=1)
def _opened(path: Path, *version: int) -> PatternBook:
    """The book, checked once as long as the file is the same: each stage asks for it."""
    return PatternBook.open(path)


@lru_cache(maxsize=1)
def _numbers(book: PatternBook) -> tuple[list[int], list[int]]:
    """The patterns of a book that were made by hand, and those that were learned."""
    found: tuple[list[int], list[int]] = [], []
    for i in range(len(book)):
        found[_LEARNED_ID.fullmatch(book.id(i)) is not None].append(i)
    return found


def build(folder: Path, path: Path) -> binary.Written:
    """Compile the text in a folder like `db/` to the binary at ``path``.

    Raises KatachiError for text that cannot be read, EngineError for what the binary cannot hold.
    """
    patterns = require_unique_ids(chain(read_folder_with_places(folder / HAND_MADE), _learned_in(folder)))
    weights = _weights_in(folder)
    return binary.write(
        path,
        weights_text.with_weights(patterns, weights),
        weights_text.features_of(weights),
        network=weights.network_bytes,
    )


def main(folder: str, path: str) -> None:
    """Build; a mistake in the text ends the program with one line and exit code 1."""
    try:
        build(Path(folder), Path(path))
    except (KatachiError, EngineError) as error:
        sys.exit(f"katachi: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
