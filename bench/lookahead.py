"""Measures how often lookahead finds the professionals' moves, with joseki played to their ends and without.

python -m bench.lookahead GAMES... [--games 40] [--skip 0] [--moves 40] [--nodes 200]

Every second move from the fifth on is asked for; beside it stands the first move of the candidate list. Times
are CPU time of one core.
"""

import time
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.players import load_player
from engine.playing import Limits
from engine.points import decode_moves
from engine.thinking import LookingChooser

FIRST = 4


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", "number", default=40, show_default=True, help="So many even 19x19 games.")
@click.option("--skip", default=0, show_default=True, help="Leave out so many games first.")
@click.option("--moves", default=40, show_default=True, help="Ask up to this move.")
@click.option("--nodes", default=200, show_default=True, help="Positions to look at for a move.")
def main(paths: tuple[str, ...], number: int, skip: int, moves: int, nodes: int) -> None:
    """Ask for the moves of the games at PATHS."""
    player = load_player("manyfaces")
    choosers = {follows: LookingChooser(player) for follows in (True, False)}
    for follows, chooser in choosers.items():
        chooser.follow_joseki(follows)
    limits = Limits(nodes=nodes)
    asked = listed = differ = 0
    right = dict.fromkeys(choosers, 0)
    spent = dict.fromkeys(choosers, 0.0)
    even = (game for game in read_games(paths) if game.is_even and game.size == 19)
    for game in islice(even, skip, skip + number):
        board = Board(19)
        for at, (color, point) in enumerate(decode_moves(game.moves)[:moves]):
            if at >= FIRST and at % 2 == 0:
                asked += 1
                listed += player.ranked(board, color, 1)[0] == point
                chosen = {}
                for follows, chooser in choosers.items():
                    start = time.process_time()
                    chosen[follows] = chooser.think(board, color, limits).found[0].point
                    spent[follows] += time.process_time() - start
                    right[follows] += chosen[follows] == point
                differ += chosen[True] != chosen[False]
            board.play(color, point)
    click.echo(f"{asked} positions of {number} games; the list is right in {100 * listed / asked:.1f} %")
    for follows, name in ((True, "joseki played to their ends"), (False, "as they stand")):
        click.echo(
            f"{name}: right in {100 * right[follows] / asked:.1f} %, {1e3 * spent[follows] / asked:.0f} ms"
        )
    click.echo(f"another move in {100 * differ / asked:.1f} %")


if __name__ == "__main__":
    main()
