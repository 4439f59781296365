"""Measures how mining grows with the number of games: seconds of each stage, memory, size of the database.

python -m bench.mining PATH... --games 1000 --games 3000 [--to FOLDER] [--split train]

Each size is a run of `katachi mine` of its own, on a copy of a database that the games were read into once.
With --to the databases and binaries are kept there: 1000.sqlite, 1000.bin and so on; 0 stands for all games.
"""

import json
import resource
import shutil
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import click

from pipeline.store import Store
from pipeline.tables import Table, render

TOPS = ("top1", "top5", "top10", "top20")


class Mined(NamedTuple):
    """What one size took."""

    games: int
    #: by stage, in the order of the runs
    stages: dict[str, float]
    total_s: float
    #: of the largest process, MB
    resident_mb: float
    database_mb: float
    reports: dict[str, Any]


def katachi(*args: str) -> str:
    """Run a command; what it printed."""
    command = [sys.executable, "-m", "pipeline", *args]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def stage_seconds(path: Path) -> dict[str, float]:
    """Seconds between start and end of the runs in a database, by command; those of ingest left out."""
    with Store.open(path, create=False) as store:
        runs = [run for run in store.runs.all() if run["command"] != "ingest"]
    seconds: dict[str, float] = {}
    for run in runs:
        took = datetime.fromisoformat(run["finished"]) - datetime.fromisoformat(run["started"])
        seconds[run["command"]] = seconds.get(run["command"], 0.0) + took.total_seconds()
    return seconds


def mine(ingested: Path, db: Path, games: int, args: tuple[str, ...]) -> Mined:
    """One size; 0 games are all."""
    shutil.copy(ingested, db)
    start = time.perf_counter()
    binary = db.with_suffix(".bin")
    out = katachi("mine", "--json", "--db", str(db), "--binary", str(binary), "--games", str(games), *args)
    total_s = time.perf_counter() - start
    resident_mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
    return Mined(games, stage_seconds(db), total_s, resident_mb, db.stat().st_size / 1e6, json.loads(out))


def growth(mined: list[Mined]) -> Table:
    """A line for each stage, a column for each size."""
    rows = []
    for stage in mined[-1].stages:
        rows.append((stage, *(f"{one.stages.get(stage, 0):.0f}" for one in mined)))
    rows.append(("all, with the table at the end", *(f"{one.total_s:.0f}" for one in mined)))
    rows.append(("largest process, MB", *(f"{one.resident_mb:.0f}" for one in mined)))
    rows.append(("database, MB", *(f"{one.database_mb:.0f}" for one in mined)))
    learned = [one.reports["generalise"] for one in mined]
    rows.append(("positions learned from", *(str(report["positions"]) for report in learned)))
    rows.append(("patterns", *(str(one.reports["train"]["patterns"]) for one in mined)))
    return Table(("seconds", *(f"{one.games or 'all'} games" for one in mined)), rows)


def effect(mined: Mined) -> Table:
    """What each step was worth on unseen games, in percent."""
    rows: list[tuple[str, ...]] = []
    for step in mined.reports["effect"]["steps"]:
        measures = step["measures"]
        shares = (f"{100 * measures[top]:.1f}" for top in TOPS)
        rows.append((step["name"], str(step["patterns"]), *shares))
    return Table(("", "patterns", *TOPS), rows)


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", multiple=True, type=int, default=(0,), help="At most so many games; 0 for all.")
@click.option("--to", default="", metavar="FOLDER", help="Leave databases and binaries here.")
@click.option("--split", default="train", show_default=True, help="The games that are mined.")
def main(paths: tuple[str, ...], games: tuple[int, ...], to: str, split: str) -> None:
    """Mine the games at PATHS."""
    mined = []
    with TemporaryDirectory() as folder:
        ingested = Path(folder) / "ingested.sqlite"
        katachi("ingest", "--db", str(ingested), *paths)
        for number in games:
            db = Path(to or folder) / f"{number}.sqlite"
            mined.append(mine(ingested, db, number, ("--split", split)))
            click.echo(render([growth(mined)]))
    click.echo(render([effect(mined[-1])]))


if __name__ == "__main__":
    main()
