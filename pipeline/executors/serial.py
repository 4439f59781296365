"""This process: a chunk is worked on when it is given."""

from collections.abc import Callable
from typing import Any

from pipeline.executors.calling import Answer, call
from pipeline.executors.driving import Task


class Serial:
    """A place for one chunk at a time."""

    size = 1

    def __init__(self, fn: Callable[[Any], Any]) -> None:
        self.fn = fn

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given."""
        return under_way == 0

    def give(self, task: Task) -> None:
        """Work on it."""
        task.finish(call(self.fn, task.chunk))

    def again(self, task: Task) -> bool:
        """Nobody else could work on it."""
        return False

    def has_begun(self, task: Task) -> bool:
        """What was given was worked on."""
        return True

    def wait(self, timeout_s: float) -> None:
        """Nothing is ever under way."""

    def try_alone(self, chunk: Any) -> Answer:
        """One game, in this process as well."""
        return call(self.fn, chunk)

    def close(self) -> None:
        """There is nothing to close."""
