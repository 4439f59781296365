"""The string tactician: what it reads, what it does not see, and against brute force."""

import pytest
import ryder_naive as naive
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read
from engine.players.ryder.tactics import CRITICAL, DEAD, SAFE, UNKNOWN, Tactician
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, from_gtp

LADDER = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . O X . . . . . .
    . . O O . . . . .
"""
BROKEN_LADDER = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . O X . . . . . .
    . . O O . . . . .
"""


def status(text, at):
    """What the tactician says of the string at ``at`` (GTP) of a diagram."""
    board = read(text)
    return Tactician().statuses(board)[board.string_at(from_gtp(at, board.size))]


def test_a_stone_in_atari_is_critical_when_it_can_run_and_dead_when_it_cannot():
    assert status(LADDER, "C2") == DEAD
    assert status(BROKEN_LADDER, "C2") == CRITICAL


def test_a_ladder_runs_across_the_largest_board_within_the_node_limit():
    board = Board(25)
    for color, names in ((BLACK, "C3"), (WHITE, "B3 C2 D2")):
        for name in names.split():
            board.play(color, from_gtp(name, 25))
    captured, nodes = Tactician().read(board, from_gtp("C3", 25))
    assert captured == 1
    assert 80 < nodes < 5000
    board.play(BLACK, from_gtp("U20", 25))
    assert Tactician().read(board, from_gtp("C3", 25))[0] == 0


def test_a_low_node_limit_is_told_as_unknown():
    board = read(LADDER)
    board.play(BLACK, from_gtp("D2", 9))
    assert Tactician(node_limit=5).read(board, from_gtp("C2", 9)) == (-1, 5)
    stone = board.string_at(from_gtp("C2", 9))
    assert Tactician(node_limit=5).statuses(board)[stone] == UNKNOWN
    assert Tactician().statuses(board)[stone] in (CRITICAL, DEAD)


def test_snapback():
    """White throws in at A1; the stone can be taken, but who takes it is taken back, all three stones."""
    board = read(
        """
        . . . . .
        . . . . .
        O O O . .
        X X O . .
        . . O . .
        """
    )
    stone = from_gtp("B2", 5)
    assert Tactician().statuses(board)[board.string_at(stone)] == DEAD
    board.play(WHITE, from_gtp("A1", 5))
    board.play(BLACK, from_gtp("B1", 5))
    assert board.captured(WHITE) == 1
    assert Tactician().read(board, stone) == (1, 1)


def test_a_net_is_not_seen():
    """Geta at E3: the stone could not get away, but no move of the reader is beside its liberties."""
    board = read(
        """
        . . . . . . .
        . . . . . . .
        . . . O O . .
        . . O X . . .
        . . O . . . .
        . . . . . X .
        . . . . X . .
        """
    )
    stone = from_gtp("D4", 7)
    assert Tactician().statuses(board)[stone] == SAFE
    board.play(WHITE, from_gtp("E3", 7))
    for way_out in board.liberties(stone):
        board.play(BLACK, way_out)
        assert Tactician().read(board, stone)[0] == 1
        board.undo()


def test_three_liberties_are_out_of_reach():
    text = """
        . . . . .
        . . O . .
        . . X . .
        . . . . .
        . . . . .
    """
    assert status(text, "C3") == SAFE


def test_a_capture_around_the_string_saves_it():
    board = read(
        """
        . . . . .
        . X O X .
        . O X O .
        . O X O .
        . O . O .
        """
    )
    moves = Tactician().saving_moves(board, BLACK)
    assert moves[from_gtp("C5", 5)] >= 2
    assert from_gtp("C1", 5) not in moves
    assert moves == naive_saves(board, BLACK)


def naive_saves(board, color):
    """Moves of ``color`` after which one of its strings, now capturable, no longer is."""
    found = {}
    heads = {board.string_at(p) for p in board_points(board.size) if board.color_at(p) == color}
    for head in heads:
        if not naive.can_capture(board, head):
            continue
        moves = set(board.liberties(head))
        stones = board.num_stones(head)
        for at in board.stones(head):
            for near in naive.next_to(at, board.size):
                if board.color_at(near) == naive.other(color) and board.num_liberties(near) == 1:
                    moves |= set(board.liberties(near))
        for at in moves:
            if board.is_legal(color, at):
                board.play(color, at)
                if not naive.can_capture(board, head):
                    found[at] = found.get(at, 0) + stones
                board.undo()
    return found


@settings(max_examples=60)
@given(size=st.integers(2, 5), moves=st.integers(0, 30), seed=st.integers(0, 2**32))
def test_every_status_on_tiny_boards_against_brute_force(size, moves, seed):
    board = naive.random_position(size, moves, seed)
    before = board.state()
    tactician = Tactician()
    told = tactician.statuses(board)
    assert board.state() == before
    assume(tactician.num_unknown == 0)  # lines that repeat positions have no end by brute force either
    for head, says in told.items():
        if not naive.can_capture(board, head):
            assert says == SAFE
        else:
            assert says == (CRITICAL if naive.can_save(board, head) else DEAD)
    for color in naive.COLORS:
        assert tactician.saving_moves(board, color) == naive_saves(board, color)


@settings(max_examples=60)
@given(size=st.integers(3, 11), moves=st.integers(5, 90), seed=st.integers(0, 2**32))
def test_rereading_only_what_a_move_touches_tells_the_same_as_reading_all(size, moves, seed):
    board = naive.random_position(size, moves, seed)
    tactician = Tactician()
    for color in naive.COLORS:
        for at in board_points(size)[:: max(1, size // 3)]:
            if not board.is_legal(color, at):
                continue
            told = tactician.statuses_after(board, color, at)
            board.play(color, at)
            again = tactician.statuses(board)
            board.undo()
            assert told.keys() == again.keys()
            unknown = {head for head in told if UNKNOWN in (told[head], again[head])}
            assert all(told[head] == again[head] for head in told.keys() - unknown)


def test_an_empty_point_cannot_be_read():
    with pytest.raises(EngineError, match="no stone to read at C3"):
        Tactician().read(Board(5), from_gtp("C3", 5))
    assert Board(5).color_at(from_gtp("C3", 5)) == EMPTY
