"""Commands started as a user starts them, in processes of their own."""

import os
import pty
import subprocess
import sys
import termios
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]

_launched: list[subprocess.Popen] = []


def launch(line, **how):
    """A program under way, as by Popen; at the latest it ends with the test that started it."""
    _launched.append(subprocess.Popen(line, **how))
    return _launched[-1]


def on_a_terminal(*command, size=(24, 100), folder=None, both=False) -> tuple[str, str, int]:
    """What a command writes to standard output, and to standard error if that is a terminal of so many rows
    and columns; its exit code. With ``both`` standard output is that terminal too."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, size)
    process = launch(
        [sys.executable, "-m", "pipeline", *map(str, command)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=theirs if both else subprocess.PIPE,
        stderr=theirs,
    )
    os.close(theirs)
    with ThreadPoolExecutor() as pool:
        out = pool.submit(process.stdout.read if process.stdout else bytes)
        shown = b""
        with suppress(OSError):  # the terminal has no writer any more
            while piece := os.read(ours, 4096):
                shown += piece
        os.close(ours)
        written = out.result(timeout=30)
    if process.stdout:
        process.stdout.close()
    return written.decode(), shown.decode(), process.wait(timeout=30)


@contextmanager
def ending() -> Iterator[None]:
    """What is launched inside and still runs is killed at the end: of a test that failed nothing is left that
    would take time or files from others."""
    before = len(_launched)
    try:
        yield
    finally:
        for process in _launched[before:]:
            if process.poll() is None:
                with suppress(BrokenPipeError), process:
                    process.kill()
        del _launched[before:]


def start(*command, **faults):
    """A command under way; ``faults`` go into its environment."""
    return launch(
        [sys.executable, "-m", "pipeline", *map(str, command)],
        env={**os.environ, "PYTHONPATH": str(ROOT), **{name: str(value) for name, value in faults.items()}},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process):
    """Its exit code, and what it said."""
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err
