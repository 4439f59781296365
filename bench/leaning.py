"""Learn how open positions of groups tend to end, from positions that searches solved.

python -m bench.leaning GAMES... --games 400 [--nodes 20000] [--to engine/reader/group_leaning_weights.py]

Of every game one position, of that up to three groups that have to be read: their searches note the traits of
open leaves (engine/reader/group_leaning), and those that were solved in the end are what is learned from. Two
logistic regressions, one for each side to move; a question counts by the root of its leaves. Prints how well
they tell questions that they were not learned from; then they are learned from all.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np

from bench.board import read_games
from bench.logistic import loss, regress
from engine.board import Board
from engine.points import EMPTY, board_points, decode_moves
from engine.reader.group_leaning import SCALE, TRAIT_SIZES
from engine.reader.groups import GroupReader
from pipeline.records import GameRecord
from pipeline.writing import write_text

#: of a game, of a question; leaves noted during one; positions that a question must have taken
GROUPS, LEAVES, MOST_NOTED, LEAST_NODES = 3, 400, 200_000, 200
#: the ridge, and the share of the questions that are kept apart to see what was learned
RIDGE, APART = 10.0, 0.25
SIDES = ("the defender", "the attacker")

Rows = list[list[int]]


class Leaves(NamedTuple):
    """Solved leaves, a row each."""

    #: of which question
    question: np.ndarray
    #: by trait, from 0
    traits: np.ndarray
    #: whether the attacker was to move
    attacking: np.ndarray
    #: whether it was a kill
    killed: np.ndarray

    def some(self, chosen: np.ndarray) -> "Leaves":
        """Those of a mask."""
        return Leaves(*(column[chosen] for column in self))


def questions(games: Iterator[GameRecord], rng: random.Random) -> Iterator[tuple[Board, list[int]]]:
    """Of each game a position, with a stone of every string in an order by lot."""
    for game in games:
        moves = list(decode_moves(game.moves))
        if game.size != 19 or len(moves) < 100:
            continue
        board = Board(game.size)
        board.setup(game.setup)
        for color, point in moves[: rng.randrange(50, min(len(moves), 240))]:
            board.play(color, point)
        stones = sorted(
            {board.string_at(at) for at in board_points(game.size) if board.color_at(at) != EMPTY}
        )
        rng.shuffle(stones)
        yield board, stones


def gather(games: Iterator[GameRecord], nodes: int) -> Leaves:
    """The leaves of the questions of some games."""
    reader = GroupReader()
    reader.search.leaning.note_leaves(MOST_NOTED)
    columns = ask(games, nodes, reader, reader.search.noted, _some_leaves)
    return Leaves(columns[:, 0], columns[:, 1:-2], columns[:, -2], columns[:, -1])


def _some_leaves(noted: Rows, rng: random.Random) -> Rows:
    return rng.sample(noted, min(LEAVES, len(noted)))


def ask(
    games: Iterator[GameRecord],
    nodes: int,
    reader: GroupReader,
    noted: Callable[[], Rows],
    choose: Callable[[Rows, random.Random], Rows],
) -> np.ndarray:
    """Ask the questions of some games: rows of what was chosen of what each noted, its number before them."""
    rng, rows = random.Random(5), []
    asked = groups_read(questions(games, rng), nodes, reader, LEAST_NODES, noted)
    for number, _ in enumerate(asked, 1):
        rows += [[number, *row] for row in choose(noted(), rng)]
    return np.array(rows)


def groups_read(
    positions: Iterator[tuple[Board, list[int]]],
    nodes: int,
    reader: GroupReader,
    least: int,
    begin: Callable[[], object] = lambda: None,
) -> Iterator[tuple[int, Board, bool]]:
    """Read groups of each position until GROUPS questions took more than ``least`` positions.

    After each of these: the number of the position, from 1, its board, whether the question was "attack".
    ``begin`` is called before every question.
    """
    for number, (board, stones) in enumerate(positions, 1):
        asked = 0
        for stone in stones:
            for question in ("attack", "defend"):
                begin()
                if reader.read(board, stone, question, nodes).nodes > least:
                    asked += 1
                    yield number, board, question == "attack"
            if asked >= GROUPS:
                break


def one_hot(traits: np.ndarray, sizes: Mapping[str, int]) -> np.ndarray:
    """A column of truths for every value of every trait; ``sizes`` says how many each has."""
    return np.hstack([traits[:, i : i + 1] == np.arange(size) for i, size in enumerate(sizes.values())])


def columns_of(leaves: Leaves) -> np.ndarray:
    """Those of the traits, and one of ones."""
    return np.hstack([one_hot(leaves.traits, TRAIT_SIZES), np.ones((len(leaves.traits), 1))])


def counts_of(question: np.ndarray) -> np.ndarray:
    """What each example counts, of such a question: all of a question together the root of their number."""
    _, place, number = np.unique(question, return_inverse=True, return_counts=True)
    count = 1 / np.sqrt(number[place])
    return count / count.mean()


def are_apart(question: np.ndarray) -> np.ndarray:
    """Whether each example, of such a question, is kept apart to see what was learned; by question."""
    numbers = np.unique(question)
    return np.isin(question, numbers[np.random.default_rng(0).random(len(numbers)) < APART])


def learn(leaves: Leaves) -> np.ndarray:
    """Weights of the columns of ``columns_of``, in nats."""
    columns = columns_of(leaves)
    ridge = np.full(columns.shape[1], RIDGE)
    ridge[-1] = 1e-3
    return regress(columns, leaves.killed, counts_of(leaves.question), ridge)


def loss_of(weights: np.ndarray, leaves: Leaves) -> float:
    """In nats a leaf."""
    return loss(weights, columns_of(leaves), leaves.killed, counts_of(leaves.question))


def module(weights: list[np.ndarray], source: str) -> str:
    """The text of engine/reader/group_leaning_weights.py."""
    lines = [
        f'"""What each trait of a group is worth, in sixteenths of a nat; learned by {source}.',
        "",
        "By whether the attacker is to move: of every trait a number for each of its values, and a constant.",
        '"""',
        "",
        f"CONSTANT = ({', '.join(str(round(SCALE * each[-1])) for each in weights)})",
        "WEIGHTS = (",
    ]
    for each in weights:
        lines += ["    (", *rows_of(SCALE * each, TRAIT_SIZES), "    ),"]
    return "\n".join([*lines, ")", ""])


def rows_of(weights: np.ndarray, sizes: Mapping[str, int]) -> list[str]:
    """Lines with the weights of every trait, rounded."""
    ends = np.cumsum(list(sizes.values()))
    return [
        f"        ({', '.join(str(round(value)) for value in weights[end - size : end])}),  # {name}"
        for (name, size), end in zip(sizes.items(), ends, strict=True)
    ]


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--nodes", default=20_000, show_default=True, help="Positions of the last stage of a search.")
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write what is learned there.")
def main(paths: tuple[str, ...], games: int | None, nodes: int, target: Path | None) -> None:
    """Learn from groups in games at PATHS (or the classics)."""
    leaves = gather(islice(read_games(paths or ("corpora/classics",)), games), nodes)
    is_apart = are_apart(leaves.question)
    click.echo(f"{len(np.unique(leaves.question))} questions, {len(leaves.killed)} leaves")
    weights = []
    for side, name in enumerate(SIDES):
        of_side = leaves.attacking == side
        ours, others = leaves.some(of_side & ~is_apart), leaves.some(of_side & is_apart)
        share = ours.killed.mean()
        nothing = -share * np.log(share) - (1 - share) * np.log(1 - share)
        click.echo(
            f"{name} to move: {of_side.sum()} leaves, {share:.1%} killed, {nothing:.4f} nats without traits, "
            f"{loss_of(learn(ours), others):.4f} with them on questions kept apart"
        )
        weights.append(learn(leaves.some(of_side)))
    if target:
        write_text(target, module(weights, "bench/leaning.py"))


if __name__ == "__main__":
    main()
