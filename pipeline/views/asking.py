"""Questions to a reader that may take long: how far it is is told, and it ends after a time or when it is
interrupted."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from math import inf
from time import monotonic
from typing import Any, Protocol, TypeVar

from pipeline.executors import Executor

#: seconds between two looks at how far a reading is
TICK_S = 0.2

T = TypeVar("T")


class Reader(Protocol):
    """One of the engine's."""

    @property
    def judged(self) -> int:
        """What it has looked at so far, for all questions."""

    def stop(self) -> None:
        """End the question at hand, and all that come, as at their limit."""

    def resume(self) -> None:
        """Read again."""


def ask_in_turn(
    questions: Sequence[Callable[[], T]],
    reader: Reader,
    seconds: float | None,
    executor: Executor,
    unit: str,
) -> list[T]:
    """The answer of each question, in ``seconds`` together: what one leaves is for those that come.

    ``unit`` is what the reader counts.
    """
    answers = []
    with executor.progress("read", unit) as bar, ThreadPoolExecutor(1) as thread:
        ends = monotonic() + (inf if seconds is None else seconds)
        for left, ask in zip(range(len(questions), 0, -1), questions, strict=True):
            now = monotonic()
            answers.append(_answer(ask, thread, reader, now + (ends - now) / left, bar))
    return answers


def _answer(ask: Callable[[], T], thread: ThreadPoolExecutor, reader: Reader, ends: float, bar: Any) -> T:
    """The answer that a thread finds. Reading ends at a time of ``monotonic``, or when interrupted."""
    reader.resume()
    asked = thread.submit(ask)
    try:
        while wait([asked], min(TICK_S, max(ends - monotonic(), 0))).not_done and monotonic() < ends:
            bar.update(reader.judged - bar.n)
    finally:
        reader.stop()
    return asked.result()
