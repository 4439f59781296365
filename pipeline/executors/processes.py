"""Worker processes on this machine.

A worker whose parent is gone, even by SIGKILL, ends at once. A worker that dies is replaced, and its chunks
go to others; a chunk at which two workers died is at fault. For that, and because workers must never see
Ctrl-C, the pool is ours: the one of ``concurrent.futures`` breaks as a whole, without saying at which chunk.
"""

import os
import signal
from collections import deque
from collections.abc import Callable
from functools import partial
from multiprocessing import connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

from pipeline.executors.calling import DIED, Answer, ChunkFault, call, note_moves_in
from pipeline.executors.driving import UNDER_WAY_PER_WORKER, AssignedChunk
from pipeline.executors.starting import died_at_its_start, end, inbox, start_process
from pipeline.stopping import deferring

#: chunks that a worker is given ahead, so that it never waits for the writer
QUEUED_PER_WORKER = 2
#: a chunk at which so many workers died is at fault itself
MOST_DEATHS = 2
#: what a worker says when it has loaded its function
_READY = "ready"


class Processes:
    """Up to ``jobs`` worker processes, each started when there is a chunk for it."""

    def __init__(self, fn: Callable[[Any], Any], jobs: int) -> None:
        self.fn = fn
        self.size = jobs
        self.workers: list[_Worker] = []
        self.lone: _Worker | None = None

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given while so many are under way."""
        return under_way < UNDER_WAY_PER_WORKER * self.size and (
            len(self.workers) < self.size
            or any(len(worker.tasks) < QUEUED_PER_WORKER for worker in self._staff())
        )

    def give(self, task: AssignedChunk) -> None:
        """Send it to the worker with the least to do."""
        while not self._idlest().give(task):
            self._bury()

    def again(self, task: AssignedChunk) -> bool:
        """Send it, and all chunks queued behind it, to an idle worker as well; the first one keeps working.

        While a worker is stuck there may be one worker more than ``jobs``, but never several.
        """
        stuck = next(worker for worker in self.workers if task in worker.tasks)
        idle = next((worker for worker in self.workers if not worker.tasks), None)
        if idle is None and len(self.workers) > self.size:
            return False
        idle = idle or self._start()
        for each in list(stuck.tasks):
            idle.give(each)
        return True

    def has_begun(self, task: AssignedChunk) -> bool:
        """Whether a worker is working on it."""
        return any(worker.tasks and worker.tasks[0] is task for worker in self.workers)

    def wait(self, timeout_s: float) -> None:
        """Wait until an answer has come or a worker is gone; at most ``timeout_s``."""
        by_pipe: dict[Any, _Worker] = {worker.pipe: worker for worker in self.workers}
        for pipe in connection.wait(list(by_pipe), timeout_s):
            by_pipe[pipe].take()
        self._bury()
        self._dismiss()

    def try_alone(self, chunk: Any) -> Answer:
        """The answer of a process of its own, which is kept for the next call unless it dies."""
        task = AssignedChunk(chunk, 0)
        with deferring():
            self.lone = self.lone or _Worker(self.fn)
        self.lone.give(task)
        while task.answer is None and not self.lone.is_gone:
            connection.wait([self.lone.pipe])
            self.lone.take()
        if task.answer is None:
            task.finish(self.lone.fault())
            with deferring():
                self.lone.end()
                self.lone = None
        assert task.answer is not None
        return task.answer

    @deferring()
    def close(self) -> None:
        """Kill all workers, whatever they are doing: workers never write."""
        for worker in [*self.workers, *([self.lone] if self.lone else [])]:
            worker.end()

    def _idlest(self) -> "_Worker":
        if len(self.workers) < self.size and all(worker.tasks for worker in self.workers):
            return self._start()
        return min(self._staff(), key=lambda worker: len(worker.tasks))

    def _staff(self) -> "list[_Worker]":
        """The workers that are given chunks: ``jobs`` of them, or all while one is stuck."""
        is_stuck = any(worker.tasks and worker.tasks[0].is_helped for worker in self.workers)
        return self.workers if is_stuck else self.workers[: self.size]

    @deferring()
    def _dismiss(self) -> None:
        """End idle workers that are no longer needed."""
        staff = self._staff()
        idle = [worker for worker in self.workers if worker not in staff and not worker.tasks]
        for worker in idle:
            self.workers.remove(worker)
            worker.end()

    @deferring()
    def _start(self) -> "_Worker":
        self.workers.append(_Worker(self.fn))
        return self.workers[-1]

    @deferring()
    def _bury(self) -> None:
        """Give the chunks of dead workers to others, and count a death for the chunk each was working on."""
        dead = [worker for worker in self.workers if worker.is_gone]
        if not dead:
            return
        self.workers = [worker for worker in self.workers if not worker.is_gone]
        returned: list[AssignedChunk] = []
        for worker in dead:
            fault = worker.fault()
            tasks = [task for task in worker.tasks if task.answer is None]
            if worker.tasks and worker.tasks[0] in tasks:
                tasks[0].deaths += 1
                if tasks[0].deaths >= MOST_DEATHS:
                    tasks[0].finish(fault)
            returned += [task for task in tasks if task.answer is None and not self._is_held(task)]
            worker.end()
        for task in sorted(returned, key=lambda task: task.number):
            self.give(task)

    def _is_held(self, task: AssignedChunk) -> bool:
        return any(task in worker.tasks for worker in self.workers)


class _Worker:
    """The parent's side of a worker process."""

    def __init__(self, fn: Callable[[Any], Any]) -> None:
        self.tasks: deque[AssignedChunk] = deque()
        self.moves = RawArray("l", 1)
        self.is_gone = False
        self.is_ready = False
        self.pipe, theirs = connection.Pipe()
        self.process = start_process(_work, (theirs, fn, self.moves), _modules_of(fn))
        theirs.close()

    def give(self, task: AssignedChunk) -> bool:
        """Send it a chunk; False when it is gone."""
        try:
            self.pipe.send(task.chunk)
        except OSError:
            while not self.is_gone:  # answers it sent before it died are still in the pipe
                self.take()
            return False
        self.tasks.append(task)
        return True

    def take(self) -> None:
        """Receive one message: that it is ready, or an answer; note it if the worker is gone."""
        try:
            message = self.pipe.recv()
        except (EOFError, OSError):
            self.is_gone = True
            return
        if message == _READY:
            self.is_ready = True
        else:
            self.tasks.popleft().finish(message)

    def fault(self) -> ChunkFault:
        """How it died. Raises KatachiError when it never got as far as its first chunk."""
        self.process.join(timeout=5)
        code = self.process.exitcode
        how = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        if not self.is_ready:
            raise died_at_its_start(how)
        return ChunkFault(DIED, f"a worker process died ({how})", self.moves[0])

    def end(self) -> None:
        end(self.process, self.pipe)
        # here, not whenever it is forgotten: stopped in the middle, multiprocessing loses count of its memory
        del self.moves


def _modules_of(fn: Callable[[Any], Any]) -> list[str]:
    """The module of a function or ``partial``, which the server imports; none for built-in methods."""
    inner = fn.func if isinstance(fn, partial) else fn
    module = getattr(inner, "__module__", None)
    return [module] if module else []


# -- the worker's side -----------------------------------------------------------------------------


def _work(pipe: connection.Connection, fn: Callable[[Any], Any], moves: Any) -> None:
    # a handler, not a mask: programs that the work starts must be able to be terminated
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    note_moves_in(moves)
    chunks = inbox(pipe)
    try:
        pipe.send(_READY)
        while True:
            pipe.send(call(fn, chunks.get()))
    except (OSError, MemoryError):
        os._exit(1)
