"""The stages and commands are tested with `ryder`: it needs no knowledge, so it is always there."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import launching
import pytest

os.environ["KATACHI_ENGINE"] = "ryder"


@pytest.fixture(autouse=True)
def none_left_behind():
    """A program that a test has launched does not outlive it."""
    with launching.ending():
        yield


@pytest.fixture(scope="module")
def chromium():
    """One browser for all tests of a module: only those ask for it that have imported ``browsing``."""
    from browsing import browser

    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def one_worker():
    """No command starts others: it does and prints the same, and each would have to load the engine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KATACHI_JOBS", "1")
        yield


@pytest.fixture(scope="session")
def shim(tmp_path_factory):
    """The library that makes system calls fail."""
    if sys.platform != "linux":
        pytest.skip("needs LD_PRELOAD")
    path = tmp_path_factory.mktemp("shim") / "faults.so"
    compiler = os.environ.get("CC", "cc").split()
    subprocess.run(
        [*compiler, "-shared", "-fPIC", "-o", path, Path(__file__).with_name("faults.c"), "-ldl"], check=True
    )
    return path


@pytest.fixture(scope="session")
def small_database(tmp_path_factory):
    """Eleven games and eight patterns, ingested once, to be copied by whoever decides.

    With the sample of positions that servers work out: it is the same for all copies.
    """
    from reviewing import make, sample

    found = make(tmp_path_factory.mktemp("reviewed"))
    sample(found)
    return found


@pytest.fixture
def path(small_database, tmp_path):
    """A copy of the small database, to be judged; modules with other needs have a ``path`` of their own."""
    from reviewing import copy

    return copy(small_database, tmp_path)


@pytest.fixture
def client(path):
    """The review pages over it, asked by anna."""
    from reviewing import Client, few_joseki

    from pipeline.review.server import ServerOptions, running
    from pipeline.settings import Settings

    options = ServerOptions(port=0, who="anna", joseki=few_joseki(path.parent))
    with running(Settings(db=str(path)), options) as found:
        yield Client(found.address)


@pytest.fixture
def open_folder():
    """A folder that every user may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)
