"""All learned patterns by shape: the shapes' names, patterns that are alike, patterns that match a drawing.

The cells are read when the server starts. Naming the shapes takes longer, so a background worker does it.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np

from engine import VERSION
from engine.patterns import Pattern
from engine.patterns.names import describe
from engine.patterns.pattern import ANYTHING, SIDE
from pipeline.executors.beside import BackgroundWorker
from pipeline.store import Store
from pipeline.writing import write_text

#: the cell of almost every pattern's move; patterns with another are not compared by shape
HOME = 27
#: the eight cells around the move, as steps between cell numbers; patterns with the same ones are alike
_AROUND = (-9, -8, -7, -1, 1, 7, 8, 9)


@dataclass(slots=True)
class _ReadPatterns:
    """The learned patterns as they were read, the best gain first."""

    #: the runs that made them: the patterns are read again when these change
    stamp: tuple[int, int]
    names: list[str]
    #: a row of 64 cells each
    cells: np.ndarray
    #: a number for each pattern, of the cells around its move, the same under all symmetries
    cores: np.ndarray
    #: the name of each pattern's shape; None until it is asked for
    shapes: "Future[list[str]] | None" = None
    #: names of shapes with their numbers of patterns, the largest first; None until it is asked for
    counts: list[tuple[str, int]] | None = None


class Catalogue:
    """The learned patterns of a database, read again when a run has changed them."""

    def __init__(self, workers: BackgroundWorker, cache: Path) -> None:
        """``workers`` names the shapes in the background; the file ``cache`` keeps the names."""
        self._cache = cache
        self._known: _ReadPatterns | None = None
        self._workers = workers

    def read(self, store: Store) -> _ReadPatterns:
        """The patterns of the database, read again if a run has changed them."""
        stamp = store.learned.patterns_run(), store.learned.weights_run()
        if self._known is None or self._known.stamp != stamp:
            rows = [row for row in store.queue.cells() if row[2] == HOME]
            cells = np.frombuffer(b"".join(row[1] for row in rows), np.uint8).reshape(-1, SIDE * SIDE)
            known = _ReadPatterns(stamp, [row[0] for row in rows], cells, cores_of(cells))
            self._known = known
        if self._known.names and _is_missing(self._known.shapes):
            cells = self._known.cells
            self._known.shapes = self._workers.submit(shape_names, cells.tobytes(), str(self._cache))
        return self._known

    def shapes(self, store: Store) -> list[tuple[str, int]]:
        """The names of shapes with their numbers of patterns, the largest first.

        Empty until they are known.
        """
        known = self.read(store)
        if known.counts is None and (names := _result_or_empty(known.shapes)):
            known.counts = Counter(names).most_common()
        return known.counts or []

    def ids_of_shape(self, store: Store, shape: str) -> list[str]:
        """The ids of the patterns whose shape has this name; empty until the names are known."""
        known = self.read(store)
        return [
            name
            for name, found in zip(known.names, _result_or_empty(known.shapes), strict=False)
            if found == shape
        ]

    def ids_alike(self, store: Store, pattern: Pattern) -> list[str]:
        """The ids of the patterns with the same eight cells around the move, under any symmetry."""
        if pattern.move != HOME:
            return []
        known = self.read(store)
        core = cores_of(np.frombuffer(pattern.cells, np.uint8).reshape(1, -1))[0]
        return [known.names[i] for i in np.flatnonzero(known.cores == core)]

    def search(self, store: Store, drawn: bytes, limit: int) -> tuple[list[str], int]:
        """The ids of the ``limit`` best patterns that can match a drawing, in any orientation; and how many
        can.

        ``drawn`` are 64 cells around a move at ``HOME``. Patterns that say something about most of the drawn
        cells come first, among equals those with the best gain. Patterns that say nothing about any drawn
        cell are left out.
        """
        known = self.read(store)
        says = known.cells != ANYTHING
        best = np.zeros(len(known.names), np.int16)
        for symmetry in range(8):
            turned = _turn_cells(np.frombuffer(drawn, np.uint8), symmetry)
            cells = np.flatnonzero(turned != ANYTHING)
            fits = ((known.cells[:, cells] & turned[cells]) != 0).all(axis=1)
            best = np.maximum(best, np.where(fits, says[:, cells].sum(axis=1, dtype=np.int16), 0))
        order = np.argsort(-best, kind="stable")[:limit]
        return [known.names[i] for i in order if best[i]], int((best > 0).sum())


def shape_names(cells: bytes, cache: str) -> list[str]:
    """What players call the shapes of patterns, which have 64 cells each and their move at ``HOME``.

    The names are read from the file ``cache`` if it has them, else written there (in a worker).
    """
    path, size = Path(cache), SIDE * SIDE
    key = blake2b(cells + VERSION.encode(), digest_size=16).hexdigest()
    with suppress(OSError, ValueError, KeyError, TypeError):  # a damaged file is written again
        kept = json.loads(path.read_text("utf-8"))
        if kept["key"] == key:
            return list(kept["names"])
    names = [describe(Pattern("shape", cells[at : at + size], HOME)) for at in range(0, len(cells), size)]
    with suppress(OSError):
        write_text(path, json.dumps({"key": key, "names": names}))
    return names


def cores_of(cells: np.ndarray) -> np.ndarray:
    """A number for each row of 64 cells, of those around the move, the same under all symmetries."""
    at = [HOME + step for step in _AROUND]
    images = []
    for symmetry in range(8):
        order = [at.index(_image(cell, symmetry)) for cell in at]
        turned = cells[:, [at[i] for i in order]].astype(np.uint64)
        images.append((turned << (np.arange(8, dtype=np.uint64) * np.uint64(8))).sum(axis=1, dtype=np.uint64))
    return np.min(images, axis=0)


def _image(cell: int, symmetry: int) -> int:
    """The cell that a cell becomes when the 8x8 is turned about the move; -1 if it is outside."""
    # the move is not in the middle of the 8x8, so turn the vector from the move to the cell
    column, row = cell % SIDE - HOME % SIDE, cell // SIDE - HOME // SIDE
    column, row = (row, column) if symmetry & 1 else (column, row)
    column = -column if symmetry & 2 else column
    row = -row if symmetry & 4 else row
    at_column, at_row = HOME % SIDE + column, HOME // SIDE + row
    return SIDE * at_row + at_column if 0 <= at_column < SIDE and 0 <= at_row < SIDE else -1


def _turn_cells(drawn: np.ndarray, symmetry: int) -> np.ndarray:
    """Drawn cells, turned about the move; those that leave the 8x8 are dropped."""
    turned = np.full(SIDE * SIDE, ANYTHING, np.uint8)
    for cell in range(SIDE * SIDE):
        to = _image(cell, symmetry)
        if to >= 0:
            turned[to] = drawn[cell]
    return turned


def _is_missing(future: "Future[list[str]] | None") -> bool:
    """Whether the names must be asked for: they never were, or asking failed."""
    return future is None or (future.done() and future.exception() is not None)


def _result_or_empty(future: "Future[list[str]] | None") -> Sequence[str]:
    return future.result() if future is not None and future.done() and not future.exception() else ()


def ids_in_all(ids: Iterable[Sequence[str] | None]) -> list[str] | None:
    """The ids that are in all lists, in the order of the first.

    None is no list; returns None if all are None.
    """
    lists = [each for each in ids if each is not None]
    if not lists:
        return None
    rest = set(lists[0]).intersection(*lists[1:])
    return [name for name in lists[0] if name in rest]
