"""What a level costs: time, positions and depth of a move, at positions along games.

python -m bench.levels                       the embedded classics
python -m bench.levels GAMES... --games 4    any collection that `katachi ingest` reads
"""

import resource
import time
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.players import load_player
from engine.playing import Limits
from engine.points import decode_moves, opponent
from engine.thinking import LookingChooser
from pipeline.records import GameRecord
from pipeline.tables import Table, render

LEVELS = (1, 2, 5, 8, 10, 12, 15, 18, 20)


def stations(game: GameRecord, every: int) -> list[tuple[Board, int]]:
    """Boards of a game, one after each so many moves, with the side to move."""
    board = Board(game.size)
    board.setup(game.setup)
    found = []
    for number, (color, point) in enumerate(decode_moves(game.moves), 1):
        board.play(color, point)
        if number % every == 0:
            found.append((board.copy(), opponent(color)))
    return found


def row(chooser: LookingChooser, level: int, asked: list[tuple[Board, int]]) -> tuple[str, ...]:
    """One level at all positions."""
    seconds, positions, depth = [], 0, 0
    for board, color in asked:
        start = time.perf_counter()
        thought = chooser.think(board, color, Limits(level))
        seconds.append(time.perf_counter() - start)
        positions += thought.positions
        depth += thought.depth
    mean, number = sum(seconds) / len(asked), len(asked)
    rate = f"{positions / sum(seconds):.0f}" if positions else "-"
    return (
        str(level),
        f"{positions / number:.0f}",
        f"{depth / number:.1f}",
        f"{1e3 * mean:.1f}",
        f"{1e3 * max(seconds):.1f}",
        f"{1 / mean:.2f}",
        rate,
    )


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=2, show_default=True, help="Stop after so many games.")
@click.option("--every", default=40, show_default=True, help="Moves from one position to the next.")
def main(paths: tuple[str, ...], games: int, every: int) -> None:
    """Choose moves at all levels."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    asked = [station for game in records for station in stations(game, every)]
    chooser = LookingChooser(load_player("manyfaces"))
    row(chooser, 2, asked[:2])  # what is loaded and grown once is nobody's cost
    header = ("level", "positions", "depth", "ms a move", "longest", "moves a second", "positions a second")
    rows = [row(chooser, level, asked) for level in LEVELS]
    click.echo(f"{len(asked)} positions of {len(records)} games, one core, wall clock")
    click.echo(render([Table(header, rows, "rrrrrrr")]))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    click.echo(f"largest memory: {memory:.0f} MB")


if __name__ == "__main__":
    main()
