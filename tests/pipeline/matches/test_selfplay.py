"""`katachi selfplay`: the games, the checks, and runs that go on."""

import json

import pytest
from cli_runner import run, run_json

from engine.points import BLACK
from engine.thinking import LookingChooser
from pipeline import judging
from pipeline.errors import CheckFailed
from pipeline.matches.selfplay import (
    CheckedSide,
    GameChecks,
    SelfPlay,
    SelfPlayReport,
    SelfPlayResult,
    _tasks,
)
from pipeline.matches.sides import Conditions
from pipeline.sgf import parse_game

COMMAND = ("selfplay", "--engine", "manyfaces", "--size", 5, "--levels", "1,2", "--jobs", 1)


def test_games_are_played_checked_and_gone_on_with(tmp_path):
    folder = tmp_path / "games"
    shown = run_json(*COMMAND, "--games", 2, "--to", folder)
    assert (shown["games"], set(shown["differing"].values()), shown["forfeits"]) == (2, {0}, [])
    lines = (folder / "results.jsonl").read_bytes().splitlines()
    assert len(lines) == 2
    moves = [parse_game((folder / f"{n:04}.sgf").read_bytes()).num_moves for n in (1, 2)]
    assert [json.loads(line)["num_moves"] for line in lines] == moves
    assert shown["positions"] >= sum(moves) - 2 * 4 > 0
    (folder / "results.jsonl").write_bytes(lines[0] + b"\n" + lines[1][:20])  # killed while writing
    again = run_json(*COMMAND, "--games", 3, "--to", folder)
    assert again["games"] == 3
    redone = (folder / "results.jsonl").read_bytes().splitlines()
    assert redone[0] == lines[0]
    timeless = [{**json.loads(line), "seconds": 0} for line in (lines[1], redone[1])]
    assert timeless[0] == timeless[1]
    ran = run("match", "ryder", "ryder", "--games", 2, "--to", folder)
    assert (ran.code, "holds selfplay, not a match; give --to another folder" in ran.err) == (2, True)
    ran = run(*COMMAND[:-4], "--levels", "1,3", "--to", folder)
    assert (ran.code, "holds selfplay with levels 1, 2, not 1, 3;" in ran.err) == (2, True)


def test_half_of_the_games_have_a_handicap_and_levels_are_those_asked_for():
    tasks = list(_tasks(SelfPlay(40, 19, (1, 3))))
    assert [task.handicap == 0 for task in tasks] == [True, False] * 20
    assert {task.handicap for task in tasks} <= {0, *range(2, 10)}
    assert {task.black_level for task in tasks} == {task.white_level for task in tasks} == {1, 3}
    assert list(_tasks(SelfPlay(40, 19, (1, 3)))) == tasks
    assert all(task.handicap == 0 for task in _tasks(SelfPlay(6, 5)))


def test_what_differs_is_told():
    player = judging.player("manyfaces", None)
    checked = GameChecks()
    side = CheckedSide(LookingChooser(player), 1, checked)
    side.start(Conditions(5, 7.5))
    side.choose(BLACK, None, False)
    assert (checked.positions, dict(checked.differing)) == (1, {})
    checked.note("score", "before move 2", "score: 3, anew 4")
    result = SelfPlayResult(
        *(1, 1, 1, 0, "B+1", "agreed", "", 9, 0.1, 7),
        dict(checked.differing),
        checked.words,
        "0001.sgf",
    )
    report = SelfPlayReport([result], "games")
    assert "game 1, before move 2: score: 3, anew 4" in report.as_text()
    assert report.as_json()["words"] == ["game 1, before move 2: score: 3, anew 4"]
    assert report.as_json()["differing"]["score"] == 1
    with pytest.raises(CheckFailed, match="1 difference and 0 forfeits in 1 game"):
        report.require_clean()


def test_wrong_levels_and_engines_without_lookahead_are_refused(tmp_path):
    for wrong in ("0", "21", "a", ""):
        ran = run("selfplay", "--levels", wrong, "--engine", "manyfaces", "--to", tmp_path / "x")
        assert (ran.code, "from 1 to 20" in ran.err) == (2, True)
    ran = run("selfplay", "--engine", "ryder", "--size", 5, "--jobs", 1, "--to", tmp_path / "y")
    assert ran.code == 2
    assert "nothing to check" in ran.err
