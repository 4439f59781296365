import pytest
from hypothesis import given
from hypothesis import strategies as st
from pattern_positions import image, image_color, places

from engine.board import Board
from engine.patterns import masks
from engine.patterns.pattern import EMPTY_BIT, MEASURES
from engine.points import BLACK, WHITE, EngineError, point, transform

CELLS = st.lists(st.integers(1, 255), min_size=64, max_size=64).map(bytes)
WINDOWS = st.lists(st.sampled_from([1, 2, 4, 8, 16, 32, 64, 128]), min_size=64, max_size=64).map(bytes)


@given(CELLS)
def test_cells_undo_masks(cells):
    assert masks.to_cells(masks.from_cells(cells)) == cells


@given(CELLS, WINDOWS)
def test_match_is_membership_in_every_cell(cells, window):
    found = masks.matches(masks.from_cells(cells), masks.from_cells(window))
    assert found == all(cell & there for cell, there in zip(cells, window, strict=True))


@given(WINDOWS, st.integers(0, 63), st.integers(1, 255))
def test_one_cell_decides(window, cell, contents):
    pattern = bytearray([255] * 64)
    pattern[cell] = contents
    matched = masks.matches(masks.from_cells(bytes(pattern)), masks.from_cells(window))
    assert matched == bool(contents & window[cell])


@given(CELLS, WINDOWS, st.integers(0, 7))
def test_turning_both_keeps_the_match(cells, window, symmetry):
    pattern, there = masks.from_cells(cells), masks.from_cells(window)
    turned = masks.matches(masks.transform_masks(pattern, symmetry), masks.transform_masks(there, symmetry))
    assert turned == masks.matches(pattern, there)


def test_the_eight_symmetries_are_different():
    pattern = masks.from_cells(bytes([4, 32] + [1] * 62))
    assert len({masks.transform_masks(pattern, symmetry) for symmetry in range(8)}) == 8


@given(places(), st.integers(0, 15), st.integers(0, 63))
def test_the_board_turned_is_the_window_turned(position, symmetry, move_cell):
    board, place = position
    turned_place = transform(place, symmetry & 7, board.size)
    turned_board = image(board, symmetry)
    turned = masks.window_cells(turned_board, image_color(BLACK, symmetry), turned_place, 0, move_cell)
    assert turned == masks.window_cells(board, BLACK, place, symmetry & 7, move_cell)
    assert turned[move_cell] == EMPTY_BIT


def test_window_with_liberties_over_every_edge_of_a_small_board():
    board = Board(4)
    board.setup(b"aabacaBBDD")
    window = masks.window_cells(board, WHITE, point(2, 1), 0)
    drawn = masks.parse(
        """\
        # # # # # # # #
        # # # # # # # #
        # C C C . # # #
        # . 3 . . # # #
        # . . . . # # #
        # . . . 2 # # #
        # # # # # # # #
        # # # # # # # #"""
    )
    assert window == drawn
    board.play(BLACK, point(3, 2))
    board.play(WHITE, point(0, 1))
    assert masks.window_cells(board, WHITE, point(2, 1), 0) == masks.parse(
        """\
        # # # # # # # #
        # # # # # # # #
        # B B B . # # #
        # 3 3 . . # # #
        # . . . B # # #
        # . . . 1 # # #
        # # # # # # # #
        # # # # # # # #"""
    )


@pytest.mark.parametrize("cells", [[1] * 63, [1] * 65, [0] + [1] * 63])
def test_cells_that_are_no_pattern(cells):
    with pytest.raises(EngineError, match="a pattern has 64 cells, none of them impossible"):
        masks.from_cells(bytes(cells))


def test_diagrams_that_are_none():
    with pytest.raises(EngineError, match="not a symbol of a pattern: 'Q'"):
        masks.parse("Q" + 63 * ".")
    with pytest.raises(EngineError, match="a pattern has 64 cells, not 63"):
        masks.parse(63 * ".")


def test_there_are_as_many_measures_as_the_binary_can_number():
    assert len(MEASURES) <= 16
