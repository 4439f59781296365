"""Databases on the way to the networks, made once in a process: a test that changes one copies it."""

import shutil
from dataclasses import replace

import pytest
from made_games import write_openings
from networks import SETTINGS

from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.stages import generalise, ingest, refine, train
from pipeline.store import Store

NUM_MOVES = 100
#: as little as makes weights and a network
_SHORT = replace(SETTINGS, games=2, epochs=1)


@pytest.fixture(scope="session")
def openings(tmp_path_factory):
    """A folder with the openings of the classics."""
    return write_openings(tmp_path_factory.mktemp("openings") / "games", NUM_MOVES)


@pytest.fixture(scope="session")
def trained(openings, tmp_path_factory):
    """A database with weights, and without networks."""
    path = tmp_path_factory.mktemp("trained") / "katachi.sqlite"
    with Store.open(path) as store:
        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(openings)]))
        generalise.run(store, SETTINGS, Executor(1))
        train.run(store, _SHORT, Executor(1))
    return path


@pytest.fixture(scope="session")
def refined(trained, tmp_path_factory):
    """One that has a network too, and no board network."""
    path = tmp_path_factory.mktemp("refined") / "katachi.sqlite"
    shutil.copy(trained, path)
    with Store.open(path) as store:
        refine.run(store, _SHORT, Executor(1))
    return path
