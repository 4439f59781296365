"""The evaluation as a whole: kept against anew, symmetries, finished positions, what groups are made of."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from naive_evaluation import closure
from reading_positions import random_board, turned
from thorough import repeated
from written_positions import drawn

from engine.board import Board
from engine.diagram import read
from engine.evaluation.groups import (
    GROUP_ALIVE,
    GROUP_DEAD,
    GROUP_SAFE,
    GROUP_STATUSES,
    GROUP_UNSETTLED,
    NUM_TRAITS,
    TRAITS,
)
from engine.evaluation.territory import FIFTIETHS, NUM_SIGNS, SIGNS
from engine.points import BLACK, EMPTY, WHITE, board_points, encode_move, from_gtp, opponent, transform
from engine.position import Position
from engine.selfcheck import differences, loose_ends

POSITION = Position()
BOARDS = st.builds(random_board, st.integers(2, 13), st.integers(0, 2**32), st.integers(0, 150))


@settings(max_examples=repeated(20, 40), deadline=None)
@given(boards=st.lists(BOARDS, min_size=1, max_size=4))
def test_a_position_is_worth_the_same_whatever_was_looked_at_before(boards):
    for board in boards:
        assert differences(POSITION, board) == []
        assert loose_ends(POSITION, board) == []


def test_lists_of_another_board_are_noticed():
    one, two = random_board(9, 1, 40), random_board(9, 2, 40)
    POSITION.refresh(one)
    assert loose_ends(POSITION, two) != []


@settings(max_examples=repeated(7, 15), deadline=None)
@given(board=BOARDS, lines=st.lists(st.lists(st.integers(0, 400), max_size=6), max_size=4))
def test_a_position_is_worth_the_same_after_moves_were_tried_and_taken_back(board, lines):
    position = Position()
    before, start = position.evaluation(board), board.num_moves
    for line in lines:
        for number in line:
            color = BLACK if number % 2 else WHITE
            legal = [at for at in board_points(board.size) if board.is_legal(color, at)]
            if legal:
                board.play(color, legal[number % len(legal)])
                position.refresh(board)
        while board.num_moves > start:
            board.undo()
        assert differences(position, board) == []
    assert position.evaluation(board) == before


@settings(max_examples=40, deadline=None)
@given(board=BOARDS)
def test_exchanging_the_colors_exchanges_the_score(board):
    twin, plain = Board(board.size), Board(board.size)
    stones = [(at, board.color_at(at)) for at in board_points(board.size) if board.color_at(at) != EMPTY]
    twin.setup(b"".join(encode_move(opponent(color), at) for at, color in stones))
    plain.setup(b"".join(encode_move(color, at) for at, color in stones))
    told = POSITION.evaluation(plain)
    other = POSITION.evaluation(twin)
    assert other.score == -told.score
    assert other.territory == {at: pytest.approx(-value, abs=1e-6) for at, value in told.territory.items()}


@settings(max_examples=60, deadline=None)
@given(board=BOARDS)
def test_groups_are_the_strings_that_are_tied_together(board):
    told = POSITION.evaluation(board)
    keys = POSITION.tactics.reports(board).keys()
    assert {frozenset(keys & set(group.stones)) for group in told.groups} == closure(board, POSITION)
    for i, group in enumerate(told.groups):
        assert {board.color_at(stone) for stone in group.stones} == {group.color}
        assert group.num_strings == len(keys & set(group.stones))
        assert group.num_liberties == len({at for stone in group.stones for at in board.liberties(stone)})
        assert -1 <= group.strength <= 1
        assert group.min_eyes <= group.typ_eyes <= group.max_eyes
        assert all(0 <= trait <= 1 for trait in POSITION.groups.traits(i))
        assert all(POSITION.groups.number_at(stone) == i for stone in group.stones)
    assert all(-1 <= value <= 1 for value in told.territory.values())
    assert abs(told.score - FIFTIETHS * sum(told.territory.values())) <= 1


#: of Black's group the stone at F7 comes first, and is not alive by itself
OTHERS_ALIVE = random_board(7, 21, 41)


def safe_by_definition(board, stones):
    """Whether one of the stones is unconditionally alive, or all are safe if every move is answered."""
    return bool(stones & POSITION.life.alive_stones(board)) or stones <= POSITION.safety.safe_stones(board)


@settings(max_examples=100, deadline=None)
@given(board=BOARDS)
@example(board=OTHERS_ALIVE)
def test_a_group_is_safe_by_any_of_its_strings(board):
    for group in POSITION.evaluation(board).groups:
        assert (group.status == GROUP_SAFE) == safe_by_definition(board, set(group.stones))


def test_everything_has_a_name():
    assert len(TRAITS) == NUM_TRAITS
    assert len(SIGNS) == NUM_SIGNS
    assert len(GROUP_STATUSES) == GROUP_SAFE + 1


FINISHED = """
    . X . X O O . O .
    X X X X O . O O O
    . X X O O O O . O
    X X X X O O O O O
    X X X X X O O O O
    . X X . X X O O O
    X . X X X X X X X
    X X X X X X . X .
    . X X X O . X X X
"""


def test_a_finished_position_is_counted_exactly():
    board = read(FINISHED)
    told = POSITION.evaluation(board)
    black = sum(value > 0 for value in told.territory.values())
    assert black + sum(value < 0 for value in told.territory.values()) == 81
    assert abs(told.score / FIFTIETHS - (black - (81 - black))) < 4
    at = {stone: group.status for group in told.groups for stone in group.stones}
    assert at[from_gtp("A8", 9)] == GROUP_SAFE
    assert at[from_gtp("E1", 9)] == GROUP_DEAD
    assert told.territory[from_gtp("E1", 9)] > 0.8
    assert told.territory[from_gtp("A9", 9)] == 1


UNSETTLED = """
    . . . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""


def test_three_points_in_a_row_are_unsettled_and_four_live():
    board = read(UNSETTLED)
    status = {stone: group.status for group in POSITION.evaluation(board).groups for stone in group.stones}
    assert status[from_gtp("A6", 7)] == GROUP_UNSETTLED
    board.play(BLACK, from_gtp("B7", 7))
    status = {stone: group.status for group in POSITION.evaluation(board).groups for stone in group.stones}
    assert status[from_gtp("A6", 7)] >= GROUP_ALIVE


def test_an_empty_board_is_nobodys():
    told = POSITION.evaluation(Board(19))
    assert told.score == 0
    assert set(told.territory.values()) == {0}
    assert told.groups == []


def test_an_eye_beside_two_groups_that_are_as_large_is_nobodys():
    """Black A4 and D5 could both have a part of an eye in the corner."""
    board = drawn([". . . X O", "X . . . O", ". . . O .", ". . . X O", "O X . O ."])
    for symmetry in range(8):
        told = POSITION.evaluation(turned(board, symmetry)).groups
        eyes = {stone: group.max_eyes for group in told for stone in group.stones}
        assert [eyes[transform(from_gtp(name, 5), symmetry, 5)] for name in ("A4", "D5")] == [0, 0]


def test_symmetric_positions_are_worth_the_same_within_a_point():
    board = random_board(13, 7, 80)
    values = [POSITION.evaluation(turned(board, symmetry)).score for symmetry in range(8)]
    assert max(values) - min(values) <= FIFTIETHS
