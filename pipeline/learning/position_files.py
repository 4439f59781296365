"""What the engine computes from many games, made by workers and kept in files while a stage learns from it.

Each file covers a few games. It appears under its name only when it is complete, so the folder of an
interrupted run can be used as it is: the next run of the same work makes only what is missing.
"""

import shutil
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from engine.learning.board_views import BoardViews, ViewGatherer
from engine.learning.shortlists import Gatherer, Shortlists
from engine.network import LOOKED_AT
from engine.walk import Game
from pipeline.arrays import read_arrays, write_arrays
from pipeline.executors import Executor
from pipeline.learning.worker_knowledge import WorkerKnowledge
from pipeline.writing import keep_bytes, reading_kept

Lists = TypeVar("Lists")

#: games of a file of shortlists: some 20 MB
FILE_GAMES = 50
#: games of a file of views of the board: 46 MB of memory, 9 MB of disk
VIEW_GAMES = 20


class FileOfGames(NamedTuple):
    """The games that one file covers: the chunk that a worker is given."""

    #: number of the first game, from 0
    first: int
    games: list[Game]

    @property
    def name(self) -> str:
        """Which games these are, for error messages."""
        return f"games {self.first + 1} to {self.first + len(self.games)} that are learned from"


class PositionFiles:
    """The files that cover some games, ``size`` games a file.

    ``key`` identifies the work and is part of every file name, so files of other work are not mistaken for
    these.
    """

    def __init__(self, folder: Path, key: bytes, games: Sequence[Game], size: int, suffix: str) -> None:
        self.folder = folder
        self.key = key
        self.games = games
        #: games of a file
        self.size = size
        self.paths = [
            folder / f"{key.hex()}-{first // size:06}{suffix}" for first in range(0, len(games), size)
        ]

    def __len__(self) -> int:
        return len(self.paths)

    def fill(self, make: Callable[[FileOfGames], bytes], executor: Executor, title: str) -> None:
        """Have workers make the missing files with ``make``; a signal lets those under way be finished.

        Raises KatachiError when a file cannot be written.
        """
        missing = [i for i, path in enumerate(self.paths) if not path.exists()]
        total = sum(len(self.file(i).games) for i in missing)
        with executor.progress(title, "games", total) as bar:
            made = executor.run(make, map(self.file, missing), keeps=True) if missing else iter(())
            for number, content in zip(missing, made, strict=True):
                keep_bytes(self.paths[number], content)
                bar.update(len(self.file(number).games))

    def file(self, number: int) -> FileOfGames:
        """The games that a file covers, by the file's number."""
        first = number * self.size
        return FileOfGames(first, list(self.games[first : first + self.size]))

    def drop(self) -> None:
        """Delete the folder, with what other work left there."""
        shutil.rmtree(self.folder, ignore_errors=True)


class PositionListFiles(PositionFiles, Generic[Lists]):
    """Files that each hold one ``form``, a named tuple of arrays (``Shortlists`` or ``BoardViews``)."""

    def __init__(
        self, form: Callable[..., Lists], folder: Path, key: bytes, games: Sequence[Game], size: int
    ) -> None:
        super().__init__(folder, key, games, size, ".npz")
        self.form = form

    def lists(self, number: int) -> Lists:
        """The content of a file, by its number; raises KatachiError when it was damaged."""
        path = self.paths[number]
        with reading_kept(path):
            return self.form(**read_arrays(path))


def gather_shortlists(
    folder: Path,
    key: bytes,
    games: Sequence[Game],
    knowledge: WorkerKnowledge,
    executor: Executor,
    title: str,
) -> PositionListFiles[Shortlists]:
    """Files of the shortlists of games (what the network learns from), complete when this returns.

    Raises KatachiError when a file cannot be written.
    """
    files = PositionListFiles(Shortlists, folder, key, games, FILE_GAMES)
    files.fill(partial(shortlists, knowledge=knowledge), executor, title)
    return files


def gather_views(
    folder: Path,
    key: bytes,
    games: Sequence[Game],
    knowledge: WorkerKnowledge,
    executor: Executor,
    title: str,
) -> PositionListFiles[BoardViews]:
    """The same as ``gather_shortlists`` for the board network: the planes that it sees."""
    files = PositionListFiles(BoardViews, folder, key, games, VIEW_GAMES)
    files.fill(partial(views, knowledge=knowledge), executor, title)
    return files


def shortlists(file: FileOfGames, knowledge: WorkerKnowledge) -> bytes:
    """The content of a file of shortlists; called in a worker."""
    opened = knowledge.open()
    content = BytesIO()
    np.savez(content, **_found(file, Gatherer(opened.book, LOOKED_AT, opened.joseki)))
    return content.getvalue()


def views(file: FileOfGames, knowledge: WorkerKnowledge) -> bytes:
    """The content of a file of board views; called in a worker."""
    opened = knowledge.open()
    content = BytesIO()
    write_arrays(content, _found(file, ViewGatherer(opened.book, opened.joseki)))
    return content.getvalue()


def _found(file: FileOfGames, gatherer: Gatherer | ViewGatherer) -> dict[str, Any]:
    """What a gatherer collects from the games of a file: arrays by name."""
    for game in file.games:
        gatherer.add(game)
    return gatherer.take()._asdict()
