"""What the store answers, asked directly where commands meet the case by chance only."""

import pytest
from cli_runner import run
from made_games import random_moves, sgf

from pipeline.errors import KatachiError
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.replays import Provenance


@pytest.fixture
def begin(store):
    """Register an input of so many games read; its id."""

    def begin(label, fingerprint, read=0, done=False):
        input_id = store.inputs.begin(label, fingerprint, 1, run_id)
        if read or done:
            store.inputs.advance(input_id, 0, read, done)
        return input_id

    with store.recording("ingest", Settings()) as run_id, store.transaction():
        yield begin


def test_two_who_read_one_input_are_told_apart_whoever_is_ahead(store, begin):
    input_id = begin("a.sgf", "00", 3)
    for before in (2, 4):
        with pytest.raises(KatachiError, match="another 'katachi ingest' is reading the same files"):
            store.inputs.advance(input_id, before, 5, False)
    store.inputs.advance(input_id, 3, 5, False)
    assert store.inputs.half_read() == [("a.sgf", 5)]


def test_half_read_is_a_file_until_it_is_read_to_its_end_as_it_is_now(store, begin):
    begin("a.sgf", "00", 3)
    later = begin("a.sgf", "11", 1)
    assert store.inputs.half_read() == [("a.sgf", 3), ("a.sgf", 1)]
    begin("a.sgf", "", done=True)  # which could not be read
    assert store.inputs.half_read() == [("a.sgf", 3), ("a.sgf", 1)]
    store.inputs.advance(later, 1, 2, True)
    assert store.inputs.half_read() == []


def test_half_read_is_standard_input_whatever_came_through_it_later(store, begin):
    begin("-", "00", 3)
    begin("-", "11", 2, done=True)
    assert store.inputs.half_read() == [("-", 3)]


def test_a_folder_brought_the_games_that_were_not_rejected(tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    (games / "good.sgf").write_bytes(sgf(random_moves(1, 30, 9), 9))
    (games / "bad.sgf").write_text("no game")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "bad.sgf").write_text("no game either")
    assert run("ingest", games, tmp_path / "bad", "--db", tmp_path / "b.sqlite", "--jobs", 1).code == 0
    with Store.open(tmp_path / "b.sqlite") as store:
        assert store.inputs.collections() == {f"{games}/": 1}


def test_work_is_done_by_the_run_that_did_it(store):
    for run_id in (1, 2, 3):
        assert store.runs.start("train", "", {}) == run_id
    store.checkpoints.finish("train", b"key", {"games": 9}, 2)
    found = [store.checkpoints.finished_report("train", b"key", run_id) for run_id in (1, 2, 3)]
    assert found == [None, {"games": 9}, None]


def test_players_are_compared_by_replays_of_all_moves(tmp_path):
    (tmp_path / "a.sgf").write_bytes(sgf(random_moves(1, 30, 9), 9))
    assert run("ingest", tmp_path / "a.sgf", "--db", tmp_path / "b.sqlite", "--jobs", 1).code == 0
    work = Provenance("zobrist", "none", "00", 1)
    with Store.open(tmp_path / "b.sqlite") as store, store.recording("replay", Settings()) as run_id:
        game = store.games.get(1)
        for key in (b"as it was when it was shorter", game.key):
            store.replays.put(work, [(1, key, b"\0" * 30, 30, 30, 30)], run_id)
            assert len(list(store.replays.ranks_by_player([game.split]))) == (key == game.key)


def test_a_run_that_begins_leaves_what_others_have_locked(store):
    with store.recording("one", Settings()), store.recording("two", Settings()):
        assert [lock.name[-10:] for lock in sorted(store.path.parent.glob("*.lock"))] == [
            "run-1.lock",
            "run-2.lock",
        ]
    assert list(store.path.parent.glob("*.lock")) == []


def test_whose_evaluation_was_audited_last_comes_first(tmp_path):
    (tmp_path / "a.sgf").write_bytes(sgf(random_moves(1, 30, 9), 9))
    assert run("ingest", tmp_path / "a.sgf", "--db", tmp_path / "b.sqlite", "--jobs", 1).code == 0
    with Store.open(tmp_path / "b.sqlite") as store:
        for engine in ("ryder", "manyfaces", "zobrist"):
            with store.recording("audit", Settings()) as run_id, store.transaction():
                store.audits.put(Provenance(engine, "none", "00", 1), 5, [(1, b"")], [], run_id)
        assert [player.engine for player in store.audits.players()] == ["zobrist", "manyfaces", "ryder"]
