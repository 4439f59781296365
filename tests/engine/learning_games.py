"""Games and patterns for the tests of what is learned from games."""

import random
from pathlib import Path

import numpy as np

from engine.board import Board
from engine.features import FEATURES
from engine.patterns import Pattern, PatternBook, binary
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Attribute
from engine.patterns.shapes import ShapeReader, frequent, pattern
from engine.points import BLACK, PASS, board_points, decode_moves, encode_move, opponent
from engine.walk import Game
from pipeline.sgf import parse_game

CLASSICS = Path(__file__).parents[2] / "corpora" / "classics"


def classic(name):
    record = parse_game((CLASSICS / f"{name}.sgf").read_bytes())
    return Game(record.size, record.setup, record.moves)


def random_game(size, length, seed):
    """Random legal moves, close to what is there, with a pass now and then."""
    rng, board, moves, color = random.Random(seed), Board(size), b"", BLACK
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        near = [p for p in legal if board.neighbours(p, 0) < 4]
        point = rng.choice(near or legal) if legal and rng.random() < 0.95 else PASS
        board.play(color, point)
        moves += encode_move(color, point)
        color = opponent(color)
    return Game(size, b"", moves)


def positions(game):
    """The board, the color to move and the move that is played, before every move but passes."""
    board = Board(game.size)
    board.setup(game.setup)
    for color, point in decode_moves(game.moves):
        if point != PASS:
            yield board, color, point
        board.play(color, point)


def cells(**sets):
    """64 cells that hold anything, but for those named by number (c28=...); the move is cell 27."""
    found = bytearray([ANYTHING] * 64)
    found[27] = EMPTY_BIT
    for name, allowed in sets.items():
        found[int(name[1:])] = allowed
    return bytes(found)


def last(cell, low=1):
    return Attribute("last", cell, low, 1 if low else 0)


EARLY, LATER = Attribute("phase", -1, 0, 0), Attribute("phase", -1, 1, 3)
WEAK = Attribute("liberties", 28, 1, 2)
#: by the cells: the attributes of several patterns with the same cells
FAMILIES = {
    # marks only
    cells(): [(last(28),), (last(36),), (last(0),), (last(63),)],
    # marks among other attributes
    cells(c28=ENEMY_ANY): [(), (last(28),), (last(28, 0),), (last(28), EARLY), (WEAK,), (LATER,)],
    cells(c28=FRIEND_ANY, c36=ENEMY_ANY): [(last(36),), (last(36), last(28, 0)), (EARLY,)],
    # no marks, or nothing but marks
    cells(c20=ENEMY_ANY): [(EARLY,), (Attribute("distance", -1, 2, 6),)],
    cells(c18=ENEMY_ANY, c27=ANYTHING): [(last(18),)],
    cells(c26=FRIEND_ANY): [()],
}


def family_patterns():
    return [
        Pattern(f"F{i}-{j}", sets, 27, attributes=attributes)
        for i, (sets, members) in enumerate(FAMILIES.items())
        for j, attributes in enumerate(members)
    ]


def corner_patterns():
    """Moves in other cells than 27, so that marks lie up to seven lines away."""
    return [
        Pattern(f"C{move}", bytes([ANYTHING] * 64), move, attributes=(last(cell),))
        for move, cell in ((0, 63), (7, 0), (56, 7), (12, 50))
    ]


def shape_patterns(games, least):
    """The nested shapes that the games have so often, as patterns."""
    reader, found = ShapeReader(), []
    met = [reader.met(game, index) for index, game in enumerate(games)]
    table = frequent(np.concatenate(met, axis=1), least)
    for index, game in enumerate(games):
        rows = table[table["game"] == index]
        wanted = [(int(r["number"]), int(r["stage"]), bool(r["is_marked"])) for r in rows]
        found += [pattern(shape, f"S{index}-{i}") for i, shape in enumerate(reader.shapes(game, wanted))]
    return found


def weighted_book(path, patterns, seed=1, spread=0.3):
    """A book of these patterns; they and all features have random weights."""
    rng = random.Random(seed)

    def weight():
        return float(np.float32(rng.gauss(0, spread)))

    weighted = [Pattern(p.id, p.cells, p.move, attributes=p.attributes, weight=weight()) for p in patterns]
    binary.write(path, weighted, {feature.name: weight() for feature in FEATURES})
    return PatternBook.open(path)
