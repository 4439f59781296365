"""`katachi read --connect`: what it prints, and what it refuses."""

from pathlib import Path

import pytest
from cli_runner import run, run_json

# Two black stones a jump apart, White above and below; then a move of each side far away.
GAME = "(;GM[1]FF[4]SZ[9]AB[dd][fd]AW[ec][ef];B[ia];W[ib])"
DRAWN = """\
jump.sgf, before move 3; D6 and F6: Black

   A B C D E F G H J
 9 . . . . . . . . X 9
 8 . . . . . . . . O 8
 7 . . + . O . + . . 7
 6 . . . ? . ? . . . 6
 5 . . . . + . . . . 5
 4 . . . . O . . . . 4
 3 . . + . . . + . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . . 1
   A B C D E F G H J

"""


@pytest.fixture(autouse=True)
def jump(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "jump.sgf").write_text(GAME)


def test_both_questions_are_answered_below_a_diagram():
    ran = run("read", "jump.sgf", "d6", "--connect", "f6")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(DRAWN)
    attack, defence = ran.out.removeprefix(DRAWN).splitlines()
    assert attack.startswith("the enemy first: cut, E6; ")
    assert defence.startswith("their own side first: connected, ")
    assert defence.endswith(("; 1 position", " positions"))


def test_the_same_for_scripts():
    report = run_json("read", "jump.sgf", "D6", "--connect", "F6", "--move", 1)
    assert (report["move"], report["points"], report["color"]) == (1, ["D6", "F6"], "Black")
    attack, defence = report["attack"], report["defence"]
    assert (attack["result"], attack["likely"], attack["best"]) == ("separated", "separated", "E6")
    assert (defence["result"], defence["likely"]) == ("connected", "connected")
    assert defence["best"] in ("E6", "E5")


def test_what_needs_no_move_has_none():
    Path("solid.sgf").write_text("(;GM[1]FF[4]SZ[9]AB[dd][ee]AW[ia])")
    report = run_json("read", "solid.sgf", "D6", "--connect", "E5")
    assert [report[name]["result"] for name in ("attack", "defence")] == ["connected", "connected"]
    assert [report[name]["best"] for name in ("attack", "defence")] == [None, None]


def test_what_is_not_decided_is_said_to_be_unknown():
    ran = run("read", "jump.sgf", "D6", "--connect", "F6", "--nodes", 1)
    assert ran.code == 0
    assert "the enemy first: undecided (" in ran.out
    assert ", as it seems)" in ran.out


def test_a_line_stands_below_each_answer():
    ran = run("read", "jump.sgf", "D6", "--connect", "F6", "--line")
    attack, cut, defence, connected = ran.out.removeprefix(DRAWN).splitlines()
    assert attack.startswith("the enemy first: cut, E6; ")
    assert cut == "  E6: they are cut"
    assert defence.startswith("their own side first: connected, ")
    assert connected.startswith("  E")
    assert connected.endswith((": they are connected", ": they are one string"))


def test_a_line_for_scripts():
    report = run_json("read", "jump.sgf", "D6", "--connect", "F6", "--line")
    attack, defence = report["attack"], report["defence"]
    assert (attack["line"][0], attack["end"]) == ("E6", "separated")
    assert (defence["line"][0], defence["end"]) in (("E6", "joined"), ("E5", "connected"))
    assert "line" not in run_json("read", "jump.sgf", "D6", "--connect", "F6")["attack"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("E5",), 1, "no stone at E5 before move 3; look at another move"),
        (("pass",), 1, "a pass is no point; a point is written as D4"),
        (("E7",), 1, "katachi: D6 and E7 are stones of different colors\n"),
        (("D6",), 1, "katachi: D6 and D6 are stones of one string\n"),
        (
            ("F6", "--nodes", 20000),
            1,
            "--nodes is 16000 at most for two strings, 1000000 with --deep, not 20000",
        ),
        (("F6", "--deep", "--nodes", 2000000), 1, "--nodes is 1000000 at most for two strings, not 2000000"),
        (("F6", "--group"), 2, "--connect does not go with --group, --all or --sgf"),
        (("F6", "--all"), 2, "--connect does not go with --group, --all or --sgf"),
        (("F6", "--sgf", "tree.sgf"), 2, "--connect does not go with --group, --all or --sgf"),
    ],
)
def test_refusals_are_one_line(words, code, said):
    ran = run("read", "jump.sgf", "D6", "--connect", *words)
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err
    assert not Path("tree.sgf").exists()
