"""Learning a board network: slopes against differences of the likelihood, threads, whole numbers."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from learning_games import positions, random_game, shape_patterns, weighted_book
from thorough import repeated

from engine.board import Board
from engine.board_network import LAYERS, BoardNetwork, BoardParameters
from engine.learning.board_training import BOARD_BATCH, BoardTrainer
from engine.learning.board_views import BoardViews, ViewGatherer
from engine.learning.training import MAX_RANK
from engine.planes import PLANES
from engine.points import BLACK, WHITE, EngineError, board_points
from engine.valuation import Valuation

GAMES = [random_game(9, 60, seed) for seed in range(4)] + [random_game(7, 30, 9)]
CHANNELS = 64
LAYER = 4 * CHANNELS * CHANNELS
AT_MIXING = LAYERS * (LAYER + CHANNELS)


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return weighted_book(tmp_path_factory.mktemp("training") / "book.bin", shape_patterns(GAMES, 3))


@pytest.fixture(scope="module")
def views(book):
    gatherer = ViewGatherer(book)
    for game in GAMES:
        gatherer.add(game)
    return gatherer.take()


def trained(views, passes=3, threads=1, rate=1e-3, seed=0):
    trainer = BoardTrainer(seed, threads)
    trainer.take(views)
    for number in range(passes):
        learn_all(trainer, views, number, rate)
    return trainer


def learn_all(trainer, views, number, rate):
    """A pass over all positions, in an order that its number says."""
    trainer.learn(np.random.default_rng(number).permutation(len(views.moves)), rate)


def first_of(views, number):
    """The first positions alone."""
    moves, points = views.moves[:number].sum(), (views.sizes[:number] ** 2).sum()
    ends = {"values": moves, "places": moves, "planes": points * PLANES}
    return BoardViews(*(array[: ends.get(name, number)] for name, array in views._asdict().items()))


@pytest.fixture(scope="module")
def learned(views):
    """What is learned on one thread: the states after no pass, one, two and three."""
    trainer = trained(views, 0)
    states = [trainer.state()]
    for number in range(3):
        learn_all(trainer, views, number, 1e-3)
        states.append(trainer.state())
    return states


def at(state, views):
    """A trainer in that state."""
    trainer = BoardTrainer(5)
    trainer.restore(state)
    trainer.take(views)
    return trainer


def test_views_hold_what_valuations_say(book, views):
    valuation, first, square = Valuation(book), 0, 0
    told = [(board.copy(), color, point) for game in GAMES for board, color, point in positions(game)]
    assert len(views.moves) == len(told) > 150
    for number, (board, color, point) in enumerate(told):
        values = valuation.values(board, color)
        size, moves = board.size, views.moves[number]
        assert views.sizes[number] == size
        listed = views.values[first : first + moves]
        assert list(listed) == sorted(listed, reverse=True)
        assert listed == pytest.approx(sorted(values.values(), reverse=True)[:moves])
        chosen = values[point]
        assert views.chosen[number] == pytest.approx(chosen)
        assert views.played[number] < moves
        if views.played[number] >= 0:
            assert listed[views.played[number]] == pytest.approx(chosen)
        rest = sorted(values.values(), reverse=True)[moves:]
        assert np.exp(views.rest[number]) == pytest.approx(np.exp(rest).sum(), rel=1e-5)
        first += moves
        square += size * size
    assert (len(views.values), len(views.places), len(views.planes)) == (first, first, square * PLANES)


def test_it_is_measured_as_the_values_are_while_it_says_nothing(book, views):
    trainer = BoardTrainer()
    trainer.take(views)
    trainer.silence()
    measured = trainer.measure()
    valuation, total, ranks = Valuation(book), 0.0, np.zeros(MAX_RANK, int)
    for game in GAMES:
        for board, color, point in positions(game):
            values = valuation.values(board, color)
            total += values[point] - np.log(np.exp(list(values.values())).sum())
            ranks[sum(value > values[point] for value in values.values())] += 1
    assert measured.positions == len(views.moves)
    assert measured.log_evidence == pytest.approx(total / len(views.moves), abs=1e-5)
    assert np.cumsum(measured.ranks)[:30] == pytest.approx(np.cumsum(ranks)[:30], abs=1)


def test_slopes_are_those_of_the_likelihood(views, learned):
    state = learned[3].copy()
    state[1:] = 0
    trainer = at(state, first_of(views, BOARD_BATCH))
    seen = trainer.learn(np.arange(BOARD_BATCH, dtype=np.int32), 0.0)
    assert seen.log_evidence == trainer.measure().log_evidence
    # nothing moved, and the running mean of one batch is a tenth of the slope
    slopes = -10 * trainer.state()[1]
    assert np.array_equal(trainer.state()[0], state[0])

    def evidence(number, change):
        moved = state.copy()
        moved[0, number] += change
        trainer.restore(moved)
        return trainer.measure().log_evidence

    rng = np.random.default_rng(0)
    parts = [range(layer * LAYER, (layer + 1) * LAYER) for layer in range(LAYERS)]
    parts += [range(LAYERS * LAYER, AT_MIXING), range(AT_MIXING, state.shape[1])]
    for part in parts:
        told = [number for number in part if slopes[number]]
        numbers = rng.choice(sorted(told, key=lambda number: -abs(slopes[number]))[:200], repeated(10, 20))
        differences = [(evidence(number, 1e-3) - evidence(number, -1e-3)) / 2e-3 for number in numbers]
        # units begin to speak between the two, so the differences are not exact
        assert np.corrcoef(slopes[numbers], differences)[0, 1] > 0.99
        assert np.abs(slopes[numbers] - differences).max() < 0.15 * np.abs(differences).max()


def test_any_number_of_threads_learns_the_same(views, learned):
    one, three = at(learned[3], views), trained(views, threads=3)
    assert np.array_equal(one.state(), three.state())
    assert one.measure().log_evidence == three.measure().log_evidence
    assert np.array_equal(one.measure().ranks, three.measure().ranks)


def told_of_narrow_registers():
    """What a machine without wide registers learns, and what it says then: printed by the test below."""
    views = tiny_views()
    trainer = trained(views, 2)
    network = Valuation(board_network=BoardNetwork(trainer.parameters()))
    board = Board(7)  # all moves of which are looked at, although nothing speaks for any
    board.play(BLACK, board_points(7)[16])
    return trainer.state().tobytes().hex(), sorted(network.values(board, WHITE).items())


def tiny_views():
    rng = np.random.default_rng(3)
    number, size = 70, 9
    zeros = np.zeros(number, np.float32)
    return BoardViews(
        np.full(number, size, np.int32),
        np.full(number, 3, np.int32),
        rng.integers(-1, 3, number).astype(np.int32),
        zeros,
        zeros,
        np.tile(np.array([0.5, 0.25, 0.0], np.float32), number),
        rng.permuted(np.tile(np.arange(81, dtype=np.int16), (number, 1)), axis=1)[:, :3].ravel(),
        rng.integers(0, 128, number * size * size * PLANES).astype(np.int8),
    )


@pytest.mark.parametrize("bits", ["128", "256"])
def test_wide_registers_and_narrow_ones_learn_and_say_the_same(bits):
    code = "import test_board_training as test; print(repr(test.told_of_narrow_registers()))"
    narrow = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parent,
        env={**os.environ, "KATACHI_REGISTERS": bits, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    state, values = told_of_narrow_registers()
    assert ast.literal_eval(narrow.stdout) == (state, values)
    assert len({value for _, value in values}) > 20


def test_learning_goes_on_from_a_state_bit_for_bit(views, learned):
    other = at(learned[1], views)
    learn_all(other, views, 1, 1e-3)
    assert np.array_equal(learned[2], other.state())
    with pytest.raises(EngineError, match="a state of shape"):
        other.restore(learned[1][:, 1:])


def test_a_board_network_can_be_gone_on_with(views, learned):
    first = at(learned[3], views)
    other = BoardTrainer(7)
    other.begin_with(first.parameters())
    assert other.parameters().to_bytes() == first.parameters().to_bytes()
    other.take(views)
    first.take(views)
    assert other.measure().log_evidence == pytest.approx(first.measure().log_evidence, abs=1e-3)
    state = other.state()
    assert not state[1:].any()


def test_a_narrower_one_is_gone_on_with_as_if_it_were_wide(views):
    """The channels that it has not say nothing at first, and all learn."""
    rng = np.random.default_rng(2)
    spread = {"layers": 60, "begin": 20_000, "mixing": 100, "mixed": 9_000, "out": 60}
    narrow = BoardParameters(
        *(
            rng.integers(-spread[name], spread[name], shape).astype(dtype)
            for name, (shape, dtype, _) in BoardParameters.forms(32, 3 * 32).items()
        )
    ).widened()
    trainer = BoardTrainer(3)
    trainer.begin_with(narrow)
    wide = trainer.parameters()
    assert np.array_equal(wide.layers[:, :32], narrow.layers[:, :32])
    assert wide.layers[:, 32:].any(axis=2).all()
    assert not wide.mixing[:, 32:64].any()
    plain, widened = (Valuation(board_network=BoardNetwork(each)) for each in (narrow, wide))
    for board, color, _ in list(positions(GAMES[0]))[::9]:
        assert plain.values(board, color) == widened.values(board, color)
    trainer.take(views)
    for _ in range(4):
        trainer.learn(np.arange(len(views.moves)), 0.05)
    learned = trainer.parameters()
    assert learned.mixing[:, 32:64].any(axis=0).sum() > 16
    listening = learned.layers[1:].reshape(LAYERS - 1, CHANNELS, 4, CHANNELS)[:, :32, :, 32:]
    assert not wide.layers[1:].reshape(LAYERS - 1, CHANNELS, 4, CHANNELS)[:, :32, :, 32:].any()
    assert listening.any(axis=(0, 1, 2)).sum() > 16


def test_a_last_batch_may_be_smaller_and_nothing_may_be_there(views):
    trainer = BoardTrainer()
    trainer.take(views)
    assert trainer.learn(np.arange(BOARD_BATCH + 3), 1e-3).positions == BOARD_BATCH + 3
    empty = BoardViews(*(array[:0] for array in views))
    trainer.take(empty)
    assert (trainer.measure().positions, trainer.learn(np.arange(0), 1e-3).positions) == (0, 0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"sizes": np.int64}, "'sizes' is int64, not int32"),
        ({"rest": slice(1, None)}, "positions of which not everything is said"),
        ({"sizes": 26}, "a position of an impossible size"),
        ({"moves": 65}, "a position of an impossible size"),
        ({"played": 64}, "a position whose move is not among its moves"),
        ({"values": slice(1, None)}, "moves of no position"),
        ({"places": 81}, "a move that is on no board"),
        ({"planes": slice(1, None)}, "planes of no position"),
    ],
)
def test_what_are_no_views_is_not_learned_from(views, change, message):
    ((name, how),) = change.items()
    array = getattr(views, name).copy()
    if isinstance(how, int):
        array[-1] = how
    array = array[how] if isinstance(how, slice) else array.astype(how) if isinstance(how, type) else array
    changed = views._replace(**{name: array})
    assert (views.fault, changed.fault) == ("", message)
    with pytest.raises(EngineError, match="these are no views of positions"):
        BoardTrainer().take(changed)


def test_weights_stay_where_whole_numbers_hold_them(views):
    trainer = trained(views, 6, rate=0.3)
    assert np.abs(trainer.state()[0, : LAYERS * LAYER]).max() <= 1023 / 1024
    assert trainer.parameters().fault() == ""


def views_of_two_moves(planes, played, places):
    """Positions with the same two moves, both worth as much, and no others."""
    number, size = planes.shape[:2]
    zeros = np.zeros(number, np.float32)
    return BoardViews(
        np.full(number, size, np.int32),
        np.full(number, 2, np.int32),
        played,
        zeros - np.inf,
        zeros,
        np.zeros(2 * number, np.float32),
        np.tile(np.array(places, np.int16), number),
        planes.ravel(),
    )


def test_it_learns_what_is_five_points_away():
    """Of two moves with the same value and the same neighbourhood the one with a mark above it was played."""
    rng, size, number = np.random.default_rng(0), 9, 200
    planes = np.zeros((number, size, size, PLANES), np.int8)
    planes[..., 0] = 32
    played = rng.integers(0, 2, number).astype(np.int32)
    planes[np.arange(number), 1, np.where(played == 0, 0, 8), 1] = 32  # five rows above (6, 0) or (6, 8)
    flat = views_of_two_moves(planes, played, [6 * size, 6 * size + 8])
    trainer = BoardTrainer()
    trainer.take(flat)
    trainer.silence()
    assert trainer.measure().log_evidence == pytest.approx(np.log(0.5))
    trainer = trained(flat, 14, rate=3e-3)
    assert trainer.measure().log_evidence > -0.1


def test_it_learns_how_much_there_is_far_away():
    """The move that was played is told by whose stones are on the other side, too far for any layer."""
    rng, size, number = np.random.default_rng(1), 9, 200
    planes = np.zeros((number, size, size, PLANES), np.int8)
    planes[..., 0] = 32
    played = rng.integers(0, 2, number).astype(np.int32)
    for side in (0, 1):
        planes[played == side, :, 8:, 1 + side] = 32
    planes[:, 4, 0, 3] = planes[:, 4, 1, 4] = 32  # by which the two moves differ
    assert LAYERS < 8 - 1
    far = views_of_two_moves(planes, played, [4 * size, 4 * size + 1])
    trainer = trained(far, 12, rate=3e-3)
    assert trainer.measure().log_evidence > -0.1


def test_whole_numbers_lose_little(book, views):
    trainer = trained(views, 12)
    learned = trainer.measure()
    valuation, total = Valuation(book, board_network=BoardNetwork(trainer.parameters())), 0.0
    for game in GAMES:
        for board, color, point in positions(game):
            values = valuation.values(board, color)
            total += values[point] - np.log(np.sum(np.exp(list(values.values()))))
    assert total / learned.positions == pytest.approx(learned.log_evidence, abs=0.005)
    trainer.silence()
    assert learned.log_evidence > trainer.measure().log_evidence + 0.02
