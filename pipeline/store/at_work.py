"""Which runs are still at work: each has the lock of a file beside the database for as long as it lives."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import IO

from pipeline.writing import try_lock


@contextmanager
def at_work(database: Path, run_id: int) -> Iterator[None]:
    """Inside, a run is at work; the lock goes with the process, whatever ends that.

    An empty file is left of one that is killed, which goes when another run begins. Where there are no locks,
    or no room for one, it is not known of the run.
    """
    for path in database.parent.glob(f"{escape(database.name)}.run-*.lock"):
        if not _is_held(path):
            path.unlink(missing_ok=True)
    path = _path(database, run_id)
    lock = None
    with suppress(OSError):
        lock = _locked(path)
    try:
        yield
    finally:
        if lock is not None:
            path.unlink(missing_ok=True)
            lock.close()


def is_at_work(database: Path, run_id: int) -> bool:
    """Whether the process of a run that has not ended still runs."""
    return _is_held(_path(database, run_id))


def _path(database: Path, run_id: int) -> Path:
    return database.with_name(f"{database.name}.run-{run_id}.lock")


def _is_held(path: Path) -> bool:
    try:
        with open(path) as lock:
            return not try_lock(lock, shared=True)
    except OSError:
        return False


def _locked(path: Path) -> IO[str]:
    """A new file, locked: another run may take it for a dead one's before it is, and away."""
    while True:
        lock = open(path, "w")  # noqa: SIM115  (held for as long as the run lasts)
        fcntl.flock(lock, fcntl.LOCK_EX)
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(lock.fileno()), os.stat(path)):
                return lock
        lock.close()
