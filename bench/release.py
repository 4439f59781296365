"""Measures a release from nothing: seconds and memory of each step, with or without kills on the way.

python -m bench.release PATH... --to FOLDER [--kills 5 --within 3000 --seed 1] [--like OTHER] [--jobs 2]

The steps are the commands that a user gives: ingest, joseki mine and compile, mine, release, all in FOLDER.
With --kills the running command and its workers are killed (SIGKILL) at random moments of the first --within
seconds, and the same command is given again. --like says whether the database's content and the bytes of the
release equal those of another such run. --release gives release another argument.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import click
import psutil

from pipeline.release.manifest import TIMINGS, digest_of
from pipeline.store import Store
from pipeline.tables import Table, render
from pipeline.writing import write_text

#: seconds between two looks at the memory
LOOK_S = 0.5
FIGURES = "figures.json"
DATABASE = "katachi.sqlite"


@dataclass
class Took:
    """What a step took, with all that was lost by kills."""

    seconds: float = 0.0
    kills: int = 0
    #: of the command and its workers together, shared pages counted once
    peak_mb: float = 0.0


@dataclass
class Kills:
    """When to kill: seconds of work since the beginning, rising."""

    moments: list[float]
    worked_s: float = 0.0

    def is_due(self, at_work_s: float) -> bool:
        """Whether it is time for the next; then it is taken off."""
        if not self.moments or self.worked_s + at_work_s < self.moments[0]:
            return False
        self.moments.pop(0)
        return True


class Step(NamedTuple):
    """A command of the chain."""

    name: str
    args: tuple[str, ...]


def steps(paths: tuple[str, ...], jobs: int, release: tuple[str, ...]) -> Iterator[Step]:
    """The commands from nothing to a release, given in one folder."""
    db = ("--db", DATABASE)
    work = (*db, "--jobs", str(jobs))
    text, binary = "joseki.jos", "joseki.bin"
    yield Step("ingest", ("ingest", *work, *(str(Path(path).resolve()) for path in paths)))
    yield Step("joseki mine", ("joseki", "mine", *db, "--file", text))
    yield Step("joseki compile", ("joseki", "compile", "--file", text, "--binary", binary))
    yield Step("mine", ("mine", *work, "--joseki", binary, "--binary", "patterns.bin"))
    told = ("--dist", "dist", "--last", "none", "--joseki-text", text)
    yield Step("release", ("release", "1", *work, "--sources", "hand,learned", *told, *release))


def memory_mb(process: psutil.Process) -> float:
    """Of a process and all below it, shared pages counted once."""
    total = 0
    for one in (process, *process.children(recursive=True)):
        with suppress(psutil.Error):  # it has ended
            total += one.memory_full_info().pss
    return total / 1e6


def run(step: Step, kills: Kills, folder: Path) -> Took:
    """Give the command, again and again while it is killed."""
    took, log = Took(), folder / "log.txt"
    while True:
        begin = time.monotonic()
        with log.open("a") as out:
            print(f"$ katachi {' '.join(step.args)}", file=out, flush=True)
            process = subprocess.Popen(
                [sys.executable, "-m", "pipeline", *step.args, "--quiet"],
                cwd=folder,
                env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])},
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
            peak_mb, killed = watch(process, kills, begin)
        at_work_s = time.monotonic() - begin
        kills.worked_s += at_work_s
        took.seconds += at_work_s
        took.peak_mb = max(took.peak_mb, peak_mb)
        if not killed:
            if process.returncode:
                raise click.ClickException(f"{step.name} ended with {process.returncode}: see {log}")
            return took
        took.kills += 1


def watch(process: subprocess.Popen[bytes], kills: Kills, begin: float) -> tuple[float, bool]:
    """Until it ends: its peak in MB, and whether it was killed."""
    peak_mb, watched = 0.0, psutil.Process(process.pid)
    killed = False
    while process.poll() is None:
        with suppress(psutil.Error):  # it has ended
            peak_mb = max(peak_mb, memory_mb(watched))
        if kills.is_due(time.monotonic() - begin):
            os.killpg(process.pid, signal.SIGKILL)
            killed = True
        time.sleep(LOOK_S)
    return peak_mb, killed


def contents(folder: Path) -> dict[str, str]:
    """Hashes: of the database's content, of each file of the release that is the same whenever it is made."""
    with Store.open(folder / DATABASE, create=False) as store:
        found = {"database": store.content_digest()}
    for path in sorted((folder / "dist").rglob("*")):
        if path.is_file() and path.name != TIMINGS:
            found[str(path.relative_to(folder))] = digest_of(path.read_bytes())
    return found


def compare(one: dict[str, str], other: dict[str, str]) -> str:
    """In words."""
    different = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    return f"different: {', '.join(different)}" if different else f"the same: all {len(one)}"


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--to", required=True, metavar="FOLDER", help="An empty folder; all is left there.")
@click.option("--kills", default=0, help="Kill it so many times.")
@click.option("--within", default=600.0, help="Seconds of work in which it is killed.")
@click.option("--seed", default=1, help="When it is killed.")
@click.option("--like", default="", metavar="FOLDER", help="Compare with another such run.")
@click.option("--jobs", default=2, help="Worker processes.")
@click.option("--release", "release_args", multiple=True, metavar="ARG", help="An argument more for release.")
def main(
    paths: tuple[str, ...],
    to: str,
    kills: int,
    within: float,
    seed: int,
    like: str,
    jobs: int,
    release_args: tuple[str, ...],
) -> None:
    """From the games at PATHS to a release."""
    folder = Path(to)
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)
    waiting = Kills(sorted(rng.uniform(0, within) for _ in range(kills)))
    rows, total = [], Took()
    for step in steps(paths, jobs, release_args):
        took = run(step, waiting, folder)
        rows.append((step.name, f"{took.seconds:.0f}", str(took.kills), f"{took.peak_mb:.0f}"))
        click.echo("\t".join(rows[-1]), err=True)
        total.seconds += took.seconds
        total.kills += took.kills
        total.peak_mb = max(total.peak_mb, took.peak_mb)
    rows.append(("all", f"{total.seconds:.0f}", str(total.kills), f"{total.peak_mb:.0f}"))
    click.echo(render([Table(("step", "seconds", "kills", "peak MB"), rows)]))
    found = contents(folder)
    write_text(folder / FIGURES, json.dumps({"all": asdict(total), "contents": found}, indent=2))
    click.echo(f"database {(folder / DATABASE).stat().st_size / 1e6:.0f} MB")
    for name, digest in found.items():
        click.echo(f"{digest[:16]}  {name}")
    if like:
        click.echo(compare(found, json.loads((Path(like) / FIGURES).read_text())["contents"]))


if __name__ == "__main__":
    main()
