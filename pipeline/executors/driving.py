"""Hands chunks out to a place where they are worked on, and yields the results in the order of the chunks.

A chunk is taken from the stage only when there is room for it. One that takes far longer than the others is
also given to a second, idle worker; the first answer counts.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Protocol

from pipeline.errors import KatachiError
from pipeline.executors.calling import Answer, ChunkFault, ChunkResult, name_of
from pipeline.executors.pacing import ChunkPace
from pipeline.executors.rescuing import Rescue, YieldedResult, not_done, one_by_one
from pipeline.stopping import Stop

#: chunks under way or finished and not yet handed on, per worker
UNDER_WAY_PER_WORKER = 4
#: a chunk is a straggler after so long, if it also takes this many times what chunks usually take
STRAGGLER_S = 30.0
STRAGGLER_TIMES = 8.0
_WAIT_S = 0.5


class AssignedChunk:
    """A chunk that was given to a place, and its answer once there is one."""

    def __init__(self, chunk: Any, number: int) -> None:
        self.chunk = chunk
        self.number = number
        self.name = name_of(chunk)
        self.answer: Answer | None = None
        #: number of workers that died at it
        self.deaths = 0
        self.since = time.monotonic()
        #: whether it was given to a second worker
        self.is_helped = False

    def finish(self, answer: Answer) -> None:
        """Take an answer; only the first one counts."""
        if self.answer is None:
            self.answer = answer


class ChunkPlace(Protocol):
    """Where chunks are worked on: ``Serial``, ``Processes`` or ``Cluster``."""

    #: number of workers
    size: int

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given while so many are under way."""

    def give(self, task: AssignedChunk) -> None:
        """Have a chunk worked on; the answer goes to ``task.finish``."""

    def again(self, task: AssignedChunk) -> bool:
        """Give it to an idle worker as well; False if there is none."""

    def has_begun(self, task: AssignedChunk) -> bool:
        """Whether a worker may have begun it."""

    def wait(self, timeout_s: float) -> None:
        """Wait until a chunk is finished, or was lost and given out again; at most ``timeout_s``."""

    def try_alone(self, chunk: Any) -> Answer:
        """The answer for a chunk of one game, worked on in a process that does nothing else and may die."""

    def close(self) -> None:
        """End all workers."""


def drive(
    place: ChunkPlace,
    chunks: Iterator[Any],
    rescue: Rescue | None,
    pace: ChunkPace,
    stop: Stop,
    note: Callable[[str], None],
    once: bool = False,
) -> Iterator[YieldedResult]:
    """Yield the results in the order of the chunks; after a signal (``stop``) only those already begun.

    With ``once`` no chunk is given to a second worker. Raises KatachiError for the user's mistakes, and for a
    chunk that fails if there is no ``rescue``.
    """
    under_way: deque[AssignedChunk] = deque()
    numbers = iter(range(1 << 62))
    more = True
    while True:
        if more and stop.asked:
            more = False
            begun = takewhile(lambda task: task.answer is not None or place.has_begun(task), under_way)
            under_way = deque(list(begun))
        while more and not stop.asked and place.has_room(len(under_way)):
            try:
                chunk = next(chunks)
            except StopIteration:
                more = False
            else:
                under_way.append(AssignedChunk(chunk, next(numbers)))
                place.give(under_way[-1])
        if not under_way:
            return
        if under_way[0].answer is None:
            place.wait(_WAIT_S)
            if not once:
                _look_after(place, under_way[0], pace, note)
        else:
            yield from _settled(place, under_way.popleft(), rescue, pace, note)


def _look_after(place: ChunkPlace, task: AssignedChunk, pace: ChunkPace, note: Callable[[str], None]) -> None:
    """Give the first chunk, for which all others wait, to another worker too if it takes too long."""
    late_s = max(STRAGGLER_S, STRAGGLER_TIMES * pace.typical_s())
    if task.answer is None and time.monotonic() - task.since > late_s:
        task.since = time.monotonic()
        task.is_helped = True
        if place.again(task):
            note(f"{task.name}: no answer for {late_s:.0f} seconds; another worker tries too")


def _settled(
    place: ChunkPlace,
    task: AssignedChunk,
    rescue: Rescue | None,
    pace: ChunkPace,
    note: Callable[[str], None],
) -> Iterator[YieldedResult]:
    answer = task.answer
    if isinstance(answer, KatachiError):
        raise answer
    if isinstance(answer, ChunkFault):
        if rescue is None:
            raise not_done(task.chunk, answer)
        note(f"{task.name}: {answer.reason}; its games are tried one by one")
        yield from one_by_one(place.try_alone, task.chunk, rescue)
        return
    assert isinstance(answer, ChunkResult)
    pace.measured(getattr(task.chunk, "work", 0), answer.elapsed_s)
    yield YieldedResult(answer.result)
