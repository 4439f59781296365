"""Games listed by workers: kept in files for several passes, or counted as they come."""

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
from pipeline.learning.position_files import FileOfGames, Gathered
from pipeline.learning.training_games import add_games
from pipeline.learning.worker_knowledge import Shipped
from pipeline.writing import reading_kept

#: of the files; games of each: some 8 MB, and some seconds of work
VERSION, FILE_GAMES = 1, 20


def list_games(file: FileOfGames, ground: Shipped, patterns_only: bool = False) -> bytes:
    """The packed lists of some games, one after the other; before them int64, where each ends."""
    opened = ground.opened()
    lister = Lister(opened.book, opened.joseki, patterns_only)
    packs = [lister.listed(game).packed() for game in file.games]
    return np.cumsum([len(pack) for pack in packs], dtype=np.int64).tobytes() + b"".join(packs)


class Packs(Sequence[Listed]):
    """What ``list_games`` gave of so many games, unpacked game by game.

    Raises ValueError for what is something else.
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
    """The lists of games, those of ``wanted`` (numbers) or of all, in the files of a folder."""

    def __init__(self, games: Sequence[Game], wanted: Sequence[int], files: Gathered) -> None:
        self.games = games
        self.places = {number: place for place, number in enumerate(wanted)}
        self.files = files

    @classmethod
    def made(
        cls,
        folder: Path,
        ground: Shipped,
        games: Sequence[Game],
        executor: Executor,
        title: str = "list",
        wanted: Iterable[int] | None = None,
    ) -> "ListedGames":
        """Games listed by workers, but for what is there already; ``title`` is what progress calls it."""
        numbers = range(len(games)) if wanted is None else sorted(wanted)
        chosen = [games[number] for number in numbers]
        told = (VERSION, ENGINE_VERSION, ground.digest, ground.joseki_checksum)
        key = blake2b(repr(told).encode(), digest_size=16, person=b"katachi listed")
        add_games(key, chosen)
        files = Gathered(folder, key.digest(), chosen, FILE_GAMES, ".lists")
        files.fill(partial(list_games, ground=ground), executor, title)
        return cls(games, numbers, files)

    def chosen(self, numbers: Sequence[int]) -> Sequence[Game | Listed]:
        """Some of the games, each read when it is its turn; KatachiError when its file was damaged."""
        return _Chosen(self, numbers)

    def listed(self, number: int) -> Listed:
        """The lists of a game."""
        file, place = divmod(self.places[number], self.files.size)
        path, games = self.files.paths[file], len(self.files.file(file).games)
        with (
            reading_kept(path),
            path.open("rb") as opened,
            mmap(opened.fileno(), 0, access=ACCESS_READ) as content,
        ):
            return Packs(content, games)[place]


class _Chosen(Sequence[Game | Listed]):
    def __init__(self, lists: ListedGames, numbers: Sequence[int]) -> None:
        self.lists = lists
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, place: int) -> Listed:  # type: ignore[override]
        return self.lists.listed(self.numbers[place])


class Counting:
    """Games whose patterns are counted: here, or from lists that the workers of a cluster make."""

    def __init__(self, path: Path, games: Sequence[Game], executor: Executor) -> None:
        self.games = games
        self.executor = executor
        self.make: Callable[[FileOfGames], bytes] | None = None
        if executor.cluster:
            self.make = partial(list_games, ground=Shipped.of(path), patterns_only=True)

    def parts(self, first: int, end: int, size: int) -> Iterator[tuple[int, Sequence[Game | Listed]]]:
        """The games from ``first`` to before ``end``, so many at a time, and the number of the first."""
        firsts = range(first, end, size)
        parts = [list(self.games[at : min(at + size, end)]) for at in firsts]
        if self.make is None:
            yield from zip(firsts, parts, strict=True)
            return
        chunks = (FileOfGames(at, part) for at, part in zip(firsts, parts, strict=True))
        packs = self.executor.run(self.make, chunks)
        for at, part, content in zip(firsts, parts, packs, strict=True):
            yield at, Packs(content, len(part))
