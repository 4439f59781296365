"""Passes: stopped after any leg they go on bit for bit; a pass that makes things worse is taken back."""

from itertools import pairwise

import numpy as np
import pytest
from learning_games import classic, random_game, shape_patterns, weighted_book
from thorough import repeated

from engine.features import NUM_FEATURES
from engine.learning.training import Trainer
from pipeline.executors import Executor
from pipeline.learning import training_passes
from pipeline.learning.training_passes import TrainingPasses
from pipeline.settings import Settings
from pipeline.store import Store

GAMES = [random_game(7, 30, seed) for seed in range(7)]
VALIDATION = [random_game(7, 30, 100)]
SETTINGS = Settings(epochs=3, rate=0.2, keep=0)


class Looked:
    """Games whose positions are looked at when it is their turn, here."""

    def __init__(self, games):
        self.games = games

    def select(self, numbers):
        return [self.games[number] for number in numbers]


class Stopped(Exception):
    """Stands for the end of the process."""


@pytest.fixture(autouse=True)
def short_legs(monkeypatch):
    monkeypatch.setattr(training_passes, "LEG_GAMES", 3)


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    path = tmp_path_factory.mktemp("book") / "book.bin"
    return weighted_book(path, shape_patterns(GAMES, 3), spread=0)


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path / "katachi.sqlite") as store:
        yield store


def begun(book, settings=SETTINGS, games=GAMES, validation=VALIDATION):
    optional = np.arange(NUM_FEATURES, NUM_FEATURES + len(book))
    return TrainingPasses(Trainer(book), Looked(games), Looked(validation), optional, settings, Executor(1))


def ignore(checkpoint):
    """No checkpoint is kept."""


def stop_after(store, run_id, number):
    """Keep checkpoints, and stop when so many were kept."""
    kept = 0

    def save(checkpoint):
        nonlocal kept
        with store.transaction():
            store.checkpoints.put("train", b"key", checkpoint, run_id)
        kept += 1
        if kept == number:
            raise Stopped

    return save


@pytest.mark.parametrize("keep", [0, 30])
def test_stopped_after_any_leg_the_same_is_learned(book, store, keep):
    settings = Settings(epochs=3, rate=0.2, keep=keep)
    whole = begun(book, settings)
    whole.run(ignore)
    with store.recording("test", settings) as run_id:
        # three legs and the end of the pass, three times
        for number in range(1, 13, repeated(3, 1)):
            first = begun(book, settings)
            with pytest.raises(Stopped):
                first.run(stop_after(store, run_id, number))
            again = begun(book, settings)
            again.load(store.checkpoints.get("train", b"key"))
            again.run(ignore)
            assert again.done == whole.done
            assert (again.trainer.state() == whole.trainer.state()).all()


def test_stopped_again_and_again_it_comes_to_an_end(book, store):
    whole = begun(book)
    whole.run(ignore)
    with store.recording("test", SETTINGS) as run_id:
        for _ in range(12):
            work = begun(book)
            found = store.checkpoints.get("train", b"key")
            if found is not None:
                work.load(found)
            with pytest.raises(Stopped):
                work.run(stop_after(store, run_id, 1))
        work = begun(book)
        work.load(store.checkpoints.get("train", b"key"))
        work.run(stop_after(store, run_id, 1))
    assert (work.trainer.state() == whole.trainer.state()).all()


def test_a_checkpoint_of_other_work_is_not_found(book, store):
    with store.recording("test", SETTINGS) as run_id, pytest.raises(Stopped):
        begun(book).run(stop_after(store, run_id, 1))
    assert store.checkpoints.get("train", b"other") is None
    assert store.checkpoints.get("generalise", b"key") is None
    store.checkpoints.drop("train")
    assert store.checkpoints.get("train", b"key") is None


def test_the_patterns_that_are_kept_are_those_that_would_be_missed_most(book):
    assert len(book) > 60
    work = begun(book, Settings(epochs=2, rate=0.2, keep=40))
    first = work._pass(ignore)
    work.done.append(first)
    before = work.trainer.weights()
    _, curvature = work.trainer.slopes(GAMES)
    missed = (before**2 * curvature)[NUM_FEATURES:]
    work = begun(book, Settings(epochs=2, rate=0.2, keep=40))
    work.run(ignore)
    after = work.trainer.weights()
    kept = np.flatnonzero(after[NUM_FEATURES:])
    assert len(kept) == 40
    assert missed[kept].min() >= np.delete(missed, kept).max()
    # the last pass still learns, and only what is kept
    assert (after[NUM_FEATURES:][kept] != before[NUM_FEATURES:][kept]).sum() > 30
    assert (after[:NUM_FEATURES] != before[:NUM_FEATURES]).any()


def test_fewer_patterns_than_may_be_kept_are_all_kept(book):
    plain, roomy = begun(book), begun(book, Settings(epochs=3, rate=0.2, keep=len(book)))
    plain.run(ignore)
    roomy.run(ignore)
    assert (plain.trainer.state() == roomy.trainer.state()).all()


def test_a_pass_that_makes_validation_worse_is_taken_back(book):
    """Games of chance teach nothing: on others the second pass is worse than the first."""
    settings = Settings(epochs=5, rate=0.1)
    work = begun(book, settings, validation=[classic("kisei-1996")])
    work.run(ignore)
    numbers = [made.number for made in work.done]
    evidence = [made.log_evidence for made in work.done]
    assert numbers[-1] == 5
    assert len(numbers) < 5, evidence
    assert evidence[-2] < evidence[-3]
    assert all(later > sooner for sooner, later in pairwise(evidence[:-2]))
    # the last pass starts from what was there before the bad one
    expected = begun(book, settings, validation=[classic("kisei-1996")])
    for made in work.done[:-2]:
        expected.done.append(expected._pass(ignore))
        expected.number = made.number
        expected._begin()
    expected.number = 4
    expected._pass(ignore)
    assert (expected.trainer.state() == work.trainer.state()).all()


def test_rates_fall_to_a_tenth(book):
    work = begun(book)
    work.run(ignore)
    assert [made.rate for made in work.done] == pytest.approx([0.2, 0.2 * 0.1**0.5, 0.02])


@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.9, 1.0])
def test_passes_take_turns_with_the_games(share):
    settings, games = Settings(epochs=5, share=share, keep=0), len(GAMES)
    taken = []
    for number in range(5):
        of_pass = training_passes.games_of_pass(number, games, settings)
        assert len(of_pass) == len(set(of_pass)) == max(round(share * games), 1)
        taken += of_pass
    counts = [taken.count(number) for number in range(games)]
    assert max(counts) - min(counts) <= 1
    assert training_passes.games_of_all_passes(games, settings) == set(taken)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(epochs=2, share=0.1, keep=0),
        Settings(epochs=2, share=0.1, keep=20),
        Settings(epochs=1, share=0.1, keep=0, further=True),
    ],
)
def test_no_other_games_are_looked_at_than_those_that_are_wanted(book, settings):
    games = [random_game(7, 10, seed) for seed in range(20)]
    asked = set()

    class Noted(Looked):
        def select(self, numbers):
            asked.update(numbers)
            return super().select(numbers)

    optional = np.arange(NUM_FEATURES, NUM_FEATURES + len(book))
    work = TrainingPasses(Trainer(book), Noted(games), Looked(VALIDATION), optional, settings, Executor(1))
    if settings.further:
        work.start_from_current_weights(NUM_FEATURES)
    work.run(ignore)
    assert asked == training_passes.games_of_all_passes(len(games), settings)
