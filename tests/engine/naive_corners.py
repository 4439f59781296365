"""Corners of boards by a plain definition, and games in which the same corners come again."""

import random

from engine.board import Board
from engine.points import BLACK, EMPTY, encode_move, opponent, point
from engine.walk import Game


def area_of(board, corner, color):
    """What is in a corner, as its side sees it, both ways: a plain definition."""
    ways = [], []
    for x in range(1, 11):
        for y in range(1, 11):
            col = board.size - x if corner & 1 else x - 1
            row = board.size - y if corner & 2 else y - 1
            stone = board.color_at(point(col, row))
            side = 0 if stone == EMPTY else 1 if stone == color else 2
            ko = board.ko_point == point(col, row) and not board.is_legal(color, point(col, row))
            for way, place in zip(ways, ((x, y), (y, x)), strict=True):
                way.append((place, side, ko))
    return tuple(min(sorted(way) for way in ways))


def corner_moves(rng, number, places):
    """Moves at places (column, row) drawn by lot, each in a corner by lot; illegal ones are left out."""
    board, color, moves = Board(19), BLACK, b""
    for _ in range(number):
        x, y = rng.choice(places)
        at = point(rng.choice((x, 18 - x)), rng.choice((y, 18 - y)))
        if board.is_legal(color, at):
            board.play(color, at)
            moves += encode_move(color, at)
            color = opponent(color)
    return moves


def corner_games(number, seed=1):
    """Games whose first moves are drawn from few, so that they come again."""
    rng = random.Random(seed)
    places = ((3, 3), (2, 3), (2, 5), (5, 2), (2, 2), (3, 2))
    return [Game(19, b"", corner_moves(rng, 14, places)) for _ in range(number)]
