import shutil
from collections import Counter
from dataclasses import replace

import pytest
from mining import (
    ENGINE,
    SERIAL,
    WORK,
    add_games,
    all_games,
    cut_at,
    mined,
    put_replays,
    random_ranks,
    records,
    replay_row,
    run_killed,
)
from ryder_settings import Settings
from thorough import repeated

from engine.patterns import masks
from engine.patterns.window import pattern_cells
from engine.points import BLACK
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.positions import position_before
from pipeline.judging import MISS
from pipeline.stages import cut
from pipeline.store import Store


def cuts_of(store, game, num_moves):
    found = [cut_at(store, game.id, n) for n in range(num_moves + 2)]
    return {cut.move_no: cut for cut in found if cut}


def missed(ranks):
    return {number for number, rank in enumerate(ranks, start=1) if rank == MISS}


def test_every_miss_of_the_training_games_is_cut(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, ranks):
        report = cut.run(store, Settings(), SERIAL)
        training = all_games(store, "train")
        misses = {game.id: missed(ranks[game.id]) for game in training}
        for game in all_games(store):
            found = cuts_of(store, game, game.record.num_moves)
            assert set(found) == misses.get(game.id, set())
    total = sum(map(len, misses.values()))
    assert (report.games, report.cut, report.cuts) == (len(training), total, total)
    assert total > 100
    assert report.as_json() == {
        "engine": "ryder",
        "knowledge": "none",
        "games": len(training),
        "cut": total,
        "cuts": total,
        "given_up": [],
    }


def test_a_cut_is_the_window_before_the_move(tmp_path):
    """Checked against the naive masks of the position, turned as the cut's symmetry says."""
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        seen = Counter()
        for game in all_games(store, "train"):
            for number, found in cuts_of(store, game, game.record.num_moves).items():
                there = position_before(game.record, number, "a game")
                shown = masks.window_cells(there.board, there.color, there.played, found.symmetry & 7)
                assert masks.matches(masks.from_cells(pattern_cells(found.key)), masks.from_cells(shown))
                assert found.symmetry >> 3 == (there.color != BLACK)
                seen[found.symmetry] += 1
    assert len(seen) == 16


def test_a_replay_that_began_before_and_came_after_is_cut(tmp_path):
    """A replay of an engine that behaves otherwise now, and a cut beside it that took what was there."""
    with Store.open(tmp_path / "a.sqlite") as store:
        add_games(store, records())
        put_replays(store, all_games(store))
        training = all_games(store, "train")
        otherwise = replace(WORK, signature="87654321")
        ranks = {game.id: random_ranks(game.record, f"other {game.id}") for game in training}
        with store.recording("replay", Settings()) as run_id:
            assert cut.run(store, Settings(), SERIAL).games == len(training)
            rows = [replay_row(game, ranks[game.id]) for game in training]
            with store.transaction():
                store.replays.put(otherwise, rows, run_id)
        assert store.patterns.cut_states(ENGINE, "none", cut.VERSION)["newer replay"] == len(training)
        assert cut.run(store, Settings(), SERIAL).games == len(training)
        assert cut.run(store, Settings(), SERIAL).games == 0
        for game in training:
            assert set(cuts_of(store, game, game.record.num_moves)) == missed(ranks[game.id])


def test_a_second_run_changes_nothing(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        first = cut.run(store, Settings(), SERIAL)
        digest = store.content_digest()
        again = cut.run(store, Settings(), SERIAL)
        assert (again.games, again.cut, again.cuts) == (0, 0, first.cuts)
        assert store.content_digest() == digest


def test_processes_and_chunks_give_the_same_tables(tmp_path, monkeypatch):
    digests = set()
    for name, jobs, chunk in [("a", 1, 20_000), ("b", 2, 100), ("c", 1, 1)]:
        monkeypatch.setattr(cut, "CHUNK_MOVES", chunk)
        with mined(tmp_path / f"{name}.sqlite") as (store, _):
            cut.run(store, Settings(), Executor(jobs=jobs))
            digests.add(store.content_digest())
    assert len(digests) == 1


def test_a_new_replay_replaces_the_cuts(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        games = all_games(store, "train")
        ranks = put_replays(store, games[:3], seed=77)
        before = {game.id: cuts_of(store, game, 60) for game in games}
        report = cut.run(store, Settings(), SERIAL)
        assert report.games == 3
        for game in games[:3]:
            assert set(cuts_of(store, game, 60)) == missed(ranks[game.id]) != set(before[game.id])
        for game in games[3:]:
            assert cuts_of(store, game, 60) == before[game.id]


def test_a_new_replay_without_misses_leaves_no_cuts(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, ranks):
        cut.run(store, Settings(), SERIAL)
        game = all_games(store, "train")[0]
        with store.recording("replay", Settings()) as run_id, store.transaction():
            row = replay_row(game, ranks[game.id].replace(bytes([MISS]), b"\0"))
            store.replays.put(WORK, [row], run_id)
        assert cut.run(store, Settings(), SERIAL).games == 1
        assert cuts_of(store, game, 60) == {}
        assert cut.run(store, Settings(), SERIAL).games == 0


def test_another_stage_version_cuts_again(tmp_path, monkeypatch):
    with mined(tmp_path / "a.sqlite") as (store, _):
        first = cut.run(store, Settings(), SERIAL)
        monkeypatch.setattr(cut, "VERSION", cut.VERSION + 1)
        again = cut.run(store, Settings(), SERIAL)
        assert (again.cut, again.cuts) == (first.cut, first.cuts)
        assert cut.run(store, Settings(), SERIAL).cut == 0


def test_a_replay_of_a_shorter_record_waits(tmp_path):
    """A game grew since it was replayed: it is cut when it has been replayed again."""
    with Store.open(tmp_path / "a.sqlite") as store:
        add_games(store, records())
        games = all_games(store, "train")
        grown = replace(games[0], key=bytes(16))
        put_replays(store, [grown, *games[1:]])
        report = cut.run(store, Settings(), SERIAL)
        assert report.games == len(games) - 1
        assert cuts_of(store, games[0], 60) == {}
        put_replays(store, games[:1])
        assert cut.run(store, Settings(), SERIAL).games == 1
        assert cuts_of(store, games[0], 60)


def test_size_and_number_of_games_can_be_chosen(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        training = all_games(store, "train")
        nines = [game.id for game in training if game.record.size == 9]
        assert cut.run(store, Settings(size=9), SERIAL).games == len(nines) < len(training)
        more = {game.id for game in training[:4]} - set(nines)
        assert cut.run(store, Settings(games=4), SERIAL).games == len(more) > 0


@pytest.mark.parametrize("split", ["valid", "unseen", "valid,unseen"])
def test_only_training_games_are_ever_cut(tmp_path, split):
    with (
        mined(tmp_path / "a.sqlite") as (store, _),
        pytest.raises(
            KatachiError, match=f"only games of the split 'train' are cut: leave out --split {split}"
        ),
    ):
        cut.run(store, Settings(split=split), SERIAL)


def test_killed_at_any_statement_and_run_again(tmp_path):
    clean, start = tmp_path / "clean.sqlite", tmp_path / "start.sqlite"
    with mined(start):
        pass
    shutil.copy(start, clean)
    with Store.open(clean) as store:
        cut.run(store, Settings(), SERIAL)
        expected = store.content_digest()
    kills, statements = 0, repeated((12, 120, 240), (12, 60, 120, 180, 240))
    for statement in statements:
        path = tmp_path / f"{statement}.sqlite"
        shutil.copy(start, path)
        kills += run_killed("cut", "CHUNK_MOVES", 40, path, statement)
        with Store.open(path) as store:
            cut.run(store, Settings(), SERIAL)
            assert store.content_digest() == expected
    assert kills == len(statements)
