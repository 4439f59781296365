"""A joseki database as an SGF tree, for any SGF editor: every position with its moves once.

What comes back from an editor goes the other way by ``katachi joseki add``.
"""

from collections.abc import Sequence

from engine.board import Board
from engine.joseki.lines import SIZE, point_at_place, steps
from engine.joseki.move import NORMAL, TYPES, Figures, Graph, JosekiMove, graph_of
from pipeline.errors import KatachiError
from pipeline.game_records.sgf_tree import Node, move_node, position_properties
from pipeline.joseki.text import identity

#: marks of SGF for types: a tesuji, doubtful, interesting, bad
_MARKS = {"urgent": "TE", "complex": "DO", "trick": "IT", "bad": "BM"}
NOTHING_LEFT = "no move of the database is left"


def tree_of(graph: Graph) -> Node:
    """The graph as a tree.

    Where lines meet, the moves after the position are where it comes first, and a comment gives its id there
    and where it comes again.
    """
    root = Node(position_properties(Board(SIZE), AP="Katachi", PL="B"))
    way = [root]
    parents = graph.parents()
    for step in steps(graph):
        node = move_node(
            step.color, point_at_place(step.place), "\n".join(_said(step.move, parents[step.move.child] > 1))
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


def most_played(graph: Graph, least: int) -> Graph:
    """A graph without the moves of fewer games and what only these lead to; moves without figures stay."""
    kept = {
        key: [move for move in moves if not 0 < move.figures.games < least]
        for key, moves in graph.positions.items()
    }
    return graph_of(graph.root, kept)


def figures_text(known: Figures) -> str:
    """What games say of a move; empty if none does."""
    if known == Figures():
        return ""
    years = f", {known.first_year}-{known.last_year}" if known.first_year else ""
    return f"{known.games} games, {known.players} players, {known.won / 10:.1f} % won{years}"


def _said(move: JosekiMove, meets: bool) -> Sequence[str]:
    said = [TYPES[move.type]] if move.type != NORMAL else []
    if figures := figures_text(move.figures):
        said.append(figures)
    if meets:
        said.append(f"position {identity(move.child)}")
    if move.comment:
        said.append(move.comment)
    return said
