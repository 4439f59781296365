"""`katachi joseki`: text, mining that leaves what people wrote, showing, checking."""

import re
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from cli_runner import run, run_json
from hypothesis import given
from hypothesis import strategies as st
from made_games import random_moves, sgf

from engine.board import Board
from engine.joseki.lines import root_key, steps
from engine.joseki.move import TENUKI_PLACE, TYPES, Graph, place_name
from engine.knowledge import Files
from engine.players import load_player
from engine.points import BLACK, WHITE, point
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.sgf_tree import write_tree
from pipeline.game_records.splitter import MAX_GAME_BYTES
from pipeline.joseki import mining, text
from pipeline.joseki.selecting import SelectionLimits
from pipeline.joseki.sgf import tree_of
from pipeline.review.joseki_desk import MOST_MOVES, JosekiDesk
from pipeline.settings import Settings
from pipeline.store import Store

#: the joseki that come with Katachi
DB = Path(__file__).parents[3] / "db" / "joseki"

SMALL = """# katachi joseki 2
4-4 90g 20p 510w 1999-2020 40,0,50e "star point"
 3-6 urgent! 60g 15p 500w 2001-2020 10,50e ; a low approach
  6-3 40g 10p 480w 2001-2019
   tenuki 30g 9p 500w 2001-2019
  tenuki rare 2g 2p 500w 2010-2010
 3-3 bad 20g 5p 400w 2016-2020 1,0,0,0,0,19e
  3-4
3-4 50g 9p 500w 1999-2020
"""


def test_a_text_comes_back_byte_for_byte():
    graph = text.read(SMALL, "small.jos")
    assert graph.num_moves == 8
    assert graph.root == root_key()
    assert text.write(graph) == SMALL
    assert text.read(text.write(graph), "again") == graph


def test_lines_that_meet_are_written_once_with_the_id_of_their_position():
    meeting = "# katachi joseki 2\n4-4 9g 2p 500w 0-0\n tenuki 5g 2p 500w 0-0\n  3-6 4g 2p 500w 0-0\n"
    meeting += "   6-3 3g 2p 500w 0-0\n3-6 8g 2p 500w 0-0\n tenuki 5g 2p 500w 0-0\n  4-4 4g 2p 500w 0-0\n"
    graph = text.read(meeting, "x")
    written = text.write(graph)
    assert len(re.findall(r" =J[0-9a-f]{16}$", written, re.MULTILINE)) == 2
    assert len(set(re.findall(r"=J[0-9a-f]{16}", written))) == 1
    assert sum(step.expanded for step in steps(graph)) == len(graph.positions) - 1
    assert text.read(written, "again") == graph


def test_eras_end_with_the_last_one_and_older_files_have_none():
    graph = text.read(SMALL, "small.jos")
    first = graph.positions[graph.root][0].figures
    assert (first.eras, first.last_year) == ((0, 0, 0, 40, 0, 50), 2020)
    older = re.sub(r" [0-9,]+e\b", "", SMALL).replace("joseki 2", "joseki 1")
    again = text.read(older, "older.jos")
    assert {move.figures.eras for moves in again.positions.values() for move in moves} == {()}
    assert text.write(again) == older.replace("joseki 1", "joseki 2")
    with pytest.raises(KatachiError, match="begins with '# katachi joseki 2'"):
        text.read(SMALL.replace("joseki 2", "joseki 3"), "newer.jos")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (" 4-4", "cannot be played"),
        ("   3-3", "indented deeper"),
        (" 11-3", "not in the corner"),
        (" 3-3 lovely", "no type is called 'lovely'"),
        (" what", "not a move: 'what'"),
        ("4-4", "there already"),
        (" 3-3 =J0123456789abcdef", "this position is J"),
        (" 3-3 9g 2p 500w 2001-2019 1,1,1,1,1,1,1e", "7 eras; there are 6"),
        (" 3-3 9999999999g 2p 500w 2001-2019", "not a move: '3-3 9999999999g"),
        (" 3-3 9g 9999999999p 500w 2001-2019", "not a move: '3-3 9g 9999999999p"),
        (" 3-3 9g 2p 70000w 2001-2019", "not a move: "),
        (" 3-3 9g 2p 500w 2001-70000", "not a move: "),
        (" 3-3 9g 2p 500w 2001-2019 1,9999999999e", "not a move: "),
    ],
)
def test_errors_name_file_and_line(line, said):
    with pytest.raises(KatachiError, match=said) as raised:
        text.read(f"# katachi joseki 1\n4-4\n{line}\n", "bad.jos")
    assert str(raised.value).startswith("bad.jos, line 3: ")


def test_another_file_is_refused(tmp_path):
    with pytest.raises(KatachiError, match="line 1: a joseki file begins with"):
        text.read("(;GM[1])", "game.sgf")
    (tmp_path / "a.jos").write_bytes(b"\xff\xfe")
    with pytest.raises(KatachiError, match="not UTF-8"):
        text.read_file(tmp_path / "a.jos")


# -- the commands --------------------------------------------------------------------------------------

LINES = (
    "B:dd W:fc B:cf W:pp B:dp W:pd",
    "B:dd W:cf B:fc W:pp B:dp W:dc",
    "B:pp W:np B:pn W:dd B:fc W:cf",
    "W:dd B:fc W:cf B:pp W:dp",
    "B:qd W:dd B:oc W:fc",
)


@pytest.fixture(scope="module")
def mined(tmp_path_factory):
    """A database of short games that repeat themselves, by different players."""
    folder = tmp_path_factory.mktemp("joseki")
    (folder / "games").mkdir()
    number = 0
    for copy in range(8):
        for line in LINES:
            moves = [(word[0], ord(word[2]) - 97, ord(word[3]) - 97) for word in line.split()]
            moves.append(("B" if len(moves) % 2 == 0 else "W", 9, copy))  # each game is another one
            number += 1
            facts = {"PB": f"player {copy}", "PW": f"player {number}", "DT": f"20{copy:02}", "RE": "B+R"}
            (folder / "games" / f"{number:03}.sgf").write_bytes(sgf(moves, 19, **facts))
    assert run("ingest", folder / "games", "--db", folder / "db").code == 0
    assert run(*mining_of(folder)).code == 0
    return folder


def mining_of(folder, *more):
    return (
        "joseki",
        "mine",
        "--db",
        folder / "db",
        "--file",
        folder / "a.jos",
        "--split",
        "train,valid,unseen",
        *more,
    )


def test_what_is_mined_can_be_read_and_shown(mined):
    graph = text.read_file(mined / "a.jos")
    shown = run_json("joseki", "show", "4-4", "--file", mined / "a.jos")
    assert shown["to_play"] == "White"
    assert {move["move"] for move in shown["moves"]} >= {"3-6", "tenuki"}
    first = shown["moves"][0]
    assert first["games"] >= 8
    assert first["players"] >= 2
    assert (first["first_year"], first["last_year"]) == (2000, 2007)
    assert first["eras"] == [0, 0, 0, first["games"], 0, 0]
    assert first["trend"] == ""
    assert "2000-2009" in run("joseki", "show", "4-4", "--file", mined / "a.jos").out
    for line, answer in ((("4-4", "6-3"), "3-6"), (("4-4", "3-6"), "6-3")):
        ran = run("joseki", "show", *line, "--file", mined / "a.jos")
        assert "Black to play" in ran.out
        assert re.search(rf"^[a-z] +{answer} ", ran.out, re.MULTILINE)
    assert graph.num_moves == run_json("joseki", "stats", "--file", mined / "a.jos")["moves"]
    assert "the book ends here" in run("joseki", "show", "1-1", "--file", mined / "a.jos").out


def test_what_people_write_while_it_counts_survives_too(mined):
    path = mined / "meanwhile.jos"
    path.write_bytes((mined / "a.jos").read_bytes())

    class Slow(Executor):
        """Somebody writes while the games are counted."""

        def progress(self, title, *told):
            if title != "openings":
                path.write_text(path.read_text("utf-8") + "7-7\n", "utf-8")
            return super().progress(title, *told)

    with Store.open(mined / "db") as store:
        limits = SelectionLimits(games=3, players=2, share=0.1)
        settings = Settings(split="train,valid")
        report = mining.run(store, settings, Slow(1), path, limits)
    assert report.by_hand > 0
    assert "7-7" in path.read_text("utf-8").splitlines()


def test_a_text_without_moves_is_a_book_without_moves(tmp_path):
    file, binary = tmp_path / "e.jos", tmp_path / "e.bin"
    file.write_text("# katachi joseki 2\n", "utf-8")
    assert run("joseki", "compile", "--file", file, "--binary", binary).code == 0
    assert run("joseki", "check", "--file", file, "--binary", binary).code == 0
    (tmp_path / "g.sgf").write_bytes(sgf(random_moves(1, 9)))
    assert run("suggest", tmp_path / "g.sgf", "--joseki", binary, "--engine", "ryder").code == 0
    board = Board(19)
    board.play(BLACK, point(3, 3))
    assert load_player("manyfaces", Files(joseki=str(binary))).ranked(board, WHITE, 5)


def test_a_binary_that_cannot_be_written_is_one_line(mined):
    told = run("joseki", "compile", "--file", mined / "a.jos", "--binary", mined)
    assert (told.code, told.out) == (1, "")
    why = "cannot be written: it is there and is no file; give another --binary, or make room"
    assert told.err == f"katachi: {mined}: {why}\n"


def test_the_database_is_clean_and_one_that_differs_is_told(mined):
    files = ("--file", mined / "a.jos", "--binary", mined / "a.bin")
    assert run("joseki", "compile", *files).code == 0
    checked = run_json("joseki", "check", *files)
    assert checked["faults"] == []
    assert checked["followed"] == 16 * checked["moves"] > 0
    lines = (mined / "a.jos").read_text().splitlines()
    (mined / "b.jos").write_text("\n".join([*lines, "7-7"]) + "\n")
    ran = run("joseki", "check", "--file", mined / "b.jos", "--binary", mined / "a.bin")
    assert ran.code == 3
    assert "7-7: the engine does not offer it" in ran.out
    assert "the binary" in ran.out
    (mined / "c.bin").write_bytes((mined / "a.bin").read_bytes()[:-3])
    ran = run("joseki", "check", "--file", mined / "a.jos", "--binary", mined / "c.bin")
    assert (ran.code, "damaged" in ran.err) == (1, True)


def test_what_people_wrote_survives_mining_again(mined):
    path = mined / "hand.jos"
    path.write_bytes((mined / "a.jos").read_bytes())
    lines = path.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("4-4"))
    lines[at] = re.sub(r"^4-4", "4-4 complex!", lines[at]) + ' "star" ; by hand'
    lines.insert(at + 1, " 2-2 trick")
    path.write_text("\n".join(lines) + "\n")
    again = run_json(*mining_of(mined, "--file", path))
    assert again["by_hand"] == 2
    graph = text.read_file(path)
    star = next(move for move in graph.positions[graph.root] if move.place == 0x44)
    assert (TYPES[star.type], star.fixed, star.name, star.comment) == ("complex", True, "star", "by hand")
    assert star.figures.games > 0
    assert 0x22 in [move.place for move in graph.positions[star.child]]
    before = path.read_bytes()
    run_json(*mining_of(mined, "--file", path))
    assert path.read_bytes() == before


def test_the_way_to_what_people_wrote_stays_when_no_game_has_it_any_more(mined):
    path = mined / "way.jos"
    lines = SMALL.splitlines()
    lines.insert(4, "   7-7 ; mine")
    path.write_text("\n".join(lines) + "\n", "utf-8")
    told = run_json(*mining_of(mined, "--file", path, "--least", 200))
    assert told["counted"] == 0
    kept = [lines[number] for number in (0, 1, 2, 3, 4, 7, 8)]
    written = path.read_text("utf-8").splitlines()
    assert written[: written.index("openings")] == kept
    assert told["by_hand"] == 4
    before = path.read_bytes()
    run_json(*mining_of(mined, "--file", path, "--least", 200))
    assert path.read_bytes() == before


def test_higher_thresholds_leave_less(mined):
    moves = [
        run_json(*mining_of(mined, "--file", mined / f"least{least}.jos", "--least", least))["moves"]
        for least in (3, 9, 200)
    ]
    assert moves[0] > moves[1] > moves[2] == 0


def test_without_games_or_files_the_error_says_what_to_do(tmp_path):
    assert run("ingest", tmp_path, "--db", tmp_path / "db").code in (0, 1)
    for command, said in (
        (("mine", "--db", tmp_path / "none", "--file", tmp_path / "x.jos"), "none"),
        (("show", "--file", tmp_path / "x.jos"), "x.jos"),
        (("show", "zz", "--file", Path(__file__)), "line 1"),
    ):
        ran = run("joseki", *command)
        assert (ran.code, said in ran.err) == (1, True)


def test_where_there_is_no_file_the_error_says_what_to_give(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    default = str(Path("db/joseki/joseki.jos"))
    cases = [(("joseki", "compile"), (), default), (("joseki", "check"), (), default)]
    for command in (("joseki", "show"), ("joseki", "stats"), ("export", "joseki", "--to", "a.csv")):
        cases.append((command, ("--file", "none.jos"), "none.jos"))
    for command, words, path in cases:
        ran = run(*command, *words)
        assert ran.code == 1
        assert ran.err.startswith(
            f"katachi: {path}: there is no such file; give a text of joseki with --file"
        )
    assert list(tmp_path.iterdir()) == []


def test_where_there_is_no_text_those_that_are_installed_are_read(tmp_path, monkeypatch):
    known = run_json("joseki", "show", "4-4", "3-6", "--file", DB / "joseki.jos")
    counted = run_json("joseki", "stats", "--file", DB / "joseki.jos")
    monkeypatch.chdir(tmp_path)
    assert run_json("joseki", "show", "4-4", "3-6") == known
    assert run_json("joseki", "stats") == counted
    assert run("export", "joseki", "--least", "1000", "--to", "a.csv").code == 0
    assert run("joseki", "sgf", "--least", "1000", "--to", "a.sgf").code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.sgf"]


def test_a_binary_is_shown_as_its_text_is(mined, tmp_path):
    files = ("--file", mined / "a.jos", "--binary", tmp_path / "a.bin")
    counted = run_json("joseki", "compile", *files)
    assert run_json("joseki", "stats", "--file", tmp_path / "a.bin") == counted
    shown = [run_json("joseki", "show", "--file", file) for file in (mined / "a.jos", tmp_path / "a.bin")]
    assert shown[0] == shown[1]
    damaged = (tmp_path / "a.bin").read_bytes()[:-1]
    (tmp_path / "b.bin").write_bytes(damaged)
    ran = run("joseki", "show", "--file", tmp_path / "b.bin")
    assert (ran.code, ran.err) == (
        1, f"katachi: {tmp_path / 'b.bin'}: damaged joseki binary: compile it anew\n",
    )  # fmt: skip


def test_words_that_are_no_moves_are_refused(mined):
    for words in (("5",), ("4-4", "4-4"), ("0-3",), ("x-y",)):
        ran = run("joseki", "show", *words, "--file", mined / "a.jos")
        assert ran.code == 1
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize("word", ["4-16", "4-17", "12-4", "0010000-4", "4-0020", "0041-4"])
def test_what_is_not_in_the_corner_is_no_move_however_it_is_written(mined, word):
    ran = run("joseki", "show", word, "--file", mined / "a.jos")
    assert ran.err.startswith(f"katachi: '{word}' is no move in a corner")
    with pytest.raises(KatachiError, match=f"line 2: '{word}' is not in the corner"):
        text.read(f"{text.HEAD}\n{word}\n", "x.jos")


def test_zeros_before_a_number_say_nothing():
    assert text.read(f"{text.HEAD}\n{'0' * 5000}4-004\n", "x") == text.read(f"{text.HEAD}\n4-4\n", "x")


def test_an_empty_graph_is_a_file_too():
    assert text.read(text.write(Graph(root_key())), "x") == Graph(root_key())


# -- SGF -----------------------------------------------------------------------------------------------


#: moves of which many lines meet, and some capture
WORDS = ("tenuki", "1-1", "1-2", "2-1", "2-2", "3-4", "4-3", "4-4")

ELSEWHERE = """# katachi joseki 2
tenuki
3-4
 5-3
  tenuki
   tenuki
 tenuki
  5-3
   4-6
"""


def moves_of(graph):
    return {key: sorted((move.place, move.child) for move in moves) for key, moves in graph.positions.items()}


@pytest.mark.parametrize("source", [SMALL, ELSEWHERE, None])
def test_an_sgf_tree_holds_every_move_and_can_be_added_to_an_empty_file(source, mined, tmp_path):
    path = tmp_path / "all.jos"
    path.write_text(source or (mined / "a.jos").read_text("utf-8"), "utf-8")
    graph = text.read_file(path)
    assert any(move.place == TENUKI_PLACE for moves in graph.positions.values() for move in moves)
    tree = str(tmp_path / "all.sgf")
    told = run_json("joseki", "sgf", "--file", path, "--to", tree)
    assert told == {"files": {tree: graph.num_moves}}
    assert run_json("joseki", "add", tree, "--file", tmp_path / "new.jos") == told
    assert moves_of(text.read_file(tmp_path / "new.jos")) == moves_of(graph)
    assert run_json("joseki", "add", tree, "--file", path) == {"files": {tree: 0}}
    assert text.read_file(path) == graph


def test_the_shipped_database_comes_back_from_sgf(tmp_path):
    graph = text.read_file(Path(__file__).parents[3] / "db/joseki/joseki.jos")
    assert graph.num_moves > MOST_MOVES  # a page takes no more at once
    desk = JosekiDesk(tmp_path / "all.jos")
    assert desk.paste(write_tree(tree_of(graph)).encode(), "", most=None) == graph.num_moves
    desk.save()
    assert moves_of(desk.graph) == moves_of(graph)


@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=8), min_size=1, max_size=8))
def test_whatever_is_added_comes_back_from_sgf(lines):
    with TemporaryDirectory() as folder:
        first, second = JosekiDesk(Path(folder) / "a.jos"), JosekiDesk(Path(folder) / "b.jos")
        for line in lines:
            for number, word in enumerate(line):
                with suppress(KatachiError):  # a second stone on a point, a third move elsewhere
                    first.add(line[:number], word, "")
        first.save()
        graph = text.read_file(first.path)
        second.paste(write_tree(tree_of(graph)).encode(), "")
        second.save()
        assert moves_of(text.read_file(second.path)) == moves_of(graph)


def test_a_whole_game_is_no_joseki_and_is_told_so():
    game = Path(__file__).parents[3] / "corpora/classics/ear-reddening.sgf"
    ran = run("joseki", "add", game, "--file", "none.jos")
    assert (ran.code, ran.err) == (
        1,
        f"katachi: {game}: move 274, W Q10: it cannot be played after the moves of its corner alone"
        " (occupied); give the lines of a corner, not a whole game\n",
    )


def test_a_move_that_cannot_be_played_is_named_as_the_record_has_it(tmp_path):
    # Black moves twice, so that there are more moves in the corner than in the record
    (tmp_path / "a.sgf").write_text("(;SZ[19];B[qd];B[pf];W[dd];B[pf])")
    ran = run("joseki", "add", tmp_path / "a.sgf", "--file", tmp_path / "a.jos")
    assert "a.sgf: move 4, B Q14: it cannot be played" in ran.err
    assert not (tmp_path / "a.jos").exists()


def test_all_games_of_a_file_are_added(tmp_path):
    (tmp_path / "a.sgf").write_text("(;SZ[19];B[dd];W[cc])\n(;GM[1]SZ[19];B[pd];W[qf])(;SZ[19];B[cd])")
    added = run_json("joseki", "add", tmp_path / "a.sgf", "--file", tmp_path / "a.jos")
    assert list(added["files"].values()) == [4]
    graph = text.read_file(tmp_path / "a.jos")
    assert {place_name(move.place) for move in graph.positions[graph.root]} == {"4-4", "3-4"}


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ("(;SZ[9];B[cc])", "joseki are of 19x19, not of 9; give lines on that board"),
        ("(;SZ[19]AB[dd];W[fc])", "AB[dd]: setup stones; give lines that are played from the empty board"),
        (
            "(;SZ[19];B[qd];W[qd])",
            "move 2, W R16: it cannot be played after the moves of its corner alone (occupied);"
            " give the lines of a corner, not a whole game",
        ),
    ],
)
def test_of_several_games_the_one_is_named_that_cannot_be_added(tmp_path, second, said):
    (tmp_path / "a.sgf").write_text(f"(;SZ[19];B[dd];W[cc]){second}")
    ran = run("joseki", "add", tmp_path / "a.sgf", "--file", tmp_path / "a.jos")
    assert (ran.code, ran.err) == (1, f"katachi: {tmp_path}/a.sgf: game 2: {said}\n")
    assert not (tmp_path / "a.jos").exists()


def test_a_tree_larger_than_any_game_comes_back_whole(tmp_path):
    comment = "x" * (MAX_GAME_BYTES // 2)
    (tmp_path / "a.sgf").write_text(f"(;SZ[19];B[dd]C[{comment}](;W[cc]C[{comment}])(;W[fc]C[{comment}]))")
    added = run_json("joseki", "add", tmp_path / "a.sgf", "--file", tmp_path / "a.jos")
    assert list(added["files"].values()) == [3]


def test_setup_stones_are_refused_and_nothing_is_written(tmp_path):
    (tmp_path / "a.sgf").write_text("(;SZ[19]AB[dd];W[fc];B[cf])")
    ran = run("joseki", "add", tmp_path / "a.sgf", "--file", tmp_path / "a.jos")
    assert (ran.code, ran.err) == (
        1,
        f"katachi: {tmp_path}/a.sgf: AB[dd]: setup stones; give lines that are played from the empty board\n",
    )
    assert not (tmp_path / "a.jos").exists()


def test_sgf_can_be_limited_and_errors_name_the_file(mined, tmp_path):
    target = str(tmp_path / "few.sgf")
    command = ("joseki", "sgf", "--file", mined / "a.jos", "--to", target)
    counts = [run_json(*command, "--least", least)["files"][target] for least in (0, 16)]
    assert 0 < counts[1] < counts[0]
    assert "no move of the database" in run(*command, "--least", 99_999).err
    (tmp_path / "bad.sgf").write_text("hello")
    assert "bad.sgf: this is no SGF" in run("joseki", "add", tmp_path / "bad.sgf").err
    assert "none.sgf: No such file" in run("joseki", "add", tmp_path / "none.sgf").err
