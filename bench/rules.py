"""Rules on real games: how often each speaks, how often its move was played, what all of them cost.

python -m bench.rules GAMES... --games 50      even games; the default knowledge and its weights

A rule is right where the professional played a move for which it spoke. `share` is how many of all moves it
was right about; `lift` is how much likelier its moves were played than legal moves are on average.
"""

import time
from collections import Counter
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.features import RULE_PREFIX
from engine.knowledge import default_path
from engine.patterns import PatternBook
from engine.points import board_points, decode_moves
from engine.rules import RULES, THEMES
from engine.valuation import Valuation


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", default=50, show_default=True, help="Stop after so many even games.")
@click.option("--skip", default=0, show_default=True, help="Leave out so many first.")
def main(paths: tuple[str, ...], games: int, skip: int) -> None:
    """Let all rules speak at every move of the games at PATHS."""
    valuation, weights = Valuation(), PatternBook.open(default_path()).weights
    said: Counter = Counter()
    right: Counter = Counter()
    spent, positions, chance = 0.0, 0, 0.0
    even = (game for game in read_games(paths) if game.is_even and game.size == 19)
    for game in islice(even, skip, skip + games):
        board = Board(game.size)
        for color, played in decode_moves(game.moves):
            if board.is_legal(color, played) and played in board_points(game.size):
                legal = len(valuation.values(board, color))
                start = time.process_time()
                valuation.rules.refresh(valuation.position)
                spent += time.process_time() - start
                positions += 1
                chance += 1 / legal
                for point in board_points(game.size):
                    for rule, _ in valuation.rules.spoken_at(point):
                        said[rule.id] += 1
                        right[rule.id] += point == played
            board.play(color, played)
    click.echo(f"{positions} positions, {len(RULES)} rules: {1e6 * spent / positions:.1f} us a position")
    click.echo(
        f"{'rule':28} {'speaks':>8} {'right':>7} {'of them':>8} {'share':>7} {'lift':>6} {'weight':>7}"
    )
    for theme, rules in THEMES.items():
        click.echo(theme)
        for rule in rules:
            hits, moves = right[rule.id], max(said[rule.id], 1)
            click.echo(
                f"  {rule.id:26} {said[rule.id]:8} {hits:7} {hits / moves:8.2%} {hits / positions:7.2%}"
                f" {hits / moves / (chance / positions):6.1f} {weights.get(RULE_PREFIX + rule.id, 0.0):7.2f}"
            )


if __name__ == "__main__":
    main()
