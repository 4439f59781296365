"""Which games are learned from, and which are measured."""

import pytest
from made_games import CLASSICS

from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning.training_games import for_learning
from pipeline.settings import Settings
from pipeline.stages import ingest
from pipeline.store import Store


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    with Store.open(tmp_path_factory.mktemp("games") / "katachi.sqlite") as store:
        ingest.run(store, Settings(), Executor(1), iter_inputs([str(CLASSICS)]))
        yield store


def test_few_games_are_not_measured_on_many(store):
    games, validation = for_learning(store, Settings())
    assert len(games) > len(validation) > 2
    some, measured = for_learning(store, Settings(games=2))
    assert some == games[:2]
    assert measured == validation[:2]
