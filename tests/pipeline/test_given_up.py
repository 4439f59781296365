"""A game that a stage cannot do is tried again alone, then given up with its reason; all others are done.

The faults are real: the function that works on a chunk kills its process, or raises, at one game.
"""

import os
import signal
from functools import partial

import pytest
from made_games import random_moves, sgf

from engine.points import EngineError
from pipeline.executors import Executor, at_move
from pipeline.game_records.inputs import iter_inputs
from pipeline.settings import Settings
from pipeline.stages import classify, cut, ingest, replay
from pipeline.store import Store
from pipeline.store.given_up import GivenUpGame
from pipeline.views import status

ALL = {"engine": "ryder", "split": "train,valid,unseen"}
POISONED = 3
WORK = {"replay": replay.replay_chunk, "cut": cut.cut_chunk, "classify": classify.classify_chunk}
PARSE_CHUNK = ingest.parse_chunk


def kill():
    os.kill(os.getpid(), signal.SIGKILL)


def trip():
    raise EngineError("no such point")


def id_of(game):
    return game.game.id if hasattr(game, "game") else game.id


def poisoned(chunk, stage, what, **given):
    """As a stage's own work, but at one game the worse happens at move 7."""
    for game in chunk.games:
        if id_of(game) == POISONED:
            at_move(7)
            what()
    return WORK[stage](chunk, **given)


def poisoned_record(chunk):
    if any(b"poison" in (item.data or b"") for item in chunk.items):
        kill()
    return PARSE_CHUNK(chunk)


@pytest.fixture
def path(tmp_path):
    (tmp_path / "all.sgf").write_bytes(b"".join(sgf(random_moves(seed, 30, 9), 9) for seed in range(12)))
    with Store.open(tmp_path / "a.sqlite") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(tmp_path / "all.sgf")]))
    return tmp_path / "a.sqlite"


def given_up(path, reason):
    return GivenUpGame(POISONED, str(path.with_name("all.sgf")), POISONED, 7, reason)


def replay_status(store):
    return status_of(replay, store, Settings(**ALL))


def status_of(stage, store, settings):
    (found,) = (one for one in status.run(store, settings).stages if one.stage == stage.NAME)
    return found


def test_games_of_a_stage_that_asks_no_engine_are_counted(path):
    with Store.open(path) as store:
        with store.recording("tally", Settings()) as run_id, store.transaction():
            store.given_up.put("tally", "", "", "", 1, (POISONED, 7, "why"), run_id)
        counted = (("tally", "", "", version, ("train", "valid", "unseen")) for version in (1, 2))
        assert [store.given_up.count(*words, signature="") for words in counted] == [1, 0]


@pytest.mark.parametrize(
    ("jobs", "what", "reason"),
    [
        (1, trip, "EngineError: no such point"),
        (2, trip, "EngineError: no such point"),
        (2, kill, "a worker process died (signal 9)"),
    ],
)
def test_replay_gives_up_a_game_and_goes_on(path, monkeypatch, jobs, what, reason):
    chosen = Settings(**ALL)
    with Store.open(path) as store:
        with monkeypatch.context() as patch:
            patch.setattr(replay, "replay_chunk", partial(poisoned, stage="replay", what=what))
            report = replay.run(store, chosen, Executor(jobs))
            assert report.given_up == (given_up(path, reason),)
            assert (report.replayed, report.games) == (11, 11)
            again = replay.run(store, chosen, Executor(jobs))
            assert (again.replayed, again.given_up) == (0, report.given_up)
        standing = replay_status(store)
        assert standing.given_up == (store.games.get(POISONED).split != "unseen")
        assert standing.done + standing.given_up == sum(
            number for split, number in store.games.count_by_split().items() if split in ("train", "valid")
        )
        assert standing.waiting == 0
        assert report.tables()[1].rows[0][1] == "7"
        (told,) = report.as_json()["given_up"]
        assert told == {
            "game": POISONED,
            "file": str(path.with_name("all.sgf")),
            "number": POISONED,
            "move": 7,
            "reason": reason,
        }
        assert replay.run(store, chosen, Executor()).replayed == 0
        whole = replay.run(store, Settings(**ALL, retry=True), Executor())
        assert (whole.replayed, whole.games, whole.given_up) == (1, 12, ())
        assert replay_status(store).given_up == 0


def test_a_game_whose_stale_replay_was_given_up_is_not_told_as_stale(path, monkeypatch):
    with Store.open(path) as store:
        store.db.conn.execute("UPDATE games SET split = 'train'")
        replay.run(store, Settings(**ALL), Executor())
        store.db.conn.execute(f"UPDATE replays SET signature = '00000000' WHERE game_id = {POISONED}")
        store.db.conn.commit()
        assert (replay_status(store).waiting, replay_status(store).stale["engine signature"]) == (0, 1)
        with monkeypatch.context() as patch:
            patch.setattr(replay, "replay_chunk", partial(poisoned, stage="replay", what=trip))
            assert replay.run(store, Settings(**ALL), Executor()).replayed == 0
        standing = replay_status(store)
        assert (standing.done, standing.waiting, standing.given_up) == (11, 0, 1)
        assert not any(standing.stale.values())


def test_a_game_that_was_given_up_is_tried_again_when_the_stage_or_the_record_changes(path, monkeypatch):
    with Store.open(path) as store:
        for change in ("stage_version = 0", "signature = '00000000'", "game_key = x'00'"):
            store.db.conn.execute("DELETE FROM replays")
            with monkeypatch.context() as patch:
                patch.setattr(replay, "replay_chunk", partial(poisoned, stage="replay", what=trip))
                assert len(replay.run(store, Settings(**ALL), Executor()).given_up) == 1
            with store.transaction():
                store.db.conn.execute(f"UPDATE given_up SET {change}")
            assert (replay_status(store).waiting, replay_status(store).given_up) == (1, 0)
            report = replay.run(store, Settings(**ALL), Executor())
            assert (report.replayed, report.given_up) == (1, ())


def test_cut_and_classify_give_up_a_game_and_go_on(path, monkeypatch, tmp_path):
    chosen = Settings(**ALL, binary=str(tmp_path / "none.bin"))
    with Store.open(path) as store:
        store.db.conn.execute("UPDATE games SET split = 'train'")
        replay.run(store, chosen, Executor())
        for stage, name in ((cut, "cut_chunk"), (classify, "classify_chunk")):
            with monkeypatch.context() as patch:
                patch.setattr(stage, name, partial(poisoned, stage=stage.NAME, what=kill))
                settings = Settings(engine="ryder", split="train", binary=chosen.binary)
                report = stage.run(store, settings, Executor(2))
                assert report.given_up == (given_up(path, "a worker process died (signal 9)"),)
                assert report.games == 11
            standing = status_of(stage, store, settings)
            assert (standing.done, standing.waiting, standing.given_up) == (11, 0, 1)
            assert stage.run(store, settings, Executor()).games == 0
            others_are_not_counted(store, stage, settings)
            again = stage.run(
                store, Settings(**{**ALL, "split": "train"}, binary=chosen.binary, retry=True), Executor()
            )
            assert (again.games, again.given_up) == (1, ())


def others_are_not_counted(store, stage, settings):
    """Given up with the replay of another engine, or with other patterns: it waits again."""
    changes = ["signature = '00000000'"] + ["patterns = 'others'"] * (stage is classify)
    for change in changes:
        store.db.conn.execute(f"UPDATE given_up SET {change} WHERE stage = ?", (stage.NAME,))
        standing = status_of(stage, store, settings)
        assert (standing.done, standing.waiting, standing.given_up) == (11, 1, 0)
        store.db.conn.rollback()


def test_a_record_that_kills_the_parser_is_rejected(tmp_path, monkeypatch):
    texts = [sgf(random_moves(seed, 30, 9), 9, PB="poison" if seed == 5 else "b") for seed in range(12)]
    (tmp_path / "all.sgf").write_bytes(b"".join(texts))
    monkeypatch.setattr(ingest, "parse_chunk", poisoned_record)
    with Store.open(tmp_path / "a.sqlite") as store:
        inputs = iter_inputs([str(tmp_path / "all.sgf")])
        report = ingest.run(store, Settings(), Executor(2), inputs)
        assert (report.read, report.new, report.rejected) == (12, 11, 1)
        assert [place[1:] for place in store.inputs.places("fault")] == [
            (5, None, None, "a worker process died (signal 9)")
        ]


@pytest.mark.parametrize("stage", [cut, classify])
def test_a_game_that_grows_meanwhile_is_not_given_up(tmp_path, monkeypatch, stage):
    """Another command reads a longer record after the games to work on were chosen."""
    moves = random_moves(1, 60, 9)
    for name, length in (("short", 55), ("long", 60)):
        (tmp_path / name).write_bytes(sgf(moves[:length], 9))
    settings = Settings(engine="ryder", split="train", binary=str(tmp_path / "none.bin"))
    replayed = stage.replayed_games

    def read(path):
        with Store.open(tmp_path / "a.sqlite") as store:
            ingest.run(store, settings, Executor(), iter_inputs([str(path)]))
            store.db.execute("UPDATE games SET split = 'train'")
            store.db.conn.commit()

    def grown(*given):
        read(tmp_path / "long")
        return replayed(*given)

    read(tmp_path / "short")
    with Store.open(tmp_path / "a.sqlite") as store:
        replay.run(store, settings, Executor())
        with monkeypatch.context() as patch:
            patch.setattr(stage, "replayed_games", grown)
            report = stage.run(store, settings, Executor())
        assert (report.games, report.given_up) == (0, ())
        assert replay.run(store, settings, Executor()).replayed == 1
        assert stage.run(store, settings, Executor()).games == 1
