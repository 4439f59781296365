"""Several engines, or one with several binaries, on the same games, and what each step gained.

python -m bench.ablation GAMES... --games 200 --part 2/2 ryder=ryder raw=ryder:raw.bin full=manyfaces:full.bin

A word NAME=ENGINE or NAME=ENGINE:FILE is a contestant, every other word a path. Each contestant but the
first is compared with the one before it, position by position; --against NAME compares all with that one.
Shares are in percent with 95 % intervals over games, gains in points; ms is CPU time a position, all
contestants in turns on the same game (docs/measuring.md).
"""

import re
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import click

from engine.players import load_player
from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.judging import JudgedGame
from pipeline.settings import Settings
from pipeline.stages import evaluate
from pipeline.tables import Table, render

CONTESTANT = re.compile(r"(?P<name>[\w.+ -]+)=(?P<engine>\w+)(:(?P<knowledge>.+))?")


class Step(NamedTuple):
    """A contestant under the name that the tables give it."""

    name: str
    contestant: evaluate.Contestant

    @property
    def patterns(self) -> int:
        """How many patterns it has; 0 without knowledge."""
        book = getattr(load_player(*self.contestant), "book", None)
        return 0 if book is None else len(book)


def sort_words(words: Sequence[str]) -> tuple[list[str], list[Step]]:
    """Paths and contestants."""
    found = [(word, CONTESTANT.fullmatch(word)) for word in words]
    steps = [Step(match["name"], (match["engine"], match["knowledge"])) for _, match in found if match]
    return [word for word, match in found if not match], steps


def figures(steps: Sequence[Step], columns: Sequence[Sequence[JudgedGame]]) -> Table:
    """A line for each contestant."""
    measured = zip(steps, columns, strict=True)
    return evaluate.step_table(
        (step.name, step.patterns, evaluate.measure(games)) for step, games in measured
    )


def gains(steps: Sequence[Step], columns: Sequence[Sequence[JudgedGame]], against: str) -> Table:
    """What each contestant has over the one before it, or over the one called ``against``."""
    names = [step.name for step in steps]
    pairs = {}
    for idx, name in enumerate(names):
        base = names.index(against) if against else idx - 1
        if base >= 0 and base != idx:
            pairs[f"{name} over {names[base]}"] = evaluate.gain(columns[idx], columns[base])
    return evaluate.gain_table(pairs)


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="PATH... NAME=ENGINE[:FILE]...")
@click.option("--games", default=200, show_default=True, help="At most this many games.")
@click.option("--skip", default=0, show_default=True, help="Leave so many games out before them.")
@click.option("--part", default="", help="Only this part of the games, such as 2/2.")
@click.option("--jobs", default=1, show_default=True, help="Worker processes.")
@click.option("--against", default="", help="Compare with this contestant, not with the one before.")
def main(words: tuple[str, ...], games: int, skip: int, part: str, jobs: int, against: str) -> None:
    """Measure contestants on the same games."""
    paths, steps = sort_words(words)
    if not paths or not steps:
        raise click.UsageError("give at least one path and one contestant, NAME=ENGINE or NAME=ENGINE:FILE")
    if against and against not in [step.name for step in steps]:
        raise click.UsageError(f"--against {against}: no contestant has that name")
    try:
        tasks = islice(evaluate.GameSieve(Settings(part=part)).tasks(paths), skip, skip + games)
    except UsageError as error:
        raise click.UsageError(str(error)) from None
    columns, given_up = evaluate.judge_all(tasks, [step.contestant for step in steps], Executor(jobs))
    click.echo(f"{len(columns[0])} games{f', {given_up} given up' if given_up else ''}\n")
    click.echo(render([figures(steps, columns), gains(steps, columns, against)]), nl=False)


if __name__ == "__main__":
    main()
