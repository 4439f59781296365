"""Everybody against everybody, and one rating for all: Elo with 95 % intervals.

python -m bench.round_robin --to FOLDER [--size 9] [--games 100] [--jobs 2] PLAYER PLAYER ...

The matches are those of `katachi match`, a folder each, so a killed run goes on. Ratings are the ones that
make all results likeliest (Bradley and Terry), with one draw more between every two, so that whoever lost all
games has a rating too; their mean is 0. Intervals are bootstrapped over pairs of games from one opening.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log
from pathlib import Path

import click
import numpy as np

from pipeline.executors import Executor
from pipeline.matches import running
from pipeline.matches.report import MatchReport
from pipeline.tables import Table, render

SAMPLES = 400
_ELO = 400 / log(10)


def ratings(
    players: int, pairs: Sequence[tuple[int, int]], scores: np.ndarray, games: np.ndarray
) -> np.ndarray:
    """Elo by player, mean 0. ``scores`` of the first of each pair, out of ``games``."""
    gamma = np.ones(players)
    won = np.zeros(players)
    for (a, b), score, number in zip(pairs, scores, games, strict=True):
        won[a] += score + 0.5
        won[b] += number - score + 0.5
    for _ in range(2000):
        met = np.zeros(players)
        for (a, b), number in zip(pairs, games, strict=True):
            share = (number + 1) / (gamma[a] + gamma[b])
            met[a] += share
            met[b] += share
        gamma = won / met
        gamma /= np.exp(np.mean(np.log(gamma)))
    return np.log(gamma) * _ELO


def resampled(units: Sequence[Sequence[float]], random: np.random.Generator) -> np.ndarray:
    """A score of the first of each pair, from units drawn again; units are mean scores of two games."""
    drawn = [random.choice(np.array(each), len(each)) for each in units]
    return np.array([2 * each.sum() for each in drawn])


def table(players: Sequence[str], pairs: Sequence[tuple[int, int]], reports: Sequence[MatchReport]) -> Table:
    """The ratings, best first, and each player's score against each other."""
    games = np.array([len(report.results) for report in reports], float)
    scores = np.array([report.score or 0.0 for report in reports]) * games
    best = ratings(len(players), pairs, scores, games)
    random = np.random.default_rng(1)
    units = [report.units for report in reports]
    samples = [ratings(len(players), pairs, resampled(units, random), games) for _ in range(SAMPLES)]
    low, high = np.quantile(samples, (0.025, 0.975), axis=0)
    share = {}
    for (a, b), score, number in zip(pairs, scores, games, strict=True):
        share[a, b], share[b, a] = score / number, 1 - score / number
    order = sorted(range(len(players)), key=lambda i: -best[i])
    rows = [
        (
            players[i],
            f"{best[i]:+.0f}",
            f"{low[i]:+.0f} to {high[i]:+.0f}",
            *(f"{100 * share[i, j]:.0f}" if i != j else "" for j in order),
        )
        for i in order
    ]
    return Table(("player", "Elo", "95 %", *(players[j] for j in order)), rows)


@click.command()
@click.argument("players", nargs=-1, required=True)
@click.option("--to", required=True, type=click.Path(path_type=Path), help="Folder for the matches.")
@click.option("--size", default=9, show_default=True)
@click.option("--games", default=100, show_default=True, help="Games of every pair.")
@click.option("--jobs", default=2, show_default=True)
def main(players: tuple[str, ...], to: Path, size: int, games: int, jobs: int) -> None:
    """Play PLAYERS against each other and print the ratings."""
    pairs = list(combinations(range(len(players)), 2))
    reports = []
    for a, b in pairs:
        match = running.Match(players[a], players[b], games, size=size)
        reports.append(running.run(match, to / f"{a}-{b}", Executor(jobs, True)))
    click.echo(render([table(players, pairs, reports)]))


if __name__ == "__main__":
    main()
