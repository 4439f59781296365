"""What it costs to count shapes, to count patterns on the board, and to train, on one core.

python -m bench.learning                        the embedded classics
python -m bench.learning GAMES... --games 100   any collection that `katachi ingest` reads
"""

import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from bench.board import read_games
from engine.learning.counting import Counter, Facts
from engine.learning.listing import Listed, Lister
from engine.learning.training import Trainer
from engine.patterns import PatternBook, binary
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.learning.shape_files import ShapeRuns
from pipeline.learning.training_games import TrainingGames
from pipeline.stages.generalise import candidates_of
from pipeline.tables import Table, render


def timed(work: Callable[[], object]) -> float:
    """CPU seconds that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def count_patterns(book: PatternBook, games: list[Game]) -> None:
    """Every pattern at every legal move of every position."""
    counter = Counter(book, 2)
    for index, game in enumerate(games):
        counter.count(game, Facts(0, 1), index)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=100, show_default=True, help="At most this many games.")
@click.option("--least", default=3, show_default=True, help="Shapes played so often are matched.")
def main(paths: tuple[str, ...], games: int, least: int) -> None:
    """Measure the learner, one core."""
    records = islice(read_games(paths or ("corpora/classics",)), games)
    chosen = [Game(record.size, record.setup, record.moves) for record in records]
    training = TrainingGames(chosen, [Facts(0, 1)] * len(chosen), 2)
    rows: list[tuple[Any, ...]] = []

    def note(what: str, seconds: float) -> None:
        rows.append((what, f"{seconds:.1f}", f"{1e6 * seconds / training.num_moves:.0f}"))

    with TemporaryDirectory() as folder:
        path = Path(folder) / "shapes.bin"
        runs, rows_of = ShapeRuns(Path(folder) / "runs", chosen), []
        note("shapes written into runs", timed(lambda: runs.fill(Executor())))
        note("frequent shapes found", timed(lambda: rows_of.append(runs.frequent(least, Executor()))))
        found = candidates_of(rows_of[0], training)
        binary.write(path, [shape.pattern for shape in found])
        book = PatternBook.open(path)
        note("patterns counted on the board", timed(lambda: count_patterns(book, chosen)))
        trainer = Trainer(book)
        note("a pass of training over all positions", timed(lambda: trainer.epoch(chosen, 0.1)))
        note("measured", timed(lambda: trainer.measure(chosen)))
        lister, packs, lists = Lister(book), [], []
        note(
            "listed and packed", timed(lambda: packs.extend(lister.listed(game).packed() for game in chosen))
        )
        note("unpacked", timed(lambda: lists.extend(Listed.unpacked(pack) for pack in packs)))
        note("the same pass from lists", timed(lambda: Trainer(book).epoch(lists, 0.1)))
        kb = sum(map(len, packs)) / 1000
    click.echo(
        f"{len(chosen)} games, {training.num_moves} moves, {len(found)} patterns, {kb:.0f} KB of lists\n"
    )
    click.echo(render([Table(("", "CPU seconds", "us a move"), rows)]), nl=False)


if __name__ == "__main__":
    main()
