"""Starts worker processes: they are forked from a server process that has already imported what they need.

A worker that imports everything itself is ready after a quarter of a second of CPU, a forked one after a
hundredth, and it shares the memory of what was imported. The server does no other work, so no worker inherits
the database connection, a lock or another worker's pipe. It ends whenever this process ends, which waits for
it if it can: so that the CPU time of workers is counted as this process's.
"""

import multiprocessing
import os
import queue
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import connection, forkserver, resource_tracker, util
from multiprocessing.process import BaseProcess
from typing import Any

from pipeline.errors import KatachiError

#: what nearly all work imports, and takes longest to
_HEAVY = ("numpy", "sqlite_utils")
# elsewhere what numpy calls may not be forked: there each worker imports all
_HAS_SERVER = sys.platform == "linux"
#: when the server is ended, of what multiprocessing does at exit: below 0 is after all workers
_AFTER_WORKERS = -1
_SAFE_PATH = "PYTHONSAFEPATH"
#: the environment is the whole process's: a thread would put back what another has put there for its start
_ONE_AT_A_TIME = threading.Lock()


def start_process(target: Callable[..., None], args: tuple[Any, ...], needs: Sequence[str]) -> BaseProcess:
    """A new process that calls ``target`` with ``args``, with this process's current environment.

    It never sees Ctrl-C, nor SIGTERM unless it unblocks it: the parent decides what signals mean. ``needs``
    are modules that it uses; a server started for it imports them too. Raises KatachiError when the server's
    socket cannot lie in TMPDIR, or the server ends.
    """
    forked, spawned = multiprocessing.get_context("forkserver"), multiprocessing.get_context("spawn")
    with _ONE_AT_A_TIME:
        process = (forked if _HAS_SERVER else spawned).Process(
            target=_begin, args=(dict(os.environ), target, args), daemon=True
        )
        _start_safely(process, needs)
    return process


def _start_safely(process: BaseProcess, needs: Sequence[str]) -> None:
    with _without_current_folder():
        # before they are blocked: to start the tracker unblocks them
        resource_tracker.ensure_running()
        with _signals_blocked():
            if _HAS_SERVER:
                multiprocessing.set_forkserver_preload([*_HEAVY, __name__, *needs])
            _start(process)


def _start(process: BaseProcess) -> None:
    try:
        process.start()
    except EOFError:
        raise died_at_its_start("its server ended") from None
    except OSError as error:
        if error.errno is not None:
            raise
        # a socket's name has 107 bytes at most
        raise KatachiError(
            f"{tempfile.gettempdir()}: worker processes cannot be started by a socket there: "
            f"{error}; set TMPDIR to a folder with a shorter name, and run the same command again"
        ) from None


def died_at_its_start(how: str) -> KatachiError:
    """The error of a worker that did not get as far as its first chunk."""
    return KatachiError(
        f"a worker process died ({how}) at its start; what was finished is kept: run the same command again, "
        "with fewer --jobs if memory is short"
    )


def end(process: BaseProcess, pipe: connection.Connection) -> None:
    """End a worker at once, whatever it is doing; ``pipe`` is this process's side of what it reads from."""
    pipe.close()
    process.kill()
    process.join()
    process.close()


def inbox(pipe: connection.Connection) -> "queue.SimpleQueue[Any]":
    """In a worker: a queue of what its parent sends.

    A thread reads the pipe, so that the parent never waits in ``send`` for the work under way. It ends this
    process when the parent is gone or has closed the pipe.
    """
    messages: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, messages), daemon=True).start()
    return messages


def _receive(pipe: connection.Connection, messages: "queue.SimpleQueue[Any]") -> None:
    try:
        while True:
            messages.put(pipe.recv())
    except (EOFError, OSError):
        os._exit(0)
    finally:
        os._exit(1)  # there is no memory for it, or it is of no known kind: the parent may try another


def end_server() -> None:
    """End the server, if there is one, after all workers; the next worker gets a new one.

    Only then does the system add the CPU and memory of the workers to those of this process's children.
    """
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


util.Finalize(None, end_server, exitpriority=_AFTER_WORKERS)


@contextmanager
def _without_current_folder() -> Iterator[None]:
    """Inside, a Python that is started imports nothing from the current folder, which may have an ``engine``
    or a ``pipeline`` of its own: what the server has imported, all workers have."""
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE_PATH]
        else:
            os.environ[_SAFE_PATH] = before


@contextmanager
def _signals_blocked() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(environment: Mapping[str, str], target: Callable[..., None], args: tuple[Any, ...]) -> None:
    # the server has that of its own start
    os.environ.clear()
    os.environ.update(environment)
    target(*args)
