"""How hypothesis works here: no clock, and in continuous integration the same examples every time.

Ctrl-C works here too: what a shell runs in the background has the interrupt ignored, and so would
every program that a test starts.

What was collected is there to the end, and much of it: garbage is not looked for there after every few tests.
"""

import gc
import os
import signal

from hypothesis import settings

settings.register_profile("katachi", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("katachi"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "katachi")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    gc.collect()
    gc.freeze()
