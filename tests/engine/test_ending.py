"""The end of a game: dead stones, seki, area, against a count of its own."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reading_positions import random_board

from engine.board import Board
from engine.diagram import read, read_marked
from engine.ending import Ending, area_owners, area_score, consistent, regions, stones_ahead
from engine.owners import load, see
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    board_points,
    coordinates,
    encode_move,
    from_gtp,
    to_gtp,
)
from engine.position import Position
from engine.reader.groups import GroupReader
from engine.settling import evaluate_reading, is_over

ENDING = Ending()

# Black's corner has two eyes; White's three stones inside it cannot live, nor Black's at the right edge.
FINISHED = """
. X . X O . . . .
X X X X O . O O .
w w X O O . . . O
. w X O . . O . .
X X X O . . . O O
X . X O O O O O b
. X X X O . . O b
X X . X O O . O .
. X X O O . . . .
"""

# At the upper edge each side has one eye, and C9 is the liberty of both: who plays there is captured.
SEKI = """
. O . X . X O . .
O O X X X X O O .
X X O O O O O . .
. X X X O . . O .
. . . X O . . . .
. X . X O . O . .
. . . X O . . O .
. X . X O . . . .
. . . X O . O . .
"""


def names(points, size):
    return sorted(to_gtp(point, size) for point in points)


def test_dead_stones_of_a_finished_game():
    _, marks = read_marked(FINISHED)
    assert marks.keys() == {"w", "b"}
    colors = {"w": WHITE, "b": BLACK}
    whole = read(FINISHED.replace("w", "O").replace("b", "X"))
    assert all(whole.color_at(p) == colors[sign] for sign, points in marks.items() for p in points)
    assert ENDING.dead_stones(whole) == {point for points in marks.values() for point in points}


def test_the_estimate_of_a_finished_game_is_its_area():
    whole = read(FINISHED.replace("w", "O").replace("b", "X"))
    assert ENDING.estimate(whole) == area_score(whole, ENDING.dead_stones(whole))
    owners = ENDING.owners(whole)
    assert owners == area_owners(whole, ENDING.dead_stones(whole))
    assert owners[from_gtp("A7", 9)] == BLACK


def territory_and_prisoners(board, dead):
    """Black's lead as it is counted by hand: dead stones are prisoners, their points territory."""
    dead_colors = [board.color_at(at) for at in dead]
    prisoners = [board.captured(side) + dead_colors.count(side) for side in (BLACK, WHITE)]
    owners = area_owners(board, dead).items()
    territory = [color for at, color in owners if board.color_at(at) == EMPTY or at in dead]
    return prisoners[1] - prisoners[0] + territory.count(BLACK) - territory.count(WHITE)


def test_the_estimate_by_territory_is_counted_by_hand():
    whole = read(FINISHED.replace("w", "O").replace("b", "X"))
    dead = ENDING.dead_stones(whole)
    assert dead
    assert ENDING.estimate(whole, counts_territory=True) == territory_and_prisoners(whole, dead)


@given(st.integers(0, 10**6))
def test_area_is_territory_and_the_stones_that_a_side_has_placed_more(seed):
    board = random_board(7, seed, 80)
    placed = [color for color, at in board.moves() if at != PASS]
    assert stones_ahead(board) == placed.count(BLACK) - placed.count(WHITE)
    dead = consistent(board, {at for at in board_points(7) if at % 3 == 0 and board.color_at(at) != EMPTY})
    assert area_score(board, dead) - stones_ahead(board) == territory_and_prisoners(board, dead)


def test_on_the_way_it_is_open_who_places_the_last_stone():
    board = Board(19)
    for color, at in ((BLACK, "Q16"), (WHITE, "D4"), (BLACK, "D16"), (WHITE, "Q4")):
        board.play(color, from_gtp(at, 19))
        difference = ENDING.estimate(board) - ENDING.estimate(board, counts_territory=True)
        assert difference == pytest.approx(0.5)


def test_on_the_way_the_estimate_is_what_becomes_of_points():
    board, position = Board(19), Position()
    for color, at in ((BLACK, "Q16"), (WHITE, "D4"), (BLACK, "D16"), (WHITE, "Q4"), (BLACK, "R6")):
        board.play(color, from_gtp(at, 19))
    told = evaluate_reading(position, board, GroupReader())
    assert not is_over(told)
    assert ENDING.owners(board) is None
    expected = load().lead(see(position, board, told, WHITE))
    assert ENDING.estimate(board) == -expected != 0


def test_whose_turn_it_is_counts_in_the_estimate():
    """Who is to play in an opening is some points ahead of who has just played."""
    board = Board(19)
    for color, at in ((BLACK, "Q16"), (WHITE, "D4"), (BLACK, "D16"), (WHITE, "Q4")):
        board.play(color, from_gtp(at, 19))
    black_next = ENDING.estimate(board)
    assert black_next > 2
    assert ENDING.estimate(board, WHITE) == pytest.approx(-black_next, abs=1e-3)
    board.play(BLACK, PASS)
    assert ENDING.estimate(board) == pytest.approx(-black_next, abs=1e-3)


def test_handicap_stones_do_not_own_the_whole_board():
    """White is to play and behind by some ten points a stone."""
    board = Board(19)
    board.setup(b"".join(encode_move(BLACK, from_gtp(at, 19)) for at in ("D4", "Q16", "D16", "Q4")))
    assert ENDING.owners(board) is None
    assert 20 < ENDING.estimate(board, WHITE) < 60
    assert ENDING.estimate(board, WHITE) < ENDING.estimate(board) - 10


def test_seki():
    board = read(SEKI)
    assert ENDING.dead_stones(board) == set()
    assert names(ENDING.seki_stones(board, set()), 9) == [
        "A8", "B8", "B9", "C8", "D8", "D9", "E8", "F8", "F9"
    ]  # fmt: skip
    assert area_score(board) == -14


def naive_score(board, dead):
    """Points by colors that can be reached, point by point."""
    size = board.size
    colors = {coordinates(p): EMPTY if p in dead else board.color_at(p) for p in board_points(size)}

    def reached(place):
        seen, todo, met = {place}, [place], set()
        while todo:
            col, row = todo.pop()
            for near in ((col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)):
                if near in colors and near not in seen:
                    if colors[near] == EMPTY:
                        seen.add(near)
                        todo.append(near)
                    else:
                        met.add(colors[near])
        return met

    owners = [{color} if color else reached(place) for place, color in colors.items()]
    return owners.count({BLACK}) - owners.count({WHITE})


@pytest.mark.parametrize("seed", range(20))
def test_the_area_is_that_of_a_count_point_by_point(seed):
    chance = random.Random(seed)
    board = Board(chance.choice((1, 2, 3, 5, 7)))
    for turn in range(60):
        point = chance.choice(board_points(board.size))
        if board.is_legal(BLACK + turn % 2, point):
            board.play(BLACK + turn % 2, point)
    stones = [p for p in board_points(board.size) if board.color_at(p)]
    heads = {board.string_at(p) for p in stones}
    dead = {p for head in heads if chance.random() < 0.3 for p in board.stones(head)}
    assert area_score(board) == naive_score(board, set())
    assert area_score(board, dead) == naive_score(board, dead)


def test_an_empty_board_is_nobodys():
    assert area_score(Board(5)) == 0
    assert [(len(region), border) for region, border in regions(Board(5))] == [(25, set())]


def test_stones_that_nobody_alive_is_beside_are_not_dead():
    board = read("X . O\n. . .\n. . .\n")
    both = {from_gtp("A3", 3), from_gtp("C3", 3)}
    assert consistent(board, both) == set()
    assert consistent(board, {from_gtp("A3", 3)}) == {from_gtp("A3", 3)}


def test_a_part_of_a_string_is_not_dead():
    board = read("X X O\n. . .\n. . .\n")
    assert consistent(board, {from_gtp("A3", 3)}) == set()


@pytest.mark.parametrize("seed", range(10))
def test_what_is_told_dead_is_whole_strings_beside_the_living_and_the_board_stays(seed):
    chance = random.Random(seed)
    board = Board(9)
    for turn in range(70):
        point = chance.choice(board_points(9))
        if board.is_legal(BLACK + turn % 2, point):
            board.play(BLACK + turn % 2, point)
    before = board.state()
    dead = ENDING.dead_stones(board)
    seki = ENDING.seki_stones(board, dead)
    assert board.state() == before
    assert consistent(board, dead) == dead
    assert not dead & seki
    assert all(set(board.stones(stone)) <= dead for stone in dead)
    assert all(set(board.stones(stone)) <= seki for stone in seki)
