"""What `katachi show misses` counts, against the replays themselves and a record sorted by hand."""

import pytest
from made_games import random_moves, sgf

from engine.points import PASS, encode_move, point
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.inputs import iter_inputs
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.stages import ingest, replay
from pipeline.store import Store
from pipeline.views import misses

BLACK, WHITE = 1, 2


@pytest.fixture
def store(tmp_path):
    for seed in range(8):
        (tmp_path / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 60, 9), 9))
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(tmp_path)]))
        replay.run(store, Settings(), Executor())
        yield store


def test_every_question_sorts_all_positions_and_all_misses(store):
    view = misses.run(store, Settings())
    ranks = b"".join(row[0] for row in store.db.conn.execute("SELECT ranks FROM replays"))
    judged = len(ranks) - ranks.count(NOT_JUDGED)
    assert view.games == store.db["replays"].count > 3
    assert 0 < ranks.count(MISS) < judged
    for question, kinds in misses.KINDS.items():
        assert sum(view.positions[question, kind] for kind in kinds) == judged
        assert sum(view.misses[question, kind] for kind in kinds) == ranks.count(MISS)


@pytest.mark.parametrize(
    "change", ["stage_version = stage_version + 1", "signature = 'other'", "game_key = x'00'"]
)
def test_stale_replays_do_not_count(store, change):
    games = misses.run(store, Settings()).games
    with store.transaction():
        store.db.conn.execute(
            f"UPDATE replays SET {change} WHERE game_id = (SELECT min(game_id) FROM replays)"
        )
    assert misses.run(store, Settings()).games == games - 1
    with store.transaction():
        store.db.conn.execute(f"UPDATE replays SET {change}")
    with pytest.raises(KatachiError, match="no game has been replayed by this engine"):
        misses.run(store, Settings())


def test_moves_are_sorted_as_a_player_would():
    moves = [
        (BLACK, point(2, 2)),  # third line, alone
        (WHITE, point(3, 2)),  # third line, beside it
        (BLACK, PASS),
        (WHITE, point(4, 2)),  # third line, beside an own stone
        (BLACK, point(8, 8)),  # first line, far away
        (WHITE, point(4, 4)),  # fifth line
        (BLACK, point(3, 5)),  # fourth line
        (WHITE, point(6, 1)),  # second line
    ]
    record = GameRecord(9, b"", b"".join(encode_move(color, at) for color, at in moves))
    found = [dict(kinds) for kinds in misses.classify(record)]
    assert [kinds.get("line") for kinds in found] == [
        "third line", "third line", None, "third line", "first line", "centre", "fourth line", "second line",
    ]  # fmt: skip
    assert [kinds.get("contact") for kinds in found] == [
        "touches no stone", "touches an enemy stone", None, "touches only own stones",
        "touches no stone", "touches no stone", "touches no stone", "touches no stone",
    ]  # fmt: skip
    assert [kinds.get("from the last move") for kinds in found] == [
        "nothing to compare", "1 away", None, "1 away", "4-6 away", "4-6 away", "1 away", "4-6 away",
    ]  # fmt: skip


def test_phases_begin_where_the_measures_say():
    moves = b"".join(encode_move(1 + at % 2, point(at % 19, at // 19)) for at in range(205))
    phases = [dict(kinds)["phase"] for kinds in misses.classify(GameRecord(19, b"", moves))]
    assert [(n + 1, phases[n]) for n in range(len(phases)) if n == 0 or phases[n] != phases[n - 1]] == [
        (1, "moves 1-40"),
        (41, "moves 41-120"),
        (121, "moves 121-200"),
        (201, "moves 201-"),
    ]
