"""Writes the moves that the tactician tried as an SGF game tree."""

from collections.abc import Sequence

from engine.board import Board
from engine.points import PASS, opponent, to_sgf
from engine.reader.results import RESULTS
from engine.reader.steps import StepRecord
from pipeline.game_records.sgf_tree import Node, move_node, position_properties, write_tree


def game_tree(board: Board, stone: int, name: str, steps: Sequence[StepRecord]) -> str:
    """The position with the stone marked, and every line that was tried, with comments on extent and result.

    The tactician reads in stages, each going farther, so a first move may come several times. A banned ko is
    taken after a threat, for which both sides pass.
    """
    root = Node(position_properties(board, GN=name) | {"TR": [to_sgf(stone)]})
    nodes: list[Node] = []
    played = board.copy()
    line: list[tuple[int, int]] = []  # the steps on the board, each with the number of moves before it
    for number, step in enumerate(steps):
        while line and line[-1][0] != step.parent:
            _, before = line.pop()
            while played.num_moves > before:
                played.undo()
        line.append((number, played.num_moves))
        above = root if step.parent < 0 else nodes[step.parent]
        if step.point == played.ko_point and step.color == played.ko_color:
            above = add_threat(above, step.color)
            played.play(step.color, PASS)
            played.play(opponent(step.color), PASS)
        played.play(step.color, step.point)
        nodes.append(add(above, _node(step)))
    return write_tree(root)


def add(above: Node, node: Node) -> Node:
    """Add a node below another, and return it."""
    above.children.append(node)
    return node


def add_threat(above: Node, color: int) -> Node:
    """Add a ko threat of this side and its answer, as two passes; returns the node of the second."""
    threat = add(above, move_node(color, PASS, "a ko threat"))
    return add(threat, move_node(opponent(color), PASS, "its answer"))


def _node(step: StepRecord) -> Node:
    quiet = f", {step.quiet} quiet moves" if step.order > 1 else ""
    return move_node(step.color, step.point, f"order {step.order}{quiet}: {RESULTS[step.result]}")
