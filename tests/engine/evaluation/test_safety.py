"""Safety under alternating play: nothing called safe is lost when everything is tried; textbook shapes."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import around, random_board
from safety_oracle import SafetyOracle, TooLong
from test_life import legal_positions
from thorough import repeated

from engine.board import Board
from engine.diagram import read
from engine.evaluation.life import Life
from engine.evaluation.safe_shapes import MAX_ROOM, SafeShapes
from engine.evaluation.safety import SAFETY_STATUSES, Safety
from engine.points import (
    BLACK,
    EMPTY,
    WHITE,
    EngineError,
    board_points,
    encode_move,
    from_gtp,
    opponent,
    transform,
)

SAFETY = Safety()
LIFE = Life()


def board_of(size, colors):
    board = Board(size)
    board.setup(b"".join(encode_move(color, at) for at, color in sorted(colors.items()) if color))
    return board


def walled_position(size, seed, room):
    """A board that one side fills but for ``room`` points, in lumps, where stones of the other may stand."""
    rng, points = random.Random(seed), board_points(size)
    open_points = set()
    while len(open_points) < room:
        near = around(Board(size), rng.choice(sorted(open_points))) if open_points else points
        open_points.add(rng.choice(near if rng.random() < 0.6 else points))
    share, color = rng.choice((0.1, 0.3, 0.5)), rng.choice((BLACK, WHITE))
    return board_of(
        size,
        {
            at: color if at not in open_points else opponent(color) if rng.random() < share else EMPTY
            for at in points
        },
    )


def check(board, limit=3_000):
    """Everything of a color that is called safe, against all that its enemy can do; how many stones were."""
    checked = 0
    stones, territory = SAFETY.safe_stones(board), SAFETY.territory_points(board)
    for color in (BLACK, WHITE):
        kept = {at for at in stones if board.color_at(at) == color}
        if kept:
            denied = {at for at, owner in territory.items() if owner == color}
            try:
                assert SafetyOracle(board, color, limit).keeps(kept, denied)
            except TooLong:
                continue
            checked += len(kept)
    return checked


def test_nothing_safe_is_lost_on_3x3():
    checked = sum(check(board) for i, (_, board) in enumerate(legal_positions(3)) if i % 97 == 0)
    assert checked > 100


@settings(max_examples=60, deadline=None)
@given(size=st.integers(3, 6), seed=st.integers(0, 2**32), room=st.integers(2, 7))
def test_nothing_safe_is_lost_in_walled_positions(size, seed, room):
    try:
        board = walled_position(size, seed, room)
    except EngineError:
        return
    check(board)


@settings(max_examples=repeated(150, 300), deadline=None)
@given(board=st.builds(random_board, st.integers(2, 9), st.integers(0, 2**32), st.integers(1, 150)))
def test_what_is_alive_is_safe_and_what_is_safe_is_so_from_all_sides(board):
    stones, territory = SAFETY.safe_stones(board), SAFETY.territory_points(board)
    assert LIFE.alive_stones(board) <= stones
    colors = {at: board.color_at(at) for at in board_points(board.size)}
    exchanged = board_of(board.size, {at: color and opponent(color) for at, color in colors.items()})
    assert SAFETY.safe_stones(exchanged) == stones
    assert SAFETY.territory_points(exchanged) == {at: opponent(color) for at, color in territory.items()}
    for symmetry in range(8):
        image = {at: transform(at, symmetry, board.size) for at in colors}
        turned = board_of(board.size, {image[at]: color for at, color in colors.items()})
        assert SAFETY.safe_stones(turned) == {image[at] for at in stones}
        assert SAFETY.territory_points(turned) == {image[at]: color for at, color in territory.items()}


TEXTBOOK = {
    "four in a row are two eyes": (
        """
        . . . . X O
        X X X X X O
        O O O O O O
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["A5", "B5", "C5", "D5", "E5", "E6"],
        ["A6", "B6", "C6", "D6"],
    ),
    "three in a row are one": (
        """
        . . . X O .
        X X X X O .
        O O O O O .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        [],
        [],
    ),
    "two strings with one eye each, joined by two common liberties": (
        """
        . X . X . X O
        X X . X X X O
        O O O O O O O
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ["B7", "A6", "B6", "D7", "F7", "D6", "E6", "F6"],
        ["A7", "E7"],
    ),
    "a point away from the wall, between two that are not": (
        """
        . X . . . X O
        X X . . . X O
        O X . . . X O
        O X X X X X O
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """,
        ["B7", "F7", "A6", "B6", "F6", "B5", "F5", "B4", "C4", "D4", "E4", "F4"],
        ["A7", "C7", "D7", "E7", "C6", "D6", "E6", "C5", "D5", "E5"],
    ),
    "a pledged eye is none": (
        """
        . X . O . . .
        X . X O . . .
        X X O O . . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        [],
        [],
    ),
}


@pytest.mark.parametrize("name", TEXTBOOK)
def test_textbook_positions(name):
    diagram, stones, territory = TEXTBOOK[name]
    board = read(diagram)
    assert SAFETY.safe_stones(board) == {from_gtp(at, board.size) for at in stones}
    assert SAFETY.territory_points(board) == {from_gtp(at, board.size): BLACK for at in territory}


def test_what_a_point_is_has_a_name():
    board = read(
        """
        O . . . X O .
        X X X X X O .
        O O O O O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    names = [SAFETY_STATUSES[SAFETY.status(board, from_gtp(at, 7))] for at in ("B7", "A7", "A6", "G7")]
    assert names == ["black territory", "dead", "safe", "not safe"]
    assert SAFETY_STATUSES[SAFETY.status_of(board, from_gtp("F7", 7))] == "not safe"
    with pytest.raises(EngineError):
        SAFETY.status(board, 0)


ROW = [[1], [0, 2], [1, 3], [2]]


def test_rooms():
    shapes = SafeShapes()
    assert shapes.liberties_kept(ROW, range(4)) == 2
    assert shapes.liberties_kept([*ROW[:2], [1]], range(3)) == 1
    assert shapes.liberties_kept(ROW, range(4), pledged=[1]) == 1
    assert shapes.liberties_kept(ROW, [0, 1]) == 1
    assert shapes.liberties_kept([[]], [0]) == 1
    assert shapes.liberties_kept([[]], [0], pledged=[0]) == 0
    asked, searched = shapes.num_asked, shapes.num_searched
    assert shapes.liberties_kept([[]], [0]) == 1
    assert (shapes.num_asked, shapes.num_searched) == (asked + 1, searched)
    with pytest.raises(EngineError):
        shapes.liberties_kept([[]] * (MAX_ROOM + 1), [0])
