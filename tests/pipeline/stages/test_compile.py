import sqlite3

import pytest
from mining import SERIAL, all_games, cut_at, mined
from ryder_settings import Settings

from engine.patterns import Matcher, PatternBook, window
from engine.patterns.pattern import Statistics
from pipeline.errors import KatachiError
from pipeline.game_records.positions import position_before
from pipeline.knowledge import default_weights, default_weights_file
from pipeline.pattern_sources import CUT_WEIGHT
from pipeline.stages import compile as stage
from pipeline.stages import cut, dedupe
from pipeline.store import Store
from pipeline.texts.weights_text import features_of


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "a.sqlite"
    with mined(path) as (store, _):
        cut.run(store, Settings(), SERIAL)
        dedupe.run(store, Settings(), SERIAL)
    return path


def stones(key):
    return sum(cell in (window.FRIEND, window.ENEMY) for cell in window.cells(key))


def compiled(database, binary, min_games=1):
    with Store.open(database) as store:
        return stage.run(store, Settings(sources="cuts", binary=str(binary), min_games=min_games), SERIAL)


def test_the_binary_holds_the_patterns_of_the_database(tmp_path, database):
    report = compiled(database, tmp_path / "p.bin")
    book = PatternBook.open(tmp_path / "p.bin")
    with Store.open(database) as store:
        known = list(store.patterns.to_compile(1))
    patterns = [
        (str(p.id), window.pattern_cells(p.key), Statistics(played=p.num_moves, games=p.num_games))
        for p in known
        if stones(p.key) >= 2
    ]
    read = [book.pattern(i) for i in range(len(book))]
    assert sorted((p.id, p.cells, p.statistics) for p in read) == sorted(patterns)
    assert {(p.move, p.weight, p.attributes) for p in read} == {(27, CUT_WEIGHT, ())}
    assert report.as_json() == {
        "binary": str(tmp_path / "p.bin"),
        "min_games": 1,
        "patterns": len(patterns),
        "sources": {"cuts": len(patterns)},
        "weights": len(features_of(default_weights())),
        "weights_from": str(default_weights_file()),
        "network": len(default_weights().network.parameters.rows) if default_weights().network else 0,
        "layers": 6 if default_weights().board_network else 0,
        "bytes": (tmp_path / "p.bin").stat().st_size,
        "checksum": book.checksum,
        "known": len(known),
        "bare": len(known) - len(patterns),
        "rejected": 0,
        "edited": 0,
    }
    assert len(known) > len(patterns) > 100


def test_the_engine_finds_every_miss_again(tmp_path, database):
    compiled(database, tmp_path / "p.bin")
    book = PatternBook.open(tmp_path / "p.bin")
    matcher = Matcher(book)
    found = 0
    with Store.open(database) as store:
        for game in all_games(store, "train"):
            for number in range(1, game.record.num_moves + 1):
                missed = cut_at(store, game.id, number)
                if missed and stones(missed.key) >= 2:
                    there = position_before(game.record, number, "a game")
                    hits = matcher.match(there.board, there.color)
                    assert str(missed.pattern_id) in {book.id(i) for p, i, _ in hits if p == there.played}
                    found += 1
    assert found > 100


def test_only_patterns_of_enough_games(tmp_path, database):
    sizes = []
    for min_games in (0, 1, 2, 3, 1000):
        report = compiled(database, tmp_path / "p.bin", min_games)
        book = PatternBook.open(tmp_path / "p.bin")
        assert all(book.statistics(i).games >= min_games for i in range(len(book)))
        assert len(book) == report.patterns
        sizes.append(len(book))
    assert sizes[0] == sizes[1] > sizes[2] > sizes[3] >= sizes[4] == 0


def test_rejected_patterns_are_left_out(tmp_path, database):
    everything = compiled(database, tmp_path / "p.bin")
    rejected = PatternBook.open(tmp_path / "p.bin").id(3)
    connection = sqlite3.connect(database)
    connection.execute("UPDATE patterns SET state = 'rejected' WHERE id = ?", (int(rejected),))
    connection.commit()
    connection.close()
    assert compiled(database, tmp_path / "p.bin").patterns == everything.patterns - 1
    book = PatternBook.open(tmp_path / "p.bin")
    assert rejected not in [book.id(i) for i in range(len(book))]


def test_the_order_of_rows_makes_no_difference(tmp_path, database):
    """The same patterns, stored in the opposite order and vacuumed: the same bytes."""
    compiled(database, tmp_path / "a.bin")
    connection = sqlite3.connect(database)
    connection.executescript(
        "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE kept AS SELECT * FROM patterns; DELETE FROM patterns;"
        "INSERT INTO patterns SELECT * FROM kept ORDER BY id DESC; VACUUM"
    )
    connection.close()
    compiled(database, tmp_path / "b.bin")
    compiled(database, tmp_path / "b.bin")
    assert (tmp_path / "a.bin").read_bytes() == (tmp_path / "b.bin").read_bytes()


def test_the_folder_is_made(tmp_path, database):
    path = tmp_path / "deep" / "folder" / "p.bin"
    assert compiled(database, path).bytes == path.stat().st_size


@pytest.mark.parametrize("name", ["a.sqlite/p.bin", "folder"])
def test_where_no_file_can_be(tmp_path, database, name):
    (tmp_path / "folder").mkdir()
    with pytest.raises(KatachiError) as error:
        compiled(database, tmp_path / name)
    message = str(error.value)
    assert message.startswith(str(tmp_path))
    assert "cannot be written: " in message
    assert "give another --binary" in message
    assert list((tmp_path / "folder").iterdir()) == []
