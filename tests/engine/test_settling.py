"""Scores of positions whose doubtful groups are read out."""

import pytest
from reading_positions import random_board

from engine.board import Board
from engine.evaluation.territory import FIFTIETHS
from engine.points import BLACK, PASS, WHITE, encode_move, point
from engine.position import Position
from engine.reader.groups import GroupReader
from engine.settling import evaluate_reading

POSITION, READER = Position(), GroupReader()
SIZE = 13


def ring(points):
    """The points around some, diagonals too."""
    return {(x + i, y + j) for x, y in points for i in (-1, 0, 1) for j in (-1, 0, 1)} - points


def with_a_straight_eye(length):
    """Black around so many points in a row, White around Black; and Black's points."""
    eye = {(4 + x, 5) for x in range(length)}
    own = ring(eye)
    stones = dict.fromkeys(ring(own | eye), WHITE) | dict.fromkeys(own, BLACK)
    board = Board(SIZE)
    board.setup(b"".join(encode_move(color, point(*at)) for at, color in sorted(stones.items())))
    return board, [point(*at) for at in sorted(own | eye)]


@pytest.mark.parametrize(
    ("length", "last", "lives"),
    [(2, WHITE, False), (3, WHITE, True), (3, BLACK, False), (4, BLACK, True)],
)
def test_an_eye_in_a_row(length, last, lives):
    board, area = with_a_straight_eye(length)
    board.play(last, PASS)
    told = evaluate_reading(POSITION, board, READER)
    (group,) = (group for group in told.groups if area[0] in group.stones)
    assert group.strength == 1 if lives else group.strength < -0.9
    assert all((told.territory[at] > 0) == lives for at in area)


def test_whose_turn_it_is_decides_over_the_whole_group():
    board, area = with_a_straight_eye(3)
    scores = []
    for last in (WHITE, BLACK):
        board.play(last, PASS)
        scores.append(evaluate_reading(POSITION, board, READER).score)
        board.undo()
    assert scores[0] - scores[1] > 2 * len(area) * 0.9 * FIFTIETHS


@pytest.mark.parametrize("seed", range(6))
def test_nothing_else_is_changed(seed):
    board = random_board(9, seed, 60)
    before, state = Position().evaluation(board), board.state()
    told = evaluate_reading(POSITION, board, READER, 200)
    assert board.state() == state
    assert [group.stones for group in told.groups] == [group.stones for group in before.groups]
    for group, plain in zip(told.groups, before.groups, strict=True):
        assert group.strength in (plain.strength, 1, -1)
    assert POSITION.evaluation(board) == before


def test_without_moves_black_is_to_play():
    board, area = with_a_straight_eye(3)
    told = evaluate_reading(POSITION, board, READER)
    board.play(WHITE, PASS)
    assert told.score == evaluate_reading(POSITION, board, READER).score
    assert told.territory[area[0]] > 0
