"""How each stage grows with the number of games: time, memory and disk, the fit, and what it foretells.

python -m bench.growth PATH... --games 1000 --games 2000 --games 5000 [--to-games 1500000] [--figures FILE]

The steps are those of bench.stages, each in a process of its own on one core; every size begins anew. The fit
is ``a * games ** b`` by least squares of the logarithms: b = 1 grows with the games, and the closer r2 is to
1, the better it fits. Of memory and disk it is what is there beyond an empty run. What is foretold lies far
outside what was measured: take it as an order of magnitude, and b above 1 as a warning.

A size takes hours when it is large. --figures keeps what was measured, size by size: the same command goes on
with those that are missing, and several may be measured at the same time, each with a file of its own.
"""

import json
import math
import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import click

from bench.stages import STEPS, Ground, Measured, run_step
from pipeline.tables import Table, render
from pipeline.writing import write_text

#: what does not grow with games
LEFT_OUT = ("nothing", "compile shipped", "load", "match", "evaluate", "sgfmill")


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


class Size(NamedTuple):
    """What was measured with so many games, by step; ``disk``: megabytes after it."""

    measured: dict[str, Measured]
    disk: dict[str, float]


def measure(paths: tuple[str, ...], games: int, engine: str) -> Size:
    """The steps on the first so many games."""
    measured, disk = {}, {}
    with TemporaryDirectory() as folder:
        ground = Ground(folder, paths, games, engine)
        for name in STEPS:
            if name == "nothing" or name not in LEFT_OUT:
                measured[name] = run_step(name, ground)
                disk[name] = sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6
                click.echo(f"{games} games: {name} {measured[name].seconds:.1f} s", err=True)
    return Size(measured, disk)


class Figures:
    """What was measured of some games by an engine, kept in a file after each size; None keeps nothing."""

    def __init__(self, path: Path | None, paths: tuple[str, ...], engine: str) -> None:
        self.path = path
        self.of = [engine, *(Path(each).name for each in paths)]
        self.sizes: dict[int, Size] = {}
        if path and path.exists():
            self._read(json.loads(path.read_text()))

    def _read(self, kept: dict[str, Any]) -> None:
        if kept["of"] != self.of:
            raise click.ClickException(f"{self.path} has figures of {', '.join(kept['of'])}")
        for games, (measured, disk) in kept["sizes"].items():
            self.sizes[int(games)] = Size({name: Measured(*each) for name, each in measured.items()}, disk)

    def add(self, games: int, size: Size) -> None:
        """Keep what was measured with so many games."""
        self.sizes[games] = size
        if self.path:
            sizes = {str(each): self.sizes[each] for each in sorted(self.sizes)}
            write_text(self.path, json.dumps({"of": self.of, "sizes": sizes}, indent=1) + "\n")


def growth(title: str, sizes: Sequence[int], rows: dict[str, list[float]], wanted: int) -> Table:
    """A line a step: the values, the fit, what it foretells."""
    header = (title, *map(str, sizes), "a", "b", "r2", f"at {wanted}")
    lines = []
    for name, values in rows.items():
        found = fit(sizes, values)
        told = ("", "", "", "")
        if found:
            told = (f"{found.a:.3g}", f"{found.b:.2f}", f"{found.r2:.3f}", f"{found.at(wanted):.3g}")
        lines.append((name, *(f"{value:.3g}" for value in values), *told))
    return Table(header, lines)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", "sizes", multiple=True, type=int, default=(10, 20, 40), help="Numbers of games.")
@click.option("--to-games", "wanted", default=1_500_000, show_default=True, help="Foretell for so many.")
@click.option("--engine", default="manyfaces", show_default=True, help="Who replays.")
@click.option("--figures", type=click.Path(path_type=Path), help="Keep them there, measure what is missing.")
def main(
    paths: tuple[str, ...], sizes: tuple[int, ...], wanted: int, engine: str, figures: Path | None
) -> None:
    """Measure the growth on the games at PATHS (or the classics); ingest always reads all of them."""
    places = tuple(map(os.path.abspath, paths or ("corpora/classics",)))
    kept = Figures(figures, places, engine)
    for games in sizes:
        if games not in kept.sizes:
            kept.add(games, measure(places, games, engine))
    found = [kept.sizes[games] for games in sizes]
    names = [name for name in found[0].measured if name not in ("nothing", "ingest")]
    read = found[-1].measured["ingest"]
    click.echo(
        f"ingest, whatever the size: {read.amount} games, {read.seconds:.1f} s, {read.rate:.0f} a second"
    )
    seconds = {name: [measured[name].seconds for measured, _ in found] for name in names}
    memory = {
        name: [measured[name].peak_mb - measured["nothing"].peak_mb for measured, _ in found]
        for name in names
    }
    order = ["ingest", *names]
    disk = {name: [size[name] - size[order[order.index(name) - 1]] for _, size in found] for name in names}
    for title, rows in (("seconds", seconds), ("MB of memory", memory), ("MB of disk", disk)):
        click.echo(render([growth(title, sizes, rows, wanted)]))


if __name__ == "__main__":
    main()
