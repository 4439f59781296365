"""The evaluation along real games: what it costs, whether it is right, whether it proves itself.

python -m bench.evaluation                            the embedded classics: what each part costs
python -m bench.evaluation GAMES... --games 100       any collection
python -m bench.evaluation GAMES... --check           compare what is kept with all anew, at every move and
                                                      after taking moves back (seed 000, section 10)
python -m bench.evaluation GAMES... --scores          the score against counted results
python -m bench.evaluation GAMES... --life            whether anything called alive for good is captured later
python -m bench.evaluation GAMES... --safe            the same for what is safe if every move is answered,
                                                      what that costs, and how much more it is
"""

import time
from collections import Counter
from collections.abc import Iterable
from itertools import islice

import click
import numpy as np

from bench.board import read_games
from bench.strength import finished_games
from engine.board import Board
from engine.ending import Ending, stones_ahead
from engine.evaluation.life import Life
from engine.evaluation.safety import Safety
from engine.evaluation.territory import FIFTIETHS
from engine.points import BLACK, decode_moves, to_gtp
from engine.position import Position
from engine.selfcheck import differences, loose_ends
from engine.settling import side_to_play
from engine.strategy import sente_at
from pipeline.records import GameRecord

#: moves after which the leader is compared with the winner
STATIONS = (50, 100, 150, 200)


def cost(games: list[GameRecord]) -> None:
    """CPU time a position: kept from move to move, and from scratch."""
    spent: Counter = Counter()
    positions = 0
    position = Position()
    for game in games:
        board = Board(game.size)
        board.setup(game.setup)
        for number, (color, point) in enumerate(decode_moves(game.moves)):
            board.play(color, point)
            start = time.process_time()
            for what, seconds in position.evaluate_timed(board).items():
                spent[what] += seconds
            spent["all"] += time.process_time() - start
            positions += 1
            if number % 20 == 10:
                for what, shapes in (("from scratch", position.eyes.shapes), ("no shape known", None)):
                    fresh = Position(shapes=shapes)
                    start = time.process_time()
                    fresh.refresh(board)
                    spent[what] += 20 * (time.process_time() - start)
    click.echo(f"{len(games)} games, {positions} positions; a position, CPU:")
    for what, seconds in spent.items():
        click.echo(f"{what:14} {seconds / positions * 1e6:8.1f} us")


def check(games: list[GameRecord]) -> None:
    """Every position, forward and after undo, against a fresh evaluation."""
    position = Position()
    found: Counter = Counter()
    positions = 0
    for number, game in enumerate(games):
        board = Board(game.size)
        board.setup(game.setup)
        moves = decode_moves(game.moves)
        for color, point in moves:
            board.play(color, point)
            positions += 1
            if positions % 10 == 0:  # there and back, as lookahead does
                played = board.num_moves
                for _ in range(min(3, played)):
                    board.undo()
                position.refresh(board)
                for back in moves[board.num_moves : played]:
                    board.play(*back)
            different = differences(position, board)
            different += [("lists", what) for what in loose_ends(position, board)]
            for kind, what in different:
                if not found[kind]:
                    click.echo(f"game {number + 1}, move {board.num_moves}: {what}")
                found[kind] += 1
    click.echo(f"{len(games)} games, {positions} positions: {dict(found) or 'no difference'}")


def leads(position: Position, ending: Ending, board: Board) -> tuple[float, float]:
    """Black's lead by territory: as seen, and what is expected."""
    seen = position.evaluation(board).score / FIFTIETHS - stones_ahead(board)
    return seen, ending.estimate(board, counts_territory=True)


def scores(paths: tuple[str, ...], num_games: int) -> None:
    """Every second finished game: the score against the counted result, at the end and along the game.

    Records that say no rules are counted by territory, as those of most servers are.
    """
    position, ending = Position(), Ending()
    told: dict[str, list] = {}
    for game, lead in islice(finished_games(paths), 1, 2 * num_games, 2):
        board = Board(game.size)
        moves = decode_moves(game.moves)
        for number, move in enumerate(moves, 1):
            board.play(*move)
            if number in STATIONS:
                seen, expected = leads(position, ending, board)
                seen += sente_at(number + 1) * (1 if side_to_play(board) == BLACK else -1)
                told.setdefault(f"move {number}", []).append((seen, expected, lead, game.komi))
        told.setdefault("end", []).append((*leads(position, ending, board), lead, game.komi))
    for when, rows in told.items():
        numbers = np.array(rows)
        for how, said in (("seen", numbers[:, 0]), ("expected", numbers[:, 1])):
            off = np.abs(said - numbers[:, 2])
            won = (said > numbers[:, 3]) == (numbers[:, 2] > numbers[:, 3])
            click.echo(
                f"{when:9} {how:9} {len(rows)} games: the winner in {won.sum()} ({won.mean():.1%}), within"
                f" 5 points {(off <= 5).sum()} ({(off <= 5).mean():.1%}), half within {np.median(off):.1f}"
            )


def life(games: Iterable[GameRecord]) -> None:
    """Whether a stone that was called unconditionally alive is ever gone later."""
    finder = Life()
    called = wrong = positions = 0
    for game in games:
        board = Board(game.size)
        board.setup(game.setup)
        alive: dict[int, int] = {}
        for color, point in decode_moves(game.moves):
            board.play(color, point)
            positions += 1
            wrong += sum(board.color_at(at) != stone for at, stone in alive.items())
            alive = {at: board.color_at(at) for at in finder.alive_stones(board)}
            called += len(alive)
    click.echo(f"{positions} positions: {called} stones called alive, {wrong} captured later")


def safety(games: Iterable[GameRecord]) -> None:
    """Whether a stone that was called safe is ever gone later: its side need not have answered."""
    finder, unconditional = Safety(), Life()
    counts: Counter = Counter()
    for number, game in enumerate(games, 1):
        board = Board(game.size)
        board.setup(game.setup)
        safe: dict[int, int] = {}
        for color, point in decode_moves(game.moves):
            board.play(color, point)
            gone = [at for at, stone in safe.items() if board.color_at(at) != stone]
            if gone:
                click.echo(
                    f"game {number}, move {board.num_moves}: {to_gtp(gone[0], board.size)} was called safe"
                )
            counts["captured later"] += len(gone)
            start = time.process_time()
            stones = finder.safe_stones(board)
            counts["ns"] += round(1e9 * (time.process_time() - start))
            safe = {at: board.color_at(at) for at in safe.keys() | stones if board.color_at(at)}
            counts["safe"] += len(stones)
            counts["alive"] += len(unconditional.alive_stones(board))
            counts["positions"] += 1
        counts["stones at the end"] += sum(board.color_at(at) > 0 for at in finder.territory_points(board))
        counts["safe at the end"] += len(finder.safe_stones(board))
        counts["territory at the end"] += len(finder.territory_points(board))
        counts["alive at the end"] += len(unconditional.alive_stones(board))
    us = counts.pop("ns") / 1000 / counts["positions"]
    click.echo(f"{dict(counts)}; {us:.1f} us a position, with unconditional life and from Python")


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", "num_games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--check", "only_check", is_flag=True, help="Compare with a fresh evaluation.")
@click.option("--scores", "only_scores", is_flag=True, help="Compare with counted results.")
@click.option("--life", "only_life", is_flag=True, help="Look for wrong calls of unconditional life.")
@click.option("--safe", "only_safe", is_flag=True, help="Look for safe stones that were captured after all.")
def main(
    paths: tuple[str, ...],
    num_games: int | None,
    only_check: bool,
    only_scores: bool,
    only_life: bool,
    only_safe: bool,
) -> None:
    """Measure (or check) the evaluation on every position of the games at PATHS."""
    paths = paths or ("corpora/classics",)
    if only_scores:
        scores(paths, num_games or 300)
        return
    games = list(islice(read_games(paths), num_games))
    if only_check:
        check(games)
    elif only_life:
        life(games)
    elif only_safe:
        safety(games)
    else:
        cost(games)


if __name__ == "__main__":
    main()
