import shlex
import shutil
import sys
from pathlib import Path

import pytest
from cli_runner import run, run_json

from engine.board import Board
from engine.ending import Ending
from engine.gtp import Session
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, from_gtp
from pipeline.errors import KatachiError
from pipeline.regression.positions import load
from pipeline.regression.suites import parse_suite

DATA = Path(__file__).parents[2] / "data" / "regression"
SCRIPTED = Path(__file__).parents[1] / "scripted_engine.py"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The suites in the current folder."""
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


# -- suites ----------------------------------------------------------------------------------------


def questions(text):
    return [c for block in parse_suite(text, "x.tst").blocks for c in block.commands if c.is_question]


@pytest.mark.parametrize(
    ("expected", "answer", "right"),
    [
        ("1 (B4|B5)", "1 B5", True),
        ("1 (B4|B5)", "1 B51", False),
        ("1 B4", "11 B4", False),
        ("0|1 A1", "1 A1", True),
        ("!1 T13", "0", True),
        ("!1 T13", "1 T13", False),
        ("!1 T1", "1 T13", True),
        ("(2|3) F11", "3 F11", True),
        ("", "", True),
    ],
)
def test_an_answer_must_match_as_a_whole(expected, answer, right):
    (question,) = questions(f"1 attack A1\n#? [{expected}]\n")
    assert question.accepts(answer) == right


def test_a_block_begins_where_a_position_is_loaded():
    suite = parse_suite(
        "komi 1\nloadsgf a\n1 attack A1\n#? [0]\nplay B A1\nloadsgf b\nboardsize 9\n", "x.tst"
    )
    assert [[command.text for command in block.commands] for block in suite.blocks] == [
        ["komi 1"],
        ["loadsgf a", "attack A1", "play B A1"],
        ["loadsgf b"],
        ["boardsize 9"],
    ]


def test_marks_and_categories():
    found = questions(
        "#CATEGORY=ko\n1 attack A1 # why\n#? [0]*\n2 attack A2\n# category: net\n#? [0]\n"
        "3 attack A3\n#? [0]&\n4 attack A4\n#? [0]\n"
    )
    assert [(q.number, q.text, q.category, q.known_failure) for q in found] == [
        (1, "attack A1", "ko", True),
        (2, "attack A2", "net", False),
        (4, "attack A4", "", False),
    ]


# -- positions -------------------------------------------------------------------------------------


def stones(board, color):
    return [name for name in ("C5", "D4", "D5", "D6", "E5", "E4", "G5") if at(board, name) == color]


def at(board, name):
    return board.color_at(from_gtp(name, board.size))


def test_the_position_before_a_move():
    loaded = load(DATA / "moves.sgf", "4")
    assert (loaded.board.num_moves, loaded.to_play, loaded.komi) == (3, WHITE, 6.5)
    assert stones(loaded.board, BLACK) == ["C5", "D4"]


def test_the_position_before_the_first_move_at_a_point():
    assert load(DATA / "moves.sgf", "E5").board.num_moves == 4


@pytest.mark.parametrize(
    ("rules", "counts_territory"),
    [("", True), ("RU[Japanese]", True), ("RU[korean]", True), ("RU[]", True), ("RU[Chinese]", False),
     ("RU[AGA]", False), ("RU[Tromp/Taylor]", False), ("RU[NZ]", False), ("RU[GOE]", False)],
)  # fmt: skip
def test_a_score_is_counted_by_the_rules_of_the_record(tmp_path, rules, counts_territory):
    """Black has all of the board but for a White stone that is captured, and has played a stone more."""
    moves = "".join(f";B[{b}];W[{w}]" for b, w in (("bc", "cc"), ("cb", "tt"), ("dc", "tt"), ("cd", "tt")))
    (tmp_path / "a.sgf").write_text(f"(;SZ[5]KM[0]{rules}{moves};B[dd];W[db];B[ea])")
    loaded = load(tmp_path / "a.sgf")
    assert loaded.counts_territory == counts_territory
    suite = tmp_path / "a.tst"
    suite.write_text("loadsgf a.sgf\n1 estimate_score\n#? [0]\n")
    (wrong,) = run_json("regress", suite, "--jobs", 1)["wrong"]
    expected = Ending().estimate(loaded.board, loaded.to_play, counts_territory)
    assert wrong["got"] == f"B+{expected:.1f}"
    otherwise = Ending().estimate(loaded.board, loaded.to_play, not counts_territory)
    assert otherwise != pytest.approx(expected, abs=0.1)


def test_a_score_goes_by_whose_turn_the_record_says_it_is(tmp_path):
    """Stones that are set up tell nothing of it: who is to play is ahead."""
    suite = tmp_path / "a.tst"
    suite.write_text("loadsgf b.sgf\n1 estimate_score\n#? [0]\nloadsgf w.sgf\n2 estimate_score\n#? [0]\n")
    for name, color in (("b", "B"), ("w", "W")):
        (tmp_path / f"{name}.sgf").write_text(f"(;SZ[19]KM[0]AB[dd][pp]AW[dp][pd]PL[{color}])")
    black, white = (one["got"] for one in run_json("regress", suite, "--jobs", 1)["wrong"])
    assert black.startswith("B+")
    assert white == black.replace("B", "W")


@pytest.mark.parametrize("until", ["", "99"])
def test_the_whole_main_line(until):
    loaded = load(DATA / "moves.sgf", until)
    assert loaded.board.num_moves == 7
    assert at(loaded.board, "D5") == EMPTY


def test_a_diagram_without_moves():
    loaded = load(DATA / "corner.sgf")
    assert (loaded.board.size, loaded.to_play, loaded.board.num_moves) == (9, WHITE, 0)
    assert [at(loaded.board, name) for name in ("A8", "D8", "C9", "G1", "F1", "H1")] == [1, 1, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("said", "to_play"),
    [("PL[B]HA[2]", BLACK), ("HA[2]PL[B]", BLACK), ("PL[W]HA[2]", WHITE), ("HA[2]", WHITE), ("HA[0]", BLACK)],
)
def test_whose_turn_it_is_says_pl_before_or_behind_a_handicap(tmp_path, said, to_play):
    (tmp_path / "a.sgf").write_text(f"(;SZ[9]{said}AB[cc][gg])")
    assert load(tmp_path / "a.sgf").to_play == to_play


@pytest.mark.parametrize(
    ("until", "to_play"), [("1", WHITE), ("2", BLACK), ("3", BLACK), ("C3", BLACK), ("", WHITE)]
)
def test_before_a_move_it_is_the_turn_of_who_plays_it(tmp_path, until, to_play):
    (tmp_path / "a.sgf").write_text("(;SZ[9]AB[dd][ff];W[ee];B[cf];B[cg])")
    assert load(tmp_path / "a.sgf", until).to_play == to_play


@pytest.mark.parametrize("said", [f"HA[{' ' * 9}2]", f"HA[{'0' * 9}2]"])
def test_a_handicap_behind_spaces_or_zeros_is_one(tmp_path, said):
    (tmp_path / "a.sgf").write_text(f"(;SZ[9]{said}AB[cc][gg])")
    assert load(tmp_path / "a.sgf").to_play == WHITE


@pytest.mark.parametrize("value", ["aa:tt", "tt:bb", "aa:", ":bb", "tt", ""])
def test_a_pass_is_no_point_and_no_corner_of_a_rectangle(tmp_path, value):
    (tmp_path / "a.sgf").write_text(f"(;SZ[9]AB[cc][{value}])")
    board = load(tmp_path / "a.sgf").board
    assert [at for at in board_points(9) if board.color_at(at)] == [from_gtp("C7", 9)]


def test_a_record_in_utf16(tmp_path):
    (tmp_path / "a.sgf").write_text("(;GM[1]SZ[9]PB[Jörg];B[cc];W[gg])", encoding="utf-16")
    assert load(tmp_path / "a.sgf").board.num_moves == 2


def test_setup_after_moves_and_a_pass():
    board = load(DATA / "late.sgf").board
    assert stones(board, WHITE) == ["G5"]
    assert stones(board, BLACK) == ["E5"]
    assert board.moves() == [(BLACK, PASS)]


@pytest.mark.parametrize(
    ("text", "until", "said"),
    [
        (b"nothing", "", "no game to load: no-game"),
        (b"(;SZ[9];B[aa];W[aa])", "", "move 2: illegal move W A9: occupied"),
        (b"(;SZ[9];B[zz])", "", "not a point"),
        (b"(;SZ[9]AB[aa]AW[ba][ab])", "", "no liberty"),
        (b"(;SZ[9];B[aa])", "Z4", "off the 9x9 board"),
        (b"(;SZ[9]AB[aa:bb:cc];B[dd])", "B?", "not a coordinate"),
    ],
)
def test_records_that_cannot_be_followed(tmp_path, text, until, said):
    (tmp_path / "a.sgf").write_bytes(text)
    with pytest.raises(KatachiError, match=said):
        load(tmp_path / "a.sgf", until)


def test_an_illegal_move_after_the_position_does_no_harm(tmp_path):
    (tmp_path / "a.sgf").write_bytes(b"(;SZ[9];B[aa];W[aa])")
    assert load(tmp_path / "a.sgf", "2").board.num_moves == 1


# -- the command -----------------------------------------------------------------------------------


def test_every_question_has_one_verdict(folder):
    found = run_json("regress", "small.tst", "--jobs", 1)
    assert (found["passed"], found["failed"], found["unexpected_pass"]) == (7, 4, 1)
    assert (found["questions"], found["right"], found["known_failures"]) == (12, 8, 2)
    assert {name: counts["right"] for name, counts in found["categories"].items()} == {
        "attack": 3,
        "attack: free": 1,
        "boil_water": 0,
        "defend": 1,
        "defend: escape": 1,
        "estimate_score": 1,
        "is_legal": 1,
        "name": 0,
        "same_dragon": 1,
        "unconditional_status": 1,
    }
    assert {(q["number"], q["got"]) for q in found["wrong"]} == {
        (5, "? no stone at D7"),
        (11, "alive"),
        (13, "Katachi"),
        (16, "? unknown command"),
    }


def test_what_is_wrong_is_told_with_its_line(folder):
    found = run_json("regress", "broken.tst", "--jobs", 1)
    assert [(fault["line"], fault["text"]) for fault in found["faults"]] == [
        (3, "an answer without a numbered command before it"),
        (4, "not a command: '%%'"),
        (6, "not an expected answer: '#? [(]'"),
        (7, "loadsgf missing.sgf: missing.sgf: cannot be read: No such file or directory"),
        (11, "stir: unknown command"),
        (14, "play W C5: illegal move W C5: occupied"),
    ]
    assert [q["got"] for q in found["wrong"]] == [
        "? position not reached: loadsgf missing.sgf",
        "? position not reached: play W C5",
    ]


def test_any_number_of_workers_gives_the_same(folder):
    def told(jobs):
        found = run_json("regress", "small.tst", "broken.tst", "--jobs", jobs)
        for suite in found["suites"]:
            del suite["cpu_s"], suite["elapsed_s"]
        for question in found["wrong"]:
            del question["ms"]
        return found

    assert told(1) == told(2)


def test_the_text_has_a_row_for_each_suite_and_category(folder):
    ran = run("regress", "small.tst", "broken.tst", "--jobs", 1, "--verbose")
    assert ran.code == 0
    rows = [line.split()[:7] for line in ran.out.splitlines()]
    assert ["small.tst", "12", "8", "7", "1", "4", "2"] in rows
    assert ["all", "16", "10", "9", "1", "6", "2"] in rows
    assert "small.tst, line 7: 2 defend D5: unexpected pass: got '1 D6', expected [1 D6]*" in ran.out
    assert "fault: broken.tst, line 4: not a command: '%%'" in ran.out


@pytest.mark.parametrize(("least", "code"), [(8, 0), (9, 3)])
def test_a_gate(folder, least, code):
    ran = run("regress", "small.tst", "--jobs", 1, "--min-pass", least)
    assert ran.code == code
    assert ("8 right answers, 9 wanted" in ran.err) == (code == 3)


def test_strict(folder):
    assert run("regress", "small.tst", "--jobs", 1, "--strict").code == 4


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "cannot be read: No such file"), (b"\xff\xfe\x00 attack\n", "no question in it")],
)
def test_a_file_that_is_no_suite(tmp_path, content, said):
    path = tmp_path / "a.tst"
    if content is not None:
        path.write_bytes(content)
    ran = run("regress", path)
    assert ran.code == 1
    assert said in ran.err
    assert ran.err.count("\n") == 1


# -- who is asked ----------------------------------------------------------------------------------

MOVES = """boardsize 9
1 reg_genmove black
#? [[A-J][1-9]]
2 countlib A1
#? [2]*
play white A1
3 countlib A1
#? [2]
"""


def as_program(*words):
    return "gtp:" + shlex.join([sys.executable, *map(str, words)])


def test_moves_are_asked_of_the_engine_that_is_named(tmp_path):
    path = tmp_path / "moves.tst"
    path.write_text(MOVES)
    for engine in ("manyfaces", "ryder"):
        found = run_json("regress", path, "--jobs", 1, "--engine", engine, "--level", 1)
        assert [(q["number"], q["got"]) for q in found["wrong"]] == [(2, "? no stone at A1")]


def test_another_program_is_asked_over_gtp(folder):
    ours = run_json("regress", "small.tst", "--jobs", 1)
    theirs = run_json(
        "regress", "small.tst", "--jobs", 2, "--engine", as_program("-m", "pipeline", "gtp", "--level", "1")
    )
    for found in (ours, theirs):
        for question in found["wrong"]:
            del question["ms"]
        for suite in found["suites"]:
            del suite["cpu_s"], suite["elapsed_s"]
    assert ours == theirs


def test_a_program_that_fails_is_started_again(folder):
    (folder / "two.tst").write_text("boardsize 9\n1 genmove b\n#? [A1]\nclear_board\n2 genmove b\n#? [A1]\n")
    program = as_program(SCRIPTED, "A1 crash")
    found = run_json("regress", "two.tst", "two.tst", "--jobs", 1, "--engine", program)
    assert found["right"] == 4
    (folder / "three.tst").write_text(
        "boardsize 9\n" + "".join(f"{n} genmove b\n#? [A1]\n" for n in (1, 2, 3))
    )
    found = run_json("regress", "three.tst", "--jobs", 1, "--engine", program)
    assert [q["got"].partition(" ")[2][:5] for q in found["wrong"]] == ["crash", "crash"]


def test_a_program_that_is_started_again_gets_the_position(folder):
    log = folder / "log"
    (folder / "one.tst").write_text(
        "boardsize 9\nplay b C3\n1 genmove b\n#? [A1]\nplay w D4\n2 genmove b\n#? [A1]\n"
    )
    run_json("regress", "one.tst", "--jobs", 1, "--engine", as_program(SCRIPTED, "--log", log, "crash"))
    begun = ["boardsize 19", "clear_board", "boardsize 9", "play b C3"]
    again = [*begun, "play w D4", "genmove b"]
    assert log.read_text().splitlines() == [*begun, "genmove b", *again]


@pytest.mark.parametrize(
    ("engine", "code", "said"),
    [
        ("gtp:", 2, "gtp: wants what to start"),
        ("katago:a.cfg", 2, "answers no questions: give gtp:COMMAND"),
        ("gtp:no-such-program", 1, "cannot be started"),
        ("nobody", 1, "nobody"),
    ],
)
def test_nobody_to_ask(folder, engine, code, said):
    ran = run("regress", "small.tst", "--jobs", 1, "--engine", engine)
    assert (ran.code, ran.err.count("\n")) == (code, 1)
    assert said in ran.err


# -- the session -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("", (True, "")),
        ("protocol_version", (True, "2")),
        ("known_command attack", (True, "true")),
        ("known_command loadsgf", (True, "false")),
        ("brew", (False, "unknown command")),
        ("play B", (False, "give a color and a point")),
        ("play green A1", (False, "not a color: 'green'")),
        ("play B Z1", (False, "off the 9x9 board: 'Z1'")),
        ("komi much", (False, "komi wants one number")),
        ("boardsize 99", (False, "unacceptable size")),
        ("boardsize", (False, "boardsize wants one number")),
        ("attack A1", (False, "no stone at A1")),
        ("attack", (False, "give 1 point")),
        ("unconditional_status pass", (False, "a pass is no point")),
        ("undo", (False, "cannot undo: there is no move to take back")),
        ("popgo", (False, "popgo takes back a trymove, and none is left")),
        ("increase_depths", (True, "")),
    ],
)
def test_a_command_and_its_reply(line, reply):
    assert Session(9).execute(line)[:2] == reply


def test_a_session_keeps_its_board():
    session = Session()
    for line in ("boardsize 5", "komi 0.5", "play b C3", "play white pass", "trymove w B3", "popgo", "undo"):
        assert session.execute(line).ok
    assert session.board.moves() == [(BLACK, from_gtp("C3", 5))]
    assert session.execute("showboard").text.splitlines()[4] == " 3 . . X . . 3"
    assert session.execute("estimate_score").text == f"B+{Ending().estimate(session.board) - 0.5:.1f}"
    session.execute("clear_board")
    assert session.board.state() == Board(5).state()
    assert session.execute("estimate_score").text.startswith("B+")


def test_eyes_are_told_with_the_moves_that_decide_them():
    session = Session(5)
    for stone in ("A4", "B4", "C4", "C3", "C2", "C1", "D2", "E2", "B3"):
        session.execute(f"play b {stone}")
    for point, told in (("A1", "1 2 A2 A2"), ("D1", "1 1"), ("C1", "-1")):
        assert session.execute(f"eval_eye {point}").text == told, point
    session = Session(9)
    session.execute("play w E5")
    assert [session.execute(f"eval_eye {point}").text for point in ("E4", "E3")] == ["0 0", "-1"]


def test_what_the_enemy_cannot_cut_is_one_group():
    session = Session(9)
    for stone in ("b C3", "b C5", "b G3", "w E3", "w E5", "w G5"):
        session.execute(f"play {stone}")
    pairs = {"C3 C5": "1", "C3 G3": "0", "E3 E5": "1", "C3 E3": "0", "C3 C3": "1"}
    assert {pair: session.execute(f"same_dragon {pair}").text for pair in pairs} == pairs


def test_every_listed_command_is_known():
    session = Session()
    for name in session.execute("list_commands").text.split():
        assert session.execute(f"known_command {name}").text == "true"
