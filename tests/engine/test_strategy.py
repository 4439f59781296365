"""The phase, how the game stands, and urgent groups."""

import pytest

from engine import diagram
from engine.board import Board
from engine.points import BLACK, PASS, WHITE, from_gtp, opponent
from engine.strategy import PHASES, STANDINGS
from engine.valuation import Valuation


@pytest.fixture
def looked():
    """The strategy of a board for a color, with a komi."""
    valuation = Valuation()

    def look(board, color, komi=0.0):
        valuation.rules.ground.strategy.komi = komi
        valuation.values(board, color)
        return valuation.rules.ground.strategy

    return look


def with_stones(size, **stones):
    board = Board(size)
    for name, color in stones.items():
        board.play(color, from_gtp(name, size))
    return board


def test_fuseki_lasts_until_every_corner_is_contested(looked):
    board = Board(19)
    assert PHASES[looked(board, BLACK).phase] == "fuseki"
    assert looked(board, BLACK).num_open_corners == 4
    board = with_stones(19, D4=BLACK, D16=WHITE, Q4=BLACK, Q16=WHITE)
    assert looked(board, BLACK).num_open_corners == 4
    for approach, color, left in (("F3", WHITE, 3), ("F17", BLACK, 2), ("O3", WHITE, 1), ("O17", BLACK, 0)):
        board.play(color, from_gtp(approach, 19))
        assert looked(board, BLACK).num_open_corners == left
    assert PHASES[looked(board, BLACK).phase] == "middle game"


def test_a_small_board_has_no_fuseki(looked):
    assert PHASES[looked(Board(9), BLACK).phase] == "middle game"


SETTLED = """
    . X X O . O . . .
    X . X O O . O . .
    X X X X O O O O O
    . X . X O . O . O
    X X X X X O O O O
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    """


def test_the_endgame_comes_when_all_groups_are_stable_and_goes_when_they_are_not(looked):
    board = diagram.read(SETTLED)
    color = BLACK
    for _ in range(124):
        assert PHASES[looked(board, color).phase] == ("endgame" if board.num_moves > 120 else "middle game")
        board.play(color, PASS)
        color = opponent(color)


@pytest.mark.parametrize(
    ("komi", "black", "white"),
    [
        (0, "about even", "about even"),
        (30, "way behind", "ahead"),
        (60, "way behind", "way ahead"),
        (-12, "about even", "about even"),
        (-18, "ahead", "behind"),
        (-60, "way ahead", "way behind"),
    ],
)
def test_the_standing_counts_komi_for_both_sides(looked, komi, black, white):
    board = diagram.read(SETTLED)
    even = looked(board, BLACK).lead - looked(board, BLACK).sente
    assert STANDINGS[looked(board, BLACK, komi + even).standing] == black
    assert STANDINGS[looked(board, WHITE, komi + even).standing] == white


def test_the_next_move_is_worth_seven_points_at_first_and_one_after_move_220(looked):
    board, color = Board(9), BLACK
    assert looked(board, BLACK).sente == pytest.approx(7, abs=0.05)
    values = []
    for _ in range(230):
        values.append(looked(board, color).sente)
        board.play(color, PASS)
        color = opponent(color)
    assert values == sorted(values, reverse=True)
    assert values[-1] == 1


DOUBTFUL = """
    . . . . . . . . . . .
    . O O O O O O O . . .
    . O X X X X X O . . .
    . O X . . . X O . . .
    . O X X X X X O . . .
    . O O O O O O O . . .
    . . . . . . . . . . .
    . . X X X X X X X . .
    . . X . X X . X X . .
    . . X X X X X X X . .
    . . . . . . . . . . .
    """


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_a_big_group_that_can_live_or_die_cannot_wait_and_a_living_one_can(looked, color):
    board = diagram.read(DOUBTFUL)
    valuation = Valuation()
    valuation.values(board, color)
    strategy, groups = valuation.rules.ground.strategy, valuation.position.groups
    urgent = strategy.urgent_groups(valuation.position)
    assert groups.number_at(from_gtp("C9", 11)) in urgent
    assert groups.number_at(from_gtp("C4", 11)) not in urgent
    assert strategy.num_urgent == len(urgent)


def test_a_stone_alone_that_cuts_nothing_can_wait(looked):
    board = with_stones(19, D4=BLACK, Q16=WHITE)
    assert looked(board, BLACK).num_urgent == 0
