"""Shapes counted out of core: what is found is what counting in memory finds, however it is cut up."""

import gc
import resource
import signal
import threading
import time

import numpy as np
import pytest
from made_games import random_moves, sgf
from troubleshooting import told

from engine.patterns.shapes import ShapeReader, frequent
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import shape_files
from pipeline.learning.shape_files import ShapeRuns
from pipeline.sgf import parse_game

RECORDS = [parse_game(sgf(random_moves(number, 40, 7), 7)) for number in range(23)]
GAMES = [Game(record.size, record.setup, record.moves) for record in RECORDS]


@pytest.fixture(autouse=True)
def short_runs(monkeypatch):
    monkeypatch.setattr(shape_files, "RUN_GAMES", 5)


def in_memory(games, least):
    reader = ShapeReader()
    return frequent(np.concatenate([reader.met(game, i) for i, game in enumerate(games)], axis=1), least)


def count(folder, least=3, jobs=1, games=GAMES):
    runs = ShapeRuns(folder, games)
    runs.fill(Executor(jobs))
    return runs.frequent(least, Executor(jobs))


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("part_shapes", [50, 3000, 10**6])
@pytest.mark.parametrize("run_games", [1, 5, 23, 1000])
def test_however_it_is_cut_up_the_same_is_found(tmp_path, monkeypatch, run_games, part_shapes, jobs):
    monkeypatch.setattr(shape_files, "RUN_GAMES", run_games)
    monkeypatch.setattr(shape_files, "PART_SHAPES", part_shapes)
    for least in (1, 3):
        found, expected = count(tmp_path / f"{least}", least, jobs), in_memory(GAMES, least)
        assert len(expected) > 50
        assert found.dtype == expected.dtype
        assert (found == expected).all()
    assert len(list(tmp_path.glob("1/*"))) == -(-len(GAMES) // run_games)


class Garbage:
    """What only the collector of garbage finds; whichever thread it runs in, another gets its turn."""

    def __init__(self):
        self.itself = self

    def __del__(self):
        time.sleep(0)


def test_threads_that_take_turns_anywhere_read_runs(tmp_path, monkeypatch):
    """CPython may fail at two threads that parse what files begin with (gh-106905)."""
    monkeypatch.setattr(shape_files, "RUN_GAMES", 1)
    monkeypatch.setattr(shape_files, "PART_SHAPES", 100)
    games = GAMES[:8]
    ended, thresholds = threading.Event(), gc.get_threshold()

    def litter():
        while not ended.wait(1e-5):
            Garbage()

    thread = threading.Thread(target=litter)
    gc.set_threshold(10)
    thread.start()
    try:
        found = count(tmp_path, jobs=3, games=games)
    finally:
        ended.set()
        thread.join()
        gc.set_threshold(*thresholds)
    assert (found == in_memory(games, 3)).all()


def test_a_game_without_moves_and_games_without_shapes(tmp_path):
    assert (count(tmp_path / "a", games=[*GAMES, Game(7, b"", b"")]) == in_memory(GAMES, 3)).all()
    assert len(count(tmp_path / "b", games=[Game(7, b"", b"")])) == 0


def test_runs_that_are_there_are_used_and_those_of_other_games_are_not(tmp_path):
    expected = count(tmp_path)
    there = sorted(tmp_path.iterdir())
    times = [path.stat().st_mtime_ns for path in there[1:]]
    there[0].unlink()
    assert (count(tmp_path) == expected).all()
    assert [path.stat().st_mtime_ns for path in there[1:]] == times
    assert (count(tmp_path, games=GAMES[:8]) == in_memory(GAMES[:8], 3)).all()
    assert len(list(tmp_path.iterdir())) == len(there) + 2
    ShapeRuns(tmp_path, GAMES).drop()
    assert not tmp_path.exists()


def test_a_signal_lets_the_runs_at_hand_be_finished(tmp_path, monkeypatch):
    write, written = ShapeRuns._write, []

    def told(self, number):
        write(self, number)
        written.append(number)
        if number == 1:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(ShapeRuns, "_write", told)
    with pytest.raises(KeyboardInterrupt):
        count(tmp_path)
    assert sorted(written) == [0, 1]
    assert (count(tmp_path) == in_memory(GAMES, 3)).all()
    assert sorted(written) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("data", [b"", b"half a", None])
def test_a_damaged_run_is_told(tmp_path, data):
    count(tmp_path)
    path = sorted(tmp_path.iterdir())[2]
    path.write_bytes(path.read_bytes()[:5000] if data is None else data)
    with pytest.raises(KatachiError) as caught:
        count(tmp_path)
    said = f"katachi: {caught.value}"
    why = said.partition("cannot be read: ")[2].partition("; delete")[0]
    told("What a stage keeps beside the database is damaged", said, FILE=path, WHY=why)
    path.unlink()
    assert (count(tmp_path) == in_memory(GAMES, 3)).all()


def test_no_room_for_a_run(tmp_path):
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    kept = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, limit[1]))
        with pytest.raises(KatachiError) as caught:
            count(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, kept)
    assert list(tmp_path.iterdir()) == []
    path, said = ShapeRuns(tmp_path, GAMES).paths[0], f"katachi: {caught.value}"
    told("There is no room for what a stage keeps beside the database", said, FILE=path, WHY="File too large")
    assert (count(tmp_path) == in_memory(GAMES, 3)).all()
