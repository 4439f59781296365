"""Positions in which there is something to read."""

import random
from pathlib import Path

from engine.board import Board
from engine.points import (
    BLACK,
    EMPTY,
    board_points,
    coordinates,
    decode_moves,
    encode_move,
    opponent,
    point,
    transform,
)
from pipeline.sgf import parse_game

#: columns and rows from a point to those beside it
DIRECTIONS = ((0, -1), (-1, 0), (1, 0), (0, 1))
CLASSICS = sorted((Path(__file__).parents[2] / "corpora/classics").glob("*.sgf"))


def classic_boards(games, moves):
    """Positions of the first so many classic games, after these numbers of moves."""
    found = []
    for path in CLASSICS[:games]:
        board = Board(19)
        for number, (color, at) in enumerate(decode_moves(parse_game(path.read_bytes()).moves)):
            if number in moves:
                found.append(board.copy())
            board.play(color, at)
    return found


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


def turned(board, symmetry, swap=False):
    """A board set up with the stones of another, turned by a symmetry; ``swap`` exchanges the colours."""
    image = Board(board.size)
    colors = {p: board.color_at(p) for p in board_points(board.size)}
    image.setup(
        b"".join(
            encode_move(opponent(c) if swap else c, transform(p, symmetry, board.size))
            for p, c in colors.items()
            if c != EMPTY
        )
    )
    return image


def around(board, at):
    """The points next to a point."""
    col, row = coordinates(at)
    near = ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
    return [point(c, r) for c, r in near if 0 <= c < board.size and 0 <= r < board.size]


def strings(board):
    """One stone of every string."""
    return sorted({board.string_at(p) for p in board_points(board.size) if board.color_at(p) != EMPTY})
