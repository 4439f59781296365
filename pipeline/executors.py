"""Where work is done: in this process or in worker processes, with the results always in order.

A worker gets chunks (plain data), calls one function on each, and sends back small rows; it never
writes. Few chunks are under way at a time, so memory stays bounded however long the input is. A
worker that finds its parent gone (killed, too) ends at once.

A chunk may have a ``name`` that says what it is; it is quoted when its worker dies. That, and workers
that never see Ctrl-C, is why the pool is ours: the one of ``concurrent.futures`` breaks as a whole
without saying on which chunk.
"""

import multiprocessing
import os
import queue
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import connection, resource_tracker
from typing import Any, TypeVar

from pipeline.errors import KatachiError

C = TypeVar("C")
R = TypeVar("R")

#: chunks that a worker is given ahead, so that it never waits for the writer
QUEUED_PER_WORKER = 2
#: chunks under way or finished and not yet handed on, per worker
UNDER_WAY_PER_WORKER = 4


@dataclass(frozen=True, slots=True)
class Executor:
    """What a stage is given: ``run`` for its chunks, ``progress`` and ``note`` to tell how far it is."""

    jobs: int = 1
    show_progress: bool = False

    def run(self, fn: Callable[[C], R], chunks: Iterable[C]) -> Iterator[R]:
        """``fn`` of every chunk, in the order of the chunks."""
        return run("serial" if self.jobs == 1 else "processes", fn, chunks, self.jobs)

    def progress(self, title: str, unit: str, total: int | None = None) -> Any:
        """A progress bar on standard error (``with``, then ``update(n)``); silent unless wanted."""
        from tqdm import tqdm

        return tqdm(
            desc=title,
            unit=f" {unit}",
            unit_scale=unit == "B",
            total=total,
            disable=not self.show_progress,
            file=sys.stderr,
            dynamic_ncols=True,
            smoothing=0.1,
        )

    def note(self, text: str) -> None:
        """A line on standard error; silent where progress is."""
        from tqdm import tqdm

        if self.show_progress:
            tqdm.write(text, file=sys.stderr)


def run(name: str, fn: Callable[[C], R], chunks: Iterable[C], jobs: int) -> Iterator[R]:
    """``fn`` of every chunk, in order, by the executor called ``name``: "serial" or "processes".

    ``chunks`` is read as it is needed. Raises KatachiError when ``fn`` fails or a worker dies.
    """
    if name == "serial":
        return (_checked(_call(fn, chunk)) for chunk in chunks)
    if name == "processes":
        return _in_processes(fn, chunks, jobs)
    raise KatachiError(f"no executor is called '{name}'; there are: serial, processes")


def _call(fn: Callable[[C], R], chunk: C) -> R | KatachiError:
    try:
        return fn(chunk)
    except KatachiError as error:
        return error
    except Exception as error:
        if os.environ.get("KATACHI_DEBUG"):
            raise
        return KatachiError(f"{_name_of(chunk)}: {type(error).__name__}: {error}; please report this")


def _checked(result: R | KatachiError) -> R:
    if isinstance(result, KatachiError):
        raise result
    return result


def _name_of(chunk: object) -> str:
    return str(getattr(chunk, "name", "a chunk of work"))


# -- the parent's side -----------------------------------------------------------------------------


@dataclass(slots=True)
class _Task:
    name: str
    result: Any = None
    finished: bool = False


@dataclass(slots=True)
class _Worker:
    process: Any
    pipe: connection.Connection
    tasks: deque[_Task] = field(default_factory=deque)

    def give(self, chunk: object) -> _Task:
        task = _Task(_name_of(chunk))
        self.tasks.append(task)
        try:
            self.pipe.send(chunk)
        except OSError:
            self.died()
        return task

    def take(self) -> None:
        try:
            result = self.pipe.recv()
        except (EOFError, OSError):
            self.died()
        task = self.tasks.popleft()
        task.result, task.finished = result, True

    def died(self) -> None:
        self.process.join(timeout=5)
        code = self.process.exitcode
        how = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        at = self.tasks[0].name if self.tasks else "its start"
        raise KatachiError(
            f"a worker process died ({how}) at {at}; what was finished is kept: run the same command "
            "again, with fewer --jobs if memory is short"
        )

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def _in_processes(fn: Callable[[C], R], chunks: Iterable[C], jobs: int) -> Iterator[R]:
    workers: list[_Worker] = []
    try:
        yield from _results(fn, iter(chunks), jobs, workers)
    finally:
        for worker in workers:
            worker.end()


def _results(fn: Callable[[C], R], chunks: Iterator[C], jobs: int, workers: list[_Worker]) -> Iterator[R]:
    under_way: deque[_Task] = deque()
    more = True
    while True:
        _collect(workers, timeout=0)
        while more and len(under_way) < UNDER_WAY_PER_WORKER * jobs and _has_room(workers, jobs):
            try:
                chunk = next(chunks)
            except StopIteration:
                more = False
            else:
                under_way.append(_idlest(fn, jobs, workers).give(chunk))
        if not under_way:
            return
        if under_way[0].finished:
            yield _checked(under_way.popleft().result)
        else:
            _collect(workers, timeout=None)


def _has_room(workers: list[_Worker], jobs: int) -> bool:
    return len(workers) < jobs or any(len(worker.tasks) < QUEUED_PER_WORKER for worker in workers)


def _idlest(fn: Callable[[C], R], jobs: int, workers: list[_Worker]) -> _Worker:
    """The worker with the least to do; a new one while all are busy and there are fewer than ``jobs``."""
    if len(workers) < jobs and all(worker.tasks for worker in workers):
        workers.append(_start(fn))
        return workers[-1]
    return min(workers, key=lambda worker: len(worker.tasks))


def _collect(workers: list[_Worker], timeout: float | None) -> None:
    by_pipe = {worker.pipe: worker for worker in workers}
    for pipe in connection.wait(list(by_pipe), timeout) if by_pipe else ():
        by_pipe[pipe].take()  # type: ignore[index]


def _start(fn: Callable[[Any], Any]) -> _Worker:
    # spawn, so that no worker inherits the database connection, a lock or another worker's pipe
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, fn), daemon=True)
    # the first start would start the tracker too, and that unblocks interrupts
    resource_tracker.ensure_running()
    with _interrupts_blocked():
        process.start()
    theirs.close()
    return _Worker(process, ours)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Children started inside never see Ctrl-C: the parent decides what an interrupt means."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- the worker's side -----------------------------------------------------------------------------


def _work(pipe: connection.Connection, fn: Callable[[Any], Any]) -> None:
    inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
    # A thread reads, so that the parent's send never waits for a chunk that is being worked on.
    threading.Thread(target=_receive, args=(pipe, inbox), daemon=True).start()
    while True:
        pipe.send(_call(fn, inbox.get()))


def _receive(pipe: connection.Connection, inbox: "queue.SimpleQueue[Any]") -> None:
    try:
        while True:
            inbox.put(pipe.recv())
    except (EOFError, OSError):
        os._exit(0)  # the parent is gone, or wants nothing more
