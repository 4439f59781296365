"""Mine again after it was ended in one of its last stages: what had been learned is not learned again."""

from dataclasses import replace
from pathlib import Path

import pytest
from made_games import random_moves, sgf
from thorough import repeated

from pipeline import mining
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.settings import Settings
from pipeline.stages import classify, generalise, ingest, refine, replay, survey, train
from pipeline.store import Store
from pipeline.tables import render


class Stopped(Exception):
    """Stands for the end of the process."""


def stopped(*args):
    raise Stopped


@pytest.fixture
def settings(tmp_path):
    return Settings(
        db=str(tmp_path / "a.sqlite"),
        binary=str(tmp_path / "a.bin"),
        engine="ryder",
        split="train",
        least=3,
        attributes=0,
        epochs=2,
        jobs=1,
    )


@pytest.fixture
def store(settings, tmp_path):
    games = tmp_path / "games.sgf"
    games.write_bytes(b"".join(sgf(random_moves(number, 30, 7), 7) for number in range(9)))
    with Store.open(settings.db) as store:
        ingest.run(store, settings, Executor(1), iter_inputs([str(games)]))
        yield store


def mined(store, settings, monkeypatch, never=(), end_at=None):
    """The reports of mining, in which some stages must not be run, and one ends it."""
    with monkeypatch.context() as patch:
        for module in (*never, *([end_at] if end_at else [])):
            patch.setattr(module, "run", stopped)
        return mining.run(store, settings, Executor(1))


LEARNING = (generalise, train, refine, survey)
ROWS = ["generalised", "with learned weights", "with the network", "with the board network"]


@pytest.mark.parametrize("end_at", [train, survey, classify])
def test_what_was_learned_before_the_end_is_not_learned_again(store, settings, monkeypatch, end_at):
    with pytest.raises(Stopped):
        mined(store, settings, monkeypatch, end_at=end_at)
    done = LEARNING.index(end_at) if end_at in LEARNING else len(LEARNING)
    reports = mined(store, settings, monkeypatch, LEARNING[:done])
    learned = [module.NAME for module in LEARNING]
    assert [*reports] == ["replay", "cut", "dedupe", *learned, "compile", "classify", "effect"]
    steps = [step.name for step in reports["effect"].steps]
    assert steps == ["before", "raw cuts", *ROWS[done - 1 :]]
    games = reports["effect"].steps[0].measures.games
    assert render(reports["effect"].tables()).startswith(f"on {games} games of the split unseen\n\n")
    digest = store.content_digest()
    again = mined(store, settings, monkeypatch, LEARNING)
    for module in LEARNING:
        assert again[module.NAME] == reports[module.NAME]
    assert again["effect"].steps[-1].measures.curve == reports["effect"].steps[-1].measures.curve
    assert store.content_digest() == digest
    for module in repeated(LEARNING[done:], LEARNING):
        module.run(store, settings, Executor(1))
    assert store.content_digest() == digest


def test_the_binary_has_both_networks_unless_only_weights_are_wanted(store, settings, monkeypatch):
    weights_only = replace(settings, weights_only=True)
    reports = mined(store, weights_only, monkeypatch, [refine, survey])
    assert [step.name for step in reports["effect"].steps][2:] == ROWS[:2]
    assert not store.learned.network()
    small = Path(settings.binary).read_bytes()
    reports = mined(store, settings, monkeypatch, [generalise, train])
    assert [step.name for step in reports["effect"].steps][2:] == ROWS[1:]
    assert store.learned.board_network()
    assert len(Path(settings.binary).read_bytes()) > len(small)


def test_further_leaves_what_was_learned_and_goes_on_with_the_board_network(store, settings, monkeypatch):
    mined(store, settings, monkeypatch)
    weights, network = store.learned.weights(), store.learned.network()
    further = replace(settings, further=True)
    with pytest.raises(Stopped):
        mined(store, further, monkeypatch, end_at=classify)
    gone_on = store.learned.board_network_run()
    reports = mined(store, further, monkeypatch, LEARNING)
    assert [*reports] == ["replay", "cut", "dedupe", "survey", "compile", "classify", "effect"]
    assert [step.name for step in reports["effect"].steps] == ["before", "with the board network"]
    assert (store.learned.weights(), store.learned.network()) == (weights, network)
    assert store.learned.board_network_run() == gone_on
    before, *passes = reports["survey"].passes
    assert (before.number, len(passes)) == (0, settings.epochs)
    mined(store, replace(further, epochs=3), monkeypatch, [generalise, train, refine])
    assert store.learned.board_network_run() > gone_on


def test_further_says_before_anything_is_done_that_there_is_no_network(store, settings, monkeypatch):
    mined(store, replace(settings, weights_only=True), monkeypatch)
    with pytest.raises(KatachiError, match="no network for these weights: run 'katachi refine' first"):
        mined(store, replace(settings, further=True), monkeypatch, end_at=replay)


@pytest.mark.parametrize("further", [False, True])
def test_what_cannot_be_repeated_is_told_before_anything_is_done(store, settings, monkeypatch, further):
    if further:
        mined(store, settings, monkeypatch)
    for repeat, told in (("9x2", "such as 9:10"), ("9:2", "there is no game on 9x9 to repeat")):
        with pytest.raises(KatachiError, match=told):
            mined(store, replace(settings, further=further, repeat=repeat), monkeypatch, end_at=replay)


def test_what_is_done_is_known_until_something_changes(store, settings):
    report = generalise.run(store, settings, Executor(1))
    assert generalise.done(store, settings) == report
    assert train.done(store, settings) is None
    trained = train.run(store, settings, Executor(1))
    assert train.done(store, settings) == trained
    assert generalise.done(store, settings) == report
    for change in ({"least": 4}, {"games": 5}, {"exact": True}, {"further": True}):
        assert generalise.done(store, replace(settings, **change)) is None
    for change in ({"epochs": 3}, {"games": 5}, {"share": 0.5}, {"further": True}):
        assert train.done(store, replace(settings, **change)) is None
    refined = refine.run(store, settings, Executor(1))
    assert survey.done(store, settings) is None
    surveyed = survey.run(store, settings, Executor(1))
    for change in ({"epochs": 3}, {"games": 5}):
        assert refine.done(store, replace(settings, **change)) is None
        assert survey.done(store, replace(settings, **change)) is None
    further = replace(settings, further=True)
    assert survey.done(store, further) is None
    gone_on = survey.run(store, further, Executor(1))
    assert survey.done(store, further) == gone_on
    for change in ({"epochs": 3}, {"games": 5}, {"further": False}):
        assert survey.done(store, replace(further, **change)) is None
    assert survey.run(store, settings, Executor(1)) == surveyed
    assert (refine.done(store, settings), survey.done(store, settings)) == (refined, surveyed)
    refine.run(store, replace(settings, epochs=3), Executor(1))
    assert (refine.done(store, settings), survey.done(store, settings)) == (None, None)
    with store.recording("other", settings) as run_id, store.transaction():
        store.learned.set_weights([], store.learned.weights(), 1, run_id)
    assert train.done(store, settings) is None
    assert refine.done(store, settings) is None
    assert generalise.done(store, settings) == report
    store.db.conn.execute("UPDATE games SET year = 1846")
    assert generalise.done(store, settings) is None
    store.db.conn.rollback()
    generalise.run(store, replace(settings, least=4), Executor(1))
    assert generalise.done(store, settings) is None


def test_with_more_games_it_learns_again(store, settings, monkeypatch, tmp_path):
    before = mined(store, settings, monkeypatch)
    more = tmp_path / "more.sgf"
    more.write_bytes(b"".join(sgf(random_moves(number, 30, 7), 7) for number in range(100, 112)))
    ingest.run(store, settings, Executor(1), iter_inputs([str(more)]))
    after = mined(store, settings, monkeypatch)
    assert after["generalise"].games > before["generalise"].games
    assert after["train"].games > before["train"].games
    assert "generalised" in [step.name for step in after["effect"].steps]
