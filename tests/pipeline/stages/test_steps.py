"""How large the first steps of refine and survey are."""

import shutil
from dataclasses import replace

import pytest
from networks import SETTINGS as NETWORK_SETTINGS
from networks import short_files

from pipeline.executors import Executor
from pipeline.stages import refine, survey
from pipeline.store import Store

SETTINGS = replace(NETWORK_SETTINGS, games=2, epochs=1)


@pytest.fixture(autouse=True, scope="module")
def shortened():
    with short_files(1, 1):
        yield


@pytest.fixture
def store(refined, tmp_path):
    with Store.open(shutil.copy(refined, tmp_path / "katachi.sqlite")) as store:
        yield store


def learned(store, stage, **given):
    """What a stage learns with these settings beside the tests' own."""
    stage.run(store, replace(SETTINGS, **given), Executor(1))
    return store.learned.network() if stage is refine else store.learned.board_network()


def put_and_stop(store):
    put = store.checkpoints.put

    def stop(*args):
        put(*args)
        store.db.conn.commit()
        raise KeyboardInterrupt

    return stop


@pytest.mark.parametrize("stage", [refine, survey])
def test_steps_of_another_size_learn_another_network(store, monkeypatch, stage):
    plain, small = learned(store, stage), learned(store, stage, step=stage.RATE / 8)
    assert small != plain
    assert stage.done(store, replace(SETTINGS, step=stage.RATE / 8))
    assert stage.done(store, SETTINGS) is None
    monkeypatch.setattr(stage, "RATE", stage.RATE / 8)
    assert learned(store, stage) == small


@pytest.mark.parametrize("stage", [refine, survey])
def test_what_was_begun_with_other_steps_is_not_gone_on_with(store, monkeypatch, stage):
    small = learned(store, stage, step=stage.RATE / 8)
    with monkeypatch.context() as patch:
        patch.setattr(store.checkpoints, "put", put_and_stop(store))
        with pytest.raises(KeyboardInterrupt):
            learned(store, stage)
    assert learned(store, stage, step=stage.RATE / 8) == small
