"""GNU Go as an oracle, where it is installed."""

import os
import shutil
import subprocess

import pytest

GNUGO = shutil.which("gnugo", path=os.environ.get("PATH", "") + ":/usr/games:/usr/local/games")


@pytest.fixture
def gnugo():
    """Sends one line to a GNU Go of this test; returns whether that was accepted, and the answer."""
    if GNUGO is None:
        pytest.skip("GNU Go is not installed")
    process = subprocess.Popen(
        [GNUGO, "--mode", "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )

    def execute(line):
        print(line, file=process.stdin, flush=True)
        lines = []
        while text := process.stdout.readline().rstrip("\n"):
            lines.append(text)
        return lines[0].startswith("="), "\n".join(lines)[1:].strip()

    yield execute
    process.communicate("quit\n", timeout=20)
