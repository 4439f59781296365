"""Refine: a network for the weights, learned, stored, compiled, exported and played with."""

import re
import shutil
from dataclasses import replace

import pytest
from networks import SETTINGS, Learned, compiled, interrupted, short_files

from engine.board import Board
from engine.patterns import PatternBook
from engine.players import load_player
from pipeline import export
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import network_passes
from pipeline.stages import generalise, refine, train
from pipeline.store import Store
from pipeline.texts import network_text


@pytest.fixture(autouse=True, scope="module")
def shortened():
    with short_files(2, 2):
        yield


@pytest.fixture
def store(trained, tmp_path):
    shutil.copy(trained, tmp_path / "katachi.sqlite")
    with Store.open(tmp_path / "katachi.sqlite") as store:
        yield store


@pytest.fixture(scope="module")
def learned(trained, tmp_path_factory):
    path = tmp_path_factory.mktemp("learned") / "katachi.sqlite"
    shutil.copy(trained, path)
    with Store.open(path) as store:
        report = refine.run(store, SETTINGS, Executor(1))
        return Learned(path, report, store.learned.network())


@pytest.fixture
def refined_store(learned, tmp_path):
    shutil.copy(learned.path, tmp_path / "refined.sqlite")
    with Store.open(tmp_path / "refined.sqlite") as store:
        yield store


def test_it_makes_the_moves_likelier_and_the_player_uses_it(store, refined_store, learned, tmp_path):
    before = compiled(store, tmp_path / "before.bin")
    report = learned.report
    first, *passes = report.passes
    assert (first.number, [each.number for each in passes]) == (0, [1, 2])
    assert passes[-1].train_evidence > passes[0].train_evidence
    assert report.passes[report.kept].log_evidence == max(each.log_evidence for each in passes)
    assert not list(learned.path.parent.glob("*.refine"))
    after = compiled(refined_store, tmp_path / "after.bin")
    assert (before.network, after.network) == (0, report.features)
    board = Board(19)
    board.play(1, board_point := load_player("manyfaces", before.binary).ranked(board, 1, 1)[0])
    plain, refined = (load_player("manyfaces", each.binary) for each in (before, after))
    assert plain.knowledge != refined.knowledge
    for candidate in refined.candidates(board, 2, 5):
        *_, last = (reason for reason in candidate.reasons if reason.name != "opening")
        assert (last.kind, last.name) == ("network", "together")
        assert sum(reason.value for reason in candidate.reasons) == pytest.approx(candidate.value)
    assert all(reason.kind != "network" for each in plain.candidates(board, 2, 5) for reason in each.reasons)
    assert board.color_at(board_point) == 1


def test_it_wants_weights_first(tmp_path):
    with (
        Store.open(tmp_path / "katachi.sqlite") as store,
        pytest.raises(KatachiError, match="run 'katachi train' first"),
    ):
        refine.run(store, SETTINGS, Executor(1))


def test_it_wants_weights_that_were_learned_for_the_patterns(refined_store):
    generalise.run(refined_store, SETTINGS, Executor(1))
    with pytest.raises(KatachiError, match="run 'katachi train' first"):
        refine.run(refined_store, SETTINGS, Executor(1))


def test_any_number_of_threads_learns_the_same(refined_store, learned):
    assert learned.network
    assert refine.run(refined_store, SETTINGS, Executor(3)) == learned.report
    assert refined_store.learned.network() == learned.network


def test_stopped_after_any_leg_it_ends_with_the_same(store, monkeypatch, learned):
    stops = interrupted(
        store, monkeypatch, lambda: refine.run(store, SETTINGS, Executor(1)), "*.refine/*.npz"
    )
    assert stops == 6
    assert store.learned.network() == learned.network


def test_new_weights_have_no_network_until_it_is_learned_again(refined_store, tmp_path):
    assert compiled(refined_store, tmp_path / "refined.bin").network > 0
    train.run(refined_store, replace(SETTINGS, games=2, epochs=1), Executor(1))
    assert compiled(refined_store, tmp_path / "trained.bin").network == 0
    assert refined_store.learned.network() == b""


def test_weights_that_another_command_learns_meanwhile_have_no_network(store, monkeypatch):
    learn = network_passes.NetworkPasses.learn

    def learn_beside_train(self, *given):
        learn(self, *given)
        train.run(store, replace(SETTINGS, games=2, epochs=1), Executor(1))

    monkeypatch.setattr(network_passes.NetworkPasses, "learn", learn_beside_train)
    refine.run(store, replace(SETTINGS, games=1, epochs=1), Executor(1))
    assert store.learned.network_run() > 0
    assert store.learned.network() == b""


def test_it_goes_the_way_through_text(refined_store, tmp_path):
    report = export.run(refined_store, replace(SETTINGS, sources="learned"), tmp_path / "text")
    assert report.files[network_text.NAME] > 100_000
    read = network_text.read(tmp_path / "text" / network_text.NAME)
    assert read.parameters.to_bytes() == refined_store.learned.network()
    assert re.fullmatch(r"\d+", read.made["run"])
    compiled(refined_store, tmp_path / "book.bin")
    assert PatternBook.open(tmp_path / "book.bin").network == read.parameters.to_bytes()
    refined_store.db.conn.execute("DELETE FROM network")
    report = export.run(refined_store, replace(SETTINGS, sources="learned"), tmp_path / "text")
    assert network_text.NAME not in report.files
    assert not (tmp_path / "text" / network_text.NAME).exists()


def test_a_damaged_file_of_lists_is_told(store, monkeypatch):
    def stop(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(network_passes.NetworkPasses, "learn", stop)
    with pytest.raises(KeyboardInterrupt):
        refine.run(store, SETTINGS, Executor(1))
    monkeypatch.undo()
    for path in store.path.parent.glob("*.refine/*.npz"):
        path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(KatachiError, match=r"\.npz: cannot be read: .*; delete it, and run the same command"):
        refine.run(store, SETTINGS, Executor(1))
