"""Programs that a server forks, which has imported what they need: real processes, that can be killed."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@cache
def _server(modules: tuple[str, ...]) -> subprocess.Popen:
    """What forks them, as long as this process lives."""
    return subprocess.Popen(
        [sys.executable, HERE / "fork_server.py", *modules],
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{HERE}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


class Forked:
    """A process that calls ``main`` of one of ``modules`` with some words, in a session of its own."""

    def __init__(self, modules: tuple[str, ...], name: str, folder: Path, *words: object) -> None:
        server = _server(modules)
        environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{HERE}"}
        line = [name, str(folder), environment, [str(word) for word in words]]
        server.stdin.write(json.dumps(line) + "\n")
        server.stdin.flush()
        self.pid = int(server.stdout.readline())

    def is_running(self) -> bool:
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def wait(self, seconds: float = 60) -> bool:
        """Whether it has ended, within so long."""
        end = time.monotonic() + seconds
        while self.is_running():
            if time.monotonic() > end:
                return False
            time.sleep(0.005)
        return True

    def kill(self) -> None:
        """Kill it and what it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
