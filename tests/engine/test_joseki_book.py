"""Corners, counting, lines, the binary and the book, against plain definitions."""

import random
import re
import sys
import zlib
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import classic
from naive_corners import area_of, corner_games

from engine.board import Board
from engine.joseki import JosekiBook, binary
from engine.joseki.corners import Corners
from engine.joseki.counting import JosekiCounter
from engine.joseki.default import open_joseki
from engine.joseki.lines import point_at_place, root_key, steps
from engine.joseki.move import ERAS, TYPES, Figures, Graph, JosekiMove, graph_of
from engine.joseki.trend import Trend, era_name, eras_of, shares, trend
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    decode_moves,
    opponent,
    point,
    transform,
)


def test_keys_are_alike_exactly_where_the_corners_are():
    known = {}
    corners = Corners()
    rng = random.Random(5)
    for _ in range(60):
        board = Board(19)
        color = BLACK
        for _ in range(rng.randrange(3, 14)):
            x, y = rng.randrange(2, 5), rng.randrange(2, 5)
            at = point(rng.choice((x, 18 - x)), rng.choice((y, 18 - y)))
            if board.is_legal(color, at):
                board.play(color, at)
            color = opponent(color)
            for corner in range(4):
                for side in (BLACK, WHITE):
                    seen = area_of(board, corner, side)
                    assert known.setdefault(seen, corners.local(board, corner, side).key) == (
                        corners.local(board, corner, side).key
                    )
    assert len(set(known.values())) == len(known) > 150


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 7), st.booleans())
def test_turned_boards_and_exchanged_colours_have_the_same_keys(seed, symmetry, exchange):
    rng = random.Random(seed)
    board, image = Board(19), Board(19)
    for number in range(40):
        color = BLACK + number % 2
        at = rng.choice(board_points(19))
        if board.is_legal(color, at):
            board.play(color, at)
            image.play(opponent(color) if exchange else color, transform(at, symmetry, 19))
    corners = Corners()
    keys = Counter(corners.local(board, corner, BLACK).key for corner in range(4))
    side = WHITE if exchange else BLACK
    assert keys == Counter(corners.local(image, corner, side).key for corner in range(4))


def test_following_a_game_and_looking_anew_agree_also_when_taking_back():
    followed = Corners()
    board = Board(19)
    told = []
    for color, at in decode_moves(classic("shusaku-castle-1").moves):
        board.play(color, at)
        told.append([followed.local(board, corner, color) for corner in range(4)])
        assert told[-1] == [Corners().local(board, corner, color) for corner in range(4)]
    for (color, _), seen in reversed(list(zip(board.moves(), told, strict=True))):
        assert [followed.local(board, corner, color) for corner in range(4)] == seen
        board.undo()


def test_there_is_no_fifth_corner():
    for corner, color in ((4, BLACK), (-1, BLACK), (0, 0), (0, 3)):
        with pytest.raises(EngineError, match="no corner"):
            Corners().local(Board(19), corner, color)


# -- counting ------------------------------------------------------------------------------------------


def plainly_counted(games, least):
    """By key and place, in how many games; corners are followed while their moves are frequent."""

    def passes(frequent):
        found = Counter()
        for game in games:
            board, corners = Board(19), Corners()
            followed, once = [True] * 4, set()
            answering = [0] * 4
            for color, at in decode_moves(game.moves):
                places = corners.places(board, color, at)
                keys = [corners.local(board, corner, color).key for corner in range(4)]
                for corner in range(4):
                    if corner in places:
                        x, y = places[corner]
                        move = keys[corner], 16 * x + y
                    elif answering[corner] == color:
                        move = keys[corner], 0
                    else:
                        move = None
                    answering[corner] = 0
                    if move is None or not followed[corner]:
                        continue
                    if frequent is not None and frequent[move] < least:
                        followed[corner] = followed[corner] and move[1] == 0
                        continue
                    found[move] += frequent is None or move not in once
                    once.add(move)
                    answering[corner] = opponent(color) if corner in places else 0
                board.play(color, at)
        return found

    counted = passes(passes(None))
    return {move: number for move, number in counted.items() if number >= least}


@pytest.mark.parametrize("least", [2, 5])
def test_counts_are_those_of_a_plain_count(least):
    games = corner_games(120)
    counter = JosekiCounter(least)
    for game in games:
        counter.sketch_game(game)
    state = {name: array.copy() for name, array in counter.state().items()}
    again = JosekiCounter(least)
    again.restore(state)
    for index, game in enumerate(games):
        again.count_game(game, index, (index % 7, 7), BLACK if index % 2 else 0, 1960 + index)
    rows = again.found()
    told = {(int(row["key"]), int(row["place"])): int(row["games"]) for row in rows}
    assert told == plainly_counted(games, least)
    assert len(told) > 50
    assert all(row["won"] <= row["decided"] <= row["games"] for row in rows)
    assert all(row["eras"].sum() == row["games"] for row in rows)
    assert (rows["first_year"] <= rows["last_year"]).all()
    assert ERAS[0] == 0
    assert all(one < two for one, two in pairwise(ERAS))


# -- lines, binary, book -------------------------------------------------------------------------------


def grown(seed, size):
    """A graph of random lines: a move may come in any order, so that lines meet."""
    rng = random.Random(seed)
    corners = Corners()
    positions = {}
    while sum(map(len, positions.values())) < size:
        board, color = Board(19), BLACK
        for _ in range(rng.randrange(1, 9)):
            local = corners.local(board, 0, color)
            at = point(rng.randrange(0, 6), rng.randrange(0, 6)) if rng.random() < 0.9 else PASS
            if not board.is_legal(color, at):
                break
            place = 0
            if at != PASS:
                x, y = corners.places(board, color, at)[0]
                place = 16 * x + y
            board.play(color, at)
            color = opponent(color)
            child = corners.local(board, 0, color).key
            moves = positions.setdefault(local.key, [])
            if place not in [move.place for move in moves]:
                eras = tuple(rng.randrange(9) for _ in ERAS) if rng.random() < 0.9 else ()
                figures = Figures(
                    rng.randrange(1, 9999), rng.randrange(1, 300), rng.randrange(1000), 1900, 2020, eras
                )
                moves.append(JosekiMove(place, child, rng.randrange(len(TYPES)), figures=figures))
    return graph_of(root_key(), positions)


@pytest.fixture(scope="module")
def graph():
    return grown(3, 700)


def test_every_move_is_written_once_and_every_position_below_one_move(graph):
    walked = list(steps(graph))
    assert len(walked) == graph.num_moves >= 700
    told = Counter((step.parent, step.move.place) for step in walked)
    assert set(told.values()) == {1}
    opened = [graph.root, *(step.move.child for step in walked if step.expanded)]
    assert sorted(opened) == sorted(graph.positions)
    assert sum(not step.expanded and step.move.child in graph.positions for step in walked) > 5  # lines meet


def test_the_binary_holds_what_was_written_in_about_a_byte_a_move(graph, tmp_path):
    walked = list(steps(graph))
    written = binary.write(tmp_path / "a.bin", walked)
    content = binary.read(tmp_path / "a.bin")
    assert content.entries.tolist() == [
        (step.place, step.move.type, step.expanded, step.has_sibling) for step in walked
    ]
    assert [binary.figures_of(row) for row in content.figures] == [step.move.figures for step in walked]
    assert content.graph_bytes == written == sum(binary.pack(walked)[2]) + len(binary.pack(walked)[0])
    binary.write(tmp_path / "b.bin", walked)
    assert (tmp_path / "a.bin").read_bytes() == (tmp_path / "b.bin").read_bytes()


def test_the_example_of_the_docs_is_decoded(tmp_path):
    page = (Path(__file__).parents[2] / "docs/formats/joseki-binary.md").read_text("utf-8")
    data = bytes.fromhex("".join(re.findall(r"^    ((?:[0-9a-f]{2} ?)+)$", page, re.MULTILINE)))
    (tmp_path / "a.bin").write_bytes(data)
    content = binary.read(tmp_path / "a.bin")
    assert [(place >> 4, place & 15, TYPES[type]) for place, type, *_ in content.entries.tolist()] == [
        (4, 4, "normal"), (3, 6, "normal"), (6, 3, "normal"), (0, 0, "bad"), (3, 3, "rare"),
    ]  # fmt: skip
    eras = (0, 0, 1, 400, 300, 199)
    assert binary.figures_of(content.figures[0]) == Figures(900, 80, 510, 1999, 2020, eras)
    assert content.names == {0: "star point"}
    book = JosekiBook(content)
    assert [book.name_of(number) for number in range(5)] == ["star point"] * 5
    at = 0
    for row in re.findall(r"^\| (`[0-9a-f]{2}[ `].*?) \|", page, re.MULTILINE):
        for shown in re.findall(r"`((?:[0-9a-f]{2} ?)+)`", row):
            at = data.find(bytes.fromhex(shown), at)
            assert at >= 0, f"the bytes {shown} are not there, or out of their order"


def test_damaged_binaries_are_refused(graph, tmp_path):
    path = tmp_path / "a.bin"
    binary.write(path, list(steps(graph)))
    data = path.read_bytes()
    rng = random.Random(2)
    for _ in range(60):
        at = rng.randrange(len(data))
        bad = rng.choice((data[:at], data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]))
        path.write_bytes(bad)
        with pytest.raises(EngineError, match="joseki binary"):
            JosekiBook.open(path)
    with pytest.raises(EngineError, match="No such file"):
        JosekiBook.open(tmp_path / "none.bin")
    path.write_bytes(data[:4] + b"\x05\x00" + data[6:])
    with pytest.raises(EngineError, match="of version 5, not 3: compile it anew"):
        JosekiBook.open(path)


def test_the_graph_comes_back_from_the_binary_without_comments_and_choices(graph, tmp_path):
    path = tmp_path / "joseki.bin"
    binary.write(path, list(steps(graph)))
    again = JosekiBook.open(path).graph()
    plain = {
        key: [replace(move, comment="", fixed=False) for move in moves]
        for key, moves in graph.positions.items()
    }
    assert again == Graph(graph.root, plain)
    assert again.num_moves == graph.num_moves > 100


def test_a_binary_that_holds_what_cannot_be_played_is_told_by_its_name(graph, tmp_path):
    """Bytes of moves changed, the checksum put right."""
    path, rng, told = tmp_path / "a.bin", random.Random(3), []
    binary.write(path, list(steps(graph)))
    data = path.read_bytes()
    num_common, _, num_bytes = binary.HEAD.unpack_from(data)[2:5]
    for _ in range(200):
        body = bytearray(data[binary.HEAD.size :])
        body[rng.randrange(num_common + num_bytes)] ^= 1 << rng.randrange(8)
        head = data[: binary.HEAD.size - 4] + zlib.crc32(body).to_bytes(4, sys.byteorder)
        path.write_bytes(head + body)
        try:
            JosekiBook.open(path)
        except EngineError as error:
            told.append(str(error))
    assert [text for text in told if not text.startswith(f"{path}: ")] == []
    assert sum("of the joseki database" in text for text in told) > 10


@pytest.mark.parametrize("games", [10**9, 2**31 - 1, 2**31, 2**32 - 1])
def test_more_games_than_a_text_can_say_are_damage(graph, tmp_path, games):
    path = tmp_path / "a.bin"
    walked = list(steps(graph))
    move = replace(walked[7].move, figures=Figures(games, 2, 500, 2001, 2019))
    binary.write(path, [*walked[:7], walked[7]._replace(move=move), *walked[8:]])
    with pytest.raises(EngineError, match=r"a\.bin: damaged joseki binary: compile it anew$"):
        JosekiBook.open(path)


def test_games_of_eras_are_added_up_however_many_they_are():
    row = np.zeros(1, binary.FIGURES)
    row["eras"] = 3 * 10**9
    figures = binary.figures_of(row[0])
    assert eras_of([figures, figures]) == (6 * 10**9,) * len(ERAS)


def test_binaries_without_eras_are_read(graph, tmp_path):
    path = tmp_path / "a.bin"
    binary.write(path, list(steps(graph)))
    content, data = binary.read(path), path.read_bytes()
    head = list(binary.HEAD.unpack_from(data))
    begin = binary.HEAD.size + content.graph_bytes
    end = begin + len(content.entries) * binary.FIGURES.itemsize
    rows = [data[at : at + 12] for at in range(begin, end, binary.FIGURES.itemsize)]
    older = data[binary.HEAD.size : begin] + b"".join(rows) + data[end:]
    head[1], head[-1] = 2, zlib.crc32(older)
    path.write_bytes(binary.HEAD.pack(*head) + older)
    found = binary.read(path)
    assert found.entries.tolist() == content.entries.tolist()
    plain = [replace(step.move.figures, eras=()) for step in steps(graph)]
    assert [binary.figures_of(row) for row in found.figures] == plain


def test_a_file_is_opened_once_until_it_is_another(graph, tmp_path):
    path, other = tmp_path / "a.bin", tmp_path / "b.bin"
    walked = list(steps(graph))
    binary.write(path, walked)
    book = open_joseki(str(path))
    assert open_joseki(str(path)) is book
    binary.write(
        other, [step._replace(move=replace(step.move, type=(step.move.type + 1) % 6)) for step in walked]
    )
    other.replace(path)
    assert open_joseki(str(path)).checksum == binary.read(path).checksum != book.checksum
    path.unlink()
    with pytest.raises(EngineError, match=r"a\.bin: No such file or directory; give another --joseki FILE"):
        open_joseki(str(path))
    path.write_text("# katachi joseki 2\n4-4\n" * 9)
    with pytest.raises(
        EngineError, match=r"a\.bin: not a joseki binary; 'katachi joseki compile .* makes one"
    ):
        open_joseki(str(path))


def test_a_line_that_breaks_a_rule_is_refused(tmp_path):
    entries = np.array([(0x44, 1, True, False), (0x44, 1, False, False)], binary.ENTRY)
    with pytest.raises(EngineError, match=r"move 2 .* cannot be played"):
        JosekiBook(binary.Content(entries, np.zeros(2, binary.FIGURES), {}, 2, ""))


def test_a_move_after_the_last_of_all_positions_is_refused():
    entries = np.array([(0x44, 1, False, False), (0x33, 1, False, False)], binary.ENTRY)
    with pytest.raises(EngineError, match=r"move 2 .* belongs to no position"):
        JosekiBook(binary.Content(entries, np.zeros(2, binary.FIGURES), {}, 2, ""))


def test_the_book_offers_every_move_in_every_corner(graph, tmp_path):
    binary.write(tmp_path / "a.bin", list(steps(graph)))
    book = JosekiBook.open(tmp_path / "a.bin")
    assert len(book) == graph.num_moves
    assert book.num_positions == len(graph.positions)
    board, color = Board(19), BLACK
    for step in steps(graph):
        while board.num_moves > step.depth:
            board.undo()
        color = BLACK if step.depth % 2 == 0 else WHITE
        for symmetry in range(8):
            image = Board(19)
            for side, at in board.moves():
                image.play(side, transform(at, symmetry, 19) if at != PASS else PASS)
            corner = corner_of(transform(point(0, 0), symmetry, 19))
            at = point_at_place(step.place)
            wanted = at if at == PASS else transform(at, symmetry, 19)
            found = {move.point: move for move in book.continuations(image, corner, color)}
            assert (found[wanted].type, found[wanted].figures) == (step.move.type, step.move.figures)
            assert found[wanted].goes_on == (step.move.child in graph.positions)
        board.play(color, point_at_place(step.place))
    assert book.continuations(Board(9), 0, BLACK) != []
    board = Board(19)
    board.play(BLACK, point(7, 7))
    assert book.continuations(board, 0, WHITE) == []


def corner_of(at):
    col, row = coordinates(at)
    return (col > 9) + 2 * (row > 9)


def test_lines_that_come_in_another_order_reach_the_same_position():
    corners = Corners()
    rng = random.Random(11)
    keys = set()
    for _ in range(500):
        black = rng.sample([point(x, y) for x in range(2, 8) for y in range(2, 8)], 6)
        white, black = black[:3], black[3:]
        board = Board(19)
        for one, two in zip(rng.sample(black, 3), rng.sample(white, 3), strict=True):
            board.play(BLACK, one)
            board.play(WHITE, two)
        other = Board(19)
        for one, two in zip(black, white, strict=True):
            other.play(BLACK, one)
            other.play(WHITE, two)
        keys.add(corners.local(board, 0, BLACK).key)
        if len(board.moves()) == len(other.moves()) and all(
            board.color_at(p) == other.color_at(p) for p in board_points(19)
        ):
            assert corners.local(board, 0, BLACK).key == corners.local(other, 0, BLACK).key
    assert len(keys) > 450


def test_a_graph_leaves_out_what_cannot_be_reached():
    move = JosekiMove(0x44, 7)
    assert graph_of(5, {5: [move], 9: [move]}) == Graph(5, {5: [move]})


# -- trends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("eras", "of_eras", "told"),
    [
        ((0, 0, 0, 1, 10, 80), (0, 0, 0, 300, 900, 800), Trend(2017, rising=True)),
        ((0, 0, 30, 30, 2, 1), (0, 0, 60, 60, 60, 60), Trend(2010, rising=False)),
        ((0, 0, 0, 100, 100, 100), (0, 0, 0, 1000, 1000, 1000), None),
        ((0, 0, 0, 100, 100, 120), (0, 0, 0, 1000, 1000, 1000), None),  # by less than half
        ((0, 0, 0, 0, 0, 20), (0, 0, 0, 0, 20, 20), None),  # few games before
        ((0, 0, 0, 3, 3, 8), (0, 0, 0, 100, 100, 100), None),  # chance
        ((), (0, 0, 0, 100, 100, 100), None),
        ((0, 0, 0, 100, 100, 100), (0, 0, 0, 100, 100, 100), None),  # the only move
    ],
)
def test_a_trend_is_a_clear_change_of_the_share(eras, of_eras, told):
    assert trend(eras, of_eras) == told


def test_shares_and_eras_in_words():
    of = eras_of([Figures(eras=(0, 0, 0, 1, 2, 3)), Figures(games=3), Figures(eras=(0, 0, 0, 1, 0, 1))])
    assert of == (0, 0, 0, 2, 2, 4)
    assert eras_of([Figures(games=3)]) == ()
    assert shares((0, 0, 0, 1, 2, 3), of) == (None, None, None, 0.5, 1.0, 0.75)
    assert shares((), of) == (None, None, None, 0, 0, 0)
    assert [era_name(number) for number in (0, 1, 5)] == ["before 1950", "1950-1979", "since 2017"]
    assert str(Trend(2017, rising=True)) == "rising since 2017"
    assert str(Trend(2010, rising=False)) == "falling since 2010"


def test_the_book_adds_up_the_eras_of_a_position(graph, tmp_path):
    binary.write(tmp_path / "a.bin", list(steps(graph)))
    book = JosekiBook.open(tmp_path / "a.bin")
    kept = [move.figures for move in graph.positions[graph.root] if TYPES[move.type] != "ignore"]
    for move in book.continuations(Board(19), 0, BLACK):
        assert book.eras_around(move.number) == eras_of(kept)
