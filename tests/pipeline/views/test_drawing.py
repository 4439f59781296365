"""The pictures of boards, patterns and curves, read back from their SVG."""

import random
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.patterns.pattern import ANYTHING, EDGE_BIT, EMPTY_BIT, Pattern
from engine.points import BLACK, WHITE, board_points, coordinates, from_gtp, point
from pipeline.views import charts, drawing
from pipeline.views.markup import element, number, page

#: the eight things that a cell can hold, as the words for a set name them
THINGS = {
    "empty": 1,
    "off the board": 2,
    **{f"friend {n}": 4 << n - 1 for n in (1, 2, 3)},
    **{f"enemy {n}": 32 << n - 1 for n in (1, 2, 3)},
}


def bits_of(words):
    """The set that words name, read by rules of their own."""
    if words == "anything":
        return 255
    bits, side = 0, ""
    for part in words.split(" or "):
        if part in ("empty", "off the board"):
            bits |= THINGS[part]
            continue
        side = next((name for name in ("friend", "enemy") if part.startswith(name)), side)
        if part == side:
            bits |= sum(THINGS[f"{side} {n}"] for n in (1, 2, 3))
        elif part.startswith("more"):
            bits |= THINGS[f"{side} 3"]
        else:
            first = int(re.search(r"\d", part)[0])
            bits |= THINGS[f"{side} {first}"]
    return bits


def test_the_words_for_a_set_of_things_name_exactly_these():
    for bits in range(1, 256):
        assert bits_of(drawing.cell_words(bits)) == bits


def shapes(svg, kind):
    """The elements of one class."""
    return [found for found in svg.iter() if kind in found.get("class", "").split()]


def at(found, x="cx", y="cy"):
    return float(found.get(x)), float(found.get(y))


def random_board(seed, size=9, moves=50):
    rng = random.Random(seed)
    board = Board(size)
    for idx in range(moves):
        board.play(
            color := BLACK if idx % 2 == 0 else WHITE,
            rng.choice([p for p in board_points(size) if board.is_legal(color, p)]),
        )
    return board


@pytest.mark.parametrize("seed", range(5))
def test_every_stone_of_a_board_is_drawn_where_it_stands(seed):
    board = random_board(seed)
    svg = ET.fromstring(drawing.board(board, BLACK, "a board"))
    for color, kind in ((BLACK, "b"), (WHITE, "w")):
        stones = {coordinates(p) for p in board_points(9) if board.color_at(p) == color}
        assert {at(found) for found in shapes(svg, kind)} == stones
    assert svg.find("title").text == "a board"
    assert "".join(found.text for found in shapes(svg, "name")) == "ABCDEFGHJ987654321"


def test_the_played_move_is_a_stone_with_a_ring_and_its_number():
    board = Board(19)
    board.play(BLACK, from_gtp("Q4", 19))
    marks = drawing.Marks(
        played=from_gtp("D4", 19),
        last=from_gtp("Q4", 19),
        candidates={from_gtp("C3", 19): "1", from_gtp("D4", 19): "2"},
    )
    svg = ET.fromstring(drawing.board(board, WHITE, "", marks))
    assert [at(found) for found in shapes(svg, "w")] == [(3, 15)]
    assert [at(found) for found in shapes(svg, "played")] == [(3, 15)]
    assert [at(found) for found in shapes(svg, "last")] == [(15, 15)]
    assert {at(found, "x", "y"): found.text for found in shapes(svg, "sign")} == {(2, 16): "1", (3, 15): "2"}


def test_framed_points_have_frames_and_the_first_a_rim():
    points = [from_gtp(name, 9) for name in ("C3", "D4", "A9")]
    svg = ET.fromstring(drawing.board(Board(9), BLACK, "t", drawing.Marks(framed=points)))
    centres = {}
    for kind in ("frame", "rim"):
        frames = shapes(svg, kind)
        assert all(one.get("width") == one.get("height") for one in frames)
        half = [float(one.get("width")) / 2 for one in frames]
        centres[kind] = [
            (round(x + by, 2), round(y + by, 2))
            for (x, y), by in zip((at(one, "x", "y") for one in frames), half, strict=True)
        ]
    assert set(centres["frame"]) == {coordinates(one) for one in points}
    assert centres["rim"] == [coordinates(points[0])]


def test_territory_has_its_squares_where_nothing_stands_over_them():
    board = Board(9)
    for name, color in (("C3", BLACK), ("D3", BLACK), ("G7", WHITE), ("H7", WHITE)):
        board.play(color, from_gtp(name, 9))
    values = {"C3": 0.9, "D3": 0.9, "E3": 0.5, "F3": 0.05, "G7": 0.9, "H7": 0.9, "J7": -0.5}
    shown = drawing.Territory(
        {from_gtp(name, 9): value for name, value in values.items()},
        {from_gtp("C3", 9): "A", from_gtp("G7", 9): "D"},
    )
    svg = ET.fromstring(drawing.territory(board, shown, "t"))
    centres = {
        kind: [
            tuple(round(at + float(one.get("width")) / 2) for at in at(one, "x", "y"))
            for one in shapes(svg, kind)
            if one.tag == "rect"
        ]
        for kind in ("b", "w")
    }
    assert centres == {
        "b": [coordinates(from_gtp(name, 9)) for name in ("E3", "H7")],
        "w": [coordinates(from_gtp("J7", 9))],
    }
    assert [found.text for found in shapes(svg, "sign")] == ["A", "D"]


def test_a_heat_map_is_the_darker_the_more():
    counts = {point(0, 0): 2.0, point(4, 3): 8.0}
    svg = ET.fromstring(drawing.heat(counts, 9, "heat"))
    drawn = {at(found, "x", "y"): float(found.get("opacity")) for found in shapes(svg, "heat")}
    assert drawn == {(-0.5, -0.5): 0.25, (3.5, 2.5): 1.0}


cells = st.lists(st.one_of(st.just(ANYTHING), st.integers(1, 255)), min_size=64, max_size=64)


@given(cells, st.integers(0, 63))
def test_every_cell_of_a_pattern_says_what_it_may_hold(sets, move):
    sets[move] |= EMPTY_BIT
    svg = ET.fromstring(drawing.pattern(Pattern("p-1", bytes(sets), move)))
    assert svg.find("title").text == "pattern p-1"
    titles = [group.find("title").text for group in svg.iter("g")]
    special = [c for i, c in enumerate(sets) if i != move and c not in (ANYTHING, EDGE_BIT, EMPTY_BIT)]
    assert titles == [*map(drawing.cell_words, special), "the move"]
    for kind, wanted in (
        ("off", [i for i, c in enumerate(sets) if c == EDGE_BIT]),
        ("wood", [i for i, c in enumerate(sets) if c not in (ANYTHING, EDGE_BIT)]),
    ):
        squares = "".join(found.get("d", "") for found in shapes(svg, kind))
        corners = re.findall(r"M(-?[\d.]+) (-?[\d.]+)h1", squares)
        assert [(float(x) + 0.5, float(y) + 0.5) for x, y in corners] == [(i % 8, i // 8) for i in wanted]
    ring = shapes(svg, "played")
    assert [at(found) for found in ring] == [(move % 8, move // 8)]


def test_stones_and_their_liberties_are_drawn_in_their_cells():
    sets = [ANYTHING] * 64
    sets[27], sets[26], sets[28], sets[35] = EMPTY_BIT, 28, 32, 64 | 128
    svg = ET.fromstring(drawing.pattern(Pattern("p", bytes(sets), 27)))
    assert {at(found) for found in shapes(svg, "b")} == {(2, 3), (3, 3)}
    assert {at(found) for found in shapes(svg, "w")} == {(4, 3), (3, 4)}
    digits = {at(found, "x", "y"): found.text for found in svg.iter("text")}
    assert digits == {(4, 3): "1", (3, 4): "2+"}


def test_lines_end_where_the_board_does():
    sets = [ANYTHING] * 64
    sets[27] = sets[26] = EMPTY_BIT
    sets[34] = sets[35] = EDGE_BIT
    svg = ET.fromstring(drawing.pattern(Pattern("p", bytes(sets), 27)))
    (grid,) = shapes(svg, "grid")
    assert re.findall(r"M(\S+) (\S+)V([\d.]+)", grid.get("d")) == [("2", "2.5", "3"), ("3", "2.5", "3")]
    assert re.findall(r"M(\S+) 3H([\d.]+)", grid.get("d")) == [("1.5", "2.5"), ("2.5", "3.5")]


@pytest.mark.parametrize(("shares", "is_above"), [((0.9, 0.8), False), ((0.0, 0.3), True)])
def test_the_names_of_curves_stand_where_the_curves_are_not(shares, is_above):
    svg = ET.fromstring(charts.curves("hits", [charts.Line("all", shares)], "games"))
    (name,) = [found for found in svg.iter("text") if found.text == "all"]
    rules = [float(found.get("y1")) for found in shapes(svg, "rule")]
    assert (float(name.get("y")) < (min(rules) + max(rules)) / 2) == is_above


def test_a_curve_lies_where_its_shares_are():
    lines = [
        charts.Line("all", (0.0, 0.5, 1.0), ((0, 0.1), (0.25, 0.75), (0.9, 1))),
        charts.Line("some", (0.25,) * 2),
    ]
    svg = ET.fromstring(charts.curves("hits", lines, "among the first n"))
    rules = {float(found.get("y1")) for found in shapes(svg, "rule")}
    zero, hundred = max(rules), min(rules)
    drawn = [
        [(float(y) - zero) / (hundred - zero) for y in re.findall(r",([\d.]+)", found.get("points"))]
        for found in svg.iter("polyline")
    ]
    assert drawn == [pytest.approx((0, 0.5, 1)), pytest.approx((0.25, 0.25))]
    (band,) = shapes(svg, "band")
    heights = [(float(y) - zero) / (hundred - zero) for y in re.findall(r",([\d.]+)", band.get("points"))]
    assert heights == pytest.approx((0.1, 0.75, 1, 0.9, 0.25, 0), abs=1e-3)
    texts = [found.text for found in svg.iter("text")]
    assert {"all", "some", "0 %", "100 %", "1", "3", "among the first n"} <= set(texts)


def test_bars_are_as_long_as_their_values():
    rows = [charts.Bar("a", 10, "ten"), charts.Bar("b", 40, "forty"), charts.Bar("c", 0, "none")]
    svg = ET.fromstring(charts.bars("kinds", rows))
    lengths = [float(found.get("width")) for found in shapes(svg, "bar")]
    assert lengths[0] / lengths[1] == pytest.approx(0.25)
    assert lengths[2] <= 1
    assert [found.text for found in svg.iter("text")] == ["a", "ten", "b", "forty", "c", "none"]


@given(st.text(), st.text())
def test_any_text_survives_on_a_page(title, text):
    tree = ET.fromstring(page(title, "p { color: red }", element("p", text, title=text)))
    told = "".join(c if c in "\t\n\r" or ord(c) > 31 else "\ufffd" for c in text)
    told = "".join("\ufffd" if "\ud800" <= c <= "\udfff" or c in "\ufffe\uffff" else c for c in told)
    # XML reads a carriage return as a line feed, and white space in an attribute as blanks
    assert (tree.find("body/p").text or "") == told.replace("\r\n", "\n").replace("\r", "\n")
    assert tree.find("head/style").text == "p { color: red }"


@given(st.floats(-1000, 1000))
def test_coordinates_have_two_decimals_and_no_minus_zero(value):
    text = number(value)
    assert float(text) == pytest.approx(value, abs=0.0051)
    assert re.fullmatch(r"0|-?(?!0\d)\d+(\.\d{1,2})?", text)
    assert text != "-0"
