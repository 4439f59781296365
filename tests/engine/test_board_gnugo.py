"""The board against GNU Go, where it is installed: stones, legality, liberties, captures."""

import random

import pytest

from engine.board import Board
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, from_gtp, to_gtp

NAMES = {BLACK: "black", WHITE: "white"}


@pytest.mark.parametrize(("size", "seed"), [(5, 1), (7, 2), (9, 3), (13, 4), (19, 5)])
def test_random_games_agree_with_gnugo(gnugo, size, seed):
    def ask(command):
        accepted, answer = gnugo(command)
        assert accepted, (command, answer)
        return answer

    board, rng = Board(size), random.Random(seed)
    points = board_points(size)
    color = BLACK
    ask(f"boardsize {size}")
    for move_no in range(size * size):
        legal = [p for p in points if board.is_legal(color, p)]
        if move_no % 10 == 0:
            compare(ask, board, points, color)
        point = rng.choice(legal) if legal else PASS
        board.play(color, point)
        ask(f"play {NAMES[color]} {to_gtp(point, size)}")
        color = BLACK + WHITE - color
    compare(ask, board, points, color)


def compare(ask, board, points, color):
    size = board.size
    for side in (BLACK, WHITE):
        theirs = {from_gtp(name, size) for name in ask(f"list_stones {NAMES[side]}").split()}
        assert theirs == {p for p in points if board.color_at(p) == side}
        assert int(ask(f"captures {NAMES[side]}")) == board.captured(BLACK + WHITE - side)
    theirs = {from_gtp(name, size) for name in ask(f"all_legal {NAMES[color]}").split()}
    assert theirs == {p for p in points if board.is_legal(color, p)}
    for point in points:
        if board.color_at(point) != EMPTY:
            theirs = {from_gtp(name, size) for name in ask(f"findlib {to_gtp(point, size)}").split()}
            assert theirs == set(board.liberties(point))
