"""Influence against a breadth-first search in plain Python, kept against anew, and its properties."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_evaluation import influence
from reading_positions import random_board
from thorough import repeated

from engine.board import Board
from engine.diagram import read
from engine.evaluation.influence import Influence
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, from_gtp

KEPT = Influence()


@settings(max_examples=repeated(30, 60), deadline=None)
@given(size=st.sampled_from((5, 9, 13, 19)), seed=st.integers(0, 2**32), length=st.integers(0, 120))
def test_influence_is_that_of_a_plain_search_whatever_was_looked_at_before(size, seed, length):
    rng = random.Random(seed)
    board = random_board(size, seed, length)
    stones = [at for at in board_points(size) if board.color_at(at) != EMPTY]
    empties = [at for at in board_points(size) if board.color_at(at) == EMPTY]
    worth = {at: rng.choice((-0.5, 0.0, 0.5, 1.0)) for at in stones}
    walls = {color: set(rng.sample(empties, len(empties) // 9)) for color in (BLACK, WHITE)}
    expected = influence(board, worth, walls)
    for told in (KEPT.measure(board, worth, walls), Influence().measure(board, worth, walls)):
        assert told.keys() == expected.keys()
        for at, values in expected.items():
            assert told[at] == pytest.approx(values, abs=1e-4)


def test_only_what_changed_is_radiated_anew():
    board, told = Board(19), Influence()
    for at, color in (("D4", BLACK), ("Q16", WHITE), ("A1", BLACK), ("A2", WHITE), ("B1", WHITE)):
        board.play(color, from_gtp(at, 19))
    told.measure(board, {})
    assert told.num_radiated == 4  # the stone in the corner was captured
    told.measure(board, {})
    assert told.num_radiated == 0


def test_nothing_passes_a_wall_of_stones_or_a_connection_of_the_enemys():
    board = read(
        """
        . . O . .
        X . . . .
        . . O . .
        . . O . .
        . . O . .
        """
    )
    gap = from_gtp("C4", 5)
    beyond = [from_gtp(at, 5) for at in ("D5", "E4", "D1")]
    through = KEPT.measure(board, {})
    assert all(through[at][0] > 0 for at in beyond)
    stopped = KEPT.measure(board, {}, {WHITE: {gap}})
    assert all(stopped[at][0] == 0 for at in beyond)
    assert stopped[gap] == through[gap]
    assert KEPT.measure(board, {}, {BLACK: {gap}})[beyond[0]][0] == through[beyond[0]][0]


def test_only_stones_radiate():
    with pytest.raises(EngineError):
        KEPT.measure(Board(9), {from_gtp("A1", 9): 1.0})
