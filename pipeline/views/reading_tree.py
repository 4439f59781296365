"""The moves that a reading tried, as an SGF game tree."""

from collections.abc import Sequence

from engine.board import Board
from engine.points import to_sgf
from engine.reader.results import RESULTS
from engine.reader.steps import StepRecord
from pipeline.sgf_tree import Node, move_node, position_properties, write_tree


def game_tree(board: Board, stone: int, name: str, steps: Sequence[StepRecord]) -> str:
    """The position, the stone marked, then every line; a comment says how far it was read, and what it gave.

    The same first move comes again in every stage of the reading, each going farther than the one before.
    """
    root = Node(position_properties(board, GN=name) | {"TR": [to_sgf(stone)]})
    nodes = [_node(step) for step in steps]
    for step, node in zip(steps, nodes, strict=True):
        (root if step.parent < 0 else nodes[step.parent]).children.append(node)
    return write_tree(root)


def _node(step: StepRecord) -> Node:
    quiet = f", {step.quiet} quiet moves" if step.order > 1 else ""
    return move_node(step.color, step.point, f"order {step.order}{quiet}: {RESULTS[step.result]}")
