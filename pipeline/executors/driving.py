"""Chunks out to a place where they are worked on, results back in their order.

A chunk is taken from the stage only when there is room for it. One that takes far longer than others is
given to a second worker while there is nothing else to do, and whoever is first counts.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Protocol

from pipeline.errors import KatachiError
from pipeline.executors.calling import Answer, Done, Fault, name_of
from pipeline.executors.pacing import Pace
from pipeline.executors.rescuing import Rescue, Yielded, not_done, one_by_one
from pipeline.stopping import Stop

#: chunks under way or finished and not yet handed on, per worker
UNDER_WAY_PER_WORKER = 4
#: a chunk is a straggler after so long, if it also takes this many times what chunks usually take
STRAGGLER_S = 30.0
STRAGGLER_TIMES = 8.0
_WAIT_S = 0.5


class Task:
    """A chunk that was given to a place, until its answer is there."""

    def __init__(self, chunk: Any, number: int) -> None:
        self.chunk = chunk
        self.number = number
        self.name = name_of(chunk)
        self.answer: Answer | None = None
        #: workers that were lost at it
        self.deaths = 0
        self.since = time.monotonic()
        #: was given to a second worker
        self.is_helped = False

    def finish(self, answer: Answer) -> None:
        """The first answer counts."""
        if self.answer is None:
            self.answer = answer


class Place(Protocol):
    """Where chunks are worked on."""

    #: workers
    size: int

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given while so many are under way."""

    def give(self, task: Task) -> None:
        """Have a chunk worked on."""

    def again(self, task: Task) -> bool:
        """Have it worked on by another worker too, if one has nothing to do; whether one had."""

    def has_begun(self, task: Task) -> bool:
        """Whether a worker may be at it already."""

    def wait(self, timeout_s: float) -> None:
        """Until something is finished, or lost and given out again; so long at most."""

    def try_alone(self, chunk: Any) -> Answer:
        """A chunk of one game in a process that has nothing else to do; whatever it does to that process."""

    def close(self) -> None:
        """End all workers."""


def drive(
    place: Place,
    chunks: Iterator[Any],
    rescue: Rescue | None,
    pace: Pace,
    stop: Stop,
    note: Callable[[str], None],
    once: bool = False,
) -> Iterator[Yielded]:
    """The results in order. When ``stop`` is asked for, those of the chunks that were begun.

    With ``once`` nobody is helped.
    """
    under_way: deque[Task] = deque()
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
                under_way.append(Task(chunk, next(numbers)))
                place.give(under_way[-1])
        if not under_way:
            return
        if under_way[0].answer is None:
            place.wait(_WAIT_S)
            if not once:
                _look_after(place, under_way[0], pace, note)
        else:
            yield from _settled(place, under_way.popleft(), rescue, pace, note)


def _look_after(place: Place, task: Task, pace: Pace, note: Callable[[str], None]) -> None:
    """Everything else waits for the first chunk: if that takes too long, another worker gets it too."""
    late_s = max(STRAGGLER_S, STRAGGLER_TIMES * pace.typical_s())
    if task.answer is None and time.monotonic() - task.since > late_s:
        task.since = time.monotonic()
        task.is_helped = True
        if place.again(task):
            note(f"{task.name}: no answer for {late_s:.0f} seconds; another worker tries too")


def _settled(
    place: Place, task: Task, rescue: Rescue | None, pace: Pace, note: Callable[[str], None]
) -> Iterator[Yielded]:
    answer = task.answer
    if isinstance(answer, KatachiError):
        raise answer
    if isinstance(answer, Fault):
        if rescue is None:
            raise not_done(task.chunk, answer)
        note(f"{task.name}: {answer.reason}; its games are tried one by one")
        yield from one_by_one(place.try_alone, task.chunk, rescue)
        return
    assert isinstance(answer, Done)
    pace.measured(getattr(task.chunk, "work", 0), answer.elapsed_s)
    yield Yielded(answer.result)
