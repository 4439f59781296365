"""How each stage grows with the number of games: time, memory and disk, the fit, and what it foretells.

python -m bench.growth PATH... --games 1000 --games 2000 --games 5000 [--to-games 1500000] [--folder DIR]

The steps are those of bench.stages, each in a process of its own, or with --jobs in so many. Seconds are of
CPU, in all of them, so that other work on the machine counts for little; memory is that of the largest.
What goes game by game (replay, cut, dedupe) is done for the games that the next smaller size did not have,
and added to what that took; the rest begins anew.

The fit is ``a * games ** b`` by least squares of the logarithms: b = 1 grows with the games, and the closer
r2 is to 1, the better it fits. Of memory and disk it is what is there beyond an empty run. What is foretold
lies far outside what was measured: take it as an order of magnitude, and b above 1 as a warning.

A size takes hours when it is large. --folder keeps the databases and what was measured: the same command goes
on with the sizes and steps that are missing, on another day too. A step that was interrupted (Ctrl-C) goes on
where it was, and what it took before counts; one that was killed begins anew.
--with adds what was measured in another such folder. --without leaves out steps; one that needs what
these give has nothing to do.
"""

import json
import math
import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click

from bench.stages import STEPS, Ground, Measured, children_cpu, run_step
from pipeline.stopping import finishing
from pipeline.tables import Table, render
from pipeline.writing import write_text

#: the steps that grow with games
MEASURED = tuple(
    name
    for name in STEPS
    if name not in ("nothing", "compile shipped", "load", "match", "evaluate", "sgfmill")
)


#: what need not be done again, and of that, what is the same whatever the size
ONCE = ("nothing", "ingest")
GO_ON = (*ONCE, "replay", "cut", "dedupe")
FIGURES, WORKING, MINED = "figures.json", ".working", "mined"
#: of a step that was interrupted: its name, and the seconds that it took until then
INTERRUPTED = "interrupted.json"
NOT_FIGURES = shutil.ignore_patterns(FIGURES)


class Fit(NamedTuple):
    """``a * games ** b`` and how well it fits."""

    a: float
    b: float
    r2: float

    def at(self, games: int) -> float:
        """What it foretells."""
        return float(self.a * games**self.b)


def fit(games: Sequence[int], values: Sequence[float]) -> Fit | None:
    """The power law through these points; None for fewer than two that are above 0."""
    points = [(math.log(x), math.log(y)) for x, y in zip(games, values, strict=True) if x > 0 and y > 0]
    if len({x for x, _ in points}) < 2:
        return None
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    b = sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)
    a = mean_y - b * mean_x
    spread = sum((y - mean_y) ** 2 for _, y in points)
    left = sum((y - a - b * x) ** 2 for x, y in points)
    return Fit(math.exp(a), b, 1 - left / spread if spread else 1.0)


class Step(NamedTuple):
    """A step that was measured with so many games; ``disk_mb``: megabytes in the folder after it."""

    measured: Measured
    disk_mb: float


Size = dict[str, Step]


def together(first: Measured, then: Measured) -> Measured:
    """What a step took that was done in two parts; the amount is what the second part tells."""
    return then._replace(seconds=first.seconds + then.seconds, peak_mb=max(first.peak_mb, then.peak_mb))


class Growing:
    """The sizes in a folder: ``DIR/GAMES`` has the database after the steps in its figures.json, and in
    ``mined`` the database before the first step that begins anew."""

    def __init__(self, folder: Path, paths: tuple[str, ...], engine: str, jobs: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.paths, self.engine = paths, engine
        self.of = [engine, *(Path(each).name for each in paths)]
        self.sizes: dict[int, Size] = {}
        #: the smaller size that each went on from, if any
        self.begun: dict[int, int | None] = {}
        self.read(folder)

    def read(self, folder: Path) -> None:
        """Take in what was measured there; of a size that is there already what is new."""
        for path in sorted(folder.glob(f"*/{FIGURES}")):
            if path.parent.suffix == WORKING:
                continue
            kept = json.loads(path.read_text())
            if kept["of"] != self.of:
                raise click.ClickException(f"{path} has figures of {', '.join(kept['of'])}")
            games = int(path.parent.name)
            self.begun.setdefault(games, kept.get("from"))
            for name, (measured, disk_mb) in kept["steps"].items():
                self.sizes.setdefault(games, {}).setdefault(name, Step(Measured(*measured), disk_mb))

    def measure(self, games: int, steps: Sequence[str]) -> None:
        """The steps that are missing of the first so many games."""
        if games not in self.begun:
            self.begun[games] = self._smaller(games)
        found = self.sizes.setdefault(games, {})
        for name in steps:
            if name in found:
                continue
            working, before = self._begin(games, name)
            ground = Ground(str(working), self.paths, games, self.engine, of_cpu=True, jobs=self.jobs)
            found[name] = self._step(name, ground, before)
            click.echo(f"{games} games: {name} {found[name].measured.seconds:.1f} s", err=True)
            self._end(working, games)

    def _smaller(self, games: int) -> int | None:
        """The next smaller size that can be gone on from."""
        return max(
            (
                each
                for each, found in self.sizes.items()
                if each < games and set(GO_ON) <= set(found) and self._mined(each).exists()
            ),
            default=None,
        )

    def _mined(self, games: int) -> Path:
        """The database before the first step that begins anew: the only one there is, or one put aside."""
        aside = self.folder / str(games) / MINED
        return aside if aside.exists() else aside.parent

    def _begin(self, games: int, name: str) -> tuple[Path, float]:
        """A folder to do the next step in, with what the steps before left, or this one when it was
        interrupted; and the seconds that it took until then."""
        working = self.folder / f"{games}{WORKING}"
        told = working / INTERRUPTED
        if told.exists():
            interrupted, seconds = json.loads(told.read_text())
            told.unlink()
            if interrupted == name:
                return working, seconds
        shutil.rmtree(working, ignore_errors=True)
        smaller = self.begun[games]
        if (self.folder / str(games)).exists():
            shutil.copytree(self.folder / str(games), working)
        elif smaller:
            shutil.copytree(self._mined(smaller), working, ignore=NOT_FIGURES)
        else:
            working.mkdir(parents=True)
        return working, 0.0

    def _step(self, name: str, ground: Ground, before: float) -> Step:
        """A step done, with what it took for fewer games where that is not done again, and ``before``."""
        folder, smaller = Path(ground.folder), self.begun[ground.games]
        if name not in GO_ON and not (folder / MINED).exists():
            shutil.copytree(folder, folder / MINED, ignore=NOT_FIGURES)
        fewer = self.sizes[smaller][name].measured if smaller and name in GO_ON else None
        if fewer and name in ONCE:
            measured = fewer
        else:
            measured = self._run(name, ground, before)
            measured = together(fewer, measured) if fewer else measured
        return Step(measured, sum(path.stat().st_size for path in folder.glob("ground*")) / 1e6)

    def _run(self, name: str, ground: Ground, before: float) -> Measured:
        """A step in its process, which gets signals too and keeps what it has done."""
        start = children_cpu()
        try:
            with finishing():
                measured = run_step(name, ground)
        except BaseException:
            told = json.dumps([name, before + children_cpu() - start])
            write_text(Path(ground.folder) / INTERRUPTED, told + "\n")
            raise
        return measured._replace(seconds=before + measured.seconds)

    def _end(self, working: Path, games: int) -> None:
        """Keep what was done and measured, both or neither."""
        kept = {"of": self.of, "from": self.begun[games], "steps": self.sizes[games]}
        write_text(working / FIGURES, json.dumps(kept, indent=1) + "\n")
        done = working.with_suffix("")
        shutil.rmtree(done, ignore_errors=True)
        working.rename(done)

    def row(self, name: str, value: Callable[[Size, str], float]) -> dict[int, float]:
        """A value of a step, by number of games, where it was measured."""
        return {games: value(size, name) for games, size in sorted(self.sizes.items()) if name in size}


def seconds(size: Size, name: str) -> float:
    """Of CPU."""
    return size[name].measured.seconds


def memory_mb(size: Size, name: str) -> float:
    """Megabytes beyond what the program takes that does nothing."""
    return size[name].measured.peak_mb - size["nothing"].measured.peak_mb


def disk_mb(size: Size, name: str) -> float:
    """Megabytes of files that a step added."""
    names = list(size)
    before = names[names.index(name) - 1]
    return size[name].disk_mb - size[before].disk_mb


def growth(title: str, sizes: Sequence[int], rows: dict[str, dict[int, float]], wanted: int) -> Table:
    """A line a step: the values, the fit, what it foretells."""
    header = (title, *map(str, sizes), "a", "b", "r2", f"at {wanted}")
    lines = []
    for name, values in rows.items():
        if not values:
            continue
        found = fit(list(values), list(values.values()))
        told = ("", "", "", "")
        if found:
            told = (f"{found.a:.3g}", f"{found.b:.2f}", f"{found.r2:.3f}", f"{found.at(wanted):.3g}")
        cells = (f"{values[size]:.3g}" if size in values else "" for size in sizes)
        lines.append((name, *cells, *told))
    return Table(header, lines)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", "sizes", multiple=True, type=int, default=(10, 20, 40), help="Numbers of games.")
@click.option("--to-games", "wanted", default=1_500_000, show_default=True, help="Foretell for so many.")
@click.option("--engine", default="manyfaces", show_default=True, help="Who replays.")
@click.option("--jobs", default=1, show_default=True, help="Processes that a step works in.")
@click.option("--without", multiple=True, type=click.Choice(MEASURED), help="Leave a step out.")
@click.option("--folder", type=click.Path(path_type=Path), help="Keep all there, do what is missing.")
@click.option("--with", "others", multiple=True, type=click.Path(path_type=Path), help="Folders to add.")
def main(
    paths: tuple[str, ...],
    sizes: tuple[int, ...],
    wanted: int,
    engine: str,
    jobs: int,
    without: tuple[str, ...],
    folder: Path | None,
    others: tuple[Path, ...],
) -> None:
    """Measure the growth on the games at PATHS (or the classics); ingest always reads all of them."""
    places = tuple(map(os.path.abspath, paths or ("corpora/classics",)))
    steps = [name for name in ("nothing", *MEASURED) if name not in without]
    with TemporaryDirectory() as passing:
        kept = Growing(folder or Path(passing), places, engine, jobs)
        for games in sorted(sizes):
            kept.measure(games, steps)
        for other in others:
            kept.read(other)
    tell(kept, wanted)


def tell(kept: Growing, wanted: int) -> None:
    """The tables."""
    read = next(iter(kept.sizes.values()))["ingest"].measured
    click.echo(
        f"ingest, whatever the size: {read.amount} games, {read.seconds:.1f} s, {read.rate:.0f} a second"
    )
    names = [name for name in MEASURED if name != "ingest"]
    for title, value in (("seconds", seconds), ("MB of memory", memory_mb), ("MB of disk", disk_mb)):
        rows = {name: kept.row(name, value) for name in names}
        click.echo(render([growth(title, sorted(kept.sizes), rows, wanted)]))


if __name__ == "__main__":
    main()
