"""Connected, half-connected, strongly related, eyes and territory: the article's words, one by one."""

import pytest
import ryder_naive as naive
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read, read_marked
from engine.players.ryder.relations import relations
from engine.points import BLACK, EMPTY, WHITE, board_points, from_gtp


def shown(board, points):
    """A set of points as rows of text: ``*`` on them, ``.`` elsewhere."""
    rows = []
    for row in range(board.size):
        line = board_points(board.size)[row * board.size : (row + 1) * board.size]
        rows.append(" ".join("*" if p in points else "." for p in line))
    return rows


def rows(text):
    return [line.strip() for line in text.strip().splitlines()]


def test_connected_points_are_own_stones_and_neighbours_without_an_enemy():
    board = read(
        """
        . . . . .
        . X . . .
        . . . . .
        . . O X .
        . . . . .
        """
    )
    found = relations(board)["connected"]
    assert shown(board, found[BLACK]) == rows(
        """
        . * . . .
        * * * . .
        . * . * .
        . . . * *
        . . . * .
        """
    )
    assert shown(board, found[WHITE]) == rows(
        """
        . . . . .
        . . . . .
        . . * . .
        . * * . .
        . . * . .
        """
    )


def test_half_connected_points_touch_two_stones_and_an_enemy():
    board = read(
        """
        . . . . .
        . X . X .
        . . O . .
        . . . . .
        . . . . .
        """
    )
    assert shown(board, relations(board)["half"][BLACK]) == rows(
        """
        . . . . .
        . . * . .
        . . . . .
        . . . . .
        . . . . .
        """
    )
    assert relations(board)["half"][WHITE] == set()


def test_a_dead_stone_is_not_connected_but_the_empty_points_beside_it_are():
    board = read(
        """
        . . .
        . X .
        . . .
        """
    )
    stone = board_points(3)[4]
    assert shown(board, relations(board, [stone])["connected"][BLACK]) == [". * .", "* . *", ". * ."]


def test_strongly_related_points_around_a_lone_stone():
    board = read(
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """
    )
    assert shown(board, relations(board)["related"][BLACK]) == rows(
        """
        . . * . .
        . * * * .
        * * * * *
        . * * * .
        . . * . .
        """
    )


def test_kosumi_and_ikken_tobi_need_an_empty_point_between():
    board = read(
        """
        . . . . .
        . . O . .
        . . X O .
        . . . . .
        . . . . .
        """
    )
    assert shown(board, relations(board)["related"][BLACK]) == rows(
        """
        . . . . .
        . * * . .
        * * * * .
        . * * * .
        . . * . .
        """
    )


def test_a_point_may_be_strongly_related_to_both_sides():
    board = read(
        """
        . . .
        X . O
        . . .
        """
    )
    found = relations(board)["related"]
    assert board_points(3)[4] in found[BLACK] & found[WHITE]


CORNER_WALLS = {
    "ikken-tobi": "E1 E3 E5 C5 A5",
    "niken-tobi": "F1 F3 F6 C6 A6",
    "ogeima": "F1 G4 F6 C6 A6",
    "hazama-tobi": "F1 F3 D5 B5",
    "sangen-tobi": "D1 D5 C5 A5",
}


@pytest.mark.parametrize("shape", CORNER_WALLS)
def test_territory_is_sealed_by_every_linkage_also_by_those_that_a_player_calls_holes(shape):
    """The last two are the article's flaw: hazama-tobi and sangen-tobi count as sealed."""
    board = Board(13)
    for name in CORNER_WALLS[shape].split():
        board.play(BLACK, from_gtp(name, 13))
    for name in ("K10", "K4", "D10"):
        board.play(WHITE, from_gtp(name, 13))
    found = relations(board)["territory"]
    assert {from_gtp(name, 13) for name in ("A1", "B2", "A3", "B3")} <= found[BLACK]
    assert found[BLACK] == naive.territory(board, BLACK)


def test_a_gap_of_five_is_open():
    board = Board(13)
    for name in ("G1", "G7", "A7"):
        board.play(BLACK, from_gtp(name, 13))
    for name in ("K10", "K4", "D10"):
        board.play(WHITE, from_gtp(name, 13))
    assert from_gtp("A1", 13) not in relations(board)["territory"][BLACK]


def test_territory_needs_four_sevenths_strongly_related_points():
    """One stone shuts in a whole board where there is no enemy: counted only when the board is small."""
    small, large = Board(5), Board(6)
    small.play(BLACK, board_points(5)[12])
    large.play(BLACK, board_points(6)[14])
    assert len(relations(small)["related"][BLACK]) - 1 == 12
    assert relations(small)["territory"][BLACK] == set()  # 12 of 24
    assert relations(large)["territory"][BLACK] == set()
    small.play(BLACK, board_points(5)[6])
    assert relations(small)["territory"][BLACK] == naive.territory(small, BLACK) != set()


def test_the_4_7_condition_holds_at_exactly_4_7():
    """Black alone: related 4 of 7 empty points in a corridor is enough, 4 of 8 is not."""
    board, marks = read_marked(
        """
        . . . . O
        O O O O O
        O O O O O
        O O O O O
        O O O O .
        """
    )
    assert marks == {}
    assert relations(board)["territory"][WHITE] == {p for p in board_points(5) if board.color_at(p) == EMPTY}


EYES = """
    . X . X . . .
    X X X . X . .
    X . X X X . .
    X X X O . X .
    . . X . X X .
    O O . . . X X
    . . O . . X .
"""


def test_eyes_false_eyes_and_eyes_in_the_making():
    board = read(EYES)
    found = relations(board)
    assert shown(board, found["eyes"][BLACK]) == rows(
        """
        * . * . . . .
        . . . * . . .
        . * . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . *
        """
    )


def test_a_dead_enemy_stone_on_the_diagonal_spoils_no_eye():
    board = read(
        """
        . X O
        X X .
        . . .
        """
    )
    corner = board_points(3)[0]
    assert corner in relations(board)["eyes"][BLACK]
    spoiled = read(
        """
        . X .
        X O .
        . . .
        """
    )
    assert corner not in relations(spoiled)["eyes"][BLACK]
    assert corner in relations(spoiled, [board_points(3)[4]])["eyes"][BLACK]


@settings(deadline=None)
@given(
    size=st.integers(2, 25),
    moves=st.integers(0, 120),
    seed=st.integers(0, 2**32),
    dead_share=st.sampled_from([0, 0.2]),
)
def test_relations_of_random_positions(size, moves, seed, dead_share):
    board = naive.random_position(size, moves, seed)
    stones = [p for p in board_points(size) if board.color_at(p) != EMPTY]
    dead = stones[: int(len(stones) * dead_share)]
    found = relations(board, dead)
    for color in naive.COLORS:
        assert found["connected"][color] == naive.connected(board, color, dead)
        assert found["half"][color] == naive.half_connected(board, color)
        assert found["related"][color] == naive.related(board, color)
        assert (found["eyes"][color], found["potential eyes"][color]) == naive.eyes(board, color, dead)
        assert found["territory"][color] == naive.territory(board, color)
