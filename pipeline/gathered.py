"""The shortlists of many games, gathered once and kept in files while a stage learns from them.

A file holds the lists of some games. It is written under another name and then renamed, so a folder that an
interrupted run left has whole files, and what is missing is gathered by the next run of the same work.
"""

import os
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from engine.shortlists import Gatherer, Shortlists
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.writing import keeping, reading_kept

#: games of a file: some 20 MB
FILE_GAMES = 50


class Gathered:
    """Lists of games in a folder; ``key`` says what they are of: files of other work are not looked at."""

    def __init__(self, folder: Path, key: bytes, games: Sequence[Game]) -> None:
        self.folder = folder
        self.key = key
        self.games = games
        self.paths = [
            folder / f"{key.hex()}-{first // FILE_GAMES:06}.npz" for first in range(0, len(games), FILE_GAMES)
        ]

    def __len__(self) -> int:
        return len(self.paths)

    def fill(self, make: Callable[[], Gatherer], executor: Executor, title: str) -> None:
        """Gather what is missing, with a gatherer a thread: the engine needs no Python while it works.

        Raises KatachiError when a file cannot be written.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        missing = [i for i, path in enumerate(self.paths) if not path.exists()]
        if not missing:
            return
        threads = min(executor.jobs, len(missing))
        total = sum(len(self._games(i)) for i in missing)
        with executor.progress(title, "games", total) as bar, ThreadPoolExecutor(threads) as pool:

            def work(thread: int) -> None:
                gatherer = make()
                for i in missing[thread::threads]:
                    for game in self._games(i):
                        gatherer.add(game)
                        bar.update(1)
                    _write(self.paths[i], gatherer.take())

            list(pool.map(work, range(threads)))

    def _games(self, number: int) -> Sequence[Game]:
        return self.games[number * FILE_GAMES : (number + 1) * FILE_GAMES]

    def lists(self, number: int) -> Shortlists:
        """The lists of a file; raises KatachiError when it was damaged."""
        path = self.paths[number]
        with reading_kept(path), path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return Shortlists(**arrays)

    def drop(self) -> None:
        """Take the folder away, with what other work left there."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _write(path: Path, lists: Shortlists) -> None:
    with keeping(path) as part, part.open("wb") as file:
        np.savez(file, **lists._asdict())
        file.flush()
        os.fsync(file.fileno())
