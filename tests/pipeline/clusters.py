"""A dask scheduler and its workers on this machine, each a process with a port of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import distributed  # noqa: F401  (tests that need it are left out without it)
from processes import wait_until

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@cache
def _server() -> subprocess.Popen:
    """What forks them, as long as this process lives."""
    return subprocess.Popen(
        [sys.executable, HERE / "dask_server.py"],
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{HERE}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


class Forked:
    """A scheduler or a worker."""

    def __init__(self, folder: Path, *words: object) -> None:
        server = _server()
        server.stdin.write(json.dumps([str(folder), *map(str, words)]) + "\n")
        server.stdin.flush()
        self.pid = int(server.stdout.readline())

    def is_running(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        if self.is_running():
            os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> None:
        wait_until(lambda: not self.is_running())


class LocalCluster:
    """Started at once; to be used in a ``with`` block."""

    def __init__(self, folder: Path, num_workers: int) -> None:
        self.folder = folder
        where = folder / "scheduler.json"
        place = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.scheduler = Forked(folder, "scheduler", *place, "--scheduler-file", where)
        self.address = _address(where, self.scheduler)
        self.workers = [self.add_worker() for _ in range(num_workers)]

    def add_worker(self, *options: str) -> Forked:
        """One more worker; it may be killed, nobody starts it again."""
        place = ("--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--worker-port", "0")
        threads = options or ("--nthreads", "1")
        where = ("--local-directory", self.folder)
        return Forked(self.folder, "worker", self.address, *place, *threads, *where)

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
