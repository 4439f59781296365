"""Listed games: for each move of a game, what speaks for it (``engine.learning.listing``).

Workers make the lists. Train and generalise go over the same games several times, so they keep the lists in
files (``ListedGames``). Counting patterns takes one pass and keeps nothing (``GamesToCount``).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from mmap import ACCESS_READ, mmap
from pathlib import Path

import numpy as np

from engine import VERSION as ENGINE_VERSION
from engine.learning.listing import Listed, Lister
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.learning.position_files import FileOfGames, PositionFiles
from pipeline.learning.training_games import add_games
from pipeline.learning.worker_knowledge import WorkerKnowledge
from pipeline.writing import reading_kept

#: version of the form of the files
VERSION = 1
#: games of a file: some 8 MB, and some seconds of work
FILE_GAMES = 20


def list_games(file: FileOfGames, knowledge: WorkerKnowledge, patterns_only: bool = False) -> bytes:
    """The content of a file: where each game's packed list ends, as int64, then the lists."""
    opened = knowledge.open()
    lister = Lister(opened.book, opened.joseki, patterns_only)
    packs = [lister.listed(game).packed() for game in file.games]
    return np.cumsum([len(pack) for pack in packs], dtype=np.int64).tobytes() + b"".join(packs)


class PackedLists(Sequence[Listed]):
    """What ``list_games`` returned for so many games, unpacked one game at a time.

    Raises ValueError when ``content`` is too short.
    """

    def __init__(self, content: bytes | mmap, games: int) -> None:
        self.content = content
        self.ends = [0, *np.frombuffer(content[: 8 * games], np.int64).tolist()]
        if len(self) < games:
            raise ValueError("it ends too early")

    def __len__(self) -> int:
        return len(self.ends) - 1

    def __getitem__(self, number: int) -> Listed:  # type: ignore[override]
        first = 8 * len(self)
        return Listed.unpacked(self.content[first + self.ends[number] : first + self.ends[number + 1]])


class ListedGames:
    """Lists of the games numbered ``wanted`` (ascending), in files: a ``training_passes.GameSource``."""

    def __init__(self, games: Sequence[Game], wanted: Sequence[int], files: PositionFiles) -> None:
        self.games = games
        self.places = {number: place for place, number in enumerate(wanted)}
        self.files = files

    @classmethod
    def gather(
        cls,
        folder: Path,
        knowledge: WorkerKnowledge,
        games: Sequence[Game],
        executor: Executor,
        title: str = "list",
        wanted: Iterable[int] | None = None,
    ) -> "ListedGames":
        """Have workers list the games with the numbers ``wanted``, or all; files that exist are used again.

        ``title`` stands beside the progress bar. Raises KatachiError when a file cannot be written.
        """
        numbers = range(len(games)) if wanted is None else sorted(wanted)
        chosen = [games[number] for number in numbers]
        told = (VERSION, ENGINE_VERSION, knowledge.digest, knowledge.joseki_checksum)
        key = blake2b(repr(told).encode(), digest_size=16, person=b"katachi listed")
        add_games(key, chosen)
        files = PositionFiles(folder, key.digest(), chosen, FILE_GAMES, ".lists")
        files.fill(partial(list_games, knowledge=knowledge), executor, title)
        return cls(games, numbers, files)

    def select(self, numbers: Sequence[int]) -> Sequence[Game | Listed]:
        """The lists of games by number, each read when it is accessed.

        Accessing one raises KatachiError when its file was damaged.
        """
        return _SelectedGames(self, numbers)

    def load(self, number: int) -> Listed:
        """The lists of one game, by number; raises KatachiError when its file was damaged."""
        file, place = divmod(self.places[number], self.files.size)
        path, games = self.files.paths[file], len(self.files.file(file).games)
        with (
            reading_kept(path),
            path.open("rb") as opened,
            mmap(opened.fileno(), 0, access=ACCESS_READ) as content,
        ):
            return PackedLists(content, games)[place]


class _SelectedGames(Sequence[Game | Listed]):
    def __init__(self, lists: ListedGames, numbers: Sequence[int]) -> None:
        self.lists = lists
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, place: int) -> Listed:  # type: ignore[override]
        return self.lists.load(self.numbers[place])


class GamesToCount:
    """Games for a ``Counter`` that counts the patterns of the binary at ``path``.

    On a cluster its workers list them first, which is most of the work; elsewhere the counter's threads do
    it all, and the games come as they are.
    """

    def __init__(self, path: Path, games: Sequence[Game], executor: Executor) -> None:
        self.games = games
        self.executor = executor
        self.make: Callable[[FileOfGames], bytes] | None = None
        if executor.cluster:
            self.make = partial(list_games, knowledge=WorkerKnowledge.of(path), patterns_only=True)

    def parts(self, first: int, end: int, size: int) -> Iterator[tuple[int, Sequence[Game | Listed]]]:
        """The games ``first`` to before ``end``, ``size`` at a time, each time after the first's number."""
        firsts = range(first, end, size)
        parts = [list(self.games[at : min(at + size, end)]) for at in firsts]
        if self.make is None:
            yield from zip(firsts, parts, strict=True)
            return
        chunks = (FileOfGames(at, part) for at, part in zip(firsts, parts, strict=True))
        packs = self.executor.run(self.make, chunks)
        for at, part, content in zip(firsts, parts, packs, strict=True):
            yield at, PackedLists(content, len(part))
