"""The network against plain whole numbers in Python; its learning against differences of the likelihood."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import random_game, shape_patterns
from thorough import repeated

from engine.features import FEATURES, NUM_FEATURES
from engine.learning.network_training import BATCH, NetworkTrainer
from engine.learning.shortlists import Gatherer, Shortlists
from engine.network import (
    HIDDEN,
    INPUTS,
    LOOKED_AT,
    MIXED,
    MOST_ACTIVE,
    MOST_BEHIND,
    UNIT,
    Network,
    Parameters,
)
from engine.patterns import PatternBook, binary
from engine.points import PASS, EngineError
from engine.valuation import Valuation
from engine.walk import Walk

GAMES = [random_game(9, 40, seed) for seed in range(3)]


def random_parameters(seed, spread=200):
    rng = np.random.default_rng(seed)

    def numbers(*shape, dtype=np.int16, most=spread):
        return rng.integers(-most, most + 1, shape).astype(dtype)

    rows = {feature.name: numbers(HIDDEN) for feature in FEATURES[::2]}
    mixed = numbers(MIXED, dtype=np.int32, most=spread * UNIT)
    return Parameters(rows, numbers(HIDDEN), numbers(MIXED, INPUTS), mixed, numbers(MIXED))


@pytest.fixture(scope="module")
def book_with(tmp_path_factory):
    def book(parameters):
        path = tmp_path_factory.mktemp("network") / "book.bin"
        rng = np.random.default_rng(1)
        weights = {feature.name: float(np.float32(rng.normal(0, 0.4))) for feature in FEATURES}
        content = parameters.to_bytes() if parameters else b""
        binary.write(path, shape_patterns(GAMES, 3), weights, network=content)
        return PatternBook.open(path)

    return book


def changes(parameters, moves, values):
    """What the network adds to the values of moves, best first: whole numbers, one by one."""
    active = []
    for numbers in moves:
        sums = [int(number) for number in parameters.hidden]
        for number in numbers:
            if number < NUM_FEATURES and FEATURES[number].name in parameters.rows:
                row = parameters.rows[FEATURES[number].name]
                sums = [a + int(b) for a, b in zip(sums, row, strict=True)]
        active.append([min(max(a, 0), MOST_ACTIVE) for a in sums])
    shares = [np.exp(value - values[0]) for value in values]
    whole = sum(shares)
    around = [0] * HIDDEN
    for share, of_move in zip(shares, active, strict=True):
        share = int(UNIT * UNIT * share / whole)
        around = [a + ((share * b) >> 8) for a, b in zip(around, of_move, strict=True)]
    around = [a >> 8 for a in around]
    found = []
    for of_move, value in zip(active, values, strict=True):
        behind = int(max((value - values[0]) * UNIT / 5, -MOST_BEHIND))
        total = 0
        for weights, begin, out in zip(parameters.mixing, parameters.mixed, parameters.out, strict=True):
            inputs = [*of_move, *around, behind]
            unit = int(begin) + sum(int(w) * x for w, x in zip(weights, inputs, strict=False))
            total += max(unit, 0) * int(out)
        found.append(total / UNIT**3)
    return found


def test_it_changes_the_best_moves_as_whole_numbers_say(book_with):
    parameters = random_parameters(1)
    book = book_with(parameters)
    plain = Valuation(book)
    network = Valuation(book, network=Network(parameters))
    walk, compared = Walk(), 0
    walk.begin(GAMES[0])
    while walk.step():
        before = plain.values(walk.board, walk.color)
        after = network.values(walk.board, walk.color)
        best = sorted(before, key=lambda point: -before[point])
        if len(best) > LOOKED_AT:
            best = [point for point in best[:LOOKED_AT] if before[point] > before[best[LOOKED_AT]] + 1e-9]
        moves = [[number for number, _ in plain.parts(walk.board, walk.color, point)] for point in best]
        expected = dict(zip(best, changes(parameters, moves, [before[point] for point in best]), strict=True))
        for point, value in before.items():
            assert after[point] == pytest.approx(value + expected.get(point, 0.0), abs=1e-9)
            compared += 1
    assert compared > 1000


def test_it_looks_again_at_moves_that_are_given_as_at_those_of_a_position(book_with):
    parameters = random_parameters(5)
    book = book_with(parameters)
    of_games = Valuation(book, network=Network(parameters))
    alone = Valuation(network=Network(parameters))
    walk, compared = Walk(), 0
    walk.begin(GAMES[1])
    while walk.step():
        moves = of_games.weighed(walk.board, walk.color)
        assert list(alone.look_again(moves.values, moves.ends, moves.numbers)) == moves.changes.tolist()
        values = of_games.values(walk.board, walk.color)
        assert dict(zip(moves.points, moves.values + moves.changes, strict=True)) == values
        first = 0
        for point, end in zip(moves.points.tolist(), moves.ends, strict=True):
            parts = of_games.parts(walk.board, walk.color, point)
            told = [number for number, _ in parts if number < NUM_FEATURES]
            assert told == moves.numbers[first:end].tolist()
            first = end
        compared += 1
    assert compared > 30


def test_what_are_no_moves_is_not_looked_at_again(book_with):
    valuation = Valuation(network=Network(random_parameters(1)))

    def ask(values, ends, numbers):
        return valuation.look_again(
            np.array(values, float), np.array(ends, np.int32), np.array(numbers, np.int16)
        )

    assert len(ask([0.5, 1.0], [1, 1], [2])) == 2
    for wrong in (
        ([], [], []),
        ([1.0] * 5000, [0] * 5000, []),
        ([1.0, 2.0], [1], [3]),
        ([1.0], [2], [3]),
        ([1.0, 2.0], [2, 1], [3]),
        ([1.0], [-1], []),
        ([1.0], [1], [NUM_FEATURES]),
        ([1.0], [1], [-1]),
        ([float("nan")] * 100, [0] * 100, []),
        ([1.0, float("inf")], [0, 0], []),
    ):
        with pytest.raises(EngineError):
            ask(*wrong)
    with pytest.raises(EngineError, match="no network"):
        Valuation(book_with(None)).look_again(np.zeros(1), np.zeros(1, np.int32), np.zeros(0, np.int16))


@settings(max_examples=repeated(10, 20))
@given(st.integers(0, 1000))
def test_bytes_give_the_same_parameters(seed):
    parameters = random_parameters(seed)
    again = Parameters.from_bytes(parameters.to_bytes())
    assert again.to_bytes() == parameters.to_bytes()
    assert again.rows.keys() == parameters.rows.keys()
    assert all(np.array_equal(again.rows[name], row) for name, row in parameters.rows.items())
    assert np.array_equal(again.mixing, parameters.mixing)


def test_bytes_that_were_cut_or_grew_are_refused():
    content = random_parameters(3).to_bytes()
    for size in (*range(60), *range(60, len(content), 997), len(content) - 1):
        with pytest.raises(EngineError, match="network"):
            Parameters.from_bytes(content[:size])
    with pytest.raises(EngineError, match="network"):
        Parameters.from_bytes(content + b"x")


def test_parameters_that_could_overflow_are_refused():
    parameters = random_parameters(4)
    mixing = parameters.mixing.copy()
    mixing[3, 5] = 5000
    with pytest.raises(EngineError, match="a mixed weight is beyond"):
        Network(parameters._replace(mixing=mixing))
    with pytest.raises(EngineError, match="'out' has"):
        Network(parameters._replace(out=parameters.out[1:]))


def gathered(book, games=GAMES, most=LOOKED_AT):
    gatherer = Gatherer(book, most)
    for game in games:
        gatherer.add(game)
    return gatherer.take()


def test_lists_hold_what_the_valuation_says(book_with):
    book = book_with(None)
    lists, valuation = gathered(book, GAMES[:1], 20), Valuation(book)
    walk, at, position = Walk(), 0, 0
    walk.begin(GAMES[0])
    while walk.step():
        if walk.played == PASS:
            continue
        values = valuation.values(walk.board, walk.color)
        best = sorted(values, key=lambda point: -values[point])
        number = lists.moves[position]
        assert number <= 20
        for k, point in enumerate(best[:number]):
            parts = [number for number, _ in valuation.parts(walk.board, walk.color, point)]
            begin = lists.ends[at - 1] if at else 0
            assert lists.values[at] == np.float32(values[point])
            assert lists.numbers[begin : lists.ends[at]].tolist() == [n for n in parts if n < NUM_FEATURES]
            assert (point == walk.played) == (k == lists.played[position])
            at += 1
        left = [values[point] for point in best[number:]]
        rest = np.log(np.sum(np.exp(left))) if left else -np.inf
        assert lists.rest[position] == pytest.approx(rest, abs=1e-3)
        assert lists.chosen[position] == np.float32(values[walk.played])
        position += 1
    assert position == len(lists.moves)


def test_gathering_needs_a_number_of_moves(book_with):
    with pytest.raises(EngineError, match="0 moves of a position"):
        Gatherer(book_with(None), 0)


@pytest.mark.parametrize(
    ("name", "at", "value", "message"),
    [
        ("moves", 0, LOOKED_AT + 1, f"a position with more than {LOOKED_AT} moves"),
        ("moves", 0, -1, f"a position with more than {LOOKED_AT} moves"),
        ("played", 0, LOOKED_AT, "a position whose move is not among its moves"),
        ("moves", slice(1), None, "positions of which not everything is said"),
        ("values", slice(5), None, "positions without moves"),
        ("ends", 3, 10**9, "moves without features"),
        ("ends", 0, -1, "moves without features"),
        ("numbers", slice(5), None, "moves without features"),
        ("numbers", 7, NUM_FEATURES, "a feature that there is not"),
        ("numbers", 7, -1, "a feature that there is not"),
    ],
)
def test_what_are_no_shortlists_is_not_learned_from(book_with, name, at, value, message):
    lists = gathered(book_with(None), GAMES[:1])
    array = getattr(lists, name).copy()
    if value is None:
        array = array[at]
    else:
        array[at] = value
    changed = lists._replace(**{name: array})
    assert (lists.fault, changed.fault) == ("", message)
    with pytest.raises(EngineError, match="these are no shortlists: "):
        NetworkTrainer().take(changed)


def test_slopes_are_those_of_the_likelihood(book_with):
    lists = gathered(book_with(None), GAMES[:1])
    few = Shortlists(
        lists.moves[:BATCH],
        lists.played[:BATCH],
        lists.rest[:BATCH],
        lists.chosen[:BATCH],
        lists.values,
        lists.ends,
        lists.numbers,
    )
    trainer = NetworkTrainer(2)
    trainer.take(few)
    state = trainer.state()
    trainer.learn(np.arange(BATCH), 0.0)
    # after one step the running mean of Adam is a tenth of the slope
    slopes = -10 * trainer.state()[1]

    def evidence(number, change):
        moved = state.copy()
        moved[0, number] += change
        trainer.restore(moved)
        return trainer.measure().log_evidence

    rng = np.random.default_rng(0)
    rows = rng.choice(np.flatnonzero(slopes[: NUM_FEATURES * HIDDEN]), 25)
    others = rng.choice(np.arange(NUM_FEATURES * HIDDEN, state.shape[1]), 75)
    numbers = [*rows, *others]
    differences = [(evidence(number, 3e-3) - evidence(number, -3e-3)) / 6e-3 for number in numbers]
    # units begin to speak between the two, so the differences are not exact
    assert np.abs(slopes[numbers] - differences).max() < 1e-3
    assert np.abs(differences).max() > 1e-2
    assert np.corrcoef(slopes[numbers], differences)[0, 1] > 0.999


def test_learning_goes_on_from_a_state_bit_for_bit(book_with):
    lists = gathered(book_with(None))
    order = np.random.default_rng(0).permutation(len(lists.moves))
    whole, parts = NetworkTrainer(), NetworkTrainer()
    whole.take(lists)
    whole.learn(order, 1e-3)
    whole.learn(order, 1e-3)
    parts.take(lists)
    parts.learn(order, 1e-3)
    other = NetworkTrainer(5)
    other.restore(parts.state())
    other.take(lists)
    other.learn(order, 1e-3)
    assert np.array_equal(whole.state(), other.state())


def test_it_learns_what_weights_cannot():
    """Of two moves the one with an odd number of two features was played."""
    rng = np.random.default_rng(0)
    moves, played, numbers, ends = [], [], [], []
    for _ in range(2000):
        kinds = [[rng.integers(2), rng.integers(2)] for _ in range(2)]
        odd = [sum(kind) % 2 for kind in kinds]
        if odd[0] == odd[1]:
            continue
        moves.append(2)
        played.append(odd.index(1))
        for kind in kinds:
            numbers += [i for i in range(2) if kind[i]]
            ends.append(len(numbers))
    zeros = np.zeros(len(moves), np.float32)
    lists = Shortlists(
        np.array(moves, np.int32),
        np.array(played, np.int32),
        zeros - np.inf,
        zeros,
        np.zeros(len(ends), np.float32),
        np.array(ends, np.int64),
        np.array(numbers, np.int16),
    )
    trainer = NetworkTrainer()
    trainer.take(lists)
    trainer.silence()
    assert trainer.measure().log_evidence == pytest.approx(np.log(0.5))
    trainer = NetworkTrainer()
    trainer.take(lists)
    for _ in range(20):
        trainer.learn(np.arange(len(moves)), 3e-3)
    assert trainer.measure().log_evidence > -0.05


def test_whole_numbers_lose_little(book_with):
    book = book_with(None)
    lists = gathered(book)
    trainer = NetworkTrainer()
    trainer.take(lists)
    for _ in range(5):
        trainer.learn(np.arange(len(lists.moves)), 1e-3)
    learned = trainer.measure().log_evidence
    valuation, walk, total, number = Valuation(book, network=Network(trainer.parameters())), Walk(), 0.0, 0
    for game in GAMES:
        walk.begin(game)
        while walk.step():
            if walk.played == PASS:
                continue
            values = valuation.values(walk.board, walk.color)
            total += values[walk.played] - np.log(np.sum(np.exp(list(values.values()))))
            number += 1
    assert number == len(lists.moves)
    assert total / number == pytest.approx(learned, abs=0.01)
    trainer.silence()
    assert learned > trainer.measure().log_evidence + 0.1
