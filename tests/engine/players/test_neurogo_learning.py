"""The network against sums one by one, its gradient against finite differences, and what learning is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from neurogo_naive import Naive
from reading_positions import random_board

from engine.board import Board
from engine.diagram import read
from engine.evaluation.safety import SAFE, SAFE_BLACK, SAFE_WHITE, SAFELY_DEAD, Safety
from engine.players.neurogo.learning import Learner
from engine.players.neurogo.network import MOST_HIDDEN, Network, num_weights
from engine.players.neurogo.system import System
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    encode_move,
    opponent,
    transform,
)

SPREAD = 0.4


def made(num_hidden, seed):
    """A network with weights that are not small."""
    network = Network(num_hidden, [0.0] * num_weights(num_hidden))
    weights = [weight * SPREAD / 0.1 for weight in Learner(network).first_weights(seed)]
    network.set_weights(weights)
    return network


def setup_of(board):
    return [(board.color_at(p), p) for p in board_points(board.size) if board.color_at(p) != EMPTY]


def with_stones(size, stones):
    board = Board(size)
    board.setup(b"".join(encode_move(color, point) for color, point in stones))
    return board


# -- outputs and gradient ---------------------------------------------------------------------------------


@pytest.mark.parametrize("num_hidden", [1, 3, 12, 24])
def test_outputs_are_the_sums_of_the_slow_way(num_hidden):
    board = random_board(4, num_hidden, 9)
    system = System(made(num_hidden, 1))
    naive = Naive(board, WHITE)
    naive.prepare()
    system.lead(board, WHITE)
    wanted = naive.outputs(num_hidden, system.network.weight_list())
    assert system.outputs() == pytest.approx(wanted, abs=1e-5)


@pytest.mark.parametrize(("num_hidden", "seed", "color"), [(2, 1, BLACK), (3, 2, WHITE), (5, 3, BLACK)])
def test_the_gradient_is_that_of_finite_differences(num_hidden, seed, color):
    """Of half the squared errors over points, those of a string one by one, without the expert's."""
    board = random_board(4, 10 + seed, 8)
    system = System(made(num_hidden, seed))
    naive = Naive(board, color)
    naive.prepare()
    targets = {point: (7 * i % 10) / 10 for i, point in enumerate(board_points(4))}
    system.lead(board, color)
    settled = {coordinates(point) for point in system.settled()}
    wanted = {coordinates(point): value for point, value in targets.items()}
    weights = system.network.weight_list()

    def loss(changed):
        outputs = dict(zip(naive.units, naive.outputs(num_hidden, changed), strict=True))
        total = 0.0
        for point, value in wanted.items():
            if point not in settled:
                target = value if color == BLACK else 1 - value
                total += (target - outputs[naive.unit_at[point]]) ** 2 / 2
        return total

    gradient = system.gradient(targets)
    assert max(map(abs, gradient)) > 0.01
    checked = range(0, len(weights), max(1, len(weights) // 150))
    for i in (*checked, *range(len(weights) - 3, len(weights))):
        up, down = list(weights), list(weights)
        up[i] += 1e-4
        down[i] -= 1e-4
        assert gradient[i] == pytest.approx(-(loss(up) - loss(down)) / 2e-4, abs=2e-5), i


def test_the_gradient_is_the_sum_over_all_places_of_a_weight():
    """A step along it lowers the error."""
    board = random_board(9, 4, 40)
    system = System(made(12, 4))
    targets = {point: float(coordinates(point)[0] < 5) for point in board_points(9)}

    def loss():
        system.lead(board, BLACK)
        owned = system.ownership()
        return sum((targets[point] - owned[point]) ** 2 for point in board_points(9))

    before = loss()
    gradient = system.gradient(targets)
    weights = system.network.weight_list()
    system.network.set_weights([w + 1e-3 * g for w, g in zip(weights, gradient, strict=True)])
    assert loss() < before - 1e-3


# -- the system -------------------------------------------------------------------------------------------


# Boards that stay the same: of 3,000 like these there is one (9, 1930, 2) where a ladder is read otherwise
# when turned. The last four need strings to be told apart by their stones too: what was asked of the one
# position must not answer for the other.
@pytest.mark.parametrize(
    ("size", "seed", "symmetry"),
    [
        *((3 + seed % 7, seed, seed % 8) for seed in range(24)),
        (7, 32990, 4),
        (6, 1180, 4),
        (7, 1591, 7),
        (6, 1775, 7),
    ],
)
def test_symmetries_and_exchanged_colors_turn_the_answer_with_them(size, seed, symmetry):
    stones = setup_of(random_board(size, seed, 3 * size))
    system = System(made(12, 2))
    lead = system.lead(with_stones(size, stones), BLACK)
    owned = system.ownership()
    turned = [(opponent(color), transform(point, symmetry, size)) for color, point in stones]
    assert system.lead(with_stones(size, turned), WHITE) == pytest.approx(lead, abs=1e-3)
    told = system.ownership()
    for point, share in owned.items():
        assert told[transform(point, symmetry, size)] == pytest.approx(1 - share, abs=1e-5)


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_what_was_asked_before_changes_nothing(seed):
    network = made(3, 1)
    kept = System(network)
    for length in (12, 40, 25):
        board = random_board(7, seed, length)
        fresh = System(network)
        assert kept.lead(board, BLACK) == fresh.lead(board, BLACK)
        assert kept.ownership() == fresh.ownership()
        for point in board_points(7)[::5]:
            if board.is_legal(WHITE, point):
                board.play(WHITE, point)
                assert kept.lead(board, BLACK, False) == System(network).lead(board, BLACK)
                board.undo()


ALIVE = """
    . X . X . O .
    X X X X X O O
    . . . . X O .
    . . . . X O O
    . . . . X O .
    . . . . X O O
    . . . . X O .
"""


def test_the_external_expert_overrides_the_network():
    board = read(ALIVE)
    system = System(made(3, 1))
    system.lead(board, BLACK)
    owned, settled = system.ownership(), system.settled()
    expert = Safety()
    owner = {SAFE_BLACK: BLACK, SAFE_WHITE: WHITE}
    for point in board_points(7):
        status = expert.status(board, point)
        if status == SAFE:
            owner[status] = board.color_at(point)
        elif status == SAFELY_DEAD:
            owner[status] = opponent(board.color_at(point))
        assert settled.get(point) == owner.get(status)
        if point in settled:
            assert owned[point] == (settled[point] == BLACK)
    assert 0 < len(settled) < 49
    targets = dict.fromkeys(board_points(7), 0.5)
    kept = system.gradient(targets)
    assert kept == system.gradient({**targets, **dict.fromkeys(settled, 0.1)})


def test_a_game_that_has_ended_is_scored_by_stones_and_what_they_surround():
    owned = System(made(3, 1)).ended(read(". X O .\n. X O .\nX X O .\n. . . O"))
    shares = [owned[point] for point in board_points(4)]
    assert shares == [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0.5, 0.5, 0.5, 0]


def test_weights_of_small_boards_run_on_large_ones():
    system = System(made(12, 2))
    for size in (1, 5, 19, 25):
        assert abs(system.lead(Board(size), BLACK)) <= size * size
        assert len(system.outputs()) == size * size


# -- learning ---------------------------------------------------------------------------------------------


def learned(games, seed=3, num_hidden=3, size=5):
    network = Network(num_hidden, [0.0] * num_weights(num_hidden))
    learner = Learner(network, 0.02)
    network.set_weights(learner.first_weights(seed))
    return [learner.game(size, seed, number) for number in games], network.weight_list()


def test_training_is_the_same_for_a_seed_and_no_other():
    assert learned(range(1, 9)) == learned(range(1, 9))
    assert learned(range(1, 3))[1] != learned(range(1, 3), seed=4)[1]


def test_a_game_is_one_by_the_rules_and_ends():
    games, _ = learned(range(1, 16))
    assert len({game.moves for game in games}) > 10
    for game in games:
        board, met = Board(5), set()
        for number, point in enumerate(game.moves):
            board.play(WHITE if number % 2 else BLACK, point)
            assert point == PASS or board.hash not in met
            met.add(board.hash)
        assert game.moves[-2:] == (PASS, PASS) or len(game.moves) == 75
        assert abs(game.lead) <= 25


def test_the_targets_are_the_outputs_one_move_later_and_the_score():
    """One game of TD(0), done again step by step from the moves that were played."""
    seed, size, rate = 3, 4, 0.02
    network = Network(3, [0.0] * num_weights(3))
    learner = Learner(network, rate)
    weights = learner.first_weights(seed)
    network.set_weights(weights)
    game = learner.game(size, seed, 1)
    board = Board(size)
    for number, point in enumerate(game.moves):
        board.play(WHITE if number % 2 else BLACK, point)
    again = System(Network(3, weights))
    target = again.ended(board)
    for number in reversed(range(len(game.moves))):
        board.undo()
        color = WHITE if number % 2 else BLACK
        again.lead(board, color)
        gradient = again.gradient(target)
        weights = [w + rate * g for w, g in zip(again.network.weight_list(), gradient, strict=True)]
        again.network.set_weights(weights)
        again.lead(board, color)
        target = again.ownership()
    assert again.network.weight_list() == pytest.approx(network.weight_list(), abs=1e-6)


@pytest.mark.parametrize("num_hidden", [0, MOST_HIDDEN + 1])
def test_a_network_of_an_impossible_size_is_refused(num_hidden):
    with pytest.raises(EngineError, match="hidden neurons"):
        Network(num_hidden, [])


def test_the_wrong_number_of_weights_is_refused():
    with pytest.raises(EngineError, match="weights are wanted"):
        Network(3, [0.0])
