"""Commands started as a user starts them, in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start(*command, **faults):
    """A command under way; ``faults`` go into its environment."""
    return subprocess.Popen(
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
