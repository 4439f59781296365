"""Which runs are still at work: each has the lock of a file beside the database for as long as it lives."""

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import IO

from engine.replacing import try_lock_at

#: how long a run tries to get its lock: others hold it for a moment, to see whether the run is at work
TRY_LOCK_S = 1.0


@contextmanager
def at_work(database: Path, run_id: int) -> Iterator[None]:
    """Inside, a run is at work; the lock goes with the process, whatever ends that.

    A run that is killed leaves an empty file, which the next run deletes. A run goes on without a lock, and
    then does not count as at work, where there are no locks, where its file cannot be made, or where a run of
    the same number has the file: one of a database that was there before this one.
    """
    _delete_dead(database)
    path = _path(database, run_id)
    lock = _locked(path)
    try:
        yield
    finally:
        if lock is not None:
            with suppress(OSError):  # what the run did is done
                path.unlink()
            lock.close()


def is_at_work(database: Path, run_id: int) -> bool:
    """Whether the process of a run that has not ended still runs."""
    try:
        with open(_path(database, run_id)) as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # there is no such file, or there are no locks
        return False
    return False


def _path(database: Path, run_id: int) -> Path:
    return database.with_name(f"{database.name}.run-{run_id}.lock")


def _delete_dead(database: Path) -> None:
    """Delete the files of runs that were killed, each with its lock held: a run may be about to take it."""
    for path in database.parent.glob(f"{escape(database.name)}.run-*.lock"):
        with suppress(OSError), open(path, "r+") as lock:
            if try_lock_at(path, lock.fileno()):
                path.unlink()


def _locked(path: Path) -> IO[str] | None:
    """A new file, locked; None where that cannot be had."""
    end = time.monotonic() + TRY_LOCK_S
    while time.monotonic() < end:
        try:
            lock = open(path, "w")  # noqa: SIM115  (held for as long as the run lasts)
        except OSError:
            return None
        try:
            if try_lock_at(path, lock.fileno()):
                return lock
        except OSError:  # there are no locks
            with suppress(OSError):
                path.unlink()
            lock.close()
            return None
        lock.close()
        time.sleep(0.01)
    return None
