"""Ingest against sgfmill's parse and replay alone, on the same games in the same run.

python -m bench.ingest PATH... [--jobs 2] [--sample 3000]
"""

import tempfile
import time
from pathlib import Path

import click

from bench.peers import replay_with_sgfmill
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.settings import Settings
from pipeline.stages import ingest
from pipeline.store import Store
from pipeline.tables import render


def time_ingest(paths: tuple[str, ...], jobs: int) -> None:
    """Ingest everything into a new database, then once more; print counts, problems and rates."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=str(Path(folder) / "bench.sqlite"), jobs=jobs)
        for title in ("first time", "the same files again"):
            start = time.perf_counter()
            with Store.open(settings.db) as store:
                report = ingest.run(store, settings, Executor(settings.workers, False), iter_inputs(paths))
            elapsed_s = time.perf_counter() - start
            click.echo(
                f"{title}: {report.read} games in {elapsed_s:.1f} s, {report.read / elapsed_s:.0f} a second"
            )
            assert report.read == report.new + report.duplicate + report.rejected
            click.echo(render(report.tables()))


def time_sgfmill(paths: tuple[str, ...], sample: int) -> None:
    """Parse and replay with sgfmill, on one core; what it refuses is counted, not mended."""
    number, refused, elapsed_s = replay_with_sgfmill(paths, sample)
    click.echo(
        f"sgfmill alone, one core: {number} games, {refused} of them refused or broken off,"
        f" {number / elapsed_s:.0f} a second"
    )


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--jobs", default=0, help="Worker processes; 0 stands for one a core.")
@click.option("--sample", default=3000, help="How many games sgfmill reads.")
def main(paths: tuple[str, ...], jobs: int, sample: int) -> None:
    """Time the ingest of all games at PATHS."""
    time_ingest(paths, jobs)
    time_sgfmill(paths, sample)


if __name__ == "__main__":
    main()
