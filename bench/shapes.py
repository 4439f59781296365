"""Nested shapes around the moves of games, as patterns: what ``bench.patterns`` measures the matcher with."""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from engine.board import Board
from engine.patterns import Pattern
from engine.patterns.order import OFFSETS, neighbour
from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    NUM_CELLS,
    Statistics,
)
from engine.points import PASS, board_points, decode_moves
from pipeline.records import GameRecord

MOVE = 27
RINGS = range(2, 9)
#: how far out a shape knows the liberties of stones
WITH_LIBERTIES = 5
GRID = 1248 + 16
SHIFT = 8


def distance(dx: int, dy: int) -> int:
    """|dx| + |dy| + max(|dx|, |dy|), the size of a ring."""
    return abs(dx) + abs(dy) + max(abs(dx), abs(dy))


#: the places of the largest ring that lie in the 8x8, and how many of them each ring has
PLACES = [p for p in OFFSETS if distance(*p) <= RINGS[-1] and min(p) >= -3 and max(p) <= 4]
LENGTHS = [sum(distance(*place) <= ring for place in PLACES) for ring in RINGS]
STEPS = np.array([[neighbour(0, s, dx, dy) + SHIFT for dx, dy in PLACES] for s in range(8)])
FAR = np.array([distance(*place) > WITH_LIBERTIES for place in PLACES])
ANY = np.arange(256, dtype=np.uint8)
ANY[[FRIEND_1, 2 * FRIEND_1, 4 * FRIEND_1]] = FRIEND_ANY
ANY[[ENEMY_1, 2 * ENEMY_1, 4 * ENEMY_1]] = ENEMY_ANY


def positions(game: GameRecord) -> Iterator[tuple[Board, int, int]]:
    """The board before each move (always the same one), the side to move, the point."""
    board = Board(game.size)
    board.setup(game.setup)
    for color, place in decode_moves(game.moves):
        yield board, color, place
        board.play(color, place)


def codes(board: Board, color: int) -> np.ndarray:
    """What is at every cell of the grid, as a set of one, shifted by SHIFT."""
    found = np.full(GRID, EDGE_BIT, np.uint8)
    for place in board_points(board.size):
        stone = board.color_at(place)
        first = EMPTY_BIT if not stone else FRIEND_1 if stone == color else ENEMY_1
        found[place + SHIFT] = first << min(board.num_liberties(place), 3) - 1 if stone else first
    return found


def shapes(games: Iterable[GameRecord]) -> Counter[bytes]:
    """How often the shape around a move was that, for every ring: sets of PLACES, smallest of the eight."""
    counts: Counter[bytes] = Counter()
    for game in games:
        for board, color, place in positions(game):
            if place != PASS:
                views = codes(board, color)[STEPS + place]
                views = np.where(FAR, ANY[views], views)
                images = sorted(view.tobytes() for view in views)
                counts.update({min(image[:length] for image in images) for length in LENGTHS})
    return counts


def patterns(counts: Counter[bytes], number: int) -> list[Pattern]:
    """The most frequent shapes as patterns."""
    chosen = sorted(counts.items(), key=lambda item: (-item[1], len(item[0]), item[0]))[:number]
    found = []
    for idx, (shape, played) in enumerate(chosen, 1):
        cells = bytearray([ANYTHING] * NUM_CELLS)
        cells[MOVE] = EMPTY_BIT
        for (dx, dy), contents in zip(PLACES, shape, strict=False):
            cells[MOVE + 8 * dy + dx] = contents
        known = Statistics(played, 4 * played, played, played, played // 2, played, 1990, 2020)
        found.append(
            Pattern(
                f"L{idx:06}",
                bytes(cells),
                MOVE,
                sources=("mined",),
                statistics=known,
                weight=idx / number,
                gain=1.0,
            )
        )
    return found
