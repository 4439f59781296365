"""Signals: the first one lets what is under way be finished and kept, the second ends at once."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType


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
    """Inside, SIGTERM raises Terminated, as Ctrl-C raises KeyboardInterrupt."""

    def terminate(number: int, frame: FrameType | None) -> None:
        raise Terminated

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    with handling((signal.SIGTERM,), terminate):
        yield


def end_at_once() -> None:
    """From here on Ctrl-C ends the process at once and without a word: what is left is Python's own end,
    which would tell of an interrupt by a traceback."""
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
