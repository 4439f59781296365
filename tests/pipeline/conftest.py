"""The stages and commands are tested with `ryder`: it needs no knowledge, so it is always there."""

import os

import pytest

os.environ["KATACHI_ENGINE"] = "ryder"


@pytest.fixture(scope="module")
def chromium():
    """One browser for all tests of a module: only those ask for it that have imported ``browsing``."""
    from browsing import browser

    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def small_database(tmp_path_factory):
    """Ten games and eight patterns, ingested once; to be copied by whoever decides."""
    from reviewing import make

    return make(tmp_path_factory.mktemp("reviewed"))
