"""Learn what the evaluation weighs by hand otherwise: strength of groups, owners of open points, stakes.

python -m bench.strength GAMES... --games 400     finished games with a counted result

Logistic regressions on positions of games whose result the last position gives (within three points) when
all doubtful groups are read out, so that what it says of the end may be believed: which stones are alive
there, and whose each point is. Of what is at stake (engine/turns) it learns by whose turn it is. Prints the
weights in the form in which engine/evaluation has them. Strength alone comes first; strength in company and
the points are learned with the weights that are compiled in, so run it, put the first line in, build, and
run it again.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import click
import numpy as np

from bench.board import read_games
from bench.logistic import chance, loss, regress
from engine.board import Board
from engine.evaluation.groups import GROUP_STATUSES, TRAITS
from engine.evaluation.territory import SIGNS
from engine.points import BLACK, EMPTY, board_points, decode_moves
from engine.position import Evaluation, Position
from engine.reader.groups import GroupReader
from engine.settling import evaluate_reading
from engine.turns import STRING_TRAITS, Turns
from pipeline.records import GameRecord
from pipeline.tables import Table, render

#: traits that do not ask for the neighbours
NUM_ALONE = 13
EVERY = 25
NEAR = 3.0


class Fate(NamedTuple):
    """A group on the way, and what became of it."""

    traits: list[float]
    #: its place in ``GROUP_STATUSES``
    status: int
    #: its own side is to move
    is_own_turn: bool
    strength: float
    lives: bool
    stones: int


def counted_lead(game: GameRecord) -> float | None:
    """Black's lead on the board by the record; None when it was not counted."""
    counted = re.fullmatch(r"([BW])\+(\d+\.5)", game.result)
    if counted is None or game.komi is None or game.size != 19 or game.setup:
        return None
    return float(counted[2]) * (1 if counted[1] == "B" else -1) + game.komi


def finished_games(paths: tuple[str, ...]) -> Iterator[tuple[GameRecord, float]]:
    """Games with a counted result and 150 moves or more, each with Black's lead on the board."""
    for game in read_games(paths):
        lead = counted_lead(game)
        if lead is not None and game.num_moves >= 150:
            yield game, lead


def owner_signs(board: Board, end: Evaluation) -> dict[int, int]:
    """By point, whose it is at the end: 1 Black's, -1 White's, 0 nobody's."""
    return {point: int(np.sign(round(end.territory[point], 1))) for point in board_points(board.size)}


def examples(
    game: GameRecord, position: Position, reader: GroupReader, lead: float
) -> tuple[list, list, list]:
    """Groups; signs of points with whether they become Black's; what is at stake, by whose turn it is, with
    whether it stays."""
    groups: list = []
    points: list = []
    stakes: list = []
    turns = Turns()
    board = Board(game.size)
    moves = decode_moves(game.moves)
    for color, point in moves:
        board.play(color, point)
    end = evaluate_reading(position, board, reader)
    if abs(end.score / 50 - lead) > NEAR:
        return groups, points, stakes
    owners = owner_signs(board, end)
    living = {at for at in board_points(board.size) if board.color_at(at) != EMPTY}
    board.setup(game.setup)
    for number, (color, point) in enumerate(moves):
        board.play(color, point)
        if number % EVERY == EVERY - 1:
            told = position.evaluation(board)
            for i, group in enumerate(told.groups):
                sign = 1 if group.color == BLACK else -1
                kept = [at in living and owners[at] == sign for at in group.stones]
                fate = (
                    group.status,
                    group.color != color,
                    group.strength,
                    sum(kept) * 2 > len(kept),
                    len(kept),
                )
                groups.append(Fate(position.groups.traits(i), *fate))
            for stake in turns.stakes(position, board):
                sign = 1 if stake.color == BLACK else -1
                kept = [at in living and owners[at] == sign for at in stake.stones]
                stakes.append((stake.color != color, stake.traits, sum(kept) * 2 > len(kept), len(kept)))
            for at in board_points(board.size):
                signs = position.territory.signs(board, position.groups, position.influence, at)
                if signs is not None and owners[at]:
                    points.append((signs, owners[at] > 0))
    return groups, points, stakes


def told(name: str, names: tuple[str, ...], traits: np.ndarray, labels: np.ndarray, size=None) -> None:
    """Learn and print one set of weights, and how well it tells."""
    weights = regress(traits, labels, size)
    right = np.average((chance(weights, traits) > 0.5) == labels, weights=size)
    nats = loss(weights, traits, labels, size)
    click.echo(f"{name}: {len(labels)} examples, {nats:.4f} nats, {right:.1%} right")
    click.echo("    (" + ", ".join(f"{weight:.2f}" for weight in weights) + ")")
    for weight, what in sorted(zip(weights, names, strict=False), key=lambda pair: -abs(pair[0])):
        click.echo(f"    {weight:6.2f} {what}")


def by_turn(groups: list[Fate]) -> Table:
    """How many groups live, by whose turn it is, beside what their strength says."""
    rows = []
    for status, name in enumerate(GROUP_STATUSES):
        for is_own, who in ((False, "the enemy"), (True, "its own side")):
            found = [one for one in groups if (one.status, one.is_own_turn) == (status, is_own)]
            if not found:
                continue
            size = np.sqrt([one.stones for one in found])
            lives = np.average([one.lives for one in found], weights=size)
            said = np.average([(1 + one.strength) / 2 for one in found], weights=size)
            rows.append((name, who, str(len(found)), f"{lives:.1%}", f"{said:.1%}"))
    return Table(("group", "to move", "groups", "live", "by strength"), rows, "llrrr")


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", default=400, show_default=True, help="Stop after so many games.")
def main(paths: tuple[str, ...], games: int) -> None:
    """Learn the weights from the finished games at PATHS, every second of them."""
    position, reader = Position(), GroupReader()
    groups: list = []
    points: list = []
    stakes: list = []
    used = 0
    for game, lead in islice(finished_games(paths), 0, 2 * games, 2):
        more_groups, more_points, more_stakes = examples(game, position, reader, lead)
        used += bool(more_groups)
        groups += more_groups
        points += more_points
        stakes += more_stakes
    click.echo(f"{used} games")
    traits = np.array([group.traits for group in groups])
    alive = np.array([group.lives for group in groups], dtype=float)
    size = np.sqrt([group.stones for group in groups])
    told("strength alone", TRAITS, traits[:, :NUM_ALONE], alive, size)
    told("strength", TRAITS, traits, alive, size)
    told(
        "points",
        SIGNS,
        np.array([s for s, _ in points]),
        np.array([black for _, black in points], dtype=float),
    )
    click.echo(render([by_turn(groups)]))
    for turn, name in enumerate(("their enemy", "their own side")):
        of_turn = [(traits, kept, stones) for is_own, traits, kept, stones in stakes if is_own == bool(turn)]
        told(
            f"threatened strings, {name} to move",
            STRING_TRAITS,
            np.array([traits for traits, _, _ in of_turn]),
            np.array([kept for _, kept, _ in of_turn], dtype=float),
            np.sqrt([stones for _, _, stones in of_turn]),
        )


if __name__ == "__main__":
    main()
