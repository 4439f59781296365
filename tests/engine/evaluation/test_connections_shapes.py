"""Every type and every strength of connections, on positions made by hand.


diagram are stones, so they are given by coordinates.
"""

import pytest

from engine.diagram import read
from engine.evaluation.connection_points import (
    CAPTIVE,
    DOUBLE_KOSUMI,
    HALF_KNIGHT,
    HALF_LARGE_KNIGHT,
    HANE,
    KNIGHT,
    LARGE_KNIGHT,
    MULTIPLE,
    ONE_POINT_JUMP,
    SPECIAL,
    THREE_POINT_JUMP,
    TWO_POINT_JUMP,
    WATARI,
)
from engine.evaluation.connection_strength import (
    ALREADY_CUT,
    CONNECTED_SOLIDLY,
    CONNECTED_WITH_AJI,
    CUTTABLE,
    SHARED_CONNECTION,
)
from engine.evaluation.connections import STRENGTHS, TYPES, Connections
from engine.points import from_gtp, to_gtp
from engine.tactics import Tactics


def pair_of(diagram, stones):
    board = read(diagram)
    keys = sorted(board.stones(from_gtp(stone, board.size))[0] for stone in stones.split())
    found = Connections().all_connections(board, Tactics())
    return board, next(told for told in found if [told.first, told.second] == keys)


# name: diagram, the stones, the type, points at distance one, two, three
TYPED = {
    "kosumi": (
        """
        . . . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .
        """,
        "B4 C3",
        HANE,
        "C4 B3|",
    ),
    "hane": (
        """
        . . . . .
        . X . . .
        . O X . .
        . . . . .
        . . . . .
        """,
        "B4 C3",
        HANE,
        "C4|",
    ),
    "one-point jump": (
        """
        . . . . .
        . . . . .
        . X . X .
        . . . . .
        . . . . .
        """,
        "B3 D3",
        ONE_POINT_JUMP,
        "C3|",
    ),
    "half knight's move": (
        """
        . . . . .
        . X O . .
        . . . X .
        . . . . .
        . . . . .
        """,
        "B4 D3",
        HALF_KNIGHT,
        "|B3",
    ),
    "knight's move": (
        """
        . . . . .
        . X . . .
        . . . X .
        . . . . .
        . . . . .
        """,
        "B4 D3",
        KNIGHT,
        "|D4 B3",
    ),
    "two-point jump": (
        """
        . . . . . .
        . . . . . .
        . X . . X .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        "B4 E4",
        TWO_POINT_JUMP,
        "|C4 D4",
    ),
    "half large knight's move": (
        """
        . . . . . .
        . X . O . .
        . . . . X .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        "B5 E4",
        HALF_LARGE_KNIGHT,
        "||B4",
    ),
    "large knight's move": (
        """
        . . . . . .
        . X . . . .
        . . . . X .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        "B5 E4",
        LARGE_KNIGHT,
        "||E5 B4",
    ),
    "three-point jump": (
        """
        . . . . . . .
        . . . . . . .
        . X . . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "B5 F5",
        THREE_POINT_JUMP,
        "||C5 E5",
    ),
    "bamboo joint": (
        """
        . . . . .
        . X X . .
        . . . . .
        . X X . .
        . . . . .
        """,
        "B4 B2",
        MULTIPLE,
        "B3 C3|",
    ),
    "double kosumi": (
        """
        . . . . .
        . X . . .
        . . . . .
        . . . X .
        . . . . .
        """,
        "B4 D2",
        SPECIAL,
        "|",
    ),
    "watari": (
        """
        . . . . .
        . . O . .
        . X O X .
        . X O X .
        . . . . .
        """,
        "B2 D2",
        SPECIAL,
        "|",
    ),
}


@pytest.mark.parametrize("name", TYPED)
def test_types(name):
    diagram, stones, kind, points = TYPED[name]
    board, told = pair_of(diagram, stones)
    expected = [part.split() for part in points.split("|")] + [[], []]
    assert TYPES[told.type] == TYPES[kind]
    for found, names in zip((told.d1, told.d2, told.d3), expected, strict=False):
        assert sorted(to_gtp(p, board.size) for p in found) == sorted(names)


def test_special_patterns():
    board, told = pair_of(TYPED["double kosumi"][0], "B4 D2")
    assert (told.special, told.middles) == (DOUBLE_KOSUMI, (from_gtp("C3", 5),))
    board, told = pair_of(TYPED["watari"][0], "B2 D2")
    assert (told.special, told.middles) == (WATARI, (from_gtp("C1", board.size),))


# name: diagram, the stones, the strength
RATED = {
    "kosumi": (TYPED["kosumi"][0], "B4 C3", CONNECTED_SOLIDLY),
    "bamboo joint": (TYPED["bamboo joint"][0], "B4 B2", CONNECTED_SOLIDLY),
    "a hane that can be cut": (
        """
        . . . . . . .
        . . O O . . .
        . X O . . . .
        . . . X . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        """,
        "B5 C3",
        CUTTABLE,
    ),
    "one-point jump, nobody near": (TYPED["one-point jump"][0], "B3 D3", CONNECTED_WITH_AJI),
    "a peeped one-point jump": (
        """
        . . . . . . .
        . . . O . . .
        . . . O . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        CUTTABLE,
    ),
    "a tiger's mouth takes the stone that cuts": (
        """
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . X . X . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        """,
        "C4 E4",
        CONNECTED_WITH_AJI,
    ),
    "knight's move, nobody near": (TYPED["knight's move"][0], "B4 D3", CONNECTED_WITH_AJI),
    "a knight's move leaned on": (
        """
        . . . . . .
        . . O O . .
        . X . . . .
        . . . X . .
        . O O . . .
        . . . . . .
        """,
        "B4 D3",
        CUTTABLE,
    ),
    "two-point jump on the third line": (
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X . . X . .
        . . . . . . . .
        . . . . . . . .
        """,
        "C3 F3",
        CONNECTED_WITH_AJI,
    ),
    "two-point jump in the center": (
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . X . . X . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """,
        "D6 G6",
        CUTTABLE,
    ),
    "three-point jump": (TYPED["three-point jump"][0], "B5 F5", CUTTABLE),
    "watari": (
        """
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . O . . .
        . X X O X X .
        . X X O X X .
        . . . . . . .
        """,
        "B2 E2",
        CUTTABLE,
    ),
    "a half knight's move that is cut": (
        """
        . . . . . .
        . . O . . .
        . X O O . .
        . . . X . .
        . . O O . .
        . . . . . .
        """,
        "B4 D3",
        ALREADY_CUT,
    ),
    "around stones that are lost": (
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O X . . .
        . X O . . . .
        """,
        "B2 D2",
        CONNECTED_WITH_AJI,
    ),
}


@pytest.mark.parametrize("name", RATED)
def test_strengths(name):
    diagram, stones, strength = RATED[name]
    _, told = pair_of(diagram, stones)
    assert STRENGTHS[told.strength] == STRENGTHS[strength]
    assert told.holds == (strength > CUTTABLE)


SHARED = """
    . . . . . . . . .
    . . . . . . . . .
    . . X . O . . . .
    . . X . . . . . .
    . O . X . O . . .
    . . X . . . . . .
    . . X . O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

LARGER = """
    . . . . . . . . .
    . . X . . . . . .
    . . X . O . . . .
    . . X . O . . . .
    . O . X X X . . .
    . . X . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def test_a_captive_is_told():
    _, told = pair_of(RATED["around stones that are lost"][0], "B2 D2")
    assert (told.special, told.type) == (CAPTIVE, SPECIAL)
    assert told.captives == (from_gtp("C2", 7),)


def test_two_connections_that_one_move_threatens():
    """White C5 threatens the stone's connections with both sides; it can be tied to one of them only."""
    board, above = pair_of(SHARED, "C6 D5")
    _, below = pair_of(SHARED, "D5 C4")
    assert (above.alone, below.alone) == (CONNECTED_SOLIDLY, CONNECTED_SOLIDLY)
    assert (above.strength, below.strength) == (SHARED_CONNECTION, SHARED_CONNECTION)
    assert (above.holds, below.holds) == (True, True)  # either is worth the one stone
    assert set(above.d1) & set(below.d1) == {from_gtp("C5", board.size)}


def test_the_larger_connection_is_the_one_that_holds():
    _, above = pair_of(LARGER, "C6 D5")
    _, below = pair_of(LARGER, "D5 C4")
    assert (above.strength, below.strength) == (SHARED_CONNECTION, SHARED_CONNECTION)
    assert (above.holds, below.holds) == (True, False)


MIAI = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . X . X . . .
    . O O . . X . . .
    . . . X . X . . .
    . . . X X . . . .
    . . . . . . . . .
"""


def test_two_places_where_a_stone_connects_are_miai():
    """White can cut D5 from either neighbour, but not from both, and they are connected."""
    for stones in ("D5 F5", "D5 D3"):
        _, told = pair_of(MIAI, stones)
        assert STRENGTHS[told.alone] == STRENGTHS[CUTTABLE]
        assert STRENGTHS[told.strength] == STRENGTHS[SHARED_CONNECTION]
        assert told.holds


def test_the_words():
    assert len(TYPES) == 11  # and none
    assert len(STRENGTHS) == 5
    assert STRENGTHS[SHARED_CONNECTION] == "shared connection"
