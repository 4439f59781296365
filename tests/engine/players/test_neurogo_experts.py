"""The relation expert and the feature expert against the article's tables the slow way."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from naive_reader import TooLong
from neurogo_naive import ORDER, Naive
from reading_positions import random_board, turned
from thorough import repeated

from engine.board import Board
from engine.diagram import read, read_marked
from engine.players.neurogo.ladders import Ladders
from engine.players.neurogo.relations import Relations
from engine.players.neurogo.units import BLACK_STRING, EMPTY_POINT, WHITE_STRING, Units
from engine.points import (
    BLACK,
    EMPTY,
    WHITE,
    board_points,
    coordinates,
    encode_move,
    opponent,
    point,
)

KINDS = {"black": BLACK_STRING, "white": WHITE_STRING, "empty": EMPTY_POINT}

positions = st.builds(random_board, st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 30))


def named(board, color):
    """By the first points of two units, the one that feeds first: the name of their relation."""
    return {
        tuple(map(coordinates, pair)): ORDER[number]
        for pair, number in Relations().table(board, color).items()
    }


@given(positions, st.sampled_from((BLACK, WHITE)))
@example(random_board(4, 18, 24), BLACK)  # a string with two liberties is saved by a ko alone
@settings(max_examples=repeated(15, 30))
def test_units_relations_and_features_are_those_of_the_tables(board, color):
    try:
        naive = Naive(board, color)
        naive.prepare()
    except TooLong:
        return
    reports = Units().reports(board, color)
    assert [coordinates(report.point) for report in reports] == [naive.first(unit) for unit in naive.units]
    for report, unit in zip(reports, naive.units, strict=True):
        assert report.num_points == len(unit)
        assert report.kind == KINDS[naive.kind(unit)]
        assert sorted(report.active) == naive.inputs[unit], naive.first(unit)
    wanted = {
        (naive.first(source), naive.first(target)): ORDER[number]
        for target in naive.units
        for source, number in naive.edges[target]
    }
    assert named(board, color) == wanted


def relation_of(text, source, target, color=BLACK):
    """Between two units that a diagram marks, or that have a stone at these points."""
    board, marks = read_marked(text)
    at = {name: coordinates(points[0]) for name, points in marks.items()}
    found = named(board, color).get((at.get(source, source), at.get(target, target)))
    return None if found is None else found[2]


DISTANCES = """
    . . . . . .
    . X a b c .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.parametrize(("source", "name"), [("a", "D0"), ("b", "D1"), ("c", "D2")])
def test_a_distance_counts_the_empty_points_between(source, name):
    assert relation_of(DISTANCES, source, (1, 1)) == name
    assert relation_of(DISTANCES, (1, 1), source) == name


def test_farther_than_two_empty_points_nothing_is_related():
    assert relation_of(". . . . . a\n" + ". . . . . .\n" * 4 + "X . . . . .", (0, 5), "a") is None


def test_the_path_leads_over_empty_points_only():
    board = read(". . O . .\n. . O . .\n. . O . .\n. . O . .\n. . O . .")
    assert ((1, 2), (3, 2)) not in named(board, BLACK)
    assert named(board, BLACK)[(2, 0), (1, 2)][2] == "D0"


TWO_LIBERTIES = """
    . . . . . . .
    . X . . . . .
    . . X . . . .
    . . . . . . .
    . . . O . O .
    . . . . . . .
    . . . . . . .
"""


def test_two_shared_liberties_make_a_group():
    assert relation_of(TWO_LIBERTIES, (1, 1), (2, 2)) == "same group"
    assert relation_of(TWO_LIBERTIES, (3, 4), (5, 4)) == "D1"


GUARDED = """
    X . X a .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def test_a_shared_liberty_where_a_ladder_captures_makes_a_group():
    assert relation_of(GUARDED, (0, 0), (2, 0)) == "same group"
    assert relation_of(GUARDED, "a", (0, 0)) == "D0 to group"


def test_whose_turn_it_is_exchanges_the_kinds():
    board = random_board(6, 5, 20)
    swapped = Board(6)
    swapped.setup(swapped_stones(board))
    assert named(board, BLACK) == named(swapped, WHITE)
    assert Units().reports(board, BLACK) == Units().reports(swapped, WHITE)


def swapped_stones(board):
    stones = [(board.color_at(p), p) for p in board_points(board.size) if board.color_at(p) != EMPTY]
    return b"".join(encode_move(opponent(color), at) for color, at in stones)


@given(positions, st.integers(0, 7))
@settings(max_examples=20)
def test_the_symmetries_of_the_board_change_nothing(board, symmetry):
    assert kinds_of_relations(turned(board, 0)) == kinds_of_relations(turned(board, symmetry))


def kinds_of_relations(board):
    return sorted(name for name in named(board, BLACK).values()), sorted(
        (report.kind, report.num_points, report.active) for report in Units().reports(board, BLACK)
    )


EYES = """
    . X . X X
    X X X a .
    . b X X X
    . . . O .
    c . O . O
"""


def eyes(mark, color):
    board, marks = read_marked(EYES)
    (report,) = [r for r in Units().reports(board, color) if r.point == marks[mark][0]]
    return next(i - 12 for i in report.active if 12 <= i < 16)


def test_eyes_and_what_is_missing():
    board, _ = read_marked(EYES)
    at = {r.point: r for r in Units().reports(board, BLACK)}
    assert 12 in at[point(0, 0)].active  # one string around a corner
    assert 13 in at[point(2, 0)].active  # a stone at the other diagonal point is missing
    assert eyes("a", BLACK) == 1
    assert eyes("b", WHITE) == 3
    assert eyes("c", BLACK) == 3


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_kept_ladders_are_those_read_anew(seed):
    """Along a game, on the base and on positions next to it."""
    kept = Ladders()
    board = random_board(7, seed, 10)
    color = BLACK
    rng = random.Random(seed)
    for _ in range(12):
        legal = [p for p in board_points(7) if board.is_legal(color, p)]
        if not legal:
            break
        board.play(color, rng.choice(legal))
        color = opponent(color)
        fresh = Ladders()
        for at in board_points(7):
            if board.color_at(at) == EMPTY:
                for side in (BLACK, WHITE):
                    assert kept.stone(board, side, at) == fresh.stone(board, side, at)
            else:
                assert kept.string(board, at) == fresh.string(board, at)
