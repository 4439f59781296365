"""One worker process for the background work of the review pages, which may be killed at any time.

The pool of ``concurrent.futures`` will not do: if its worker is killed while sending a result, the reader
waits for the rest for ever, and so does this process when it ends.
"""

import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from pipeline.errors import KatachiError
from pipeline.executors.starting import end, inbox, start_process

P = ParamSpec("P")
T = TypeVar("T")


class BackgroundWorker:
    """Calls functions in a process of its own, one by one; at the end of ``with`` the rest is dropped.

    The process starts with the first call, and again after a call that killed it.
    """

    def __init__(self, needs: Sequence[str]) -> None:
        """``needs`` are the modules that the calls use; see ``starting.started``."""
        self._needs = needs
        self._thread = ThreadPoolExecutor(1)
        self._lock = threading.Lock()
        self._worker: tuple[BaseProcess, connection.Connection] | None = None
        self._has_ended = False

    def __enter__(self) -> "BackgroundWorker":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._has_ended = True
            if self._worker:
                self._worker[0].kill()
        self._thread.shutdown(cancel_futures=True)
        self._bury()

    def submit(self, fn: "Callable[P, T]", *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Queue a call; the future gets its result or error, or KatachiError when the process died."""
        return self._thread.submit(self._ask, partial(fn, *args, **kwargs))

    def _ask(self, call: "Callable[[], T]") -> T:
        pipe = self._pipe()
        try:
            pipe.send(call)
            result, error = pipe.recv()
        except (EOFError, OSError):
            self._bury()
            raise KatachiError("the process beside this one died") from None
        if error is not None:
            raise error
        return result

    def _pipe(self) -> connection.Connection:
        with self._lock:
            if self._has_ended:
                raise KatachiError("nothing is worked out any more: this process ends")
            if self._worker is None:
                ours, theirs = connection.Pipe()
                self._worker = start_process(_work, (theirs,), self._needs), ours
                theirs.close()
            return self._worker[1]

    def _bury(self) -> None:
        with self._lock:
            if self._worker:
                end(*self._worker)
                self._worker = None


def _work(pipe: connection.Connection) -> None:
    # programs that the work starts must be able to be terminated, as it may be itself
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    calls = inbox(pipe)
    while True:
        answer: tuple[Any, Exception | None]
        try:
            answer = calls.get()(), None
        except Exception as error:
            answer = None, error
        pipe.send(answer)
