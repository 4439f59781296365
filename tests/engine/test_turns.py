"""What a position is worth to who is to move, by its definition."""

import math

import pytest
from learning_games import classic
from reading_positions import around, random_board

from engine.board import Board
from engine.diagram import read
from engine.evaluation.territory import FIFTIETHS
from engine.points import BLACK, EMPTY, WHITE, board_points, decode_moves, opponent
from engine.position import Position
from engine.tactics import THREATENED
from engine.turns import _WEIGHTS, STRING_TRAITS, Turns


def naive(position, board, color):
    """By point: the territory, but for the stones of threatened strings."""
    values = dict(position.evaluation(board).territory)
    safe = position.safety.safe_stones(board)
    groups = position.groups.reports(board.size)
    stays = {}
    for at in board_points(board.size):
        if board.color_at(at) == EMPTY or at in safe:
            continue
        if position.tactics.string(board, at).status != THREATENED:
            continue
        group = next(group for group in groups if at in group.stones)
        strength = min(max(group.strength, -0.98), 0.98)
        stones = board.num_stones(at)
        traits = (1, math.log((1 + strength) / (1 - strength)), math.log2(stones), stones / len(group.stones))
        weights = _WEIGHTS[board.color_at(at) == color]
        p = 1 / (1 + math.exp(-sum(w * t for w, t in zip(weights, traits, strict=True))))
        stays[at] = 2 * p - 1
        values[at] = stays[at] * (1 if board.color_at(at) == BLACK else -1)
    sure = set(position.safety.territory_points(board))
    sure |= {at for at in board_points(board.size) if position.life.status(board, at)}
    for at in board_points(board.size):
        if board.color_at(at) == EMPTY and at not in sure:
            beside = [(board.color_at(near), stays[near]) for near in around(board, at) if near in stays]
            most = min((value for color, value in beside if color == BLACK), default=1)
            least = max((-value for color, value in beside if color == WHITE), default=-1)
            values[at] = sorted((least, values[at], most))[1] if least <= most else (least + most) / 2
    return values


@pytest.mark.parametrize("seed", range(8))
def test_random_boards(seed):
    position, turns, changed = Position(), Turns(), 0
    for size in (5, 9, 13):
        board = random_board(size, seed, size * size // 2)
        for color in (BLACK, WHITE):
            wanted = naive(position, board, color)
            found = turns.values(position, board, color)
            assert found == pytest.approx(wanted, abs=1e-5)
            assert turns.score == pytest.approx(FIFTIETHS * sum(wanted.values()), abs=1)
            changed += found != position.territory.values(size)
    assert changed


def test_a_game():
    position, turns, board = Position(), Turns(), Board(19)
    for number, (color, point) in enumerate(decode_moves(classic("ear-reddening").moves)[:180]):
        board.play(color, point)
        if number % 15 == 14:
            side = opponent(color)
            assert turns.values(position, board, side) == pytest.approx(
                naive(position, board, side), abs=1e-5
            )


CAUGHT = """
. . . . . . . . .
. . . . . . . . .
. . . O O O . . .
. . O X X X . . .
. . . O O O . . .
. . . . . . . . .
. . X . . . X . .
. . . . . . . . .
. . . . . . . . .
"""


def test_stones_that_can_be_saved_are_worth_more_to_who_moves_first():
    board = read(CAUGHT)
    position, turns = Position(), Turns()
    at = next(p for p in board_points(9) if board.color_at(p) == BLACK and board.num_stones(p) == 3)
    position.refresh(board)
    assert position.tactics.string(board, at).status == THREATENED
    first, second = (turns.values(position, board, color)[at] for color in (BLACK, WHITE))
    assert first > second
    stakes = turns.stakes(position, board)
    assert [sorted(stake.stones) for stake in stakes] == [sorted(board.stones(at))]
    assert len(stakes[0].traits) == len(STRING_TRAITS)
