"""Unconditional life against its definition in sets, all that an attacker can do alone, textbook shapes."""

import functools
import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import around, random_board
from thorough import repeated

from engine.board import Board
from engine.diagram import read
from engine.evaluation.life import (
    ALIVE,
    BLACK_TERRITORY,
    LIFE_STATUSES,
    UNDECIDED,
    Life,
)
from engine.points import (
    BLACK,
    EMPTY,
    WHITE,
    EngineError,
    board_points,
    encode_move,
    from_gtp,
    opponent,
)

LIFE = Life()


def regions(board, color):
    """Connected sets of points that hold no stone of a color."""
    left = {p for p in board_points(board.size) if board.color_at(p) != color}
    while left:
        region, todo = set(), [left.pop()]
        while todo:
            at = todo.pop()
            region.add(at)
            todo += [near for near in around(board, at) if near in left]
            left -= set(todo)
        yield frozenset(region)


def benson(board, color):
    """The definition, in sets: ``(heads of the alive strings, their vital regions)``."""
    alive = {board.string_at(p) for p in board_points(board.size) if board.color_at(p) == color}
    closed = set(regions(board, color))

    def is_vital(region, head):
        return {p for p in region if board.color_at(p) == EMPTY} <= set(board.liberties(head))

    def touches(region, head):
        return any(near in region for stone in board.stones(head) for near in around(board, stone))

    while True:
        kept = {head for head in alive if sum(is_vital(region, head) for region in closed) >= 2}
        closed = {region for region in closed if not any(touches(region, head) for head in alive - kept)}
        if kept == alive:
            return alive, {region for region in closed if any(is_vital(region, head) for head in alive)}
        alive = kept


@settings(max_examples=repeated(150, 300))
@given(board=st.builds(random_board, st.integers(2, 9), st.integers(0, 2**32), st.integers(1, 150)))
def test_life_is_bensons_definition(board):
    stones, vital = set(), {}
    for color in (BLACK, WHITE):
        alive, its_regions = benson(board, color)
        stones |= {stone for head in alive for stone in board.stones(head)}
        vital |= {at: color for region in its_regions for at in region}
    assert LIFE.alive_stones(board) == stones
    assert LIFE.vital_points(board) == vital


POINTS = board_points(3)


@functools.cache
def what_an_attacker_takes(colors, attacker):
    """Points of the stones that ``attacker`` can capture on 3x3 by playing alone for as long as he likes."""
    taken, board = set(), Board(3)
    board.setup(b"".join(encode_move(c, p) for c, p in zip(colors, POINTS, strict=True) if c))
    for at in POINTS:
        if not board.is_legal(attacker, at):
            continue
        board.play(attacker, at)
        after = tuple(map(board.color_at, POINTS))
        board.undo()
        gone = {p for p, c, d in zip(POINTS, colors, after, strict=True) if c == opponent(attacker) and not d}
        taken |= gone | what_an_attacker_takes(after, attacker)
    return taken & {p for p, c in zip(POINTS, colors, strict=True) if c == opponent(attacker)}


def legal_positions(size):
    for colors in itertools.product((EMPTY, BLACK, WHITE), repeat=size * size):
        board = Board(size)
        try:
            board.setup(
                b"".join(encode_move(c, p) for c, p in zip(colors, board_points(size), strict=True) if c)
            )
        except EngineError:
            continue
        yield colors, board


def test_alive_is_what_an_attacker_cannot_take_alone_in_every_position_of_3x3():
    num_alive = 0
    for colors, board in legal_positions(3):
        stones = {p for p, color in zip(POINTS, colors, strict=True) if color}
        taken = what_an_attacker_takes(colors, BLACK) | what_an_attacker_takes(colors, WHITE)
        assert LIFE.alive_stones(board) == stones - taken, colors
        num_alive += stones != taken
    assert num_alive > 0


TEXTBOOK = {
    "two eyes in the corner": (
        """
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["B6", "D6", "A5", "B5", "C5", "D5"],
        ["A6", "C6"],
    ),
    "one eye of two points is one eye": (
        """
        . . X O . .
        X X X O . .
        O O O O . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        [],
        [],
    ),
    "two strings that share their eyes": (
        """
        X X . X O
        X . X X O
        . X X O O
        X X O O .
        O O O . .
        """,
        ["A5", "B5", "D5", "A4", "C4", "D4", "B3", "C3", "A2", "B2"],
        ["C5", "B4", "A3"],
    ),
    "a false eye is part of the outside": (
        """
        . X . X X O
        X X O X . O
        O O O O O O
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        [],
        [],
    ),
    "a captive that leaves no eye space but liberties": (
        """
        . X O . X O
        X X X X X O
        O O O O O O
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["B6", "E6", "A5", "B5", "C5", "D5", "E5"],
        ["A6", "C6", "D6"],
    ),
}


@pytest.mark.parametrize("name", TEXTBOOK)
def test_textbook_positions(name):
    diagram, stones, vital = TEXTBOOK[name]
    board = read(diagram)
    assert LIFE.alive_stones(board) == {from_gtp(at, board.size) for at in stones}
    assert LIFE.vital_points(board) == {from_gtp(at, board.size): BLACK for at in vital}


def walled_position(size, seed, room):
    """A board that Black fills but for two eyes and an area of ``room`` points, of which some hold stones."""
    rng = random.Random(seed)
    area = {rng.choice(board_points(size))}
    while len(area) < room:
        edge = {n for at in area for n in around(Board(size), at)} - area
        area.add(rng.choice(sorted(edge)))
    board = Board(size)
    colors = {
        at: rng.choice((EMPTY, EMPTY, BLACK, WHITE)) if at in area else BLACK for at in board_points(size)
    }
    for at in rng.sample(sorted(set(board_points(size)) - area), 2):
        colors[at] = EMPTY
    board.setup(b"".join(encode_move(color, at) for at, color in sorted(colors.items()) if color))
    return board


def lives_alone(board, color, seen):
    """Whether ``color``, playing alone for as long as it likes, gets an alive string anywhere."""
    if board.hash in seen:
        return False
    seen.add(board.hash)
    if any(board.color_at(stone) == color for stone in LIFE.alive_stones(board)):
        return True
    for at in board_points(board.size):
        if board.color_at(at) == EMPTY and board.is_legal(color, at):
            board.play(color, at)
            found = lives_alone(board, color, seen)
            board.undo()
            if found:
                return True
    return False


@settings(max_examples=repeated(150, 300), deadline=None)
@given(size=st.integers(4, 6), seed=st.integers(0, 2**32), room=st.integers(1, 9))
def test_territory_is_where_the_enemy_cannot_live_alone(size, seed, room):
    try:
        board = walled_position(size, seed, room)
    except EngineError:
        return
    territory = {at: LIFE.status(board, at) for at in board_points(size)}
    alive = {at for at in LIFE.alive_stones(board) if board.color_at(at) == BLACK}
    if not alive:
        assert BLACK_TERRITORY not in territory.values()
        return
    if not lives_alone(board, WHITE, set()):
        # no seki fits into nine points with stones of a wall around them
        assert UNDECIDED not in territory.values()
        return
    assert UNDECIDED in territory.values()


def test_what_a_point_is_for_good_has_a_name():
    assert LIFE_STATUSES[ALIVE] == "alive"
    board = read(
        """
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .
        . . . . . .
        . . . . . .
        """
    )
    names = [LIFE_STATUSES[LIFE.status(board, from_gtp(at, 6))] for at in ("A6", "B6", "E6", "F1")]
    assert names == ["black territory", "alive", "undecided", "undecided"]
    with pytest.raises(EngineError):
        LIFE.status(board, 0)


SEKI = """
    . X X X X X X X
    X X O O O O X X
    X O O . . O X X
    X O . X X . O X
    X O O . . O O X
    X X O O O O X .
    X X X X X X X X
    X . X X X X X X
"""


def test_an_area_where_the_enemy_can_get_a_seki_is_nobodys():
    board = read(SEKI)
    assert LIFE_STATUSES[LIFE.status(board, from_gtp("D5", 8))] == "undecided"
    board.play(WHITE, from_gtp("D6", 8))
    assert LIFE_STATUSES[LIFE.status(board, from_gtp("D5", 8))] == "undecided"
    board.play(WHITE, from_gtp("E6", 8))  # both stones at one end: what is left is one small eye
    assert LIFE_STATUSES[LIFE.status(board, from_gtp("D5", 8))] == "alive"
