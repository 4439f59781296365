"""The shapes around the moves of any number of games, counted out of core.

A move has ten to sixteen shapes, of 16 bytes each, most of which never come again: some 50 KB a game. They
are written into runs, files of some games each, sorted by key. Then the runs are gone through together, part
after part of all keys, as large as memory allows, and of each part only what came often enough is kept.

A run is there whole or not at all, so an interrupted count goes on with the runs that are there.
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
#: shapes that a part has on average; working them out takes some 60 bytes each
PART_SHAPES = 1_000_000
VERSION = 1

R = TypeVar("R")


class Head(NamedTuple):
    """What a run begins with.

    It is parsed once for all parts, and in one thread: before CPython 3.11.8 and 3.12.2 two may fail at that
    (gh-106905: SystemError when one takes its turn in the middle of the other's).
    """

    dtype: np.dtype
    shape: tuple[int, ...]
    offset: int


class Runs:
    """The runs of some games, in a folder; files of other games are not looked at."""

    def __init__(self, folder: Path, games: list[Game]) -> None:
        self.folder = folder
        self.games = games
        key = blake2b(f"{VERSION} {ENGINE_VERSION}".encode(), digest_size=16, person=b"katachi shapes")
        add_games(key, games)
        self.paths = [
            folder / f"{key.hexdigest()}-{first:08}.npy" for first in range(0, len(games), RUN_GAMES)
        ]

    def fill(self, executor: Executor) -> None:
        """Write the runs that are missing; raises KatachiError when one cannot be written."""
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
            # np.save would say how much it could write, and not why
            np.lib.format.write_array_header_1_0(file, np.lib.format.header_data_from_array_1_0(table))
            file.write(table.data)

    def frequent(self, least: int, executor: Executor) -> np.ndarray:
        """The shapes met ``least`` times or more, as ``engine.patterns.shapes.frequent``: an array of FOUND.

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
            # what is opened is mapped, and counts as memory until it is closed
            met = [
                self._open(run, heads[run])[:, cut[number] : cut[number + 1]] for run, cut in enumerate(cuts)
            ]
            return frequent(np.concatenate(met, axis=1), least)

        rows = np.concatenate(_side_by_side(part, range(num_parts), executor, "parts of shapes"))
        return np.sort(rows, order=["game", "number", "stage", "is_marked"])

    def _head(self, number: int) -> Head:
        path = self.paths[number]
        with reading_kept(path):
            found = np.load(path, mmap_mode="r", allow_pickle=False)
        return Head(found.dtype, found.shape, found.offset)

    def _open(self, number: int, head: Head) -> np.ndarray:
        path = self.paths[number]
        with reading_kept(path):
            return np.memmap(path, head.dtype, "r", head.offset, head.shape)

    def drop(self) -> None:
        """Take the folder away, with what other work left there."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _side_by_side(
    work: Callable[[int], R], numbers: Sequence[int], executor: Executor, title: str
) -> list[R]:
    """``work`` of all numbers, in their order, in threads; a signal lets those at hand be finished."""
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
