"""Fixed handicap by the protocol's table."""

import pytest

from engine.gtp.handicap import fixed_handicap, most_fixed
from engine.points import EngineError, to_gtp

#: from the specification: by size the lines of the stones, and the order
TABLE = {
    2: "D4 Q16",
    3: "D4 Q16 D16",
    4: "D4 Q16 D16 Q4",
    5: "D4 Q16 D16 Q4 K10",
    6: "D4 Q16 D16 Q4 D10 Q10",
    7: "D4 Q16 D16 Q4 D10 Q10 K10",
    8: "D4 Q16 D16 Q4 D10 Q10 K4 K16",
    9: "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
}


@pytest.mark.parametrize("number", TABLE)
def test_on_the_full_board(number):
    assert " ".join(to_gtp(point, 19) for point in fixed_handicap(19, number)) == TABLE[number]


@pytest.mark.parametrize(
    ("size", "number", "points"),
    [
        (9, 5, "C3 G7 C7 G3 E5"),
        (13, 9, "D4 K10 D10 K4 D7 K7 G4 G10 G7"),
        (8, 4, "C3 F6 C6 F3"),
        (7, 2, "C3 E5"),
        (25, 2, "D4 W22"),
    ],
)
def test_on_other_boards(size, number, points):
    assert " ".join(to_gtp(point, size) for point in fixed_handicap(size, number)) == points


@pytest.mark.parametrize(
    ("size", "most"), [(1, 0), (6, 0), (7, 4), (8, 4), (9, 9), (12, 4), (13, 9), (18, 4), (19, 9), (25, 9)]
)
def test_how_many_there_are(size, most):
    assert most_fixed(size) == most
    for number in (-1, 0, 1, most + 1, 100):
        with pytest.raises(EngineError, match="invalid number of stones"):
            fixed_handicap(size, number)
