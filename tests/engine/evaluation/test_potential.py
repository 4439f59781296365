"""Potential eyes and running points: a diagram for each type, and the same under all symmetries."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from reading_positions import random_board, strings, turned

from engine.diagram import read
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import Eyes
from engine.evaluation.potential import (
    BETWEEN,
    BLOCKED,
    CAPTURE,
    CONNECT,
    DEFEND_UNDERCUT,
    EXTEND_EDGE,
    INTO_OPEN,
    PLAY_VITAL,
    TOWARD_EDGE,
    TOWARD_ENEMY,
    TOWARD_FRIENDS,
    Potential,
)
from engine.points import (
    EngineError,
    from_gtp,
    to_gtp,
    transform,
)
from engine.tactics import Tactics


def look(board, *stones):
    tactics, connections = Tactics(), Connections()
    return Potential().of_group(board, stones, tactics, Eyes(connections), connections)


def potential(diagram, stone, type):
    """Value by location of the potential eyes of one type, for the string at ``stone``."""
    board = read(diagram)
    found, _ = look(board, from_gtp(stone, board.size))
    if type == CONNECT:
        return [eye.value for eye in found if eye.type == type]
    return {to_gtp(eye.location, board.size): eye.value for eye in found if eye.type == type}


def running(diagram, stone):
    board = read(diagram)
    _, found = look(board, from_gtp(stone, board.size))
    return {to_gtp(p, board.size): type for type, points in found.items() for p in points}


CORNER = """
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    O O O O . . . . . . . . .
    X X X O . . . . . . . . .
    . . X X . . . . O . . . .
    . . . X . . . . O . . . .
"""


def test_extending_along_the_edge_gives_half_the_columns_to_the_enemy():
    # E2 and on: E, F, G, H are free before the enemy at J: two of the four, two points each.
    assert potential(CORNER, "C3", EXTEND_EDGE)["E2"] == 4
    assert potential(CORNER, "C3", EXTEND_EDGE)["E1"] == 2


def test_extending_to_ones_own_side_gives_all_columns():
    # Black also at H2 and H1 would close E, F and G.
    own = CORNER.replace(". . X X . . . . O", ". . X X . . . X O").replace(
        ". . . X . . . . O", ". . . X . . . X O"
    )
    assert potential(own, "C3", EXTEND_EDGE)["E2"] == 6


def test_a_vital_point_makes_eyes():
    diagram = """
        . . . . . . .
        . X X X X X .
        . X . . . X .
        . X X X X X .
        . . . O . . .
        . . . . . . .
        . . . . O . .
    """
    assert potential(diagram, "B6", PLAY_VITAL)["D5"] == 8


def test_a_threatened_string_can_be_captured():
    diagram = """
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . X X . . . . .
        . . X O . . O . .
        . . X X . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    assert potential(diagram, "C5", CAPTURE) == {"D5": 8}


def test_a_cuttable_connection_is_worth_the_eyes_of_the_other_group():
    diagram = """
        . X . X O O . . .
        X X X X . X X . .
        O O O O O O O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    assert potential(diagram, "F8", CONNECT) == [16]


def test_undercut_territory_is_worth_the_points_that_the_enemy_enters():
    diagram = """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . O X X X X O . . . .
        . O . . . . O . . . .
        . . . . . . . . . . .
    """
    # The enemy at G2 is beside F2: columns F, E, D, C of two points each.
    assert potential(diagram, "C3", DEFEND_UNDERCUT) == {"F2": 8, "C2": 8}


RUN = """
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . X . . . . X . . . . O . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . O . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
"""


def test_running_points_by_what_lies_ahead():
    assert running(RUN, "L10") == {
        "L11": INTO_OPEN,
        "K10": TOWARD_FRIENDS,
        "M10": TOWARD_ENEMY,
        "L9": TOWARD_ENEMY,
    }
    assert running(RUN, "F10")["E10"] == INTO_OPEN
    low = RUN.replace(". . . . . X . . . . X", ". . . X . . . . . . X")
    assert running(low, "D10")["C10"] == TOWARD_EDGE
    assert running(RUN.replace("X . . . . O", "X . O . . ."), "L10")["M10"] == BLOCKED
    between = RUN.replace(". . . . . X . . . . X", ". . . . . X . O . . X")
    assert running(between, "L10")["K10"] == BETWEEN


def test_what_is_no_stone_of_one_group_is_refused():
    board = read("X .\n. O")
    for stones in (["B2"], ["A2", "B1"]):
        with pytest.raises(EngineError, match="no stone of the group at B"):
            look(board, *[from_gtp(name, 2) for name in stones])


@settings(max_examples=25)
@given(size=st.integers(5, 13), seed=st.integers(0, 2**32), symmetry=st.integers(0, 7), swap=st.booleans())
def test_edges_and_running_turn_with_the_board(size, seed, symmetry, swap):
    board = turned(random_board(size, seed, 4 * size), 0, False)
    image = turned(board, symmetry, swap)
    tactics, eyes, potential = Tactics(), Eyes(), Potential()
    here = {(transform(p, symmetry, size), typ) for p, typ in eye_points(board, eyes, tactics)}
    assume(here == eye_points(image, eyes, tactics))  # reading is limited, and not alike from all sides
    for stone in strings(board)[:6]:
        found, ways = potential.of_group(board, [stone], tactics, eyes)
        there, ways_there = potential.of_group(image, [transform(stone, symmetry, size)], tactics, eyes)
        for type in (EXTEND_EDGE, DEFEND_UNDERCUT):
            values = {(e.value, transform(e.location, symmetry, size)) for e in found if e.type == type}
            assert values == {(e.value, e.location) for e in there if e.type == type}
        for type, points in ways.items():
            assert {transform(p, symmetry, size) for p in points} == set(ways_there[type])


def eye_points(board, eyes, tactics):
    return {(p, eye.typ_eyes) for eye in eyes.all_eyes(board, tactics) for p in eye.points}
