"""Patterns for the tests: cut from positions with nested sizes, blurred cells, conditions and trees."""

import random
from functools import cache, partial

import numpy as np
from hypothesis import strategies as st
from pattern_positions import EAR_REDDENING, after, empty_points

from engine.patterns import Pattern, masks
from engine.patterns.order import OFFSETS
from engine.patterns.pattern import (
    CLASSES,
    ENEMY_ANY,
    FRIEND_ANY,
    MEASURES,
    MOVE_TYPES,
    Attribute,
    Statistics,
    TreeMove,
)

MOVES = [27, 27, 36, 0, 63, 12, 48]
SIZES = [0, 1, 2, 4, 8, 12, 20, 28, 40, 63]


def nested(board, color, rng, number):
    """Patterns around points of a board: so many cells outward, some left out, some blurred."""
    found = []
    empty, turned = empty_points(board), cache(partial(masks.turned, board, color))
    for _ in range(number):
        place, move, symmetry = rng.choice(empty), rng.choice(MOVES), rng.randrange(8)
        there = masks.window(turned(symmetry), board.size, place, symmetry, move)
        size, loose = rng.choice(SIZES), rng.choice([0, 0, 0.2, 0.5])
        cells = bytearray([255] * 64)
        for cell in cells_outward(move)[:size]:
            cells[cell] = blurred(there[cell], rng) if rng.random() < loose else there[cell]
        cells[move] = rng.choice([1, 1, 255, 29])
        found.append((bytes(cells), move))
    return found


@cache
def cells_outward(move):
    """The other cells of the 8x8 in the order of the matcher."""
    around = ((move % 8 + dx, move // 8 + dy) for dx, dy in OFFSETS)
    return [8 * row + col for col, row in around if 0 <= col < 8 and 0 <= row < 8]


def blurred(contents, rng):
    """A set that holds what was there: nothing at all said, any liberties, or anything else."""
    any_liberties = FRIEND_ANY if contents & FRIEND_ANY else ENEMY_ANY if contents & ENEMY_ANY else contents
    return rng.choice([255, any_liberties, contents | rng.randrange(256)])


def game_patterns(number, seed=1):
    """So many different patterns from one game, some of them with conditions."""
    rng = random.Random(seed)
    found = {}
    while len(found) < number:
        board = after(EAR_REDDENING[: 2 * rng.randrange(120)])
        for cells, move in nested(board, rng.choice([1, 2]), rng, 20):
            found[cells, move] = rng.random() < 0.25
    return [
        Pattern(
            f"P{i}",
            cells,
            move,
            attributes=(Attribute("phase", -1, 0, i % 4),) if conditional else (),
            weight=float(np.float32(rng.gauss(0, 1))),
            statistics=Statistics(played=rng.randrange(1000), games=1),
        )
        for i, ((cells, move), conditional) in enumerate(list(found.items())[:number])
    ]


# -- anything that the format can hold -----------------------------------------------------------------

IDS = st.text("abcABC019-", min_size=1, max_size=12)
TEXTS = st.text(max_size=12)
COUNTS = st.integers(0, 2**32 - 1)
YEARS = st.integers(0, 2**16 - 1)
WEIGHTS = st.floats(width=32, allow_nan=False, allow_infinity=False)
CELLS = st.lists(st.sampled_from([255, 255, 255, 1, 2, 4, 28, 224, 29, 128]), min_size=64, max_size=64)


@st.composite
def attributes(draw):
    measure = draw(st.sampled_from(sorted(MEASURES)))
    where, lowest, highest, _ = MEASURES[measure]
    low = draw(st.integers(lowest, highest))
    cell = draw(st.integers(0, 63)) if where == "cell" else -1
    return Attribute(measure, cell, low, draw(st.integers(low, highest)))


def trees(depth=3):
    answers = trees(depth - 1) if depth else st.just(())
    sides, types = st.sampled_from(["friend", "enemy"]), st.sampled_from(MOVE_TYPES)
    moves = st.builds(TreeMove, st.integers(0, 63), sides, types, TEXTS, answers)
    return st.lists(moves, max_size=2).map(tuple)


@st.composite
def patterns(draw, ids=IDS):
    cells, move = draw(CELLS), draw(st.integers(0, 63))
    cells[move] |= 1
    return Pattern(
        id=draw(ids),
        cells=bytes(cells),
        move=move,
        kind=draw(st.sampled_from(CLASSES)),
        text=draw(TEXTS),
        attributes=tuple(draw(st.lists(attributes(), max_size=3))),
        answers=draw(trees()),
        alternatives=draw(trees(1)),
        type=draw(st.sampled_from(MOVE_TYPES)),
        urgent=draw(st.booleans()),
        quiet=draw(st.booleans()),
        sources=tuple(draw(st.lists(TEXTS, max_size=2))),
        statistics=Statistics(*draw(st.tuples(*[COUNTS] * 6, YEARS, YEARS))),
        weight=draw(WEIGHTS),
        gain=draw(WEIGHTS),
    )


def pattern_lists(max_size=5):
    return st.lists(patterns(), unique_by=lambda pattern: pattern.id, max_size=max_size)
