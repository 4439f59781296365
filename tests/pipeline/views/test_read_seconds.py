"""`katachi read --seconds` of strings and pairs: long readings end in time, tell what they had, and can be
interrupted."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest
from cli_runner import run, run_json

# where one string, and two of them, are not read to their end within seconds
LONG = Path(__file__).parents[3] / "corpora" / "classics" / "alphago-ke-jie-2.sgf"
STRING = ("read", LONG, "o4", "--move", 101, "--deep", "--nodes", 1_000_000_000)
PAIR = ("read", LONG, "g4", "--move", 101, "--connect", "g2", "--deep")
SMALL = (("read", LONG, "o4", "--move", 101, "--all"), ("read", LONG, "g4", "--move", 101, "--connect", "g2"))


@pytest.mark.parametrize(
    ("asked", "ends"), [((*STRING, "--all"), "saved"), (PAIR, "separated")], ids=["string", "pair"]
)
def test_seconds_end_both_questions_and_tell_what_they_had(asked, ends):
    begun = time.monotonic()
    report = run_json(*asked, "--line", "--seconds", 2)
    assert 1 <= time.monotonic() - begun < 30
    attack = report["attack"]
    assert (attack["result"], attack["end"], attack["line"]) == ("undecided", "undecided", [])
    assert attack["nodes"] > 0
    assert attack.get("so_far", attack.get("likely")) == ends
    # what the first one has used up is not taken from the second
    assert report["defence"]["nodes"] > 0


@pytest.mark.parametrize("asked", SMALL, ids=["string", "pair"])
def test_seconds_change_nothing_where_they_are_enough(asked):
    assert run(*asked, "--line", "--seconds", 60) == run(*asked, "--line")


@pytest.mark.parametrize("asked", [STRING, PAIR], ids=["string", "pair"])
def test_a_long_reading_ends_when_it_is_interrupted(asked):
    begun = time.monotonic()
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    ran = run(*asked, "--line")
    timer.join()
    assert time.monotonic() - begun < 30
    assert (ran.code, ran.out, ran.err.strip()) == (130, "", "katachi: interrupted")
