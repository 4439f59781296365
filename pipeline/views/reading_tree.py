"""The moves that a reading tried, as an SGF game tree."""

from collections.abc import Iterator, Sequence

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, board_points, to_sgf
from engine.reader.results import RESULTS
from engine.reader.steps import StepRecord


def game_tree(board: Board, stone: int, name: str, steps: Sequence[StepRecord]) -> str:
    """The position, the stone marked, then every line; a comment says how far it was read, and what it gave.

    The same first move comes again in every stage of the reading, each going farther than the one before.
    """
    children: list[list[int]] = [[] for _ in range(len(steps) + 1)]
    for number, step in enumerate(steps):
        children[step.parent].append(number)  # -1, no parent, is the last list
    return "".join(_written(board, stone, name, steps, children)) + "\n"


def _written(
    board: Board, stone: int, name: str, steps: Sequence[StepRecord], children: Sequence[Sequence[int]]
) -> Iterator[str]:
    """The text, piece by piece; lines are longer than recursion may be deep."""
    yield "(" + _root(board, stone, name)
    todo: list[int | None] = list(reversed(children[-1]))
    while todo:
        number = todo.pop()
        if number is None:
            yield ")"
            continue
        yield "\n(" + _node(steps[number])
        todo += [None, *reversed(children[number])]
    yield ")"


def _root(board: Board, stone: int, name: str) -> str:
    sides = {BLACK: "AB", WHITE: "AW"}
    setup = {
        color: "".join(f"[{to_sgf(p)}]" for p in board_points(board.size) if board.color_at(p) == color)
        for color in sides
    }
    stones = "".join(sides[color] + points for color, points in setup.items() if points)
    return f";FF[4]GM[1]CA[UTF-8]SZ[{board.size}]GN[{name}]{stones}TR[{to_sgf(stone)}]"


def _node(step: StepRecord) -> str:
    side = "B" if step.color == BLACK else "W"
    where = "" if step.point == PASS else to_sgf(step.point)
    quiet = f", {step.quiet} quiet moves" if step.order > 1 else ""
    return f";{side}[{where}]C[order {step.order}{quiet}: {RESULTS[step.result]}]"
