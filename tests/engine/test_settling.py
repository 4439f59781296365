"""Scores of positions whose doubtful groups are read out."""

import math

import pytest
from reading_positions import random_board

from engine.board import Board
from engine.evaluation.territory import FIFTIETHS
from engine.points import BLACK, PASS, WHITE, encode_move, from_gtp, point
from engine.position import Position
from engine.reader.groups import NO, YES, GroupReader
from engine.settling import Doubt, doubts, evaluate_reading, is_over

POSITION, READER = Position(), GroupReader()
SIZE, LIMIT = 13, 200
#: an attachment and its answers: nothing is settled
OPENING = [
    (BLACK, "Q16"), (WHITE, "D4"), (BLACK, "D16"), (WHITE, "Q4"), (BLACK, "R6"), (WHITE, "R5"),
    (BLACK, "Q6"), (WHITE, "O3"), (BLACK, "R10"), (WHITE, "F17"), (BLACK, "C14"), (WHITE, "D18"),
]  # fmt: skip


def ring(points):
    """The points around some, diagonals too."""
    return {(x + i, y + j) for x, y in points for i in (-1, 0, 1) for j in (-1, 0, 1)} - points


def with_straight_eyes(*eyes):
    """Black around so many points of each (row, points), White around Black; Black's points of each."""
    stones, areas = {}, []
    for row, length in eyes:
        eye = {(4 + x, row) for x in range(length)}
        own = ring(eye)
        stones |= dict.fromkeys(ring(own | eye), WHITE) | dict.fromkeys(own, BLACK)
        areas.append([point(*at) for at in sorted(own | eye)])
    board = Board(SIZE)
    board.setup(b"".join(encode_move(color, point(*at)) for at, color in sorted(stones.items())))
    return board, areas


def with_a_straight_eye(length):
    board, (area,) = with_straight_eyes((5, length))
    return board, area


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
    read = {doubt.number for doubt in doubts(before, board, READER, 200)}
    for number, (group, plain) in enumerate(zip(told.groups, before.groups, strict=True)):
        assert group.strength == plain.strength or number in read
        assert -1 <= group.strength <= 1
    assert POSITION.evaluation(board) == before


@pytest.mark.parametrize("seed", range(12))
def test_verdicts_are_what_the_reader_says(seed):
    board = random_board(9, seed, 45 + seed)
    told = POSITION.evaluation(board)
    found = doubts(told, board, READER, LIMIT)
    for doubt in found:
        stone = told.groups[doubt.number].stones[0]
        attack = READER.read(board, stone, "attack", LIMIT)
        defence = READER.read(board, stone, "defend", LIMIT)
        if attack.result == NO:
            assert doubt.verdict == "lives"
        elif defence.result == NO:
            assert doubt.verdict == "dies"
        elif attack.result == defence.result == YES:
            assert doubt.verdict in ("critical", "also critical")
        elif attack.result == YES:
            assert doubt.verdict == ("seems to die" if defence.so_far == NO else "can be killed")
        elif defence.result == YES:
            assert doubt.verdict == ("seems to live" if attack.so_far == NO else "can be saved")
        else:
            assert doubt.verdict == "unknown"


@pytest.mark.parametrize(("last", "is_own_turn"), [(WHITE, True), (BLACK, False)])
def test_whose_turn_it_is_is_a_trait(last, is_own_turn):
    board, area = with_a_straight_eye(3)
    board.play(last, PASS)
    told = POSITION.evaluation(board)
    (doubt,) = (one for one in doubts(told, board, READER) if area[0] in told.groups[one.number].stones)
    assert doubt.verdict == "critical"
    assert doubt.is_own_turn == is_own_turn


def test_the_next_move_decides_one_of_several():
    """Two groups of one size that hang on it: one of them is decided."""
    board, areas = with_straight_eyes((3, 3), (9, 3))
    told = POSITION.evaluation(board)
    found = doubts(told, board, READER)
    verdicts = [one.verdict for area in areas for one in found if area[0] in told.groups[one.number].stones]
    assert sorted(verdicts) == ["also critical", "critical"]


@pytest.mark.parametrize("is_own_turn", [False, True])
@pytest.mark.parametrize("few", [0.1, 0.7])
def test_a_better_verdict_is_a_better_chance(is_own_turn, few):
    known = (is_own_turn, math.tanh(0.5), few)
    order = ("dies", "can be killed", "can be saved", "lives")
    chances = [Doubt(0, verdict, *known).chance() for verdict in order]
    assert chances == sorted(chances)
    assert chances[0] < 0.25
    assert chances[-1] > 0.75
    assert chances[0] < Doubt(0, "critical", *known).chance() < chances[-1]


@pytest.mark.parametrize(
    ("verdict", "is_own_turn", "strength", "lives"),
    [
        ("lives", 0, -0.5, True),
        ("can be saved", 0, 0.0, True),
        ("critical", 1, 0.0, True),
        ("also critical", 0, 0.9, False),
        ("unknown", 1, 0.9, False),
        ("unknown", 0, 0.99, True),
        ("can be killed", 1, 0.9, False),
        ("dies", 1, 0.99, False),
    ],
)
def test_who_lives_at_the_end(verdict, is_own_turn, strength, lives):
    assert Doubt(0, verdict, bool(is_own_turn), strength, 0.7).lives_at_the_end() == lives


def test_when_it_is_over_everything_is_whole():
    board, _ = with_a_straight_eye(3)
    read = doubts(POSITION.evaluation(board), board, READER)
    told = evaluate_reading(POSITION, board, READER)
    assert is_over(told)
    assert read
    assert all(abs(told.groups[doubt.number].strength) == 1 for doubt in read)


def test_on_the_way_a_doubt_is_left():
    """The opening of a game with a group that either side can decide: nobody's is most of the board."""
    board = Board(19)
    for color, at in OPENING:
        board.play(color, from_gtp(at, 19))
    found = doubts(POSITION.evaluation(board), board, READER)
    settled = evaluate_reading(POSITION, board, READER)
    assert not is_over(settled)
    assert found
    for doubt in found:
        assert settled.groups[doubt.number].strength == pytest.approx(2 * doubt.chance() - 1)
        assert abs(settled.groups[doubt.number].strength) < 1


def test_without_moves_black_is_to_play():
    board, area = with_a_straight_eye(3)
    told = evaluate_reading(POSITION, board, READER)
    board.play(WHITE, PASS)
    assert told.score == evaluate_reading(POSITION, board, READER).score
    assert told.territory[area[0]] > 0


def test_who_is_said_to_be_to_play_is():
    """As if the other side had passed."""
    board, area = with_a_straight_eye(3)
    said = evaluate_reading(POSITION, board, READER, to_play=WHITE)
    board.play(BLACK, PASS)
    assert said == evaluate_reading(POSITION, board, READER)
    assert said.territory[area[0]] < 0
