"""What a position says of a board, by the features that it has moves have."""

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board
from thorough import repeated

from engine.board import Board
from engine.features import FEATURES
from engine.points import BLACK, PASS, WHITE, board_points, coordinates, opponent, point
from engine.position import FAR_STONE
from engine.valuation import Valuation

COLORS = st.sampled_from([BLACK, WHITE])
BOARDS = st.builds(random_board, st.integers(1, 13), st.integers(0, 2**32), st.integers(0, 60))


def names(valuation, board, color, at):
    return {FEATURES[number].name for number, _ in valuation.parts(board, color, at)}


def steps_to(board, color):
    """By point: steps along the lines to the nearest stone of a color, by a search from all of them."""
    steps = {p: 0 for p in board_points(board.size) if board.color_at(p) == color}
    todo = deque(steps)
    while todo:
        here = todo.popleft()
        col, row = coordinates(here)
        for x, y in ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)):
            if 0 <= x < board.size and 0 <= y < board.size and point(x, y) not in steps:
                steps[point(x, y)] = steps[here] + 1
                todo.append(point(x, y))
    return steps


@settings(max_examples=repeated(20, 40))
@given(boards=st.lists(st.tuples(BOARDS, COLORS), min_size=1, max_size=4))
def test_moves_are_the_legal_ones_and_stones_are_so_many_steps_away(boards):
    valuation = Valuation()
    for board, color in boards:
        moves = [p for p in board_points(board.size) if board.is_legal(color, p)]
        assert list(valuation.values(board, color)) == moves
        own, enemy = steps_to(board, color), steps_to(board, opponent(color))
        for at in moves[:: max(1, len(moves) // 12)]:
            near = f"near-{min(own.get(at, 99), FAR_STONE)}-{min(enemy.get(at, 99), FAR_STONE)}"
            assert near in names(valuation, board, color, at)


def far(one, two):
    dx, dy = (abs(a - b) for a, b in zip(coordinates(one), coordinates(two), strict=True))
    return dx + dy + max(dx, dy)


@settings(max_examples=40)
@given(board=BOARDS, color=COLORS, num_undone=st.integers(0, 3))
def test_the_last_three_moves(board, color, num_undone):
    valuation = Valuation()
    for _ in range(min(num_undone, len(board.moves()))):
        board.undo()
    played = [at for _, at in reversed(board.moves())]
    phase = "early" if len(played) < 40 else "middle"
    for at in list(valuation.values(board, color))[:5]:
        there = names(valuation, board, color, at)
        for i, group in enumerate(("last", "previous", "third")):
            none = "0" if group == "third" else "none"
            steps = none if i >= len(played) or played[i] == PASS else min(18, max(1, far(at, played[i])))
            name = f"{group}-{'18+' if steps == 18 else steps}"
            assert (name if group == "third" else f"{name}/{phase}") in there


@pytest.mark.parametrize(
    ("number", "phase"), [(1, 0), (40, 0), (41, 1), (120, 1), (121, 2), (200, 2), (201, 3), (500, 3)]
)
def test_number_and_phase_are_of_the_move_to_be_played(number, phase):
    board, valuation = Board(9), Valuation()
    for i in range(number - 1):
        board.play(BLACK + i % 2, PASS)
    valuation.values(board, WHITE)
    position = valuation.position
    assert (position.number, position.phase, position.color) == (number, phase, WHITE)
    word = ("early", "middle", "late", "end")[phase]
    assert {f"last-none/{word}", f"place-2-3/{word}"} <= names(valuation, board, WHITE, point(2, 1))


def test_setup_stones_are_no_moves():
    board = Board(9)
    board.setup(b"ccGG")
    assert {"last-none/early", "previous-none/early", "third-0"} <= names(
        Valuation(), board, BLACK, point(4, 4)
    )
