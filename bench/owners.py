"""Learn whose points become (engine/owners.py) from games that were counted.

python -m bench.owners GAMES... --to engine/owners.npz --valid GAMES
python -m bench.owners GAMES... --measure engine/owners.npz      what it says of games that it has not seen

Of games whose end, doubtful groups read out, is over with the counted score: on the way, every so many moves,
what the evaluation sees of the position and whose each point is at the end. Maximum likelihood, point by
point, with Adam; passes in an order that the seed decides, with steps that fall to nothing. Processes look
at the games; the learning uses as many threads as numpy does.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np

from bench.strength import finished_games
from engine.board import Board
from engine.ending import Ending
from engine.owners import CHANNELS, INPUTS, NUM_LAYERS, OwnerNetwork, around, load, see
from engine.points import BLACK, coordinates, decode_moves, opponent
from engine.position import Position
from pipeline.records import GameRecord
from pipeline.tables import Table, render

#: a position every so many moves before the last one, an odd number: both sides are to move
EVERY = 15
#: points that the area at the end may be off the count
NEAR = 1.5
#: positions a step; the largest step; steps that grow to it; how Adam remembers
BATCH, RATE, WARM_UP, DECAYS = 64, 0.002, 100, (0.9, 0.999)


class Seen(NamedTuple):
    """Positions, each from the side that is to play."""

    #: float16 (number, 19, 19, PLANES)
    planes: np.ndarray
    #: int8 (number, 19, 19): 1 the point becomes its own, -1 the enemy's, 0 nobody's
    owners: np.ndarray
    #: how many moves were played
    moves: np.ndarray
    #: by how many points it led in the end, komi not counted; and what the komi is for it
    lead: np.ndarray
    komi: np.ndarray


# -- what is learned from ---------------------------------------------------------------------------------


def examples(game: GameRecord, lead: float) -> Seen | None:
    """The positions of a game; None where its end is not told as it was counted."""
    position = _position()
    owners = _final_owners(game, position)
    if owners is None or abs(owners.sum() - lead) > NEAR:
        return None
    rows = []
    board = Board(game.size)
    for number, (color, point) in enumerate(decode_moves(game.moves), 1):
        board.play(color, point)
        if (game.num_moves - number) % EVERY == 0:
            to_play = opponent(color)
            sign = 1 if to_play == BLACK else -1
            planes = see(position, board, position.evaluation(board), to_play)
            komi = sign * (game.komi or 0.0)
            rows.append((planes.astype(np.float16), sign * owners, number, sign * lead, komi))
    return Seen(*(np.array(column) for column in zip(*rows, strict=True)))


@cache
def _position() -> Position:
    """One for all games of a process: it knows the eye shapes that it has searched."""
    return Position()


def _final_owners(game: GameRecord, position: Position) -> np.ndarray | None:
    """By point whose it is at the end, 1 Black's, -1 White's, 0 nobody's: int8 (19, 19)."""
    board = Board(game.size)
    for color, point in decode_moves(game.moves):
        board.play(color, point)
    found = Ending(position).owners(board)
    if found is None:
        return None
    owners = np.zeros((game.size, game.size), np.int8)
    for at, color in found.items():
        column, row = coordinates(at)
        owners[row, column] = 1 if color == BLACK else -1
    return owners


def gather(paths: Sequence[str], num_games: int | None, workers: int) -> Seen:
    """The positions of all games of a collection, in their order."""
    found: list[Seen] = []
    total = 0
    with ProcessPoolExecutor(workers) as pool:
        games, leads = zip(*islice(finished_games(tuple(paths)), num_games), strict=True)
        for seen in pool.map(examples, games, leads, chunksize=8):
            total += 1
            if seen is not None:
                found.append(seen)
    click.echo(f"{len(found)} of {total} counted games end as they were counted")
    if not found:
        raise click.ClickException("nothing to learn from: give games with a counted result")
    return Seen(*(np.concatenate(columns) for columns in zip(*found, strict=True)))


def batches(number: int, order: np.ndarray | None = None) -> Iterator[np.ndarray]:
    """The numbers of all positions, so many at a time."""
    order = np.arange(number) if order is None else order
    for begin in range(0, number, BATCH):
        yield order[begin : begin + BATCH]


# -- learning ---------------------------------------------------------------------------------------------


class Learner:
    """Takes steps up the likelihood; begins with small random weights that say nothing yet."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        #: those of the layers, each followed by what its sums begin with; then ``out`` and ``bias``
        self.arrays: list[np.ndarray] = []
        for i, inputs in enumerate(INPUTS):
            scale = np.sqrt(2 / (3 * inputs)) * np.repeat([1.0, 0.5, 0.5], inputs)[:, None]
            weights = random.normal(0, 1, (3 * inputs, CHANNELS)) * scale * (0.4 if i else 1.0)
            self.arrays += [weights.astype(np.float32), np.zeros(CHANNELS, np.float32)]
        self.arrays += [np.zeros(CHANNELS, np.float32), np.zeros((), np.float32)]
        self._mean = [np.zeros_like(array) for array in self.arrays]
        self._spread = [np.zeros_like(array) for array in self.arrays]
        self._steps = 0

    def network(self) -> OwnerNetwork:
        """The network as it is now."""
        *layers, out, bias = self.arrays
        return OwnerNetwork(list(zip(layers[::2], layers[1::2], strict=True)), out, float(bias))

    def learn(self, planes: np.ndarray, owners: np.ndarray, rate: float) -> float:
        """One step; what was lost before it, in nats a point."""
        lost, slopes = self.slopes(planes, owners)
        self._step(slopes, rate)
        return lost

    def slopes(self, planes: np.ndarray, owners: np.ndarray) -> tuple[float, list[np.ndarray]]:
        """What is lost, in nats a point, and its slope by each number (back-propagation)."""
        network = self.network()
        layers = network.layer_by_layer(planes)
        last = layers[-1][1]
        leanings = network.said(last)
        down = ((np.tanh(leanings / 2) - owners) / (2 * owners.size)).astype(np.float32)
        slopes = [last.reshape(-1, CHANNELS).T @ down.ravel(), down.sum()]
        below = down[..., None] * network.out
        for i in range(NUM_LAYERS - 1, -1, -1):
            seen, gives = layers[i]
            below *= gives > 0
            flat = below.reshape(-1, CHANNELS)
            slopes[:0] = [seen.reshape(len(flat), -1).T @ flat, flat.sum(0)]
            if i:
                below = below + _back(below, network.layers[i][0])
        return nats(leanings, owners), slopes

    def _step(self, slopes: Sequence[np.ndarray], rate: float) -> None:
        self._steps += 1
        first, second = DECAYS
        rate *= min(1.0, self._steps / WARM_UP)
        rate *= np.sqrt(1 - second**self._steps) / (1 - first**self._steps)
        for array, mean, spread, slope in zip(self.arrays, self._mean, self._spread, slopes, strict=True):
            mean += (1 - first) * (slope - mean)
            spread += (1 - second) * (slope**2 - spread)
            array -= rate * mean / (np.sqrt(spread) + 1e-8)


def _back(below: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Slopes by what a layer was given: what a point says to those around it they say to it."""
    turned = weights.reshape(3, CHANNELS, CHANNELS).transpose(0, 2, 1).reshape(3 * CHANNELS, CHANNELS)
    return around(below) @ turned


def nats(leanings: np.ndarray, owners: np.ndarray) -> float:
    """What is lost by point."""
    return float(np.mean(np.logaddexp(0, leanings) - leanings * (1 + owners) / 2))


# -- what it says -----------------------------------------------------------------------------------------


def told(network: OwnerNetwork, seen: Seen) -> tuple[float, np.ndarray]:
    """What is lost by point, and the leads that it tells."""
    lost, leads = 0.0, []
    for some in batches(len(seen.planes)):
        leanings = network.leanings(seen.planes[some].astype(np.float32))
        lost += nats(leanings, seen.owners[some]) * len(some)
        leads.append(np.tanh(leanings / 2).sum(axis=(1, 2)))
    return lost / len(seen.planes), np.concatenate(leads)


def measure(network: OwnerNetwork, seen: Seen) -> Table:
    """How often the lead that is told has the winner, and how far off it is, by the number of moves."""
    _, leads = told(network, seen)
    off = np.abs(leads - seen.lead)
    won = (leads > seen.komi) == (seen.lead > seen.komi)
    rows = []
    for begin in range(0, 300, 50):
        now = (seen.moves > begin) & (seen.moves <= begin + 50)
        if now.any():
            figures = (
                f"{won[now].mean():.1%}",
                f"{(off[now] <= 5).mean():.1%}",
                f"{np.median(off[now]):.1f}",
            )
            rows.append((f"to {begin + 50}", int(now.sum()), *figures))
    return Table(("moves", "positions", "the winner", "within 5 points", "half within"), tuple(rows))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--to", "target", type=click.Path(path_type=Path), help="Learn, and write the network there.")
@click.option("--valid", help="Games that it is measured on after each pass.")
@click.option("--measure", "source", type=click.Path(path_type=Path), help="Measure this network instead.")
@click.option("--passes", default=6, show_default=True, help="Passes over the positions.")
@click.option("--seed", default=0, show_default=True, help="Of first weights and orders.")
@click.option("--workers", default=2, show_default=True, help="Processes that look at games.")
def main(
    paths: tuple[str, ...],
    games: int | None,
    target: Path | None,
    valid: str | None,
    source: Path | None,
    passes: int,
    seed: int,
    workers: int,
) -> None:
    """Learn from the counted games at PATHS, or measure a network on them."""
    if (target is None) == (source is None):
        raise click.UsageError("give --to FILE to learn, or --measure FILE")
    seen = gather(paths, games, workers)
    if source:
        network = load(source)
        click.echo(f"{len(seen.planes)} positions, {told(network, seen)[0]:.4f} nats a point")
        click.echo(render([measure(network, seen)]))
        return
    kept_apart = gather([valid], None, workers) if valid else None
    learner, random = Learner(seed), np.random.default_rng(seed)
    total, steps = passes * -(-len(seen.planes) // BATCH), 0
    for number in range(1, passes + 1):
        start, lost = time.perf_counter(), 0.0
        for some in batches(len(seen.planes), random.permutation(len(seen.planes))):
            rate = RATE * (1 - steps / total)
            planes = seen.planes[some].astype(np.float32)
            lost += learner.learn(planes, seen.owners[some].astype(np.float32), rate) * len(some)
            steps += 1
        line = f"pass {number}: {lost / len(seen.planes):.4f} nats a point"
        if kept_apart:
            line += f", {told(learner.network(), kept_apart)[0]:.4f} on games kept apart"
        click.echo(f"{line}, {time.perf_counter() - start:.0f} s")
    learner.network().save(target)
    if kept_apart:
        click.echo(render([measure(learner.network(), kept_apart)]))


if __name__ == "__main__":
    main()
