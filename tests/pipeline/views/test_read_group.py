"""`katachi read --group`: what it prints, its SGF trees, and what it refuses."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest
from cli_runner import run, run_json
from sgfmill import sgf

from engine import diagram
from engine.board import Board
from engine.points import BLACK, PASS, WHITE, point
from pipeline.game_records.sgf_tree import Node, position_properties, write_tree

# White's three in a row in the corner, Black all around; then a move of each side far away.
GAME = "(;GM[1]FF[4]SZ[9]AB[ag][bg][cg][dg][dh][di][eg]AW[ah][bh][ch][ci];B[ia];W[ib])"
DRAWN = """\
three.sgf, before move 3; A2: White, a group of 4 stones

   A B C D E F G H J
 9 . . . . . . . . X 9
 8 . . . . . . . . O 8
 7 . . + . . . + . . 7
 6 . . . . . . . . . 6
 5 . . . . + . . . . 5
 4 . . . . . . . . . 4
 3 X X X X X . + . . 3
 2 ? ? ? X . . . . . 2
 1 . . ? X . . . . . 1
   A B C D E F G H J

"""
BENT_FOUR = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . O . O . .
    . . . . . . . . .
    O O O O O O . . .
    X X O O O O . . .
    . X X X X O . . .
    O O O . X O . . .
    """
#: where a group in the middle of a fight is not read to its end within seconds
LONG = Path(__file__).parents[3] / "corpora" / "classics" / "alphago-ke-jie-2.sgf"
TO_BE_MADE = BENT_FOUR.replace("O O O . X O", ". O O . X O")


@pytest.fixture(autouse=True)
def three(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "three.sgf").write_text(GAME)
    # four points in a row, of which Black has the second and White is to decide
    (tmp_path / "row.sgf").write_text(
        "(;GM[1]FF[4]SZ[9]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di];B[ia];W[ib])"
    )


def test_a_dead_group():
    ran = run("read", "three.sgf", "a2", "--group")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(DRAWN)
    assert ran.out.removeprefix(DRAWN).splitlines() == [
        "the enemy first: killed; 0 positions",
        "  too little is left that could become eyes",
        "its own side first: killed; 4 positions",
        "  A1: it is captured, at once or in a ladder",
        "dead",
        "taken for alive: Black D1 (7 stones)",
    ]


def test_a_critical_group():
    ran = run("read", "row.sgf", "a2", "--group", "--all")
    assert ran.out.splitlines()[14:] == [
        "the enemy first: killed, B1; 2 positions",
        "  B1: too little is left that could become eyes",
        "its own side first: lives, B1; 2 positions",
        "  B1: it has two eyes",
        "critical",
        "taken for alive: Black E1 (7 stones)",
    ]


def test_the_same_for_scripts():
    report = run_json("read", "row.sgf", "A2", "--move", 1, "--group", "--all")
    assert (report["move"], report["point"], report["color"]) == (1, "A2", "White")
    assert report["stones"] == ["A2", "B2", "C2", "D2", "D1"]
    assert report["status"] == "critical"
    attack, defence = report["attack"], report["defence"]
    assert (attack["result"], attack["likely"], attack["best"], attack["moves"]) == (
        "killed",
        "killed",
        "B1",
        ["B1"],
    )
    assert (attack["line"], attack["end"], attack["as_it_stands"]) == (["B1"], "lack", False)
    assert (defence["result"], defence["line"], defence["end"]) == ("lives", ["B1"], "eyes")
    assert [(group["color"], len(group["stones"]), group["lives"]) for group in report["around"]] == [
        ("Black", 7, True)
    ]


def write(name, drawn):
    Path(name).write_text(write_tree(Node(position_properties(diagram.read(drawn)))))


def test_what_is_dead_as_it_stands():
    write("bent.sgf", BENT_FOUR)
    ran = run("read", "bent.sgf", "b3", "--group")
    said = [line.split(";")[0] for line in ran.out.splitlines() if " first: " in line]
    assert said == ["the enemy first: killed as it stands", "its own side first: killed as it stands"]
    assert "  pass A2: " in ran.out
    report = run_json("read", "bent.sgf", "b3", "--group")
    assert [report[name]["as_it_stands"] for name in ("attack", "defence")] == [True, True]
    assert (report["status"], report["attack"]["best"]) == ("dead", None)


def test_a_ko_is_told_by_who_needs_the_first_threat():
    write("ko.sgf", TO_BE_MADE)
    ran = run("read", "ko.sgf", "b3", "--group")
    assert "its own side first: ko, the defender needs the first threat, A1; " in ran.out
    assert "  A1 A2 A1!: nothing helps any more\n" in ran.out
    report = run_json("read", "ko.sgf", "b3", "--group")
    assert report["defence"]["result"] == "ko_defender_needs_threat"
    assert (report["defence"]["line"], report["defence"]["end"]) == (["A1", "A2", "A1"], "given_up")


def trees(path):
    """The game trees of a file, the position of each set up."""
    for text in Path(path).read_text().split("(;FF")[1:]:
        root = sgf.Sgf_game.from_string("(;FF" + text).get_root()
        black, white, _ = root.get_setup_stones()
        board = Board(root.get_size())
        for color, stones in ((BLACK, black), (WHITE, white)):
            for row, col in stones:
                board.play(color, point(col, board.size - 1 - row))
        yield root, board


def played(board, nodes):
    """Play every line below a node, which the rules have to allow: the moves and the last comment of each."""
    for node in nodes:
        color, move = node.get_move()
        at = PASS if move is None else point(move[1], board.size - 1 - move[0])
        board.play({"b": BLACK, "w": WHITE}[color], at)
        if len(node):
            yield from played(board, node)
        else:
            yield node.get("C")
        board.undo()


def test_the_lines_are_two_games_that_can_be_played():
    write("ko.sgf", TO_BE_MADE)
    report = run_json("read", "ko.sgf", "B3", "--group", "--sgf", "tree.sgf")
    (attack, board), (defence, again) = trees("tree.sgf")
    assert (attack.get("GN"), defence.get("GN")) == ("attack", "defence")
    for root in (attack, defence):
        assert len(root.get("TR")) == len(report["stones"])
    assert len(list(played(board, attack))) > 1
    assert "W[]C[a ko threat]" not in Path("tree.sgf").read_text()
    assert "B[]C[a ko threat];W[]C[its answer]" in Path("tree.sgf").read_text()
    assert next(iter(played(again, defence))) == "nothing helps any more"


def test_where_no_move_is_needed_the_tree_says_why():
    run_json("read", "three.sgf", "A2", "--group", "--sgf", "tree.sgf")
    (attack, _), _ = trees("tree.sgf")
    assert (
        attack.get("C") == "the enemy first: killed; 0 positions\ntoo little is left that could become eyes"
    )


def test_what_is_not_decided_is_said_to_be_unknown():
    write("ko.sgf", TO_BE_MADE)
    report = run_json("read", "ko.sgf", "b3", "--group", "--nodes", 8)
    assert report["defence"]["result"] == "undecided"
    assert report["defence"]["likely"] in ("killed", "lives")
    ran = run("read", "ko.sgf", "b3", "--group", "--nodes", 8)
    assert "its own side first: undecided (" in ran.out
    assert ", as it seems\n" in ran.out


def test_a_long_reading_ends_when_it_is_interrupted():
    timer = threading.Timer(2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    ran = run("read", LONG, "e12", "--move", 120, "--group", "--deep")
    timer.join()
    assert (ran.code, ran.out, ran.err.strip()) == (130, "", "katachi: interrupted")


def test_seconds_end_both_questions_and_tell_what_seems_likely():
    begun = time.monotonic()
    report = run_json("read", LONG, "e12", "--move", 120, "--group", "--deep", "--seconds", 6)
    # a whole question takes a million positions
    assert 3 <= time.monotonic() - begun < 40
    assert (report["attack"]["result"], report["attack"]["end"]) == ("undecided", "open")
    assert 0 < report["attack"]["nodes"] < 900_000
    # that of the second one is not touched by the end of the first
    assert report["defence"]["result"] == "lives"


def test_seconds_change_nothing_where_they_are_enough():
    plain = run("read", "row.sgf", "a2", "--group", "--all")
    assert run("read", "row.sgf", "a2", "--group", "--all", "--seconds", 60) == plain


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("E5",), 1, "no stone at E5 before move 3; look at another move"),
        (("pass",), 1, "katachi: a pass is no point; a point is written as D4\n"),
        (("A2", "--game", 2), 1, "three.sgf: there is no game 2 in it\n"),
        (("A2", "--sgf", "three.sgf"), 1, "three.sgf is the game that is read: give another file to write\n"),
    ],
)
def test_refusals_are_one_line(words, code, said):
    ran = run("read", "three.sgf", *words, "--group")
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err
    assert Path("three.sgf").read_text() == GAME
