"""Classify: every miss of a fresh replay has one kind, whoever works on it, killed or not."""

import shutil
from contextlib import contextmanager
from dataclasses import replace

import pytest
from mining import ENGINE, SERIAL, add_games, all_games, random_ranks, records, replay_row, run_killed
from ryder_settings import Settings
from thorough import repeated

from engine.patterns import binary
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, Attribute, Pattern, Statistics
from engine.points import decode_moves
from pipeline import judging
from pipeline.executors import Executor
from pipeline.game_records.positions import position_before
from pipeline.judging import MISS
from pipeline.misses.kinds import KINDS, Classifier, MissScene
from pipeline.stages import classify
from pipeline.store import Store

SETTINGS = Settings(engine=ENGINE, binary="there is no such file")
#: every empty point is played: the share of a pattern decides alone
ANYWHERE = Pattern(
    "anywhere",
    bytes(EMPTY_BIT if cell == 27 else ANYTHING for cell in range(64)),
    27,
    statistics=Statistics(played=10, seen=200),
)


def put_replays(store, games, seed=9, work=None):
    work = work or judging.provenance(ENGINE, None, judging.REPLAY_VERSION)
    ranks = {game.id: random_ranks(game.record, f"{seed} {game.id}") for game in games}
    with store.recording("replay", Settings()) as run_id, store.transaction():
        store.replays.put(work, [replay_row(game, ranks[game.id]) for game in games], run_id)
    return ranks


@contextmanager
def replayed(path):
    """A database of games of all splits with made-up replays of this engine, nothing classed yet."""
    with Store.open(path) as store:
        add_games(store, records())
        yield store, put_replays(store, all_games(store))


def classed(store):
    """Kind and evidence by game and move."""
    rows = store.db.conn.execute("SELECT game_id, move_no, kind, evidence FROM misses")
    return {(game_id, move_no): (kind, evidence) for game_id, move_no, kind, evidence in rows}


def missed(ranks, games):
    return {(game.id, idx + 1) for game in games for idx, rank in enumerate(ranks[game.id]) if rank == MISS}


def mined_games(store):
    return [game for game in all_games(store) if game.split != "unseen"]


def test_every_miss_has_the_kind_of_its_position(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, ranks):
        report = classify.run(store, SETTINGS, SERIAL)
        found = classed(store)
        assert set(found) == missed(ranks, mined_games(store))
        assert len(found) == report.classed == sum(report.kinds.values()) > 200
        assert list(report.kinds) == list(KINDS)
        games = {game.id: game.record for game in all_games(store)}
        for (game_id, move_no), told in found.items():
            position = position_before(games[game_id], move_no, "a game")
            scene = MissScene(position.board, move_no, decode_moves(games[game_id].moves))
            assert Classifier().classify(scene) == told


def test_a_second_run_changes_nothing(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, _):
        first = classify.run(store, SETTINGS, SERIAL)
        digest = store.content_digest()
        again = classify.run(store, SETTINGS, SERIAL)
        assert (again.games, again.classed, again.kinds) == (0, 0, first.kinds)
        assert store.content_digest() == digest


def test_processes_and_chunks_give_the_same_tables(tmp_path, monkeypatch):
    digests = set()
    for name, jobs, chunk in [("a", 1, 20_000), ("b", 2, 100), ("c", 1, 1)]:
        monkeypatch.setattr(classify, "CHUNK_MOVES", chunk)
        with replayed(tmp_path / f"{name}.sqlite") as (store, _):
            classify.run(store, SETTINGS, Executor(jobs=jobs))
            digests.add(store.content_digest())
    assert len(digests) == 1


def test_a_new_replay_is_classed_again(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, ranks):
        classify.run(store, SETTINGS, SERIAL)
        games = mined_games(store)
        before = classed(store)
        ranks |= put_replays(store, games[:3], seed=77)
        assert sum(
            store.misses.counts(judging.provenance(ENGINE, None, 1), ("train", "valid")).values()
        ) == len([key for key in before if key[0] not in {game.id for game in games[:3]}])
        assert classify.run(store, SETTINGS, SERIAL).games == 3
        after = classed(store)
        assert set(after) == missed(ranks, games) != set(before)
        rest = {game.id for game in games[3:]}
        assert {key: kind for key, kind in after.items() if key[0] in rest} == {
            key: kind for key, kind in before.items() if key[0] in rest
        }


def test_a_new_replay_without_misses_leaves_none(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, ranks):
        classify.run(store, SETTINGS, SERIAL)
        game = mined_games(store)[0]
        with store.recording("replay", Settings()) as run_id, store.transaction():
            row = replay_row(game, ranks[game.id].replace(bytes([MISS]), b"\0"))
            store.replays.put(judging.provenance(ENGINE, None, judging.REPLAY_VERSION), [row], run_id)
        assert classify.run(store, SETTINGS, SERIAL).games == 1
        assert game.id not in {game_id for game_id, _ in classed(store)}
        assert classify.run(store, SETTINGS, SERIAL).games == 0


def test_another_stage_version_classes_again(tmp_path, monkeypatch):
    with replayed(tmp_path / "a.sqlite") as (store, _):
        first = classify.run(store, SETTINGS, SERIAL)
        monkeypatch.setattr(classify, "VERSION", classify.VERSION + 1)
        again = classify.run(store, SETTINGS, SERIAL)
        assert (again.classed, again.kinds) == (first.classed, first.kinds)
        assert classify.run(store, SETTINGS, SERIAL).classed == 0


def test_stale_replays_are_left_alone(tmp_path):
    with Store.open(tmp_path / "a.sqlite") as store:
        add_games(store, records())
        work = judging.provenance(ENGINE, None, judging.REPLAY_VERSION)
        put_replays(store, all_games(store), work=replace(work, signature="another"))
        report = classify.run(store, SETTINGS, SERIAL)
        assert (report.games, report.classed) == (0, 0)


def test_unseen_games_are_classed_only_when_they_are_named(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, ranks):
        classify.run(store, SETTINGS, SERIAL)
        unseen = [game for game in all_games(store) if game.split == "unseen"]
        assert unseen
        assert not missed(ranks, unseen) & set(classed(store))
        report = classify.run(store, replace(SETTINGS, split="unseen"), SERIAL)
        assert sum(report.kinds.values()) == len(missed(ranks, unseen))


def test_size_and_number_of_games_can_be_chosen(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, ranks):
        games = mined_games(store)
        nines = [game for game in games if game.record.size == 9]
        report = classify.run(store, replace(SETTINGS, size=9), SERIAL)
        assert (report.games, report.classed) == (len(nines), len(missed(ranks, nines)))
        first = [game for game in games[:4] if game not in nines]
        assert classify.run(store, replace(SETTINGS, games=4), SERIAL).classed == len(missed(ranks, first))


def write(path, *patterns):
    binary.write(path, patterns)
    return replace(SETTINGS, binary=str(path))


def test_patterns_that_were_not_loaded_make_misses_a_matter_of_shape(tmp_path):
    """A pattern that matches everywhere puts the first points in order: all moves have the same share."""
    with replayed(tmp_path / "a.sqlite") as (store, _):
        before = classify.run(store, SETTINGS, SERIAL)
        settings = write(tmp_path / "p.bin", ANYWHERE)
        report = classify.run(store, settings, SERIAL)
        assert report.classed == before.classed
        assert report.kinds["ko"] == before.kinds["ko"]
        assert report.kinds["reading"] == before.kinds["reading"]
        assert report.kinds["shape"] == report.classed - before.kinds["ko"] - before.kinds["reading"]
        evidence = {told for kind, told in classed(store).values() if kind == "shape"}
        assert evidence == {"pattern anywhere was played 10 of 200 times: number 1 by shape"}
        assert classify.run(store, settings, SERIAL).games == 0


@pytest.mark.parametrize(
    "silent",
    [
        replace(ANYWHERE, statistics=Statistics(played=9, seen=9)),
        replace(ANYWHERE, statistics=Statistics(played=50)),
        replace(ANYWHERE, statistics=Statistics(played=50, seen=1001)),
        replace(ANYWHERE, attributes=(Attribute("phase", -1, 0, 3),)),
    ],
    ids=["played too rarely", "not counted", "a small share", "with an attribute"],
)
def test_patterns_that_predict_nothing(tmp_path, silent):
    with replayed(tmp_path / "a.sqlite") as (store, _):
        before = classify.run(store, SETTINGS, SERIAL)
        report = classify.run(store, write(tmp_path / "p.bin", silent), SERIAL)
        assert report.classed == before.classed
        assert report.kinds == before.kinds


def test_patterns_that_the_engine_had_loaded_predict_nothing(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, _):
        settings = write(tmp_path / "p.bin", ANYWHERE)
        binary.write(tmp_path / "loaded.bin", [ANYWHERE])
        loaded = replace(settings, knowledge=str(tmp_path / "loaded.bin"))
        work = judging.provenance(ENGINE, loaded.knowledge, judging.REPLAY_VERSION)
        put_replays(store, all_games(store), work=work)
        report = classify.run(store, loaded, SERIAL)
        assert report.classed > 200
        assert report.kinds["shape"] == 0


def test_another_binary_classes_again(tmp_path):
    with replayed(tmp_path / "a.sqlite") as (store, _):
        classify.run(store, write(tmp_path / "p.bin", ANYWHERE), SERIAL)
        rare = replace(ANYWHERE, statistics=Statistics(played=9, seen=9))
        report = classify.run(store, write(tmp_path / "p.bin", rare), SERIAL)
        assert report.games > 0
        assert report.kinds["shape"] == 0


def test_killed_at_any_statement_and_run_again(tmp_path):
    clean, start = tmp_path / "clean.sqlite", tmp_path / "start.sqlite"
    with replayed(start):
        pass
    shutil.copy(start, clean)
    with Store.open(clean) as store:
        classify.run(store, Settings(), SERIAL)
        expected = store.content_digest()
    kills, statements = 0, repeated((12, 120, 240), (12, 60, 120, 180, 240))
    for statement in statements:
        path = tmp_path / f"{statement}.sqlite"
        shutil.copy(start, path)
        kills += run_killed("classify", "CHUNK_MOVES", 40, path, statement)
        with Store.open(path) as store:
            classify.run(store, Settings(), SERIAL)
            assert store.content_digest() == expected
    assert kills == len(statements)


@pytest.mark.parametrize("share", [0, 1])
def test_a_move_that_many_others_go_before_is_not_predicted(tmp_path, share):
    """First-line points outnumber a list; a pattern for them goes before or after the one for all."""
    edge = [ANYTHING] * 64
    edge[27], edge[35] = EMPTY_BIT, 2
    line = Pattern("line", bytes(edge), 27, statistics=Statistics(played=40 if share else 10, seen=400))
    with replayed(tmp_path / "a.sqlite") as (store, _):
        classify.run(store, write(tmp_path / "p.bin", ANYWHERE, line), SERIAL)
        games = {game.id: game.record.size for game in all_games(store)}
        told = [
            evidence
            for (game_id, _), (kind, evidence) in classed(store).items()
            if kind == "shape" and games[game_id] == 19
        ]
        assert told
        assert {evidence.startswith("pattern line") for evidence in told} == {bool(share)}
