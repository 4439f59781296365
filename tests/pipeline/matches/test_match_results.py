"""`katachi match`: a folder whose lines somebody has changed, and the figures as JSON."""

import json

import pytest
from cli_runner import run, run_json


@pytest.fixture
def match(tmp_path):
    """The command of a match of two games, which is finished."""
    words = ("match", "ryder", "ryder", "--size", 2, "--games", 2, "--jobs", 1, "--to", tmp_path / "m")
    run_json(*words)
    return words


def lines_of(match):
    path = match[-1] / "results.jsonl"
    return path, path.read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"winner": "x"}, "not a result: black is 'a', winner 'x'; "),
        ({"black": ""}, "not a result: black is '', winner "),
        ({"more": 1}, "not a result: "),
    ],
)
def test_a_line_that_is_no_result_is_named_and_its_game_is_played_again_without_it(match, changed, said):
    path, (first, second) = lines_of(match)
    path.write_text(json.dumps(json.loads(first) | changed) + "\n" + second, "utf-8")
    ran = run(*match)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"katachi: {path}, line 1: {said}")
    assert ran.err.endswith("; take the line away, and its game is played again\n")
    path.write_text(second, "utf-8")
    assert run_json(*match)["games"] == 2
    assert sorted(json.loads(line)["game"] for line in lines_of(match)[1]) == [1, 2]


def test_as_strong_is_zero_and_not_less(match):
    path, (first, second) = lines_of(match)
    drawn = [json.dumps(json.loads(line) | {"winner": ""}) + "\n" for line in (first, second)]
    path.write_text("".join(drawn), "utf-8")
    ran = run(*match, "--json")
    assert '"elo": 0.0,' in ran.out
