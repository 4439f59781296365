"""The eyes of every position of real games: what they cost, kept from move to move and from scratch.

python -m bench.eyes                        the embedded classics
python -m bench.eyes GAMES... --games 100   any collection that `katachi ingest` reads
"""

import time
from collections import Counter
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import TYPES, Eyes
from engine.points import decode_moves
from engine.tactics import Tactics
from pipeline.records import GameRecord


def walk(game: GameRecord, tactics: Tactics, eyes: Eyes, spent: Counter, types: Counter, every: int) -> None:
    """One game, move by move: seconds; now and then what is found, by type."""
    board = Board(game.size)
    board.setup(game.setup)
    for number, (color, point) in enumerate(decode_moves(game.moves)):
        eyes.connections.refresh(board, tactics)
        start = time.process_time()
        spent["valued"] += eyes.refresh(board, tactics)
        spent["eyes"] += time.process_time() - start
        spent["positions"] += 1
        spent["eyes kept"] += eyes.num_eyes
        if every and number % every == every - 1:
            types.update(TYPES[eye.type] for eye in eyes.all_eyes(board, tactics))
        board.play(color, point)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--every", default=50, help="Count types in every so many position (0: not at all).")
def main(paths: tuple[str, ...], games: int | None, every: int) -> None:
    """Look at every position of the games at PATHS, each from the one before it: shapes new, shapes known."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    tactics, eyes = Tactics(), Eyes(Connections())
    for name in ("first time", "shapes known"):
        spent: Counter = Counter()
        types: Counter = Counter()
        asked, searched = eyes.shapes.num_asked, eyes.shapes.num_searched
        for game in records:
            walk(game, tactics, eyes, spent, types, every)
        number = spent["positions"]
        click.echo(
            f"{name}: {len(records)} games, {number} positions; a position "
            f"{spent['eyes'] / number * 1e6:.1f} us CPU, "
            f"{spent['eyes kept'] / number:.1f} eyes, {spent['valued'] / number:.2f} valued anew, "
            f"{(eyes.shapes.num_asked - asked) / number:.2f} shapes asked, "
            f"{(eyes.shapes.num_searched - searched) / number:.3f} searched"
        )
    click.echo("types: " + ", ".join(f"{number} {kind}" for kind, number in types.most_common()))


if __name__ == "__main__":
    main()
