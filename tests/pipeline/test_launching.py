"""What starts commands for tests."""

import subprocess
import sys

import pytest
from launching import ending, launch
from processes import is_running

ENDLESS = [sys.executable, "-c", "import time; print(1, flush=True); time.sleep(600)"]


def test_what_a_test_has_started_ends_when_the_test_fails():
    started = []

    def fail():
        with ending():
            started.append(launch(ENDLESS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
            started[0].stdin.write("never read")
            assert started[0].stdout.readline() == "2\n"

    with pytest.raises(AssertionError, match="2"):
        fail()
    assert not is_running(started[0].pid)
    assert started[0].stdout.closed
