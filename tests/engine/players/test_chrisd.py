"""The player chrisd: its evaluation, its list, its reasons, and how its games end."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from reading_positions import random_board

from engine.board import Board
from engine.diagram import read
from engine.knowledge import Files
from engine.players import Finisher, load_player
from engine.players.chrisd.evaluation import Evaluation
from engine.players.chrisd.values import DECAY
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    opponent,
)
from engine.points import point as point_of
from engine.signature import signature
from engine.thinking import chooser_of

PLAYER = load_player("chrisd")
EVALUATION = Evaluation()
REACH = 6
#: what the reasons of the best move of perfect play say
BEST_PLAY = "played to the end without a mistake, this leaves"


# -- influence, worked out way by way ------------------------------------------------------------------------


def naive_influence(board):
    """By point: each stone's influence along every shortest way, taken one by one."""
    size, found = board.size, {}
    for stone in board_points(size):
        color = board.color_at(stone)
        if color == EMPTY:
            continue
        for at in board_points(size):
            far, away = coordinates(stone), coordinates(at)
            steps = abs(far[0] - away[0]) + abs(far[1] - away[1])
            if 0 < steps <= REACH:
                share = open_share(board, far, away) * DECAY**steps
                found[at] = found.get(at, 0.0) + (share if color == BLACK else -share)
    return {at: found.get(at, 0.0) for at in board_points(size)}


def open_share(board, start, end):
    """The share of the shortest ways that meet no stone, counted backwards from the end."""
    if start == end:
        return 1.0
    if board.color_at(point_of(*end)) != EMPTY:
        return 0.0
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = 0.0
    if dx:
        share += abs(dx) * open_share(board, start, (end[0] - (1 if dx > 0 else -1), end[1]))
    if dy:
        share += abs(dy) * open_share(board, start, (end[0], end[1] - (1 if dy > 0 else -1)))
    return share / (abs(dx) + abs(dy))


@given(st.integers(2, 9), st.integers(0, 10**6), st.integers(0, 40))
@settings(max_examples=15)
def test_influence_is_that_of_every_shortest_way(size, seed, length):
    board = random_board(size, seed, length)
    found, expected = EVALUATION.influence(board), naive_influence(board)
    for at, told in found.items():
        assert told == pytest.approx(0 if board.color_at(at) else expected[at], abs=1e-5)


def test_influence_halves_with_each_step_and_a_stone_in_front_shields_it():
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    row = [EVALUATION.influence(board)[from_gtp(f"{col}5", 9)] for col in "DCBA"]
    assert row == [0.5, 0.25, 0.125, 0.0625]
    board.play(WHITE, from_gtp("D5", 9))
    row = [EVALUATION.influence(board)[from_gtp(f"{col}5", 9)] for col in "CBA"]
    assert row == [-0.5, -0.25, -0.125]


def test_values_are_whose_points_will_be():
    board = read("""
        . X . X X O .
        X X X X X O O
        X X X X . O .
        . X . X X O O
        X X X X X O .
        . X . . X . O
        . X . O X O .
    """)
    values = EVALUATION.values(board)
    regions = EVALUATION.regions(board)
    for at, value in values.items():
        if regions[at] != EMPTY:
            assert value == (1 if regions[at] == BLACK else -1)
        elif board.color_at(at) != EMPTY:
            assert value == (1 if board.color_at(at) == BLACK else -1)
        assert -1 <= value <= 1
    assert sum(EVALUATION.parts(board)) == pytest.approx(sum(values.values()), abs=1e-4)
    assert regions[from_gtp("D1", 7)] == BLACK
    assert PLAYER.ownership(board, WHITE)[from_gtp("D1", 7)] == 1


# -- the list ------------------------------------------------------------------------------------------------


def seen_lead(candidate):
    """What a side leads by after its move as the evaluation sees it; None: perfect play says it is best."""
    if any(reason.text.startswith(BEST_PLAY) for reason in candidate.reasons):
        return None
    return sum(reason.value for reason in candidate.reasons if reason.kind == "evaluation")


@given(st.integers(2, 9), st.integers(0, 10**6), st.integers(0, 60))
@example(5, 1960, 34)
@settings(max_examples=15)
def test_the_list_is_by_what_its_side_leads_by_afterwards(size, seed, length):
    board = random_board(size, seed, length)
    before = board.state()
    listed = PLAYER.candidates(board, WHITE)
    assert board.state() == before
    assert [candidate.point for candidate in listed] == PLAYER.ranked(board, WHITE)
    assert PLAYER.ranked(board, WHITE, 3) == [candidate.point for candidate in listed[:3]]
    assert not {candidate.point for candidate in listed} & PLAYER.avoided(board, WHITE)
    for one, two in pairwise(listed):
        assert one.value >= two.value
        if one.value > two.value:
            continue
        # of equal ones the best by perfect play, then what seemed to lead by more
        assert seen_lead(two) is not None
        assert seen_lead(one) is None or seen_lead(one) > seen_lead(two) - 1e-6
        if not any(reason.kind == "reading" for reason in one.reasons):
            assert one.point < two.point
    for candidate in listed:
        assert board.is_legal(WHITE, candidate.point)
        assert sum(reason.value for reason in candidate.reasons) == pytest.approx(candidate.value)


def test_the_same_position_has_the_same_list_whatever_was_asked_before():
    board, other = random_board(9, 3, 30), random_board(9, 4, 45)
    first = PLAYER.candidates(board, BLACK)
    PLAYER.candidates(other, WHITE)
    PLAYER.candidates(board, WHITE)
    assert PLAYER.candidates(board, BLACK) == first == load_player("chrisd").candidates(board, BLACK)


def test_behaviour_changes_only_when_somebody_writes_the_new_signature_here():
    assert signature(load_player("chrisd")) == "29fb9edd"


def test_what_is_no_color_and_what_is_no_knowledge_is_refused():
    with pytest.raises(EngineError, match="has the color 3"):
        PLAYER.candidates(Board(9), 3)
    with pytest.raises(EngineError, match="loads no knowledge"):
        load_player("chrisd", Files("patterns.bin"))


# -- the end of games ----------------------------------------------------------------------------------------


def played_out(size, first_moves):
    """A game against itself after some moves, to two passes."""
    board, color, passes = first_moves, BLACK, 0
    chooser = chooser_of(PLAYER)
    while passes < 2:
        point = chooser.choose(board, color)
        board.play(color, point)
        passes = passes + 1 if point == PASS else 0
        color = opponent(color)
    return board


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7, 9])
def test_its_games_end_with_everything_settled(size):
    assert isinstance(PLAYER, Finisher)
    board = played_out(size, Board(size))
    assert board.num_moves < 4 * size**2
    assert EMPTY not in EVALUATION.regions(board).values()
