"""Learn how likely groups live by what reading says of them (engine/settling.py), from finished games.

python -m bench.settling GAMES... --games 300 --against "gnugo --mode gtp"

Of games with a counted result that another program estimates to within a point and a half at their end: on
the way and at the end every doubtful group is read, and what becomes of it is what that program says of its
stones at the end. A logistic regression for each verdict; a group counts by the root of its stones. Prints
the weights in the form in which engine/settling.py has them, how many groups of each verdict live, and how
well that is told, by its strength alone and with the weights.
"""

from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from typing import NamedTuple

import click
import numpy as np

from bench.logistic import chance, loss, regress
from bench.strength import finished_games
from engine.board import Board
from engine.points import BLACK, EMPTY, board_points, decode_moves, to_gtp
from engine.position import Position
from engine.reader.groups import GroupReader
from engine.settling import TRAITS, WEIGHTS, doubts
from pipeline.programs.process import GtpProcess
from pipeline.records import GameRecord
from pipeline.tables import Table, render

#: a position every so many moves is read
EVERY = 30
#: seconds that the other program may take for an answer; points that its estimate may be off
LIMIT_S, NEAR = 60.0, 1.5
RIDGE = 2.0
#: the place of the strength as seen among the traits
SEEN = TRAITS.index("strength as seen")


class Fate(NamedTuple):
    """A group that was read, and what became of it."""

    verdict: str
    traits: tuple[float, ...]
    lives: bool
    stones: int


def living_at_the_end(other: GtpProcess, game: GameRecord, lead: float) -> set[tuple[int, int]] | None:
    """The stones, with their color, that another program says live at the end; None where its estimate is not
    the result."""
    board = Board(game.size)
    other.ask(f"boardsize {game.size}", LIMIT_S)
    other.ask("clear_board", LIMIT_S)
    other.ask("komi 0", LIMIT_S)
    for color, point in decode_moves(game.moves):
        board.play(color, point)
        other.ask(f"play {'B' if color == BLACK else 'W'} {to_gtp(point, game.size)}", LIMIT_S)
    estimate = other.ask("estimate_score", LIMIT_S).split()[0]
    said = float(estimate[2:] or 0) * (1 if estimate[0] == "B" else -1)
    if abs(said - lead) > NEAR:
        return None
    living: set[tuple[int, int]] = set()
    for head in {board.string_at(at) for at in board_points(game.size) if board.color_at(at) != EMPTY}:
        status = other.ask(f"dragon_status {to_gtp(head, game.size)}", LIMIT_S)
        if not status.startswith("dead"):
            living |= {(at, board.color_at(at)) for at in board.stones(head)}
    return living


def fates(
    game: GameRecord, living: set[tuple[int, int]], position: Position, reader: GroupReader
) -> Iterator[Fate]:
    """The groups of a game that had to be read, now and then; stones that live at its end."""
    board = Board(game.size)
    moves = decode_moves(game.moves)
    for number, (color, point) in enumerate(moves, 1):
        board.play(color, point)
        if number % EVERY and number != len(moves):
            continue
        told = position.evaluation(board)
        for doubt in doubts(told, board, reader):
            group = told.groups[doubt.number]
            kept = sum((at, group.color) in living for at in group.stones)
            yield Fate(doubt.verdict, doubt.traits(), 2 * kept > len(group.stones), len(group.stones))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", default=300, show_default=True, help="Stop after so many games.")
@click.option("--against", required=True, help="The program that tells which stones live at the end.")
def main(paths: tuple[str, ...], games: int, against: str) -> None:
    """Learn from the finished games at PATHS."""
    position, reader = Position(), GroupReader()
    found: list[Fate] = []
    used = 0
    with closing(GtpProcess(against)) as other:
        for game, lead in islice(finished_games(paths), games):
            living = living_at_the_end(other, game, lead)
            if living is not None:
                used += 1
                found += fates(game, living, position, reader)
    click.echo(f"{used} of {games} games, {len(found)} groups")
    rows = []
    for verdict in WEIGHTS:
        of_it = [fate for fate in found if fate.verdict == verdict]
        if not of_it:
            raise click.ClickException(f"no group of which reading says '{verdict}': give more games")
        traits = np.array([fate.traits for fate in of_it])
        lives = np.array([fate.lives for fate in of_it], dtype=float)
        count = np.sqrt([fate.stones for fate in of_it])
        weights = regress(traits, lives, count, RIDGE)
        click.echo(f'    "{verdict}": ({", ".join(f"{weight:.2f}" for weight in weights)}),')
        as_seen = np.array([2.0])  # strength is the odds' hyperbolic tangent, halved
        rows.append(
            (
                verdict,
                str(len(of_it)),
                f"{np.average(lives, weights=count):.1%}",
                f"{np.average(chance(as_seen, traits[:, [SEEN]]), weights=count):.1%}",
                f"{loss(as_seen, traits[:, [SEEN]], lives, count):.3f}",
                f"{loss(weights, traits, lives, count):.3f}",
            )
        )
    header = ("verdict", "groups", "live", "by strength", "nats by strength", "with the weights")
    click.echo(render([Table(header, tuple(rows), "lrrrrr")]))


if __name__ == "__main__":
    main()
