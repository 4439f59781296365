"""Asks a reader questions that may take long: with progress, a limit of time, and an end when interrupted."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from math import inf
from time import monotonic
from typing import Any, Protocol, TypeVar

from pipeline.executors import Executor

#: seconds between two updates of the progress
TICK_S = 0.2

T = TypeVar("T")


class Reader(Protocol):
    """A reader of the engine that can be stopped from another thread."""

    @property
    def judged(self) -> int:
        """How much it has looked at so far, for all questions."""

    def stop(self) -> None:
        """End the current question, and all later ones, as if at their limit."""

    def resume(self) -> None:
        """Read again after ``stop``."""


def ask_in_turn(
    questions: Sequence[Callable[[], T]],
    reader: Reader,
    seconds: float | None,
    executor: Executor,
    unit: str,
) -> list[T]:
    """The answers to the questions, which have ``seconds`` together: what one leaves is for the later ones.

    ``unit`` is what the reader counts, for the progress bar.
    """
    answers = []
    with executor.progress("read", unit) as bar, ThreadPoolExecutor(1) as thread:
        ends = monotonic() + (inf if seconds is None else seconds)
        for left, ask in zip(range(len(questions), 0, -1), questions, strict=True):
            now = monotonic()
            answers.append(_answer(ask, thread, reader, now + (ends - now) / left, bar))
    return answers


def _answer(ask: Callable[[], T], thread: ThreadPoolExecutor, reader: Reader, ends: float, bar: Any) -> T:
    """The answer to a question, asked in a thread; reading stops at ``ends`` (of ``monotonic``) or Ctrl-C."""
    reader.resume()
    asked = thread.submit(ask)
    try:
        while wait([asked], min(TICK_S, max(ends - monotonic(), 0))).not_done and monotonic() < ends:
            bar.update(reader.judged - bar.n)
    finally:
        reader.stop()
    return asked.result()
