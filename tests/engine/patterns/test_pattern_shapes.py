"""The nested shapes against the same shapes worked out cell by cell, on classic and on random games."""

import random
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from learning_games import classic

from engine.board import Board
from engine.patterns import PatternBook, binary, masks
from engine.patterns.shapes import FOUND, STAGES, ShapeReader, frequent, pattern
from engine.points import (
    BLACK,
    EDGE,
    EMPTY,
    PASS,
    EngineError,
    board_points,
    coordinates,
    decode_moves,
    encode_move,
    inverse,
    opponent,
    transform,
    transform_moves,
)
from engine.valuation import Valuation
from engine.walk import Game

CLASSICS = Path(__file__).parents[3] / "corpora" / "classics"
NUM_FEATURES = Valuation().num_weights
ASYMMETRIC, MARKED_STAGES = 6, 6
WINDOW = range(-3, 5)


def random_game(size, length, seed):
    """Random legal moves with a pass now and then, some of them twice by the same side."""
    rng, board, moves, color = random.Random(seed), Board(size), b"", BLACK
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        point = rng.choice(legal) if legal and rng.random() < 0.95 else PASS
        board.play(color, point)
        moves += encode_move(color, point)
        color = opponent(color) if rng.random() < 0.95 else color
    return Game(size, b"", moves)


GAMES = [classic("shusaku-castle-1"), classic("alphago-lee-sedol-4"), classic("kisei-1996")]
SMALL = [random_game(size, 4 * size, seed) for seed in range(6) for size in (1, 2, 3, 4, 5, 7, 8, 9)]


# -- the same worked out naively -----------------------------------------------------------------------


def far(dx, dy):
    return abs(dx) + abs(dy) + max(abs(dx), abs(dy))


CELLS = sorted((far(dx, dy), dx, dy) for dx in WINDOW for dy in WINDOW if dx or dy)
NUM_CELLS = [sum(distance <= reach for distance, _, _ in CELLS) for reach in STAGES]


def turnings(size):
    """For each symmetry: the point of the board that is at each place of the turned board."""
    return [{coordinates(transform(p, s, size)): p for p in board_points(size)} for s in range(8)]


def content(board, color, point, distance):
    if point is None:
        return "edge"
    stone = board.color_at(point)
    if stone == EMPTY:
        return "empty"
    side = "friend" if stone == color else "enemy"
    return side, min(board.num_liberties(point), 3) if distance <= 5 else "any"


def view(board, color, point, last, turned, symmetry):
    """The window of the board turned: all cells, nearest first; the mark; whether it faces the corner."""
    x, y = coordinates(transform(point, symmetry, board.size))
    cells = [content(board, color, turned.get((x + dx, y + dy)), far(dx, dy)) for _, dx, dy in CELLS]
    mark = None
    if last != PASS:
        a, b = coordinates(transform(last, symmetry, board.size))
        mark = (a - x, b - y)
    middle = board.size - 1
    return [str(cell) for cell in cells], mark, x >= middle - x and y >= middle - y


def naive_shapes(board, color, point, last, turned):
    """By (stage, marked): the smallest view of the shape around a move.

    Without the asymmetric stages of a move on a middle line: they have several windows to choose from.
    """
    views = [view(board, color, point, last, turned[s], s) for s in range(8)]
    found = {}
    for stage, number in enumerate(NUM_CELLS[: None if sum(v[2] for v in views) == 2 else ASYMMETRIC]):
        found[stage, False] = min(cells[:number] for cells, _, faces in views if faces or stage < ASYMMETRIC)
        mark = views[0][1]
        if mark is not None and max(map(abs, mark)) <= 3 and stage < MARKED_STAGES:
            found[stage, True] = min([str(mark), *cells[:number]] for cells, mark, _ in views)
    return {key: (*key, *cells) for key, cells in found.items()}


def positions(game):
    """``(board, color, point, last)`` before every move of a game; the last move is PASS when it is none."""
    board, last = Board(game.size), PASS
    board.setup(game.setup)
    for color, point in decode_moves(game.moves):
        yield board, color, point, last
        board.play(color, point)
        last = point


def all_naive_shapes(game):
    turned = turnings(game.size)
    return [
        {} if point == PASS else naive_shapes(board, color, point, last, turned)
        for board, color, point, last in positions(game)
    ]


@pytest.fixture(scope="module")
def naive():
    """Of all the games: the naive shapes of every move."""
    return [all_naive_shapes(game) for game in GAMES + SMALL]


@pytest.fixture(scope="module")
def keys():
    """Of all the games: the keys of every move, from one reader."""
    reader = ShapeReader()
    return [keys_of(game, reader) for game in GAMES + SMALL]


def keys_of(game, reader=None):
    """Of every move: ``(stage, is_marked, key)`` of its shapes; none around a pass."""
    found = [[] for _ in range(game.num_moves)]
    for key, place in zip(*(reader or ShapeReader()).met(game, 0).tolist(), strict=True):
        found[(place >> 16) - 1].append((place >> 8 & 255, bool(place & 1), key))
    return found


# -- keys ----------------------------------------------------------------------------------------------


def test_the_same_shape_has_the_same_key_and_another_another(naive, keys):
    key_of, shape_of = {}, {}
    for shapes_of_game, keys_of_game in zip(naive, keys, strict=True):
        for shapes, found in zip(shapes_of_game, keys_of_game, strict=True):
            known = {(stage, marked): key for stage, marked, key in found}
            assert shapes.keys() == known.keys() or {place[0] for place in known.keys() - shapes.keys()} == {
                *range(ASYMMETRIC, len(STAGES))
            }
            for place, shape in shapes.items():
                key = known[place]
                assert key_of.setdefault(shape, key) == key
                assert shape_of.setdefault(key, shape) == shape
    assert len(key_of) == len(shape_of) > 5000


def exchanged(moves):
    return b"".join(encode_move(opponent(color), point) for color, point in decode_moves(moves))


@pytest.mark.parametrize("game", [GAMES[0], SMALL[5], SMALL[-1]], ids=["classic", "7x7", "9x9"])
def test_keys_do_not_depend_on_how_the_game_is_turned(game):
    expected = keys_of(game)
    for symmetry in range(8):
        moves = transform_moves(game.moves, symmetry, game.size)
        assert keys_of(Game(game.size, b"", moves)) == expected
        assert keys_of(Game(game.size, b"", exchanged(moves))) == expected


def test_a_setup_counts_as_stones_and_not_as_moves():
    game = Game(9, b"ccGG", b"dc")
    (found,) = keys_of(game)
    assert {marked for _, marked, _ in found} == {False}
    assert [key for _, _, key in found] == [
        key for _, marked, key in keys_of(Game(9, b"", b"ccGG::dc"))[3] if not marked
    ]


def test_the_last_move_marks_a_shape_when_every_window_holds_it():
    near = [(dx, dy) for dx in range(-5, 6) for dy in range(-5, 6) if dx or dy]
    for dx, dy in near:
        found = keys_of(Game(19, b"", bytes((106 + dx, 106 + dy)) + b"JJ"))[1]
        num_marked = MARKED_STAGES if max(abs(dx), abs(dy)) <= 3 else 0
        assert sum(marked for _, marked, _ in found) == num_marked


def test_the_page_on_learning_has_the_table_of_the_stages():
    page = (Path(__file__).parents[3] / "docs" / "learning.md").read_text(encoding="utf-8")
    rows = {
        name: [cell.strip() for cell in line.strip("| ").split("|")]
        for name, line in re.findall(r"^\| (stage|distance|cells|marked too) (\|.*\|)$", page, re.MULTILINE)
    }
    assert rows["stage"] == [str(stage) for stage in range(len(STAGES))]
    assert rows["distance"] == [str(reach) for reach in STAGES]
    assert rows["cells"] == [str(number) for number in NUM_CELLS]
    assert rows["marked too"].count("yes") == MARKED_STAGES


# -- counts --------------------------------------------------------------------------------------------


def entries(keys):
    """Every key with how often it is there, and with where it is met first and the key it was cut from."""
    first, parent = {}, {}
    for index, keys_of_game in enumerate(keys):
        for number, found in enumerate(keys_of_game, 1):
            plain = {stage: key for stage, marked, key in found if not marked}
            for stage, marked, key in found:
                first.setdefault(key, (index, number, stage, marked))
                cut_from = plain[stage] if marked else plain.get(stage - 1, 0)
                assert parent.setdefault(key, cut_from) == cut_from
    counts = Counter(key for keys_of_game in keys for found in keys_of_game for _, _, key in found)
    return counts, first, parent


def met(games):
    reader = ShapeReader()
    return np.concatenate([reader.met(game, index) for index, game in enumerate(games)], axis=1)


def places_of(rows):
    return [tuple(int(row[name]) for name in ("game", "number", "stage", "is_marked")) for row in rows]


@pytest.mark.parametrize("least", [1, 2, 3, 7])
def test_counts_are_those_of_the_keys(keys, least):
    found = frequent(met(GAMES + SMALL), least)
    counts, first, _ = entries(keys)
    assert found.dtype == FOUND
    wanted = {key: count for key, count in counts.items() if count >= least}
    assert {int(row["key"]): int(row["count"]) for row in found} == wanted
    assert len(found) == len(wanted) > 100
    places = places_of(found)
    assert places == [first[int(row["key"])] for row in found] == sorted(places)


def test_the_order_of_what_was_met_changes_nothing():
    table = met(GAMES)
    shuffled = table[:, np.random.default_rng(1).permutation(table.shape[1])]
    assert (frequent(shuffled, 2) == frequent(table, 2)).all()


def test_places_rise_and_know_the_game():
    reader, last = ShapeReader(), 2**31 - 1
    table = reader.met(GAMES[0], last)
    assert (np.diff(table[1]) > 0).all()
    assert set(frequent(table, 1)["game"]) == {last}


def test_nothing_seen_nothing_found():
    nothing = ShapeReader().met(Game(9, b"", b""), 0)
    assert nothing.shape == (2, 0)
    assert frequent(nothing, 1).dtype == FOUND
    assert len(frequent(nothing, 1)) == len(frequent(met(GAMES), 10**6)) == 0


def test_shapes_know_what_they_were_cut_from(keys):
    _, _, parent = entries(keys)
    reader = ShapeReader()
    for game, keys_of_game in zip(GAMES, keys, strict=False):
        there = [(number, *found) for number, around in enumerate(keys_of_game, 1) for found in around]
        shapes = reader.shapes(game, [place[:3] for place in there])
        assert [shape.parent for shape in shapes] == [parent[key] for *_, key in there]


# -- shapes and patterns -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def found():
    """The shapes of two games, by key, as patterns with the key for a name."""
    games = [GAMES[0], GAMES[2]]
    table = frequent(met(games), 1)
    reader, patterns = ShapeReader(), {}
    for index, game in enumerate(games):
        rows = table[table["game"] == index]
        wanted = [(int(r["number"]), int(r["stage"]), bool(r["is_marked"])) for r in rows]
        for row, shape in zip(rows, reader.shapes(game, wanted), strict=True):
            patterns[int(row["key"])] = pattern(shape, f"K{row['key']}")
    return table, patterns


def test_patterns_of_shapes_match_wherever_their_keys_are(found, tmp_path):
    table, patterns = found
    binary.write(tmp_path / "shapes.bin", patterns.values())
    book = PatternBook.open(tmp_path / "shapes.bin")
    valuation = Valuation(book)
    number_of = {key: NUM_FEATURES + book.index(f"K{key}") for key in patterns}
    is_asymmetric = {
        number_of[int(key)]: stage >= ASYMMETRIC
        for key, stage in zip(table["key"], table["stage"], strict=True)
    }
    num_marked = num_extra = 0
    for game in (GAMES[0], GAMES[1]):
        keys_of_game = keys_of(game)
        for (board, color, point, _), keys_there in zip(positions(game), keys_of_game, strict=True):
            numbers = [number for number, _ in valuation.parts(board, color, point)]
            assert len(set(numbers)) == len(numbers)
            there = {number for number in numbers if number >= NUM_FEATURES}
            wanted = {number_of[key] for _, _, key in keys_there if key in number_of}
            assert wanted <= there
            assert all(is_asymmetric[number] for number in there - wanted)
            num_extra += len(there - wanted)
            num_marked += sum(marked and key in number_of for _, marked, key in keys_there)
    assert num_marked > 200
    assert 0 < num_extra < 300


def test_shapes_show_what_is_around_the_move():
    """The pattern of each shape is a window that the board has, less what lies farther out."""
    game = GAMES[0]
    reader = ShapeReader()
    places = [
        (number, stage, marked)
        for number, keys_there in enumerate(keys_of(game, reader), 1)
        for stage, marked, _ in keys_there
    ]
    for number, (board, color, point, last) in enumerate(positions(game), 1):
        if number not in (1, 9, 60, 150):
            continue
        wanted = [place for place in places if place[0] == number]
        for (_, stage, _), shape in zip(wanted, reader.shapes(game, wanted), strict=True):
            windows = [masks.window_cells(board, color, point, s) for s in range(8)]
            said = [8 * (dy + 3) + dx + 3 for distance, dx, dy in CELLS if distance <= STAGES[stage]]
            assert any(all(window[i] & shape.cells[i] for i in [27, *said]) for window in windows)
            assert all(shape.cells[i] == 255 for i in set(range(64)) - {27, *said})
            assert all(shape.cells[i] in (1, 2, 4, 8, 16, 32, 64, 128, 28, 224) for i in [27, *said])
            if shape.mark >= 0:
                assert far(shape.mark % 8 - 3, shape.mark // 8 - 3) == far(
                    *(a - b for a, b in zip(coordinates(last), coordinates(point), strict=True))
                )


def blurred(cells, stage):
    """What a shape of a stage says of a window."""
    said = bytearray([255] * 64)
    said[27] = 1
    for distance, dx, dy in CELLS[: NUM_CELLS[stage]]:
        there = cells[8 * (dy + 3) + dx + 3]
        kinds = [there] if distance <= 5 else [kind for kind in (1, 2, 28, 224) if kind & there]
        said[8 * (dy + 3) + dx + 3] = kinds[0]
    return bytes(said)


@pytest.mark.parametrize("game", [*GAMES, *SMALL[7::8]])
def test_on_a_middle_line_all_asymmetric_stages_are_of_one_window(game):
    reader, num_moves = ShapeReader(), 0
    stages = range(ASYMMETRIC, len(STAGES))
    for number, (board, color, point, _) in enumerate(positions(game), 1):
        if point == PASS or game.size // 2 not in coordinates(point):
            continue
        num_moves += 1
        shapes = reader.shapes(game, [(number, stage, False) for stage in stages])
        corners = {}
        for symmetry in range(8):
            x, y = coordinates(transform(point, symmetry, game.size))
            if 2 * x >= game.size - 1 and 2 * y >= game.size - 1:
                corner = transform(board_points(game.size)[-1], inverse(symmetry), game.size)
                window = masks.window_cells(board, color, point, symmetry)
                corners.setdefault(corner, []).append([blurred(window, stage) for stage in stages])
        assert len(corners) > 1
        assert any(
            all(shape.cells in views for shape, views in zip(shapes, zip(*turned, strict=True), strict=True))
            for turned in corners.values()
        )
    assert num_moves > 2


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ([(4, 0, False)], "no stone is played at move 4 of the game"),
        ([(0, 0, False)], "no stone is played at move 0 of the game"),
        ([(2, 0, False)], "no stone is played at move 2 of the game"),
        ([(3, 0, False), (1, 0, False)], "no stone is played at move 1 of the game, or not in this order"),
        ([(1, 0, True)], "no marked shape of stage 0 around move 1"),
        ([(1, 10, False)], "no shape of stage 10 around move 1"),
        ([(1, -1, False)], "no shape of stage -1 around move 1"),
    ],
)
def test_shapes_that_are_not_there(wanted, message):
    with pytest.raises(EngineError, match=message):
        ShapeReader().shapes(Game(9, b"", b"ee::cc"), wanted)


def test_the_edge_is_part_of_a_shape():
    corner, middle = (keys_of(Game(9, b"", moves))[0] for moves in (b"aa", b"ee"))
    assert [a[2] == b[2] for a, b in zip(corner, middle, strict=True)] == [False] * 10
    assert Board(9).color_at(board_points(9)[0] - 1) == EDGE
