"""How a player's candidate list compares with the moves that were played: a rank byte a move.

A rank byte is 0-253 for the place in the list (0 is the first), ``MISS`` when the move is not in
the list, ``NOT_JUDGED`` for a pass.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import process_time
from typing import Any

from engine.board import Board
from engine.players import load_player
from engine.points import PASS, EngineError, decode_moves
from engine.signature import signature
from pipeline.errors import KatachiError
from pipeline.records import GameRecord
from pipeline.store.replays import Work

MISS = 254
NOT_JUDGED = 255

#: parts of a game: moves by number, both ends included; the last one has no end
PHASES = (("1-40", 1, 40), ("41-120", 41, 120), ("121-200", 121, 200), ("201-", 201, None))


@dataclass(frozen=True, slots=True)
class Judged:
    """A game seen through a player, a byte or a number for each move."""

    ranks: bytes
    #: length of the candidate list (0 for a move that was not judged)
    lengths: bytes
    #: CPU time that the list took
    seconds: Sequence[float]


@lru_cache(maxsize=4)
def player(engine: str, knowledge: str | None) -> Any:
    """The player, loaded once a process; raises KatachiError when that cannot be done."""
    try:
        return load_player(engine, knowledge)
    except EngineError as error:
        raise KatachiError(str(error)) from None


def work(engine: str, knowledge: str | None, version: int) -> Work:
    """What replays by this player depend on: its name, knowledge and signature."""
    return Work(engine, player(engine, knowledge).knowledge, signature(player(engine, None)), version)


def judge(judge_by: Any, record: GameRecord, name: str) -> Judged:
    """Every move of a game compared with the player's list; ``name`` says which game in errors."""
    board = Board(record.size)
    ranks, lengths, seconds = bytearray(), bytearray(), array("d")
    try:
        board.setup(record.setup)
        for color, point in decode_moves(record.moves):
            rank, length, cpu_s = _judge_move(judge_by, board, color, point)
            ranks.append(rank)
            lengths.append(length)
            seconds.append(cpu_s)
            board.play(color, point)
    except EngineError as error:
        raise KatachiError(f"{name}, move {len(seconds)}: {error}") from None
    return Judged(bytes(ranks), bytes(lengths), seconds)


def _judge_move(judge_by: Any, board: Board, color: int, point: int) -> tuple[int, int, float]:
    if point == PASS:
        return NOT_JUDGED, 0, 0.0
    start = process_time()
    ranked = list(judge_by.ranked(board, color, min(judge_by.list_limit, MISS)))
    cpu_s = process_time() - start
    return ranked.index(point) if point in ranked else MISS, len(ranked), cpu_s
