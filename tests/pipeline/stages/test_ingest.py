import os
import random
import tracemalloc
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_games import random_moves, sgf, write_collection
from thorough import repeated

from pipeline.errors import KatachiError, RejectedGame
from pipeline.executors import Executor
from pipeline.game_records.inputs import Input, iter_inputs
from pipeline.settings import Settings
from pipeline.sgf import parse_game
from pipeline.stages import ingest
from pipeline.store import Store
from pipeline.views import problems, report_growth

MOVES = random_moves(7, 80)


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path / "katachi.sqlite") as store:
        yield store


def read(store, *paths, jobs=1):
    return ingest.run(store, Settings(), Executor(jobs), iter_inputs(map(str, paths)))


def counts(report):
    return report.read, report.new, report.duplicate, report.rejected


def read_texts(store, folder, *texts):
    """Each text as a file of its own, in this order."""
    folder.mkdir()
    for number, text in enumerate(texts):
        (folder / f"{number:03}.sgf").write_bytes(text)
    return read(store, folder)


def games(store):
    return list(store.games.select(("train", "valid", "unseen")))


@pytest.mark.parametrize(
    "other",
    [
        *(sgf(MOVES, image=image) for image in range(8)),
        sgf(MOVES, PB="Somebody else", DT="1999", KM="5.5"),
        sgf(MOVES[:50], image=5),
        sgf(MOVES[:79]),
    ],
)
def test_one_game_in_another_guise_is_a_duplicate(store, tmp_path, other):
    assert counts(read_texts(store, tmp_path / "games", sgf(MOVES), other)) == (2, 1, 1, 0)
    (game,) = games(store)
    assert game.record.num_moves == 80


@pytest.mark.parametrize(
    "other",
    [
        sgf(MOVES[:49]),
        sgf([*MOVES[:60], *random_moves(7, 81)[80:]]),
        sgf(random_moves(8, 80)),
        sgf([*MOVES[:79], ("W", -49, -49)]).replace(b";W[00]", b";W[]"),
    ],
)
def test_another_game_is_new(store, tmp_path, other):
    assert counts(read_texts(store, tmp_path / "games", sgf(MOVES), other)) == (2, 2, 0, 0)


def test_short_games_are_the_same_only_when_they_are_equal(store, tmp_path):
    report = read_texts(store, tmp_path / "games", sgf(MOVES[:30]), sgf(MOVES[:30], image=3), sgf(MOVES[:31]))
    assert counts(report) == (3, 2, 1, 0)


def test_a_longer_record_makes_the_game_grow(store, tmp_path):
    read_texts(store, tmp_path / "first", sgf(MOVES[:60], PB="First"))
    (short,) = games(store)
    assert counts(read_texts(store, tmp_path / "second", sgf(MOVES, image=6, PB="Second"))) == (1, 0, 1, 0)
    (whole,) = games(store)
    assert (whole.id, whole.split, whole.record.num_moves) == (short.id, short.split, 80)
    assert whole.key != short.key
    assert whole.record.moves.startswith(short.record.moves)
    assert whole.record.black == "First"
    changed = store.games.last_change()
    assert changed == store.runs.last()["id"]
    assert store.runs.rows_made()[changed - 1]["sources"] == 1
    assert counts(read_texts(store, tmp_path / "third", sgf(MOVES), sgf(MOVES[:55]))) == (2, 0, 2, 0)
    assert store.games.last_change() == changed


def test_a_beginning_of_two_games_belongs_to_the_first(store, tmp_path):
    rest = random_moves(7, 80)[:70]
    other = [*MOVES[:60], *[(color, x, y) for color, x, y in reversed(rest[60:70])]]
    report = read_texts(store, tmp_path / "games", sgf(MOVES), sgf(other), sgf(MOVES[:55], image=2))
    assert counts(report) == (3, 2, 1, 0)
    first = games(store)[0]
    assert [idx for _, idx, _ in store.inputs.sources_of(first.id)] == [0, 0]


def test_setup_stones_and_board_size_tell_games_apart(store, tmp_path):
    handicap = b"(;GM[1]SZ[19]HA[2]AB[dd][pp];W[dp];B[pd])"
    plain = b"(;GM[1]SZ[19];W[dp];B[pd])"
    report = read_texts(
        store,
        tmp_path / "games",
        handicap,
        plain,
        handicap.replace(b"[dd][pp]", b"[pp][dd]"),
        plain.replace(b"19", b"18"),
    )
    assert counts(report) == (4, 3, 1, 0)
    assert [game.record.is_even for game in games(store)] == [False, True, True]


def test_the_same_again_brings_nothing_new(store, tmp_path):
    write_collection(tmp_path / "games", 60)
    first = read(store, tmp_path / "games")
    content = store.content_digest()
    again = read(store, tmp_path / "games")
    assert counts(again) == (first.read, 0, first.new + first.duplicate, first.rejected)
    assert (again.inputs, again.inputs_known) == (0, first.inputs)
    assert (again.problems, again.reasons) == (first.problems, first.reasons)
    assert first.new > 30
    assert first.duplicate > 5
    assert first.rejected > 0
    assert store.content_digest() == content


def test_a_file_named_twice_is_read_once(store, tmp_path):
    path = tmp_path / "a.sgf"
    path.write_bytes(sgf(MOVES))
    assert counts(read(store, path, path)) == (1, 1, 0, 0)


def test_little_is_kept_of_each_input(store):
    held = []

    def inputs():
        for number in range(300):
            error = RejectedGame("unreadable", "no such device")
            yield Input(f"{'a' * 4000}/{number}.sgf", "", error, lambda: None)
            held.append(tracemalloc.get_traced_memory()[0])

    ingest.run(store, Settings(), Executor(1), inputs())
    held.clear()
    tracemalloc.start()
    try:
        assert ingest.run(store, Settings(), Executor(1), inputs()).inputs_known == 300
    finally:
        tracemalloc.stop()
    assert held[-1] - held[99] < 200 * 400


def test_the_same_games_from_other_files_are_duplicates(store, tmp_path):
    write_collection(tmp_path / "games", 40)
    first = read(store, tmp_path / "games")
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as archive:
        for path in sorted((tmp_path / "games").iterdir()):
            archive.write(path, path.name)
    second = read(store, tmp_path / "games.zip")
    assert counts(second) == (first.read, 0, first.new + first.duplicate, first.rejected)


def test_a_file_that_changed_is_another_input(store, tmp_path):
    path = tmp_path / "a.sgf"
    path.write_bytes(sgf(MOVES) + sgf(random_moves(8, 80)))
    assert counts(read(store, path)) == (2, 2, 0, 0)
    path.write_bytes(sgf(MOVES) + sgf(random_moves(9, 80)))
    assert counts(read(store, path)) == (2, 1, 1, 0)
    assert [len(store.inputs.sources_of(game.id)) for game in games(store)] == [2, 1, 1]
    assert counts(read(store, path)) == (2, 0, 2, 0)


@settings(max_examples=repeated(12, 25))
@given(seed=st.integers(0, 10**6))
def test_everything_read_is_new_duplicate_or_rejected(tmp_path_factory, seed):
    folder = tmp_path_factory.mktemp("collection")
    write_collection(folder / "games", random.Random(seed).randrange(1, 30), seed, num_moves=52, size=9)
    with Store.open(folder / "katachi.sqlite") as store:
        report = read(store, folder / "games")
        assert report.read == report.new + report.duplicate + report.rejected
        found = store.inputs.source_counts()
        assert report.new == found.get("new", 0) == store.games.count()
        assert report.duplicate == found.get("duplicate", 0)
        assert report.rejected == found.get("rejected", 0) == report.reasons.total()


def test_any_number_of_workers_makes_the_same_database(tmp_path, monkeypatch):
    monkeypatch.setattr(ingest, "CHUNK_GAMES", 7)
    write_collection(tmp_path / "games", 80)
    contents = []
    for jobs in (1, 2, 3):
        path = tmp_path / f"{jobs}.sqlite"
        with Store.open(path) as store:
            report = read(store, tmp_path / "games", jobs=jobs)
            contents.append((store.content_digest(), report.as_json()))
    assert contents[0] == contents[1] == contents[2]


def test_an_interrupted_reading_goes_on_where_it_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(ingest, "CHUNK_GAMES", 4)
    path = tmp_path / "all.sgf"
    path.write_bytes(b"".join(sgf(random_moves(seed, 60)) for seed in range(30)))
    with Store.open(tmp_path / "whole.sqlite") as store:
        read(store, path)
        whole = store.content_digest()
    parse = ingest.parse_game
    parsed = []

    def parse_some(data):
        parsed.append(data)
        if len(parsed) == 10:
            raise KeyboardInterrupt
        return parse(data)

    monkeypatch.setattr(ingest, "parse_game", parse_some)
    with Store.open(tmp_path / "parts.sqlite") as store:
        with pytest.raises(KeyboardInterrupt):
            read(store, path)
        done = store.games.count()
        assert done in (4, 8)
        assert store.inputs.counts(ingest.VERSION) == {"done": 0, "half_read": 1, "stale": 0}
        assert counts(read(store, path)) == (30, 30 - done, done, 0)
        assert len(parsed) == 10 + 30 - done
        assert store.content_digest() == whole


def test_a_record_that_trips_us_up_is_rejected_and_the_others_go_on(store, tmp_path, monkeypatch):
    parse = ingest.parse_game

    def parse_or_trip(data):
        if b"trips" in data:
            raise ZeroDivisionError("division by zero")
        return parse(data)

    monkeypatch.setattr(ingest, "parse_game", parse_or_trip)
    texts = [sgf(random_moves(seed, 60)) for seed in (1, 2)]
    report = read_texts(store, tmp_path / "games", texts[0], b"(;GM[1]C[trips];B[aa])", texts[1])
    assert (counts(report), dict(report.reasons)) == ((3, 2, 0, 1), {"fault": 1})
    (place,) = problems.run(store, "fault").places
    assert (place.game, place.detail) == (None, "ZeroDivisionError: division by zero")
    monkeypatch.setenv("KATACHI_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        read_texts(store, tmp_path / "more", b"(;GM[1]C[trips];B[aa])")


def test_every_place_of_a_problem_is_shown(store, tmp_path):
    occupied = b"(;GM[1]SZ[9];B[aa];W[bb];B[bb])"
    read_texts(store, tmp_path / "games", sgf(MOVES), occupied, b"(;GM[2];B[aa])", b"(;SZ[9];B[cc];W[cc])")
    assert problems.run(store, None).counts == {"few-moves": 2, "not-go": 1, "occupied": 2}
    first, second = problems.run(store, "occupied").places
    assert (first.label.endswith("001.sgf"), first.record, first.game, first.move) == (True, 1, 2, 3)
    assert (first.detail, second.detail, second.move) == ("B[bb]", "W[cc]", 2)
    with pytest.raises(KatachiError, match="no problem is called 'ocupied'"):
        problems.run(store, "ocupied")


def test_what_an_older_version_read_is_read_again(store, tmp_path, monkeypatch):
    read_texts(store, tmp_path / "games", sgf(MOVES), sgf(MOVES[:70]), sgf(random_moves(8, 60)))
    before = games(store)
    monkeypatch.setattr(ingest, "VERSION", ingest.VERSION + 1)
    assert store.inputs.counts(ingest.VERSION)["stale"] == 3
    # the new version reads only the beginning of the first two, and the third as another game
    parse = ingest.parse_game
    others = {
        sgf(MOVES): MOVES[:52],
        sgf(MOVES[:70]): MOVES[:51],
        sgf(random_moves(8, 60)): random_moves(9, 60),
    }
    monkeypatch.setattr(ingest, "parse_game", lambda data: parse(sgf(others[data])))
    report = read(store, tmp_path / "games")
    assert counts(report) == (3, 2, 1, 0)
    assert report.dropped == 1
    assert store.inputs.counts(ingest.VERSION) == {"done": 3, "half_read": 0, "stale": 0}
    after = games(store)
    assert after[0].id == before[0].id
    assert [game.record.num_moves for game in after] == [52, 60]
    assert store.check() == []


def test_games_of_what_is_still_to_be_read_again_are_not_dropped(store, tmp_path, monkeypatch):
    monkeypatch.setattr(ingest, "CHUNK_GAMES", 5)
    path = tmp_path / "all.sgf"
    path.write_bytes(b"".join(sgf(random_moves(seed, 52, 9), 9) for seed in range(20)))
    read(store, path)
    before = games(store)
    monkeypatch.setattr(ingest, "VERSION", ingest.VERSION + 1)
    with monkeypatch.context() as killed, suppress(KeyboardInterrupt):
        killed.setattr(ingest, "parse_game", interrupt_after(ingest.parse_game, 7))
        read(store, path)
    assert store.inputs.counts(ingest.VERSION)["half_read"] == 1
    assert read_texts(store, tmp_path / "other", sgf(MOVES)).dropped == 0
    report = read(store, path)
    assert (counts(report), report.dropped) == ((20, 15, 5, 0), 0)
    assert games(store)[:20] == before


def test_that_games_went_is_a_change_too(store, tmp_path, monkeypatch):
    read_texts(store, tmp_path / "one", sgf(MOVES), sgf(random_moves(8, 60)))
    read_texts(store, tmp_path / "two", sgf(random_moves(9, 60)))
    last = store.games.last_change()
    monkeypatch.setattr(ingest, "VERSION", ingest.VERSION + 1)
    monkeypatch.setattr(ingest, "parse_game", lambda data: parse_game(b"(;GM[2])"))
    for folder, gone, left in (("one", 2, 1), ("two", 1, 0)):
        report = read(store, tmp_path / folder)
        assert (report.rejected, report.dropped, len(games(store))) == (gone, gone, left)
        last, before = store.games.last_change(), last
        assert last == store.games.last_change(selfplay=True) == store.runs.last()["id"] == before + 1
    assert report_growth.trainings(store, report_growth.runs(store)) == []


def test_a_file_whose_name_is_no_utf8_is_read(store, tmp_path):
    name = os.fsencode(tmp_path) + b"/\xc6\xe5\xc6\xd7.sgf"
    with open(name, "wb") as file:
        file.write(sgf(MOVES))
    assert counts(read(store, os.fsdecode(name))) == (1, 1, 0, 0)
    ((label, _, _),) = store.inputs.sources_of(1)
    assert label == f"{tmp_path}/\\xc6\\xe5\\xc6\\xd7.sgf"
    assert counts(read(store, os.fsdecode(name))) == (1, 0, 1, 0)


def test_two_at_once_do_not_read_the_same_games_twice(store, tmp_path, monkeypatch):
    monkeypatch.setattr(ingest, "CHUNK_GAMES", 5)
    path = tmp_path / "all.sgf"
    path.write_bytes(b"".join(sgf(random_moves(seed, 52, 9), 9) for seed in range(20)))
    parse = ingest.parse_game
    started = []

    def parse_late(data):
        if not started:  # another process reads the first chunk in the meantime
            started.append(True)
            monkeypatch.setattr(ingest, "parse_game", interrupt_after(parse, 7))
            with Store.open(store.path) as other, suppress(KeyboardInterrupt):
                read(other, path)
            monkeypatch.setattr(ingest, "parse_game", parse)
        return parse(data)

    monkeypatch.setattr(ingest, "parse_game", parse_late)
    with pytest.raises(KatachiError, match="another 'katachi ingest' is reading the same files"):
        read(store, path)
    assert store.games.count() == 5
    assert counts(read(store, path)) == (20, 15, 5, 0)


def interrupt_after(parse, number):
    parsed = []

    def parse_some(data):
        parsed.append(data)
        if len(parsed) > number:
            raise KeyboardInterrupt
        return parse(data)

    return parse_some
