"""Every measure, with positions where it is high and where it is low."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board, strings
from thorough import repeated

from engine import attributes
from engine.attributes import measure
from engine.board import Board
from engine.diagram import read
from engine.patterns import binary
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.patterns.pattern import (
    ANYTHING,
    EMPTY_BIT,
    ENEMY_ANY,
    FRIEND_ANY,
    MEASURES,
    Attribute,
    Pattern,
)
from engine.points import (
    BLACK,
    NO_POINT,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    transform,
)

LADDER_AND_LIFE = """
. X . X O . . . .
X X X X O . . . .
O O O O O . . . .
. . . . . . X X .
. . . . . X O . .
. . . . . . X . .
O . . . . . . . .
X O . . . . . . .
. X O . . . . . .
"""
NET = """
. . . . . . . . .
. . . . . . . . .
. . . X X . . . .
. . X O . . . . .
. . X . . . . . .
. . . . . . . . .
. . . . O O . . .
. . . . . . . . .
. . . . . . . . .
"""


@pytest.mark.parametrize(
    ("diagram", "name", "at", "value"),
    [
        (LADDER_AND_LIFE, "liberties", "A9", None),
        (LADDER_AND_LIFE, "liberties", "B9", 2),
        (LADDER_AND_LIFE, "liberties", "G5", 1),
        (LADDER_AND_LIFE, "liberties", "G6", 5),
        (LADDER_AND_LIFE, "stones", "B9", 6),
        (LADDER_AND_LIFE, "stones", "G5", 1),
        (LADDER_AND_LIFE, "ladder", "G5", 1),
        (LADDER_AND_LIFE, "ladder", "B9", 0),
        (LADDER_AND_LIFE, "ladder", "E9", 0),
        (NET, "ladder", "D6", 0),
        (NET, "capturable", "D6", 1),
        (NET, "capturable", "C6", 0),
        (LADDER_AND_LIFE, "capturable", "G5", 1),
        (LADDER_AND_LIFE, "capturable", "B9", 0),
        (NET, "dead", "D6", 0),
        (LADDER_AND_LIFE, "dead", "G5", 1),
        (LADDER_AND_LIFE, "dead", "A2", 1),
        (LADDER_AND_LIFE, "dead", "B9", 0),
        (LADDER_AND_LIFE, "alive", "B9", 1),
        (LADDER_AND_LIFE, "alive", "A8", 1),
        (LADDER_AND_LIFE, "alive", "E9", 0),
        (LADDER_AND_LIFE, "alive", "G5", 0),
    ],
)
def test_measures_of_stones(diagram, name, at, value):
    board = read(diagram)
    if value is None:
        with pytest.raises(EngineError, match=f"no stone to measure at {at}"):
            measure(board, BLACK, name, from_gtp(at, 9))
    else:
        assert [measure(board, color, name, from_gtp(at, 9)) for color in (BLACK, WHITE)] == [value, value]


@pytest.mark.parametrize(
    ("last", "value"), [("D5", 0), ("E5", 2), ("E4", 3), ("H7", 10), ("pass", 99), ("", 99)]
)
def test_distance_is_from_the_move_to_the_last_move(last, value):
    at = from_gtp(last, 9) if last else NO_POINT
    assert measure(Board(9), BLACK, "distance", from_gtp("D5", 9), last=at) == value


@pytest.mark.parametrize(
    ("number", "value"), [(1, 0), (40, 0), (41, 1), (120, 1), (121, 2), (200, 2), (201, 3), (999, 3)]
)
def test_phase_is_of_the_move_to_be_played(number, value):
    assert measure(Board(9), WHITE, "phase", from_gtp("D5", 9), number=number) == value


def test_last_is_the_stone_just_played():
    board = read(NET)
    last = from_gtp("E5", 9)
    board.play(BLACK, last)
    assert measure(board, WHITE, "last", last, last=last) == 1
    assert measure(board, WHITE, "last", from_gtp("E7", 9), last=last) == 0
    assert measure(board, WHITE, "last", last, last=PASS) == 0


def test_ko_is_a_ban_for_the_side_to_move():
    board = read(". X O .\nX O . O\n. X O .\n. . . .")
    board.play(BLACK, from_gtp("C3", 4))
    at = from_gtp("D4", 4)
    assert [measure(board, color, "ko", at) for color in (WHITE, BLACK)] == [1, 0]
    board.play(WHITE, at)
    assert [measure(board, color, "ko", at) for color in (WHITE, BLACK)] == [0, 0]


def test_the_score_is_even_until_there_is_an_evaluation():
    assert measure(read(LADDER_AND_LIFE), BLACK, "score", from_gtp("A1", 9)) == 2


def test_measures_have_the_numbers_of_the_table():
    names = ["KO_TAKEN" if name == "ko" else name.upper() for name in MEASURES]
    assert {name: getattr(attributes, name, None) for name in names} == {
        name: number for number, name in enumerate(names)
    }


@pytest.mark.parametrize("name", [name for name, (where, *_) in MEASURES.items() if where == "board"])
def test_measures_of_the_board_need_no_stone(name):
    _, low, high, _ = MEASURES[name]
    assert low <= measure(Board(9), BLACK, name, from_gtp("E5", 9)) <= high


def test_a_measure_that_does_not_exist():
    with pytest.raises(EngineError, match="no attribute is called 'weight'"):
        measure(Board(9), BLACK, "weight", from_gtp("A1", 9))


@settings(max_examples=repeated(20, 40))
@given(board=st.builds(random_board, st.integers(4, 9), st.integers(0, 2**32), st.integers(10, 80)))
def test_values_lie_in_the_range_of_the_table_and_agree_with_each_other(board):
    for stone in strings(board):
        values = {
            name: measure(board, BLACK, name, stone)
            for name, (where, *_) in MEASURES.items()
            if where == "cell"
        }
        for name, value in values.items():
            assert MEASURES[name][1] <= value <= MEASURES[name][2]
        assert values["liberties"] == board.num_liberties(stone)
        assert values["stones"] == board.num_stones(stone)
        assert values["ladder"] <= values["capturable"] >= values["dead"]
        assert not (values["alive"] and values["capturable"])


def test_large_strings_are_called_255():
    board = Board(25)
    board.setup(
        b"".join(
            bytes((97 + col, 97 + row)) for row in range(25) for col in range(25) if row % 3 or col == 12
        )
    )
    assert board.num_stones(from_gtp("N13", 25)) > 255
    assert measure(board, BLACK, "stones", from_gtp("N13", 25)) == 255


def point_seen_at(board, at, dx, dy, symmetry):
    """The point that lies (dx, dy) from ``at`` on the board turned by a symmetry."""
    turned = {coordinates(transform(p, symmetry, board.size)): p for p in board_points(board.size)}
    col, row = coordinates(transform(at, symmetry, board.size))
    return turned[col + dx, row + dy]


@settings(max_examples=repeated(30, 60))
@given(
    board=st.builds(random_board, st.integers(4, 9), st.integers(0, 2**32), st.integers(4, 60)),
    cell=st.sampled_from([(1, 0), (1, 1), (-1, 2), (0, -2)]),
    bits=st.sampled_from([FRIEND_ANY, ENEMY_ANY]),
    names=st.lists(st.sampled_from(sorted(MEASURES)), min_size=1, max_size=3),
    data=st.data(),
)
def test_patterns_match_where_all_their_attributes_hold(board, cell, bits, names, data, tmp_path_factory):
    path = tmp_path_factory.mktemp("book") / "book.bin"
    at = 8 * (3 + cell[1]) + 3 + cell[0]
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[at] = EMPTY_BIT, bits
    wanted = []
    for name in names:
        where, lowest, highest, _ = MEASURES[name]
        low = data.draw(st.integers(lowest, min(highest, lowest + 3)))
        wanted.append(
            Attribute(name, at if where == "cell" else -1, low, data.draw(st.integers(low, highest)))
        )
    number = data.draw(st.integers(1, 250))
    last = data.draw(st.sampled_from([NO_POINT, PASS, *board_points(board.size)]))
    binary.write(path, [Pattern("asking", bytes(cells), 27, attributes=tuple(wanted))])
    book = PatternBook.open(path)
    found = attributes.matches(book, board, BLACK, last, number)
    expected = []
    for point, pattern, symmetry in Matcher(book).match(board, BLACK):
        stone = point_seen_at(board, point, *cell, symmetry)
        values = [
            measure(board, BLACK, a.measure, stone if a.cell >= 0 else point, last, number) for a in wanted
        ]
        if all(a.low <= value <= a.high for a, value in zip(wanted, values, strict=True)):
            expected.append((point, pattern, symmetry))
    assert found == expected
