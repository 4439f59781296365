"""How worker processes are started: a server forks them, which has imported what they need.

A worker that imports all anew is ready after a quarter of a second of CPU, one that is forked after a
hundredth, and it shares the memory of what was imported. The server is a process of its own that never does
any work: no worker inherits the database connection, a lock or another worker's pipe. It ends with this
process, whatever ends this one, which waits for it if it can: so what workers took is counted as this one's.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import forkserver, resource_tracker, util
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any

#: what nearly all work imports, and takes longest to
_HEAVY = ("numpy", "sqlite_utils")
# elsewhere what numpy calls may not be forked: there each worker imports all
_HAS_SERVER = sys.platform == "linux"
#: when the server is ended, of what multiprocessing does at exit: below 0 is after all workers
_AFTER_WORKERS = -1


def started(target: Callable[..., None], args: tuple[Any, ...], needs: Sequence[str]) -> BaseProcess:
    """A process that calls ``target`` with ``args``, with the environment of now; it never sees Ctrl-C, and
    no SIGTERM unless it asks for it: the parent decides what these mean.

    ``needs`` are the modules that it works with: a server that has to be started for it imports these, too.
    """
    with _signals_blocked():
        process = _context(needs).Process(target=_begin, args=(dict(os.environ), target, args), daemon=True)
        process.start()
    return process


def pool(needs: Sequence[str]) -> ProcessPoolExecutor:
    """An executor of one such process, for work beside what its parent does; SIGTERM and its parent's end
    end it."""
    with _signals_blocked():
        context = _context(needs)
    return ProcessPoolExecutor(
        1, mp_context=context, initializer=_begin, initargs=(dict(os.environ), _follow_parent, ())
    )


def _context(needs: Sequence[str]) -> ForkServerContext | SpawnContext:
    """What processes are made with; a server that is started for it inherits which signals are blocked."""
    if not _HAS_SERVER:
        return multiprocessing.get_context("spawn")
    multiprocessing.set_forkserver_preload([*_HEAVY, __name__, *needs])
    forkserver.ensure_running()
    return multiprocessing.get_context("forkserver")


def end_server() -> None:
    """End the server, if there is one, when all workers have ended: only then does the system count the CPU
    and memory that they took as this process's children's. The next worker gets a new one."""
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


util.Finalize(None, end_server, exitpriority=_AFTER_WORKERS)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    # to start the tracker unblocks them
    resource_tracker.ensure_running()
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


def _follow_parent() -> None:
    signal.pthread_sigmask(signal.SIG_SETMASK, {signal.SIGINT})
    parent = multiprocessing.parent_process()
    assert parent

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
