"""The first moves of games between engines: from records, or drawn from the likely moves of a player.

Two deterministic engines would always play the same game. So each pair of games, with the colours exchanged,
has an opening of its own, as far as there are enough different ones. If one side is always Black, each
game has its own.
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

#: a move is drawn from so many of the likeliest
NUM_DRAWN = 20
#: moves whose probability is a smaller share of the likeliest one's are not drawn: they are not sensible
LEAST_SHARE = 0.02
#: how many draws to make for an opening that differs from those before it
MOST_DRAWS = 20


def default_length(size: int) -> int:
    """The number of moves of an opening on this board size, unless the user gives another."""
    return 0 if size < 4 else 2 if size < 7 else 4 if size < 13 else 8


def read_openings(paths: Sequence[str], size: int, length: int) -> list[list[int]]:
    """The different openings of even games in records: their first ``length`` moves, as points.

    Only games on this board size count whose first moves alternate, Black first, without a pass. Raises
    UsageError when there is none.
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


def draw_opening(seed: int, number: int, size: int, length: int, handicap: Sequence[int]) -> list[int]:
    """Opening ``number`` (from 0) of a seed: ``length`` points, drawn from the likely moves of a player.

    It is shorter if the player finds no more moves. With handicap stones (points) White begins.
    """
    return _draw(random.Random(f"{seed}:{number}"), size, length, handicap)


def draw_new_opening(seed: int, number: int, size: int, length: int, handicap: Sequence[int]) -> list[int]:
    """Like ``draw_opening``, but unlike the openings of all smaller numbers, if MOST_DRAWS draws find one.

    So the openings of all smaller numbers are drawn too; each process keeps them.
    """
    drawn = _openings_so_far(seed, size, length, tuple(handicap))
    while len(drawn) <= number:
        chance = random.Random(f"{seed}:{len(drawn)}")
        for _ in range(MOST_DRAWS):
            points = _draw(chance, size, length, handicap)
            if points not in drawn:
                break
        drawn.append(points)
    return drawn[number].copy()


@lru_cache(maxsize=16)
def _openings_so_far(seed: int, size: int, length: int, handicap: tuple[int, ...]) -> list[list[int]]:
    """The openings drawn so far in this process, to be added to."""
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
        if listed[0].probability is None:  # its values are not in nats: weigh moves by their place
            weights = [1 / place for place in range(1, len(listed) + 1)]
        sensible = [(c.point, w) for c, w in zip(listed, weights, strict=True) if w >= LEAST_SHARE]
        (point,) = chance.choices([p for p, _ in sensible], [w for _, w in sensible])
        board.play(color, point)
        points.append(point)
        color = opponent(color)
    return points


@lru_cache(maxsize=1)
def _player() -> Any:
    """The player whose moves are drawn: `manyfaces` if its default knowledge is there, else `ryder`."""
    try:
        return load_player("manyfaces")
    except EngineError:
        return load_player("ryder")
