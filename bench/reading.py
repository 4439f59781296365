"""The tactician on strings of real games: nodes a second, ms a question, what becomes of the strings.

python -m bench.reading                        the embedded classics
python -m bench.reading GAMES... --games 100   any collection that `katachi ingest` reads
"""

import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import click

from bench.board import read_games
from engine.board import Board
from engine.points import EMPTY, board_points, decode_moves
from engine.reader.results import RESULTS
from engine.reader.strings import USUAL_NODES, StringReader
from pipeline.records import GameRecord

MOST_LIBERTIES = 4


def positions(game: GameRecord, every: int) -> Iterator[Board]:
    """The board before every so manieth move."""
    board = Board(game.size)
    board.setup(game.setup)
    for number, (color, point) in enumerate(decode_moves(game.moves)):
        if number % every == every - 1:
            yield board
        board.play(color, point)


def short_strings(board: Board) -> list[int]:
    """One stone of every string that is short of liberties."""
    stones = {board.string_at(p) for p in board_points(board.size) if board.color_at(p) != EMPTY}
    return sorted(stone for stone in stones if board.num_liberties(stone) <= MOST_LIBERTIES)


def percentiles(nodes: list[int]) -> str:
    """Nodes a question that so many percent of the questions do not pass."""
    nodes = sorted(nodes)
    return ", ".join(f"{share}%: {nodes[(len(nodes) - 1) * share // 100]}" for share in (25, 50, 75, 90, 99))


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--every", default=20, help="Read the position before every so manieth move.")
@click.option("--nodes", default=USUAL_NODES, help="The node limit of a question.")
def main(paths: tuple[str, ...], games: int | None, every: int, nodes: int) -> None:
    """Attack, then defend, every string of four liberties or fewer in positions of the games at PATHS."""
    reader = StringReader()
    asked: dict[tuple[str, int], list[int]] = {}
    results: Counter = Counter()
    spent = 0.0
    for game in islice(read_games(paths or ("corpora/classics",)), games):
        for board in positions(game, every):
            for stone in short_strings(board):
                start = time.process_time()
                attack = reader.attack(board, stone, nodes)
                defence = reader.defend(board, stone, nodes)
                spent += time.process_time() - start
                for question, reading in (("attack", attack), ("defend", defence)):
                    asked.setdefault((question, board.num_liberties(stone)), []).append(reading.nodes)
                    results[question, RESULTS[reading.result]] += 1
    total = sum(map(len, asked.values()))
    moves = sum(map(sum, asked.values()))
    click.echo(f"{total} questions, {moves} nodes, {spent:.2f} s CPU")
    click.echo(f"{moves / spent / 1e6:.2f} million nodes a second, {spent / total * 1e3:.3f} ms a question")
    for (question, liberties), counts in sorted(asked.items()):
        click.echo(f"{question} {liberties} liberties: {len(counts)}, nodes {percentiles(counts)}")
    for (question, result), number in sorted(results.items()):
        click.echo(f"{question}: {number} {result}")


if __name__ == "__main__":
    main()
