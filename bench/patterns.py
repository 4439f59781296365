"""What patterns cost: their binary, and the matcher from move to move, whatever their number.

python -m bench.patterns                                 the embedded classics
python -m bench.patterns GAMES... --games 1000           any collection that `katachi ingest` reads
python -m bench.patterns --check GAMES... --games 200 --patterns 20000

The patterns are nested shapes around the moves of the games but the last 20, those played most often;
the last 20 are replayed. Every update is for the side to move, so a colour sees two moves at once. Times
are CPU time. With --check nothing is timed: every position is compared with masks.
"""

import gc
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bench.board import read_games
from bench.check_patterns import check
from bench.shapes import patterns, positions, shapes
from engine.board import Board
from engine.patterns import Matcher, PatternBook, binary
from pipeline.records import GameRecord

SIZES = (1_000, 10_000, 100_000)
REPLAYED = 20
COLUMNS = "patterns  write s  bytes each  resident each  open ms  update us  scratch us  matches a point"


def resident_bytes() -> int:
    """Memory of this process, files that are mapped included."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return 1024 * int(line.split()[1])
    raise SystemExit("this system does not tell how much memory a process has")


def opened(path: Path) -> tuple[PatternBook, float, int]:
    """The book, milliseconds to open it (the best of five), resident bytes that it added."""
    gc.collect()
    before = resident_bytes()
    book = PatternBook.open(path)
    resident = resident_bytes() - before
    times = []
    for _ in range(5):
        start = time.process_time()
        PatternBook.open(path)
        times.append(1000 * (time.process_time() - start))
    return book, min(times), resident


def replay(games: list[GameRecord], look: Callable[[Board, int], object]) -> float:
    """Microseconds a move to do this at every position, the best of three rounds, playing included."""
    times = []
    for _ in range(3):
        start = time.process_time()
        moves = 0
        for game in games:
            for board, color, _ in positions(game):
                look(board, color)
                moves += 1
        times.append(1e6 * (time.process_time() - start) / moves)
    return min(times)


def scratch_us(book: PatternBook, games: list[GameRecord]) -> float:
    """Microseconds to match a whole board that a matcher has not seen."""
    matcher, blank = Matcher(book), Board(1)
    boards = [
        (board.copy(), color) for game in games for board, color, _ in islice(positions(game), 5, None, 40)
    ]
    times = []
    for _ in range(3):
        spent = 0.0
        for board, color in boards:
            matcher.count(blank, color)
            start = time.process_time()
            matcher.count(board, color)
            spent += time.process_time() - start
        times.append(1e6 * spent / len(boards))
    return min(times)


def measure(folder: str, number: int, counts: dict[bytes, int], games: list[GameRecord]) -> str:
    """A line of the table."""
    path = Path(folder) / f"{number}.bin"
    chosen = patterns(counts, number)
    start = time.process_time()
    written = binary.write(path, chosen)
    write_s = time.process_time() - start
    del chosen
    book, open_ms, resident = opened(path)
    matcher, matches = Matcher(book), []
    replay(games[:1], lambda board, color: matches.append(matcher.count(board, color) / 361))
    update_us = replay(games, matcher.count) - replay(games, lambda board, color: None)
    num = written.num_patterns
    return (
        f"{num:8}  {write_s:7.2f}  {written.num_bytes / num:10.1f}  {resident / num:13.1f}  {open_ms:7.1f}"
        f"  {update_us:9.1f}  {scratch_us(book, games):10.1f}  {sum(matches) / len(matches):15.2f}"
    )


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", "num_games", default=500, show_default=True, help="At most this many games.")
@click.option("--patterns", "num_patterns", default=20_000, show_default=True, help="How many to check.")
@click.option("--check", "only_check", is_flag=True, help="Compare with masks instead of timing.")
@click.option("--seconds", default=1e9, help="Stop checking after so many seconds.")
@click.option("--jobs", default=1, show_default=True, help="Processes that check.")
def main(
    paths: tuple[str, ...], num_games: int, num_patterns: int, only_check: bool, seconds: float, jobs: int
) -> None:
    """Measure (or check) the matcher with 1,000, 10,000 and 100,000 nested shapes."""
    games = list(islice(read_games(paths or ("corpora/classics",)), num_games))
    if only_check:
        check(games, num_patterns, seconds, jobs)
        return
    counts = shapes(games[:-REPLAYED])
    click.echo(f"{len(games)} games, {len(counts)} shapes\n{COLUMNS}")
    with TemporaryDirectory() as folder:
        for number in SIZES:
            click.echo(measure(folder, number, counts, games[-REPLAYED:]))


if __name__ == "__main__":
    main()
