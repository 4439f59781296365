"""SGF with all its variations: parses bytes to a tree of nodes, and writes a tree as text.

``pipeline.sgf`` reads games, where only the main line counts; here nothing is judged and nothing is lost.
Data that are cut short give a tree that ends there and says so. No recursion: a tree may be as deep as it
likes.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, board_points, coordinates, from_sgf, point, to_sgf
from pipeline.errors import RejectedGame
from pipeline.game_records.encoding import recode
from pipeline.game_records.splitter import find_start

#: what stands in a game tree outside of values; letters without one are looked at once, not from each on
_TOKEN = re.compile(r"[();]|(?<![A-Za-z])([A-Za-z]++)\s*+(?=\[)|\[((?:[^\]\\]|\\.)*)(\]?)", re.DOTALL)
_SOFT_BREAK = re.compile(r"\\(\r\n|\n\r|\n|\r)")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


@dataclass(slots=True)
class Node:
    """One node: its properties in their order, each with its values, and the nodes after it."""

    properties: dict[str, list[str]] = field(default_factory=dict)
    children: "list[Node]" = field(default_factory=list)

    def first(self, name: str) -> str:
        """The first value of a property, or an empty string."""
        return next(iter(self.properties.get(name, ())), "")

    def all_nodes(self) -> "Iterator[Node]":
        """This node and all after it, in the order of the file."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo += reversed(node.children)


@dataclass(frozen=True, slots=True)
class Tree:
    """A game tree, and whether the data went on to its end."""

    root: Node
    is_complete: bool


def position_properties(board: Board, **more: str) -> dict[str, list[str]]:
    """The properties of a root node that hold a position: format and size, ``more``, and the stones."""
    points = list(board_points(board.size))
    head = {"FF": "4", "GM": "1", "CA": "UTF-8", "SZ": str(board.size), **more}
    properties = {name: [text] for name, text in head.items()}
    for color, name in ((BLACK, "AB"), (WHITE, "AW")):
        if stones := [to_sgf(point) for point in points if board.color_at(point) == color]:
            properties[name] = stones
    return properties


def read_move(value: str, size: int) -> int:
    """The point of a move's value: PASS for "", and for "tt" on boards up to 19x19. Raises EngineError."""
    return PASS if value == "tt" and size <= 19 else int(from_sgf(value, size))


def rectangle(corner: int, opposite: int) -> list[int]:
    """The points of the rectangle between two corners, row by row."""
    (col1, row1), (col2, row2) = coordinates(corner), coordinates(opposite)
    return [
        point(col, row)
        for row in range(min(row1, row2), max(row1, row2) + 1)
        for col in range(min(col1, col2), max(col1, col2) + 1)
    ]


def move_node(color: int, point: int, comment: str = "") -> Node:
    """A node with a move, perhaps a pass."""
    node = Node({"B" if color == BLACK else "W": [to_sgf(point)]})
    if comment:
        node.properties["C"] = [comment]
    return node


def parse_tree(data: bytes) -> Tree:
    """The first game tree in ``data``, with every variation.

    Raises RejectedGame ("no-game") when there is none. Text outside of properties is passed over.
    """
    data = recode(data)[0]
    start, first = find_start(data)
    if start < 0:
        raise RejectedGame("no-game", "")
    text = data[start:].decode("utf-8", "replace")
    if start == first:  # a property stands before any '(;'
        text = "(;" + text
    root = Node()
    complete = _build(text, root)
    if not root.children:
        raise RejectedGame("no-game", "")
    return Tree(root.children[0], complete)


def _build(text: str, root: Node) -> bool:
    """Put the nodes of a text below ``root``; whether its last parenthesis is there."""
    node, branches = root, [root]
    values: list[str] = []
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign == "(":
            branches.append(node)
        elif sign == ")":
            node = branches.pop()
            if len(branches) == 1:
                return True
        elif sign == ";":
            child = Node()
            node.children.append(child)
            node, values = child, []
        elif token[1]:
            # older files write names in full: Black is B
            name = "".join(letter for letter in token[1] if letter.isupper()) or token[1].upper()
            values = node.properties.setdefault(name, [])
        elif token[2] is not None:
            if token[3]:
                values.append(_plain(token[2]))
            else:  # cut inside of a value
                return False
    return False


def _plain(value: str) -> str:
    """A value without its escapes."""
    return _ESCAPED.sub(r"\1", _SOFT_BREAK.sub("", value))


def write_tree(root: Node) -> str:
    """The tree as SGF text: a line for the root, a line for each variation."""
    pieces: list[str] = ["("]
    todo: list[Node | str] = [root]
    while todo:
        node = todo.pop()
        if isinstance(node, str):
            pieces.append(node)
            continue
        pieces.append(";" + "".join(_written(name, values) for name, values in node.properties.items()))
        if len(node.children) == 1:
            todo.append(node.children[0])
        else:
            for child in reversed(node.children):
                todo += [")", child, "\n("]
    return "".join([*pieces, ")\n"])


def _written(name: str, values: Sequence[str]) -> str:
    return name + "".join(f"[{_escaped(value)}]" for value in values)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
