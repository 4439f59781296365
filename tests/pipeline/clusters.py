"""A dask scheduler and its workers on this machine, each a process with a port of its own."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import distributed  # noqa: F401  (tests that need it are left out without it)

ROOT = Path(__file__).parents[2]
TOOLS = "distributed.cli"


class LocalCluster:
    """Started at once; to be used in a ``with`` block."""

    def __init__(self, folder: Path, num_workers: int) -> None:
        self.folder = folder
        where = folder / "scheduler.json"
        self.scheduler = self._start(
            "dask_scheduler",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-dashboard",
            "--scheduler-file",
            where,
        )
        self.address = _address(where, self.scheduler)
        self.workers = [self.add_worker() for _ in range(num_workers)]

    def add_worker(self, *options: str) -> subprocess.Popen:
        """One more worker; it may be killed, nobody starts it again."""
        place = ("--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--worker-port", "0")
        threads = options or ("--nthreads", "1")
        return self._start("dask_worker", self.address, *place, *threads, "--local-directory", self.folder)

    def _start(self, tool: str, *options: object) -> subprocess.Popen:
        return subprocess.Popen(
            [sys.executable, "-m", f"{TOOLS}.{tool}", *map(str, options)],
            env={**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'pipeline'}"},
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> "LocalCluster":
        return self

    def __exit__(self, *error: object) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _address(where: Path, process: subprocess.Popen) -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        try:
            return json.loads(where.read_text())["address"]
        except (OSError, ValueError, KeyError):
            time.sleep(0.05)
    raise RuntimeError("the scheduler did not start")
