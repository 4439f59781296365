"""Measures how much that is safe under alternating play is recognised, by exhaustive search of small boards.

python -m bench.safety                       walled positions of 4x4 and 5x5
python -m bench.safety --positions 60 --limit 3000

The positions are those of the tests, and so is the search that tries everything.
"""

import sys
from collections import Counter
from pathlib import Path

import click

from engine.board import Board
from engine.evaluation.life import Life
from engine.evaluation.safety import Safety
from engine.points import BLACK, WHITE, EngineError, board_points

TESTS = Path(__file__).resolve().parent.parent / "tests" / "engine"


@click.command()
@click.option("--positions", default=40, help="Positions of each size.")
@click.option("--room", default=6, help="Points that one side has not filled.")
@click.option("--limit", default=400, help="Boards a question may cost; dearer ones are left out.")
def main(positions: int, room: int, limit: int) -> None:
    """Count the strings that can be kept, and those that are called safe or unconditionally alive."""
    sys.path += [str(TESTS), str(TESTS / "evaluation")]
    from safety_oracle import SafetyOracle, TooLong
    from test_safety import walled_position

    finder, unconditional = Safety(), Life()
    for size in (4, 5):
        counts: Counter = Counter()
        for seed in range(positions):
            try:
                board: Board = walled_position(size, seed, room)
            except EngineError:
                continue
            safe, alive = finder.safe_stones(board), unconditional.alive_stones(board)
            for color in (BLACK, WHITE):
                stones = {at for at in board_points(size) if board.color_at(at) == color}
                for head in {board.string_at(at) for at in stones}:
                    try:
                        if not SafetyOracle(board, color, limit).keeps(set(board.stones(head))):
                            counts["called safe and lost"] += head in safe
                            continue
                    except TooLong:
                        counts["too dear"] += 1
                        continue
                    counts["kept"] += 1
                    counts["called safe"] += head in safe
                    counts["alive"] += head in alive
        click.echo(f"{size}x{size}: strings {dict(counts)}")


if __name__ == "__main__":
    main()
