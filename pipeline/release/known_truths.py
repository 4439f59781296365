"""Checks what must be true of any knowledge, and solves the problems whose answers are proved. A gate."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.board import Board
from engine.knowledge import Files
from engine.players import unexplained
from engine.points import BLACK, coordinates, decode_moves, to_gtp
from engine.signature import GAMES
from pipeline import judging
from pipeline.corpora import CORPORA
from pipeline.executors import Executor
from pipeline.problems.running import ProblemResults
from pipeline.problems.running import run as run_problems
from pipeline.settings import Settings

#: the levels at which problems are answered: by the readers, and by the candidate list
READING, LIST = "reading", "list"
PROBLEMS = CORPORA / "problems"
#: moves between two positions of the signature's games that are checked
STEP = 40


def faults(engine: str, files: Files) -> Iterator[str]:
    """What an engine with this knowledge says that cannot be right, in words."""
    player = judging.player(engine, files)
    positions = list(_positions())
    first = [_told(player, *one) for one in positions]
    yield from _opening(player)
    for (board, color), said in zip(reversed(positions), reversed(first), strict=True):
        where = f"move {board.num_moves + 1} on {board.size}x{board.size}"
        if not said and board.num_moves == 0:
            yield f"{where}: no candidate"
        if any(not board.is_legal(color, point) for point, _ in said):
            yield f"{where}: an illegal candidate"
        if _told(player, board, color) != said:
            yield f"{where}: another list when it is asked again"


def _positions() -> Iterator[tuple[Board, int]]:
    for size, moves in GAMES:
        board = Board(size)
        for number, (color, point) in enumerate(decode_moves(moves)):
            if number % STEP == 0:
                yield board.copy(), color
            board.play(color, point)


def _told(player: Any, board: Board, color: int) -> list[tuple[int, float]]:
    return [(one.point, one.value) for one in unexplained(player, board, color)]


def _opening(player: Any) -> Iterator[str]:
    """The fault that the first move of a game is not in a corner, if so."""
    listed = _told(player, Board(19), BLACK)
    if not listed:
        return  # another check reports it
    col, row = coordinates(listed[0][0])
    if not (2 <= min(col, 18 - col) <= 4 and 2 <= min(row, 18 - row) <= 4):
        yield f"the first move on an empty board is {to_gtp(listed[0][0], 19)}"


def solve(paths: tuple[str, ...], settings: Settings, files: Files, executor: Executor) -> ProblemResults:
    """Answer the problems with this knowledge."""
    told = replace(settings, knowledge=files.patterns or "", joseki=files.joseki or "")
    return run_problems(list(paths) or [str(PROBLEMS)], (LIST, READING), told, executor)


def solved_problems(results: ProblemResults, level: str) -> list[str]:
    """The names of the problems whose first move is right at a level."""
    return sorted(
        f"{Path(one.problem.label).stem}-{one.problem.number}"
        for one in results.outcomes
        if one.answers[level].is_right
    )
