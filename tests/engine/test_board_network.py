"""The board network: what it sees against a description, what it says against whole numbers in Python."""

from math import exp, log

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import classic, positions, random_game, shape_patterns, weighted_book

from engine.board_network import (
    LAYERS,
    MOST_LOAD,
    MOST_WEIGHT,
    BoardNetwork,
    BoardParameters,
    board_network_of,
)
from engine.features import AT_CUT, AT_EYE, AT_LINK, AT_POKE, FEATURES
from engine.learning.board_views import ViewGatherer
from engine.network import HIDDEN, INPUTS, LOOKED_AT, MIXED, UNIT, Parameters, network_of
from engine.patterns import PatternBook, binary
from engine.planes import PLANES
from engine.points import BLACK, EngineError, coordinates, transform_moves
from engine.points import point as point_of
from engine.position import Position
from engine.reader.ladders import CAPTURED
from engine.strategy import sente_at
from engine.tactics import LOST, THREATENED
from engine.valuation import Valuation
from engine.walk import Game

GAMES = [random_game(9, 60, seed) for seed in range(3)]
CHANNELS, LAYER_UNIT, MOST_SEEN = 64, 1024, 4095


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return weighted_book(tmp_path_factory.mktemp("board") / "book.bin", shape_patterns(GAMES, 3))


def random_parameters(seed, spread=60):
    rng = np.random.default_rng(seed)

    def numbers(shape, dtype, most):
        return rng.integers(-most, most + 1, shape).astype(dtype)

    forms = BoardParameters.forms()
    most = {"layers": spread, "begin": spread * LAYER_UNIT, "mixing": 200, "mixed": 200 * UNIT, "out": 200}
    return BoardParameters(*(numbers(*forms[name][:2], most[name]) for name in forms))


def gathered(book, game):
    gatherer = ViewGatherer(book)
    gatherer.add(game)
    return gatherer.take()


# -- what it sees -----------------------------------------------------------------------------------------


def level(amount):
    return int(max(0.0, min(amount * 32 + 0.5, 127)))


def counted(number):
    return level(log(1 + number) / 2)


def described(board, color, values, recent, position, urgent):
    """The planes of a position, one number after the other."""
    size, enemy = board.size, 3 - color
    evaluation = position.evaluation(board)
    lead = (evaluation.score / 50 - 6.5) * (1 if color == BLACK else -1) + sente_at(board.num_moves + 1)
    eye_of = {point: eye for eye in position.eyes.reports(board) for point in eye.points}
    group_of = {stone: i for i, group in enumerate(evaluation.groups) for stone in group.stones}
    stones_of = {side: [stone for stone in group_of if board.color_at(stone) == side] for side in (1, 2)}
    influence = position.influence.values(size)
    tactics = position.tactics.reports(board)
    status = {}
    for head, report in tactics.items():
        status.update(dict.fromkeys(board.stones(head), report.status))
    takes_and_saves = position.tactics.taken_and_saved(board, color)
    moves = {point: position.tactics.move(board, color, point) for point in values}
    top, found = max(values.values()), np.zeros((size, size, PLANES), int)
    whole = sum(exp(value - top) for value in values.values())
    for row in range(size):
        for col in range(size):
            point = point_of(col, row)
            at = found[row, col]
            at[0] = 32
            content = board.color_at(point)
            if content in (color, enemy):
                own = content == color
                at[1 if own else 2] = 32
                at[(3 if own else 7) + min(board.num_liberties(point), 4) - 1] = 32
                group = evaluation.groups[group_of[point]]
                at[21 if own else 22] = level((1 + group.strength) / 2)
                at[35 if own else 37] = level(group.typ_eyes / 8)
                at[36 if own else 38] = level(group.max_eyes / 8)
                at[39:42] = counted(len(group.stones)), counted(group.num_liberties), counted(group.far_room)
                at[42 if own else 43] = 32 * (group_of[point] in urgent)
                if status.get(point) == THREATENED:
                    at[23 if own else 24] = 32
                at[25] = 32 * (status.get(point) == LOST)
                at[26] = counted(len(board.stones(point)))
                at[34] = level((board.num_liberties(point) - 4) / 4)
            for i, last in enumerate(recent[:3]):
                at[11 + i] = 32 * (last == point)
            at[14] = 32 * (board.ko_point == point)
            if point in values:
                at[15] = level(exp(values[point] - top) / whole * 4)
                at[16] = level(2 - (top - values[point]) / 5)
            lean = evaluation.territory[point] * (1 if color == BLACK else -1)
            at[17], at[18] = level(lean), level(-lean)
            at[19], at[20] = (
                level(log(1 + 2 * max(influence[point][side - 1], 0)) / 2) for side in (color, enemy)
            )
            line = min(col, row, size - 1 - col, size - 1 - row)
            if line < 4:
                at[27 + line] = 32
            at[31] = level((board.num_moves + 1) / 200)
            if point in recent[:40]:
                age = recent.index(point)
                at[32], at[33] = level(8 / (4 + age)), level(2 - 0.05 * age)
            if point in eye_of:
                at[44 if eye_of[point].color == color else 45] = level(eye_of[point].typ_eyes / 8)
            for place, side in ((46, color), (47, enemy)):
                steps = [abs(x - col) + abs(y - row) for x, y in map(coordinates, stones_of[side])]
                at[place] = 8 * (8 - min([8, *steps]))
            at[48], at[49] = level(lead / 10), level(-lead / 10)
            if point in moves:
                move = moves[point]
                at[50 + min(move.liberties, 4) - 1] = 32
                at[54] = 32 * (move.trapped == CAPTURED)
                taken, saved = takes_and_saves.get(point, (0, 0))
                at[55:58] = counted(move.captured), counted(taken), counted(saved)
                at[58:60] = counted(move.atari_stones), counted(move.ladder_stones)
    return found


def stakes(valuation, board, color, points):
    """What is at stake at moves, as their features tell it: the last four planes, by point."""
    found = {}
    for point in points:
        numbers = [number for number, _ in valuation.parts(board, color, point)]
        found[point] = [
            level(sum(number - base + 1 for number in numbers if base <= number < base + 24) / 12)
            for base in (AT_CUT, AT_LINK, AT_EYE, AT_POKE)
        ]
    return found


@pytest.mark.parametrize("game", [GAMES[0], classic("kisei-1996")], ids=["9x9", "19x19"])
def test_planes_say_what_is_there(book, game):
    views = gathered(book, game)
    planes = views.planes.reshape(-1, game.size, game.size, PLANES)
    valuation, position, compared, met = Valuation(book), Position(), 0, np.zeros(PLANES, int)
    for number, (board, color, _) in enumerate(positions(game)):
        recent = [move for _, move in reversed(board.moves())]
        if game.size == 9 or number % 25 == 7:
            values = valuation.values(board, color)
            urgent = valuation.rules.ground.strategy.urgent_groups(valuation.position)
            expected = described(board, color, values, recent, position, urgent)
            for point, at_stake in stakes(valuation, board, color, values).items():
                col, row = coordinates(point)
                expected[row, col, 60:] = at_stake
            assert np.array_equal(planes[number], expected)
            met += (expected > 0).any((0, 1))
            compared += 1
    assert compared > 5
    assert (met > 0).sum() > 54


def turned(planes, symmetry):
    """Planes as those of the turned board are: the symmetry exchanges columns and rows first."""
    if symmetry & 4:
        planes = planes.swapaxes(1, 2)
    if symmetry & 1:
        planes = planes[:, :, ::-1]
    return planes[:, ::-1] if symmetry & 2 else planes


@pytest.mark.parametrize("symmetry", range(8))
def test_a_turned_board_has_the_turned_planes(book, symmetry):
    game = GAMES[1]
    plain = gathered(book, game)
    image = gathered(book, Game(9, b"", transform_moves(game.moves, symmetry, 9)))
    shape = (-1, 9, 9, PLANES)
    same = turned(plain.planes.reshape(shape), symmetry) == image.planes.reshape(shape)
    told_by_the_board = [*range(15), *range(26, 35), *range(46, 48), *range(50, 54), 55, 58]
    assert same[..., told_by_the_board].all()
    # what is read to a limit of nodes, and so the evaluation, may depend on it in a few places
    assert same.mean() > 0.97


# -- what it says -----------------------------------------------------------------------------------------


def seen_by(parameters, planes, spots):
    """What the last layer has at some points: whole numbers, shifted arrays added up."""
    now = np.pad(planes.astype(np.int64) * 8, ((0, 0), (0, 0), (0, CHANNELS - PLANES)))
    for layer in range(LAYERS):
        wide = np.pad(now, ((1, 1), (1, 1), (0, 0)))
        size = len(now)

        def shifted(down, right, wide=wide, size=size):
            return wide[1 + down : 1 + down + size, 1 + right : 1 + right + size]

        beside = sum(shifted(*step) for step in ((0, 1), (0, -1), (1, 0), (-1, 0)))
        across = sum(shifted(*step) for step in ((1, 1), (1, -1), (-1, 1), (-1, -1)))
        mean = np.minimum(4 * now.sum((0, 1)) // size**2, MOST_SEEN)
        taps = np.concatenate([now, beside, across, np.broadcast_to(mean, now.shape)], 2)
        sums = (taps @ parameters.layers[layer].astype(np.int64).T + parameters.begin[layer]) >> 10
        now = np.clip(sums + (now if layer else 0), 0, MOST_SEEN)
    return [[int(number) for number in now[row, col]] for col, row in spots]


def changes(parameters, seen, values):
    """What it adds to the values of moves, best first."""
    shares = [exp(value - values[0]) for value in values]
    whole = sum(shares)
    around = [0] * CHANNELS
    for share, of_move in zip(shares, seen, strict=True):
        share = int(UNIT * UNIT * (share / whole))
        around = [a + ((share * b) >> 8) for a, b in zip(around, of_move, strict=True)]
    around = [a >> 8 for a in around]
    found = []
    for of_move, value in zip(seen, values, strict=True):
        behind = int(max((value - values[0]) * UNIT / 5, -2 * UNIT))
        total = 0
        for weights, begin, out in zip(parameters.mixing, parameters.mixed, parameters.out, strict=True):
            inputs = [*of_move, *around, behind]
            unit = int(begin) + sum(int(w) * x for w, x in zip(weights, inputs, strict=False))
            total += (unit if unit > 0 else unit >> 3) * int(out)
        found.append(total / UNIT**3)
    return found


def looked_at(values):
    """The moves that it looks at, the best first."""
    best = sorted(values, key=lambda point: -values[point])
    if len(best) > LOOKED_AT:
        best = [point for point in best[:LOOKED_AT] if values[point] > values[best[LOOKED_AT]] + 1e-9]
    return best


@pytest.mark.parametrize(("game", "every"), [(GAMES[0], 1), (classic("kisei-1996"), 40)])
def test_it_changes_the_best_moves_as_whole_numbers_say(book, game, every):
    parameters = random_parameters(1)
    plain, with_board = Valuation(book), Valuation(book, board_network=BoardNetwork(parameters))
    planes = gathered(book, game).planes.reshape(-1, game.size, game.size, PLANES)
    compared = changed = 0
    for number, (board, color, _) in enumerate(positions(game)):
        if number % every:
            continue
        before, after = plain.values(board, color), with_board.values(board, color)
        best = looked_at(before)
        seen = seen_by(parameters, planes[number], [coordinates(point) for point in best])
        told = changes(parameters, seen, [before[point] for point in best])
        expected = dict(zip(best, told, strict=True))
        for point, value in before.items():
            assert after[point] == pytest.approx(value + expected.get(point, 0.0), abs=1e-9)
            compared += 1
        changed += len(best)
        moves = with_board.weighed(board, color)
        assert dict(zip(moves.points.tolist(), moves.seen, strict=True)) == pytest.approx(
            {point: expected.get(point, 0.0) for point in before}, abs=1e-9
        )
    assert compared > changed > 200


def test_boards_of_any_size_leave_nothing_behind(book):
    """The grids are used again and again: what a larger board left is not seen on a smaller one."""
    parameters = random_parameters(2)
    used = Valuation(book, board_network=BoardNetwork(parameters))
    for size in (19, 5, 25, 9, 2, 13):
        game = random_game(size, 20, size)
        fresh = Valuation(book, board_network=BoardNetwork(parameters))
        for board, color, _ in list(positions(game))[:6]:
            if fresh_values := fresh.values(board, color):
                assert used.values(board, color) == fresh_values


@pytest.mark.parametrize("symmetry", [1, 2, 4, 7])
def test_it_says_the_same_of_a_turned_board(symmetry):
    parameters = random_parameters(3)
    rng = np.random.default_rng(symmetry)
    planes = rng.integers(0, 128, (1, 9, 9, PLANES))
    image = turned(planes, symmetry)
    spots = [(int(col), int(row)) for col, row in rng.integers(0, 9, (10, 2))]
    where = np.zeros((1, 9, 9, 1), int)
    for number, (col, row) in enumerate(spots):
        where[0, row, col] = number + 1
    there = turned(where, symmetry)[0, :, :, 0]
    last = {where[0, row, col, 0] for col, row in spots}
    moved = [tuple(int(x[0]) for x in np.nonzero(there == number))[::-1] for number in last]
    plain = [tuple(int(x[0]) for x in np.nonzero(where[0, :, :, 0] == number))[::-1] for number in last]
    assert seen_by(parameters, planes[0], plain) == seen_by(parameters, image[0], moved)


# -- its parameters ---------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), spread=st.integers(1, MOST_WEIGHT))
def test_parameters_are_read_as_they_were_written(seed, spread):
    parameters = random_parameters(seed, spread)
    content = parameters.to_bytes()
    read = BoardParameters.from_bytes(content)
    assert all(np.array_equal(one, other) for one, other in zip(read, parameters, strict=True))
    assert read.to_bytes() == content
    for end in (0, 10, 16, len(content) // 2, len(content) - 1):
        with pytest.raises(EngineError, match="a board network"):
            BoardParameters.from_bytes(content[:end])
    with pytest.raises(EngineError, match="something after its end"):
        BoardParameters.from_bytes(content + b"\0")


@pytest.mark.parametrize(
    ("name", "number", "message"),
    [
        ("layers", MOST_WEIGHT + 1, "a number of 'layers' is beyond 1023"),
        ("begin", MOST_SEEN * LAYER_UNIT + 1, "a number of 'begin' is beyond"),
        ("mixing", -MOST_SEEN - 1, "a number of 'mixing' is beyond 4095"),
        ("mixed", MOST_SEEN * UNIT + 1, "a number of 'mixed' is beyond"),
        ("out", -32768, "a number of 'out' is beyond 32767"),
    ],
)
def test_numbers_that_could_overflow_are_refused(name, number, message):
    array = getattr(random_parameters(0), name).copy()
    array.flat[3] = number
    parameters = random_parameters(0)._replace(**{name: array})
    assert message in parameters.fault()
    with pytest.raises(EngineError, match=message):
        BoardNetwork(parameters)
    with pytest.raises(EngineError, match=message):
        BoardParameters.from_bytes(parameters.to_bytes())


def test_weights_that_could_overflow_together_are_refused():
    layers = random_parameters(0).layers
    layers[3, 17] = MOST_WEIGHT
    parameters = random_parameters(0)._replace(layers=layers)
    assert parameters.fault() == f"the weights of a number of 'layers' come to 654720, beyond {MOST_LOAD}"


def test_one_that_knew_fewer_planes_is_read():
    parameters = random_parameters(0)
    parameters.layers[:, :, 192:] = 0
    content = parameters.to_bytes()
    rest = b"".join(array.tobytes() for array in (parameters.layers[:, :, :192], *parameters[1:]))
    for planes in (32, 35):
        earlier = np.array([6, 64, planes, 16], np.uint32).tobytes() + rest
        assert BoardParameters.from_bytes(earlier).to_bytes() == content
    for planes in (0, 36, 65):
        other = np.array([6, 64, planes, 16], np.uint32).tobytes() + rest
        with pytest.raises(EngineError, match="a board network of another shape than 6, 64, 64, 16"):
            BoardParameters.from_bytes(other)


def test_there_are_no_wider_ones():
    wide = BoardParameters(*(np.zeros(*form[:2]) for form in BoardParameters.forms(96).values()))
    with pytest.raises(EngineError, match="a board network of another shape than 6, 64, 64, 16"):
        BoardParameters.from_bytes(np.array([6, 96, 64, 16], np.uint32).tobytes() + wide.to_bytes()[16:])
    with pytest.raises(EngineError, match="a board network with 96 channels; there are 64"):
        wide.widened()


def test_arrays_of_another_form_are_refused():
    good = random_parameters(0)
    assert good.fault() == ""
    assert "not (6, 64, 256)" in good._replace(layers=good.layers[:5]).fault()
    assert "numbers of int64" in good._replace(out=good.out.astype(np.int64)).fault()


def test_the_largest_numbers_do_not_overflow(book):
    """All weights as large as they may be together, either way: sums stay what whole numbers say."""
    forms = BoardParameters.forms()
    most_of = {name: most for name, (_, _, most) in forms.items()}
    most_of["layers"] = MOST_LOAD // (10 * CHANNELS)
    assert MOST_LOAD * MOST_SEEN + most_of["begin"] < 2**31
    for sign in (1, -1):
        parameters = BoardParameters(
            *(np.full(shape, sign * most_of[name], dtype) for name, (shape, dtype, _) in forms.items())
        )
        network = BoardNetwork(parameters)
        valuation, plain = Valuation(book, board_network=network), Valuation(book)
        planes = gathered(book, GAMES[0]).planes.reshape(-1, 9, 9, PLANES)
        for number, (board, color, _) in list(enumerate(positions(GAMES[0])))[20:24]:
            before, after = plain.values(board, color), valuation.values(board, color)
            best = looked_at(before)
            seen = seen_by(parameters, planes[number], [coordinates(point) for point in best])
            assert {number for each in seen for number in each} <= {0, MOST_SEEN}
            told = changes(parameters, seen, [before[point] for point in best])
            assert [after[point] for point in best] == pytest.approx(
                [before[point] + change for point, change in zip(best, told, strict=True)]
            )


def test_it_comes_after_the_network_in_a_book(tmp_path):
    rng = np.random.default_rng(0)
    rows = {FEATURES[0].name: np.zeros(HIDDEN, np.int16)}
    mixing = rng.integers(-9, 9, (MIXED, INPUTS)).astype(np.int16)
    first = Parameters(
        rows, np.ones(HIDDEN, np.int16), mixing, np.zeros(MIXED, np.int32), np.ones(MIXED, np.int16)
    )
    board = random_parameters(4)
    for content, has_board in ((first.to_bytes(), False), (first.to_bytes() + board.to_bytes(), True)):
        binary.write(tmp_path / "book.bin", shape_patterns(GAMES[:1], 3), {}, network=content)
        book = PatternBook.open(tmp_path / "book.bin")
        assert network_of(book) is not None
        assert (board_network_of(book) is not None) == has_board
        parameters, rest = Parameters.first_of(book.network)
        assert parameters.to_bytes() == first.to_bytes()
        assert rest == (board.to_bytes() if has_board else b"")
    with pytest.raises(EngineError, match="something after its end"):
        Parameters.from_bytes(content)
    binary.write(tmp_path / "book.bin", [], {}, network=first.to_bytes() + board.to_bytes()[:-2])
    damaged = PatternBook.open(tmp_path / "book.bin")
    with pytest.raises(EngineError, match=r"book\.bin: a board network that ends too early; run 'katachi"):
        board_network_of(damaged)
    binary.write(tmp_path / "book.bin", [], {})
    assert board_network_of(PatternBook.open(tmp_path / "book.bin")) is None
