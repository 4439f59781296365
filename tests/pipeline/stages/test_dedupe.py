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
    records,
    replay_row,
    run_killed,
)
from ryder_settings import Settings
from thorough import repeated

from pipeline.judging import MISS, NOT_JUDGED
from pipeline.stages import cut, dedupe
from pipeline.store import Store


def all_cuts(store):
    """Every cut in the order of the database."""
    games = {game.id: game.record.num_moves for game in all_games(store)}
    for game_id, num_moves in games.items():
        for move_no in range(1, num_moves + 1):
            found = cut_at(store, game_id, move_no)
            if found:
                yield found


def test_every_cut_is_in_the_pattern_of_its_key(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut_report = cut.run(store, Settings(), SERIAL)
        report = dedupe.run(store, Settings(), SERIAL)
        cuts = list(all_cuts(store))
        by_key = Counter(found.key for found in cuts)
        games_by_key = Counter(key for key, _ in {(found.key, found.game_id) for found in cuts})
        patterns = list(store.patterns.to_compile(1))
        assert {p.key: (p.num_moves, p.num_games) for p in patterns} == {
            key: (by_key[key], games_by_key[key]) for key in by_key
        }
        keys = {pattern.id: pattern.key for pattern in patterns}
        assert all(keys[found.pattern_id] == found.key for found in cuts)
    assert (report.merged, report.cuts, report.moves) == (len(cuts),) * 3 == (cut_report.cut,) * 3
    assert (report.patterns, report.shared) == (len(by_key), sum(n > 1 for n in games_by_key.values()))
    assert report.shared > 0
    assert max(by_key.values()) > 1


def test_ids_follow_the_first_cut(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        dedupe.run(store, Settings(), SERIAL)
        first_seen = list(dict.fromkeys(found.key for found in all_cuts(store)))
        assert [pattern.key for pattern in store.patterns.to_compile(1)] == first_seen
        assert [pattern.id for pattern in store.patterns.to_compile(1)] == list(range(1, len(first_seen) + 1))


def test_sources_are_all_kept(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        dedupe.run(store, Settings(), SERIAL)
        sources = [
            source
            for pattern in store.patterns.to_compile(1)
            for source in store.patterns.sources(pattern.id)
        ]
        assert sorted(sources, key=str) == sorted(all_cuts(store), key=str)


def test_a_game_with_colours_exchanged_has_the_same_patterns(tmp_path):
    """The mirror game is another game, but every one of its cuts is a source of the same pattern."""
    originals = [record for record in records() if record.size == 19]
    mirrors = [
        type(record)(record.size, record.setup.swapcase(), record.moves.swapcase()) for record in originals
    ]
    with Store.open(tmp_path / "a.sqlite") as store:
        add_games(store, originals + mirrors)
        games = all_games(store)
        assert len(games) == 2 * len(originals)
        patterns = store.patterns
        with store.recording("cut", Settings()) as run_id, store.transaction():
            put_all_moves(store, games, run_id)
        dedupe.run(store, Settings(), SERIAL)
        for a, b in zip(games[: len(originals)], games[len(originals) :], strict=True):
            for move_no in range(1, a.record.num_moves + 1):
                one, other = (cut_at(store, game.id, move_no) for game in (a, b))
                assert (one is None) == (other is None)
                if one:
                    assert (one.pattern_id, one.symmetry ^ 8) == (other.pattern_id, other.symmetry)
        assert all(pattern.num_moves % 2 == 0 for pattern in patterns.to_compile(1))


def put_all_moves(store, games, run_id):
    """Cut every move of some games, whatever their split."""
    for game in games:
        moves = game.record.moves
        ranks = bytes(
            NOT_JUDGED if moves[i : i + 2] in (b"..", b"::") else MISS for i in range(0, len(moves), 2)
        )
        store.replays.put(WORK, [replay_row(game, ranks)], run_id)
        rows = list(cut.cut_game(game, ranks))
        store.patterns.put_cuts(ENGINE, "none", [game.id], rows, cut.VERSION, run_id)


def test_chunks_make_no_difference(tmp_path, monkeypatch):
    digests = set()
    for chunk in (1, 7, 50_000):
        monkeypatch.setattr(dedupe, "CHUNK_CUTS", chunk)
        with mined(tmp_path / f"{chunk}.sqlite") as (store, _):
            cut.run(store, Settings(), SERIAL)
            dedupe.run(store, Settings(), SERIAL)
            digests.add(store.content_digest())
    assert len(digests) == 1


def test_a_second_run_changes_nothing(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        first = dedupe.run(store, Settings(), SERIAL)
        digest = store.content_digest()
        again = dedupe.run(store, Settings(), SERIAL)
        assert (again.merged, again.as_json() | {"merged": 0}) == (0, first.as_json() | {"merged": 0})
        assert store.content_digest() == digest


def test_replaced_cuts_are_counted_anew_and_ids_stay(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        dedupe.run(store, Settings(), SERIAL)
        ids = {pattern.key: pattern.id for pattern in store.patterns.to_compile(1)}
        put_replays(store, all_games(store, "train")[:5], seed=77)
        cut.run(store, Settings(), SERIAL)
        report = dedupe.run(store, Settings(), SERIAL)
        cuts = list(all_cuts(store))
        now = {pattern.key: pattern for pattern in store.patterns.to_compile(1)}
        assert {key: pattern.num_moves for key, pattern in now.items()} == Counter(c.key for c in cuts)
        assert all(now[key].id == ids[key] for key in set(ids) & set(now))
        gone = set(ids) - set(now)
        assert gone
        assert all(store.patterns.get(ids[key]).num_moves == 0 for key in gone)
        assert report.patterns == len(now)


@pytest.mark.parametrize("column", ["num_moves", "num_games"])
def test_a_count_that_is_no_longer_right_is_put_right(tmp_path, column):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        dedupe.run(store, Settings(), SERIAL)
        before = list(store.patterns.to_compile(1))
        store.db.conn.execute(f"UPDATE patterns SET {column} = {column} + 1")
        store.patterns.count_sources()
        assert list(store.patterns.to_compile(1)) == before


def test_a_move_that_two_engines_miss_is_one_move(tmp_path):
    with mined(tmp_path / "a.sqlite") as (store, ranks):
        cut.run(store, Settings(), SERIAL)
        one = dedupe.run(store, Settings(), SERIAL)
        game = all_games(store, "train")[0]
        rows = list(cut.cut_game(game, ranks[game.id]))
        with store.recording("cut", Settings()) as run_id, store.transaction():
            replay = replay_row(game, ranks[game.id])
            store.replays.put(replace(WORK, engine="another"), [replay], run_id)
            store.patterns.put_cuts("another", "none", [game.id], rows, 1, run_id)
        two = dedupe.run(store, Settings(), SERIAL)
        assert (two.merged, two.cuts) == (len(rows), one.cuts + len(rows))
        assert (two.moves, two.patterns, two.shared) == (one.moves, one.patterns, one.shared)
        assert rows


def test_another_stage_version_merges_again(tmp_path, monkeypatch):
    with mined(tmp_path / "a.sqlite") as (store, _):
        cut.run(store, Settings(), SERIAL)
        first = dedupe.run(store, Settings(), SERIAL)
        patterns = list(store.patterns.to_compile(1))
        monkeypatch.setattr(dedupe, "VERSION", dedupe.VERSION + 1)
        again = dedupe.run(store, Settings(), SERIAL)
        assert (again.merged, again.cuts) == (first.merged, first.cuts)
        assert list(store.patterns.to_compile(1)) == patterns
        assert dedupe.run(store, Settings(), SERIAL).merged == 0


def test_nothing_to_merge(tmp_path):
    with Store.open(tmp_path / "a.sqlite") as store:
        report = dedupe.run(store, Settings(), SERIAL)
        assert report.as_json() == {"merged": 0, "cuts": 0, "moves": 0, "patterns": 0, "shared": 0}


def test_killed_at_any_statement_and_run_again(tmp_path):
    start, clean = tmp_path / "start.sqlite", tmp_path / "clean.sqlite"
    with mined(start) as (store, _):
        cut.run(store, Settings(), SERIAL)
    shutil.copy(start, clean)
    with Store.open(clean) as store:
        dedupe.run(store, Settings(), SERIAL)
        expected = store.content_digest()
    kills, statements = 0, repeated((10, 25, 55), (10, 14, 25, 40, 55, 70))
    for statement in statements:
        path = tmp_path / f"{statement}.sqlite"
        shutil.copy(start, path)
        kills += run_killed("dedupe", "CHUNK_CUTS", 20, path, statement)
        with Store.open(path) as store:
            dedupe.run(store, Settings(), SERIAL)
            assert store.content_digest() == expected
    assert kills == len(statements)
