"""Writes a pattern as SGF: a tree on a board whose edges are those of the pattern, with Black to move.

Labels say what SGF has no property for. The comment ends with the complete pattern in Katachi's own text.
"""

from collections.abc import Iterator, Mapping

from engine.board import Board
from engine.patterns.names import describe
from engine.patterns.pattern import (
    CELL_NAME,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    SIDE,
    Pattern,
    TreeMove,
    cell_number,
)
from engine.points import BLACK, WHITE, EngineError, encode_move, point, to_gtp, to_sgf
from pipeline.export.pattern_lays import ON_BOARD, Lay, LayRange, lays
from pipeline.game_records.sgf_tree import Node, move_node
from pipeline.texts.pattern_text import text_of
from pipeline.texts.pattern_text.symbols import NAMES
from pipeline.views.drawing import LIBERTIES

#: the board that a pattern is laid on, unless two opposite edges are in the pattern
SIZE = 19
#: reasons of ``left_out`` and ``changed``
NO_BOARD = "board that is not square"
NO_LIBERTY = "stones without liberties wherever the edges are drawn"
ONE_EDGE = "drawn at one of the edges where it can be"
OFF = "moves after the first that are off the drawn board left out"


def tree_of(pattern: Pattern) -> tuple[Node | None, set[str]]:
    """A pattern as a tree, and what the tree does not show.

    If no board can show the pattern: None and the reason.
    """
    changed: set[str] = set()
    laid = list(lays(pattern))
    boards = [board for lay in laid if (board := _PlacedPattern.on_a_board(pattern, lay))]
    placed = next((board for board in boards if board.is_possible()), None)
    if placed is None:
        return None, {NO_LIBERTY if boards else NO_BOARD}
    if len(laid) > 1:
        changed.add(ONE_EDGE)
    root = placed.root()
    firsts = TreeMove(pattern.move, "friend", pattern.type, "", pattern.answers), *pattern.alternatives
    if not placed.add_moves(root, firsts):
        changed.add(OFF)
    return root, changed


class _PlacedPattern:
    """A lay of a pattern on a board."""

    def __init__(self, pattern: Pattern, lay: Lay, size: int) -> None:
        self.pattern = pattern
        self.lay = lay
        self.size = size
        self.col = _offset(lay.columns, pattern.move % SIDE, size)
        self.row = _offset(lay.rows, pattern.move // SIDE, size)

    @classmethod
    def on_a_board(cls, pattern: Pattern, lay: Lay) -> "_PlacedPattern | None":
        """On a board of SIZE, or of the size that opposite edges give.

        None if there is no square board for it.
        """
        sizes = {
            side.last - side.first + 1
            for side in (lay.columns, lay.rows)
            if side.ends_before and side.ends_after
        }
        size = min(sizes, default=SIZE)
        longest = max(side.last - side.first + 1 for side in (lay.columns, lay.rows))
        return None if len(sizes) > 1 or longest > size else cls(pattern, lay, size)

    def is_possible(self) -> bool:
        """Whether all stones have liberties on this board; where edges are drawn, they may have none."""
        stones = [(BLACK, cell) for cell in self._stones(FRIEND_ANY)]
        stones += [(WHITE, cell) for cell in self._stones(ENEMY_ANY)]
        try:
            Board(self.size).setup(b"".join(encode_move(color, self._at(cell)) for color, cell in stones))
        except EngineError:
            return False
        return True

    def _stones(self, side: int) -> list[int]:
        """The cells on the board that must hold a stone of a side (FRIEND_ANY or ENEMY_ANY)."""
        return [cell for cell, allowed in self.lay.cells.items() if not allowed & ~side]

    def _at(self, cell: int) -> int:
        """The point of a cell that is on the board."""
        at = self.point_of(cell)
        assert at is not None
        return at

    def point_of(self, cell: int) -> int | None:
        """The point of a cell, None if it is off the board."""
        col, row = cell % SIDE + self.col, cell // SIDE + self.row
        return point(col, row) if 0 <= col < self.size and 0 <= row < self.size else None

    def sgf(self, cell: int) -> str:
        """A cell on the board in the letters of SGF."""
        return str(to_sgf(self._at(cell)))

    def root(self) -> Node:
        """The root node: the position with its labels and comment."""
        pattern = self.pattern
        properties = {
            "FF": ["4"],
            "GM": ["1"],
            "CA": ["UTF-8"],
            "AP": ["Katachi"],
            "SZ": [str(self.size)],
            "GN": [pattern.id],
            "PL": ["B"],
            "AB": [self.sgf(cell) for cell in self._stones(FRIEND_ANY)],
            "AW": [self.sgf(cell) for cell in self._stones(ENEMY_ANY)],
            "LB": [f"{self.sgf(cell)}:{sign}" for cell, sign in self._labels()],
            "DD": list(self._dim()),
            "C": [self._comment()],
        }
        return Node({name: values for name, values in properties.items() if values})

    def _labels(self) -> Iterator[tuple[int, str]]:
        for cell, allowed in self.lay.cells.items():
            if allowed not in (EMPTY_BIT, ON_BOARD) and (sign := _label(allowed)):
                yield cell, sign

    def _dim(self) -> Iterator[str]:
        """The points that the pattern says nothing of, for DD: rectangles around it, then cells in it."""
        left, right = self.lay.columns.first + self.col, self.lay.columns.last + self.col
        top, bottom = self.lay.rows.first + self.row, self.lay.rows.last + self.row
        last = self.size - 1
        for area in (
            (0, 0, last, top - 1),
            (0, bottom + 1, last, last),
            (0, top, left - 1, bottom),
            (right + 1, top, last, bottom),
        ):
            if area[0] <= area[2] and area[1] <= area[3]:
                first, second = to_sgf(point(*area[:2])), to_sgf(point(*area[2:]))
                yield str(first) if first == second else f"{first}:{second}"
        yield from (self.sgf(cell) for cell, allowed in self.lay.cells.items() if allowed == ON_BOARD)

    def _comment(self) -> str:
        told = [self._with_points(self.pattern.text) or describe(self.pattern), "", text_of(self.pattern)]
        return "\n".join(told).rstrip()

    def _with_points(self, text: str) -> str:
        """A text with the cells that it names replaced by points of the board."""

        def renamed(cell: int) -> str:
            at = self.point_of(cell)
            return "?" if at is None else str(to_gtp(at, self.size))

        return CELL_NAME.sub(
            lambda name: renamed(self.pattern.move if name[1] == "*" else cell_number(name[1])), text
        )

    def add_moves(self, root: Node, firsts: tuple[TreeMove, ...]) -> bool:
        """Add the moves below the position; returns whether all of them are on the board."""
        todo = [(root, move) for move in reversed(firsts)]
        whole = True
        while todo:
            before, move = todo.pop()
            at = self.point_of(move.cell)
            if at is None:
                whole = False
                continue
            node = move_node(BLACK if move.side == "friend" else WHITE, at, self._move_comment(move))
            node.properties |= _MARKS.get(move.type, {})
            before.children.append(node)
            todo += [(node, answer) for answer in reversed(move.answers)]
        return whole

    def _move_comment(self, move: TreeMove) -> str:
        kind = "" if move.type == "normal" else move.type
        return ": ".join(filter(None, (kind, self._with_points(move.text))))


#: SGF's marks for types of moves: tesuji, interesting, bad
_MARKS: Mapping[str, dict[str, list[str]]] = {
    "urgent": {"TE": ["1"]},
    "trick": {"IT": [""]},
    "bad": {"BM": ["1"]},
}


def _offset(side: LayRange, move: int, size: int) -> int:
    """By how much cells are moved along an axis: to the edge if there is one, else the move to the middle."""
    if side.ends_before:
        return -side.first
    if side.ends_after:
        return size - 1 - side.last
    return min(max(size // 2 - move, -side.first), size - 1 - side.last)


def _label(allowed: int) -> str:
    if not allowed & ~FRIEND_ANY:
        return LIBERTIES[allowed // FRIEND_1]
    if not allowed & ~ENEMY_ANY:
        return LIBERTIES[allowed // ENEMY_1]
    return NAMES[allowed]
