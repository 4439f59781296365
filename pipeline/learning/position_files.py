"""What the engine finds in many games, gathered once and kept in files while a stage learns from it.

A file holds what was found in some games. It is written under another name and then renamed, so a folder that
an interrupted run left has whole files, and what is missing is gathered by the next run of the same work.
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
from pipeline.learning.worker_knowledge import Shipped
from pipeline.writing import keep_bytes, reading_kept

Lists = TypeVar("Lists")

#: games of a file of shortlists: some 20 MB
FILE_GAMES = 50
#: games of a file of views of the board: 46 MB of memory, 9 MB of disk
VIEW_GAMES = 20


class FileOfGames(NamedTuple):
    """The games of a file: what a worker is given."""

    #: of the first of them, from 0
    first: int
    games: list[Game]

    @property
    def name(self) -> str:
        """Which they are, for error messages."""
        return f"games {self.first + 1} to {self.first + len(self.games)} that are learned from"


class Gathered:
    """Files in a folder; ``key`` says what they are of: those of other work are not looked at."""

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
        """Have workers make what is missing; a signal lets the files at hand be finished.

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
        """The games of a file."""
        first = number * self.size
        return FileOfGames(first, list(self.games[first : first + self.size]))

    def drop(self) -> None:
        """Take the folder away, with what other work left there."""
        shutil.rmtree(self.folder, ignore_errors=True)


class GatheredLists(Gathered, Generic[Lists]):
    """Lists of games, which are named tuples of arrays."""

    def __init__(
        self, form: Callable[..., Lists], folder: Path, key: bytes, games: Sequence[Game], size: int
    ) -> None:
        super().__init__(folder, key, games, size, ".npz")
        self.form = form

    def lists(self, number: int) -> Lists:
        """The lists of a file; raises KatachiError when it was damaged."""
        path = self.paths[number]
        with reading_kept(path):
            return self.form(**read_arrays(path))


def gather_shortlists(
    folder: Path, key: bytes, games: Sequence[Game], ground: Shipped, executor: Executor, title: str
) -> GatheredLists[Shortlists]:
    """The shortlists of games, what is missing of them made; raises KatachiError like ``Gathered.fill``."""
    found = GatheredLists(Shortlists, folder, key, games, FILE_GAMES)
    found.fill(partial(shortlists, ground=ground), executor, title)
    return found


def gather_views(
    folder: Path, key: bytes, games: Sequence[Game], ground: Shipped, executor: Executor, title: str
) -> GatheredLists[BoardViews]:
    """As ``gather_shortlists``: what the board network sees of games."""
    found = GatheredLists(BoardViews, folder, key, games, VIEW_GAMES)
    found.fill(partial(views, ground=ground), executor, title)
    return found


def shortlists(file: FileOfGames, ground: Shipped) -> bytes:
    """The content of a file of shortlists."""
    opened = ground.opened()
    content = BytesIO()
    np.savez(content, **_found(file, Gatherer(opened.book, LOOKED_AT, opened.joseki)))
    return content.getvalue()


def views(file: FileOfGames, ground: Shipped) -> bytes:
    """The content of a file of views."""
    opened = ground.opened()
    content = BytesIO()
    write_arrays(content, _found(file, ViewGatherer(opened.book, opened.joseki)))
    return content.getvalue()


def _found(file: FileOfGames, gatherer: Gatherer | ViewGatherer) -> dict[str, Any]:
    """What a gatherer finds in the games of a file."""
    for game in file.games:
        gatherer.add(game)
    return gatherer.take()._asdict()
