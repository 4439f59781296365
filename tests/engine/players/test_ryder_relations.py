"""Connected, half-connected, strongly related, eyes and territory: the article's words, one by one."""

import pytest
import ryder_naive as naive
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read
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


FOUR_SEVENTHS = [("A5 B5 B4 B3", 12, True), ("A5 B5 C5 C4", 11, False)]


@pytest.mark.parametrize(("stones", "related", "counts"), FOUR_SEVENTHS)
def test_the_condition_holds_at_exactly_4_7(stones, related, counts):
    """Black alone on 5x5 shuts in all 21 empty points: 12 of them strongly related are 4/7, 11 are less."""
    board = Board(5)
    for name in stones.split():
        board.play(BLACK, from_gtp(name, 5))
    empty = {p for p in board_points(5) if board.color_at(p) == EMPTY}
    found = relations(board)
    assert len(empty) == 21
    assert len(found["related"][BLACK] & empty) == related
    assert found["territory"][BLACK] == (empty if counts else set())


def test_a_dead_enemy_stone_inside_opens_a_territory():
    closed = """
        . . . X . . .
        . {} . X . . .
        . . . X . . .
        X X X X . . .
        . . . . . O .
        . . . . . . .
        . . . . . . .
    """
    corner = {from_gtp(f"{col}{row}", 7) for col in "ABC" for row in (5, 6, 7)}
    assert corner <= relations(read(closed.format(".")))["territory"][BLACK]
    entered = read(closed.format("O"))
    dead = [from_gtp("B6", 7)]
    assert not corner & relations(entered, dead)["territory"][BLACK]


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
