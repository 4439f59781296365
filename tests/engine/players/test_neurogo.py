"""The player neurogo: its list, its reasons, when it passes, and the file of its weights."""

import hashlib
import math
import resource

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board

from engine.board import Board
from engine.diagram import read
from engine.knowledge import Files
from engine.players import Judge, Passer, load_player
from engine.players.neurogo.network import num_weights
from engine.players.neurogo.player import NeuroGo
from engine.players.neurogo.weights import DEFAULT, FORMAT, Trained, from_bytes, read_weights
from engine.playing import ValueChooser
from engine.points import BLACK, PASS, WHITE, EngineError, board_points, from_gtp, opponent
from engine.thinking import chooser_of

PLAYER = load_player("neurogo")
FRESH = NeuroGo(read_weights(DEFAULT))
SMALL = Trained.untrained(3, 5, 1, 0.02)


# -- the list ---------------------------------------------------------------------------------------------


@given(st.integers(2, 9), st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=10)
def test_the_list_is_by_what_its_side_leads_by_afterwards(size, seed, length):
    board = random_board(size, seed, length)
    listed = PLAYER.candidates(board, WHITE)
    legal = [point for point in board_points(size) if board.is_legal(WHITE, point)]
    assert len(listed) == min(len(legal), 20)
    assert PLAYER.ranked(board, WHITE) == [candidate.point for candidate in listed]
    assert PLAYER.ranked(board, WHITE, 3) == [candidate.point for candidate in listed[:3]]
    values = [candidate.value for candidate in listed]
    assert values == sorted(values, reverse=True)
    for candidate in listed:
        assert sum(reason.value for reason in candidate.reasons) == pytest.approx(candidate.value, abs=1e-3)
        board.play(WHITE, candidate.point)
        assert -FRESH.system.lead(board, BLACK) == candidate.value
        board.undo()


def test_the_same_position_has_the_same_list_whatever_was_asked_before():
    board, other = random_board(9, 3, 30), random_board(9, 4, 45)
    first = PLAYER.candidates(board, BLACK)
    PLAYER.candidates(other, WHITE)
    PLAYER.candidates(board, WHITE)
    assert PLAYER.candidates(board, BLACK) == first == load_player("neurogo").candidates(board, BLACK)


def test_probabilities_are_those_of_all_legal_moves():
    board = random_board(9, 5, 25)
    assert isinstance(PLAYER, Judge)
    legal = [point for point in board_points(9) if board.is_legal(BLACK, point)]
    judged = {point: PLAYER.judge(board, BLACK, point) for point in legal}
    assert sorted(told.place for told in judged.values()) == list(range(len(legal)))
    assert {told.num_moves for told in judged.values()} == {len(legal)}
    assert sum(math.exp(told.log_probability) for told in judged.values()) == pytest.approx(1)
    for candidate in PLAYER.candidates(board, BLACK):
        logarithm = judged[candidate.point].log_probability
        assert candidate.probability == pytest.approx(math.exp(logarithm))


def test_what_is_no_move_or_no_color_is_refused():
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    with pytest.raises(EngineError, match="no legal move"):
        PLAYER.judge(board, WHITE, from_gtp("E5", 9))
    with pytest.raises(EngineError, match="has the color 3"):
        PLAYER.candidates(board, 3)


def test_a_reason_tells_of_a_string_whose_fate_the_move_decides():
    board = read("""
        . . . . . . . . .
        . . X X X . . . .
        . X O O O X . . .
        . . X O O X . . .
        . . X O X . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    capture = next(c for c in PLAYER.candidates(board, BLACK, 81) if c.point == from_gtp("D4", 9))
    texts = {reason.name: reason.text for reason in capture.reasons}
    assert "leads by" in texts["standing"]
    assert texts["string"].startswith("the White string at C7")


def test_nine_by_nine_weights_play_on_nineteen():
    board = Board(19)
    listed = PLAYER.candidates(board, BLACK, 5)
    assert len(listed) == 5
    assert all(abs(candidate.value) <= 361 for candidate in listed)


# -- playing ----------------------------------------------------------------------------------------------

SETTLED = """
    . X . X X O .
    X X X X X O O
    X X X X X O .
    . X . X X O O
    X X X X X O .
    X . X X X O O
    X X X X X O .
"""


def test_it_plays_its_best_move_and_passes_when_none_is_better_than_a_pass():
    chooser = chooser_of(PLAYER)
    assert isinstance(chooser, ValueChooser)
    assert isinstance(PLAYER, Passer)
    board = random_board(9, 6, 12)
    assert chooser.choose(board, BLACK) == PLAYER.better_than_pass(board, BLACK)[0]
    assert chooser.choose(read(SETTLED), BLACK) == PASS
    assert chooser.choose(read(SETTLED), WHITE) == PASS


def test_its_games_end():
    chooser = chooser_of(PLAYER)
    board, color, passes = Board(5), BLACK, 0
    while passes < 2:
        point = chooser.choose(board, color)
        board.play(color, point)
        passes = passes + 1 if point == PASS else 0
        color = opponent(color)
    assert 4 < board.num_moves < 100


def test_what_comes_with_it_foretells_games_better_than_first_weights():
    """How a game of moves drawn by lot among its best ends, at every fifth of its positions."""
    board, color = Board(9), BLACK
    for number in range(60):
        better = PLAYER.better_than_pass(board, color) or [PASS]
        board.play(color, better[number * 7 % min(3, len(better))])
        color = opponent(color)
    untrained = NeuroGo(Trained.untrained(12, 9, 1, 0.02))
    ended = PLAYER.system.ended(board)
    wrong = {"trained": 0.0, "untrained": 0.0}
    while board.num_moves > 20:
        for name, player in (("trained", PLAYER), ("untrained", untrained)):
            told = player.ownership(board, WHITE if board.num_moves % 2 else BLACK)
            wrong[name] += sum((told[point] - ended[point]) ** 2 for point in ended)
        for _ in range(5):
            board.undo()
    assert wrong["trained"] < 0.8 * wrong["untrained"]


# -- the file ---------------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "new.weights"
    SMALL.write(path)
    found = read_weights(path)
    assert found.to_bytes() == SMALL.to_bytes() == path.read_bytes()
    assert found.checksum == SMALL.checksum
    assert found.network().weight_list() == SMALL.network().weight_list()
    assert load_player("neurogo", Files(str(path))).knowledge == SMALL.checksum


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limit[1]))
    try:
        with pytest.raises(EngineError, match=r"new\.weights: cannot be written: File too large"):
            SMALL.write(tmp_path / "new.weights")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert list(tmp_path.iterdir()) == []


def test_what_comes_with_katachi_says_how_it_was_made():
    trained = read_weights(DEFAULT)
    assert trained.num_games > 0
    assert (trained.num_hidden, trained.size) == (12, 9)
    assert PLAYER.knowledge == trained.checksum
    assert trained.to_bytes() == DEFAULT.read_bytes()


@pytest.mark.parametrize("at", range(0, len(SMALL.to_bytes()), 997))
def test_a_damaged_file_is_refused(at):
    data = bytearray(SMALL.to_bytes())
    data[at] ^= 1
    with pytest.raises(EngineError, match=r"checksum|no weights of neurogo|of another version"):
        from_bytes(bytes(data))


@pytest.mark.parametrize("kept", [0, 10, 500, -1, -70])
def test_a_file_that_ends_too_early_is_refused(kept):
    with pytest.raises(EngineError, match=r"checksum|no weights of neurogo"):
        from_bytes(SMALL.to_bytes()[:kept])


def signed(text):
    body = text.encode()
    return body + b"sha256 " + hashlib.sha256(body).hexdigest().encode() + b"\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hidden 3", "hidden 4"),
        ("hidden 3", "hidden 300"),
        ("hidden 3", "neurons 3"),
        ("size 5", "size 26"),
        ("seed 1", "seed -1"),
        ("rate 0.02", "rate nan"),
        ("rate 0.02", "rate x"),
        (f"weights {num_weights(3)}", "weights 12"),
    ],
)
def test_a_file_that_no_network_can_have_is_refused(old, new):
    body = SMALL.to_bytes().decode().rpartition("sha256")[0]
    assert from_bytes(signed(body)) == from_bytes(SMALL.to_bytes())
    with pytest.raises(EngineError, match="no weights that a network can have"):
        from_bytes(signed(body.replace(old, new, 1)))


@pytest.mark.parametrize("number", ["nan", "inf", "1e9", "x"])
def test_numbers_that_are_no_weights_are_refused(number):
    lines = SMALL.to_bytes().decode().rpartition("sha256")[0].splitlines()
    lines[10] = " ".join([number, *lines[10].split()[1:]])
    with pytest.raises(EngineError, match="no weights that a network can have"):
        from_bytes(signed("\n".join(lines) + "\n"))


def test_another_version_is_told():
    body = SMALL.to_bytes().decode().rpartition("sha256")[0]
    with pytest.raises(EngineError, match="of another version; train again"):
        from_bytes(signed(body.replace(FORMAT, "katachi-neurogo 2", 1)))


def test_a_file_that_is_not_there_or_something_else_is_refused(tmp_path):
    with pytest.raises(EngineError, match="No such file"):
        load_player("neurogo", Files(str(tmp_path / "none.weights")))
    (tmp_path / "other.weights").write_bytes(b"KATAPAT\0")
    with pytest.raises(EngineError, match=r"other\.weights: no weights of neurogo"):
        load_player("neurogo", Files(str(tmp_path / "other.weights")))
