import pytest
from hypothesis import given
from hypothesis import strategies as st
from pattern_positions import image, image_color, places

from engine.board import Board
from engine.patterns import masks
from engine.points import BLACK, WHITE, EngineError, point, transform

CELLS = st.lists(st.integers(1, 15), min_size=64, max_size=64)
WINDOWS = st.lists(st.sampled_from([1, 2, 4, 8]), min_size=64, max_size=64)

DIAGRAM = """\
X O . ? o x * #
. . . . . . . .
? ? ? ? ? ? ? ?
o o o o o o o o
x x x x x x x x
* * * * * * * *
# # # # # # # #
X X X X O O O O"""


def test_diagram_of_all_classes():
    pattern = masks.parse(DIAGRAM)
    assert masks.draw(pattern) == DIAGRAM
    assert masks.contents(pattern)[:8] == [1, 2, 4, 15, 6, 5, 3, 8]


@given(CELLS)
def test_contents_undo_masks(cells):
    assert masks.contents(masks.from_contents(cells)) == cells


@given(CELLS, WINDOWS)
def test_match_is_membership_in_every_cell(cells, window):
    found = masks.matches(masks.from_contents(cells), masks.from_contents(window))
    assert found == all(cell & there for cell, there in zip(cells, window, strict=True))


@given(WINDOWS, st.integers(0, 63), st.integers(1, 15))
def test_one_cell_decides(window, cell, contents):
    pattern = [15] * 64
    pattern[cell] = contents
    matched = masks.matches(masks.from_contents(pattern), masks.from_contents(window))
    assert matched == bool(contents & window[cell])


@given(CELLS, WINDOWS, st.integers(0, 15))
def test_turning_both_keeps_the_match(cells, window, symmetry):
    pattern, there = masks.from_contents(cells), masks.from_contents(window)
    turned = masks.matches(masks.transform_masks(pattern, symmetry), masks.transform_masks(there, symmetry))
    assert turned == masks.matches(pattern, there)


def test_the_16_symmetries_are_different():
    pattern = masks.from_contents([1] + [2] + [4] * 62)
    assert len({masks.transform_masks(pattern, symmetry) for symmetry in range(16)}) == 16


@given(places(), st.integers(0, 15))
def test_the_board_turned_is_the_window_turned(position, symmetry):
    board, place = position
    turned_place = transform(place, symmetry & 7, board.size)
    turned_board = image(board, symmetry)
    turned = masks.window_masks(turned_board, image_color(BLACK, symmetry), turned_place, 0)
    assert turned == masks.window_masks(board, BLACK, place, symmetry & 7)


def test_window_over_every_edge_of_a_small_board():
    board = Board(2)
    board.play(BLACK, point(0, 0))
    board.play(WHITE, point(1, 1))
    window = masks.window_masks(board, WHITE, point(1, 0), 0)
    assert (
        masks.draw(window)
        == """\
# # # # # # # #
# # # # # # # #
# # # # # # # #
# # O . # # # #
# # . X # # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #"""
    )


@pytest.mark.parametrize("cells", [[1] * 63, [1] * 65, [0] + [1] * 63, [16] + [1] * 63])
def test_cells_that_are_no_pattern(cells):
    with pytest.raises(EngineError, match="a pattern has 64 cells, none without contents"):
        masks.from_contents(cells)


def test_a_letter_that_is_none():
    with pytest.raises(EngineError, match="not a letter of a pattern: 'Q'"):
        masks.parse(DIAGRAM.replace("O", "Q"))


def test_a_cell_without_a_letter_cannot_be_drawn():
    with pytest.raises(EngineError, match="none of the eight classes"):
        masks.draw(masks.from_contents([9] + [1] * 63))
