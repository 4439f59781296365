"""Signals: the first one lets what is under way be finished and kept, the second ends at once."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import NoReturn

#: seconds after which a stop is raised again that Python had no place for
AGAIN_AFTER = 0.01


class Terminated(KeyboardInterrupt):
    """The command was asked to end by SIGTERM."""


class Stop:
    """Whether a signal has come."""

    def __init__(self) -> None:
        #: the signal's number, 0 for none
        self.asked = 0

    def check(self) -> None:
        """Raise KeyboardInterrupt (or Terminated) when one has."""
        if self.asked:
            raise _error(self.asked)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise _error(number)
        self.asked = number
        # not through sys.stderr: a handler may run in the middle of another write
        with suppress(OSError):  # the same Ctrl-C has ended 'tee log', which read it
            os.write(2, b"\nkatachi: finishing what is under way; a second Ctrl-C stops at once\n")


def _error(number: int) -> KeyboardInterrupt:
    return Terminated() if number == signal.SIGTERM else KeyboardInterrupt()


@contextmanager
def finishing() -> Iterator[Stop]:
    """Inside, the first SIGINT or SIGTERM is only noted: whoever works there asks for it when he can stop.

    Leaving raises it when nobody did.
    """
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    with handling((signal.SIGINT, signal.SIGTERM), stop._on_signal):
        yield stop
    stop.check()


@contextmanager
def terminable() -> Iterator[None]:
    """Inside, SIGTERM raises Terminated and Ctrl-C KeyboardInterrupt, and neither is lost.

    Python only tells of an error that is raised in a destructor or in what a library wants called at a fork,
    and goes on; a stop that falls there is raised again a moment later.
    """

    def terminate(number: int, frame: FrameType | None) -> NoReturn:
        raise Terminated

    def ask_again(unraisable: "sys.UnraisableHookArgs") -> None:
        error = unraisable.exc_value
        if not isinstance(error, KeyboardInterrupt):
            tell(unraisable)
            return

        def stop(number: int, frame: FrameType | None) -> None:
            signal.raise_signal(signal.SIGTERM if isinstance(error, Terminated) else signal.SIGINT)

        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, AGAIN_AFTER)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    tell = sys.unraisablehook
    with (
        handling((signal.SIGINT,), signal.default_int_handler),
        handling((signal.SIGTERM,), terminate),
    ):
        sys.unraisablehook = ask_again
        try:
            yield
        finally:
            sys.unraisablehook = tell
            signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def deferring() -> Iterator[None]:
    """Inside, SIGINT and SIGTERM wait: what they do is done when it is left.

    For what must not be left half done, as to start a process: of one that nobody knows of yet, nobody would
    tell that it is to end.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    try:
        with handling((signal.SIGINT, signal.SIGTERM), lambda number, frame: came.append(number)):
            yield
    finally:
        for number in came:
            signal.raise_signal(number)


def end_at_once() -> None:
    """From here on Ctrl-C ends the process at once and without a word, but in ``terminable`` and the like.

    Before and after these there is only Python's own beginning and end, which tell of it by a traceback.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def handling(numbers: tuple[int, ...], handler: object) -> Iterator[None]:
    """Inside, signals go to a handler; those that are ignored stay ignored (nohup, a background job)."""
    before = {number: signal.getsignal(number) for number in numbers}
    for number in numbers:
        if before[number] is not signal.SIG_IGN:
            signal.signal(number, handler)  # type: ignore[arg-type]
    try:
        yield
    finally:
        for number in numbers:
            signal.signal(number, before[number] or signal.SIG_DFL)
