"""What it costs to match a pattern binary at every point of a position, whatever the number of patterns.

python -m bench.patterns                        positions of the embedded classics
python -m bench.patterns GAMES... --games 500   any collection that `katachi ingest` reads

The patterns are the windows of the moves played in other positions of the same games, filled up with
random ones. Every position is another one, so that nothing is in the cache from the last match.
"""

import random
import tempfile
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import click

from bench.board import read_games
from engine.board import Board
from engine.patterns import PatternBook, binary, cut
from engine.points import PASS, decode_moves
from pipeline.records import GameRecord

SIZES = (10, 1_000, 1_000_000)
POSITIONS = 2_000


def positions(games: Iterable[GameRecord]) -> tuple[list[tuple[Board, int]], dict[bytes, None]]:
    """Every tenth position with its side to move, and the windows of all moves of the others."""
    boards, keys = [], {}
    for game in games:
        board = Board(game.size)
        board.setup(game.setup)
        for move_no, (color, point) in enumerate(decode_moves(game.moves)):
            if move_no % 10 == 0:
                boards.append((board.copy(), color))
            elif point != PASS:
                keys[cut(board, color, point).key] = None
            board.play(color, point)
    random.Random(1).shuffle(boards)
    return boards[:POSITIONS], keys


def filled(keys: dict[bytes, None], number: int) -> list[binary.Pattern]:
    """So many patterns: the keys given, then random ones."""
    rng = random.Random(2)
    chosen = dict.fromkeys(islice(keys, number))
    while len(chosen) < number:
        key = bytearray(rng.randbytes(binary.KEY_BYTES))
        key[6] &= 0xFC  # the move's cell
        chosen[bytes(key)] = None
    return [binary.Pattern(key, i, 1, 1) for i, key in enumerate(chosen, 1)]


def measure(boards: list[tuple[Board, int]], book: PatternBook) -> tuple[float, int]:
    """Microseconds a position, the best of three rounds, and the number of matches."""
    times = []
    for _ in range(3):
        start = time.process_time()
        hits = sum(len(book.match(board, color)) for board, color in boards)
        times.append(time.process_time() - start)
    return 1e6 * min(times) / len(boards), hits


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=500, show_default=True, help="At most this many games.")
def main(paths: tuple[str, ...], games: int) -> None:
    """Match books of 10, 1,000 and 1,000,000 patterns."""
    found = islice(read_games(paths or ("corpora/classics",)), games)
    boards, keys = positions(found)
    click.echo(f"{len(boards)} positions")
    click.echo(f"{'patterns':>9}  {'bytes each':>10}  {'open ms':>8}  {'us a position':>13}  {'matches':>8}")
    with tempfile.TemporaryDirectory() as folder:
        for number in SIZES:
            path = Path(folder) / "patterns.bin"
            written = binary.write(path, filled(keys, number))
            start = time.perf_counter()
            book = PatternBook.open(path)
            open_ms = 1000 * (time.perf_counter() - start)
            cost, hits = measure(boards, book)
            each = written.num_bytes / number
            click.echo(f"{number:9}  {each:10.1f}  {open_ms:8.1f}  {cost:13.1f}  {hits:8}")


if __name__ == "__main__":
    main()
