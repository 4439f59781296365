"""Joseki in the forms of others: tables, SGF, and SGF as GNU Go's joseki compiler reads it."""

import csv
import json

import pytest
from cli_runner import run, run_json
from pyarrow import parquet
from sgfmill import sgf

from engine.joseki.move import TENUKI_PLACE
from pipeline.joseki import text

SMALL = """\
# katachi joseki 2
4-4 900g 40p 500w 1990-2019 10,200,100e "star [point]"
 3-6 urgent! 600g 30p 490w 1990-2019 ; low \\ approach ] 小ゲイマ
  6-3 300g 20p 510w 1995-2019
  tenuki 100g 10p 505w 2001-2018
  3-4 trick
 3-3 bad 200g 20p 400w 2016-2019
  3-4 150g 20p 520w 2016-2019
 6-6 rare 3g 2p 333w 0-0
 5-5 complex
 2-2 ignore
3-4 700g 40p 500w 1990-2019
"""


#: the position after 4-4 3-6 5-3 is also that after 5-3 3-6 4-4
MEETING = """\
# katachi joseki 2
4-4 900g 40p 500w 1990-2019
 3-6 50g 30p 490w 1990-2019
  5-3 50g 20p 510w 1995-2019
   6-5 400g 10p 505w 2001-2018
    5-6 90g 10p 505w 2001-2018
5-3 800g 40p 500w 1990-2019
 3-6 700g 40p 500w 1990-2019
  4-4 600g 40p 500w 1990-2019
"""


@pytest.fixture
def source(tmp_path):
    (tmp_path / "small.jos").write_text(SMALL, "utf-8")
    return tmp_path / "small.jos"


def export(source, *words):
    return run_json("export", "joseki", "--file", source, *words)


def nodes(root):
    """Every node of a tree, with how many moves it is from the root."""
    todo = [(root, 0)]
    while todo:
        node, depth = todo.pop()
        yield node, depth
        todo += [(child, depth + 1) for child in node]


def game_in(path):
    return sgf.Sgf_game.from_bytes(path.read_bytes())


def test_gnu_gos_form_has_class_boundary_and_the_upper_right_corner(source, tmp_path):
    told = export(source, "--as", "gnugo", "--to", tmp_path / "g.sgf")
    found = []
    for node, depth in nodes(game_in(tmp_path / "g.sgf").get_root()):
        if node.get_raw_move()[0] is None:
            continue
        color, move = node.get_move()
        # column and line, counted from the upper right corner
        name = "tenuki" if move is None else f"{19 - move[1]}-{19 - move[0]}"
        kind = node.get("C")[0] if node.has_property("C") else ""
        assert (kind != "") == node.has_property("SQ")
        if kind:
            assert node.get("SQ") == {(9, 9)}, "the middle of the board: ten lines each way"
            assert all(line.startswith("# ") for line in node.get("C").splitlines()[1:])
        found.append(f"{depth} {color} {name} {kind}".rstrip())
    assert sorted(found) == [
        "1 b 3-4", "1 b 4-4",
        "2 w 2-2", "2 w 3-3 0", "2 w 3-6 U", "2 w 5-5 j", "2 w 6-6 j",
        "3 b 3-4 J", "3 b 3-4 T", "3 b 6-3 J", "3 b tenuki",
    ]  # fmt: skip
    assert (told["what"], told["form"], told["written"]) == ("moves", "gnugo", 7)
    assert sorted(told["left_out"].values()) == [1, 1, 2]
    assert told["changed"] == {"type 'complex' as a lesser joseki": 1, "type 'rare' as a lesser joseki": 1}


def test_trick_moves_and_comments_reach_gnu_gos_form(source, tmp_path):
    export(source, "--as", "gnugo", "--to", tmp_path / "g.sgf")
    said = [
        node.get("C") for node, _ in nodes(game_in(tmp_path / "g.sgf").get_root()) if node.has_property("C")
    ]
    assert "T" in said
    assert "U\n# 600 games, 30 players, 49.0 % won, 1990-2019\n# low \\ approach ] 小ゲイマ" in said


@pytest.mark.parametrize("form", ["sgf", "gnugo"])
def test_both_trees_can_be_added_to_an_empty_file_and_give_the_same_moves(source, form, tmp_path):
    export(source, "--as", form, "--to", tmp_path / "g.sgf")
    (tmp_path / "new.jos").write_text("# katachi joseki 2\n")
    added = run_json("joseki", "add", tmp_path / "g.sgf", "--file", tmp_path / "new.jos")
    wanted = moves_of(source)
    assert any(place == TENUKI_PLACE for _, place, _ in wanted)
    assert moves_of(tmp_path / "new.jos") == wanted
    assert sum(added["files"].values()) == len(wanted) == 11


def moves_of(path):
    graph = text.read_file(path)
    return {(key, move.place, move.child) for key, moves in graph.positions.items() for move in moves}


def test_the_plain_tree_is_that_of_joseki_sgf(source, tmp_path):
    told = export(source, "--to", tmp_path / "a.sgf", "--least", 100)
    run_json("joseki", "sgf", "--file", source, "--to", tmp_path / "b.sgf", "--least", 100)
    assert (tmp_path / "a.sgf").read_bytes() == (tmp_path / "b.sgf").read_bytes()
    assert told["left_out"] == {"fewer than 100 games, or after such a move": 1}
    assert told["written"] == 10
    root = game_in(tmp_path / "a.sgf").get_root()
    assert root[0].get("N") == "star [point]"


@pytest.mark.parametrize("form", ["sgf", "gnugo"])
def test_what_another_line_leads_to_is_not_left_out(form, tmp_path):
    (tmp_path / "meeting.jos").write_text(MEETING)
    told = export(tmp_path / "meeting.jos", "--as", form, "--to", tmp_path / "g.sgf", "--least", 100)
    assert told["left_out"]["fewer than 100 games, or after such a move"] == 3
    moves = [node.get_move() for node, _ in nodes(game_in(tmp_path / "g.sgf").get_root())]
    assert len(moves) == 1 + 5
    rows = tmp_path / "rows.jsonl"
    assert export(tmp_path / "meeting.jos", "--to", rows, "--least", 100)["written"] == 5
    last = json.loads(rows.read_text().splitlines()[-1])
    assert (last["depth"], last["games"]) == (3, 400)


def test_tables_hold_every_move_with_its_line(source, tmp_path):
    for form in ("jsonl", "csv", "parquet"):
        assert export(source, "--to", tmp_path / f"j.{form}")["written"] == 11
    rows = [json.loads(line) for line in (tmp_path / "j.jsonl").read_text("utf-8").splitlines()]
    assert [row["line"] for row in rows[:4]] == ["", "4-4", "4-4 3-6", "4-4 3-6"]
    assert rows[0]["eras"] == [0, 0, 0, 10, 200, 100]
    assert (rows[0]["followed"], rows[2]["followed"]) == (True, False)
    urgent = rows[1]
    assert (urgent["type"], urgent["fixed"], urgent["side"]) == ("urgent", True, "white")
    assert urgent["comment"] == "low \\ approach ] 小ゲイマ"
    assert rows[1]["position"] == rows[0]["leads_to"]
    graph = text.read_file(source)
    assert {row["position"] for row in rows} == {text.position_id(key) for key in graph.positions}
    with (tmp_path / "j.csv").open(encoding="utf-8", newline="") as file:
        assert [row["move"] for row in csv.DictReader(file)] == [row["move"] for row in rows]
    assert parquet.read_table(tmp_path / "j.parquet")["games"].to_pylist() == [row["games"] for row in rows]


def test_an_empty_result_and_a_missing_file_are_told(source, tmp_path):
    ran = run("export", "joseki", "--file", source, "--to", tmp_path / "j.sgf", "--least", 5000)
    assert (ran.code, ran.err) == (1, "katachi: no move of the database is left\n")
    ran = run("export", "joseki", "--file", tmp_path / "none.jos", "--to", tmp_path / "j.csv")
    assert ran.code == 1
    assert "none.jos" in ran.err
    assert [one.name for one in tmp_path.iterdir()] == ["small.jos"]


def test_an_empty_result_leaves_an_older_file_alone(source, tmp_path):
    for name in ("j.sgf", "j.jsonl", "j.csv", "j.parquet", "j.db"):
        (tmp_path / name).write_text("older", "utf-8")
        ran = run("export", "joseki", "--file", source, "--to", tmp_path / name, "--least", 5000)
        assert (ran.code, ran.err) == (1, "katachi: no move of the database is left\n")
        assert (tmp_path / name).read_text("utf-8") == "older"


def test_moves_that_were_not_wanted_are_not_told_as_what_the_form_cannot_say(source, tmp_path):
    told = run("export", "joseki", "--file", source, "--to", tmp_path / "a.db", "--least", 100).out
    not_wanted, _, cannot = told.partition("moves left out: the form cannot say")
    assert "fewer than 100 games, or after such a move" in not_wanted
    assert "a pass, which makes no pattern" in cannot
