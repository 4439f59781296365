"""Names of shapes: diagrams that have them, diagrams that nearly have them, and what must hold of all."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.patterns.names import describe
from engine.patterns.pattern import ANYTHING, EDGE_BIT, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Pattern
from engine.points import EMPTY, PASS, coordinates, decode_moves, opponent, point
from pipeline.sgf import parse_game

CLASSICS = sorted((Path(__file__).parents[3] / "corpora/classics").glob("*.sgf"))
SIGNS = {"X": FRIEND_ANY, "O": ENEMY_ANY, ".": EMPTY_BIT, "#": EDGE_BIT, "?": ANYTHING, "*": EMPTY_BIT}
SIGNS |= {"1": 4, "2": 8, "3": 16, "A": 32, "B": 64, "C": 128}

#: the name of the first two diagrams and not of the third
NAMES = """
throw-in
. C .   # # #   . O .
C * C   C * .   O * O
. . .   . C .   . . .

first-line hane
# # # #   # # # #   # # # #
. . * .   . . * .   . X * .
. X O .   O X O X   . X O .

block on the first line
. X X .   . . X O   . X X O
O * . .   . * O O   O * O .
# # # #   # # # #   # # # #

block on the second line
X X . .   O . X .   . X X .
O * . .   . * O O   O * . .
. . . .   . . . .   . . . .
# # # #   # # # #   . . . .

second-line hane
# # # #   # # # #   # # # #
. . . .   . . . .   . O . .
. * . .   . * . O   . * . .
X O O .   X O . .   X O O .

hane at the head of two stones
. . . .   . . O .   . . . .
. * . .   . * . .   . * . .
X O . .   X O X .   X O . .
X O . .   X O . .   X O . .
. . . .   O X . .   X O . .

hane at the head of three stones
. . . .   O . . .   . . . .
. * . .   . * . .   . * . .
X O . .   X O . .   X O . .
X O . .   X O . .   X O . .
X O . .   X O . .   O O . .
. X . .   X . . .   . . . .

hane
. . . .   . . O .   . . . .
. * . .   . * . .   X * . .
X O . .   X O . .   X O . .
. O . .   . . X .   . O . .

crosscut
. . . .   . . . .   . X . .
. X O .   . X O .   . X O .
. O * .   O O * .   . O * .
. . . .   . . . .   . . . .

cut
. X . .   X X O .   . . . .
. X O .   . O * X   . . O .
. O * .   . . . .   . O * .
. . . .   . . . .   . . . .

solid connection
O X . .   . O . .   . X X .
X * . .   X * X .   X * . .
. . . .   . X O .   . . . .

bamboo joint
X . X .   . X . X   X . X .
* . X .   O * . X   * O X .
. . . .   . O . .   . . . .

wedge
. O . .   O O . .   . O . .
. * . .   . * . .   . * X .
. O . .   . O . .   . O . .

push through
. O . .   . O . .   . O . .
X * . .   X * . X   X * O .
. O . .   O O . .   . O . .

crawl on the second line
. O O .   . O . .   . O O .
X * . .   X * . X   X * . .
. . . .   . . . .   . . . .
# # # #   # # # #   . . . .

crawl on the first line
. O O .   O O . O   . O O .
X * . .   X * . .   X * O .
# # # #   # # # #   # # # #

descent to the first line
. X O .   # X . .   . X O .
. * . .   # * . .   . * O .
# # # #   # # # #   # # # #

descent to the second line
. X O .   O X . .   . X O .
. * . .   . * . .   O * . .
. . . .   . . . .   . . . .
# # # #   # # # #   # # # #

turn
. . . .   . . O .   . . . .
X * . .   X * O .   X * . .
X O . .   X O O .   O O . .

push
. . . .   . X . .   . . . .
X * . .   . . . .   X * . .
O O O .   X * . O   O O . .
. . . .   O O O .   . . . .

bump
. . . .   O . . .   . . . .
X * O .   X * O .   X * . O
. . . .   . . . .   . . . .

empty triangle
X . . .   X . O .   X O . .
X * . .   X * . .   X * . .
. . . .   O . . .   . . . .

solid extension
O . . .   . . . .   X . . .
X * . .   X * . .   X * . .
. O . .   . . . .   . O . .

clamp
. . . .   . . O .   . . . .
. * . .   . * . .   . * . .
. O . .   . O . .   . O . .
. X . .   X X . .   . . . .

diagonal attachment
X . . .   . . X .   X O . .
. * . .   . * . .   . * . .
. O . .   O O . .   . O . .

attachment
. . . .   . . . .   . . . .
. * . .   . * . .   . * O .
. O . .   O O . .   . O . .

tiger's mouth
. . . .   O O . .   . . . .
. * . .   . * . .   . * . .
X . X .   X . . .   X . X .
. . . .   . X . .   . O . .

peep at a tiger's mouth
. . . .   . O . .   . . . .
. * . .   . * . .   X * . .
O . O .   O . O .   O . O .
. O . .   X O X .   . O . .

peep
. . . .   . O . .   . . . .
. * . .   . * . .   . * . .
O . O .   O . O .   O X O .
. . . .   O X . .   . . . .

shoulder hit on the fourth line
. . . .   . . . .   . . . .
. * . .   . * . X   . * . .
. . O .   . . O .   . . O .
. . . .   . . . .   . . . .
. . . .   . . . .   # # # #
# # # #   # # # #   # # # #

cap
. . . .   . . . .   . . . .
. * . .   . * . .   . * . .
. . . .   . . . .   . . . .
. O . .   . O . .   . O . .
. . . .   . . . .   . . . .
. . . .   . . . .   # # # #
# # # #   . . . .   # # # #
? ? ? ?   # # # #   # # # #

invasion at the 3-3 point
O . . . .   # # # # #   X . . . .
. * . . #   # . . . .   . * . . #
. . . . #   # . . . O   . . . . #
. . . . #   # . . * .   . . . . #
# # # # #   # . O . O   # # # # #

diagonal
X . . .   X . O .   X O . .
. * . .   . * . .   . * . .
. . . .   . . . O   . . . .

one-space jump
? . . .   ? O . O   ? . . .
X . * .   X . * .   X O * .
? . . .   ? . . .   ? . . .

monkey jump
X O . . .   X . O . .   X O . . .
. . . * .   X . . * .   . . . * .
# # # # #   # # # # #   . . . . .

knight's move
X . . .   X . . .   X O . .
. . * .   O . * .   . . * .
. . . .   . . . O   . . . .

elephant's jump
X . . .   X . . .   X . . .
. . . .   . . . O   . O . .
. . * .   . . * .   . . * .
. . . .   . . . .   . . . .

two-space jump
. . . . .   ? ? . . .   . . . . .
X . . * .   X . . * .   X O . * .
. . . . .   ? ? O . .   . . . . .

large knight's move
X . . . .   X . . . .   X . O . .
. . . * .   O . . * .   . . . * .
. . . . .   . . O . .   . . . . .

capture on the first line
. A . .   X 1 A .   . B . .
. * . .   . A * .   . * . .
# # # #   # # # #   # # # #

contact move
. O . .   . O O .   . 2 . .
O * . .   O * O X   . * . .
. . . .   X . . .   . . . .

open place at the 4-4 point
. . . . . ?   . . . . . ?   . X . . . ?
. * . . . #   . * . . . #   . * . . . #
. . . . . #   . . . . . #   . . . . . #
. . . . . #   ? . . . ? #   . . . . . #
. . . . . #   ? . . ? ? #   . . . . . #
? # # # # #   ? # # # # #   ? # # # # #

open place at the 3-4 point
. . . . . ?   . . . . ? ?   . . . . . .
. * . . . #   . * . . . #   . * . . . .
. . . . . #   . . . . ? #   . . . . . .
. . . . . #   . . . ? ? #   . . . . . .
? # # # # #   ? # # # # #   ? # # # # #

open place on the third line
. . . .   . . . .   . . . .
. * . .   . * . .   . * . .
. . . .   . . ? .   . . . .
. . . .   . . ? .   . . . .
# # # #   ? # ? ?   . . . .

local shape
O . . O   O . O .   . . . O
. . . .   . O . .   . . . .
. . * .   . . * .   . * X .
. O . .   . . . .   . . . .

hane at the head of two stones, atari
. . . .   O . . .   . . . .
. * . .   . * . .   . * . .
X B . .   X B . .   X C . .
X B . .   X B . .   X C . .
. X . .   . X . .   . X . .

cut, atari
. X . .   . X . .   . X . .
. X B .   . X C .   . X C .
. C * .   . B * .   . C * .
. . . .   . X . .   . . . .

solid extension, out of atari
C . . .   . . . .   C . . .
1 * . .   1 * . .   2 * . .
C . . .   C C . .   C . . .
"""


def grid_of(rows):
    signs = [row.split() for row in rows]
    cells = [ANYTHING] * 64
    for row, line in enumerate(signs):
        for col, sign in enumerate(line):
            cells[row * 8 + col] = SIGNS[sign]
            if sign == "*":
                move = row * 8 + col
    return Pattern("drawn", bytes(cells), move)


def cases():
    for block in NAMES.strip().split("\n\n"):
        name, *rows = block.splitlines()
        diagrams = list(zip(*(row.split("   ") for row in rows), strict=True))
        assert len(diagrams) == 3, name
        for rows in diagrams[:2]:
            yield name, rows, True
        yield name, diagrams[2], False


def without_line(text):
    """A name without where the move is, and what a fallback says of the number of cells."""
    return re.sub(r" (on|to|at) the (\w+ line|\d-\d point)|, \d+ cells", "", text)


@pytest.mark.parametrize(("name", "rows", "wanted"), list(cases()))
def test_a_shape_has_its_name_and_its_neighbour_has_not(name, rows, wanted):
    found = describe(grid_of(rows))
    places = re.search(r"line|point", name)
    said = re.sub(r", \d+ cells", "", found) if places else without_line(found)
    assert (said == name) == wanted, found


def test_what_has_no_name_says_how_much_is_known():
    assert describe(grid_of(("X . ?", ". . .", "? * ?"))) == "local shape, 5 cells"
    assert describe(Pattern("bare", bytes([ANYTHING] * 27 + [EMPTY_BIT] + [ANYTHING] * 36), 27)) == (
        "open place, 0 cells"
    )


# -- any shape --------------------------------------------------------------------------------------


def turned(pattern, symmetry):
    """The pattern on a board turned about the centre of the 8x8."""
    cells, move = list(pattern.cells), pattern.move
    image = {}
    for at in range(64):
        col, row = at % 8, at // 8
        if symmetry & 4:
            col, row = row, col
        if symmetry & 1:
            col = 7 - col
        if symmetry & 2:
            row = 7 - row
        image[at] = row * 8 + col
    out = [0] * 64
    for at, cell in enumerate(cells):
        out[image[at]] = cell
    return Pattern(pattern.id, bytes(out), image[move])


CELLS = st.sampled_from([1, 1, 1, 2, 4, 8, 16, 32, 64, 128, 28, 224, 255])


@st.composite
def patterns(draw):
    move = draw(st.sampled_from([27, 28, 35, 36, 10]))
    cells = bytearray(draw(st.lists(CELLS, min_size=64, max_size=64)))
    cells[move] = EMPTY_BIT
    return Pattern("any", bytes(cells), move)


@given(patterns(), st.integers(0, 7))
def test_a_turned_shape_has_the_same_name(pattern, symmetry):
    assert describe(turned(pattern, symmetry)) == describe(pattern)


# -- real positions ---------------------------------------------------------------------------------


def seen(board, color, move, distance):
    """All that lies up to a distance from a move, as a pattern."""
    at_col, at_row = coordinates(move)
    cells = bytearray([ANYTHING] * 64)
    for at in range(64):
        dx, dy = at % 8 - 3, at // 8 - 3
        if abs(dx) + abs(dy) + max(abs(dx), abs(dy)) <= distance:
            cells[at] = content(board, color, at_col + dx, at_row + dy)
    return Pattern("seen", bytes(cells), 27)


def content(board, color, col, row):
    if not (0 <= col < board.size and 0 <= row < board.size):
        return EDGE_BIT
    place = point(col, row)
    if board.color_at(place) == EMPTY:
        return EMPTY_BIT
    own = board.color_at(place) == color
    return (4 if own else 32) << min(2, board.num_liberties(place) - 1)


def positions(games, step):
    for path in games:
        record = parse_game(path.read_bytes())
        board = Board(record.size)
        for number, (color, move) in enumerate(decode_moves(record.moves)):
            if move != PASS and number % step == 0:
                yield board, color, move
            board.play(color, move)


def beside(board, move, color):
    """The points beside a move with stones of a colour."""
    col, row = coordinates(move)
    steps = [(col + 1, row), (col, row + 1), (col - 1, row), (col, row - 1)]
    places = [point(x, y) for x, y in steps if 0 <= x < board.size and 0 <= y < board.size]
    return [place for place in places if board.color_at(place) == color]


def test_what_tactics_add_is_what_happens_on_the_board():
    """Captures, ataris and rescues, against playing the move."""
    counts = dict.fromkeys(("capture", "atari", "out of atari"), 0)
    for board, color, move in positions(CLASSICS[:12], 1):
        text = describe(seen(board, color, move, 5))
        enemy = opponent(color)
        captures = any(board.num_liberties(place) == 1 for place in beside(board, move, enemy))
        in_atari = any(board.num_liberties(place) == 1 for place in beside(board, move, color))
        board.play(color, move)
        atari = any(board.num_liberties(place) == 1 for place in beside(board, move, enemy))
        liberties = board.num_liberties(move)
        board.undo()
        assert text.startswith("capture") == captures
        if not captures:
            assert (re.search(r"(?<!out of )atari", text) is not None) == atari
        if "out of atari" in text:
            assert in_atari
            assert liberties >= 2
        for effect in counts:
            counts[effect] += effect in text
    assert min(counts.values()) > 20


def test_what_a_part_of_a_position_is_called_is_true_of_the_whole():
    """Fewer cells never make a name that the whole position does not bear out: the board decides."""
    rng = random.Random(1)
    checked = 0
    for board, color, move in positions(CLASSICS[::4], 3):
        whole = seen(board, color, move, 99)
        cells = bytes(cell if rng.random() < 0.8 else ANYTHING for cell in whole.cells[:27])
        text = describe(Pattern("part", cells + bytes([EMPTY_BIT]) + whole.cells[28:], 27))
        friends, enemies = len(beside(board, move, color)), len(beside(board, move, opponent(color)))
        if "connection" in text:
            assert friends >= 2
        if re.search(r"jump|knight|^diagonal( |,|$)|attachment|clamp|wedge|mouth", text):
            assert friends == 0
        if re.search(r"hane|cut|block|push|crawl|turn|bump|attachment|clamp|wedge|contact", text):
            assert enemies >= 1
        if re.search(r"jump|knight|open", text):
            assert enemies == 0
        line = re.search(r"(first|second|third|fourth)-?\s?line", text)
        if line:
            lines = [1 + min(at, board.size - 1 - at) for at in coordinates(move)]
            assert ("first", "second", "third", "fourth").index(line[1]) + 1 in lines
        checked += "local shape" not in text
    assert checked > 500
