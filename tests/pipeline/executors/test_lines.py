"""Progress where nobody watches: lines in a file."""

import itertools
import re

import pytest

from pipeline.executors import Executor
from pipeline.executors.lines import LineBar


@pytest.fixture
def now(monkeypatch):
    """A clock that is told what time it is."""
    time = [0.0]
    monkeypatch.setattr("tqdm.std.time", lambda: time[0])
    monkeypatch.setattr("pipeline.executors.lines.monotonic", lambda: time[0])
    return time


def test_a_line_a_minute_says_how_far_it_is_and_the_last_what_it_took(now, capsys):
    with Executor(1, True, in_lines=True).progress("replay", "games", 1000) as bar:
        for _ in range(250):
            now[0] += 1.0
            bar.update(4)
    said = capsys.readouterr().err
    lines = said.splitlines()
    assert len(lines) == 5
    assert lines[0].startswith("replay: 2")
    assert " of 1000 games, 01:0" in lines[0]
    assert lines[-2] == "replay: 960 of 1000 games, 04:00 so far, 00:10 left"
    assert lines[-1] == "replay: 1000 of 1000 games, 04:10 in all"
    assert "\r" not in said


def test_what_takes_less_than_a_minute_has_no_line(now, capsys):
    with Executor(1, True, in_lines=True).progress("cut", "misses", 50) as bar:
        for _ in range(50):
            now[0] += 1.0
            bar.update(1)
    assert capsys.readouterr().err == ""


def test_remarks_are_lines_too_and_nothing_is_said_where_progress_is_not_wanted(now, capsys):
    Executor(1, True, in_lines=True).note("train goes on where it was")
    assert capsys.readouterr().err == "train goes on where it was\n"
    quiet = Executor(1, False, in_lines=True)
    quiet.note("unheard")
    with quiet.progress("replay", "games", 100) as bar:
        now[0] += 100.0
        bar.update(100)
    assert capsys.readouterr().err == ""


def test_where_nobody_knows_how_much_there_is_it_says_what_is_done(now, capsys):
    with Executor(1, True, in_lines=True).progress("ingest", "records") as bar:
        now[0] += 70.0
        bar.update(123)
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["ingest: 123 records, 01:10 so far", "ingest: 123 records, 01:10 in all"]


def test_what_is_interrupted_says_how_far_it_came(now, capsys):
    def interrupted():
        with Executor(1, True, in_lines=True).progress("mine", "games", 100) as bar:
            now[0] += 61.0
            bar.update(40)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert capsys.readouterr().err.splitlines()[-1] == "mine: 40 of 100 games, 01:01 in all"


def test_a_clock_that_jumps_brings_no_line_and_no_time_below_zero(now, monkeypatch, capsys):
    jumps = itertools.cycle([1e9, -1e9, 0.0])
    monkeypatch.setattr("tqdm.std.time", lambda: next(jumps))
    with Executor(1, True, in_lines=True).progress("ingest", "records", 600) as bar:
        for _ in range(50):
            now[0] += 1.0
            bar.update(5)
        assert capsys.readouterr().err == ""
        now[0] += 50.0
        for _ in range(50):
            bar.update(5)
    first, _ = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r"ingest: \d+ of 600 records, 01:40 so far, 0\d:\d\d left", first)


def test_one_whose_making_was_interrupted_is_forgotten_without_a_word(capsys):
    """It is closed all the same: tqdm does that when a bar is forgotten."""
    LineBar.__new__(LineBar).close()
    assert capsys.readouterr() == ("", "")
