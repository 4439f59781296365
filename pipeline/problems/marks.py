"""Reads which moves of a problem are right from the marks of collections, generously.

A mark belongs to a move when it stands at it or at a move after it: a comment with RIGHT or WRONG, the
properties TE and IT (good), BM and DO (bad), GB and GW (good for Black, for White). A move is right when it
leads to a right mark and has no wrong one itself. Where nothing is marked right, the first variation is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.points import BLACK, PASS, WHITE, EngineError, from_sgf
from pipeline.game_records.sgf_tree import Node

#: the side of a move, by its property
MOVES = {"B": BLACK, "W": WHITE}
#: words in capitals count wherever they stand, others at the beginning of a comment
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
#: the longest line of moves that is read; no answer to a problem is longer
MAX_LENGTH = 100


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the tree, whether it is a right move of the side that is asked, and the moves after it."""

    color: int
    point: int
    is_right: bool
    after: "tuple[Move, ...]"


class Marking:
    """What the marks in the tree of a problem mean for the side that is asked."""

    def __init__(self, color: int) -> None:
        self._color = color
        self._good_for = {"GB": BLACK, "GW": WHITE}

    def moves(self, start: Node, size: int) -> Iterator[Move]:
        """The moves after the position ``start``; moves outside the board are left out."""
        children = [child for child in start.children if _move(child, size)]
        return iter(self._moves(children, size, not any(map(self.leads_right, children)), MAX_LENGTH))

    def _moves(self, nodes: list[Node], size: int, unmarked: bool, left: int) -> tuple[Move, ...]:
        """The moves of these nodes. ``unmarked``: no mark says which is right; the first not wrong one is."""
        found, open_place = [], unmarked
        for node in nodes:
            color, point = _move(node, size) or (0, 0)
            right = self.leads_right(node)
            if color == self._color and unmarked:
                right = open_place and self.own(node) >= 0
                open_place &= not right
            after = [child for child in node.children if left and _move(child, size)]
            # below a mark, and in a tree without any, the first variation goes on
            below = (unmarked or self.own(node) > 0) and not any(map(self.leads_right, after))
            below &= right or color != self._color
            found.append(Move(color, point, right, self._moves(after, size, below, left - 1)))
        return tuple(found)

    def leads_right(self, node: Node) -> bool:
        """Whether a right mark stands at a node or after it, with no wrong one on the way."""
        todo = [node]
        while todo:
            one = todo.pop()
            mark = self.own(one)
            if mark > 0:
                return True
            if mark == 0:
                todo += one.children
        return False

    def own(self, node: Node) -> int:
        """What a node's own marks say: 1 right, -1 wrong, 0 nothing."""
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
    """Whether the comment of a right mark says that it is a ko."""
    marking = Marking(color)
    return any(
        marking.own(node) > 0 and _KO.search(node.first("C"))
        for child in start.children
        if marking.leads_right(child)
        for node in child.all_nodes()
    )


def _move(node: Node, size: int) -> tuple[int, int] | None:
    """The move of a node; None for none, or one off the board."""
    for name, color in MOVES.items():
        if name in node.properties:
            text = "".join(node.first(name).split())
            if text == "tt" and size <= 19:
                return color, PASS
            try:
                return color, from_sgf(text, size)
            except EngineError:
                return None
    return None
