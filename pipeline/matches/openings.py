"""The first moves of games between engines: from records, or drawn by lot from what players like to play.

Two deterministic engines would always play the same game. So the two games of a pair, with the colours
exchanged, have one opening and other pairs have others (where one side is always Black, every game has its
own), as far as there are different ones.
"""

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.board import Board
from engine.players import load_player, unexplained
from engine.points import BLACK, PASS, WHITE, EngineError, decode_moves, opponent
from pipeline.errors import RejectedGame, UsageError
from pipeline.game_records.inputs import iter_inputs
from pipeline.sgf import parse_game

#: moves that are drawn from, the likeliest ones
NUM_DRAWN = 20
#: a draw of a move that is less likely than this, compared with the likeliest, is no sensible opening
LEAST_SHARE = 0.02
#: draws of an opening that is to be another one than those before it
MOST_DRAWS = 20


def default_length(size: int) -> int:
    """How many moves an opening has when nobody says."""
    return 0 if size < 4 else 2 if size < 7 else 4 if size < 13 else 8


def from_files(paths: Sequence[str], size: int, length: int) -> list[list[int]]:
    """The first moves of every even game of this size at some paths that has so many; each opening once.

    Raises UsageError when there is none.
    """
    found: dict[tuple[int, ...], None] = {}
    for source in iter_inputs(paths):
        for data in source.games():
            try:
                record = parse_game(data)
            except RejectedGame:
                continue
            moves = decode_moves(record.moves)[:length]
            points = tuple(point for _, point in moves)
            if record.size == size and record.is_even and len(moves) == length and _alternate(moves):
                found[points] = None
    if not found:
        raise UsageError(
            f"{', '.join(paths)}: no even game on {size}x{size} of {length} moves or more; "
            "other --openings, --size or --opening-moves"
        )
    return [list(points) for points in found]


def _alternate(moves: list[tuple[int, int]]) -> bool:
    colors = [color for color, _ in moves]
    return PASS not in [point for _, point in moves] and all(
        color == (WHITE if number % 2 else BLACK) for number, color in enumerate(colors)
    )


def by_lot(seed: int, number: int, size: int, length: int, handicap: Sequence[int]) -> list[int]:
    """Opening ``number`` of a seed: moves drawn from what the default player would play."""
    return _draw(random.Random(f"{seed}:{number}"), size, length, handicap)


def another_by_lot(seed: int, number: int, size: int, length: int, handicap: Sequence[int]) -> list[int]:
    """As ``by_lot``, and another one than those of all numbers before, if MOST_DRAWS draws find one.

    For that these are drawn too, once in a process.
    """
    drawn = _drawn(seed, size, length, tuple(handicap))
    while len(drawn) <= number:
        chance = random.Random(f"{seed}:{len(drawn)}")
        for _ in range(MOST_DRAWS):
            points = _draw(chance, size, length, handicap)
            if points not in drawn:
                break
        drawn.append(points)
    return drawn[number].copy()


@lru_cache(maxsize=16)
def _drawn(seed: int, size: int, length: int, handicap: tuple[int, ...]) -> list[list[int]]:
    """The openings of a seed that were drawn so far, each another one."""
    return []


def _draw(chance: random.Random, size: int, length: int, handicap: Sequence[int]) -> list[int]:
    board = Board(size)
    player = _player()
    for point in handicap:
        board.play(BLACK, point)
    color = WHITE if handicap else BLACK
    points: list[int] = []
    for _ in range(length):
        listed = unexplained(player, board, color, NUM_DRAWN)
        if not listed:
            break
        weights = [math.exp(candidate.value - listed[0].value) for candidate in listed]
        if listed[0].probability is None:  # values in another unit: by place
            weights = [1 / place for place in range(1, len(listed) + 1)]
        sensible = [(c.point, w) for c, w in zip(listed, weights, strict=True) if w >= LEAST_SHARE]
        (point,) = chance.choices([p for p, _ in sensible], [w for _, w in sensible])
        board.play(color, point)
        points.append(point)
        color = opponent(color)
    return points


@lru_cache(maxsize=1)
def _player() -> Any:
    """What the openings are drawn from: `manyfaces` where its default knowledge is there, else `ryder`."""
    try:
        return load_player("manyfaces")
    except EngineError:
        return load_player("ryder")
