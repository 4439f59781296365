"""A dask scheduler and its workers on this machine, each a process with a port of its own."""

import json
import time
from pathlib import Path

import distributed  # noqa: F401  (tests that need it are left out without it)
from forking import Forked

SCHEDULER, WORKER = "distributed.cli.dask_scheduler", "distributed.cli.dask_worker"


class LocalCluster:
    """Started at once; to be used in a ``with`` block."""

    def __init__(self, folder: Path, num_workers: int) -> None:
        self.folder = folder
        where = folder / "scheduler.json"
        place = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.scheduler = self._start(SCHEDULER, *place, "--scheduler-file", where)
        self.address = _address(where, self.scheduler)
        self.workers = [self.add_worker() for _ in range(num_workers)]

    def add_worker(self, *options: str) -> Forked:
        """One more worker; it may be killed, nobody starts it again."""
        place = ("--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--worker-port", "0")
        threads = options or ("--nthreads", "1")
        where = ("--local-directory", self.folder)
        return self._start(WORKER, self.address, *place, *threads, *where)

    def _start(self, program: str, *words: object) -> Forked:
        return Forked((SCHEDULER, WORKER), program, self.folder, *words)

    def __enter__(self) -> "LocalCluster":
        return self

    def __exit__(self, *error: object) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _address(where: Path, process: Forked) -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.is_running():
        try:
            return json.loads(where.read_text())["address"]
        except (OSError, ValueError, KeyError):
            time.sleep(0.05)
    raise RuntimeError("the scheduler did not start")
