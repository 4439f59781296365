"""The eyes of small shapes against Go on a graph, and what every player knows."""

import pytest
from eye_oracle import OWNER, Oracle, value
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from thorough import repeated

from engine.evaluation.eye_shapes import EyeShapes
from engine.points import EngineError

SHAPES = EyeShapes()
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
PLACES = ("centre", "edge", "corner")


def beside(cell):
    return [(cell[0] + row, cell[1] + col) for row, col in STEPS]


def polyominoes(size):
    """Every set of so many connected cells, its upper left corner at (0, 0), turned and mirrored ones too."""
    if size == 1:
        return {((0, 0),)}
    found = set()
    for smaller in polyominoes(size - 1):
        for cell in {near for old in smaller for near in beside(old)} - set(smaller):
            cells = [*smaller, cell]
            top, left = min(row for row, _ in cells), min(col for _, col in cells)
            found.add(tuple(sorted((row - top, col - left) for row, col in cells)))
    return found


def is_off(cell, place):
    """Whether a cell beside the shape is off the board."""
    return (place != "centre" and cell[0] < 0) or (place == "corner" and cell[1] < 0)


def graph(cells, place):
    """``(near, walls)`` of a shape with one solid wall."""
    near = [[cells.index(n) for n in beside(cell) if n in cells] for cell in cells]
    walls = [
        [0] if any(n not in cells and not is_off(n, place) for n in beside(cell)) else [] for cell in cells
    ]
    return near, walls


@pytest.mark.parametrize("place", PLACES)
def test_every_enclosed_shape_of_up_to_four_points(place):
    for size in range(1, 5):
        for cells in polyominoes(size):
            near, walls = graph(cells, place)
            assert SHAPES.value(near, walls)[:5] == value(near, walls), cells


@settings(max_examples=12)
@given(data=st.data())
def test_enclosed_shapes_of_five_and_six_points_with_enemy_stones(data):
    cells = data.draw(st.sampled_from(sorted(polyominoes(data.draw(st.integers(5, 6))))))
    near, walls = graph(cells, data.draw(st.sampled_from(PLACES)))
    enemies = data.draw(st.sets(st.sampled_from(range(len(cells))), max_size=2))
    assert SHAPES.value(near, walls, (), sorted(enemies))[:5] == value(near, walls, (), enemies)


@settings(max_examples=repeated(30, 60))
@given(data=st.data())
def test_shapes_with_any_walls_open_cells_and_stones(data):
    cells = data.draw(st.sampled_from(sorted(polyominoes(data.draw(st.integers(1, 4))))))
    numbers = range(len(cells))
    near = [[cells.index(n) for n in beside(cell) if n in cells] for cell in cells]
    walls = [sorted(data.draw(st.sets(st.integers(0, 2), max_size=2))) for _ in cells]
    walls[0] = walls[0] or [0]
    names = sorted({wall for names in walls for wall in names})
    walls = [[names.index(wall) for wall in beside_cell] for beside_cell in walls]
    opened = sorted(data.draw(st.sets(st.sampled_from(numbers))))
    enemies = sorted(data.draw(st.sets(st.sampled_from(numbers), max_size=2)))
    assert SHAPES.value(near, walls, opened, enemies)[:5] == value(near, walls, opened, enemies)


def between_two_walls(data, least, most):
    """``(near, walls)`` of a drawn shape of so many cells, whose wall may be two strings."""
    cells = data.draw(st.sampled_from(sorted(polyominoes(data.draw(st.integers(least, most))))))
    near, walls = graph(cells, data.draw(st.sampled_from(PLACES)))
    return near, [[data.draw(st.integers(0, 1))] if names and at else names for at, names in enumerate(walls)]


@settings(max_examples=repeated(30, 300))
@given(data=st.data())
def test_shapes_that_the_enemy_enters_from_outside(data):
    near, walls = between_two_walls(data, 5, 6)
    numbers = range(len(near))
    opened = sorted(data.draw(st.sets(st.sampled_from(numbers), min_size=2)))
    enemies = sorted(data.draw(st.sets(st.sampled_from(numbers), max_size=1)))
    assert SHAPES.value(near, walls, opened, enemies)[:5] == value(near, walls, opened, enemies)


@settings(max_examples=repeated(60, 300))
@given(data=st.data())
def test_shapes_with_stones_of_the_owner_that_no_wall_holds(data):
    near, walls = between_two_walls(data, 2, 4)
    own, enemies, opened = (
        sorted(data.draw(st.sets(st.sampled_from(range(len(near))), min_size=least, max_size=most)))
        for least, most in ((1, 3), (0, 1), (0, 2))
    )
    assume(not set(own) & set(enemies))
    start, oracle = (set(own), set(enemies)), Oracle(near, walls, opened, None, OWNER)
    assume(all(oracle.liberties(start, oracle.string(start, cell)) for cell in own + enemies))
    told = SHAPES.value(near, walls, opened, enemies, own)
    assert told[:5] == value(near, walls, opened, enemies, own)


KNOWN = {  # shape, place: min, typ, max, cells where the enemy kills, where the owner lives
    ("#", "centre"): (8, 8, 8, "", ""),
    ("##", "edge"): (8, 8, 8, "", ""),
    ("aba", "centre"): (8, 8, 16, "b", "b"),
    ("####", "edge"): (8, 16, 16, "", ""),
    ("##/##", "centre"): (8, 8, 8, "", ""),
    ("###/#..", "centre"): (8, 16, 16, "", ""),
    ("###/#..", "corner"): (8, 12, 16, "", ""),  # bent four in the corner: a ko
    ("aba/.a.", "centre"): (8, 8, 16, "b", "b"),
    ("#####", "centre"): (16, 16, 16, "", ""),
    (".a./aba/.a.", "centre"): (8, 8, 16, "b", "b"),  # crossed five
    ("aba/aa.", "edge"): (8, 8, 16, "b", ""),  # bulky five
    ("aa./aba/.a.", "edge"): (8, 8, 16, "b", ""),  # rabbitty six
    ("###/###", "edge"): (8, 16, 16, "", ""),
    ("aaa/aba", "corner"): (8, 8, 16, "b", ""),  # six in the corner, without liberties outside
    ("######", "corner"): (16, 16, 16, "", ""),
    ("#######", "centre"): (16, 16, 16, "", ""),
    ("aoba", "centre"): (8, 8, 16, "b", "b"),  # four in a row after the first stone
}


@pytest.mark.parametrize(("text", "place"), KNOWN)
def test_shapes_that_every_player_knows(text, place):
    rows = text.split("/")
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."}
    cells = sorted(signs)
    near, walls = graph(cells, place)
    told = SHAPES.value(near, walls, (), [i for i, cell in enumerate(cells) if signs[cell] == "o"])
    least, typical, most, attacks, defences = KNOWN[text, place]
    assert told[:3] == (least, typical, most)
    for sign, points in ((attacks, told.attacks), (defences, told.defences)):
        if sign:
            assert [signs[cells[i]] for i in points] == [sign]


def test_a_value_does_not_depend_on_what_was_asked_before():
    asked = [graph(cells, place) for size in range(1, 6) for cells in polyominoes(size) for place in PLACES]
    first = [SHAPES.value(*shape) for shape in asked]
    other = EyeShapes()
    assert [other.value(*shape) for shape in reversed(asked)] == first[::-1]


def test_what_is_too_large_is_refused():
    with pytest.raises(EngineError, match="not a shape: 9 cells, 1 walls"):
        SHAPES.value([[] for _ in range(9)], [[0] for _ in range(9)])
