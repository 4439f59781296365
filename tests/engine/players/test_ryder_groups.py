"""Groups and their security."""

import ryder_naive as naive
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read
from engine.players.ryder import values
from engine.players.ryder.groups import Groups
from engine.points import BLACK, EMPTY, WHITE, board_points, from_gtp

COUNTS = ("eyes", "potential eyes", "territory", "links", "extensions")


def test_a_single_isolated_stone_makes_a_group_of_five_points():
    board = Board(19)
    board.play(BLACK, from_gtp("Q4", 19))
    (group,) = Groups().of_position(board)[BLACK]
    assert group["points"] == {from_gtp(name, 19) for name in ("Q4", "P4", "R4", "Q3", "Q5")}


def shape(far, white=""):
    """Number of Black's groups when Black has E5 and ``far``, White ``white``."""
    board = Board(9)
    for name in ("E5", far):
        board.play(BLACK, from_gtp(name, 9))
    for name in white.split():
        board.play(WHITE, from_gtp(name, 9))
    return len(Groups().of_position(board)[BLACK])


def test_what_belongs_together():
    assert shape("E6") == 1  # solid
    assert shape("F6") == 1  # kosumi
    assert shape("G5") == 1  # ikken-tobi
    assert shape("G6") == 1  # keima
    assert shape("H5") == 1  # niken-tobi
    assert shape("G5", white="F6") == 1  # half-connected


def test_the_faults_of_connectedness():
    """Ogeima is not seen, nor is a niken-tobi that the enemy threatens; hazama-tobi is none either."""
    assert shape("H6") == 2
    assert shape("H5", white="F6") == 2
    assert shape("G7") == 2


@given(
    size=st.integers(2, 25),
    moves=st.integers(0, 120),
    seed=st.integers(0, 2**32),
    dead_share=st.sampled_from([0, 0.2]),
)
def test_groups_of_random_positions(size, moves, seed, dead_share):
    board = naive.random_position(size, moves, seed)
    stones = [p for p in board_points(size) if board.color_at(p) != EMPTY]
    dead = stones[: int(len(stones) * dead_share)]
    told = Groups().of_position(board, dead)
    for color in naive.COLORS:
        expected = naive.group_counts(board, color, dead)
        assert [{key: g[key] for key in ("points", *COUNTS)} for g in told[color]] == expected
        for group in told[color]:
            assert group["security"] == (
                values.EYE_WORTH * group["eyes"]
                + values.POTENTIAL_EYE_WORTH * group["potential eyes"]
                + values.POINT_WORTH * len(group["points"])
                + values.TERRITORY_WORTH * group["territory"]
                + values.LINK_WORTH * group["links"]
                + values.EXTENSION_WORTH * group["extensions"]
            )
            secure = group["security"] >= values.SECURE_FROM
            abandoned = group["security"] < values.ABANDONED_BELOW
            assert group["state"] == (0 if secure else 2 if abandoned else 1)


def test_two_eyes_make_a_group_safe_whatever_surrounds_it():
    board = read(
        """
        . X . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    (group,) = Groups().of_position(board)[BLACK]
    assert (group["eyes"], group["state"]) == (2, 0)
