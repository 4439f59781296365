"""Learn the weights of features again while all patterns keep theirs: what new features are worth.

python -m bench.features GAMES... --test OTHERS... [--games 300] [--write db/learned/weights.txt]

Begins with the knowledge that is compiled in. The features that have no weight there yet learn freely; those
that have one move as if they had seen many games already. Prints what games that are not learned from say
before and after, and which of the new features count most; --write puts the weights into a text of weights.
"""

import random
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path

import click
import numpy as np

from bench.board import read_games
from engine.features import AT_RULES, FEATURES, GROUPS, NUM_FEATURES
from engine.joseki.default import open_joseki
from engine.knowledge import default_path
from engine.learning.training import Trainer
from engine.patterns import PatternBook
from engine.walk import Game
from pipeline.texts import weights_text

#: the sum of squared gradients with which a weight that was learned before begins
SEEN = 300.0
RATES = (0.1, 0.03)


def even_games(paths: tuple[str, ...], first: int, end: int) -> list[Game]:
    """The even 19x19 games at some paths, from one number to another."""
    games = (game for game in read_games(paths) if game.is_even and game.size == 19)
    return [Game(game.size, game.setup, game.moves) for game in islice(games, first, end)]


def tell(what: str, trainer: Trainer, games: list[Game]) -> None:
    """The measures on games that are not learned from."""
    start = time.process_time()
    measured = trainer.measure(games, 2)
    ms = 1e3 * (time.process_time() - start) / measured.positions
    hits = np.cumsum(measured.ranks) / measured.positions
    tops = " / ".join(f"{100 * hits[top - 1]:.2f}" for top in (1, 5, 10, 20, 40))
    click.echo(f"{what:14} {measured.log_evidence:.4f} nats, top 1/5/10/20/40 {tops} %, {ms:.2f} ms")


def tell_new(weights: np.ndarray, is_new: np.ndarray) -> None:
    """The ends of each group, and of the rules: of those that had no weight before and have one now."""
    groups = [range(group.base, group.base + len(group.features)) for group in GROUPS]
    for numbers in (*groups, range(AT_RULES, NUM_FEATURES)):
        order = sorted((n for n in numbers if is_new[n] and weights[n]), key=lambda n: weights[n])
        best = dict.fromkeys(order[:2] + order[-3:])
        if best:
            click.echo("    " + ", ".join(f"{FEATURES[n].name} {weights[n]:.2f}" for n in best))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--test", "tests", multiple=True, required=True, help="Games to measure on.")
@click.option("--games", default=300, show_default=True, help="Learn from so many even games.")
@click.option("--skip", default=200, show_default=True, help="Leave out so many of the games to measure on.")
@click.option("--measured", default=60, show_default=True, help="Measure on so many.")
@click.option("--without", multiple=True, help="Leave out the features whose names begin so.")
@click.option("--joseki", help="A joseki binary; none for no joseki.")
@click.option("--write", "target", type=click.Path(path_type=Path), help="Put the weights into this text.")
def main(
    paths: tuple[str, ...],
    tests: tuple[str, ...],
    games: int,
    skip: int,
    measured: int,
    without: tuple[str, ...],
    joseki: str | None,
    target: Path | None,
) -> None:
    """Learn the features' weights from the games at PATHS."""
    trainer = Trainer(PatternBook.open(default_path()), joseki=open_joseki(joseki))
    learned, tested = even_games(paths, 0, games), even_games(tests, skip, skip + measured)
    if not tested:
        raise click.UsageError(f"no even game on 19x19 is left to measure on after --skip {skip}: give fewer")
    tell("before", trainer, tested)
    state = trainer.state()
    left_out = [i for i, feature in enumerate(FEATURES) if feature.name.startswith(without or ("\0",))]
    is_new = state[0, :NUM_FEATURES] == 0
    state[1, :NUM_FEATURES][~is_new] = SEEN
    state[1, NUM_FEATURES:] = np.inf
    state[0, left_out] = 0.0
    state[1, left_out] = np.inf
    trainer.restore(state)
    for number, rate in enumerate(RATES, 1):
        trainer.epoch(random.Random(number).sample(learned, len(learned)), rate, 2)
        tell(f"after pass {number}", trainer, tested)
    weights = trainer.weights()
    tell_new(weights, is_new)
    if target is not None:
        text = weights_text.read(target)
        values = {feature.name: float(weights[i]) for i, feature in enumerate(FEATURES) if weights[i]}
        made = {**text.made, "features": f"learned again on {len(learned)} games, all patterns kept"}
        weights_text.write(target, replace(text, values={**text.values, **values}, made=made))


if __name__ == "__main__":
    main()
