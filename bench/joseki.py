"""Measures what it costs to follow the joseki database in the four corners of a board.

python -m bench.joseki GAMES... [--games 300] [--joseki FILE]

Games are played twice: asking the database before each move, and asking an empty one. Printed is the
difference in microseconds a move, CPU time of one core, the least of several rounds. Asking means: the
corners are updated and looked up, and every point of a known corner gets its class.
"""

import time
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.joseki.advice import Advice
from engine.joseki.default import open_joseki
from engine.points import decode_moves

ROUNDS = 5

Moves = list[tuple[int, int]]


def seconds(games: list[Moves], advice: Advice) -> float:
    """CPU time of playing all games with one question before each move."""
    refresh = advice.refresh
    start = time.process_time()
    for moves in games:
        board = Board(19)
        for color, point in moves:
            refresh(board, color)
            board.play(color, point)
    return time.process_time() - start


def least(games: list[Moves], advice: Advice) -> float:
    """Microseconds a move, in the fastest round."""
    return 1e6 * min(seconds(games, advice) for _ in range(ROUNDS)) / sum(map(len, games))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", "number", default=300, show_default=True, help="So many even 19x19 games.")
@click.option("--joseki", help="A joseki binary; else the default one.")
def main(paths: tuple[str, ...], number: int, joseki: str | None) -> None:
    """Follow the games at PATHS."""
    start = time.perf_counter()
    book = open_joseki(joseki)
    opened = time.perf_counter() - start
    even = (game for game in read_games(paths) if game.is_even and game.size == 19)
    games = [list(decode_moves(game.moves)) for game in islice(even, number)]
    click.echo(f"{len(book):,} moves, opened in {1e3 * opened:.0f} ms; {len(games)} games")
    for what, length in (("moves 1-40", 40), ("whole games", 1000)):
        part = [moves[:length] for moves in games]
        without, with_it = least(part, Advice()), least(part, Advice(book))
        click.echo(f"{what}: {with_it - without:.2f} us a move ({with_it:.2f} against {without:.2f})")


if __name__ == "__main__":
    main()
