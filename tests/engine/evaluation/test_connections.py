"""Connections of pairs of strings: against their definition in plain Python, kept against anew, turned."""

import random
from functools import partial

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from learning_games import classic
from reading_positions import random_board, turned
from thorough import repeated
from written_positions import drawn

from engine.board import Board
from engine.diagram import read
from engine.evaluation.connection_points import CAPTIVE, DOUBLE_KOSUMI, MULTIPLE, SPECIAL, WATARI
from engine.evaluation.connection_strength import ALREADY_CUT, CONNECTED_WITH_AJI, CUTTABLE
from engine.evaluation.connections import Connections
from engine.points import (
    BLACK,
    EDGE,
    EMPTY,
    WHITE,
    board_points,
    coordinates,
    decode_moves,
    from_gtp,
    opponent,
    point,
    to_gtp,
    transform,
)
from engine.reader.connections import CONNECTED, SEPARATED, ConnectionReader
from engine.reader.ladders import UNKNOWN
from engine.tactics import LOST, THREATENED, Tactics

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
BOARDS = st.builds(random_board, st.integers(2, 11), st.integers(0, 2**32), st.integers(2, 120))


def at(board, col, row):
    """The color at a place, EDGE off the board."""
    inside = 0 <= col < board.size and 0 <= row < board.size
    return board.color_at(point(col, row)) if inside else EDGE


def key(board, col, row):
    return board.stones(point(col, row))[0]


def sees(board, col, row, direction):
    """The distance to, and the place of, the first stone in a direction, up to three points away."""
    for distance in (1, 2, 3):
        col, row = col + direction[0], row + direction[1]
        if at(board, col, row) in (BLACK, WHITE):
            return distance, (col, row)
        if at(board, col, row) == EDGE:
            break
    return 9, None


def naive_points(board):
    """By pair of keys: the points at distance one, two, three, and the middles of special patterns."""
    pairs = {}

    def pair(one, two):
        keys = sorted((key(board, *one), key(board, *two)))
        return pairs.setdefault(tuple(keys), [set() for _ in range(4)])

    for p in board_points(board.size):
        col, row = coordinates(p)
        if board.color_at(p) != EMPTY:
            continue
        seen = [sees(board, col, row, direction) for direction in DIRECTIONS]
        touched = [place for distance, place in seen if distance == 1]
        for one in touched:
            for distance, two in seen:
                if two and at(board, *one) == at(board, *two) and key(board, *one) != key(board, *two):
                    pair(one, two)[distance - 1].add(p)
    for p in board_points(board.size):
        col, row = coordinates(p)
        color = board.color_at(p)
        if color == EMPTY:
            continue
        for side in (2, -2):
            partner = (col + side, row + 2)
            between = [(col + x * side // 2, row + y) for x, y in ((1, 0), (0, 1), (1, 1), (1, 2), (2, 1))]
            if (
                at(board, *partner) == color
                and all(at(board, *place) == EMPTY for place in between)
                and key(board, *partner) != key(board, col, row)
            ):
                pair((col, row), partner)[3].add(point(col + side // 2, row + 1))
        for out, along in ((d, a) for d in DIRECTIONS for a in DIRECTIONS if d[0] * a[0] + d[1] * a[1] == 0):
            below = (col + out[0], row + out[1])
            if at(board, *below) != EMPTY or at(board, below[0] + out[0], below[1] + out[1]) != EDGE:
                continue
            for steps in (2, 3):
                line = [(col + i * along[0], row + i * along[1]) for i in range(steps + 1)]
                under = [(x + out[0], y + out[1]) for x, y in line]
                colors = [at(board, *place) for place in line]
                if (
                    board.size >= 4
                    and colors[-1] == color
                    and color not in colors[1:-1]
                    and opponent(color) in colors
                    and all(at(board, *place) == EMPTY for place in under)
                    and key(board, *line[0]) != key(board, *line[-1])
                ):
                    pair(line[0], line[-1])[3].update({point(*under[1]), point(*under[-2])})
    return pairs


def naive_captives(board, tactics):
    """By pair of keys: the strings that both touch and that can be captured, lost ones first, the largest."""
    pairs = {}
    strings = tactics.all_strings(board)
    for captive, told in strings.items():
        if told.status not in (LOST, THREATENED):
            continue
        touched = {
            key(board, col + x, row + y)
            for col, row in map(coordinates, board.stones(captive))
            for x, y in DIRECTIONS
            if at(board, col + x, row + y) == opponent(board.color_at(captive))
        }
        for pair in ((one, two) for one in touched for two in touched if one < two):
            pairs.setdefault(pair, {})[captive] = (told.status == LOST, len(board.stones(captive)))
    return {
        pair: {captive for captive, rank in ranks.items() if rank == max(ranks.values())}
        for pair, ranks in pairs.items()
    }


def check_points(board):
    tactics = Tactics()
    found = Connections().all_connections(board, tactics)
    naive, captives = naive_points(board), naive_captives(board, tactics)
    pairs = [(told.first, told.second) for told in found]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == set(naive) | set(captives)
    for told in found:
        expected = naive.get((told.first, told.second), [set() for _ in range(4)])
        assert [set(points) for points in (told.d1, told.d2, told.d3, told.middles)] == expected
        assert set(told.captives) == captives.get((told.first, told.second), set())
        assert bool(told.special & CAPTIVE) == bool(told.captives)
        assert bool(told.special & (DOUBLE_KOSUMI | WATARI)) == bool(expected[3])
        assert (told.type == SPECIAL) == (not any(expected[:3]))
        assert not told.special & ~CAPTIVE or told.type in (MULTIPLE, SPECIAL)


@settings(max_examples=repeated(75, 150))
@given(board=BOARDS)
def test_points_are_what_the_definition_says(board):
    check_points(board)


@pytest.mark.parametrize("name", ["ear-reddening", "alphago-lee-sedol-4"])
def test_points_along_real_games(name):
    game = classic(name)
    board = Board(game.size)
    board.setup(game.setup)
    for number, (color, move) in enumerate(decode_moves(game.moves)):
        board.play(color, move)
        if number % 15 == 0:
            check_points(board)


@settings(max_examples=30)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32))
def test_what_looks_cuttable_is_what_the_reader_says(size, seed):
    board, reader = random_board(size, seed, 4 * size), ConnectionReader()
    plain = Connections().all_connections(board, Tactics())
    for was, told in zip(plain, Connections(100).all_connections(board, Tactics()), strict=True):
        cut = reader.read(board, told.first, told.second, "disconnect", 100).result
        connect = reader.read(board, told.first, told.second, "connect", 100).result
        if was.alone > CUTTABLE:
            assert told.alone == was.alone
        elif cut == CONNECTED:
            assert told.alone == CONNECTED_WITH_AJI
        elif cut == SEPARATED and connect in (CONNECTED, SEPARATED):
            assert told.alone == (CUTTABLE if connect == CONNECTED else ALREADY_CUT)
        else:
            assert told.alone == was.alone


def test_a_reading_that_needs_no_move_adds_no_point():
    """X5 and X1 are linked as they stand to the reader, which finds no move that connects them."""
    corner = ["XXO..", "...OO", "X...X", "X..OO", "..OX."]
    board = read("\n".join([" ".join("." * 25)] * 20 + [" ".join("." * 20 + row) for row in corner]))
    two = {from_gtp(name, 25) for name in ("X5", "X1")}
    (told,) = (
        one for one in Connections(500).all_connections(board, Tactics()) if {one.first, one.second} == two
    )
    assert (told.alone, told.cuts, told.connects) == (CUTTABLE, (from_gtp("X2", 25),), ())


@settings(max_examples=repeated(20, 40))
@given(
    size=st.integers(3, 13),
    seed=st.integers(0, 2**32),
    length=st.integers(1, 120),
    node_limit=st.sampled_from([0, 0, 10]),
)
def test_what_is_kept_is_what_looking_anew_gives(size, seed, length, node_limit):
    rng, board, color = random.Random(seed), Board(size), BLACK
    kept, tactics = Connections(node_limit), Tactics()
    length = length // 4 if node_limit else length
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        near = [p for p in legal if board.neighbours(p, EMPTY) < 4]
        if board.moves() and rng.random() < 0.2:
            for _ in range(rng.randint(1, len(board.moves()))):
                board.undo()
        elif legal:
            board.play(color, rng.choice(near or legal))
        color = opponent(color)
        if rng.random() < 0.1:
            tactics.refresh(board)  # a look that the connections do not see
        if rng.random() < 0.7:
            anew = Connections(node_limit).all_connections(board, Tactics())
            assert kept.all_connections(board, tactics) == anew


@pytest.mark.parametrize(
    ("rows", "strings", "strength", "connects", "cuts"),
    [
        # an enemy stone at D5 leaves C4
        (["OX..X", "...XO", ".....", "O...X", ".OXOX"], "B5 D4", CUTTABLE, "C5 D5 C4", "C5 C4"),
        # at A5 leaves both others
        (["..XX.", "X...O", "O.OXO", "....O", "..XX."], "C5 A4", CUTTABLE, "A5 B5 B4", "B5 B4"),
        # either of B1 and B2 is left after the other
        (["...OO", ".....", "XXXO.", "X.OO.", "O.X.X"], "A3 C1", CONNECTED_WITH_AJI, "B1 B2", "B1 B2"),
    ],
)
def test_a_move_cuts_where_none_joins_the_strings_after_it(rows, strings, strength, connects, cuts):
    board = drawn([" ".join(row) for row in rows])

    def keys(names):
        return {from_gtp(name, board.size) for name in names.split()}

    found = Connections().all_connections(board, Tactics())
    (pair,) = [one for one in found if {one.first, one.second} == keys(strings)]
    assert (pair.alone, set(pair.connects), set(pair.cuts)) == (strength, keys(connects), keys(cuts))
    for at in pair.connects:
        after = board.copy()
        after.play(opponent(pair.color), at)
        joined = ConnectionReader().read(after, pair.first, pair.second, "connect").result == CONNECTED
        assert joined or at in pair.cuts, to_gtp(at, board.size)


@pytest.mark.parametrize("symmetry", range(8))
def test_of_captives_that_are_as_large_all_count(symmetry):
    """Where B2 and C1 are cut, C2 and B1 are too: either of them can be taken."""
    board = drawn([". . X O .", "X . . . .", ". . . . X", "X O X O .", ". X O . O"])

    def images(names):
        return {transform(from_gtp(name, 5), symmetry, 5) for name in names.split()}

    for pair in Connections().all_connections(turned(board, symmetry), Tactics()):
        if {pair.first, pair.second} == images("B2 C1"):
            break
    assert (pair.special, pair.alone, set(pair.captives)) == (CAPTIVE, CUTTABLE, images("C2 B1"))
    assert (set(pair.connects), set(pair.cuts)) == (images("C3 A1"), images("B3 C3 D1"))


@pytest.mark.parametrize("name", ["ear-reddening", "blood-vomiting"])
def test_what_is_kept_along_real_games(name):
    game = classic(name)
    board, kept, tactics = Board(game.size), Connections(), Tactics()
    board.setup(game.setup)
    for number, (color, move) in enumerate(decode_moves(game.moves)):
        board.play(color, move)
        told = kept.all_connections(board, tactics)
        if number % repeated(3, 1) == 0:
            assert told == Connections().all_connections(board, Tactics())
    while board.moves():
        board.undo()
        if len(board.moves()) % repeated(14, 7) == 0:
            assert kept.all_connections(board, tactics) == Connections().all_connections(board, Tactics())


def is_read_to_the_end(board):
    """Whether no reading of a string ended at its limit of nodes."""
    strings = Tactics().all_strings(board).values()
    return not any(UNKNOWN in (one.ladder, one.attacked, one.defended) for one in strings)


def told_of(board, turn):
    """By pair of strings: what is said of it, with every point turned.

    Where a captive connects them, the one move that reading found first to take or to save it is left out.
    """

    def all_turned(points):
        return frozenset(map(turn, points))

    return {
        frozenset((all_turned(board.stones(one.first)), all_turned(board.stones(one.second)))): (
            [all_turned(points) for points in (one.d1, one.d2, one.d3, one.middles)],
            (one.type, one.special, one.strength, one.alone, one.holds),
            None if one.special & CAPTIVE else (all_turned(one.cuts), all_turned(one.connects)),
        )
        for one in Connections().all_connections(board, Tactics())
    }


@settings(max_examples=repeated(50, 100))
@given(
    size=st.integers(3, 9),
    seed=st.integers(0, 2**32),
    length=st.integers(10, 150),
    symmetry=st.integers(0, 7),
    exchanged=st.booleans(),
)
@example(size=4, seed=8449, length=97, symmetry=2, exchanged=False)  # two moves cut, neither is the first
@example(size=8, seed=2887583299, length=56, symmetry=3, exchanged=True)  # a move from afar saves a captive
@example(size=6, seed=1558565413, length=22, symmetry=5, exchanged=True)
def test_a_turned_board_has_the_same_connections(size, seed, length, symmetry, exchanged):
    board = random_board(size, seed, length)
    still, image = turned(board, 0), turned(board, symmetry, exchanged)
    # where a reading ended at its limit depends on the order of its moves
    assume(is_read_to_the_end(still) and is_read_to_the_end(image))
    assert told_of(image, lambda p: p) == told_of(still, partial(transform, symmetry=symmetry, size=size))
