"""The place that works on chunks in this process, as they are given."""

from collections.abc import Callable
from typing import Any

from pipeline.executors.calling import Answer, call
from pipeline.executors.driving import AssignedChunk


class Serial:
    """This process as a ``driving.ChunkPlace``, for one chunk at a time."""

    size = 1

    def __init__(self, fn: Callable[[Any], Any]) -> None:
        self.fn = fn

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given."""
        return under_way == 0

    def give(self, task: AssignedChunk) -> None:
        """Work on it."""
        task.finish(call(self.fn, task.chunk))

    def again(self, task: AssignedChunk) -> bool:
        """Nobody else could work on it."""
        return False

    def has_begun(self, task: AssignedChunk) -> bool:
        """What was given was worked on."""
        return True

    def wait(self, timeout_s: float) -> None:
        """Nothing is ever under way."""

    def try_alone(self, chunk: Any) -> Answer:
        """One game, in this process as well."""
        return call(self.fn, chunk)

    def close(self) -> None:
        """There is nothing to close."""
