"""How each stage grows with the number of games: time, memory and disk, the fit, and what it foretells.

python -m bench.growth PATH... --games 1000 --games 2000 --games 5000 [--to-games 1500000] [--figures FILE]

The steps are those of bench.stages, each in a process of its own on one core; every size begins anew. Seconds
are of CPU, so that other work on the machine counts for little. The fit
is ``a * games ** b`` by least squares of the logarithms: b = 1 grows with the games, and the closer r2 is to
1, the better it fits. Of memory and disk it is what is there beyond an empty run. What is foretold lies far
outside what was measured: take it as an order of magnitude, and b above 1 as a warning.

A size takes hours when it is large. --figures keeps what was measured, step by step: the same command goes
on with the sizes that are missing, and several may be measured at once, each with a file of its own, and
told together later by --with. --without leaves out steps; one that needs what these give has nothing to do.
"""

import json
import math
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click

from bench.stages import STEPS, Ground, Measured, run_step
from pipeline.tables import Table, render
from pipeline.writing import write_text

#: the steps that grow with games
MEASURED = tuple(
    name
    for name in STEPS
    if name not in ("nothing", "compile shipped", "load", "match", "evaluate", "sgfmill")
)


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


def measure(
    ground: tuple[tuple[str, ...], int, str], steps: Sequence[str], keep: Callable[[Size], object]
) -> None:
    """The steps on the first so many games; ``keep`` is given what was measured so far after each."""
    found: Size = {}
    with TemporaryDirectory() as folder:
        for name in steps:
            measured = run_step(name, Ground(folder, *ground, of_cpu=True))
            found[name] = Step(measured, sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6)
            click.echo(f"{ground[1]} games: {name} {measured.seconds:.1f} s", err=True)
            keep(found)


class Figures:
    """What was measured of some games by an engine, kept in a file after each step; None keeps nothing."""

    def __init__(self, path: Path | None, paths: tuple[str, ...], engine: str) -> None:
        self.path = path
        self.of = [engine, *(Path(each).name for each in paths)]
        self.sizes: dict[int, Size] = {}
        if path and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        """Take in what was measured; of a size that is there already what is new."""
        kept = json.loads(path.read_text())
        if kept["of"] != self.of:
            raise click.ClickException(f"{path} has figures of {', '.join(kept['of'])}")
        for games, size in kept["sizes"].items():
            for name, (measured, disk_mb) in size.items():
                self.sizes.setdefault(int(games), {})[name] = Step(Measured(*measured), disk_mb)

    def keep(self, games: int, size: Size) -> None:
        """Keep what was measured with so many games so far."""
        self.sizes[games] = size
        if self.path:
            sizes = {str(each): self.sizes[each] for each in sorted(self.sizes)}
            write_text(self.path, json.dumps({"of": self.of, "sizes": sizes}, indent=1) + "\n")

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
@click.option("--without", multiple=True, type=click.Choice(MEASURED), help="Leave a step out.")
@click.option("--figures", type=click.Path(path_type=Path), help="Keep them there, measure what is missing.")
@click.option("--with", "others", multiple=True, type=click.Path(path_type=Path), help="Figures to add.")
def main(
    paths: tuple[str, ...],
    sizes: tuple[int, ...],
    wanted: int,
    engine: str,
    without: tuple[str, ...],
    figures: Path | None,
    others: tuple[Path, ...],
) -> None:
    """Measure the growth on the games at PATHS (or the classics); ingest always reads all of them."""
    places = tuple(map(os.path.abspath, paths or ("corpora/classics",)))
    kept = Figures(figures, places, engine)
    for other in others:
        kept.read(other)
    steps = [name for name in ("nothing", *MEASURED) if name not in without]
    for games in sizes:
        if not set(steps) <= set(kept.sizes.get(games, ())):
            measure((places, games, engine), steps, partial(kept.keep, games))
    read = kept.sizes[sizes[-1]]["ingest"].measured
    click.echo(
        f"ingest, whatever the size: {read.amount} games, {read.seconds:.1f} s, {read.rate:.0f} a second"
    )
    names = [name for name in MEASURED if name != "ingest"]
    for title, value in (("seconds", seconds), ("MB of memory", memory_mb), ("MB of disk", disk_mb)):
        rows = {name: kept.row(name, value) for name in names}
        click.echo(render([growth(title, sorted(kept.sizes), rows, wanted)]))


if __name__ == "__main__":
    main()
