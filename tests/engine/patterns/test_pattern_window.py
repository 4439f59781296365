import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pattern_positions import (
    empty_points,
    image,
    image_color,
    naive_cut,
    naive_key,
    naive_views,
    num_stones,
    places,
    real_positions,
)

from engine.board import Board
from engine.patterns import cut, masks, window
from engine.patterns.pattern import EMPTY_BIT, ENEMY_ANY, FRIEND_ANY
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    EngineError,
    coordinates,
    decode_moves,
    from_gtp,
    point,
    transform,
)

COLORS = st.sampled_from([BLACK, WHITE])


@given(places(), COLORS)
def test_views_are_those_of_the_naive_masks(position, color):
    board, place = position
    assert window.views(board, color, place) == [naive_key(v) for v in naive_views(board, color, place)]


@given(places(), COLORS)
def test_cut_is_the_fullest_then_smallest_view(position, color):
    board, place = position
    key, symmetry = naive_cut(board, color, place)
    assert cut(board, color, place) == (key, symmetry + (8 if color == WHITE else 0))


@given(places(), COLORS)
def test_cut_commutes_with_all_16_symmetries(position, color):
    board, place = position
    expected = cut(board, color, place).key
    for symmetry in range(16):
        turned_place = transform(place, symmetry & 7, board.size)
        turned = cut(image(board, symmetry), image_color(color, symmetry), turned_place)
        assert turned.key == expected


def test_cut_commutes_at_every_point_of_real_positions():
    for board, color in real_positions():
        for symmetry in (5, 14):
            turned_board = image(board, symmetry)
            for place in empty_points(board):
                turned_place = transform(place, symmetry & 7, 19)
                turned = cut(turned_board, image_color(color, symmetry), turned_place)
                assert turned.key == cut(board, color, place).key


@given(places(), COLORS)
def test_symmetry_tells_how_the_board_was_turned(position, color):
    board, place = position
    key, symmetry = cut(board, color, place)
    turned = naive_views(image(board, symmetry), BLACK, transform(place, symmetry & 7, board.size))
    assert naive_key(turned[0]) == key


@given(places(), COLORS, st.integers(0, 15), st.lists(st.tuples(COLORS, st.integers(0, 19)), max_size=2))
def test_keys_agree_exactly_when_an_image_of_the_window_does(position, color, symmetry, changes):
    board, place = position
    other = image(board, symmetry)
    place_there = transform(place, symmetry & 7, board.size)
    color_there = image_color(color, symmetry)
    near = sorted(empty_points(other), key=lambda p: distance(p, place_there))[1:21]
    for change_color, number in changes:
        if number < len(near) and other.is_legal(change_color, near[number]):
            other.play(change_color, near[number])
    same_key = cut(board, color, place).key == cut(other, color_there, place_there).key
    shared = fullest(board, color, place) & fullest(other, color_there, place_there)
    assert same_key == bool(shared)


def distance(a, b):
    (a_col, a_row), (b_col, b_row) = coordinates(a), coordinates(b)
    return max(abs(a_col - b_col), abs(a_row - b_row))


def fullest(board, color, place):
    """All images of the fullest windows that hold the move at cell (3, 3)."""
    views = naive_views(board, color, place)
    most = max(map(num_stones, views))
    images = set()
    for view in views:
        if num_stones(view) == most:
            for symmetry in range(8):
                if masks.transform_cell(3 * 8 + 3, symmetry) == 3 * 8 + 3:
                    turned = [0] * 64
                    for cell, kind in enumerate(view):
                        turned[masks.transform_cell(cell, symmetry)] = kind
                    images.add(tuple(turned))
    return images


@pytest.mark.parametrize(("size", "num_classes"), [(1, 1), (2, 16), (3, 5897)])
def test_small_boards_whole_same_key_means_same_position(size, num_classes):
    """Up to 4x4 a window holds the whole board, so keys must sort positions into their 16-fold classes."""
    by_key = {}
    by_class = {}
    smallest = {}
    for cells in product((0, 1, 2), repeat=size * size):
        board = board_of(cells, size)
        if board is None:
            continue
        for place in empty_points(board):
            for color in (BLACK, WHITE):
                name = (cells, place, color)
                by_key.setdefault(cut(board, color, place).key, set()).add(name)
                there = seen_by(cells, place, color, size)
                if there not in smallest:
                    images = turned(there, size)
                    smallest.update(dict.fromkeys(images, min(images)))
                by_class.setdefault(smallest[there], set()).add(name)
    assert len(by_class) == num_classes
    assert {frozenset(names) for names in by_key.values()} == {
        frozenset(names) for names in by_class.values()
    }


def board_of(cells, size):
    """The position, or None when a string has no liberty."""
    text = b"".join(
        bytes(((96, 64)[cell - 1] + 1 + i % size, (96, 64)[cell - 1] + 1 + i // size))
        for i, cell in enumerate(cells)
        if cell
    )
    board = Board(size)
    try:
        board.setup(text)
    except EngineError:
        return None
    return board


def seen_by(cells, place, color, size):
    """The cells with the mover as 1, his move as 9."""
    col, row = coordinates(place)
    seen = [cell if cell == 0 or color == BLACK else 3 - cell for cell in cells]
    seen[row * size + col] = 9
    return tuple(seen)


def turned(cells, size):
    """The eight images, by plain index arithmetic."""
    images = []
    for swap, flip_col, flip_row in product((0, 1), repeat=3):
        image = []
        for y in range(size):
            for x in range(size):
                a = size - 1 - x if flip_col else x
                b = size - 1 - y if flip_row else y
                a, b = (b, a) if swap else (a, b)
                image.append(cells[b * size + a])
        images.append(tuple(image))
    return images


@pytest.mark.parametrize("cell", [cell for cell in range(64) if cell != 27])
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_every_cell_has_bits_of_its_own(cell, color):
    board = Board(25)
    board.play(color, point(12 + cell % 8 - 3, 12 + cell // 8 - 3))
    key = window.views(board, BLACK, point(12, 12))[0]
    assert int.from_bytes(key, "big") == color << (126 - 2 * cell)
    there = window.pattern_cells(key)
    assert there[cell] == (FRIEND_ANY if color == BLACK else ENEMY_ANY)
    assert there[:cell] + there[cell + 1 :] == bytes([EMPTY_BIT]) * 63


@given(st.binary(min_size=16, max_size=16))
def test_cells_and_encode_undo_each_other(key):
    assert window.encode(window.cells(key)) == key


@given(st.binary(min_size=16, max_size=16))
def test_number_of_stones(key):
    assert window.num_stones(key) == sum(cell in (1, 2) for cell in window.cells(key))


def test_a_pattern_of_a_key_matches_what_has_the_key():
    key = bytes.fromhex(EXAMPLE_KEY)
    pattern = masks.from_cells(window.pattern_cells(key))
    board = Board(19)
    for color, place in decode_moves(b"qdDCpqOC"):
        board.play(color, place)
    found = masks.window_cells(board, BLACK, point(15, 3), cut(board, BLACK, point(15, 3)).symmetry)
    assert masks.matches(pattern, masks.from_cells(found))


def test_the_edge_alone_tells_points_apart():
    corner = [point(col, row) for col in range(3) for row in range(3)]
    keys = {place: cut(Board(19), BLACK, place).key for place in corner}
    assert len(set(keys.values())) == 6
    assert keys[point(0, 1)] == keys[point(1, 0)] != keys[point(0, 2)]


def test_worked_example_of_the_documentation():
    board = Board(19)
    for color, place in decode_moves(b"qdDCpqOC"):
        board.play(color, place)
    found = cut(board, BLACK, point(15, 3))
    assert found.key.hex() == EXAMPLE_KEY
    assert window.diagram(found.key) == EXAMPLE_DIAGRAM


@pytest.mark.parametrize(
    ("color", "place", "message"),
    [
        (BLACK, PASS, "no window there: point 1 is not an empty point of the board"),
        (BLACK, -1, "no window there: point -1 is not an empty point of the board"),
        (BLACK, 100_000, "no window there: point 100000 is not an empty point of the board"),
        (BLACK, point(9, 0), "no window there: point 233 is not an empty point of the board"),
        (BLACK, point(4, 4), "no window there: point 356 is not an empty point of the board"),
        (0, point(0, 0), "not a colour to move: 0"),
    ],
)
def test_no_window_where_no_move_can_be(color, place, message):
    board = Board(9)
    board.play(WHITE, point(4, 4))
    for function in (cut, window.views):
        with pytest.raises(EngineError) as error:
            function(board, color, place)
        assert str(error.value) == message


@pytest.mark.parametrize("bad", [b"", bytes(15), bytes(17)])
def test_a_key_has_16_bytes(bad):
    for function in (window.cells, window.num_stones, window.diagram):
        with pytest.raises(EngineError, match=f"a pattern key has 16 bytes, not {len(bad)}"):
            function(bad)


@pytest.mark.parametrize("bad", [(0,) * 63, (0,) * 63 + (4,), (-1,) + (0,) * 63])
def test_a_window_has_64_cells(bad):
    with pytest.raises(EngineError, match="64 cells"):
        window.encode(bad)


def test_the_example_of_the_documentation():
    page = (Path(__file__).parents[3] / "docs" / "formats" / "window-key.md").read_text("utf-8")
    [moves, key, symmetry] = re.search(
        r"^Example\. After (.*?):$.*?^ +key +(\w+)$.*?turned by symmetry (\d)", page, re.MULTILINE | re.DOTALL
    ).groups()
    board = Board(19)
    *before, last = re.findall(r"(?:Black |White )[A-T]\d+", moves)
    for move in before:
        board.play(WHITE if move[0] == "W" else BLACK, from_gtp(move[6:], 19))
    assert cut(board, BLACK, from_gtp(last[6:], 19)) == (bytes.fromhex(key), int(symmetry))
    shown = "\n".join(re.findall(r"^    ((?:[.X*O#] ){7}[.X*O#]) ", page, re.MULTILINE))
    assert shown.replace("*", ".") == window.diagram(bytes.fromhex(key)).replace("*", ".")
    told = re.findall(r"^    (?:[.X*O#] ){7}[.X*O#] +([0-9a-f]{2} [0-9a-f]{2})", page, re.MULTILINE)
    assert bytes.fromhex("".join(told)).hex() == key


EXAMPLE_KEY = "0000000000000400008000000000ffff"
EXAMPLE_DIAGRAM = """\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . X * . . . .
. . . . O . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #"""
