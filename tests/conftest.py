"""How hypothesis works here: no clock, and in continuous integration the same examples every time; half as
many as it has by itself, but in ``make thorough``.

Ctrl-C works here too: what a shell runs in the background has the interrupt ignored, and so would
every program that a test starts.

What was collected is there to the end, and much of it: garbage is not looked for there, and seldom elsewhere.
After every twentieth test it is, and free memory goes back to the system where the C library can do that: a
session of the engine leaves 22 MB, hundreds leave gigabytes, and every fork copies the page tables of them.

Tests wait for programs, servers and pages that they started: there is one process more than there are cores.
"""

import ctypes
import gc
import os
import signal
from itertools import count

import pytest
from hypothesis import settings
from thorough import repeated

settings.register_profile("katachi", deadline=None, print_blob=True, max_examples=repeated(50, 100))
settings.register_profile("ci", parent=settings.get_profile("katachi"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "katachi")

FINISHED = count(1)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_runtest_logfinish(nodeid, location):
    if next(FINISHED) % 20 == 0:
        gc.collect()
        if give_back := getattr(ctypes.CDLL(None), "malloc_trim", None):
            give_back(0)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    return 1 + (os.cpu_count() or 1)
