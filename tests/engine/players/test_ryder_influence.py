"""Influence, armies and walls."""

import ryder_naive as naive
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read
from engine.players.ryder import values
from engine.players.ryder.influence import Influence
from engine.points import BLACK, WHITE, board_points, from_gtp

# The article's diagram 1, around a stone on E5.
ONE_STONE = """
0 0 0 0 0 0 0 0 0
0 0 0 0 1 0 0 0 0
0 0 1 2 5 2 1 0 0
0 0 1 6 13 6 1 0 0
0 1 5 13 60 13 5 1 0
0 0 1 6 13 6 1 0 0
0 0 1 2 5 2 1 0 0
0 0 0 0 1 0 0 0 0
0 0 0 0 0 0 0 0 0
"""


def table(text):
    return dict(zip(board_points(9), map(int, text.split()), strict=True))


def test_one_black_stone_spreads_the_published_diagram():
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    assert Influence().of(board)["value"] == table(ONE_STONE)


def test_white_counts_negative():
    board = Board(9)
    board.play(WHITE, from_gtp("E5", 9))
    assert Influence().of(board)["value"] == {p: -v for p, v in table(ONE_STONE).items()}


def test_the_published_diagram_is_not_the_same_when_rows_and_columns_are_exchanged():
    """A fault of the article (or of its print) that is kept: the two knight's moves differ."""
    assert (values.STENCIL[2, 1], values.STENCIL[1, 2]) == (1, 2)
    turned = {(dr, dc): amount for (dc, dr), amount in values.STENCIL.items()}
    different = {at for at in values.STENCIL if values.STENCIL[at] != turned.get(at)}
    assert different == {(c, r) for c in (-2, -1, 1, 2) for r in (-2, -1, 1, 2) if abs(c) != abs(r)}


@given(size=st.integers(2, 25), moves=st.integers(0, 80), seed=st.integers(0, 2**32))
def test_influence_is_the_sum_over_all_stones(size, moves, seed):
    board = naive.random_position(size, moves, seed)
    told = Influence().of(board)
    value = naive.influence(board, values.STENCIL)
    assert told["value"] == value
    for color, sign in ((0, 1), (1, -1)):
        army = {p for p, v in value.items() if sign * v > 0}
        wall = {p for p, v in value.items() if sign * v >= 10}
        assert [set(part) for part in told["armies"][color]] == naive.parts(army, size)
        assert [set(part) for part in told["walls"][color]] == naive.parts(wall, size)


def test_two_stones_far_apart_are_two_armies_and_a_wall_ends_where_influence_falls_below_ten():
    board = read(
        """
        . . . . . . . . .
        . X . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . X .
        . . . . . . . . .
        """
    )
    told = Influence().of(board)
    assert [len(army) for army in told["armies"][0]] == [18, 18]
    assert [sorted(wall) for wall in told["walls"][0]] == [
        sorted(from_gtp(name, 9) for name in names.split()) for names in ("B9 A8 B8 C8 B7", "H3 G2 H2 J2 H1")
    ]
