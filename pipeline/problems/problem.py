"""Makes Go problems of game trees: the position, whose turn it is, what is asked, and which moves are right.

docs/formats/problem.md says what collections write and how it is read.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from engine.board import Board
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    encode_move,
    from_sgf,
)
from pipeline.game_records.sgf_tree import Node, parse_tree, rectangle
from pipeline.problems.kinds import find_kind
from pipeline.problems.marks import MOVES, MarkedMove, MarkReader, is_by_ko
from pipeline.sgf import require_size, said_to_play

_SETUP = {"AB": BLACK, "AW": WHITE, "AE": EMPTY}
#: properties that mark the stones in question, in order of preference
_MARKS = ("TR", "SQ", "CR", "MA")
#: our own property for the points that the solution is played on
REGION = "RG"
_SIZE = re.compile(r"\s*(\d{1,2})(?:\s*:\s*(\d{1,2}))?\s*")


class BadProblem(ValueError):
    """A problem that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class GoProblem:
    """A position and its answers."""

    #: the file that it is in
    label: str
    #: which game tree of the file; 1 is the first
    number: int
    title: str
    #: one of pipeline.problems.kinds.KINDS
    kind: str
    #: as the collection writes it ("20k"), or ""
    difficulty: str
    size: int
    #: setup stones as move text
    setup: bytes
    #: the side to move
    color: int
    #: the points of the marked stones
    asked: tuple[int, ...]
    #: the points that the solution is played on; empty if the file does not say
    region: tuple[int, ...]
    #: the first moves, of both sides, with all that follow
    moves: tuple[MarkedMove, ...]
    #: whether the best result is a ko
    by_ko: bool

    def board(self) -> Board:
        """A board with the problem's position."""
        board = Board(self.size)
        board.setup(self.setup)
        return board

    @property
    def right(self) -> tuple[int, ...]:
        """The points of the right first moves."""
        return tuple(move.point for move in self.moves if move.is_right and move.color == self.color)


def read_problems(data: bytes, label: str, number: int) -> Iterator[GoProblem]:
    """The problems of a game tree: usually one, more if its root only holds them together.

    Raises BadProblem for a problem that cannot be used, RejectedGame if there is no game tree or it is too
    large.
    """
    for found in read_each(data, label, number):
        if isinstance(found, BadProblem):
            raise found
        yield found


def read_each(data: bytes, label: str, number: int) -> Iterator[GoProblem | BadProblem]:
    """Like ``read_problems``, but yields BadProblem instead of raising it."""
    require_size(data)
    tree = parse_tree(data)
    for start, above in _starts(tree.root):
        try:
            problem = _read(start, above, label, number)
        except BadProblem as error:
            yield error
            continue
        if not tree.is_complete:
            yield BadProblem("it is cut short, so that answers may be missing")
            return
        yield problem


def _starts(root: Node) -> Iterator[tuple[Node, list[Node]]]:
    """For each problem of a tree, the node before its first moves, and all nodes from the root to it."""
    way: list[Node] = []
    todo = [(0, root)]
    while todo:
        depth, node = todo.pop()
        way[depth:] = [node]
        while len(node.children) == 1 and not _has_move(node.children[0]):
            node = node.children[0]
            way.append(node)
        if len(node.children) > 1 and all(
            _has_stones(child) and not _has_move(child) for child in node.children
        ):
            todo += [(len(way), child) for child in reversed(node.children)]
        else:
            yield node, way.copy()


def _has_move(node: Node) -> bool:
    return any(name in node.properties for name in MOVES)


def _has_stones(node: Node) -> bool:
    return any(name in node.properties for name in _SETUP)


def read_task(root: Node) -> GoProblem:
    """The problem that a single node sets, without answers. Black is to move unless PL says White.

    Raises BadProblem when it cannot be used.
    """
    alone = Node(root.properties)
    return _position([alone], "", 1, _said_to_play([alone]) or BLACK)


def _read(start: Node, above: list[Node], label: str, number: int) -> GoProblem:
    """The problem that is set by the nodes ``above`` and answered below ``start``; raises BadProblem."""
    color = _to_play(start, above)
    if color is None:
        raise BadProblem("no move in it, so that nothing is known to be right")
    problem = _position(above, label, number, color)
    moves = tuple(_legal(MarkReader(color).moves(start, problem.size), problem.board()))
    if not any(move.is_right for move in moves):
        raise BadProblem("no first move in it is right and can be played")
    return replace(problem, moves=moves, by_ko=is_by_ko(start, color))


def _position(above: list[Node], label: str, number: int, color: int) -> GoProblem:
    """The problem that nodes set, without its answers; raises BadProblem."""
    size = _read_size(above[0])
    stones = _stones(above, size)
    setup = b"".join(encode_move(side, point) for point, side in sorted(stones.items()))
    try:
        Board(size).setup(setup)
    except EngineError as error:
        raise BadProblem(f"illegal position: {error}") from None
    texts = [node.first(name) for node in above for name in ("GE", "GN", "C", "N", "EV")]
    asked = _marked_stones(above, stones, size)
    return GoProblem(
        label=label,
        number=number,
        title=_title(above),
        kind=find_kind([*texts, label], [stones[stone] == color for stone in asked]),
        difficulty=next((node.first("DI") for node in above if node.first("DI")), ""),
        size=size,
        setup=setup,
        color=color,
        asked=asked,
        region=tuple(_points(above, REGION, size)),
        moves=(),
        by_ko=False,
    )


def _read_size(root: Node) -> int:
    text = root.first("SZ")
    if not text:
        return 19
    found = _SIZE.fullmatch(text)
    if not found or (found[2] and found[1] != found[2]) or not 2 <= int(found[1]) <= 25:
        raise BadProblem(f"not a board size: SZ[{text[:20]}]")
    return int(found[1])


def _title(above: list[Node]) -> str:
    for name in ("GN", "N", "EV"):
        for node in reversed(above):
            if text := " ".join(node.first(name).split()):
                return text[:80]
    return ""


def _stones(above: list[Node], size: int) -> dict[int, int]:
    """The stones, by point, that nodes set up one after the other.

    Raises BadProblem if there are none, if a node contradicts itself, or if one has a move.
    """
    stones: dict[int, int] = {}
    for node in above:
        named: dict[int, int] = {}
        for name, color in _SETUP.items():
            for at in _points([node], name, size):
                if named.get(at, color) != color:
                    raise BadProblem("illegal position: a point is both black and white")
                named[at] = color
        stones |= named
    if any(map(_has_move, above)):
        raise BadProblem("a move before the position")
    left = {at: color for at, color in stones.items() if color != EMPTY}
    if not left:
        raise BadProblem("no stones are set up")
    return left


def _points(nodes: list[Node], name: str, size: int) -> list[int]:
    """The points in all values of a property, with those of rectangles (aa:cc). Raises BadProblem."""
    found: list[int] = []
    for value in chain.from_iterable(node.properties.get(name, ()) for node in nodes):
        try:
            corners = [from_sgf("".join(part.split()), size) for part in value.split(":")[:2]]
        except EngineError as error:
            raise BadProblem(f"{name}: {error}") from None
        if PASS not in corners:
            found += rectangle(corners[0], corners[-1])
    return found


def _marked_stones(above: list[Node], stones: dict[int, int], size: int) -> tuple[int, ...]:
    """The marked stones, by the first kind of mark that is on stones.

    Marks on empty points mean something else.
    """
    for name in _MARKS:
        try:
            marked = [at for at in _points(above, name, size) if at in stones]
        except BadProblem:
            continue
        if marked:
            return tuple(dict.fromkeys(marked))
    return ()


def _to_play(start: Node, above: list[Node]) -> int | None:
    """The side that moves first in the answers; if both do, the one that PL names, else that of the first."""
    first = [MOVES[name] for child in start.children for name in MOVES if name in child.properties]
    said = _said_to_play(above)
    return (said if said in first else first[0]) if first else None


def _said_to_play(above: list[Node]) -> int | None:
    """The side that the last PL names, if there is one."""
    return said_to_play(next((node.first("PL") for node in reversed(above) if node.first("PL")), ""))


def _legal(moves: Iterator[MarkedMove], board: Board) -> Iterator[MarkedMove]:
    """The moves that are legal in their place in the tree, with the legal ones after them."""
    for move in moves:
        if board.is_legal(move.color, move.point):
            board.play(move.color, move.point)
            after = tuple(_legal(iter(move.after), board))
            board.undo()
            yield MarkedMove(move.color, move.point, move.is_right, after)
