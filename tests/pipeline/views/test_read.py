"""`katachi read`: what it prints, its SGF tree, and what it refuses."""

from pathlib import Path

import pytest
from cli_runner import run, run_json
from sgfmill import sgf

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, point, to_gtp

# A net around a white stone; then a move of each side far away.
GAME = "(;GM[1]FF[4]SZ[9]AB[dc][ec][cd][ce]AW[dd][eg][fg];B[aa];W[ii])"
DRAWN = """\
net.sgf, before move 3; D6: White, 1 stone, 2 liberties

   A B C D E F G H J
 9 X . . . . . . . . 9
 8 . . . . . . . . . 8
 7 . . + X X . + . . 7
 6 . . X ? . . . . . 6
 5 . . X . + . . . . 5
 4 . . . . . . . . . 4
 3 . . + . O O + . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . O 1
   A B C D E F G H J

"""


@pytest.fixture(autouse=True)
def net(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "net.sgf").write_text(GAME)


def test_both_questions_are_answered_below_a_diagram():
    ran = run("read", "net.sgf", "d6", "--nodes", 50000)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(DRAWN)
    attack, defence = ran.out.removeprefix(DRAWN).splitlines()
    assert attack.startswith("the enemy first: taken, E5; ")
    assert defence.startswith("its own side first: saved, ")
    assert defence.endswith(" nodes")


def test_the_same_for_scripts():
    report = run_json("read", "net.sgf", "D6", "--move", 1, "--all", "--nodes", 50000)
    assert (report["move"], report["point"], report["color"]) == (1, "D6", "White")
    assert (report["stones"], report["liberties"]) == (1, 2)
    attack, defence = report["attack"], report["defence"]
    assert (attack["result"], attack["so_far"], attack["best"]) == ("taken", "taken", "E5")
    assert "E5" in attack["moves"]
    assert defence["result"] == "saved"
    assert defence["best"] in defence["moves"]
    assert all(answer["nodes"] > 0 for answer in (attack, defence))


def test_a_line_stands_below_each_answer():
    ran = run("read", "net.sgf", "D6", "--line", "--nodes", 50000)
    attack, attack_line, defence, defence_line = ran.out.removeprefix(DRAWN).splitlines()
    assert attack.startswith("the enemy first: taken, E5; ")
    assert attack_line.startswith("  E5 ")
    assert attack_line.endswith((": it is captured", ": nothing helps any more"))
    assert defence.startswith("its own side first: saved, ")
    assert defence_line.endswith(": it is saved")


def test_a_line_for_scripts():
    report = run_json("read", "net.sgf", "D6", "--line", "--nodes", 50000)
    attack, defence = report["attack"], report["defence"]
    assert (attack["line"], attack["end"]) == (["E5", "D8", "E6"], "given_up")
    assert (defence["line"][0], defence["end"]) == (defence["best"], "saved")


def test_what_is_not_decided_is_said_to_be_unknown():
    report = run_json("read", "net.sgf", "D6", "--nodes", 10)
    assert report["attack"] == {
        "result": "undecided",
        "so_far": "saved",
        "best": None,
        "nodes": 10,
        "moves": [],
    }
    assert (
        "the enemy first: undecided (saved so far); 10 nodes"
        in run("read", "net.sgf", "D6", "--nodes", 10).out
    )


def test_the_tree_is_two_games_that_hold_every_move_tried():
    report = run_json("read", "net.sgf", "D6", "--sgf", "tree.sgf", "--nodes", 300)
    attack, defence = Path("tree.sgf").read_text().removeprefix("(;FF").split("\n(;FF")
    for tree in (attack, defence):
        game = sgf.Sgf_game.from_string("(;FF" + tree)
        assert game.get_size() == 9
        assert len(game.get_root().get_setup_stones()[0]) == 5
    first = sgf.Sgf_game.from_string("(;FF" + attack).get_root()
    assert first.get("GN") == "attack"
    nodes, todo = 0, list(first)
    while todo:
        node = todo.pop()
        todo += list(node)
        assert node.get("C").startswith("order ")
        nodes += node.get_move()[1] is not None
    assert nodes == report["attack"]["nodes"] == 127


def illegal_moves(board, nodes):
    """The moves below a node that the rules do not allow after those before them."""
    for node in nodes:
        color, move = node.get_move()
        color = {"b": BLACK, "w": WHITE}[color]
        at = PASS if move is None else point(move[1], board.size - 1 - move[0])
        if board.is_legal(color, at):
            board.play(color, at)
            yield from illegal_moves(board, node)
            board.undo()
        else:
            yield to_gtp(at, board.size)


def test_a_ko_is_taken_back_after_a_threat():
    """Else the tree holds moves that are not legal."""
    Path("ko.sgf").write_text("(;GM[1]FF[4]SZ[5]AB[ba][cb][bc]AW[aa][ab][bb][ac][ad][bd];B[cd];W[dd])")
    run_json("read", "ko.sgf", "B4", "--sgf", "tree.sgf")
    trees = ["(;FF" + text for text in Path("tree.sgf").read_text().split("(;FF")[1:]]
    assert any("W[]C[a ko threat];B[]C[its answer]" in tree for tree in trees)
    for tree in trees:
        root = sgf.Sgf_game.from_string(tree).get_root()
        black, white, _ = root.get_setup_stones()
        board = Board(5)
        for color, stones in ((BLACK, black), (WHITE, white)):
            for row, col in stones:
                board.play(color, point(col, 4 - row))
        assert list(illegal_moves(board, root)) == []


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("E5",), 1, "no stone at E5 before move 3; look at another move"),
        (("Z9",), 1, "a point is written as D4"),
        (("pass",), 1, "katachi: a pass is no point; a point is written as D4\n"),
        (("D6", "--move", 9), 1, "has 2 moves: give a move from 1 to 3, not 9"),
        (("D6", "--game", 2), 1, "net.sgf: there is no game 2 in it\n"),
        (("D6", "--nodes", 0), 2, "0 is not in the range x>=1"),
    ],
)
def test_refusals_are_one_line(words, code, said):
    ran = run("read", "net.sgf", *words)
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err


@pytest.mark.parametrize("words", [("read", "net.sgf", "D6"), ("suggest", "net.sgf", "--think")])
@pytest.mark.parametrize("output", ["net.sgf", "./net.sgf"])
def test_the_tree_does_not_take_the_place_of_the_game(words, output):
    ran = run(*words, "--sgf", output)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"katachi: {output} is the game that is read: give another file to write\n"
    assert Path("net.sgf").read_text() == GAME


def test_tree_and_picture_are_two_files():
    ran = run("read", "net.sgf", "D6", "--sgf", "a.svg", "--picture", "./a.svg")
    assert (ran.code, ran.out) == (2, "")
    assert "--sgf and --picture would both write a.svg: give two files" in ran.err
    assert not Path("a.svg").exists()


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (";B[aa])", "1 move: give a move from 1 to 2, not 9"),
        (";B[aa];W[ii];B[", "2 moves: give a move from 1 to 3, not 9; the record ends there: truncated"),
        (
            ";B[aa];W[aa];B[bb])",
            "1 move: give a move from 1 to 2, not 9; the record ends there: occupied W[aa]",
        ),
    ],
)
def test_a_record_that_ends_early_is_told_as_one(moves, said):
    Path("short.sgf").write_text(f"(;GM[1]FF[4]SZ[9]AB[dc]{moves}")
    ran = run("read", "short.sgf", "D7", "--move", 9)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"katachi: short.sgf has {said}\n"


def test_of_a_folder_the_file_is_named_that_cannot_be_used():
    Path("games").mkdir()
    Path("games/a.sgf").write_text(GAME)
    Path("games/b.sgf").write_text("hello")
    ran = run("read", "games", "D6", "--game", 2)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "katachi: games, game 2 (games/b.sgf): cannot be used: no-game: hello\n"
    Path("b.sgf").write_text("hello")
    assert run("read", "b.sgf", "D6").err == "katachi: b.sgf, game 1: cannot be used: no-game: hello\n"


def test_a_file_that_cannot_be_read_is_told_from_one_without_a_game():
    Path("damaged.zip").write_bytes(b"no archive")
    ran = run("read", "damaged.zip", "D6")
    assert (ran.code, ran.out) == (1, "")
    why = "unreadable-archive: File is not a zip file"
    assert ran.err == f"katachi: damaged.zip: there is no game 1 in it; damaged.zip: {why}\n"
