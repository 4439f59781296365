"""A joseki database as an SGF tree, for any SGF editor. Each position's moves are in it once.

``katachi joseki add`` reads such files back.
"""

from collections.abc import Sequence

from engine.board import Board
from engine.joseki.lines import SIZE, point_at_place, steps
from engine.joseki.move import NORMAL, TYPES, Figures, Graph, JosekiMove, graph_of
from pipeline.errors import KatachiError
from pipeline.game_records.sgf_tree import Node, move_node, position_properties
from pipeline.joseki.text import position_id

#: SGF's marks for types: tesuji, doubtful, interesting, bad
_MARKS = {"urgent": "TE", "complex": "DO", "trick": "IT", "bad": "BM"}
NOTHING_LEFT = "no move of the database is left"


def tree_of(graph: Graph) -> Node:
    """The graph as a tree; raises KatachiError for an empty one.

    Where lines meet, the moves that follow are below the first of them. Comments give the position's id at
    all of them.
    """
    root = Node(position_properties(Board(SIZE), AP="Katachi", PL="B"))
    way = [root]
    parents = graph.parents()
    for step in steps(graph):
        node = move_node(
            step.color,
            point_at_place(step.place),
            "\n".join(_comment_lines(step.move, parents[step.move.child] > 1)),
        )
        if step.move.name:
            node.properties["N"] = [step.move.name]
        if mark := _MARKS.get(TYPES[step.move.type]):
            node.properties[mark] = ["1"]
        del way[step.depth + 1 :]
        way[-1].children.append(node)
        way.append(node)
    if not root.children:
        raise KatachiError(NOTHING_LEFT)
    return root


def without_rare_moves(graph: Graph, least: int) -> Graph:
    """The graph without moves of fewer than ``least`` games and all that only these lead to.

    Moves without figures, which people added, stay.
    """
    kept = {
        key: [move for move in moves if not 0 < move.figures.games < least]
        for key, moves in graph.positions.items()
    }
    return graph_of(graph.root, kept)


def figures_text(known: Figures) -> str:
    """The figures of a move in words; empty if it has none."""
    if known == Figures():
        return ""
    years = f", {known.first_year}-{known.last_year}" if known.first_year else ""
    return f"{known.games} games, {known.players} players, {known.won / 10:.1f} % won{years}"


def _comment_lines(move: JosekiMove, meets: bool) -> Sequence[str]:
    said = [TYPES[move.type]] if move.type != NORMAL else []
    if figures := figures_text(move.figures):
        said.append(figures)
    if meets:
        said.append(f"position {position_id(move.child)}")
    if move.comment:
        said.append(move.comment)
    return said
