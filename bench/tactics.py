"""The tactics of every position of real games: what is said of the strings, and what it costs.

python -m bench.tactics                        the embedded classics
python -m bench.tactics GAMES... --games 100   any collection that `katachi ingest` reads
"""

import time
from collections import Counter
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.evaluation.life import Life
from engine.points import decode_moves
from engine.tactics import STATUSES, Tactics
from pipeline.records import GameRecord


def walk(game: GameRecord, tactics: Tactics, life: Life, spent: Counter, statuses: Counter) -> None:
    """One game, move by move: seconds by what was worked out, strings by their status."""
    board = Board(game.size)
    board.setup(game.setup)
    for color, point in decode_moves(game.moves):
        start = time.process_time()
        spent["strings read"] += tactics.refresh(board)
        strings = time.process_time()
        spent["moves read"] += tactics.refresh_moves(board, color)
        moves = time.process_time()
        life.alive_stones(board)
        spent["strings"] += strings - start
        spent["moves"] += moves - strings
        spent["life"] += time.process_time() - moves
        statuses.update(STATUSES[told.status] for told in tactics.all_strings(board).values())
        board.play(color, point)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
def main(paths: tuple[str, ...], games: int | None) -> None:
    """Read every position of the games at PATHS, each from the one before it."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    positions = sum(game.num_moves for game in records)
    tactics, life = Tactics(), Life()
    spent: Counter = Counter()
    statuses: Counter = Counter()
    for game in records:
        walk(game, tactics, life, spent, statuses)
    click.echo(f"{len(records)} games, {positions} positions; a position, CPU:")
    for what in ("strings", "moves", "life"):
        read = f"   {spent[f'{what} read'] / positions:.1f} read anew" if what != "life" else ""
        click.echo(f"{what:8} {spent[what] / positions * 1e6:7.1f} us{read}")
    click.echo("strings: " + ", ".join(f"{number} {status}" for status, number in statuses.most_common()))


if __name__ == "__main__":
    main()
