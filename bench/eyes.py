"""The eyes of every position of real games: what they cost, kept from move to move and from scratch.

python -m bench.eyes                        the embedded classics
python -m bench.eyes GAMES... --games 100   any collection that `katachi ingest` reads
python -m bench.eyes GAMES... --against "gnugo --mode gtp"    what another program says of their regions
"""

import time
from collections import Counter
from contextlib import closing
from itertools import islice

import click

from bench.board import read_games
from engine.answers import Answers
from engine.board import Board
from engine.ending import regions
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import TYPES, Eyes
from engine.points import BLACK, decode_moves, to_gtp
from engine.tactics import Tactics
from pipeline.programs.process import GtpProcess
from pipeline.records import GameRecord

#: seconds that another program may take for an answer; regions of more points count as of so many
LIMIT_S, MOST_POINTS = 60.0, 5


def walk(game: GameRecord, tactics: Tactics, eyes: Eyes, spent: Counter, types: Counter, every: int) -> None:
    """One game, move by move: seconds; now and then what is found, by type."""
    board = Board(game.size)
    board.setup(game.setup)
    for number, (color, point) in enumerate(decode_moves(game.moves)):
        eyes.connections.refresh(board, tactics)
        start = time.process_time()
        spent["valued"] += eyes.refresh(board, tactics)
        spent["eyes"] += time.process_time() - start
        spent["positions"] += 1
        spent["eyes kept"] += eyes.num_eyes
        if every and number % every == every - 1:
            types.update(TYPES[eye.type] for eye in eyes.all_eyes(board, tactics))
        board.play(color, point)


def compare(games: list[GameRecord], command: str) -> None:
    """After 60 % of each game and at its end: what both say of regions of one color, by their size."""
    answers, told = Answers(), Counter[tuple[int, str, str]]()
    with closing(GtpProcess(command)) as other:
        for game in games:
            if game.setup:
                continue
            moves = list(decode_moves(game.moves))
            board = Board(game.size)
            other.ask(f"boardsize {game.size}", LIMIT_S)
            other.ask("clear_board", LIMIT_S)
            for number, (color, point) in enumerate(moves, 1):
                board.play(color, point)
                other.ask(f"play {'B' if color == BLACK else 'W'} {to_gtp(point, game.size)}", LIMIT_S)
                if number not in (len(moves) * 3 // 5, len(moves)):
                    continue
                for region, border in regions(board):
                    if len({board.color_at(stone) for stone in border}) != 1:
                        continue
                    at = min(region)
                    theirs = other.ask(f"eval_eye {to_gtp(at, game.size)}", LIMIT_S).split()[:2]
                    ours = answers.eye(board, at).split()[:2]
                    told[min(len(region), MOST_POINTS), " ".join(ours), " ".join(theirs)] += 1
    for size in range(1, MOST_POINTS + 1):
        same = sum(n for (s, ours, theirs), n in told.items() if s == size and ours == theirs)
        click.echo(
            f"{size} points: {sum(n for (s, *_), n in told.items() if s == size)} regions, {same} agree"
        )
        for (s, ours, theirs), n in told.most_common():
            if s == size and ours != theirs:
                click.echo(f"  ours {ours}, theirs {theirs}: {n}")


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--every", default=50, help="Count types in every so many position (0: not at all).")
@click.option("--against", help="Compare with the eval_eye of this program instead.")
def main(paths: tuple[str, ...], games: int | None, every: int, against: str | None) -> None:
    """Look at every position of the games at PATHS, each from the one before it: shapes new, shapes known."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    if against:
        compare(records, against)
        return
    tactics, eyes = Tactics(), Eyes(Connections())
    for name in ("first time", "shapes known"):
        spent: Counter = Counter()
        types: Counter = Counter()
        asked, searched = eyes.shapes.num_asked, eyes.shapes.num_searched
        for game in records:
            walk(game, tactics, eyes, spent, types, every)
        number = spent["positions"]
        click.echo(
            f"{name}: {len(records)} games, {number} positions; a position "
            f"{spent['eyes'] / number * 1e6:.1f} us CPU, "
            f"{spent['eyes kept'] / number:.1f} eyes, {spent['valued'] / number:.2f} valued anew, "
            f"{(eyes.shapes.num_asked - asked) / number:.2f} shapes asked, "
            f"{(eyes.shapes.num_searched - searched) / number:.3f} searched"
        )
    click.echo("types: " + ", ".join(f"{number} {kind}" for kind, number in types.most_common()))


if __name__ == "__main__":
    main()
