"""Openings as text, mined and shown."""

import pytest
from cli_runner import run, run_json
from hypothesis import given, settings
from hypothesis import strategies as st
from made_games import sgf

from engine.joseki import JosekiBook
from engine.joseki.openings import OTHERS
from engine.points import encode_move, point
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.joseki import opening_lines, openings, text

SMALL = """# katachi joseki 2
4-4 90g 20p 510w 1999-2020 40,0,50e "star point"
 3-3
openings +7
D16 60 +2
 Q16 30
 Q4 12
  R17 5
D17 9
"""


def test_a_text_with_openings_comes_back_byte_for_byte():
    graph = text.read(SMALL, "small.jos")
    assert graph.num_moves == 2
    assert opening_lines.num_moves(graph.openings) == 5
    assert sum(moves.get(OTHERS, 0) for moves in graph.openings.values()) == 9
    assert text.write(graph) == SMALL
    assert text.read(text.write(graph), "again") == graph


def test_lines_may_be_added_below_and_of_turned_points_the_first_is_written():
    turned = SMALL.replace("D16 60", "Q4 60").replace(" Q16 30", " D4 30").replace(" Q4 12", " D16 12")
    turned = turned.replace("  R17 5", "  C3 5") + "3-4\n"
    graph = text.read(turned, "turned.jos")
    assert graph.openings == text.read(SMALL, "small.jos").openings
    assert text.write(graph) == SMALL.replace(" 3-3\n", " 3-3\n3-4\n")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (" D16 3", "D16 cannot be played"),
        ("    D10 3", "indented deeper"),
        ("Q16 3", "Q16 is there already"),
        ("D10", "not a move of an opening: 'D10'"),
        ("D10 0", "not a move of an opening"),
        ("D10 1234567890", "not a move of an opening"),
        ("D20 3", "not a move of an opening"),
        ("D10 3 +0", "not a move of an opening"),
        ("openings", "not a move of an opening: 'openings'"),
    ],
)
def test_errors_name_file_and_line(line, said):
    begun = "# katachi joseki 2\nopenings\nD16 9\n"
    with pytest.raises(KatachiError, match=said.replace("'", ".")) as raised:
        text.read(f"{begun}{line}\n", "bad.jos")
    assert str(raised.value).startswith("bad.jos, line 4: ")
    with pytest.raises(KatachiError, match="line 2: not a move of an opening"):
        text.read("# katachi joseki 2\nD16 9\n", "bad.jos")


def games_of(lines):
    """Games of 19x19 from lists of points, from Black on."""
    return [
        Game(19, b"", b"".join(encode_move(1 + number % 2, point(*at)) for number, at in enumerate(line)))
        for line in lines
    ]


PLACES = [(3, 3), (15, 3), (15, 15), (2, 3), (9, 9)]


@given(st.lists(st.lists(st.sampled_from(PLACES), max_size=5, unique=True), min_size=3, max_size=30))
@settings(max_examples=60, deadline=None)
def test_what_is_counted_comes_back_from_text(lines):
    graph = text.read("# katachi joseki 2\n", "none.jos")
    assert text.write(graph) == "# katachi joseki 2\n"
    graph.openings = openings.count(Executor(), games_of(lines))
    assert text.read(text.write(graph), "again") == graph


# -- the commands --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Twenty games: three turned ways to begin at two star points, eight of them at 3-4 then."""
    folder = tmp_path_factory.mktemp("openings")
    corner = [(3, 3), (15, 3), (3, 15)]
    far = {(3, 3): (15, 15), (15, 3): (3, 15), (3, 15): (15, 3)}
    three_four = {(3, 3): (15, 2), (15, 3): (3, 2), (3, 15): (15, 16)}
    for number in range(20):
        one = corner[number % 3]
        third = three_four[one] if number < 8 else (9, 9) if number < 9 else (number - 4, 10)
        moves = [("B", *one), ("W", *far[one]), ("B", *third)]
        path = folder / f"{number:02}.sgf"
        path.write_bytes(sgf([*moves, ("W", 2, number % 17)], 19, PB=f"b{number}", PW=f"w{number}"))
    db = folder / "games.sqlite"
    assert run("ingest", *folder.glob("*.sgf"), "--db", db).code == 0
    mined = ("--split", "train,valid,unseen", "--db", db, "--file", folder / "a.jos")
    report = run_json("joseki", "mine", *mined)
    assert report["openings"] == 3
    return folder


def shown(folder, *line, file="a.jos"):
    return run_json("joseki", "openings", *line, "--file", folder / file)


def test_mined_openings_are_shown_with_their_shares(folder):
    root = shown(folder)
    assert (root["games"], root["others"], root["to_play"]) == (20, 0, "Black")
    assert root["moves"] == [{"move": "D16", "games": 20, "share": 1.0}]
    assert [move["games"] for move in shown(folder, "Q16")["moves"]] == [20]
    third = shown(folder, "D4", "Q16")
    assert (third["games"], third["others"], third["line"]) == (20, 12, ["D4", "Q16"])
    assert [(move["games"], move["share"]) for move in third["moves"]] == [(8, 0.4)]
    assert third["id"] == shown(folder, "q4", "d16")["id"]
    assert shown(folder, "K10")["moves"] == []


def test_the_text_has_them_and_so_has_the_binary(folder):
    binary = folder / "a.bin"
    assert run("joseki", "compile", "--file", folder / "a.jos", "--binary", binary).code == 0
    known = text.read_file(folder / "a.jos").openings
    assert run_json("joseki", "stats", "--file", binary)["openings"] == 3
    assert JosekiBook.open(binary).graph().openings == known
    assert shown(folder, "D4", "Q16", file="a.bin") == shown(folder, "D4", "Q16")
    assert run("joseki", "check", "--file", folder / "a.jos", "--binary", binary).code == 0
    (folder / "b.jos").write_text((folder / "a.jos").read_text().replace("D16 20", "D16 19"))
    ran = run("joseki", "check", "--file", folder / "b.jos", "--binary", binary)
    assert ran.code == 3
    assert "the openings of the text and of the binary differ: compile it" in ran.out
    damaged = binary.read_bytes()[:-14]
    (folder / "b.bin").write_bytes(damaged)
    ran = run("joseki", "openings", "--file", folder / "b.bin")
    assert (ran.code, "damaged joseki binary" in ran.err) == (1, True)


def test_as_text_there_is_a_board_and_a_table(folder):
    told = run("joseki", "openings", "D4", "Q16", "--file", folder / "a.jos").out
    assert told.splitlines()[0].endswith(": D4 Q16; Black to play")
    assert "\n   others     12  60.0%\n" in told
    assert run("joseki", "openings", "K10", "--file", folder / "a.jos").out.endswith(
        "\nthe openings end here\n"
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("4-4",), "move 1, 4-4: not a coordinate"),
        (("D4", "D4"), "move 2, D4: "),
        (("Z9",), "move 1, Z9: "),
        (("D4", "pass"), "move 2, pass: openings have no passes"),
    ],
)
def test_what_cannot_be_played_is_told(folder, line, said):
    ran = run("joseki", "openings", *line, "--file", folder / "a.jos")
    assert (ran.code, ran.out) == (1, "")
    assert said in ran.err
