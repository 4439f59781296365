"""Games on boards of some sizes, learned from several times in each pass: where few games are on 9x9 and many
on 19x19, a network learns what it sees most.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from engine.points import MAX_SIZE
from engine.walk import Game
from pipeline.errors import UsageError
from pipeline.learning.position_files import GatheredLists
from pipeline.ranges import whole

L = TypeVar("L")

#: as often as this a pass takes the same game at most
MOST = 1000


class Part(NamedTuple):
    """Games on boards of one size, 0 for all others, and how often each pass takes them."""

    size: int
    times: int
    games: Sequence[Game]

    @property
    def boards(self) -> str:
        """Which boards they are on, in words."""
        return f"{self.size}x{self.size}" if self.size else "other boards"


def parse_repeat(text: str) -> dict[int, int]:
    """How often games are taken, by board size: ``9:10``, several with commas, or nothing at all.

    Raises UsageError for anything else.
    """
    found: dict[int, int] = {}
    for word in text.split(",") if text else ():
        written, _, times = word.strip().partition(":")
        if not (written.isdecimal() and times.isdecimal()):
            raise UsageError(f"what is repeated is such as 9:10, games on 9x9 ten times, not '{word}'")
        size = whole(written)
        if not 1 <= size <= MAX_SIZE:
            raise UsageError(f"there is no board of size {size}: it is from 1 to {MAX_SIZE}")
        if not 1 <= whole(times) <= MOST:
            raise UsageError(f"games are taken from 1 to {MOST} times, not {times}")
        if size in found:
            raise UsageError(f"how often games on {size}x{size} are taken is told twice")
        found[size] = whole(times)
    return found


def parts_of(games: Sequence[Game], repeat: Mapping[int, int]) -> list[Part]:
    """The games by the boards that they are on, those first that are not repeated; parts without a game are
    left out."""
    rest = Part(0, 1, [game for game in games if game.size not in repeat])
    chosen = (
        Part(size, times, [game for game in games if game.size == size]) for size, times in repeat.items()
    )
    return [part for part in (rest, *chosen) if part.games]


class Repeated(Generic[L]):
    """The files of a pass: those of each part as often as it is taken."""

    def __init__(self, parts: Sequence[tuple[Part, GatheredLists[L]]]) -> None:
        self.parts = parts
        self._files = [
            (lists, number)
            for part, lists in parts
            for _ in range(part.times)
            for number in range(len(lists))
        ]

    def __len__(self) -> int:
        return len(self._files)

    def lists(self, number: int) -> L:
        """The lists of a file; raises KatachiError when it was damaged."""
        lists, of_part = self._files[number]
        return lists.lists(of_part)

    def once(self) -> Iterator[tuple[int, L]]:
        """The lists of each file one time, with the number of the part that they are of."""
        for part, (_, lists) in enumerate(self.parts):
            for number in range(len(lists)):
                yield part, lists.lists(number)

    def drop(self) -> None:
        """Take the folders away, with what other work left there."""
        for _, lists in self.parts:
            lists.drop()
