"""Counts the shapes around the moves of any number of games, with bounded memory. Used by ``generalise``.

A move has ten to sixteen shapes of 16 bytes, some 50 KB a game, and most shapes never come again. They are
written to runs: files of ``RUN_GAMES`` games each, sorted by key. Then all runs are read side by side, one
range of keys after the other, and only shapes that came often enough are kept.

A run exists completely or not at all, so an interrupted count continues with the runs that exist.
"""

import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np

from engine import VERSION as ENGINE_VERSION
from engine.patterns.shapes import ShapeReader, frequent
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.learning.training_games import add_games
from pipeline.writing import keeping, reading_kept

#: games of a run: some 25 MB on 19x19
RUN_GAMES = 500
#: average number of shapes in a range of keys; counting takes some 60 bytes of memory for each
PART_SHAPES = 1_000_000
#: version of the form of the files
VERSION = 1

R = TypeVar("R")


class RunHeader(NamedTuple):
    """The header of a run's file.

    It is parsed once for all ranges, in one thread: before CPython 3.11.8 and 3.12.2 parsing in two threads
    may fail (gh-106905: SystemError when the interpreter switches from one to the other).
    """

    dtype: np.dtype
    shape: tuple[int, ...]
    offset: int


class ShapeRuns:
    """The runs of some games, in a folder; files of other games have other names and are not touched."""

    def __init__(self, folder: Path, games: list[Game]) -> None:
        self.folder = folder
        self.games = games
        key = blake2b(f"{VERSION} {ENGINE_VERSION}".encode(), digest_size=16, person=b"katachi shapes")
        add_games(key, games)
        self.paths = [
            folder / f"{key.hexdigest()}-{first:08}.npy" for first in range(0, len(games), RUN_GAMES)
        ]

    def fill(self, executor: Executor) -> None:
        """Write the missing runs, in threads; raises KatachiError when one cannot be written."""
        missing = [number for number, path in enumerate(self.paths) if not path.exists()]
        _side_by_side(self._write, missing, executor, "runs of shapes")

    def _games(self, number: int) -> list[Game]:
        return self.games[number * RUN_GAMES : (number + 1) * RUN_GAMES]

    def _write(self, number: int) -> None:
        reader, first = ShapeReader(), number * RUN_GAMES
        met = [reader.met(game, first + i) for i, game in enumerate(self._games(number))]
        table = np.concatenate(met, axis=1)
        table = np.ascontiguousarray(table[:, np.argsort(table[0])])
        with keeping(self.paths[number]) as part, part.open("wb") as file:
            # np.save would report how much it could write instead of why it failed
            np.lib.format.write_array_header_1_0(file, np.lib.format.header_data_from_array_1_0(table))
            file.write(table.data)

    def frequent(self, least: int, executor: Executor) -> np.ndarray:
        """The shapes met ``least`` times or more: an array of ``engine.patterns.shapes.FOUND``, by game.

        Raises KatachiError when a run was damaged.
        """
        heads = [self._head(number) for number in range(len(self.paths))]
        sizes = [head.shape[1] for head in heads]
        num_parts = max(-(-sum(sizes) // PART_SHAPES), 1)
        edges = np.array([(number << 64) // num_parts for number in range(1, num_parts)], np.uint64)
        cuts = [
            (0, *np.searchsorted(self._open(number, heads[number])[0], edges), size)
            for number, size in enumerate(sizes)
        ]

        def part(number: int) -> np.ndarray:
            # opened anew for each range: pages of a mapped file count as memory until it is closed
            met = [
                self._open(run, heads[run])[:, cut[number] : cut[number + 1]] for run, cut in enumerate(cuts)
            ]
            return frequent(np.concatenate(met, axis=1), least)

        rows = np.concatenate(_side_by_side(part, range(num_parts), executor, "parts of shapes"))
        return np.sort(rows, order=["game", "number", "stage", "is_marked"])

    def _head(self, number: int) -> RunHeader:
        path = self.paths[number]
        with reading_kept(path):
            found = np.load(path, mmap_mode="r", allow_pickle=False)
        return RunHeader(found.dtype, found.shape, found.offset)

    def _open(self, number: int, head: RunHeader) -> np.ndarray:
        path = self.paths[number]
        with reading_kept(path):
            return np.memmap(path, head.dtype, "r", head.offset, head.shape)

    def drop(self) -> None:
        """Delete the folder, with what other work left there."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _side_by_side(
    work: Callable[[int], R], numbers: Sequence[int], executor: Executor, title: str
) -> list[R]:
    """The results of ``work`` for all numbers, in order, in threads; a signal lets those under way finish."""
    done: list[R] = []
    with (
        executor.finishing() as stop,
        executor.progress(title, "", len(numbers)) as bar,
        ThreadPoolExecutor(executor.jobs) as pool,
    ):
        for first in range(0, len(numbers), executor.jobs):
            at_hand = numbers[first : first + executor.jobs]
            done += pool.map(work, at_hand)
            bar.update(len(at_hand))
            stop.check()
    return done
