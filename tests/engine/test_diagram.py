"""ASCII boards, out and in."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import draw, read, read_marked
from engine.points import BLACK, WHITE, EngineError, board_points, from_gtp, to_gtp

DRAWN = """\
   A B C D E F G
 7 . . . . . . . 7
 6 . . O . . . . 6
 5 . . + . + . . 5
 4 . . . X . . . 4
 3 . . + . a . . 3
 2 . . . . . . . 2
 1 . . . . . . . 1
   A B C D E F G
"""


def test_a_board_is_drawn_with_coordinates_marks_and_handicap_points():
    board = Board(7)
    board.play(BLACK, from_gtp("D4", 7))
    board.play(WHITE, from_gtp("C6", 7))
    assert draw(board, {from_gtp("E3", 7): "a"}) == DRAWN


def test_a_drawn_board_is_read_back_with_its_marks():
    board, marks = read_marked(DRAWN)
    assert {sign: [to_gtp(at, 7) for at in points] for sign, points in marks.items()} == {"a": ["E3"]}
    assert draw(board, {from_gtp("E3", 7): "a"}) == DRAWN


@given(size=st.integers(2, 25), seed=st.integers(0, 2**32))
def test_any_position_goes_round(size, seed):
    rng = random.Random(seed)
    board = Board(size)
    for color in (BLACK, WHITE) * 40:
        at = rng.choice(board_points(size))
        if board.is_legal(color, at):
            board.play(color, at)
    assert draw(read(draw(board))) == draw(board)


@pytest.mark.parametrize("text", ["", ". .\n. . .", ". . .", "X X\nX X"])
def test_what_is_no_board_is_refused(text):
    with pytest.raises(EngineError):
        read(text)


def test_a_mark_must_be_one_character_on_the_board():
    with pytest.raises(EngineError, match="one character"):
        draw(Board(3), {from_gtp("A1", 3): "ab"})
    with pytest.raises(EngineError, match="off the 3x3 board"):
        draw(Board(3), {from_gtp("E5", 5): "a"})
