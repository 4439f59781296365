"""What the tests of refine and survey share: settings, compiling, interrupting a stage again and again."""

from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from pipeline.executors import Executor
from pipeline.learning import network_passes, position_files
from pipeline.learning.network_passes import NetworkReport
from pipeline.settings import Settings
from pipeline.stages import compile

SETTINGS = Settings(games=6, jobs=1, epochs=2, least=12, attributes=0, sources="hand,learned")


class Learned(NamedTuple):
    """A database that has learned a network, once for all tests, and what was reported."""

    path: Path
    report: NetworkReport
    network: bytes


@contextmanager
def short_files(games, leg_files):
    """Inside, files of lists and views have so many games, and checkpoints come after so many files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(position_files, "VIEW_GAMES", games)
        patch.setattr(position_files, "FILE_GAMES", games)
        patch.setattr(network_passes, "LEG_FILES", leg_files)
        yield


def compiled(store, path):
    """The report of compiling what a database has learned."""
    return compile.run(store, replace(SETTINGS, binary=str(path)), Executor(1))


def interrupted(store, monkeypatch, work, files, every=1):
    """Interrupt ``work()`` after each checkpoint, or each so many, until it is done: how often that was.

    Each time ``files``, a pattern beside the database, are there.
    """
    put, numbers = store.checkpoints.put, count(1)

    def put_and_stop(stage, *args):
        put(stage, *args)
        if stage.endswith(" done") or next(numbers) % every:
            return
        store.db.conn.commit()
        raise KeyboardInterrupt

    stops = 0
    monkeypatch.setattr(store.checkpoints, "put", put_and_stop)
    while True:
        try:
            work()
        except KeyboardInterrupt:
            stops += 1
            assert list(store.path.parent.glob(files))
        else:
            return stops
