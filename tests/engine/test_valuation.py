"""Values against naive sums: patterns by matcher and attributes one by one, features by their names."""

import gc
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import (
    FAMILIES,
    classic,
    corner_patterns,
    family_patterns,
    positions,
    random_game,
    shape_patterns,
    weighted_book,
)
from reading_positions import random_board

from engine import attributes
from engine.board import Board
from engine.features import FEATURES, NUM_FEATURES
from engine.patterns import PatternBook, binary
from engine.points import BLACK, EMPTY, NO_POINT, PASS, WHITE, EngineError, board_points, from_gtp, point
from engine.valuation import Valuation

GAME = classic("shusaku-castle-1")
ROUNDING = 1e-5  # of sums of some fifty numbers of seven digits


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """Families and marks of all kinds among many shapes."""
    patterns = family_patterns() + corner_patterns() + shape_patterns([GAME], 1)[::3]
    assert len(patterns) > 500
    return weighted_book(tmp_path_factory.mktemp("book") / "book.bin", patterns)


def naive_parts(book, board, color):
    """By legal point: the ids of the patterns that speak for it, each once."""
    moves = board.moves()
    last = moves[-1][1] if moves else NO_POINT
    found = {p: set() for p in board_points(board.size) if board.is_legal(color, p)}
    for at, pattern, _ in attributes.matches(book, board, color, last, len(moves) + 1):
        if at in found:
            found[at].add(pattern)
    return found


def check(book, valuation, board, color):
    """Hold all of a position against the naive sums; gives how many patterns spoke."""
    naive, values = naive_parts(book, board, color), valuation.values(board, color)
    assert list(values) == list(naive)
    num_patterns = 0
    for at, patterns in list(naive.items())[:: max(1, len(naive) // 30)]:
        parts = valuation.parts(board, color, at)
        numbers = [number for number, _ in parts]
        assert len(set(numbers)) == len(numbers)
        assert {number - NUM_FEATURES for number in numbers if number >= NUM_FEATURES} == patterns
        features = {FEATURES[number].name for number in numbers if number < NUM_FEATURES}
        wanted = sum(book.pattern(i).weight for i in patterns)
        wanted += sum(float(np.float32(book.weights[name])) for name in features)
        assert abs(values[at] - wanted) < ROUNDING
        assert abs(values[at] - sum(weight for _, weight in parts)) < ROUNDING
        num_patterns += len(patterns)
    return num_patterns


def test_values_of_a_game_are_the_naive_sums(book):
    valuation, num_patterns = Valuation(book), 0
    for number, (board, color, _) in enumerate(positions(GAME), 1):
        if number in (1, 2, 3, 30, 41, 150, 250):
            num_patterns += check(book, valuation, board, color)
    assert num_patterns > 400


@settings(max_examples=25)
@given(
    boards=st.lists(
        st.tuples(
            st.builds(random_board, st.integers(1, 9), st.integers(0, 2**32), st.integers(0, 60)),
            st.sampled_from([BLACK, WHITE]),
        ),
        min_size=1,
        max_size=3,
    )
)
def test_values_of_random_positions_are_the_naive_sums(book, boards):
    valuation = Valuation(book)
    for board, color in boards:
        check(book, valuation, board, color)


def test_values_do_not_depend_on_what_was_valued_before(book):
    used, boards = Valuation(book), []
    for game in (GAME, random_game(9, 50, 1), random_game(13, 50, 2)):
        for number, (board, color, _) in enumerate(positions(game)):
            if number % 16 == 3:
                used.values(board, color)
                boards.append((board.copy(), color))
    for board, color in [*boards[::-1], *boards[::3]]:
        assert used.values(board, color) == Valuation(book).values(board, color)
    for board, color in boards[::5]:
        for at in list(used.values(board, color))[::40]:
            assert used.parts(board, color, at) == Valuation(book).parts(board, color, at)


def test_the_board_may_be_played_on_and_taken_back(book):
    board, valuation = Board(19), Valuation(book)
    values = []
    for _, color, at in positions(GAME):
        values.append(valuation.values(board, color))
        board.play(color, at)
        if len(values) == 40:
            break
    for before in reversed(values):
        board.undo()
        assert valuation.values(board, BLACK if len(board.moves()) % 2 == 0 else WHITE) == before


# -- families ------------------------------------------------------------------------------------------


def speaking(book, board, color, at):
    """The ids of the patterns of families that speak for a move."""
    numbers = [n - NUM_FEATURES for n, _ in Valuation(book).parts(board, color, from_gtp(at, 9))]
    return sorted(book.id(n) for n in numbers if n >= 0 and book.id(n)[0] == "F")


def test_the_last_move_beside_it(book):
    """Of the family of an enemy stone beside the move: no attribute, marks, phase, liberties."""
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    assert speaking(book, board, WHITE, "E4") == ["F0-0", "F1-0", "F1-1", "F1-3"]
    # diagonal to it
    assert speaking(book, board, WHITE, "D4") == ["F0-1", "F3-0", "F3-1", "F4-0"]
    board.play(WHITE, from_gtp("G7", 9))
    board.play(BLACK, from_gtp("B2", 9))
    assert speaking(book, board, WHITE, "E4") == ["F1-0", "F1-2"]


def test_of_a_family_nothing_but_marks_speaks_when_the_last_move_is_far_or_a_pass(book):
    board = Board(9)
    board.play(BLACK, from_gtp("A1", 9))
    assert speaking(book, board, WHITE, "J9") == []
    board.play(WHITE, PASS)
    board.play(BLACK, PASS)
    assert speaking(book, board, WHITE, "B2") == ["F3-0"]


def test_every_kind_of_family_was_met(book):
    met = set()
    for number, (board, color, _) in enumerate(positions(GAME)):
        if number % 9 == 0:
            for patterns in naive_parts(book, board, color).values():
                met |= {book.id(pattern) for pattern in patterns}
    families = {f"F{i}-{j}" for i, members in enumerate(FAMILIES.values()) for j in range(len(members))}
    assert families <= met
    assert any(id.startswith("C") for id in met)


# -- weights and arguments -----------------------------------------------------------------------------


def test_without_a_book_all_weights_are_zero():
    valuation = Valuation()
    assert valuation.num_weights == NUM_FEATURES == len(FEATURES)
    assert set(valuation.values(Board(19), BLACK).values()) == {0.0}
    parts = valuation.parts(Board(19), BLACK, point(3, 3))
    assert {FEATURES[number].name for number, _ in parts} >= {"place-4-4/early", "meets-0-0", "near-8-8"}


def test_a_position_without_a_legal_move():
    board = Board(1)
    assert Valuation().values(board, BLACK) == {}


def test_weights_that_the_book_does_not_have_are_zero(tmp_path):
    binary.write(tmp_path / "one.bin", [], {"place-4-4/early": 2.5, "of another program": 7.0})
    values = Valuation(PatternBook.open(tmp_path / "one.bin")).values(Board(19), BLACK)
    assert {at: value for at, value in values.items() if value} == {
        point(x, y): 2.5 for x in (3, 15) for y in (3, 15)
    }


@pytest.mark.parametrize("weight", [1e300, -1e39])
def test_weights_whose_sums_would_be_no_numbers_are_refused(tmp_path, weight):
    path = tmp_path / "one.bin"
    binary.write(path, [], {"place-4-4/early": weight})
    with pytest.raises(EngineError) as error:
        Valuation(PatternBook.open(path))
    assert str(error.value) == f"{path}: the weight of 'place-4-4/early' is {weight:g}, beyond all sums"


def test_arguments_are_checked(book):
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    with pytest.raises(EngineError, match="no player has the color 0; Black is 1, White 2"):
        Valuation(book).values(board, EMPTY)
    with pytest.raises(EngineError, match="no legal move of color 2: E5"):
        Valuation(book).parts(board, WHITE, from_gtp("E5", 9))


def test_borrowed_weights_are_freed_once():
    """Also when the lender and the borrower are found in a ring by the garbage collector."""
    program = """
import gc
from engine.valuation import Valuation
for _ in range(20):
    lender = Valuation()
    borrower = Valuation(None, lender)
    gc.collect()
    ring = [borrower]
    ring.append(ring)
    del lender, borrower, ring
    gc.collect()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert gc.isenabled()
