"""Which games are learned from, and which are measured."""

import pytest
from made_games import CLASSICS, random_moves, sgf

from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning.training_games import for_learning, left_out
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


def test_games_that_are_not_learned_from_are_counted(store, tmp_path):
    assert left_out(store, Settings()) == ""
    games = [
        sgf(random_moves(seed, 50, 9), 9, **({"AB": "cc", "HA": "0"} if seed % 2 else {}))
        for seed in range(12)
    ]
    (tmp_path / "a.sgf").write_bytes(b"".join(games))
    with Store.open(tmp_path / "db") as other:
        ingest.run(other, Settings(), Executor(1), iter_inputs([str(tmp_path / "a.sgf")]))
        uneven = sum(not game.record.is_even for game in other.games.select(["train", "valid"]))
        told = left_out(other, Settings(split="train,valid"))
        assert told == f"{uneven} games with a handicap or setup stones: not learned from"
        assert uneven > 1
        assert left_out(other, Settings(split="train,valid", size=19)) == ""
