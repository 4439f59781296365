"""Workers of an existing dask.distributed scheduler (docs/cluster.md).

Dask gives the chunks of a lost worker to another one. A chunk that has lost dask too many workers comes back,
and its games are tried on this machine. When the scheduler is lost the run ends; what was committed is kept.
"""

import asyncio
import logging
import os
import pickle
import queue
import threading
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from pipeline.errors import KatachiError
from pipeline.executors.calling import DIED, Answer, ChunkFault, call
from pipeline.executors.driving import UNDER_WAY_PER_WORKER, AssignedChunk
from pipeline.executors.processes import Processes

#: how long to look for the scheduler, and for workers at it when there are none
CONNECT_S = 10.0
NO_WORKERS_S = 60.0
#: how long the scheduler may leave a question without an answer, and workers what is sent to all of them
SILENCE_S = 60.0
#: how often workers are counted
_COUNT_S = 2.0
#: a function is sent with each chunk, but for one of more bytes: books of patterns have millions
LARGE = 20_000
#: a worker does one chunk at a time: the engine keeps what it knows of the last position
_one_at_a_time = threading.Lock()


class Cluster:
    """The workers of the scheduler at an address such as ``tcp://host:8786``."""

    def __init__(self, fn: Callable[[Any], Any], address: str) -> None:
        self.fn = fn
        self.address = address
        self.client = _connect(address)
        self.is_large = len(pickle.dumps(fn)) > LARGE
        self.scattered: Any = None
        self.size = 1
        self.tasks: dict[Any, AssignedChunk] = {}
        self.finished: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.counted_at, self.seen_at = 0.0, time.monotonic()
        self.home = Processes(fn, 1)
        self._count_workers()

    def has_room(self, under_way: int) -> bool:
        """Whether another chunk may be given while so many are under way."""
        return under_way < UNDER_WAY_PER_WORKER * self.size

    def give(self, task: AssignedChunk) -> None:
        """Have it done by any worker."""
        fn = self._shared() if self.is_large else self.fn
        try:
            future = self.client.submit(call_there, fn, task.chunk, _build(), pure=False)
        except Exception as error:
            raise self._lost() from error
        self.tasks[future] = task
        future.add_done_callback(self.finished.put)

    def _shared(self) -> Any:
        """The function with all that goes with it, on every worker, once; later ones get it from others.

        It is gone when all workers are that had it. The function itself where workers do not take it.
        """
        scatter = partial(self.client.scatter, self.fn, broadcast=True, hash=False, timeout=_COUNT_S)
        while self.scattered is None or self.scattered.status != "finished":
            try:
                self.scattered = _within(SILENCE_S, scatter)
            except queue.Empty:  # one answers no more: it would not the next time either
                self.is_large = False
                return self.fn
            except TimeoutError:  # there are none
                self._count_workers()
            except Exception as error:  # one was lost meanwhile
                if self.client.status != "running":
                    raise self._lost() from error
                return self.fn
        return self.scattered

    def again(self, task: AssignedChunk) -> bool:
        """Once more: dask gives it to whoever has the least to do, which with one worker is the same one."""
        if self.size == 1:
            return False
        self.give(task)
        return True

    def has_begun(self, task: AssignedChunk) -> bool:
        """Whether it may have been: the scheduler knows, and to ask takes longer than to finish it."""
        return True

    def wait(self, timeout_s: float) -> None:
        """Until something is finished; so long at most."""
        with suppress(queue.Empty):
            self._finish(self.finished.get(timeout=timeout_s))
        if self.client.status != "running":
            raise self._lost()
        self._count_workers()

    def try_alone(self, chunk: Any) -> Answer:
        """On this machine, in a process of its own."""
        return self.home.try_alone(chunk)

    def close(self) -> None:
        """Leave the scheduler; what is under way there is cancelled."""
        self.home.close()
        # what is gone, in one of dask's many ways, need not be left
        with suppress(Exception):
            self.client.cancel(list(self.tasks), force=True)
        with suppress(Exception):
            self.client.close(timeout=2)

    def _finish(self, future: Any) -> None:
        task = self.tasks.pop(future, None)
        if task is None:
            return
        status = future.status
        if status == "error":
            task.finish(_answer_of(future.exception()))
        elif self.client.status != "running":
            raise self._lost()
        elif status != "finished":  # it was: the worker that had the answer has died since
            self.give(task)
        else:
            self._fetch(future, task)

    def _fetch(self, future: Any, task: AssignedChunk) -> None:
        try:
            task.finish(future.result(timeout=CONNECT_S))
        except Exception as error:  # it went with its worker, or with the scheduler
            if self.client.status != "running":
                raise self._lost() from error
            self.give(task)

    def _count_workers(self) -> None:
        now = time.monotonic()
        if now - self.counted_at < _COUNT_S:
            return
        try:
            number = len(self.client.ncores(callback_timeout=SILENCE_S))
        except Exception as error:
            raise self._lost() from error
        self.counted_at = time.monotonic()
        self.size = max(1, number)
        if number:
            self.seen_at = self.counted_at
        elif self.counted_at - self.seen_at > NO_WORKERS_S:
            raise KatachiError(
                f"the scheduler at {self.address} has no workers; what was finished is kept: start some "
                f"('dask worker {self.address} --nthreads 1') and run the same command again"
            )

    def _lost(self) -> KatachiError:
        return KatachiError(
            f"the scheduler at {self.address} is gone; what was finished is kept: start it again and run the "
            "same command, or run it without --cluster to go on here"
        )


def _connect(address: str) -> Any:
    try:
        from distributed import Client
        from distributed.versions import VersionMismatchWarning
    except ImportError as error:
        raise KatachiError(f"--cluster needs dask: pip install 'katachi[cluster]' ({error})") from None
    if not os.environ.get("KATACHI_DEBUG"):
        for name in list(logging.root.manager.loggerDict):
            if name.startswith("distributed"):
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        warnings.simplefilter("ignore", VersionMismatchWarning)
    if not address.rpartition(":")[2].isdecimal():
        raise KatachiError(f"'{address}' is no address of a dask scheduler; give tcp://HOST:PORT")
    open_client = partial(Client, address, timeout=CONNECT_S, set_as_default=False)
    try:
        asyncio.run(_greet(open_client))
        return open_client()
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        reason = " ".join(str(error).split())[:200] or "no answer"
        raise KatachiError(
            f"there is no dask scheduler at '{address}' ({reason}); what was finished is kept: start one "
            "with 'dask scheduler' and run the same command, or run it without --cluster to go on here"
        ) from None


async def _greet(open_client: Callable[..., Any]) -> None:
    """Raise what keeps a client from the scheduler; TimeoutError where it says nothing.

    A client that is not asynchronous has no limit for the first word, and waits at its end for what it began.
    """
    client = open_client(asynchronous=True)
    try:
        await asyncio.wait_for(client, 2 * CONNECT_S)
    finally:
        await client.close()


def _within(seconds: float, call: Callable[[], Any]) -> Any:
    """What a call gives, or its error; queue.Empty when it takes longer, and then nobody waits for it."""
    answers: queue.SimpleQueue[tuple[Any, Exception | None]] = queue.SimpleQueue()

    def answer() -> None:
        try:
            answers.put((call(), None))
        except Exception as error:
            answers.put((None, error))

    threading.Thread(target=answer, daemon=True).start()
    result, error = answers.get(timeout=seconds)
    if error is not None:
        raise error
    return result


def _answer_of(error: BaseException) -> Answer:
    """What an exception means that came from dask and not from the work."""
    if type(error).__name__ == "KilledWorker":
        return ChunkFault(DIED, "several workers of the cluster died")
    text = " ".join(str(error).split())
    if isinstance(error, ImportError) or "deserializ" in text:
        return KatachiError(
            "the scheduler or a worker cannot load Katachi: install the same version where they run, with "
            "the same dask"
        )
    return KatachiError(f"the cluster failed: {type(error).__name__}: {text[:200]}; look at its logs")


# -- on a worker -----------------------------------------------------------------------------------


def call_there(fn: Callable[[Any], Any], chunk: Any, build: str) -> Answer:
    """A chunk's answer, by a worker that has the same engine as whoever asks."""
    if build != _build():
        return KatachiError(
            "a worker of the cluster has another Katachi: install the same version where the workers run, "
            "and start them again"
        )
    with _one_at_a_time:
        return call(fn, chunk)


@lru_cache(maxsize=1)
def _build() -> str:
    """The version and what the sources hash to."""
    import pipeline
    from engine import VERSION, __file__, source_hash

    digest = blake2b(source_hash(Path(__file__).parent).encode(), digest_size=8)
    home = Path(pipeline.__file__).parent
    for path in sorted(home.rglob("*.py")):
        digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return f"{VERSION} {digest.hexdigest()}"
