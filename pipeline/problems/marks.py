"""Reads from the marks in a tree which moves of a problem are right, in all the ways that collections mark
them.

Marks are comments with RIGHT or WRONG and the properties TE and IT (good), BM and DO (bad), GB and GW (good
for Black, for White). A move is right if it has a right mark, or if a move after it has one and none on the
way there, itself included, has a wrong one. If nothing is marked right, the first variation that is not wrong
is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.points import BLACK, WHITE, EngineError
from pipeline.game_records.sgf_tree import Node, read_move

#: property -> the side that moves
MOVES = {"B": BLACK, "W": WHITE}
#: words in capitals count anywhere in a comment, others at its beginning only
_RIGHT = re.compile(
    r"\b(?:RIGHT|CORRECT|SOLVED)\b"
    r"|^\W*(?i:right|correct|solved|success|well done)\b(?=\W*$|\s*[.!,:;)(-]|\s+(?i:answer|move|solution)\b)"
    r"|正解|正确|正確|정답|^\W*(?i:richtig|correcto|juste)\b"
)
_WRONG = re.compile(
    r"\b(?:WRONG|INCORRECT|FAIL(?:URE|ED)?)\b|(?i:\b(?:not|isn't|in)[ -]?(?:correct|right)\b)"
    r"|^\W*(?i:wrong|failure|failed|mistake)\b(?=\W*$|\s*[.!,:;)(-]|\s+(?i:answer|move|way)\b)"
    r"|失敗|失败|错误|不正解|실패|오답|^\W*(?i:falsch|incorrecto|faux)\b"
)
_KO = re.compile(r"\b(?i:ko)\b|コウ|劫|패")
_GOOD, _BAD = ("TE", "IT"), ("BM", "DO")
#: the longest line that is read, in moves; no answer to a problem is longer
MAX_LENGTH = 100


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move of the tree, whether it is right for the side that is asked, and the moves after it."""

    color: int
    point: int
    is_right: bool
    after: "tuple[MarkedMove, ...]"


class MarkReader:
    """Reads the marks in the tree of a problem for the side ``color``, which is asked."""

    def __init__(self, color: int) -> None:
        self._color = color
        self._good_for = {"GB": BLACK, "GW": WHITE}

    def moves(self, start: Node, size: int) -> Iterator[MarkedMove]:
        """The moves after the node ``start``; moves off the board are left out, with all after them."""
        children = [child for child in start.children if _move(child, size)]
        return iter(self._moves(children, size, not any(map(self.leads_right, children)), MAX_LENGTH))

    def _moves(self, nodes: list[Node], size: int, unmarked: bool, left: int) -> tuple[MarkedMove, ...]:
        """The moves of these nodes, with at most ``left`` moves after each.

        If ``unmarked``, no mark says which is right: the first that is not marked wrong counts as right.
        """
        found, open_place = [], unmarked
        for node in nodes:
            color, point = _move(node, size) or (0, 0)
            right = self.leads_right(node)
            if color == self._color and unmarked:
                right = open_place and self.own_mark(node) >= 0
                open_place &= not right
            after = [child for child in node.children if left and _move(child, size)]
            # after a right mark, and in a tree without marks, the first variation continues the solution
            below = (unmarked or self.own_mark(node) > 0) and not any(map(self.leads_right, after))
            below &= right or color != self._color
            found.append(MarkedMove(color, point, right, self._moves(after, size, below, left - 1)))
        return tuple(found)

    def leads_right(self, node: Node) -> bool:
        """Whether a node or one after it has a right mark, with no wrong mark on the way there."""
        todo = [node]
        while todo:
            one = todo.pop()
            mark = self.own_mark(one)
            if mark > 0:
                return True
            if mark == 0:
                todo += one.children
        return False

    def own_mark(self, node: Node) -> int:
        """What a node's own marks say for the side that is asked: 1 right, -1 wrong, 0 nothing."""
        properties = node.properties
        # TE and BM judge the move for the side that makes it
        by_enemy = "W" in properties if self._color == BLACK else "B" in properties
        if not by_enemy:
            if any(name in properties for name in _BAD):
                return -1
            if any(name in properties for name in _GOOD):
                return 1
        comment = node.first("C")
        if _WRONG.search(comment):
            return -1
        if _RIGHT.search(comment):
            return 1
        for name, side in self._good_for.items():
            if name in properties:
                return 1 if side == self._color else -1
        return 0


def is_by_ko(start: Node, color: int) -> bool:
    """Whether the comment at a right mark mentions a ko."""
    marking = MarkReader(color)
    return any(
        marking.own_mark(node) > 0 and _KO.search(node.first("C"))
        for child in start.children
        if marking.leads_right(child)
        for node in child.all_nodes()
    )


def _move(node: Node, size: int) -> tuple[int, int] | None:
    """The move of a node, ``(color, point)``; None if it has none or one off the board."""
    for name, color in MOVES.items():
        if name in node.properties:
            text = "".join(node.first(name).split())
            try:
                return color, read_move(text, size)
            except EngineError:
                return None
    return None
