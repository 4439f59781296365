"""Sizes chunks so that each takes about ``TARGET_S``.

What is stored never depends on how the work was cut into chunks, so the clock may decide.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

I = TypeVar("I")  # noqa: E741

#: what a chunk should take: long enough to be worth its commit, short enough to be done again
TARGET_S = 1.5
#: a chunk whose parts are slow to come, over a network, is closed after so long: what is done can be kept
SLOW_S = 5.0
#: from one chunk to the next the size changes by this factor at most
MOST_CHANGE = 2.0
#: weight of all earlier measurements after each new chunk
_MEMORY = 0.7


class ChunkPace:
    """The size of chunks in units of work (moves, games): ``limit`` at first, then by how long they take."""

    def __init__(self, limit: int) -> None:
        self.limit = float(limit)
        self._work = 0.0
        self._seconds = 0.0
        self._chunks = 0.0

    def measured(self, work: int, elapsed_s: float) -> None:
        """Note that a chunk of so much work took so long; work of 0 is unknown."""
        if elapsed_s <= 0.0:
            return
        self._work = _MEMORY * self._work + work
        self._seconds = _MEMORY * self._seconds + elapsed_s
        self._chunks = _MEMORY * self._chunks + 1
        if work <= 0:
            return
        wanted = TARGET_S * self._work / self._seconds
        self.limit = max(1.0, min(max(wanted, self.limit / MOST_CHANGE), self.limit * MOST_CHANGE))

    def typical_s(self) -> float:
        """Seconds that a chunk takes, at least TARGET_S, which it is until one was measured."""
        return max(TARGET_S, self._seconds / self._chunks if self._chunks else 0.0)

    def groups(
        self,
        items: Iterable[I],
        work: Callable[[I], int],
        size: Callable[[I], int] = lambda item: 0,
        most: int = 1,
    ) -> Iterator[list[I]]:
        """The items in groups, each closed once it has ``limit`` of work, or ``most`` of size.

        A group is also closed ``SLOW_S`` after its first item.
        """
        group: list[I] = []
        total = held = 0
        begun = 0.0
        for item in items:
            if not group:
                begun = time.monotonic()
            group.append(item)
            total += work(item)
            held += size(item)
            if total >= self.limit or held >= most or time.monotonic() - begun > SLOW_S:
                yield group
                group, total, held = [], 0, 0
        if group:
            yield group
