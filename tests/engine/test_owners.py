"""Whose points become: planes that turn with the board, a network against one written out, its file."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import CLASSICS
from thorough import repeated

from bench.owners import EVERY, Learner, Seen, examples, measure, nats
from engine.board import Board
from engine.ending import Ending
from engine.evaluation.groups import GROUP_SAFE
from engine.owners import CHANNELS, DEFAULT, INPUTS, NUM_LAYERS, PLANES, OwnerNetwork, load, see
from engine.points import BLACK, WHITE, EngineError, coordinates, decode_moves, opponent, point
from engine.position import Position
from pipeline.sgf import parse_game

SIZE = 9
#: the planes that the evaluation has no part in
FACTS = [
    i
    for i, name in enumerate(PLANES)
    if not any(w in name for w in ("strength", "land", "influence", "safe"))
]
LEVELS = {"own": ", 0 dead to 1 alive", "enemy": ""}
MOVES = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), min_size=4, max_size=50)


def random_network(seed):
    """A network all of whose numbers say something."""
    random = np.random.default_rng(seed)
    layers = [
        (
            random.normal(0, 0.15, (3 * number, CHANNELS)).astype(np.float32),
            random.normal(0, 0.1, CHANNELS).astype(np.float32),
        )
        for number in INPUTS
    ]
    return OwnerNetwork(layers, random.normal(0, 1, CHANNELS).astype(np.float32), 0.25)


def played(cells, turn=lambda col, row: (col, row), first=BLACK):
    """A board on which the two sides play at these cells, as far as that is legal, and who is next."""
    board, color = Board(SIZE), first
    for cell in cells:
        at = point(*turn(*cell))
        if board.is_legal(color, at):
            board.play(color, at)
            color = opponent(color)
    return board, color


def played_out(record):
    board = Board(19)
    for color, at in decode_moves(record.moves):
        board.play(color, at)
    return board


def seen(board, to_play):
    position = Position()
    return see(position, board, position.evaluation(board), to_play)


# -- planes -----------------------------------------------------------------------------------------------


@settings(max_examples=repeated(15, 30))
@given(MOVES)
def test_what_is_on_the_board_turns_with_it_and_with_the_colors(cells):
    straight = seen(*played(cells))[..., FACTS]
    mirrored = seen(*played(cells, lambda col, row: (SIZE - 1 - col, row)))[..., FACTS]
    turned = seen(*played(cells, lambda col, row: (row, col)))[..., FACTS]
    assert np.array_equal(mirrored, straight[:, ::-1])
    assert np.array_equal(turned, straight.transpose(1, 0, 2))
    assert np.array_equal(seen(*played(cells, first=WHITE))[..., FACTS], straight)


@settings(max_examples=30)
@given(MOVES, st.sampled_from([BLACK, WHITE]))
def test_what_the_evaluation_says_is_from_the_side_that_is_to_play(cells, to_play):
    board, _ = played(cells)
    position = Position()
    told = position.evaluation(board)
    planes = dict(zip(PLANES, see(position, board, told, to_play).transpose(2, 0, 1), strict=True))
    sign = 1 if to_play == BLACK else -1
    influence = position.influence.values(SIZE)
    for at, value in told.territory.items():
        col, row = coordinates(at)
        land = planes["own land, 0 to 1"][row, col] - planes["enemy land"][row, col]
        assert land == pytest.approx(sign * value, abs=1e-6)
        shown = (planes["own influence"][row, col], planes["enemy influence"][row, col])
        assert (shown[0] > shown[1]) == (sign * (influence[at][0] - influence[at][1]) > 0) or max(shown) == 0
    for group in told.groups:
        whose = "own" if group.color == to_play else "enemy"
        for at in group.stones:
            col, row = coordinates(at)
            strength = planes[f"strength of the {whose} group" + LEVELS[whose]][row, col]
            assert strength == pytest.approx((1 + group.strength) / 2, abs=1e-6)
            assert planes[f"{whose} stone that is safe"][row, col] == (group.status == GROUP_SAFE)


def test_planes_say_what_is_there():
    board = Board(SIZE)
    for color, at in ((BLACK, (2, 2)), (WHITE, (6, 6)), (BLACK, (2, 3))):
        board.play(color, point(*at))
    planes = dict(zip(PLANES, seen(board, WHITE).transpose(2, 0, 1), strict=True))
    assert {(at[1], at[0]) for at in np.argwhere(planes["enemy stone"])} == {(2, 2), (2, 3)}
    assert {(at[1], at[0]) for at in np.argwhere(planes["own stone"])} == {(6, 6)}
    assert planes["own string of 4 liberties"][6, 6] == planes["enemy string of 4 liberties"][3, 2] == 1
    assert planes["how full the board is, 0 to 1"][0, 0] == pytest.approx(3 / SIZE**2)
    assert [planes[f"line {n}"].sum() for n in range(1, 6)] == [32, 24, 16, 8, 1]
    assert planes["enemy influence"][2, 3] > planes["own influence"][2, 3]


# -- the network ------------------------------------------------------------------------------------------


def written_out(network, planes):
    """The leanings of one position, point by point."""
    size = len(planes)
    given = planes.astype(float)
    for number, (weights, begin) in enumerate(network.layers):
        found = np.zeros((size, size, CHANNELS))
        for row, col in itertools.product(range(size), repeat=2):
            parts = [np.zeros(given.shape[2]) for _ in range(3)]
            for down, right in itertools.product((-1, 0, 1), repeat=2):
                if 0 <= row + down < size and 0 <= col + right < size:
                    parts[abs(down) + abs(right)] += given[row + down, col + right]
            sums = np.concatenate(parts) @ weights + begin + (given[row, col] if number else 0)
            found[row, col] = np.maximum(sums, 0)
        given = found
    return given @ network.out + network.bias


@pytest.mark.parametrize("size", [5, 9])
def test_against_a_network_that_is_written_out(size):
    random = np.random.default_rng(size)
    network = random_network(size)
    some = random.random((2, size, size, len(PLANES))).astype(np.float32)
    expected = np.array([written_out(network, one) for one in some])
    assert np.abs(expected).max() > 1
    assert np.allclose(network.leanings(some), expected, rtol=1e-3, atol=1e-3)
    assert network.lead(some[0]) == pytest.approx(np.tanh(expected[0] / 2).sum(), abs=1e-2)


def test_what_it_says_turns_with_the_board():
    network = random_network(1)
    planes = np.random.default_rng(2).random((SIZE, SIZE, len(PLANES))).astype(np.float32)
    told = network.owners(planes)
    assert np.allclose(network.owners(planes[::-1]), told[::-1], atol=1e-4)
    assert np.allclose(network.owners(planes.transpose(1, 0, 2)), told.T, atol=1e-4)


def test_nothing_farther_away_than_its_layers_see():
    network = random_network(3)
    planes = np.random.default_rng(4).random((19, 19, len(PLANES))).astype(np.float32)
    changed = planes.copy()
    changed[9, 9] += 1
    before, after = network.leanings(np.stack((planes, changed)))
    differs = np.argwhere(np.abs(after - before) > 1e-3)
    assert np.abs(differs - 9).max() == NUM_LAYERS
    assert len(differs) > 100


#: of the first twenty classics those after which reading finds an owner of all that is left
ENDED = [
    "alphago-fan-hui-1",
    "alphago-lee-sedol-5",
    "atomic-bomb",
    "ear-reddening",
    "genjo-chitoku-jigo",
    "go-seigen-kitani-7-dan",
    "go-seigen-kitani-fever",
]


def test_at_the_end_of_classics_it_owns_what_the_count_does():
    """The games are of other times and players than those it was learned from."""
    ending, right, points = Ending(), 0, 0
    for path in (path for path in CLASSICS if path.stem in ENDED):
        board = played_out(parse_game(path.read_bytes()))
        owners = ending.owners(board)
        if owners is None:
            continue
        to_play = opponent(board.moves()[-1][0])
        told = load().owners(seen(board, to_play))
        for at, color in owners.items():
            col, row = coordinates(at)
            right += (told[row, col] > 0) == (color == to_play)
            points += 1
    assert points > 700
    assert right / points > 0.95


# -- the file ---------------------------------------------------------------------------------------------


def test_a_network_comes_back_from_its_file(tmp_path):
    network = random_network(5)
    network.save(tmp_path / "owners.npz")
    again = load(tmp_path / "owners.npz")
    planes = np.random.default_rng(6).random((1, SIZE, SIZE, len(PLANES))).astype(np.float32)
    assert np.array_equal(again.leanings(planes), network.leanings(planes))
    assert [path.name for path in tmp_path.iterdir()] == ["owners.npz"]


def test_files_that_cannot_be_used(tmp_path):
    with pytest.raises(EngineError, match=r"none\.npz: No such file"):
        load(tmp_path / "none.npz")
    whole = DEFAULT.read_bytes()
    for name, content in (
        ("cut.npz", whole[: len(whole) // 2]),
        ("empty.npz", b""),
        ("text.npz", b"nothing\n"),
        ("changed.npz", whole[:2000] + bytes([whole[2000] ^ 1]) + whole[2001:]),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(EngineError, match=f"{name}: damaged .*; copy it again") as error:
            load(tmp_path / name)
        assert "\n" not in str(error.value)
    np.savez(tmp_path / "other.npz", out=np.zeros(3))
    with pytest.raises(EngineError, match=r"other\.npz: damaged"):
        load(tmp_path / "other.npz")
    numbers = {f"layer{i}": np.zeros((3, 3)) for i in range(NUM_LAYERS)}
    begins = {f"begin{i}": np.zeros(3) for i in range(NUM_LAYERS)}
    np.savez(tmp_path / "small.npz", **numbers, **begins, out=np.zeros(3), bias=0.0)
    with pytest.raises(EngineError, match=r"small\.npz: no network of owners has numbers of these shapes"):
        load(tmp_path / "small.npz")


# -- learning ---------------------------------------------------------------------------------------------


def test_what_is_learned_from_a_game():
    """Its end, seen from positions on the way, by who is to play there."""
    records = (parse_game(path.read_bytes()) for path in CLASSICS)
    record, owners = next((one, cells) for one in records if (cells := final(one)) is not None)
    lead = float(owners.sum())
    assert examples(record, lead + 2) is None
    found = examples(record, lead)
    numbers = found.moves.tolist()
    assert numbers == list(range(record.num_moves, 0, -EVERY))[::-1]
    moves, board, position = decode_moves(record.moves), Board(19), Position()
    for i, number in enumerate(numbers):
        for color, at in moves[len(board.moves()) : number]:
            board.play(color, at)
        to_play = moves[number][0] if number < len(moves) else opponent(moves[-1][0])
        sign = 1 if to_play == BLACK else -1
        planes = see(position, board, position.evaluation(board), to_play)
        assert np.array_equal(found.planes[i], planes.astype(np.float16))
        assert np.array_equal(found.owners[i], sign * owners)
        assert found.lead[i] == sign * lead


def final(record):
    """By row and column 1 where it becomes Black's, -1 White's; None where the game is not over."""
    owners = Ending().owners(played_out(record))
    if owners is None:
        return None
    cells = np.zeros((19, 19), np.int8)
    for at, color in owners.items():
        cells[coordinates(at)[::-1]] = 1 if color == BLACK else -1
    return cells


def test_slopes_are_those_of_the_loss():
    random = np.random.default_rng(7)
    learner = Learner(seed=1)
    for array in learner.arrays:
        array += random.normal(0, 0.1, array.shape).astype(np.float32)
    planes = random.random((3, 7, 7, len(PLANES)))
    owners = random.integers(-1, 2, (3, 7, 7))
    _, slopes = learner.slopes(planes.astype(np.float32), owners)
    learner.arrays = [array.astype(np.float64) for array in learner.arrays]
    for array, slope in zip(learner.arrays, slopes, strict=True):
        for _ in range(4):
            at = tuple(int(random.integers(number)) for number in array.shape)
            lost = []
            for step in (1e-5, -2e-5):
                array[at] += step
                lost.append(nats(learner.network().leanings(planes), owners))
            array[at] += 1e-5
            assert np.asarray(slope)[at] == pytest.approx((lost[0] - lost[1]) / 2e-5, rel=1e-3, abs=1e-5)


def test_learning_finds_what_a_plane_tells():
    random = np.random.default_rng(8)
    planes = (random.random((16, SIZE, SIZE, len(PLANES))) < 0.3).astype(np.float32)
    owners = np.where(planes[..., PLANES.index("own land, 0 to 1")] > 0, 1, -1).astype(np.int8)
    learner = Learner(seed=2)
    lost = [learner.learn(planes, owners, 0.01) for _ in range(80)]
    assert lost[0] == pytest.approx(np.log(2))
    assert lost[-1] < 0.1
    lead = owners.sum(axis=(1, 2)).astype(float)
    table = measure(learner.network(), Seen(planes, owners, np.full(16, 100), lead, np.zeros(16)))
    assert table.rows[0][1] == 16
    assert float(table.rows[0][2].rstrip("%")) > 95
