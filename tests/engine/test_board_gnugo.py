"""The board against GNU Go, where it is installed: stones, legality, liberties, captures."""

import os
import random
import shutil
import subprocess

import pytest

from engine.board import Board
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, from_gtp, to_gtp

GNUGO = shutil.which("gnugo", path=os.environ.get("PATH", "") + ":/usr/games:/usr/local/games")

pytestmark = pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")

NAMES = {BLACK: "black", WHITE: "white"}


class GnuGo:
    def __init__(self, size):
        self.process = subprocess.Popen(
            [GNUGO, "--mode", "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.ask(f"boardsize {size}")
        self.ask("clear_board")

    def ask(self, command):
        print(command, file=self.process.stdin, flush=True)
        lines = []
        while line := self.process.stdout.readline().rstrip("\n"):
            lines.append(line)
        assert lines[0].startswith("="), (command, lines)
        return "\n".join(lines)[1:].strip()

    def close(self):
        self.process.communicate("quit\n", timeout=20)


@pytest.mark.parametrize(("size", "seed"), [(5, 1), (7, 2), (9, 3), (13, 4), (19, 5)])
def test_random_games_agree_with_gnugo(size, seed):
    gnugo, board, rng = GnuGo(size), Board(size), random.Random(seed)
    points = board_points(size)
    color = BLACK
    try:
        for move_no in range(size * size):
            legal = [p for p in points if board.is_legal(color, p)]
            if move_no % 10 == 0:
                compare(gnugo, board, points, color)
            point = rng.choice(legal) if legal else PASS
            board.play(color, point)
            gnugo.ask(f"play {NAMES[color]} {to_gtp(point, size)}")
            color = BLACK + WHITE - color
        compare(gnugo, board, points, color)
    finally:
        gnugo.close()


def compare(gnugo, board, points, color):
    size = board.size
    for side in (BLACK, WHITE):
        theirs = {from_gtp(name, size) for name in gnugo.ask(f"list_stones {NAMES[side]}").split()}
        assert theirs == {p for p in points if board.color_at(p) == side}
        assert int(gnugo.ask(f"captures {NAMES[side]}")) == board.captured(BLACK + WHITE - side)
    theirs = {from_gtp(name, size) for name in gnugo.ask(f"all_legal {NAMES[color]}").split()}
    assert theirs == {p for p in points if board.is_legal(color, p)}
    for point in points:
        if board.color_at(point) != EMPTY:
            theirs = {from_gtp(name, size) for name in gnugo.ask(f"findlib {to_gtp(point, size)}").split()}
            assert theirs == set(board.liberties(point))
