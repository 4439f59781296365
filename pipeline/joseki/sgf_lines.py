"""Reads lines of joseki from SGF trees, whichever corner they are in."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from engine.joseki.corners import AREA
from engine.joseki.lines import SIZE
from engine.joseki.move import TENUKI_PLACE, place_name
from engine.points import PASS, EngineError, coordinates, from_sgf, to_gtp
from pipeline.errors import KatachiError, RejectedGame
from pipeline.game_records.sgf_tree import Node, Tree, parse_tree
from pipeline.game_records.splitter import split_games
from pipeline.joseki.text import one_line

#: SGF properties that change the board without a move
_SETUP = ("AB", "AW", "AE")


class RecordedMove(NamedTuple):
    """A move of a corner, and where it comes from in a record."""

    word: str
    #: the move of the record that it is, or that it comes before: "move 12, W D10"
    name: str
    #: whether it is a pass in the record
    is_pass: bool


def read_lines(sgf: bytes, most: int | None = None) -> Iterator[list[RecordedMove]]:
    """The lines of SGF trees, as moves in the corner in which each line begins; moves elsewhere are tenuki.

    Moves elsewhere at the end of a line are left out, because games go on elsewhere. A pass is tenuki too;
    but two at the end just end the game, unless Katachi wrote the tree. Raises KatachiError for a text that
    is not SGF, another board size, setup stones, and more than ``most`` moves (None: no limit).
    """
    games = list(split_games(BytesIO(sgf), len(sgf)))
    total = 0
    for number, game in enumerate(games, 1):
        place = f"game {number}: " if len(games) > 1 else ""
        try:
            tree = parse_tree(game)
        except RejectedGame:
            raise KatachiError(
                f"{place}this is no SGF; give a game record, or what 'katachi joseki sgf' wrote"
            ) from None
        total += sum(len({"B", "W"} & node.properties.keys()) for node in tree.root.all_nodes())
        if most is not None and total > most:
            raise KatachiError(
                f"more than {most} moves at once; 'katachi joseki add' takes as many as there are"
            )
        yield from _lines_of_tree(tree, place)


def _lines_of_tree(tree: Tree, place: str) -> Iterator[list[RecordedMove]]:
    size = tree.root.first("SZ") or "19"
    if size != str(SIZE):
        raise KatachiError(f"{place}joseki are of {SIZE}x{SIZE}, not of {size}; give lines on that board")
    is_ours = tree.root.first("AP").startswith("Katachi")
    todo: list[tuple[Node, tuple[tuple[str, int], ...]]] = [(tree.root, ())]
    while todo:
        node, moves = todo.pop()
        for name in _SETUP:
            if value := node.first(name):
                after = f" after {moves[-1][0]} {to_gtp(moves[-1][1], SIZE)}" if moves else ""
                raise KatachiError(
                    f"{place}{name}[{one_line(value)[:5]}]{after}: setup stones; give lines that are"
                    " played from the empty board"
                )
        for name in ("B", "W"):
            if name in node.properties:
                moves = (*moves, (name, _point(node.first(name))))
        if node.children:
            todo += [(child, moves) for child in reversed(node.children)]
        elif line := _corner_line(moves, is_ours, place):
            yield line


def _point(value: str) -> int:
    """The point of an SGF value; PASS if it is not on the board."""
    try:
        return int(from_sgf(value, SIZE))
    except EngineError:
        return PASS


def _corner_line(moves: Sequence[tuple[str, int]], is_ours: bool, game: str) -> list[RecordedMove]:
    """The moves of a record as a line of the corner in which it begins, sides in turn, as ``read_lines``."""
    first = next((coordinates(point) for _, point in moves if point != PASS), (0, 0))
    right, low = (place >= AREA for place in first)
    line: list[RecordedMove] = []
    num_kept = 0
    side = moves[0][0] if moves else ""
    for number, (color, point) in enumerate(moves, 1):
        name = f"{game}move {number}, {color} {to_gtp(point, SIZE)}"
        if color != side:  # the same side again: the other one has played elsewhere
            line.append(RecordedMove("tenuki", name, False))
        place = _place(point, right, low)
        line.append(RecordedMove(place_name(place), name, point == PASS))
        if place != TENUKI_PLACE:
            num_kept = len(line)
        side = "W" if color == "B" else "B"
    ending = line[num_kept:]
    is_told = all(move.is_pass for move in ending) and (is_ours or (num_kept and len(ending) == 1))
    return line if is_told else line[:num_kept]


def _place(point: int, right: bool, low: bool) -> int:
    """The place of a point in a corner; TENUKI_PLACE if it is outside."""
    if point == PASS:
        return TENUKI_PLACE
    column, row = coordinates(point)
    column, row = (SIZE - 1 - column if right else column), (SIZE - 1 - row if low else row)
    return 16 * (column + 1) + row + 1 if column < AREA and row < AREA else TENUKI_PLACE
