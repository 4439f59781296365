"""Training and measuring against differences of the log-likelihood, sorted values and weights set to zero."""

import math

import numpy as np
import pytest
from learning_games import classic, family_patterns, positions, random_game, shape_patterns, weighted_book
from thorough import repeated

from engine.features import FEATURES, NUM_FEATURES
from engine.learning.training import LEARNERS, ROUND, Trainer
from engine.points import EngineError
from engine.valuation import Valuation
from engine.walk import Game

CLASSICS = [classic(name) for name in ("shusaku-castle-1", "kisei-1996", "alphago-lee-sedol-4")]
SMALL = [random_game(5 + i % 4, 20, i) for i in range(9)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("books")


@pytest.fixture(scope="module")
def small_book(folder):
    patterns = family_patterns() + shape_patterns(SMALL, 4)
    assert len(patterns) > 50
    return weighted_book(folder / "small.bin", patterns)


@pytest.fixture(scope="module")
def fresh_book(folder):
    """Shapes of classic games; all weights are zero."""
    return weighted_book(folder / "fresh.bin", shape_patterns(CLASSICS, 5), spread=0)


# -- measuring -----------------------------------------------------------------------------------------


def naive_measures(book, games):
    """The log-likelihood, the number of positions, and how many played moves have each rank."""
    valuation, total, ranks = Valuation(book), 0.0, np.zeros(362, int)
    for game in games:
        for board, color, played in positions(game):
            values = valuation.values(board, color)
            total += values[played] - math.log(sum(map(math.exp, values.values())))
            # stable: of equal values the first point comes first
            ranks[sorted(values, key=values.get, reverse=True).index(played)] += 1
    return total, int(ranks.sum()), ranks


@pytest.mark.parametrize("threads", [1, 3])
def test_what_is_measured(small_book, threads):
    games = [*SMALL, Game(9, b"", b"..::ee::"), Game(9, b"", b""), CLASSICS[0]]
    total, num_positions, ranks = naive_measures(small_book, games)
    measured = Trainer(small_book).measure(games, threads)
    assert measured.positions == num_positions == measured.ranks.sum()
    assert measured.log_evidence == pytest.approx(total / num_positions, abs=1e-7)
    assert measured.ranks.tolist() == ranks.tolist()


def test_measuring_changes_nothing(small_book):
    trainer = Trainer(small_book)
    before = trainer.state()
    assert trainer.measure(SMALL).log_evidence == trainer.measure(SMALL).log_evidence
    trainer.gains(SMALL)
    assert (trainer.state() == before).all()
    assert before[0].tolist() == [
        *(np.float32(small_book.weights[feature.name]) for feature in FEATURES),
        *(small_book.pattern(i).weight for i in range(len(small_book))),
    ]


def test_nothing_to_measure():
    measured = Trainer(None).measure([Game(9, b"", b"..::")])
    assert (measured.positions, measured.log_evidence, measured.ranks.any()) == (0, 0.0, False)
    assert Trainer(None).measure([]).positions == 0


def test_a_game_is_learned_up_to_its_first_illegal_move():
    game = random_game(5, 11, 4)
    broken = Game(5, b"", game.moves + game.moves[-2:].swapcase() + b"aabb")
    assert game.moves[-2:].isalpha()
    assert Trainer(None).measure([broken]).positions == Trainer(None).measure([game]).positions


# -- the gradient --------------------------------------------------------------------------------------


def log_likelihood(trainer, weights, games):
    trainer.restore(np.stack([weights, np.zeros_like(weights)]).astype(np.float32))
    measured = trainer.measure(games)
    return measured.log_evidence * measured.positions


def test_the_gradient_is_the_slope_of_the_log_likelihood(small_book):
    """One learner and one round: the root of the squares is the gradient, the step has its sign."""
    games = [Game(SMALL[5].size, b"", SMALL[5].moves[: 2 * ROUND])]
    trainer = Trainer(small_book, learners=1)
    before = trainer.weights()
    assert 5 <= trainer.epoch(games, rate=0.5).positions <= ROUND
    weights, squares = trainer.state()
    gradient = np.sign(weights - before) * np.sqrt(squares)
    changed = np.flatnonzero(squares)
    assert len(changed) > 60
    assert np.abs(np.abs(weights - before)[changed] - 0.5).max() < 1e-5
    for number in changed[:: repeated(2, 1)]:
        slope = [before.copy(), before.copy()]
        slope[0][number] += 0.02
        slope[1][number] -= 0.02
        up, down = (log_likelihood(trainer, there, games) for there in slope)
        assert gradient[number] == pytest.approx((up - down) / 0.04, abs=2e-4)
    whole = log_likelihood(trainer, before, games)
    for number in np.flatnonzero(squares == 0)[::20]:
        other = before.copy()
        other[number] += 1
        assert log_likelihood(trainer, other, games) == pytest.approx(whole, abs=1e-5)


def test_steps_shrink_with_the_sum_of_squares(small_book):
    """A second round of the same positions: the step is rate * gradient / root of both squares."""
    games = [Game(SMALL[5].size, b"", SMALL[5].moves[: 2 * ROUND])]
    trainer = Trainer(small_book, learners=1)
    trainer.epoch(games, rate=0.01)
    first = trainer.state()
    trainer.epoch(games, rate=0.01)
    second = trainer.state()
    gradient = np.sqrt(np.maximum(second[1] - first[1], 0))
    there = np.flatnonzero(gradient > 0.01)
    expected = 0.01 * gradient[there] / np.sqrt(second[1][there])
    assert len(there) > 50
    assert np.abs(second[0] - first[0])[there] == pytest.approx(expected, rel=0.01)


# -- passes --------------------------------------------------------------------------------------------


def test_every_pass_makes_the_moves_more_likely(fresh_book):
    trainer, longest = Trainer(fresh_book), 0
    evidence = [trainer.measure(CLASSICS).log_evidence]
    for _ in range(3):
        told = []
        seen = trainer.epoch(CLASSICS, 0.1, progress=told.append)
        longest = max(longest, *told)
        evidence.append(trainer.measure(CLASSICS).log_evidence)
        assert seen.positions == sum(told)
        # what a pass sees is measured before it has learned it
        assert evidence[-2] - 0.5 < seen.log_evidence < evidence[-1]
    assert evidence == sorted(evidence)
    assert evidence[0] < -5
    assert evidence[-1] > -3.4
    assert longest == min(LEARNERS, len(CLASSICS)) * ROUND


def test_weights_do_not_depend_on_the_number_of_threads(fresh_book):
    states = []
    for threads in (1, 2, 5):
        trainer = Trainer(fresh_book)
        seen = trainer.epoch(CLASSICS, 0.1, threads)
        states.append((trainer.state().tobytes(), seen.log_evidence, trainer.gains(SMALL, threads).tobytes()))
    assert states[0] == states[1] == states[2]


def test_a_pass_goes_on_from_a_state(fresh_book):
    one, other = Trainer(fresh_book), Trainer(fresh_book)
    one.epoch(CLASSICS[:2], 0.1)
    other.restore(one.state())
    assert (other.state() == one.state()).all()
    seen = one.epoch(CLASSICS, 0.05)
    also = other.epoch(CLASSICS, 0.05)
    assert seen.log_evidence == also.log_evidence
    assert (one.state() == other.state()).all()
    assert one.measure(SMALL).log_evidence == other.measure(SMALL).log_evidence


@pytest.mark.parametrize("shape", [(2, 5), (1, NUM_FEATURES), (NUM_FEATURES,)])
def test_a_state_of_another_book(shape):
    with pytest.raises(EngineError, match=f"is not one of {NUM_FEATURES} weights"):
        Trainer(None).restore(np.zeros(shape, np.float32))


# -- gains ---------------------------------------------------------------------------------------------


def likelihood_without(trainer, weights, number, games):
    """The log-likelihood when one weight becomes zero."""
    without = weights.copy()
    without[number] = 0
    return log_likelihood(trainer, without, games)


def test_gains_are_what_is_lost_without_a_weight(small_book):
    trainer = Trainer(small_book)
    for _ in range(4):
        trainer.epoch(SMALL, 0.05)
    weights, gains = trainer.weights(), trainer.gains(SMALL)
    assert (gains.dtype, gains.shape) == (np.dtype(float), weights.shape)
    order, whole = np.argsort(-np.abs(gains)), log_likelihood(trainer, weights, SMALL)
    for number in [*order[:20], *order[40:200:20]]:
        lost = whole - likelihood_without(trainer, weights, number, SMALL)
        # what is left out is of the third order
        third = abs(float(weights[number])) ** 3 * sum(len(game.moves) // 2 for game in SMALL) / 60
        assert gains[number] == pytest.approx(lost, abs=third + 0.001)
    assert np.abs(gains).max() > 1


def test_what_all_moves_have_gains_nothing(small_book):
    """Before the first move all moves have no last move: their weight changes no probability."""
    trainer = Trainer(small_book)
    gains = trainer.gains([Game(9, b"", b"ee")] * 20)
    number = [feature.name for feature in FEATURES].index("last-none/early")
    assert abs(trainer.weights()[number]) > 0.01
    assert gains[number] == pytest.approx(0, abs=1e-4)
