"""`katachi demo` begins anew in a folder that may hold other things."""

import signal
import sys
import time
from pathlib import Path

import pytest
from launching import start

from pipeline.commands.demo import clear


def test_only_what_a_demo_wrote_is_removed(tmp_path):
    ours = {
        "katachi.sqlite",
        "katachi.sqlite-wal",
        "katachi.sqlite-shm",
        "patterns.bin",
        "learned.bin",
        "report.html",
    }
    for name in {*ours, "notes.txt", "games.sqlite"}:
        (tmp_path / name).write_text("")
    (tmp_path / "games").mkdir()
    clear(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt", "games.sqlite", "games"}
    clear(tmp_path / "not there")
    assert not (tmp_path / "not there").exists()


def begun(folder):
    """A demo whose second step is under way."""
    process = start("demo", "--to", folder, "--jobs", 1)
    while "replay" not in process.stdout.readline():
        assert process.poll() is None
    return process


def wait_for_step(demo):
    """Until the demo's step runs its own command."""
    children = Path(f"/proc/{demo}/task/{demo}/children")
    while not any(
        b"replay" in Path(f"/proc/{child}/cmdline").read_bytes() for child in children.read_text().split()
    ):
        time.sleep(0.01)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux ends a child with its parent")
def test_a_step_does_not_outlive_its_demo(tmp_path):
    process = begun(tmp_path)
    wait_for_step(process.pid)
    process.kill()
    out, _ = process.communicate(timeout=60)
    assert "games replayed now" not in out


def test_a_demo_that_is_stopped_does_not_say_that_it_could_go_on(tmp_path):
    process = begun(tmp_path)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err.splitlines()[-1]) == (143, "katachi: terminated")
