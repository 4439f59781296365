"""Writes joseki in the form of GNU Go's joseki compiler: an SGF tree that gives each move its class.

The source is the section "The Joseki Compiler" of GNU Go's manual. The corner is the upper right one, a
square mark says how much of the board belongs to the pattern, the comment begins with a letter for the class,
and lines that begin with # are comments of the pattern. A node without a mark, and a pass, make no pattern.
"""

from collections.abc import Iterable

from engine.board import Board
from engine.joseki.corners import AREA
from engine.joseki.lines import SIZE, Step
from engine.joseki.move import BAD, COMPLEX, IGNORE, NORMAL, RARE, TENUKI_PLACE, TRICK, URGENT
from engine.points import PASS, point, to_sgf
from pipeline.export.report import ExportCounts
from pipeline.game_records.sgf_tree import Node, move_node, position_properties
from pipeline.joseki.sgf import figures_text

#: GNU Go's class for each type: urgent, standard, lesser, trick, and a move that must not be played
CLASSES = {URGENT: "U", NORMAL: "J", COMPLEX: "j", RARE: "j", TRICK: "T", BAD: "0"}
#: the lower left point of our corner positions in the upper right corner
BOUNDARY = to_sgf(point(SIZE - AREA, AREA - 1))

ELSEWHERE = "move elsewhere: a pass, which makes no pattern"
FIRST = "move in an empty corner: a pattern begins from a stone"
WRONG = "type 'ignore', an error in the database: makes no pattern"
#: for types without a class of their own in GNU Go
AS_LESSER = "type '{}' as a lesser joseki"


def tree_of(steps: Iterable[Step], counts: ExportCounts) -> Node:
    """The moves of a graph as such a tree.

    Moves that make no pattern are in it too; ``counts`` tells of them.
    """
    root = Node(position_properties(Board(SIZE), AP="Katachi", PL="B"))
    way = [root]
    stones = [0]
    for step in steps:
        del way[step.depth + 1 :], stones[step.depth + 1 :]
        node = _node(step, stones[-1] > 0, counts)
        way[-1].children.append(node)
        way.append(node)
        stones.append(stones[-1] + (step.place != TENUKI_PLACE))
    return root


def _node(step: Step, has_stones: bool, counts: ExportCounts) -> Node:
    place, move = step.place, step.move
    at = PASS if place == TENUKI_PLACE else point(SIZE - (place >> 4), (place & 15) - 1)
    node = move_node(step.color, at)
    reason = ELSEWHERE if at == PASS else "" if has_stones else FIRST
    if reason := reason or (WRONG if move.type == IGNORE else ""):
        counts.left_out[reason] += 1
        return node
    counts.written += 1
    if move.type in (COMPLEX, RARE):
        counts.changed[AS_LESSER.format("complex" if move.type == COMPLEX else "rare")] += 1
    said = filter(None, (move.name, figures_text(move.figures), *move.comment.splitlines()))
    node.properties["SQ"] = [BOUNDARY]
    node.properties["C"] = ["\n".join((CLASSES[move.type], *(f"# {line}" for line in said)))]
    return node
