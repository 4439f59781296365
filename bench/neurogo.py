"""NeuroGo: seconds of CPU for a game of self-play with what is learned from it, and for a list.

python -m bench.neurogo
"""

import random
import time

from engine.board import Board
from engine.players.neurogo.learning import Learner
from engine.players.neurogo.player import NeuroGo
from engine.players.neurogo.weights import DEFAULT, Trained, read_weights
from engine.points import BLACK, board_points, opponent

GAMES = 40
LISTS = 10


def position(size: int, length: int) -> Board:
    """Moves by lot."""
    chance, board, color = random.Random(1), Board(size), BLACK
    for _ in range(length):
        board.play(color, chance.choice([p for p in board_points(size) if board.is_legal(color, p)]))
        color = opponent(color)
    return board


def main() -> None:
    trained = read_weights(DEFAULT)
    for num_hidden in (3, 12, 24):
        begun = trained if num_hidden == trained.num_hidden else Trained.untrained(num_hidden, 9, 1, 0.02)
        learner = Learner(begun.network(), begun.rate)
        start, moves = time.process_time(), 0
        for number in range(1, GAMES + 1):
            moves += len(learner.game(9, 99, number).moves)
        took = time.process_time() - start
        kind = f"after {begun.num_games} games" if begun.num_games else "untrained"
        print(f"self-play 9x9, {num_hidden} hidden, {kind}: {took / GAMES:.3f} s, {moves / GAMES:.0f} moves")
    for size, length in ((9, 30), (13, 60), (19, 60), (19, 150)):
        board = position(size, length)
        start = time.process_time()
        for _ in range(LISTS):
            NeuroGo(trained).candidates(board, BLACK)
        print(f"a list {size}x{size}, move {length}: {1000 * (time.process_time() - start) / LISTS:.1f} ms")


if __name__ == "__main__":
    main()
