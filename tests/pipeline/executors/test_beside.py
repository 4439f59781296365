"""The process beside: what it gives, what it dies of, and that it never keeps anybody from ending."""

import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from launching import launch
from processes import is_running, kill_self, look_around, wait_until

from pipeline.errors import KatachiError
from pipeline.executors.beside import BackgroundWorker

LARGE = 300_000_000


def announced(path):
    """A result that takes long to send; a file says that it is about to be."""
    Path(path).touch()
    return bytes(LARGE)


def test_calls_are_done_in_order_in_one_process_that_has_the_environment_of_now(tmp_path, monkeypatch):
    monkeypatch.setenv("KATACHI_TEST_OF_BESIDE", "now")
    monkeypatch.chdir(tmp_path)
    with BackgroundWorker([]) as beside:
        answers = [beside.submit(look_around, "KATACHI_TEST_OF_BESIDE") for _ in range(3)]
        sums = beside.submit(sum, range(5), start=1)
        (found,) = {one.result() for one in answers}
        assert sums.result() == 11
    assert found[:2] == ("now", str(tmp_path))
    assert found[2] != os.getpid()
    assert not is_running(found[2])


def test_processes_that_start_at_once_leave_the_environment_as_it_was(monkeypatch):
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    with ExitStack() as stack:
        several = [stack.enter_context(BackgroundWorker([])) for _ in range(8)]
        found = [beside.submit(look_around, "PYTHONSAFEPATH") for beside in several]
        assert {one.result()[0] for one in found} == {None}
    assert "PYTHONSAFEPATH" not in os.environ


def test_it_starts_with_the_first_call_and_its_errors_are_those_of_the_call():
    with BackgroundWorker([]) as beside:
        assert beside._worker is None
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                beside.submit(divmod, 1, 0).result()
        assert beside.submit(divmod, 7, 2).result() == (3, 1)
        with pytest.raises(AttributeError):
            beside.submit(lambda: 1).result()
        assert beside.submit(abs, -1).result() == 1


def test_ctrl_c_is_not_for_it_and_what_it_dies_of_is_one_error():
    with BackgroundWorker([]) as beside:
        pid = beside.submit(os.getpid).result()
        os.kill(pid, signal.SIGINT)
        assert beside.submit(os.getpid).result() == pid
        with pytest.raises(KatachiError, match="died"):
            beside.submit(kill_self).result()
        other = beside.submit(os.getpid).result()
        assert other != pid
        late = beside.submit(time.sleep, 600)
        os.kill(other, signal.SIGTERM)
        with pytest.raises(KatachiError, match="died"):
            late.result()


@pytest.mark.parametrize("pause_s", [0, 0.02, 0.1])
def test_leaving_gives_up_what_is_done_or_sent_and_what_waits(tmp_path, pause_s):
    with BackgroundWorker([]) as beside:
        pid = beside.submit(os.getpid).result()
        sent = beside.submit(announced, tmp_path / "begun")
        waiting = beside.submit(time.sleep, 600)
        wait_until((tmp_path / "begun").exists)
        time.sleep(pause_s)
    assert not is_running(pid)
    assert sent.done()
    assert waiting.cancelled()


def test_nothing_is_begun_after_it_was_left():
    with BackgroundWorker([]) as beside:
        pass
    with pytest.raises(RuntimeError):
        beside.submit(abs, 1)


PARENT = """
import os, time
from pipeline.executors.beside import BackgroundWorker
with BackgroundWorker([]) as beside:
    print(beside.submit(os.getpid).result(), flush=True)
    beside.submit(time.sleep, 600).result()
"""


def test_it_ends_with_its_parent_however_that_ends():
    parent = launch([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    worker = int(parent.stdout.readline())
    assert is_running(worker)
    parent.kill()
    parent.communicate()
    wait_until(lambda: not is_running(worker))
