"""Asks a reader questions that may take long: with progress, a time limit, and an end when interrupted."""

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
        """The number of positions or nodes that it has looked at so far, for all questions."""

    def stop(self) -> None:
        """End the current question, and all later ones until ``resume``, as if at their limit."""

    def resume(self) -> None:
        """Allow reading again after ``stop``."""


def ask_in_turn(
    questions: Sequence[Callable[[], T]],
    reader: Reader,
    seconds: float | None,
    executor: Executor,
    unit: str,
) -> list[T]:
    """Ask the questions one after the other, and return the answers.

    Together they have ``seconds`` (None: no limit), each an equal share of what is left then. ``unit`` is
    what the reader counts, for the progress bar.
    """
    answers = []
    with executor.progress("read", unit) as bar, ThreadPoolExecutor(1) as thread:
        ends = monotonic() + (inf if seconds is None else seconds)
        for left, ask in zip(range(len(questions), 0, -1), questions, strict=True):
            now = monotonic()
            answers.append(_answer(ask, thread, reader, now + (ends - now) / left, bar))
    return answers


def _answer(ask: Callable[[], T], thread: ThreadPoolExecutor, reader: Reader, ends: float, bar: Any) -> T:
    """The answer to a question, asked in a thread.

    Stops reading at ``ends`` (``monotonic``) and at Ctrl-C.
    """
    reader.resume()
    asked = thread.submit(ask)
    try:
        while wait([asked], min(TICK_S, max(ends - monotonic(), 0))).not_done and monotonic() < ends:
            bar.update(reader.judged - bar.n)
    finally:
        reader.stop()
    return asked.result()
