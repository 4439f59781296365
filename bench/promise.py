"""Learn which moves for or against groups are promising, from moves that decided positions in searches.

python -m bench.promise GAMES... --skip 400 --games 400 [--to engine/reader/group_promise_weights.py]

The questions are those of bench.leaning. Of one position in sixteen that a move decided, all moves that
reading thinks of are noted with their traits (engine/reader/group_promise). What is learned is which of them
decides: a small network tells it (bench/network.py), for each side to move, before moves are played too (what
the group gains by one is unknown then); a question counts by the root of its positions. Prints how
often the move that decides comes first, or among the first four, on questions that nothing was learned from;
then it learns from all.
"""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np

from bench.board import read_games
from bench.leaning import SIDES, Rows, are_apart, ask, counts_of, one_hot
from bench.logistic import chances
from bench.network import Network, learn_choices
from engine.reader.group_promise import OUT_SCALE, PROMISE_SIZES, ROW_SCALE, UNITS
from engine.reader.groups import GroupReader
from pipeline.records import GameRecord
from pipeline.writing import write_text

#: positions of a question; moves noted during one
POSITIONS, MOST_NOTED = 250, 2_000_000
#: traits that are unknown before a move is played
PLAYED = ("gain", "loss")


class Moves(NamedTuple):
    """Moves of positions that one of them decided, those of a position one after another."""

    #: of which question, (moves,)
    question: np.ndarray
    #: by trait, from 0, (moves, traits)
    traits: np.ndarray
    #: whether the attacker was to move, (moves,)
    attacking: np.ndarray
    #: where the moves of each position begin, (positions,)
    first: np.ndarray
    #: the one that decided, (positions,)
    chosen: np.ndarray

    def some(self, wanted: np.ndarray) -> "Moves":
        """Those of some positions, by a mask, (positions,)."""
        size = np.diff(self.first, append=len(self.question))
        rows = np.repeat(wanted, size)
        first = np.cumsum(size[wanted]) - size[wanted]
        chosen = first + (self.chosen - self.first)[wanted]
        return Moves(self.question[rows], self.traits[rows], self.attacking[rows], first, chosen)


def gather(games: Iterator[GameRecord], nodes: int) -> Moves:
    """The moves of the questions of some games."""
    reader = GroupReader()
    promise = reader.search.moves.promise
    promise.note_moves(MOST_NOTED)
    return _moves(ask(games, nodes, reader, promise.noted, _some_positions))


def _some_positions(noted: Rows, rng: random.Random) -> Rows:
    """The moves of so many positions, of those where there was a choice, with the one that decided in it."""
    positions: dict[int, Rows] = {}
    for row in noted:
        positions.setdefault(row[0], []).append(row)
    found = [moves for moves in positions.values() if len(moves) > 1 and any(move[-1] for move in moves)]
    return [move for moves in rng.sample(found, min(POSITIONS, len(found))) for move in moves]


def _moves(rows: np.ndarray) -> Moves:
    """Of rows: question, position, traits, whether the attacker was to move, whether it decided."""
    is_new = np.ones(len(rows), dtype=bool)
    is_new[1:] = (rows[1:, :2] != rows[:-1, :2]).any(axis=1)
    return Moves(rows[:, 0], rows[:, 2:-2], rows[:, -2], np.flatnonzero(is_new), np.flatnonzero(rows[:, -1]))


def learn(moves: Moves) -> Network:
    """What tells the choices of moves: as they are, and as they were before they were played."""
    before = moves.traits.copy()
    for name in PLAYED:
        before[:, list(PROMISE_SIZES).index(name)] = PROMISE_SIZES[name] - 1
    number = len(moves.question)
    count = counts_of(moves.question[moves.first])
    return learn_choices(
        one_hot(np.vstack([moves.traits, before]), PROMISE_SIZES),
        np.concatenate([moves.first, moves.first + number]),
        np.concatenate([moves.chosen, moves.chosen + number]),
        np.concatenate([count, count]),
        UNITS,
    )


def told(network: Network | None, moves: Moves) -> tuple[float, float, float]:
    """Nats a choice, and the shares where what decided comes first, and among the first four.

    All are alike without a network.
    """
    number = len(moves.question)
    p = np.zeros(number) if network is None else network.told(one_hot(moves.traits, PROMISE_SIZES))
    p = chances(p, moves.first)
    count = counts_of(moves.question[moves.first])
    size = np.diff(moves.first, append=number)
    better = np.add.reduceat((p > np.repeat(p[moves.chosen], size)).astype(int), moves.first)
    nats, first, four = -np.log(p[moves.chosen]), better < 1, better < 4
    return tuple(float(np.average(each, weights=count)) for each in (nats, first, four))


def module(networks: list[Network], source: str) -> str:
    """The text of engine/reader/group_promise_weights.py."""
    lines = [
        '"""What each trait of a move for or against a group promises: the weights of a network',
        f"(group_promise.pxd), learned by {source}.",
        "",
        "By whether the attacker is to move: for every value of every trait what it adds to each unit.",
        '"""',
        "",
        f"BIAS = ({', '.join(_numbers(ROW_SCALE * each.bias) for each in networks)})",
        f"OUT = ({', '.join(_numbers(OUT_SCALE * each.out) for each in networks)})",
        "ROWS = (",
    ]
    ends = np.cumsum(list(PROMISE_SIZES.values()))
    for each in networks:
        lines.append("    (")
        for (name, size), end in zip(PROMISE_SIZES.items(), ends, strict=True):
            rows = (f"            {_numbers(ROW_SCALE * row)}," for row in each.rows[end - size : end])
            lines += [f"        (  # {name}", *rows, "        ),"]
        lines.append("    ),")
    return "\n".join([*lines, ")", ""])


def _numbers(values: np.ndarray) -> str:
    return f"({', '.join(str(round(value)) for value in values)})"


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--skip", default=0, help="Leave out so many games first.")
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--nodes", default=20_000, show_default=True, help="Positions of the last stage of a search.")
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write what is learned there.")
def main(paths: tuple[str, ...], skip: int, games: int | None, nodes: int, target: Path | None) -> None:
    """Learn from groups in games at PATHS (or the classics)."""
    last = None if games is None else skip + games
    moves = gather(islice(read_games(paths or ("corpora/classics",)), skip, last), nodes)
    is_apart = are_apart(moves.question)[moves.first]
    asked = len(np.unique(moves.question))
    click.echo(f"{asked} questions, {len(moves.first)} positions, {len(moves.question)} moves")
    networks = []
    for side, name in enumerate(SIDES):
        of_side = moves.attacking[moves.first] == side
        ours, others = moves.some(of_side & ~is_apart), moves.some(of_side & is_apart)
        if not len(ours.first) or not len(others.first):
            raise click.ClickException(f"with {name} to move too few questions: give more games")
        learned = learn(ours)
        nothing = told(None, others)[0]
        nats, first, four = told(learned, others)
        click.echo(
            f"{name} to move: {of_side.sum()} positions; on questions kept apart {nats:.3f} nats a choice "
            f"for {nothing:.3f} without traits; what decides is first in {first:.1%}, of four in {four:.1%}"
        )
        networks.append(learn(moves.some(of_side)))
    if target:
        write_text(target, module(networks, "bench/promise.py"))


if __name__ == "__main__":
    main()
