import os
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_runner import run, run_json
from launching import start
from made_games import random_moves, sgf
from processes import wait_until
from ryder_settings import Settings
from sgfmill.common import format_vertex
from sgfmill.sgf import Sgf_game

from engine import diagram
from engine.board import Board
from engine.patterns import Pattern, binary
from engine.patterns.pattern import ANYTHING, Statistics
from engine.points import BLACK, WHITE, board_points, from_gtp, point
from pipeline.settings import EVALUATED_PARTS
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoint
from pipeline.texts.pattern_text.symbols import SYMBOLS
from pipeline.views import suggest
from pipeline.views.reasons import MOST_REASONS, reason_sentences

pytestmark = pytest.mark.usefixtures("one_worker")

MOVES = random_moves(3, 60, 9)
ENGINE = ("--engine", "manyfaces")


def board_after(number, moves=MOVES, size=9):
    board = Board(size)
    for color, x, y in moves[:number]:
        board.play(BLACK if color == "B" else WHITE, point(x, y))
    return board


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def game(folder):
    path = folder / "game.sgf"
    path.write_bytes(
        sgf(MOVES, 9, image=5, PB="Honinbo Shusaku", PW="Gennan Inseki", KM="650", DT="1846-09-11")
    )
    return path


@pytest.fixture
def mined(game):
    (game.parent / "again.sgf").write_bytes(sgf(MOVES[:55], 9))
    assert run("ingest", "game.sgf", "again.sgf").code == 0
    assert run("replay", "--split", "train,valid,unseen").code == 0


def turned(x, y, size=9):
    return size - 1 - y, x


TURNED = [(color, *turned(x, y)) for color, x, y in MOVES]


def test_suggest_draws_the_position_before_the_move(game):
    for move_no in (1, 20, 61):
        ran = run("suggest", "game.sgf", "--move", move_no)
        assert ran.code == 0
        board, marks = diagram.read_marked("\n".join(ran.out.splitlines()[2:13]))
        expected = board_after(move_no - 1, TURNED)
        assert [board.color_at(p) for p in range(1248)] == [expected.color_at(p) for p in range(1248)]
        shown = run_json("suggest", "game.sgf", "--move", move_no)
        places = [from_gtp(candidate["move"], 9) for candidate in shown["candidates"]]
        assert [marks[sign][0] for sign in "abcde"] == places[:5]


def test_show_position_tells_every_part(game):
    whole = run("show", "position", "game.sgf", "--svg", "board.svg")
    assert whole.code == 0
    for part in EVALUATED_PARTS:
        assert len(run("show", "position", "game.sgf", "--part", part).out) < len(whole.out)
    for words in ("stones  liberties", "territory: #", "Black's influence", "without komi"):
        assert words in whole.out
    groups = run("show", "position", "game.sgf", "--part", "groups").out
    assert "strength" in groups
    assert "influence" not in groups
    picture = ElementTree.parse("board.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(picture.iter())) > 60
    told = run_json("show", "position", "game.sgf")
    assert len(told["territory"]) == 81
    assert sum(told["territory"].values()) == pytest.approx(told["score"], abs=0.1)
    assert {row["string"] for row in told["strings"]} >= {row["group"] for row in told["groups"]}


def test_nobody_leads_by_no_tenth_of_a_point(folder):
    (folder / "corner.sgf").write_text("(;SZ[25];B[aa];W[yy])")
    told = run_json("show", "position", "corner.sgf", "--move", 2)
    assert 0 < abs(told["score"]) < 0.05
    assert run("show", "position", "corner.sgf", "--move", 2).out.splitlines()[0] == (
        "corner.sgf, before move 2, White to play; nobody leads"
    )


@pytest.mark.parametrize(
    ("said", "side"),
    [("", "Black"), ("PL[B]", "Black"), ("PL[w]", "White"), ("PL[2]", "White"), ("PL[?]", "Black")],
)
def test_a_position_without_moves_can_be_looked_at(folder, said, side):
    (folder / "problem.sgf").write_text(f"(;SZ[9]{said}AB[bb][cc][ab]AW[aa][ca][ii])")
    assert f"before move 1, {side} to play" in run("show", "position", "problem.sgf").out
    assert run_json("suggest", "problem.sgf")["to_play"] == side
    told = run_json("read", "problem.sgf", "A9")
    assert (told["move"], told["attack"]["best"], told["defence"]["result"]) == (1, "B9", "taken")
    ran = run("read", "problem.sgf", "A9", "--move", 2)
    assert (ran.code, "has 0 moves: give a move from 1 to 1, not 2" in ran.err) == (1, True)


def test_a_position_without_moves_and_with_a_handicap_is_whites_turn(folder):
    (folder / "start.sgf").write_text("(;SZ[9]HA[2]AB[cg][gc])")
    assert "before move 1, White to play" in run("show", "position", "start.sgf").out


def test_a_record_whose_first_move_cannot_be_played_is_no_position(folder):
    (folder / "bad.sgf").write_text("(;SZ[9]AB[aa];B[aa])")
    ran = run("show", "position", "bad.sgf")
    assert (ran.code, "bad.sgf, game 1: cannot be used: no-moves" in ran.err) == (1, True)


def test_show_position_needs_a_game_and_a_move_that_are_there(game):
    ran = run("show", "position", "game.sgf", "--move", 1000)
    assert (ran.code, "give a move from 1 to" in ran.err) == (1, True)
    assert run("show", "position", "none.sgf").code == 1


def test_suggest_marks_the_move_that_was_played(game):
    hits = misses = 0
    for move_no in range(1, 40):
        shown = run_json("suggest", "game.sgf", "--move", move_no)
        color, x, y = TURNED[move_no - 1]
        assert from_gtp(shown["played"], 9) == point(x, y)
        assert shown["to_play"] == {"B": "Black", "W": "White"}[color]
        moves = [candidate["move"] for candidate in shown["candidates"]]
        ran = run("suggest", "game.sgf", "--move", move_no)
        if shown["played"] in moves:
            hits += 1
            assert shown["rank"] == moves.index(shown["played"]) + 1
            assert [candidate["played"] for candidate in shown["candidates"]].index(True) == shown["rank"] - 1
            assert f"{shown['played']} was played: number {shown['rank']} of the list" in ran.out
            assert re.search(rf"^[a-z] {shown['played']}\* ", ran.out, re.MULTILINE)
        else:
            misses += 1
            assert shown["rank"] is None
            assert f"{shown['played']} was played: a miss: not in the list" in ran.out
            _, marks = diagram.read_marked("\n".join(ran.out.splitlines()[2:13]))
            assert marks["*"] == [point(x, y)]
    assert hits > 3
    assert misses > 3


def test_values_are_sums_of_reasons(game):
    for candidate in run_json("suggest", "game.sgf", "--move", 30)["candidates"]:
        assert candidate["value"] == pytest.approx(sum(reason["value"] for reason in candidate["reasons"]))
        assert all(reason["text"] for reason in candidate["reasons"])


def test_the_reasons_that_are_told_and_the_others_add_up(game):
    ran = run("suggest", "game.sgf", "--move", 30, "--explain", 20)
    shown = run_json("suggest", "game.sgf", "--move", 30)["candidates"]
    texts = re.split(r"^[a-z] [A-J]\d\*? ", ran.out, flags=re.MULTILINE)[1:]
    assert len(texts) == len(shown)
    for text, candidate in zip(texts, shown, strict=True):
        assert sum(map(float, re.findall(r"\(([+-][\d.]+)\)", text))) == candidate["value"]
        others = len(candidate["reasons"]) - MOST_REASONS
        assert (f"{others} more reason" in " ".join(text.split())) == (others > 0)
    assert any("more reasons" in text for text in texts)


def test_suggest_begins_with_what_sets_a_move_apart(game):
    found = suggest.run(Settings(), "game.sgf", 1, 30)
    told = " ".join(run("suggest", "game.sgf", "--move", 30, "--explain", 20).out.split())
    apart = ["; ".join(reason_sentences(one, found.candidates)) for one in found.candidates]
    assert all(text in told for text in apart)
    assert apart != ["; ".join(reason_sentences(one)) for one in found.candidates]


def test_suggest_thinks_and_writes_the_lines(game):
    shown = run_json("suggest", "game.sgf", "--move", 30, "--think", "--level", 3, *ENGINE)
    assert shown["positions"] <= 71
    assert shown["depth"] >= 1
    lines = shown["lines"]
    assert lines[0]["points"] >= max(line["points"] for line in lines if line["depth"] == lines[0]["depth"])
    assert all(line["line"][0] == line["move"] and line["cost"] >= 0 for line in lines)
    ran = run("suggest", "game.sgf", "--move", 30, "--think", "--level", 3, *ENGINE, "--sgf", "lines.sgf")
    assert ran.code == 0
    assert f"{lines[0]['points']:+.1f}" in ran.out
    root = Sgf_game.from_bytes(Path("lines.sgf").read_bytes()).get_root()
    assert len(root) == len(lines)
    board = board_after(29)
    for name, color in (("AB", BLACK), ("AW", WHITE)):  # the game is turned, its stones are as many
        assert len(root.get(name)) == sum(board.color_at(p) == color for p in board_points(9))
    for variation, line in zip(root, lines, strict=True):
        nodes, node = [], variation
        while True:
            nodes.append(format_vertex(node.get_move()[1]))
            if not len(node):
                break
            node = node[0]
        assert nodes == line["line"]


def test_reasons_of_a_line_end_where_those_of_a_list_do(game):
    asked = ("suggest", "game.sgf", "--move", 30, *ENGINE)
    told = run(*asked, "--think", "--level", 2).out.partition("line\n")[2].partition("\n\n")[2]
    assert max(map(len, told.splitlines())) <= max(map(len, run(*asked).out.splitlines())) <= 100


def test_lookahead_marks_the_move_that_was_played(game):
    marked = set()
    for move_no in (1, 12, 30):
        asked = ("suggest", "game.sgf", "--move", move_no, "--think", "--level", 2, *ENGINE)
        shown, ran = run_json(*asked), run(*asked)
        is_read = shown["played"] in [line["move"] for line in shown["lines"]]
        assert bool(re.search(rf"^[a-z]   {shown['played']}\* ", ran.out, re.MULTILINE)) == is_read
        assert ("* " in ran.out.partition("move     points")[0]) != is_read
        assert f", {shown['depth']} move{'s' * (shown['depth'] != 1)} deep\n" in ran.out
        marked.add(is_read)
    assert marked == {True, False}


@pytest.mark.parametrize("limit", [("--level", 1), ("--seconds", 1e-6)])
def test_what_was_not_read_has_no_points(game, limit):
    asked = ("suggest", "game.sgf", "--move", 30, "--think", *limit, *ENGINE)
    shown = run_json(*asked)
    assert (shown["positions"], shown["depth"]) == (0, 0)
    assert {(line["points"], line["depth"]) for line in shown["lines"]} == {(None, 0)}
    ran = run(*asked, "--sgf", "lines.sgf")
    assert re.search(rf"^a   {shown['lines'][0]['move']:5}        - ", ran.out, flags=re.MULTILINE)
    assert "C[not read" in Path("lines.sgf").read_text("utf-8")


def test_thinking_options_and_engines_that_do_not_look_ahead_are_told(game):
    for more, said in (
        (("--sgf", "x.sgf"), "belong to --think; give it too"),
        (("--seconds", "2"), "belong to --think; give it too"),
        (("--level", "3"), "belong to --think; give it too"),
        (("--level", "10"), "belong to --think; give it too"),
        (("--think", "--engine", "ryder"), "does not look ahead"),
    ):
        ran = run("suggest", "game.sgf", *more)
        assert ran.code in (1, 2)
        assert said in ran.err


def test_suggest_takes_the_end_of_the_game_when_no_move_is_named(game):
    shown = run_json("suggest", "game.sgf")
    assert (shown["move"], shown["played"], shown["rank"], shown["to_play"]) == (61, None, None, "Black")


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (";B[aa];W[ii])", "nothing was played here"),
        (";B[aa];W[ii];B[ii];W[bb])", "the record ends there: occupied B[ii]"),
        (";B[aa];W[ii];B[", "the record ends there: truncated"),
    ],
)
def test_suggest_tells_where_a_record_can_be_used_no_further(tmp_path, monkeypatch, moves, said):
    monkeypatch.chdir(tmp_path)
    Path("short.sgf").write_text(f"(;GM[1]FF[4]SZ[9]{moves}")
    ran = run("suggest", "short.sgf", *ENGINE)
    assert ran.out.splitlines()[0] == f"short.sgf, move 3, Black to play; {said}"


SHOWN = """\
game    1 ({split})
board   9x9, 60 moves, handicap 0
black   Honinbo Shusaku
white   Gennan Inseki
komi    6.5
date    1846-09-11
replay  {hits} of 60 moves in the list, {first} first

found in
game.sgf   symmetry {symmetry}
again.sgf  symmetry {again}

problem
komi-scaled  game.sgf{rest}
"""


def test_show_game_turns_it_as_it_was_recorded(mined):
    ran = run("show", "game", 1, "--move", 20)
    with Store.open("db/katachi.sqlite") as store:
        replay = store.replays.get(1, "ryder", "none")
        split = store.games.get(1).split
        symmetries = [symmetry for _, _, symmetry in store.inputs.sources_of(1)]
    assert ran.out.startswith(
        SHOWN.format(
            split=split,
            hits=replay.num_hits,
            first=replay.num_first,
            symmetry=symmetries[0],
            again=symmetries[1],
            rest=ran.out.partition("komi-scaled  game.sgf")[2].partition("\n")[0],
        )
    )
    assert ran.out.endswith(f"after move 20:\n\n{diagram.draw(board_after(20, TURNED))}")


def test_show_game_has_its_sgf(mined):
    shown = run_json("show", "game", 1)
    Path("again.sgf").write_text(shown["sgf"])
    assert run_json("suggest", "again.sgf", "--move", 17) | {"title": ""} == (
        run_json("suggest", "game.sgf", "--move", 17) | {"title": ""}
    )


def test_a_miss_is_a_position_of_a_game(mined):
    misses = run_json("show", "game", 1)["replay"]["misses"]
    for move_no in misses[:5]:
        shown = run_json("show", "miss", f"1:{move_no}")
        assert (shown.pop("kind"), shown.pop("evidence")) == (None, None)
        assert shown | {"title": "game.sgf"} == run_json("suggest", "game.sgf", "--move", move_no)
        assert shown["rank"] is None


HANE = """\
pattern  hane-7 in hane.bin
shape    hane
played   412 of 1,903 times (21.7%)
by       231 players in 390 games
weight   +1.250 nats

pattern hane-7
text bend around {b3}
- - ?
. * -
X O ?
seen 1903 played 412 games 390 players 231
weight 1.25
"""


def test_a_pattern_that_is_loaded_is_shown_by_its_id(folder):
    rows = {18: "-", 19: "-", 26: ".", 27: ".", 28: "-", 34: "X", 35: "O"}
    cells = bytearray([ANYTHING] * 64)
    for cell, sign in rows.items():
        cells[cell] = SYMBOLS[sign]
    counts = Statistics(played=412, seen=1903, games=390, players=231)
    pattern = Pattern("hane-7", bytes(cells), 27, text="bend around {d5}", statistics=counts, weight=1.25)
    binary.write("hane.bin", [pattern])
    assert run("show", "pattern", "hane-7", "--knowledge", "hane.bin").out == HANE
    missing = run("show", "pattern", "hane-8", "--knowledge", "hane.bin")
    assert missing.code == 1
    assert missing.err.startswith(
        "katachi: hane.bin: no pattern is called 'hane-8'; 'katachi export patterns "
    )
    assert missing.err.endswith("in the binary that 'katachi compile' writes: give it with --knowledge\n")
    often = replace(
        pattern, weight=-0.1224, statistics=Statistics(played=115_699, seen=24_217_923, games=1, players=1)
    )
    binary.write("often.bin", [often])
    told = run("show", "pattern", "hane-7", "--knowledge", "often.bin").out
    assert "\nweight -0.1224\n" in told
    assert "115,699 of 24,217,923 times (0.5%)" in told
    bare = run("show", "pattern", "hane-8")
    assert (bare.code, bare.err) == (1, "katachi: ryder has no patterns loaded: give --knowledge FILE\n")


def stages():
    return {
        name: (stage["done"], stage["waiting"], sum(stage["stale"].values()))
        for name, stage in run_json("status")["stages"].items()
    }


def test_status_says_what_waits_and_what_is_stale_and_why(folder):
    games = folder / "games"
    games.mkdir()
    for seed in range(8):
        (games / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 50, 9), 9))
    assert run("ingest", "games").code == 0
    splits = run_json("status")["games"]
    to_replay = splits["train"] + splits["valid"]
    assert stages() == {
        "ingest": (8, 0, 0),
        "replay": (0, to_replay, 0),
        "cut": (0, 0, 0),
        "dedupe": (0, 0, 0),
        "generalise": (0, 1, 0),
        "train": (0, 0, 0),
        "refine": (0, 0, 0),
        "survey": (0, 0, 0),
        "compile": (0, 0, 0),
        "classify": (0, 0, 0),
    }
    assert run("replay").code == 0
    assert stages()["replay"] == (to_replay, 0, 0)
    assert stages()["cut"] == (0, splits["train"], 0)
    cuts = run_json("cut")["cuts"]
    assert stages()["cut"] == (splits["train"], 0, 0)
    assert stages()["dedupe"] == (0, cuts, 0)
    assert run("dedupe").code == 0
    assert stages()["dedupe"] == (cuts, 0, 0)
    assert stages()["compile"] == (0, 1, 0)
    assert run("compile").code == 0
    assert stages()["compile"] == (1, 0, 0)
    assert stages()["classify"] == (0, to_replay, 0)
    assert run("classify").code == 0
    assert stages()["classify"] == (to_replay, 0, 0)
    with Store.open("db/katachi.sqlite") as store, store.transaction():
        store.db.conn.execute("UPDATE replays SET signature = '00000000'")
    assert stages()["replay"] == (0, 0, to_replay)
    assert f"engine signature: {to_replay}" in run("status").out
    assert run("mine", "--weights-only", "--epochs", 1, "--split", "train,valid").code == 0
    assert run("classify").code == 0
    assert stages() == {
        "ingest": (8, 0, 0),
        "replay": (to_replay, 0, 0),
        "cut": (splits["train"], 0, 0),
        "dedupe": (cuts, 0, 0),
        "generalise": (1, 0, 0),
        "train": (1, 0, 0),
        "refine": (0, 1, 0),
        "survey": (0, 0, 0),
        "compile": (1, 0, 0),
        "classify": (to_replay, 0, 0),
    }
    for stage in ("refine", "survey"):
        assert stages()[stage] == (0, 1, 0)
        assert run(stage, "--epochs", 1, "--split", "train,valid").code == 0
        assert (stages()[stage], stages()["compile"]) == ((1, 0, 0), (0, 0, 1))
    assert run("compile", "--binary", "other.bin").code == 0
    assert stages()["compile"] == (0, 0, 1)
    assert run("compile", "--binary", folder / "db" / "patterns.bin").code == 0
    assert stages()["compile"] == (1, 0, 0)
    assert run("train", "--epochs", 1, "--rate", 0.02, "--split", "train,valid").code == 0
    assert (stages()["refine"], stages()["survey"]) == ((0, 0, 1), (0, 0, 1))
    assert run("generalise").code == 0
    assert (stages()["train"], stages()["compile"]) == ((0, 1, 0), (0, 0, 1))
    (games / "8.sgf").write_bytes(sgf(random_moves(8, 50, 9), 9))
    assert run("ingest", "games").code == 0
    assert stages()["generalise"] == (0, 0, 1)


def test_status_tells_of_a_binary_that_something_else_was_compiled_into_since(mined):
    def compiled():
        stage = run_json("status")["stages"]["compile"]
        return stage["done"], stage["stale"]["patterns changed"]

    assert run("compile").code == 0
    assert compiled() == (1, 0)
    assert run("compile", "--sources", "hand").code == 0  # asks no database
    assert compiled() == (0, 1)
    assert run("compile").code == 0
    assert compiled() == (1, 0)


def test_status_asks_whether_a_run_that_has_not_ended_still_runs(mined):
    def last():
        return run("status").out.splitlines()[-1].rpartition(": ")[2], run_json("status")["last_run"][
            "at_work"
        ]

    assert last() == ("done", False)
    os.mkfifo("pipe.sgf")
    process = start("ingest", "pipe.sgf")
    wait_until(lambda: last() == ("still at it", True))
    (lock,) = Path("db").glob("*.lock")
    process.kill()
    process.communicate()
    assert last() == ("killed", False)
    assert lock.exists()
    assert run("dedupe").code == 0
    assert last() == ("done", False)
    assert list(Path("db").glob("*.lock")) == []


def test_status_tells_of_replays_by_others(mined):
    assert run_json("status")["others"] == []
    other = run_json("status", "--engine", "zobrist")
    assert other["stages"]["replay"]["done"] == 0
    assert other["others"] == [{"engine": "ryder", "knowledge": "none", "games": 1}]
    assert "replayed too  by ryder with knowledge none, games: 1" in run("status", "--engine", "zobrist").out


def test_doctor_tells_of_work_that_was_killed(mined):
    assert run_json("doctor")["checks"]["unfinished"] == {
        "state": "absent",
        "detail": "nothing to go on with",
    }
    with Store.open("db/katachi.sqlite") as store:
        kept = store.folder("train")
    kept.mkdir()
    (kept / "0-000000.lists").write_bytes(bytes(250_000))
    found = run_json("doctor")
    assert found["ok"]
    assert found["checks"]["unfinished"] == {"state": "ok", "detail": "db/katachi.sqlite.train (0.2 MB)"}


def test_doctor_tells_of_a_checkpoint_and_not_of_what_is_kept_of_work_that_was_done(mined):
    with Store.open("db/katachi.sqlite") as store, store.transaction():
        for stage in ("train", "corners", "generalise done"):
            store.checkpoints.put(stage, b"key", Checkpoint({}, b""), 1)
    found = run_json("doctor")["checks"]["unfinished"]
    assert found == {"state": "ok", "detail": "a checkpoint of train"}


def test_doctor_finds_a_damaged_database(mined):
    whole = run_json("doctor")
    assert whole["ok"]
    assert "44971 moves" in whole["checks"]["joseki"]["detail"]
    assert "patterns, checksum" in whole["checks"]["knowledge"]["detail"]
    with Store.open("db/katachi.sqlite") as store:
        assert whole["checks"]["content"]["detail"] == store.content_digest()
        store.db.conn.execute("PRAGMA foreign_keys = OFF")
        store.db.conn.execute("DELETE FROM inputs WHERE id = 1")
        store.db.conn.commit()
    ran = run("doctor")
    assert (ran.code, ran.err) == (3, "katachi: not well: database\n")
    assert "table sources, row 1: points at a row of inputs that is not there" in ran.out
