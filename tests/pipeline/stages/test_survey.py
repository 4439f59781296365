"""Survey: a board network for weights and network, learned, stored, compiled, exported and played with."""

import shutil
from dataclasses import replace
from math import exp, log

import pytest
from learning_games import positions
from made_games import write_openings
from networks import SETTINGS as NETWORK_SETTINGS
from networks import Learned, compiled, interrupted, short_files
from thorough import repeated

from engine.board import Board
from engine.board_network import board_network_of
from engine.knowledge import default_path
from engine.network import Parameters, network_of
from engine.patterns import PatternBook
from engine.players import load_player
from engine.valuation import Valuation
from pipeline import export
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning import network_passes, starting_knowledge
from pipeline.stages import ingest, refine, survey, train
from pipeline.store import Store
from pipeline.texts import board_network_text

#: three games, each a file, are a pass of two legs
SETTINGS = replace(NETWORK_SETTINGS, games=3)


@pytest.fixture(autouse=True, scope="module")
def shortened():
    with short_files(1, 2):
        yield


@pytest.fixture
def store(refined, tmp_path):
    shutil.copy(refined, tmp_path / "katachi.sqlite")
    with Store.open(tmp_path / "katachi.sqlite") as store:
        yield store


@pytest.fixture(scope="module")
def surveyed(refined, tmp_path_factory):
    path = tmp_path_factory.mktemp("surveyed") / "katachi.sqlite"
    shutil.copy(refined, path)
    with Store.open(path) as store:
        report = survey.run(store, SETTINGS, Executor(1))
        return Learned(path, report, store.learned.board_network())


@pytest.fixture(scope="module")
def surveyed_further(surveyed, tmp_path_factory):
    """The same, gone on with."""
    path = tmp_path_factory.mktemp("further") / "katachi.sqlite"
    shutil.copy(surveyed.path, path)
    with Store.open(path) as store:
        report = survey.run(store, replace(SETTINGS, further=True), Executor(1))
        assert store.learned.network()  # what it was learned for is still there
        return Learned(path, report, store.learned.board_network())


@pytest.fixture
def seeing_store(surveyed, tmp_path):
    shutil.copy(surveyed.path, tmp_path / "seeing.sqlite")
    with Store.open(tmp_path / "seeing.sqlite") as store:
        yield store


def test_no_pass_is_no_network(store):
    with pytest.raises(KatachiError, match="give --epochs 1 or more"):
        survey.run(store, replace(SETTINGS, epochs=0), Executor(1))


def test_it_makes_the_moves_likelier_and_the_player_uses_it(store, seeing_store, surveyed, tmp_path):
    before = compiled(store, tmp_path / "before.bin")
    report = surveyed.report
    first, *passes = report.passes
    assert (first.number, [each.number for each in passes]) == (0, [1, 2])
    assert passes[-1].train_evidence > passes[0].train_evidence
    assert report.passes[report.kept].log_evidence == max(each.log_evidence for each in passes)
    assert not list(surveyed.path.parent.glob("*.survey"))
    after = compiled(seeing_store, tmp_path / "after.bin")
    assert (before.layers, after.layers) == (0, 6)
    board = Board(19)
    board.play(1, load_player("manyfaces", before.binary).ranked(board, 1, 1)[0])
    plain, seeing = (load_player("manyfaces", each.binary) for each in (before, after))
    assert plain.knowledge != seeing.knowledge
    for candidate in seeing.candidates(board, 2, 5):
        *_, last = (reason for reason in candidate.reasons if reason.name != "opening")
        assert (last.kind, last.name, last.text) == ("network", "whole-board", "the whole board")
        assert sum(reason.value for reason in candidate.reasons) == pytest.approx(candidate.value)
    named = {reason.name for each in plain.candidates(board, 2, 5) for reason in each.reasons}
    assert "whole-board" not in named


def test_any_number_of_threads_learns_the_same(store, surveyed):
    assert surveyed.network
    assert survey.run(store, SETTINGS, Executor(3)) == surveyed.report
    assert store.learned.board_network() == surveyed.network


def stopped_after_legs(store, monkeypatch, settings, every):
    """The network that a survey ends with which is stopped after each leg, or each so many."""
    stops = interrupted(
        store, monkeypatch, lambda: survey.run(store, settings, Executor(1)), "*.survey/*.npz", every
    )
    assert stops == 6 // every
    return store.learned.board_network()


def test_stopped_after_any_leg_it_ends_with_the_same(store, monkeypatch, surveyed):
    ended = stopped_after_legs(store, monkeypatch, SETTINGS, every=repeated(2, 1))
    assert ended == surveyed.network


def test_stopped_after_any_leg_it_goes_on_with_what_was_learned(
    seeing_store, monkeypatch, surveyed, surveyed_further
):
    assert surveyed_further.network != surveyed.network
    further = replace(SETTINGS, further=True)
    ended = stopped_after_legs(seeing_store, monkeypatch, further, every=repeated(3, 1))
    assert ended == surveyed_further.network


@pytest.mark.parametrize("stage", [train, refine])
def test_what_it_was_learned_for_changes_and_it_no_longer_counts(seeing_store, tmp_path, stage):
    assert compiled(seeing_store, tmp_path / "seeing.bin").layers == 6
    stage.run(seeing_store, replace(SETTINGS, games=2, epochs=1), Executor(1))
    assert seeing_store.learned.board_network() == b""
    assert compiled(seeing_store, tmp_path / "after.bin").layers == 0


@pytest.mark.parametrize("stage", [train, refine])
def test_what_another_command_learns_meanwhile_has_no_board_network(store, monkeypatch, stage):
    learn = network_passes.NetworkPasses.learn

    def learn_beside_another(self, *given):
        learn(self, *given)
        monkeypatch.undo()
        stage.run(store, replace(SETTINGS, games=2, epochs=1), Executor(1))

    monkeypatch.setattr(network_passes.NetworkPasses, "learn", learn_beside_another)
    survey.run(store, replace(SETTINGS, games=1, epochs=1), Executor(1))
    assert store.learned.board_network_run() > 0
    assert store.learned.board_network() == b""


def test_it_goes_the_way_through_text(seeing_store, tmp_path):
    report = export.run(seeing_store, replace(SETTINGS, sources="learned"), tmp_path / "text")
    assert report.files[board_network_text.NAME] > 40_000
    read = board_network_text.read(tmp_path / "text" / board_network_text.NAME)
    assert read.parameters.to_bytes() == seeing_store.learned.board_network()
    assert read.made == seeing_store.learned.board_network_origin()
    assert (read.made["run"].isdecimal(), read.made["epochs"]) == (True, "2")
    compiled(seeing_store, tmp_path / "book.bin")
    book = PatternBook.open(tmp_path / "book.bin")
    assert book.network == seeing_store.learned.network() + seeing_store.learned.board_network()
    assert board_network_of(book) is not None
    seeing_store.db.conn.execute("DELETE FROM board_network")
    report = export.run(seeing_store, replace(SETTINGS, sources="learned"), tmp_path / "text")
    assert board_network_text.NAME not in report.files
    assert not (tmp_path / "text" / board_network_text.NAME).exists()


def evidence(valuation, games):
    """The mean log of the probability of the moves of games."""
    told = []
    for game in games:
        for board, color, point in positions(game):
            values = valuation.values(board, color)
            told.append(values[point] - log(sum(map(exp, values.values()))))
    return sum(told) / len(told)


def test_further_takes_in_what_comes_with_katachi(tmp_path):
    openings = write_openings(tmp_path / "games", 30)
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(openings)]))
        with pytest.raises(KatachiError, match="run 'katachi refine' first"):
            survey.run(store, SETTINGS, Executor(1))
        given = replace(SETTINGS, further=True, games=1, epochs=1)
        seeing, *_ = survey.run(store, given, Executor(1)).passes
        blind, *_ = survey.run(store, replace(given, further=False), Executor(1)).passes
        assert seeing.log_evidence > blind.log_evidence + 0.02
        shipped = PatternBook.open(default_path())
        _, validation = network_passes.games_for(store, given)
        for told, layers in ((seeing, board_network_of(shipped)), (blind, None)):
            known_to_player = Valuation(
                shipped, None, False, starting_knowledge.joseki(given), network_of(shipped), layers
            )
            # the passes measure in floats what the player says in whole numbers: a few thousandths beside it
            assert told.log_evidence == pytest.approx(evidence(known_to_player, validation), abs=5e-3)
        assert seeing.tops != blind.tops
        taken = compiled(store, tmp_path / "taken.bin")
        assert (taken.patterns, taken.weights) == (len(shipped), len(shipped.weights))
        assert (taken.network, taken.layers) == (len(Parameters.first_of(shipped.network)[0].rows), 6)
        assert store.db["learned"].count > 70_000
        assert store.learned.weights()
        board = Board(19)
        assert load_player("manyfaces", taken.binary).ranked(board, 1, 5)


def test_further_goes_on_with_what_was_learned(surveyed, surveyed_further):
    first, second = surveyed.report, surveyed_further.report
    # whole numbers say nearly what the floats did that they were made of
    assert second.passes[0].log_evidence == pytest.approx(first.passes[first.kept].log_evidence, abs=1e-3)
    assert second.passes[1].train_evidence > first.passes[1].train_evidence
    assert (second.kept > 0) == (surveyed_further.network != surveyed.network)


def test_what_was_there_is_kept_when_no_pass_is_better(seeing_store, monkeypatch, surveyed):
    monkeypatch.setattr(survey, "RATE", 0.5)
    report = survey.run(seeing_store, replace(SETTINGS, further=True), Executor(1))
    assert report.passes[2].log_evidence < report.passes[0].log_evidence
    assert (report.kept, seeing_store.learned.board_network()) == (0, surveyed.network)


def test_a_damaged_file_of_views_is_told(store, monkeypatch):
    def stop(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(network_passes.NetworkPasses, "learn", stop)
    with pytest.raises(KeyboardInterrupt):
        survey.run(store, SETTINGS, Executor(1))
    monkeypatch.undo()
    for path in store.path.parent.glob("*.survey/*.npz"):
        path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(KatachiError, match=r"\.npz: cannot be read: .*; delete it, and run the same command"):
        survey.run(store, SETTINGS, Executor(1))


def test_a_board_network_of_another_shape_is_told(seeing_store, tmp_path):
    seeing_store.db.conn.execute("UPDATE board_network SET parameters = x'00'")
    with pytest.raises(KatachiError, match=r"another shape .*; run 'katachi survey' to learn it anew"):
        compiled(seeing_store, tmp_path / "book.bin")
