"""What runs on this machine, from /proc where there is one, else from ps; and what workers are told to do."""

import os
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")


class Process(NamedTuple):
    """A process: its id, its parent's, its state (Z: dead, only its entry is left) and command line."""

    pid: int
    parent: int
    state: str
    command: str


def processes() -> list[Process]:
    if (PROC / "self" / "stat").exists():
        return [found for place in PROC.iterdir() if place.name.isdigit() for found in _from_proc(place)]
    shown = subprocess.run(
        ["ps", "-axo", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True
    )
    lines = (line.split(None, 3) for line in shown.stdout.splitlines())
    return [Process(int(pid), int(parent), state[0], "".join(args)) for pid, parent, state, *args in lines]


def _from_proc(place: Path) -> list[Process]:
    try:
        state, parent = (place / "stat").read_text().rpartition(")")[2].split()[:2]
        command = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:  # it has just ended
        return []
    return [Process(int(place.name), int(parent), state, command)]


def is_running(pid: int) -> bool:
    return any(process.pid == pid and process.state != "Z" for process in processes())


def workers_of(pid: int) -> list[int]:
    """The ids of a command's worker processes: what its server forks, or else what it starts itself."""
    found = processes()
    children = [process for process in found if process.parent == pid]
    servers = {process.pid for process in children if "forkserver" in process.command}
    spawned = [process.pid for process in children if "spawn_main" in process.command]
    return spawned + [process.pid for process in found if process.parent in servers]


def wait_until(holds, within_s: float = 60) -> None:
    deadline = time.monotonic() + within_s
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.005)


@contextmanager
def dying(beside):
    """What is asked of a process beside in the block, it dies of."""
    pid = beside.submit(os.getpid).result()
    os.kill(pid, signal.SIGSTOP)
    yield
    os.kill(pid, signal.SIGKILL)


# -- in a worker -----------------------------------------------------------------------------------


def look_around(name):
    return os.environ.get(name), os.getcwd(), os.getpid()


def kill_self():
    os.kill(os.getpid(), signal.SIGKILL)
