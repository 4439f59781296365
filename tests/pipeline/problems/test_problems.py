"""`katachi problems`: what it reads, what it says, and what it does with what cannot be used."""

import re
import shutil
import time
import zipfile
from pathlib import Path

import pytest
from cli_runner import run, run_json

from engine.points import BLACK, PASS, WHITE, from_gtp, to_gtp
from pipeline.errors import RejectedGame
from pipeline.executors import Executor
from pipeline.game_records.sgf_tree import Node, parse_tree, write_tree
from pipeline.problems import levels, running
from pipeline.problems.kinds import KINDS, find_kind
from pipeline.problems.problem import BadProblem, read_problems
from pipeline.problems.report import ProblemsReport
from pipeline.settings import Settings

FEW = Path(__file__).parents[2] / "data" / "problems" / "few.sgf"


def one(text):
    (problem,) = read_problems(text.encode(), "x.sgf", 1)
    return problem


def right(text):
    problem = one(text)
    return [to_gtp(point, problem.size) for point in problem.right]


def with_answers(answers, more=""):
    """A position with Black to play, and what stands after it."""
    return f"(;SZ[9]AB[dc][cd][ed]AW[dd]{more}{answers})"


# -- trees -----------------------------------------------------------------------------------------


def test_a_tree_is_what_was_written():
    root = Node({"SZ": ["9"], "C": ["a ] and a \\ in it"]})
    root.children = [Node({"B": ["aa"]}), Node({"B": ["bb"], "TE": ["1"]})]
    root.children[1].children = [Node({"W": [""]})]
    assert parse_tree(write_tree(root).encode()) == parse_tree(
        write_tree(parse_tree(write_tree(root).encode()).root).encode()
    )
    assert parse_tree(write_tree(root).encode()).root == root


@pytest.mark.parametrize(
    ("text", "complete"),
    [
        ("(;SZ[9];B[aa](;W[bb])(;W[cc]))", True),
        ("(;SZ[9];B[aa](;W[bb])(;W[cc])", False),
        ("(;SZ[9];B[aa](;W[bb])(;W[cc", False),
        ("stray (;SZ[9] x ;B[aa](;W[bb])(;W[cc])) behind", True),
        ("(;SiZe[9];Black[aa](;White[bb])(;White[cc]))", True),
    ],
)
def test_damage_in_a_tree(text, complete):
    tree = parse_tree(text.encode())
    assert tree.is_complete == complete
    assert tree.root.first("SZ") == "9"
    assert tree.root.children[0].children[0].first("W") == "bb"


def test_no_tree():
    with pytest.raises(RejectedGame, match="no-game"):
        parse_tree(b"no game at all")


def test_a_tree_may_be_deep():
    text = "(;SZ[9]AB[ee]" + ";B[aa];W[bb]" * 5000 + ")"
    assert sum(1 for _ in parse_tree(text.encode()).root.all_nodes()) == 10_001


def test_a_megabyte_of_letters_without_a_value_is_passed_over_at_once():
    began = time.process_time()
    tree = parse_tree(b"(;SZ[9]AB[ee] " + b"x" * 1_000_000 + b" ;B[aa] x y W [bb])")
    assert time.process_time() - began < 5
    assert [list(node.properties) for node in tree.root.all_nodes()] == [["SZ", "AB"], ["B", "W"]]


# -- which moves are right ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "wanted"),
    [
        ("(;B[de]C[RIGHT])(;B[ee]C[WRONG])", ["D5"]),
        ("(;B[ee];W[de])(;B[de];W[ee];B[ff]C[Well, CORRECT.])", ["D5"]),
        ("(;B[ee]C[Correct!])(;B[de]C[Incorrect.])", ["E5"]),
        ("(;B[ee]C[Not correct])(;B[de]C[That is right])", ["D5"]),
        ("(;B[ee]C[right side])(;B[de]C[right.])", ["D5"]),
        ("(;B[ee]C[wrong])(;B[de])", ["D5"]),
        ("(;B[ee]C[失敗])(;B[de]C[正解])", ["D5"]),
        ("(;B[ee]BM[1];W[de]C[RIGHT?])(;B[de]TE[2])", ["D5"]),
        ("(;B[ee]DO[])(;B[de]IT[])", ["D5"]),
        ("(;B[ee];W[de]GW[1])(;B[de];W[ee]GB[1])", ["D5"]),
        ("(;B[ee];W[de]TE[1])(;B[de];W[ee];B[ff]C[RIGHT])", ["D5"]),
        ("(;B[ee])(;B[de])", ["E5"]),
        ("(;B[ee]TE[1])(;B[de]TE[1])(;B[ef])", ["E5", "D5"]),
        ("(;B[dd]C[RIGHT])(;B[de]C[RIGHT])", ["D5"]),
        ("(;B[zz])(;B[de])", ["D5"]),
    ],
)
def test_what_is_right(answers, wanted):
    assert right(with_answers(answers)) == wanted


def test_follow_ups_are_marked_too():
    (first, _) = one(with_answers("(;B[de];W[ee](;B[ef]C[RIGHT])(;B[fe]))(;B[ee])")).moves
    (reply,) = first.after
    assert [(move.color, move.is_right) for move in reply.after] == [(BLACK, True), (BLACK, False)]


def test_below_a_mark_the_first_variation_goes_on():
    (first,) = one(with_answers("(;B[de]C[RIGHT];W[ee](;B[ef])(;B[fe]))")).moves
    assert [move.is_right for move in first.after[0].after] == [True, False]


def test_without_marks_a_wrong_move_has_no_right_follow_ups():
    _, wrong = one(with_answers("(;B[de];W[ee];B[ef])(;B[ee];W[de];B[df])")).moves
    assert not wrong.after[0].after[0].is_right


@pytest.mark.parametrize(
    ("more", "answers", "color"),
    [
        ("", "(;W[ee])", WHITE),
        ("PL[W]", "(;B[ee])", BLACK),
        ("PL[white]", "(;B[ee])(;W[ee])", WHITE),
        ("", "(;B[ee])(;W[ee])", BLACK),
    ],
)
def test_whose_move_it_is(more, answers, color):
    assert one(with_answers(answers, more)).color == color


def test_a_pass_may_be_right():
    assert one(with_answers("(;B[]C[RIGHT])(;B[ee])")).right == (PASS,)


# -- positions ---------------------------------------------------------------------------------------


def test_setup_in_several_nodes_and_rectangles():
    board = one("(;SZ[9]AB[aa:cc];AE[bb]AW[ee];B[ff])").board()
    assert board.num_stones(from_gtp("A9", 9)) == 8
    assert board.color_at(from_gtp("E5", 9)) == WHITE


def test_a_root_may_hold_several_problems():
    text = b"(;SZ[9]GN[All](;AB[aa]GN[One];W[ba]C[RIGHT])(;AW[bb]GN[Two](;B[ba])(;B[ab]C[RIGHT])))"
    assert [(p.title, p.right) for p in read_problems(text, "x.sgf", 1)] == [
        ("One", (from_gtp("B9", 9),)),
        ("Two", (from_gtp("A8", 9),)),
    ]


def test_problems_may_lie_deep_in_one_another():
    deep = 2000
    text = "(;SZ[9]" + "(;AB[aa]" * deep + ";W[ba])" + "(;AB[ab];W[bb]))" * deep
    found = read_problems(text.encode(), "x.sgf", 1)
    assert [next(found).right for _ in range(3)] == [(from_gtp(name, 9),) for name in ("B9", "B8", "B8")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("(;SZ[9]AB[aa]AW[ab][ba];B[cc])", "illegal position: setup: a string has no liberty"),
        ("(;SZ[9]AB[aa]AW[aa];B[cc])", "illegal position: a point is both black and white"),
        ("(;SZ[9]AB[zz];B[cc])", "AB: not a point of the 9x9 board: 'zz'"),
        ("(;SZ[9]AB[aa]C[hard!])", "no move in it"),
        ("(;SZ[9]AB[aa](;B[bb]C[WRONG]))", "no first move in it is right"),
        ("(;SZ[9]AB[aa](;B[aa]C[RIGHT]))", "no first move in it is right"),
        ("(;SZ[9];B[bb];W[cc])", "no stones are set up"),
        ("(;SZ[9]AB[aa]B[bb];W[cc])", "a move before the position"),
        ("(;SZ[9]AB[aa];B[bb]C[RIGHT]", "it is cut short"),
        ("(;SZ[99]AB[aa];B[bb])", "not a board size"),
        ("(;SZ[x]AB[aa];B[bb])", "not a board size"),
    ],
)
def test_what_cannot_be_used(text, said):
    with pytest.raises(BadProblem, match=re.escape(said)):
        one(text)


@pytest.mark.parametrize(
    ("texts", "own", "kind"),
    [
        (["kill"], [], "kill"),
        (["", "White to kill"], [], "kill"),
        (["Life and Death"], [], "life and death"),
        (["Life and Death"], [True], "live"),
        (["tsumego"], [False], "kill"),
        (["", "Catch them in a net"], [], "net"),
        (["Use a ladder to capture"], [], "ladder"),
        (["a capturing race"], [], "semeai"),
        (["Connect underneath"], [], "connect"),
        (["hello"], [], "other"),
        (["", "hello", "yose 3"], [], "endgame"),
    ],
)
def test_kinds_by_words(texts, own, kind):
    assert find_kind(texts, own) == kind
    assert kind in KINDS


def test_a_ko_is_what_the_right_mark_says():
    assert one(with_answers("(;B[de]C[RIGHT: by a ko])")).by_ko
    assert not one(with_answers("(;B[de]C[RIGHT])(;B[ee]C[WRONG: only a ko])")).by_ko


# -- answers -----------------------------------------------------------------------------------------


class Said:
    """Answers what it is told to, by the number of moves played."""

    def __init__(self, *names):
        self.names = names

    def answer(self, problem, board):
        return from_gtp(self.names[min(board.num_moves // 2, len(self.names) - 1)], board.size)


LINE = with_answers("(;B[de](;W[ee];B[ef]C[RIGHT])(;W[ce];B[cf]C[RIGHT]))(;B[ee]C[WRONG])")


@pytest.mark.parametrize(
    ("said", "first", "asked", "correct", "missed"),
    [
        (["E5"], False, 0, 0, ""),
        (["D5", "E4"], True, 2, 1, "deCEef"),
        (["D5", "A1"], True, 2, 0, "deEEai"),
        (["D5", "pass"], True, 2, 0, "deEE.."),
    ],
)
def test_follow_ups_are_asked_after_every_reply(said, first, asked, correct, missed):
    found = running.answer(one(LINE), Said(*said))
    assert (found.is_right, found.asked, found.right, found.missed) == (
        first,
        asked,
        correct,
        missed.encode(),
    )
    assert found.follows == (first and asked == correct)


def test_every_level_answers_and_leaves_the_board_alone():
    problem = next(read_problems(FEW.read_bytes(), "few.sgf", 1))
    for name in levels.LEVELS:
        board = problem.board()
        before = board.state()
        level = levels.make_level(name, "ryder", None)
        assert board.is_legal(problem.color, level.answer(problem, board))
        assert board.state() == before


def test_here_is_where_the_stones_are():
    problem = one("(;SZ[19]AB[pd][qd]AW[pc][qc];B[oc])")
    point = levels.make_level("here", "ryder", None).answer(problem, problem.board())
    assert to_gtp(point, 19)[0] in "OPQRST"


def test_reading_finds_what_the_list_does_not():
    problem = next(read_problems(FEW.read_bytes(), "few.sgf", 1))
    assert levels.make_level("reading", "ryder", None).answer(problem, problem.board()) in problem.right


# -- the command -------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    shutil.copy(FEW, tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_report(folder):
    ran = run("problems", "few.sgf", "--level", "reading", "--boards", "--jobs", 1)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert lines[0].split() == ["kind", "problems", "reading", "reading,", "line"]
    assert any(line.startswith("all") and " 2 " in line for line in lines)
    assert (
        "fault: few.sgf, game 2: illegal position: setup: a string has no liberty after the stone at A8"
        in lines
    )
    assert "fault: few.sgf, game 3: no move in it, so that nothing is known to be right" in lines


def test_jobs_do_not_change_the_report(folder):
    alone, shared = (run("problems", "few.sgf", "--jobs", jobs) for jobs in (1, 2))
    assert alone == shared


def test_json(folder):
    found = run_json("problems", "few.sgf", "--jobs", 1)
    assert found["problems"] == 2
    assert [fault["number"] for fault in found["faults"]] == [2, 3]
    assert [one["kind"] for one in found["outcomes"]] == ["kill", "capture"]
    assert found["levels"].keys() == levels.LEVELS.keys()
    assert found["kinds"]["all"]["levels"] == found["levels"]


def test_archives_and_folders(folder):
    with zipfile.ZipFile("few.zip", "w") as archive:
        archive.write("few.sgf", "in/few.sgf")
    (folder / "sub").mkdir()
    shutil.copy(FEW, folder / "sub")
    found = run_json("problems", "few.zip", "sub", "--jobs", 1, "--level", "list")
    assert {one["path"] for one in found["outcomes"]} == {"few.zip!in/few.sgf", "sub/few.sgf"}


def test_a_cut_file_is_a_fault_of_one_line(folder):
    (folder / "cut.sgf").write_bytes(FEW.read_bytes()[:180])
    ran = run("problems", "cut.sgf", "few.sgf", "--jobs", 1, "--level", "list")
    assert ran.code == 0
    assert "fault: cut.sgf: it is cut short, so that answers may be missing\n" in ran.out


def test_a_problem_that_cannot_be_used_stops_none_of_its_tree(folder):
    one, none = "(;AB[aa]AW[ab];W[ba]C[RIGHT])", "(;AB[aa];C[nothing])"
    (folder / "all.sgf").write_text(f"(;SZ[9]{none}{one}{none}{one})", encoding="utf-8")
    found = run_json("problems", "all.sgf", "--jobs", 1, "--level", "list")
    assert (found["problems"], len(found["faults"])) == (2, 2)


def test_a_record_that_is_too_large_is_told_as_everywhere(folder):
    (folder / "large.sgf").write_bytes(b"(;SZ[9]C[" + b"a" * (6 << 20) + b"];B[aa];W[bb])")
    ran = run("problems", "large.sgf", "--jobs", 1, "--level", "list")
    assert "fault: large.sgf: too-large: 2097153 bytes or more\n" in ran.out
    assert "too-large: 2097153 bytes or more" in run("suggest", "large.sgf").err
    (folder / "large.sgf").unlink()


def test_strict(folder):
    ran = run("problems", "few.sgf", "--strict", "--jobs", 1, "--level", "list")
    assert (ran.code, ran.err.count("\n")) == (4, 1)
    assert "2 problems could not be used" in ran.err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("nowhere.sgf",), 1, "nothing at 'nowhere.sgf'"),
        (("few.sgf", "--level", "magic"), 2, "no level is called 'magic'; there are: list, here, reading"),
        (("few.sgf", "--engine", "nobody"), 1, "no player is called 'nobody'"),
    ],
)
def test_errors_are_one_line(folder, words, code, said):
    ran = run("problems", *words, "--jobs", 1)
    assert (ran.code, ran.err.count("\n")) == (code, 1)
    assert said in ran.err


def test_names_neither_break_lines_nor_move_the_cursor(folder):
    """Without what takes colours away from a terminal that is none."""
    (folder / "new\nline\x1b[31m.sgf").write_text("(;GM[1]SZ[19];B[zz])")
    (folder / "wrong.sgf").write_text("(;SZ[9]GN[a\x1b[2Jname]AB[ba][bb][ab]AW[ca][cb][cc];B[ii];W[aa])")
    found = running.run([str(folder)], ["list"], Settings(engine="ryder"), Executor(1))
    text = ProblemsReport(found, boards=True).as_text()
    assert "fault: " in text
    assert "new\\nline\\x1b[31m.sgf" in text
    assert "a\\x1b[2Jname" in text
    assert "\x1b" not in text


def test_nothing_but_faults(folder):
    (folder / "text.sgf").write_text("nothing")
    found = run_json("problems", "text.sgf", "--jobs", 1)
    assert (found["problems"], len(found["faults"])) == (0, 1)
    assert run("problems", "text.sgf", "--jobs", 1, "--html", "o.html").code == 0


def test_the_page_needs_nothing_and_draws_what_went_wrong(folder):
    found = run_json("problems", "few.sgf", "--jobs", 1, "--html", "wrong.html")
    page = (folder / "wrong.html").read_text(encoding="utf-8")
    wrong = sum(not answer["line"] for one in found["outcomes"] for answer in one["answers"].values())
    assert page.count("<svg") == wrong > 0
    assert not re.search(r'(?:src|href)="?http', page)
    assert "fault" in page
