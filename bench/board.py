"""The board on real games: every move checked against sgfmill's board, then timed.

python -m bench.board                        the embedded classics
python -m bench.board GAMES... --games 500   any collection that `katachi ingest` reads
"""

import time
from collections.abc import Iterator
from itertools import islice

import click
from sgfmill import boards

from engine.board import Board
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, coordinates, decode_moves
from pipeline.errors import RejectedGame
from pipeline.game_records.inputs import iter_inputs
from pipeline.records import GameRecord
from pipeline.sgf import parse_game

NAMES = {EMPTY: None, BLACK: "b", WHITE: "w"}


def read_games(paths: tuple[str, ...]) -> Iterator[GameRecord]:
    for source in iter_inputs(paths):
        for data in source.games():
            try:
                yield parse_game(data)
            except RejectedGame:
                continue


def oracle_move(oracle: boards.Board, color: int, point: int) -> None:
    if point != PASS:
        col, row = coordinates(point)
        oracle.play(oracle.side - 1 - row, col, NAMES[color])


def differs(board: Board, oracle: boards.Board) -> bool:
    cells = [cell for row in reversed(oracle.board) for cell in row]
    return cells != [NAMES[board.color_at(point)] for point in board_points(board.size)]


def check_game(game: GameRecord) -> int:
    """Replay with every position compared, undo with every state compared; gives the number of moves."""
    board, oracle = Board(game.size), boards.Board(game.size)
    board.setup(game.setup)
    for color, point in decode_moves(game.setup):
        oracle_move(oracle, color, point)
    states = []
    for move_no, (color, point) in enumerate(decode_moves(game.moves), 1):
        states.append(board.state())
        board.play(color, point)
        oracle_move(oracle, color, point)
        if differs(board, oracle):
            raise SystemExit(
                f"{game.black} - {game.white} {game.date}: differs from sgfmill at move {move_no}"
            )
    board.check_consistency()
    for state in reversed(states):
        board.undo()
        if board.state() != state:
            raise SystemExit(f"{game.black} - {game.white} {game.date}: undo does not restore every byte")
    return len(states)


def time_ours(games: list[GameRecord], seconds: float) -> float:
    """Moves a second, each played and undone."""
    ready: dict[tuple[int, bytes], Board] = {}
    for game in games:
        if (game.size, game.setup) not in ready:
            ready[game.size, game.setup] = Board(game.size)
            ready[game.size, game.setup].setup(game.setup)
    work = [(ready[game.size, game.setup], game.moves) for game in games]
    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for board, text in work:
            moves += board.play_moves(text)[0]
            board.undo_all()
    return moves / (time.perf_counter() - start)


def time_sgfmill(games: list[GameRecord]) -> float:
    """Moves a second, played only: it has no undo."""
    lists = [(game.size, decode_moves(game.setup), decode_moves(game.moves)) for game in games]
    moves, start = 0, time.perf_counter()
    for size, setup, played in lists:
        oracle = boards.Board(size)
        for color, point in setup + played:
            oracle_move(oracle, color, point)
        moves += len(played)
    return moves / (time.perf_counter() - start)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--seconds", default=3.0, help="How long to time our board.")
def main(paths: tuple[str, ...], games: int | None, seconds: float) -> None:
    """Check the board on the games at PATHS against sgfmill's, then time both."""
    records = list(islice(read_games(paths or ("corpora/classics",)), games))
    moves = sum(check_game(game) for game in records)
    click.echo(f"{len(records)} games, {moves} moves: every position as sgfmill's, every undo exact")
    ours, theirs = time_ours(records, seconds), time_sgfmill(records)
    click.echo(f"play and undo   {ours / 1e6:8.2f} million moves/s")
    click.echo(f"sgfmill, play   {theirs / 1e6:8.2f} million moves/s   ratio {ours / theirs:.0f}")


if __name__ == "__main__":
    main()
