"""The board against sgfmill's flood-fill board, a brute-force count, and itself undone."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import boards
from thorough import repeated

from engine.board import Board
from engine.diagram import draw, read
from engine.points import (
    BLACK,
    EMPTY,
    NO_POINT,
    PASS,
    WHITE,
    EngineError,
    IllegalMove,
    board_points,
    coordinates,
    from_gtp,
    point,
    to_gtp,
)

SGFMILL = {BLACK: "b", WHITE: "w", EMPTY: None}


def sgfmill_point(at, size):
    col, row = coordinates(at)
    return size - 1 - row, col


def same_stones(board, oracle):
    return all(
        oracle.get(*sgfmill_point(at, board.size)) == SGFMILL[board.color_at(at)]
        for at in board_points(board.size)
    )


def play_at_random(board, rng, length, after_move=lambda color, at: None):
    """Up to ``length`` random moves, mostly alternating, passes when nothing is legal."""
    points = board_points(board.size)
    color = BLACK
    for _ in range(length):
        legal = [at for at in rng.sample(points, min(len(points), 30)) if board.is_legal(color, at)]
        at = legal[0] if legal else PASS
        board.play(color, at)
        after_move(color, at)
        if rng.random() < 0.95:
            color = BLACK + WHITE - color


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 57), (3, 12675)])
def test_legal_positions_counted_by_brute_force(size, count):
    """The published counts (Tromp and Farnebäck); setup must accept exactly the legal positions."""
    points = [point(col, row) for row in range(size) for col in range(size)]
    board = Board(size)
    legal = 0
    for colors in itertools.product((EMPTY, BLACK, WHITE), repeat=len(points)):
        stones = b"".join(
            bytes((97 + c, 97 + r)) if color == BLACK else bytes((65 + c, 65 + r))
            for (c, r), color in zip(map(coordinates, points), colors, strict=True)
            if color
        )
        try:
            board.setup(stones)
        except EngineError:
            continue
        legal += 1
    assert legal == count


@settings(max_examples=repeated(30, 60))
@given(size=st.integers(2, 25), seed=st.integers(0, 2**32), length=st.integers(1, 400))
def test_random_games_agree_with_sgfmill_and_undo_every_byte(size, seed, length):
    board, oracle = Board(size), boards.Board(size)
    states = []

    def compare(color, at):
        if at != PASS:
            oracle.play(*sgfmill_point(at, size), SGFMILL[color])
        states.append(board.state())

    start = board.state()
    play_at_random(board, random.Random(seed), length, compare)
    assert same_stones(board, oracle)
    board.check_consistency()
    for state in reversed(states):
        assert board.state() == state
        board.undo()
    assert board.state() == start


@settings(max_examples=repeated(12, 25))
@given(size=st.integers(2, 7), seed=st.integers(0, 2**32))
def test_consistent_after_every_move_and_every_undo(size, seed):
    board = Board(size)
    rng = random.Random(seed)
    play_at_random(board, rng, 120, lambda color, at: board.check_consistency())
    while board.num_moves:
        board.undo()
        board.check_consistency()


@settings(max_examples=25)
@given(size=st.integers(2, 9), seed=st.integers(0, 2**32))
def test_interleaved_play_and_undo_is_the_same_as_playing_what_stays(size, seed):
    rng = random.Random(seed)
    board = Board(size)
    for _ in range(30):
        play_at_random(board, rng, rng.randrange(12))
        for _ in range(rng.randrange(12)):
            if board.num_moves:
                board.undo()
    straight = Board(size)
    for color, at in board.moves():
        straight.play(color, at)
    assert straight.hash == board.hash
    assert draw(straight) == draw(board)
    assert (straight.ko_point, straight.ko_color) == (board.ko_point, board.ko_color)
    assert [straight.captured(c) for c in (BLACK, WHITE)] == [board.captured(c) for c in (BLACK, WHITE)]


KO = """
. X O . .
X . X O .
. X O . .
. . . . .
. . . . .
"""


def test_ko_forbids_the_recapture_until_a_move_elsewhere():
    board = read(KO)
    board.play(WHITE, from_gtp("B4", 5))
    assert board.captured(BLACK) == 1
    assert to_gtp(board.ko_point, 5) == "C4"
    with pytest.raises(IllegalMove, match=r"illegal move B C4: ko") as caught:
        board.play(BLACK, from_gtp("C4", 5))
    assert caught.value.reason == "ko"
    board.play(BLACK, from_gtp("E1", 5))
    assert board.ko_point == NO_POINT
    board.play(WHITE, PASS)
    board.play(BLACK, from_gtp("C4", 5))
    assert board.color_at(from_gtp("B4", 5)) == EMPTY


def test_a_pass_lifts_the_ko_and_only_the_loser_of_the_stone_is_barred():
    board = read(KO)
    board.play(WHITE, from_gtp("B4", 5))
    assert board.is_legal(WHITE, from_gtp("C4", 5))
    board.play(BLACK, PASS)
    assert board.is_legal(BLACK, from_gtp("C4", 5))


def test_superko_is_the_repetition_of_any_earlier_position():
    rng = random.Random(7)
    repeated = 0
    for _ in range(200):
        board = Board(2)
        play_at_random(board, rng, 25)
        seen = [board.hash]
        twin = board.copy()
        while twin.num_moves:
            twin.undo()
            seen.append(twin.hash)
        for color, at in itertools.product((BLACK, WHITE), board_points(2)):
            if board.is_legal(color, at):
                claimed = board.is_superko(color, at)
                board.play(color, at)
                assert claimed == (board.hash in seen)
                repeated += claimed
                board.undo()
    assert repeated > 20


@pytest.mark.parametrize(
    ("diagram", "color", "move", "reason"),
    [
        (". X .\nX . .\n. . .", WHITE, "A3", "suicide"),
        (". X .\nX . .\n. . .", BLACK, "A3", ""),
        (". X O\nX O .\nO . .", WHITE, "A3", ""),
        ("X . .\n. . .\n. . .", WHITE, "A3", "occupied"),
    ],
)
def test_what_is_legal(diagram, color, move, reason):
    board = read(diagram)
    before = board.state()
    at = from_gtp(move, 3)
    assert board.is_legal(color, at) == (reason == "")
    if reason:
        with pytest.raises(IllegalMove) as caught:
            board.play(color, at)
        assert caught.value.reason == reason
        assert board.state() == before
    else:
        board.play(color, at)
        board.check_consistency()


def test_points_off_the_board_and_bad_colors_are_refused():
    board = Board(9)
    for at in (NO_POINT, -1, 10**6, point(9, 0), point(0, 9)):
        assert not board.is_legal(BLACK, at)
        with pytest.raises(IllegalMove, match="off board"):
            board.play(BLACK, at)
    for color in (EMPTY, 3, -1):
        with pytest.raises(EngineError, match="no color of a player"):
            board.play(color, point(0, 0))
    with pytest.raises(EngineError, match="nothing to undo"):
        board.undo()
    for size in (0, 26, -3):
        with pytest.raises(EngineError, match="board size"):
            Board(size)


def test_play_moves_stops_before_the_first_illegal_move():
    board = Board(9)
    assert board.play_moves(b"aaBBccBBdd") == (3, "occupied")
    assert board.play_moves(b"..::") == (2, "")
    assert board.play_moves(b"zz") == (0, "off board")
    assert board.play_moves(b"a\0") == (0, "off board")
    assert board.num_moves == 5
    board.undo_all()
    assert board.state() == Board(9).state()


@pytest.mark.parametrize("stones", [b"aaaa", b"abBAaa..", b"zz", b"aABA", b"abBBbaAA"])
def test_setup_refuses_what_is_no_position_and_leaves_the_board_empty(stones):
    board = Board(9)
    with pytest.raises(EngineError):
        board.setup(stones)
    assert board.state() == Board(9).state()


@settings(max_examples=40)
@given(size=st.integers(2, 19), seed=st.integers(0, 2**32))
def test_setup_in_any_order_gives_the_position_that_was_played(size, seed):
    rng = random.Random(seed)
    played = Board(size)
    play_at_random(played, rng, 300)
    stones = [(played.color_at(at), at) for at in board_points(size) if played.color_at(at) != EMPTY]
    rng.shuffle(stones)
    board = Board(size)
    board.setup(
        b"".join(bytes(c + (97 if color == BLACK else 65) for c in coordinates(at)) for color, at in stones)
    )
    board.check_consistency()
    assert board.hash == played.hash
    assert board.num_moves == 0
    assert draw(board) == draw(played)


def test_a_copy_is_of_its_own():
    board = Board(5)
    play_at_random(board, random.Random(3), 60)
    twin = board.copy()
    assert twin.state() == board.state()
    twin.undo_all()
    twin.play(BLACK, point(0, 0))
    assert board.num_moves == 60
    board.undo_all()
    assert board.state() == Board(5).state()


def test_neighbour_counts_and_liberties_in_a_corner():
    board = read(". X .\nO O .\n. . .")
    assert [board.neighbours(point(0, 0), c) for c in range(4)] == [0, 1, 1, 2]
    assert [to_gtp(at, 3) for at in board.liberties(from_gtp("A2", 3))] == ["A3", "C2", "A1", "B1"]
    assert board.num_stones(from_gtp("B2", 3)) == 2
    assert board.string_at(from_gtp("A2", 3)) == board.string_at(from_gtp("B2", 3))
    with pytest.raises(EngineError, match="no stone"):
        board.liberties(from_gtp("A1", 3))
