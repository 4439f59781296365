"""Positions in which there is something to read."""

import random

from engine.board import Board
from engine.points import BLACK, EMPTY, board_points, opponent


def random_board(size, seed, length):
    """A position of random moves, close to the stones that are there, so that many are short of liberties."""
    rng, board, color = random.Random(seed), Board(size), BLACK
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        near = [p for p in legal if board.neighbours(p, EMPTY) < 4]
        if legal:
            board.play(color, rng.choice(near or legal))
        color = opponent(color)
    return board


def strings(board):
    """One stone of every string."""
    return sorted({board.string_at(p) for p in board_points(board.size) if board.color_at(p) != EMPTY})
