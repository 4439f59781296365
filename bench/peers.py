"""The time that sgfmill alone takes for the same records, for ``bench.ingest`` and ``bench.stages``."""

import time
from collections.abc import Iterable
from itertools import islice

from sgfmill import sgf, sgf_moves

from pipeline.game_records.inputs import iter_inputs


def replay_with_sgfmill(paths: Iterable[str], most: int) -> tuple[int, int, float]:
    """The first games at some paths parsed and played by sgfmill, on one core.

    How many there were, how many of them it refused or broke off, and seconds; finding them is not timed.
    """
    games = (data for one in iter_inputs(tuple(paths)) if one.error is None for data in one.games())
    records = list(islice(games, most))
    refused, start = 0, time.perf_counter()
    for data in records:
        try:
            board, moves = sgf_moves.get_setup_and_moves(sgf.Sgf_game.from_bytes(data))
            for color, move in moves:
                if move:
                    board.play(*move, color)
        except ValueError:
            refused += 1
    return len(records), refused, time.perf_counter() - start
