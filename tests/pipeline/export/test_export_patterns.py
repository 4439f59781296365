"""Patterns in the forms of others: read back, by readers that share nothing with the writers."""

import csv
import io
import json
import math
import random
import re
import sys
from pathlib import Path

import gnugo_patterns as gnugo
import numpy as np
import pytest
from cli_runner import run, run_json
from hypothesis import example, given
from hypothesis import strategies as st
from pyarrow import parquet
from sgfmill import sgf, sgf_moves

from engine.board import Board
from engine.patterns import Pattern, PatternBook
from engine.patterns.masks import match, window_cells
from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_2,
    FRIEND_3,
    FRIEND_ANY,
    Attribute,
    Statistics,
    TreeMove,
)
from engine.points import BLACK, EMPTY, WHITE, board_points, point
from pipeline.executors import Executor
from pipeline.export import gnugo_patterns, joseki, misses, patterns, patterns_sgf
from pipeline.game_records.sgf_tree import write_tree
from pipeline.settings import Settings
from pipeline.texts.pattern_text import read, text_of, write


def pattern_of(row):
    """The pattern of an object that was a line of JSON."""
    return Pattern(
        row["id"],
        bytes.fromhex(row["cells"]),
        row["move"],
        row["class"],
        row["text"],
        tuple(Attribute(**attribute) for attribute in row["attributes"]),
        tuple(map(tree_move, row["answers"])),
        tuple(map(tree_move, row["alternatives"])),
        row["type"],
        row["urgent"],
        row["quiet"],
        tuple(row["sources"]),
        Statistics(*(row[name] for name in Statistics._fields)),
        row["weight"],
        row["gain"],
    )


def tree_move(fields):
    return TreeMove(**fields | {"answers": tuple(map(tree_move, fields["answers"]))})


def random_board(rng, size):
    board = Board(size)
    for _ in range(rng.randrange(2 * size, size * size)):
        color, place = rng.choice((BLACK, WHITE)), rng.choice(board_points(size))
        if board.is_legal(color, place):
            board.play(color, place)
    return board


def seen_pattern(rng, board, color, freedom=0.5):
    """A pattern that matches somewhere on the board: what is there, made wider here and there."""
    place = rng.choice([at for at in board_points(board.size) if board.color_at(at) == EMPTY])
    move = rng.randrange(64)
    cells = bytearray(window_cells(board, color, place, rng.randrange(8), move))
    for cell in range(64):
        if rng.random() < freedom or abs(cell % 8 - move % 8) + abs(cell // 8 - move // 8) > rng.choice(
            (3, 4, 9)
        ):
            cells[cell] = ANYTHING
        elif rng.random() < 0.5:
            wide = (FRIEND_ANY, ENEMY_ANY, EMPTY_BIT, EDGE_BIT, rng.randrange(256))
            cells[cell] |= rng.choice(wide)
    cells[move] = EMPTY_BIT
    return Pattern("seen-1", bytes(cells), move)


def points_of(found):
    return {place for place, _, _ in found}


@given(seed=st.integers(0, 10**9), size=st.sampled_from((5, 7, 9)), color=st.sampled_from((BLACK, WHITE)))
def test_the_entries_of_gnu_go_match_where_the_pattern_does(seed, size, color):
    rng = random.Random(seed)
    board = random_board(rng, size)
    if not any(board.color_at(at) == EMPTY for at in board_points(size)):
        return
    pattern = seen_pattern(rng, board, color)
    said = gnugo_patterns.entry_of(pattern)
    entries = gnugo.read("".join(said.entries))
    assert bool(entries) != bool(said.left_out)
    ours = points_of(match([pattern], board, color))
    if entries and not any("in part" in told or "opposite" in told for told in said.changed):
        assert gnugo.matched(entries, board, color) == ours
    else:
        assert gnugo.matched(entries, board, color) <= ours


#: the orientations that are quarter turns
QUARTERS = {5, 6}


@example(seed=224, turns={2, 4}, edge=0)
@given(
    seed=st.integers(0, 10**9),
    turns=st.sets(st.sampled_from((1, 2, 3, 4, 7)), max_size=2),
    edge=st.sampled_from((0, 0, EDGE_BIT)),
)
def test_the_sign_of_symmetry_says_how_many_orientations_there_are(seed, turns, edge):
    """Each entry is the same in as many orientations as its sign says; the manual has none for quarters."""
    rng = random.Random(seed)
    places = {(0, 1): FRIEND_ANY} | {
        (rng.randrange(-2, 3), rng.randrange(-2, 3)): rng.choice((FRIEND_1, ENEMY_ANY, EMPTY_BIT, 5))
        for _ in range(3)
    }
    if edge:
        places |= {(x, -3): edge for x in range(-2, 3)}
    for _ in range(3):
        places |= {gnugo.IMAGES[turn](*at): sign for turn in turns for at, sign in places.items()}
    cells = bytearray([ANYTHING] * 64)
    for (x, y), sign in places.items():
        cells[27 + x + 8 * y] = sign
    cells[27] = EMPTY_BIT
    for entry in gnugo.read("".join(gnugo_patterns.entry_of(Pattern("p", bytes(cells), 27)).entries)):
        looks = [looks_like(entry, image) for image in gnugo.IMAGES]
        same = {number for number, look in enumerate(looks) if look == looks[0]}
        assert gnugo.DIFFERENT[entry.symmetry] == 8 // min(len(same - QUARTERS), 4)


def looks_like(entry, image):
    """What an entry looks like, turned around its move."""
    asked = {
        label: tuple(sorted(word.replace(f"({label})", "()") for word in entry.constraint.split(" && ")
                            if f"({label})" in word))
        for label in entry.labels.values()
    }  # fmt: skip
    mx, my = next(at for at, sign in entry.cells.items() if sign == "*")
    cells = {
        (image(x - mx, y - my), sign, asked.get(entry.labels.get((x, y)), ()))
        for (x, y), sign in entry.cells.items()
    }
    ends = {"l": (-1, 0), "r": (1, 0), "t": (0, -1), "b": (0, 1)}
    return frozenset(cells | {("ends", image(*ends[side])) for side in entry.edges})


def hane(**more):
    cells = bytearray([ANYTHING] * 64)
    cells[18:20] = [FRIEND_ANY, EMPTY_BIT]
    cells[26] = ENEMY_ANY
    return Pattern(**{"id": "hane-1", "cells": bytes(cells), "move": 19, **more})


def test_an_entry_as_the_manual_describes_it():
    pattern = hane(
        kind="cut",
        text="the hane {*} at {c4} {c3}",
        weight=2 * math.log(1.05),
        attributes=(Attribute("liberties", 26, 2, 4), Attribute("capturable", 18, 0, 0)),
        statistics=Statistics(10, 100, 9, 8, 5, 10),
    )
    said = gnugo_patterns.entry_of(pattern)
    assert (
        "".join(said.entries)
        == """\
Pattern hane-1
# the hane * at (1,2) (1,1)
# weight 0.0975803, gain 0, played 10 of 100 times, in 9 games by 8 players, won 5 of 10
# only if liberties 2-4, capturable no

O*
X?

:8,B,shape(2)

a*
A?

;!attack(a) && (lib(A)>=2 && lib(A)<=4)

"""
    )
    assert said.changed == set()
    assert len(gnugo.read("".join(said.entries))) == 1


@pytest.mark.parametrize(
    ("attribute", "left_out", "changed"),
    [
        (Attribute("last", 26, 1, 1), "condition 'last'", "condition 'last' not asked"),
        (Attribute("phase", -1, 0, 1), "condition 'phase'", "condition 'phase' not asked"),
        (Attribute("stones", 26, 2, 9), "condition 'stones'", "condition 'stones' not asked"),
        (Attribute("alive", 26, 1, 1), "", "condition 'alive' asked as nearly as it can be"),
        (Attribute("ladder", 26, 0, 0), "", "condition 'ladder' asked as nearly as it can be"),
        (Attribute("dead", 26, 1, 1), "", ""),
        (Attribute("ko", -1, 0, 1), "condition 'ko'", "condition 'ko' not asked"),
    ],
)
def test_conditions_that_cannot_be_asked_leave_the_pattern_out_or_are_told(attribute, left_out, changed):
    pattern = hane(attributes=(attribute,))
    assert gnugo_patterns.entry_of(pattern).left_out == left_out
    loose = gnugo_patterns.entry_of(pattern, loose=True)
    assert loose.left_out == ""
    assert loose.changed == ({changed} if changed else set())
    assert f"only if {attribute.measure}" in loose.entries[0]


def test_stones_of_one_string_share_a_label():
    cells = bytearray([ANYTHING] * 64)
    cells[25:28] = [FRIEND_1, FRIEND_1, EMPTY_BIT]
    cells[33:35] = [ENEMY_ANY, FRIEND_1 | FRIEND_2]
    (entry,) = gnugo.read("".join(gnugo_patterns.entry_of(Pattern("p", bytes(cells), 27)).entries))
    assert set(entry.labels.values()) == {"a"}
    assert len(entry.labels) == 3
    assert entry.constraint == "lib(a)==1 && lib(a)<3"


def test_what_no_entry_can_say_has_its_reason():
    bare = bytearray([ANYTHING] * 64)
    bare[27] = EMPTY_BIT
    assert gnugo_patterns.entry_of(Pattern("p", bytes(bare), 27)).left_out == gnugo_patterns.NO_STONE
    narrow = bytearray(bare)
    narrow[24], narrow[26], narrow[31] = EDGE_BIT, FRIEND_ANY, EDGE_BIT
    narrow[25] = EMPTY_BIT
    narrow[28:31] = [EMPTY_BIT] * 3
    assert gnugo_patterns.entry_of(Pattern("p", bytes(narrow), 27)).left_out == gnugo_patterns.OPPOSITE
    crowded = bytearray([FRIEND_1 if (cell // 8 + cell) % 2 else ENEMY_ANY & ~32 for cell in range(64)])
    crowded[27] = EMPTY_BIT
    assert gnugo_patterns.entry_of(Pattern("p", bytes(crowded), 27)).left_out == gnugo_patterns.TOO_MANY


def test_an_edge_that_can_be_in_several_places_makes_several_entries():
    cells = bytearray([ANYTHING] * 64)
    cells[26:28] = [ENEMY_ANY, EMPTY_BIT]
    cells[43] = EMPTY_BIT | EDGE_BIT
    said = gnugo_patterns.entry_of(Pattern("p", bytes(cells), 27))
    assert [entry.name for entry in gnugo.read("".join(said.entries))] == ["p-edge1", "p-edge2", "p-edge3"]
    assert said.changed == {gnugo_patterns.PARTS}


# -- SGF -------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**9), size=st.sampled_from((5, 9)))
@example(seed=846368860, size=5)  # a stone that may be off the board has no liberty on it
def test_the_position_in_the_sgf_is_one_that_the_pattern_matches(seed, size):
    """Cells that may hold several things are drawn empty; so the pattern is tried with these alone."""
    rng = random.Random(seed)
    pattern = seen_pattern(rng, random_board(rng, size), BLACK)
    tree, changed = patterns_sgf.tree_of(pattern)
    if tree is None:
        assert changed in ({patterns_sgf.NO_BOARD}, {patterns_sgf.NO_LIBERTY})
        return
    game = sgf.Sgf_game.from_bytes(write_tree(tree).encode())
    board, plays = sgf_moves.get_setup_and_moves(game)
    ours = Board(board.side)
    stones = [
        (ord("a" if color == "b" else "A"), row, col) for color, (row, col) in board.list_occupied_points()
    ]
    ours.setup(b"".join(bytes([first + col, first + board.side - 1 - row]) for first, row, col in stones))
    (color, (row, col)), *_ = plays
    assert color == "b"
    there = window_cells(ours, BLACK, point(col, board.side - 1 - row), 0, pattern.move)
    assert all(seen & _as_drawn(allowed) for seen, allowed in zip(there, pattern.cells, strict=True))
    assert game.get_root().get("C").endswith(text_of(pattern).rstrip())


def test_stones_without_liberties_are_drawn_nowhere():
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[45] = EMPTY_BIT, FRIEND_ANY
    for beside in (37, 44, 46, 53):
        cells[beside] = ENEMY_ANY
    assert patterns_sgf.tree_of(Pattern("p", bytes(cells), 27)) == (None, {patterns_sgf.NO_LIBERTY})


def _as_drawn(allowed):
    """The same cell, stones with any liberties; one that may hold several things holds what is drawn."""
    edge, on_board = allowed & EDGE_BIT, allowed & ~EDGE_BIT
    if not on_board:
        return edge
    if not on_board & ~FRIEND_ANY:
        return FRIEND_ANY | edge
    return edge | (on_board | EMPTY_BIT if on_board & ~ENEMY_ANY else ENEMY_ANY)


def test_the_tree_of_a_pattern_is_variations():
    answer = TreeMove(28, "enemy", "normal", "then {*}", (TreeMove(29, "friend", "urgent", ""),))
    pattern = hane(
        answers=(answer,), alternatives=(TreeMove(20, "friend", "bad", "too slow"),), text="a ] b \\ ["
    )
    tree, changed = patterns_sgf.tree_of(pattern)
    assert changed == set()
    root = sgf.Sgf_game.from_bytes(write_tree(tree).encode()).get_root()
    assert root.get("GN") == "hane-1"
    assert root.get("C").startswith("a ] b \\ [\n")
    first, other = root
    assert [node.get_move()[0] for node in (first, first[0], first[0][0], other)] == ["b", "w", "b", "b"]
    assert first[0].get("C") == "then K10"
    assert other.get("C") == "bad: too slow"
    assert other.has_property("BM")
    assert first[0][0].has_property("TE")


def test_labels_say_what_stones_cannot():
    cells = bytearray([ANYTHING] * 64)
    cells[24:28] = [FRIEND_2, FRIEND_1 | FRIEND_3, ENEMY_ANY | EMPTY_BIT, EMPTY_BIT]
    tree, _ = patterns_sgf.tree_of(Pattern("p", bytes(cells), 27))
    root = sgf.Sgf_game.from_bytes(write_tree(tree).encode()).get_root()
    assert sorted(label for _, label in root.get("LB")) == ["1,3+", "2", "o"]
    assert len(root.get("DD")) == 19 * 19 - 4


# -- tables ----------------------------------------------------------------------------------------


def some_patterns():
    rng = random.Random(4)
    found = []
    for number in range(30):
        pattern = seen_pattern(rng, random_board(rng, 9), BLACK)
        found.append(
            Pattern(f"L{number}", pattern.cells, pattern.move, weight=rng.gauss(0, 1), gain=rng.random())
        )
    odd = 'quotes " and, commas; 形 \\ ] end'
    tree = (TreeMove(20, "enemy", "trick", odd, (TreeMove(21, "friend"),)),)
    attributes = (Attribute("last", 26, 1, 1), Attribute("phase", -1, 1, 2))
    more = {"text": odd, "answers": tree, "attributes": attributes, "sources": ("a", "b:c"), "quiet": True}
    return [*found, hane(**more)]


@pytest.fixture
def folder(tmp_path):
    """A folder with a text of patterns, and a function that exports it."""
    write(tmp_path / "some.pat", some_patterns())
    return tmp_path


def export(folder, *words):
    return run_json("export", "patterns", "--sources", folder / "some.pat", *words)


def known(folder):
    return read(folder / "some.pat")


def test_json_lines_hold_every_pattern_whole(folder):
    told = export(folder, "--to", folder / "p.jsonl")
    lines = (folder / "p.jsonl").read_text("utf-8").splitlines()
    assert (told["written"], told["left_out"], told["form"]) == (31, {}, "jsonl")
    assert told["bytes"] == (folder / "p.jsonl").stat().st_size
    assert [pattern_of(json.loads(line)) for line in lines] == known(folder)
    assert list(json.loads(lines[0])) == [column.name for column in patterns.COLUMNS]


def test_csv_and_parquet_hold_the_same_as_json_lines(folder):
    for form in ("jsonl", "csv", "parquet"):
        export(folder, "--to", folder / f"p.{form}")
    objects = [json.loads(line) for line in (folder / "p.jsonl").read_text("utf-8").splitlines()]
    flat = [
        {
            name: json.dumps(value, ensure_ascii=False) if isinstance(value, list) else value
            for name, value in one.items()
        }
        for one in objects
    ]
    assert parquet.read_table(folder / "p.parquet").to_pylist() == flat
    text = (folder / "p.csv").read_bytes().decode()
    assert "\r" not in text
    plain = [
        {name: str(int(v)) if isinstance(v, bool) else str(v) for name, v in one.items()} for one in flat
    ]
    assert list(csv.DictReader(io.StringIO(text, newline=""))) == plain


def test_the_best_come_first(folder):
    export(folder, "--to", folder / "best.jsonl", "--best", 3)
    ids = [json.loads(line)["id"] for line in (folder / "best.jsonl").read_text("utf-8").splitlines()]
    assert ids == [p.id for p in sorted(known(folder), key=lambda p: (-p.gain, p.id))[:3]]


def test_gnu_go_and_sgf_count_what_they_cannot_hold(folder):
    told = export(folder, "--to", folder / "p.db")
    entries = gnugo.read((folder / "p.db").read_text("utf-8"))
    assert told["form"] == "gnugo"
    assert told["left_out"]["condition 'last'"] == 1
    assert told["written"] + sum(told["left_out"].values()) == 31
    assert len({entry.name.split("-edge")[0] for entry in entries}) == told["written"]
    loose = export(folder, "--to", folder / "loose.db", "--loose")
    assert loose["written"] == told["written"] + 1
    assert loose["changed"]["condition 'last' not asked"] == 1
    told = export(folder, "--to", folder / "p.sgf")
    text = (folder / "p.sgf").read_text("utf-8")
    assert text.count("(;FF[4]") == told["written"]
    assert told["written"] + sum(told["left_out"].values()) == 31


def test_what_comes_with_katachi_in_gnu_gos_form_can_be_read(tmp_path):
    told = run_json("export", "patterns", "--sources", "hand", "--to", tmp_path / "hand.db", "--loose")
    assert len(gnugo.read((tmp_path / "hand.db").read_text("utf-8"))) >= told["written"] > 100


def test_the_same_patterns_give_the_same_bytes_and_an_old_file_is_replaced(folder):
    for form in ("jsonl", "csv", "parquet", "sgf", "db"):
        path = folder / "out" / f"p.{form}"
        export(folder, "--to", path)
        first = path.read_bytes()
        path.write_text("something else")
        export(folder, "--to", path)
        assert path.read_bytes() == first
    assert sorted(one.name for one in (folder / "out").iterdir()) == [
        "p.csv",
        "p.db",
        "p.jsonl",
        "p.parquet",
        "p.sgf",
    ]


def test_what_fails_leaves_the_old_file_and_no_other(folder):
    (folder / "p.jsonl").write_text("as it was")
    good = (folder / "some.pat").read_text("utf-8")
    (folder / "some.pat").write_text(good + good, "utf-8")
    ran = run("export", "patterns", "--sources", folder / "some.pat", "--to", folder / "p.jsonl")
    assert ran.code == 1
    assert (folder / "p.jsonl").read_text() == "as it was"
    assert sorted(one.name for one in folder.iterdir()) == ["p.jsonl", "some.pat"]


def test_parquet_without_pyarrow_says_what_to_install(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = run("export", "patterns", "--sources", folder / "some.pat", "--to", folder / "p.parquet")
    assert (ran.code, ran.err) == (
        1,
        "katachi: parquet needs pyarrow: pip install 'katachi[parquet]', or take csv or jsonl\n",
    )
    assert [one.name for one in folder.iterdir()] == ["some.pat"]


def test_many_rows_reach_parquet_in_groups(tmp_path, monkeypatch):
    from pipeline.export import rows

    monkeypatch.setattr(rows, "GROUP", 7)
    with rows.table(tmp_path / "t.parquet", "parquet", [rows.Column("n", rows.WHOLE, "")]) as table:
        for number in range(30):
            table.write([number])
    assert parquet.read_table(tmp_path / "t.parquet")["n"].to_pylist() == list(range(30))
    assert parquet.ParquetFile(tmp_path / "t.parquet").num_row_groups == 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("patterns", "--to", "patterns"), "patterns: which form? Give --as, or a name that ends with"),
        (("misses", "--to", "m.db"), "m.db: which form? Give --as, or a name that ends with .sgf, .jsonl"),
        (("patterns", "--to", "p.csv", "--loose"), "--loose belongs to --as gnugo"),
        (("misses", "--to", "m.csv", "--alone"), "--list and --alone belong to --as sgf"),
        (("misses", "--to", "m.parquet", "--list", 3), "--list and --alone belong to --as sgf"),
        (("--db", "x", "patterns", "--to", "p.csv"), "options go after the word: katachi export patterns"),
        ((), "Missing option '--to'"),
        (("patterns",), "Missing option '--to'"),
    ],
)
def test_words_that_make_no_sense_are_refused(words, said):
    ran = run("export", *words)
    assert ran.code == 2
    assert said in ran.err


def test_the_report_for_people_has_the_counts(folder):
    ran = run("export", "patterns", "--sources", folder / "some.pat", "--to", folder / "p.db")
    assert ran.code == 0
    assert re.search(r"patterns written +\d+", ran.out)
    assert "patterns left out: the form cannot say" in ran.out


def test_settings_are_found_without_a_database(tmp_path):
    report = patterns.run(None, Settings(sources="hand"), Executor(), tmp_path / "p.jsonl", "jsonl")
    assert report.counts.written > 100


def test_patterns_made_by_hand_have_the_weights_that_compile_gives_them(tmp_path):
    """Their text has none: what was learned for them stands among the weights of features."""
    run_json("export", "patterns", "--sources", "hand", "--to", tmp_path / "hand.jsonl")
    rows = list(map(json.loads, (tmp_path / "hand.jsonl").read_text("utf-8").splitlines()))
    run_json("compile", "--sources", "hand", "--binary", tmp_path / "hand.bin")
    book = PatternBook.open(tmp_path / "hand.bin")
    compiled = {one.id: one.weight for one in map(book.pattern, range(len(book)))}
    assert {row["id"]: float(np.float32(row["weight"])) for row in rows} == compiled
    assert any(compiled.values())


@pytest.mark.parametrize("columns", [patterns.COLUMNS, joseki.COLUMNS, misses.COLUMNS])
def test_the_page_has_every_column_in_order(columns):
    page = (Path(__file__).parents[3] / "docs" / "exporting.md").read_text("utf-8")
    rows = [f"| `{column.name}` | {column.kind} | {column.meaning} |\n" for column in columns]
    assert "".join(rows) in page
