"""The connections of every position of real games: how strong they are, and what they cost.

python -m bench.connections                        the embedded classics
python -m bench.connections GAMES... --games 100   any collection that `katachi ingest` reads
"""

import time
from collections import Counter
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.evaluation.connections import STRENGTHS, TYPES, Connections
from engine.points import decode_moves
from engine.tactics import Tactics
from pipeline.records import GameRecord


def walk(game: GameRecord, spent: Counter, kinds: Counter, sample: int, nodes: int) -> None:
    """One game, move by move: seconds, connections rated, connections by type and strength."""
    board, alone, tactics, connections = Board(game.size), Tactics(), Tactics(), Connections(nodes)
    board.setup(game.setup)
    for number, (color, point) in enumerate(decode_moves(game.moves)):
        start = time.process_time()
        alone.refresh(board)
        middle = time.process_time()
        spent["rated"] += connections.refresh(board, tactics)
        spent["seconds"] += (time.process_time() - middle) - (middle - start)
        spent["pairs"] += connections.num_connections
        if number % sample == 0:
            for told in Connections(nodes).all_connections(board, Tactics()):
                kinds[TYPES[told.type], STRENGTHS[told.strength]] += 1
        board.play(color, point)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--sample", default=10, type=int, help="Count types and strengths at every so many moves.")
@click.option("--nodes", default=0, type=int, help="Read out what looks cuttable, by so many nodes.")
def main(paths: tuple[str, ...], games: int | None, sample: int, nodes: int) -> None:
    """Find and rate the connections in every position of the games at PATHS, each from the one before it."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    positions = sum(game.num_moves for game in records)
    spent: Counter = Counter()
    kinds: Counter = Counter()
    for game in records:
        walk(game, spent, kinds, sample, nodes)
    click.echo(
        f"{len(records)} games, {positions} positions; a position: "
        f"{spent['seconds'] / positions * 1e6:.1f} us, "
        f"{spent['pairs'] / positions:.1f} pairs, {spent['rated'] / positions:.1f} rated anew"
    )
    click.echo("".join(f"{name:>26}" for name in ("", *STRENGTHS)))
    for kind in TYPES:
        row = [kinds[kind, strength] for strength in STRENGTHS]
        if any(row):
            click.echo("".join(f"{cell:>26}" for cell in (kind, *row)))


if __name__ == "__main__":
    main()
