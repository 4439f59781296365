"""Takes games of chosen board sizes several times in each pass over the games (``--repeat``).

A network learns best what it sees most; where few games are on 9x9 and many on 19x19, repetition balances
them. Used by ``network_passes``.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from engine.points import MAX_SIZE
from engine.walk import Game
from pipeline.errors import UsageError
from pipeline.learning.position_files import PositionListFiles
from pipeline.ranges import parse_digits

L = TypeVar("L")

#: a pass takes the same game this often at most
MOST = 1000


class SizePart(NamedTuple):
    """Games on boards of one size, 0 for all others, and how often each pass takes them."""

    size: int
    times: int
    games: Sequence[Game]

    @property
    def boards(self) -> str:
        """The boards that they are on, in words."""
        return f"{self.size}x{self.size}" if self.size else "other boards"


def parse_repeat(text: str) -> dict[int, int]:
    """How often each pass takes a game, by board size: from ``9:10,13:3``, or "" for no repetition.

    Raises UsageError for any other text.
    """
    found: dict[int, int] = {}
    for word in text.split(",") if text else ():
        written, _, times = word.strip().partition(":")
        if not (written.isdecimal() and times.isdecimal()):
            raise UsageError(f"what is repeated is such as 9:10, games on 9x9 ten times, not '{word}'")
        size = parse_digits(written)
        if not 1 <= size <= MAX_SIZE:
            raise UsageError(f"there is no board of size {size}: it is from 1 to {MAX_SIZE}")
        if not 1 <= parse_digits(times) <= MOST:
            raise UsageError(f"games are taken from 1 to {MOST} times, not {times}")
        if size in found:
            raise UsageError(f"how often games on {size}x{size} are taken is told twice")
        found[size] = parse_digits(times)
    return found


def parts_by_size(games: Sequence[Game], repeat: Mapping[int, int]) -> list[SizePart]:
    """The games in one part for each repeated board size, after the part of all others; no part is empty."""
    rest = SizePart(0, 1, [game for game in games if game.size not in repeat])
    chosen = (
        SizePart(size, times, [game for game in games if game.size == size]) for size, times in repeat.items()
    )
    return [part for part in (rest, *chosen) if part.games]


class RepeatedFiles(Generic[L]):
    """The files of one pass over all parts: those of a part come as often as the part is taken."""

    def __init__(self, parts: Sequence[tuple[SizePart, PositionListFiles[L]]]) -> None:
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
        """The content of a file, by its number in the pass; raises KatachiError when it was damaged."""
        lists, of_part = self._files[number]
        return lists.lists(of_part)

    def once(self) -> Iterator[tuple[int, L]]:
        """The content of every file once, each after the number of its part."""
        for part, (_, lists) in enumerate(self.parts):
            for number in range(len(lists)):
                yield part, lists.lists(number)

    def drop(self) -> None:
        """Delete the folders, with what other work left there."""
        for _, lists in self.parts:
            lists.drop()
