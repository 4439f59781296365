"""What `katachi show misses` counts, against the replays themselves and a record sorted by hand."""

import re

import pytest
from made_games import random_moves, sgf
from ryder_settings import Settings

from engine.points import PASS, encode_move, from_gtp, point
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.records import GameRecord
from pipeline.stages import classify, ingest, replay
from pipeline.store import Store
from pipeline.tables import render
from pipeline.views import misses, show

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
    for question, kinds in misses.QUESTIONS.items():
        assert sum(view.positions[question, kind] for kind in kinds) == judged
        assert sum(view.misses[question, kind] for kind in kinds) == ranks.count(MISS)


def test_how_far_it_is_is_told(store, capsys):
    view = misses.run(store, Settings(), Executor(show_progress=True))
    assert f"{view.games}/{view.games}" in capsys.readouterr().err


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


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(), "no game has been replayed by this engine: run 'katachi replay' first"),
        (
            Settings(size=13),
            "no game on 13x13 has been replayed by this engine: run 'katachi replay --size 13' first",
        ),
        (
            Settings(split="unseen", size=9, games=2),
            "no game of unseen on 9x9 among the first 2 has been replayed by this engine:"
            " run 'katachi replay --split unseen --size 9 --games 2' first",
        ),
    ],
)
def test_which_games_were_not_replayed_is_told(store, settings, said):
    with store.transaction():
        store.db.conn.execute("DELETE FROM replays")
    for look in (lambda: misses.run(store, settings), lambda: misses.kind_view(store, settings, "ko", 0)):
        with pytest.raises(KatachiError) as told:
            look()
        assert str(told.value) == said


@pytest.mark.parametrize("kind", ["ko", ""])
def test_of_a_split_that_was_not_replayed_the_error_names_it(store, kind):
    for split, command in (("unseen", "replay --split unseen"), ("", "replay"), ("train,valid", "replay")):
        with store.transaction():
            store.db.conn.execute("DELETE FROM replays WHERE ?", [split != "unseen"])
        asked = Settings(split=split)
        with pytest.raises(KatachiError, match=f"run 'katachi {command}' first"):
            misses.kind_view(store, asked, kind, 0) if kind else misses.run(store, asked)


def test_kinds_are_counted_once_they_are_known(store):
    view = misses.run(store, Settings())
    assert sum(view.kinds.values()) == 0
    assert view.unclassed == view.num_misses
    assert "'katachi classify' gives them a kind" in render(view.tables())
    classify.run(store, Settings(binary="there is no such file"), Executor())
    view = misses.run(store, Settings())
    assert view.unclassed == 0
    assert sum(view.kinds.values()) == view.num_misses
    assert "not classed" not in render(view.tables())


def test_the_misses_of_a_kind_are_listed_with_their_evidence(store):
    classify.run(store, Settings(binary="there is no such file"), Executor())
    rows = list(
        store.db.conn.execute("SELECT game_id, move_no FROM misses WHERE kind = 'answer' ORDER BY 1, 2")
    )
    assert len(rows) > 3
    view = misses.kind_view(store, Settings(), "answer", 0)
    assert view.misses == len(rows)
    assert [name for name, _ in view.shown] == [f"{game}:{move_no}" for game, move_no in rows]
    assert all(re.fullmatch(r"distance \d from the last move", evidence) for _, evidence in view.shown)
    few = misses.kind_view(store, Settings(), "answer", 3)
    assert few.shown == view.shown[:3]
    assert few.as_text().endswith(f"and {len(rows) - 3} more\n")
    assert "more" not in view.as_text()
    with pytest.raises(
        KatachiError, match=r"no kind of miss is called 'hane'; there are: ko, reading, shape"
    ):
        misses.kind_view(store, Settings(), "hane", 3)


def test_evidence_names_points_as_the_record_has_them(store):
    """The string that was saved is where `show miss` draws it."""
    classify.run(store, Settings(binary="there is no such file"), Executor())
    seen = 0
    for name, evidence in misses.kind_view(store, Settings(), "reading", 0).shown:
        view = show.miss(store, Settings(), name)
        assert (view.kind, view.evidence) == ("reading", evidence)
        found = re.fullmatch(r"saves (\d+) stones? at (\w+)", evidence)
        if found:
            position = view.suggestions.position
            at = from_gtp(found[2], 9)
            assert position.board.color_at(at) == position.color
            assert position.board.num_stones(at) == int(found[1])
            seen += 1
    assert seen > 3


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
    found = [dict(kinds) for kinds in misses.answers_of(record)]
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
    phases = [dict(kinds)["phase"] for kinds in misses.answers_of(GameRecord(19, b"", moves))]
    assert [(n + 1, phases[n]) for n in range(len(phases)) if n == 0 or phases[n] != phases[n - 1]] == [
        (1, "moves 1-40"),
        (41, "moves 41-120"),
        (121, "moves 121-200"),
        (201, "moves 201-"),
    ]
