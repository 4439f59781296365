"""The 18 features of the first pass: for each, a point (a) where it speaks and one (b) where it must not.

Black moves. The features are his own; seen from the enemy's side the same diagrams with exchanged
colours must say the same, and so must White's question about Black's points.
"""

import pytest

from engine.diagram import read_marked
from engine.players.ryder import values
from engine.players.ryder.player import Ryder
from engine.points import BLACK, WHITE, from_gtp

#: feature -> a diagram; the comments say what a and b are
CASES = {
    # between two groups / beside one of them on the far side
    "splits": """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . b O a O . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # the only way out / a stone that is not in danger
    "saves": """
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . O X a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . X b .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # closes a corner point / leaves it open
    "eye": """
        . X . . . . . . .
        a X . . . . . . .
        X . . . . . . . .
        b . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # leaves one liberty / leaves three
    "atari": """
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O b . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # closes the corner / plays inside what is closed
    "territory": """
        . . . . . . . . .
        . . . . a . O . .
        . . . . . . . . .
        . . . . X . . . .
        X X X X X . . . .
        . . . . . . . . .
        . . . . X . . . .
        . X X X X . . . .
        b . . . . . . . .
    """,
    # joins two groups / adds to one of them
    "combines": """
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . b X a . X . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # a corner with one side open / both sides open
    "threatens_eye": """
        . . . . . . . . .
        a X . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . b . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # leaves two liberties / leaves three
    "two_dame": """
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . O a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O b . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # kosumi with both points free / with an enemy beside both
    "connected": """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . a . . . . .
        . . . . . . . . .
        . . . O . X . . .
        . . . . b . O . .
        . . . . O . . . .
        . . . . . . . . .
    """,
    # takes two points away / takes only its own
    "hinders": """
        . . . . . . . . .
        . . . . . . . . .
        . . . O . O . . .
        . . . . a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O b . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # beside a group that is shut in / beside one with two eyes
    "near_endangered": """
        . . . . O X . X .
        . X a . O b X X X
        X . . . O O O O O
        . . . . O . . . .
        O O O O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # ikken-tobi / fills its own point
    "expands": """
        . . . . . . . . .
        . . . . . . . . .
        . . X . a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X b O .
        . . . . . X O . .
        . . . . . . . . .
    """,
    # beside an enemy / beside an own stone
    "in_influence": """
        . . . . . . . . .
        . . . . . . . . .
        . . X b . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . a O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # kosumi with one point left, and the enemy beside it / with two points left
    "cutting_point": """
        . . . . . . . . .
        . . . O . . . . .
        . . X . . . . . .
        . . O a . . . . .
        . . . . . . . . .
        . . . . . X . . .
        . . . . . . b . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # beside an enemy stone / two points away from one
    "contact": """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O a . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . b .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # fills its own liberties / gains some
    "short_of_dame": """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O b . . . . . . .
        a X . . . . . . .
    """,
    # inside the enemy's wall / inside the own
    "in_territory": """
        a . . O . . X . .
        . . . O . . X . .
        . . O O . . X X X
        O O O . . . . . b
        . . . . . . X X X
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """,
    # a corner without a way out / one more liberty
    "capturable": """
        a . . O . . . . .
        O O . O . . . . .
        . . O O . . . . .
        O O O . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . b . . . .
        . . . . . O . . .
        . . . . . . . . .
    """,
}


def marked(name):
    board, marks = read_marked(CASES[name])
    return board, marks["a"][0], marks["b"][0]


def exchanged(text):
    return text.translate(str.maketrans("XO", "OX"))


def test_every_feature_of_the_table_has_a_case():
    assert list(CASES) == [feature.name for feature in values.FEATURES]
    assert len(CASES) == 18


@pytest.mark.parametrize("name", CASES)
def test_a_feature_speaks_where_it_should_and_only_there(name):
    board, yes, no = marked(name)
    seen = Ryder().first_pass(board, BLACK)
    assert name in seen[yes][0]
    assert name not in seen[no][0]


@pytest.mark.parametrize("name", CASES)
def test_the_enemy_sees_the_same_feature_on_the_same_point(name):
    """White asked about Black's points, and the diagram with exchanged colours."""
    board, yes, no = marked(name)
    seen = Ryder().first_pass(board, WHITE)
    assert name in seen[yes][1]
    assert name not in seen[no][1]
    board, marks = read_marked(exchanged(CASES[name]))
    assert Ryder().first_pass(board, WHITE)[marks["a"][0]] == Ryder().first_pass(marked(name)[0], BLACK)[yes]


# Black's group in the corner is shut in; an eye at A5 would help it. Few enough moves to list them all.
SHUT_IN = """
    . X . O .
    a X O O .
    X X O . .
    . O O . O
    O . . O .
"""


def eye_reason(color):
    """The reason "eye" for a move at the mark of SHUT_IN, asked by either side."""
    board, marks = read_marked(SHUT_IN)
    (candidate,) = (c for c in Ryder().candidates(board, color) if c.point == marks["a"][0])
    (reason,) = (r for r in candidate.reasons if r.name == "eye")
    return reason


def test_an_eye_near_a_weak_own_group_is_worth_3000_and_10000_more():
    reason = eye_reason(BLACK)
    assert (reason.kind, reason.side, reason.value) == ("feature", "own", 13000)
    assert reason.text == "makes a Black eye, +10000 near an endangered Black group"


def test_an_enemy_eye_near_a_weak_enemy_group_is_worth_minus_2500_and_7500_more():
    reason = eye_reason(WHITE)
    assert (reason.kind, reason.side, reason.value) == ("feature", "enemy", 5000)
    assert reason.text == "Black here makes a Black eye, +7500 near an endangered Black group"


def test_where_the_enemy_may_not_play_only_what_is_there_speaks_for_him():
    """White may not take back the ko at the mark; Black may connect it."""
    board, marks = read_marked(
        """
        . . . . .
        . X O . .
        X O . O .
        . X O . .
        . . . . .
        """
    )
    hole = board.liberties(board.string_at(from_gtp("B3", 5)))[0]
    assert marks == {}
    board.play(BLACK, hole)
    taken = from_gtp("B3", 5)
    assert not board.is_legal(WHITE, taken)
    static = {"saves", "near_endangered", "in_influence", "contact", "in_territory"}
    assert Ryder().first_pass(board, BLACK)[taken][1] <= static | {"splits"}
    board.play(BLACK, from_gtp("E1", 5))
    assert Ryder().first_pass(board, BLACK)[taken][1] - static - {"splits"}
