"""Each kind of miss on small made positions: where it holds and where it does not."""

import pytest

from engine import diagram
from engine.board import Board
from engine.points import BLACK, PASS, WHITE, from_gtp, opponent
from pipeline.misses.kinds import (
    KINDS,
    Classifier,
    MissScene,
    answer,
    endgame,
    fuseki,
    joseki,
    ko,
    sentence,
    tenuki,
)


def scene(text, color=BLACK, before=(), after=(), move_no=None):
    """The miss at ``a`` of a diagram. ``before`` and ``after`` are moves in GTP, ``after`` by the other side
    first; a move before is played after the diagram's stones are set up."""
    board, marks = diagram.read_marked(text)
    return _scene(board, marks["a"][0], color, before, after, move_no)


def on_board(moves, played, size=19, move_no=None, color=BLACK):
    """The miss at ``played`` after Black and White moved in turn; ``moves`` are GTP."""
    board = Board(size)
    return _scene(board, from_gtp(played, size), color, moves, (), move_no)


def _scene(board, played, color, before, after, move_no):
    side = color if len(before) % 2 == 0 else opponent(color)
    moves = []
    for text in before:
        moves.append((side, from_gtp(text, board.size)))
        board.play(*moves[-1])
        side = opponent(side)
    assert side == color
    sides = (opponent(color), color)
    later = [(sides[i % 2], from_gtp(text, board.size)) for i, text in enumerate(after)]
    number = move_no or len(moves) + 1
    filler = [(opponent(color), PASS)] * (number - 1 - len(moves))
    return MissScene(board, number, [*filler, *moves, (color, played), *later])


def told(evidence, size):
    return evidence and sentence(evidence, 0, size)


KO = """
. . . . . . .
. . X O . . .
. X a X O . .
. . X O . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
#: White takes this one at C6
KO_ABOVE = """
. . X O . . .
. X . X O . .
. . X O . . .
. . . . . . .
. . {} . . . .
. X O . . . .
. . . . . . .
"""


def ko_taken(played, after=(), at_c3=".", before=("C6",), color=BLACK):
    """White takes the ko at C6; then ``color`` plays."""
    board = diagram.read(KO_ABOVE.format(at_c3))
    return _scene(board, from_gtp(played, 7), color, before, after, None)


def reading(made):
    return Classifier().reading(made)


# -- ko ---------------------------------------------------------------------------------------------


def test_a_move_that_takes_a_ko():
    assert told(ko(scene(KO, WHITE)), 7) == "takes the ko at C5"


def test_a_threat_after_which_the_ko_is_retaken():
    # White took at C6; Black plays far off, White answers, Black takes back at D6
    made = ko_taken("G1", ("F1", "D6"))
    assert told(ko(made), 7) == "ko threat: the ko at D6 is retaken two moves later"


def test_atari_while_the_ko_may_not_be_retaken():
    made = ko_taken("D2", at_c3="X")
    assert told(ko(made), 7) == "ko threat: atari while the ko at D6 may not be retaken"
    assert ko(ko_taken("D2")) is None  # leaves the white stone two liberties


def test_filling_a_ko_ends_it():
    made = ko_taken("D6", before=("C6", "A1"), color=WHITE)
    assert told(ko(made), 7) == "ends the ko at D6, last taken 2 moves before"
    assert made.board.num_moves == 2
    assert made.board.ko_point == 0  # as it was: Black's move elsewhere lifted the ban


def test_a_capture_of_two_stones_is_no_ko():
    assert ko(scene(". . . . .\n. O O . .\nO X X a .\n. O O . .\n. . . . .\n", WHITE)) is None


def test_a_quiet_move_with_the_ko_left_alone_is_no_threat():
    assert ko(ko_taken("G1", ("F1", "A1"))) is None


def test_filling_an_eye_that_was_no_ko_ends_none():
    made = scene(". X . . .\nX a X . .\n. X . . .\n. . . . .\n. . . . .\n", BLACK, ("E1", "D1"))
    assert ko(made) is None


#: after the atari at ``a`` the ladder runs to the edge
LADDER = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X . . . . .
. . X O a . . . .
. . X . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""

# -- reading ------------------------------------------------------------------------------------------


def test_a_move_that_captures():
    made = scene(". . X X .\n. X O O X\n. . X a .\n. . . . .\n. . . . .\n")
    assert told(reading(made), 5) == "captures 2 stones by D3"


def test_a_move_that_saves_a_string_in_atari():
    made = scene(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . O X a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X . . .
        """
    )
    assert told(reading(made), 9) == "saves 1 stone at D6"


def test_an_atari_from_which_nothing_gets_away():
    assert told(reading(scene(LADDER)), 9) == "catches 1 stone at D5"


def test_a_cut_that_stands():
    made = scene(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . X . . .
        . . . O a O . . .
        . . . X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    assert told(reading(made), 9) == "cuts D5 from F5"


def test_extending_a_string_that_nobody_threatens_is_no_reading():
    made = scene(". . . . .\n. . . . .\n. . X a .\n. . . . .\n. . . . .\n")
    assert reading(made) is None


def test_an_atari_from_which_a_stone_gets_away_catches_nothing():
    made = scene(LADDER.replace("X . . . . . .", "X . . O . . ."))
    assert reading(made) is None


def test_extending_in_a_ladder_that_works_saves_nothing():
    made = scene(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . O O . . . .
        . . O X a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    assert reading(made) is None


def test_a_stone_between_two_that_are_connected_elsewhere_cuts_nothing():
    made = scene(". . . . .\n. O . O .\n. O a O .\n. . . . .\n. . . . .\n")
    assert reading(made) is None


# -- place and time -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "played", "expected"),
    [
        (["Q16", "D4"], "F3", "move 3, 2 lines from D4 in a corner of 1 stone"),
        (["Q16", "D4", "C14", "R14"], "R17", "move 5, 1 line from Q16 in a corner of 2 stones"),
        (["Q16", "D4"], "D16", None),  # an empty corner
        (["Q16", "D4"], "K10", None),  # six lines off
    ],
)
def test_joseki(moves, played, expected):
    assert told(joseki(on_board(moves, played)), 19) == expected


def test_a_corner_with_many_stones_and_a_late_move_are_no_joseki():
    crowded = [f"{col}{row}" for row in (3, 5, 7) for col in "CDEFG"][:12]
    far = ["T19", "T1", "T3", "T5", "T7", "T9", "T11", "T13", "T15", "T17", "R19", "P19"]
    made = on_board([move for pair in zip(crowded, far, strict=True) for move in pair], "C4")
    assert joseki(made) is not None
    made.board.play(BLACK, from_gtp("H7", 19))
    assert joseki(made) is None
    assert joseki(on_board(["Q16", "D4"], "F3", move_no=41)) is None
    assert joseki(on_board(["Q16", "D4"], "F3", move_no=39)) is not None


@pytest.mark.parametrize(
    ("moves", "played", "expected"),
    [
        ([], "Q16", "move 1, no stone within 4 lines"),
        (["Q16", "D4"], "K10", "move 3, no stone within 4 lines"),
        (["Q16", "D4"], "H4", None),  # four lines from D4
        (["Q16", "D4"], "R14", None),
    ],
)
def test_fuseki(moves, played, expected):
    assert told(fuseki(on_board(moves, played)), 19) == expected


def test_fuseki_ends_with_the_opening_of_the_board():
    assert fuseki(on_board(["A1", "B1"], "E5", size=9, move_no=9)) is None
    assert fuseki(on_board(["A1", "J1"], "E7", size=9, move_no=7)) is not None


@pytest.mark.parametrize(
    ("played", "move_no", "expected"),
    [
        ("A5", 151, "move 151, on the first line"),
        ("S9", 211, "move 211, on the second line"),
        ("C9", 211, None),
        ("A5", 149, None),
    ],
)
def test_endgame(played, move_no, expected):
    assert told(endgame(on_board(["Q16", "D4"], played, move_no=move_no)), 19) == expected


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("F3", "distance 5 from the last move"),  # a keima from D4
        ("D7", "distance 6 from the last move"),  # two points on
        ("D8", None),
        ("F7", None),
    ],
)
def test_answer(played, expected):
    assert answer(on_board(["Q16", "D4"], played)) == expected


def test_there_is_nothing_to_answer_at_first_nor_after_a_pass():
    assert answer(on_board([], "Q16")) is None
    assert answer(on_board(["D4", "pass"], "D5")) is None


@pytest.mark.parametrize(
    ("moves", "played", "expected"),
    [
        (["Q16", "D4"], "D16", "distance 24 from the last move, 24 from the one before"),
        (["Q16", "D4"], "K4", "distance 12 from the last move, 30 from the one before"),
        (["Q16", "D4"], "J4", None),  # 10 from D4
        (["Q16", "D4"], "Q11", None),  # 10 from Q16
        (["Q16", "pass"], "D4", None),
    ],
)
def test_tenuki(moves, played, expected):
    assert tenuki(on_board(moves, played)) == expected


# -- the order --------------------------------------------------------------------------------------------


class Predicts:
    """Patterns that predict one point."""

    def __init__(self, point):
        self.point = point

    def predict(self, board, color, point):
        return "a pattern" if point == self.point else None


def test_the_first_kind_in_the_order_is_taken():
    assert list(KINDS) == [*Classifier().predicates, "unclear"]
    # an answer, a joseki move, and predicted by shape
    made = on_board(["Q16", "D4"], "F3")
    assert Classifier().classify(made).name == "joseki"
    assert Classifier(Predicts(made.point)).classify(made) == ("shape", "a pattern")
    assert Classifier(Predicts(from_gtp("C3", 19))).classify(made).name == "joseki"
    assert answer(made)


def test_a_ko_goes_before_the_capture_that_it_is():
    made = scene(KO, WHITE)
    assert Classifier().classify(made).name == "ko"
    assert reading(made)


def test_what_is_nothing_else_is_unclear():
    made = on_board(["Q16", "D4"], "H6", move_no=61)
    assert Classifier().classify(made) == ("unclear", "distance 10 and 28 from the moves before")
    made = on_board([], "H6", move_no=61)
    assert Classifier().classify(made) == ("unclear", "")


def test_the_board_is_left_as_it_was():
    made = ko_taken("D2")
    before = made.board.state()
    for played in ("D2", "D6", "G7", "A1"):
        if made.board.is_legal(BLACK, from_gtp(played, 7)):
            moves = [*made.moves[:-1], (BLACK, from_gtp(played, 7))]
            Classifier().classify(MissScene(made.board, made.move_no, moves))
            assert made.board.state() == before


@pytest.mark.parametrize(
    ("symmetry", "expected"), [(0, "at C18 and A19"), (1, "at R18 and T19"), (4, "at B17 and A19")]
)
def test_points_in_evidence_turn_with_the_board(symmetry, expected):
    assert sentence("at {cb} and {aa}", symmetry, 19) == expected
