"""Loads the position that ``loadsgf`` names, with setup stones wherever they are in the record."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.board import Board
from engine.gtp.session import number_of
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    encode_move,
    from_gtp,
    opponent,
)
from pipeline.errors import KatachiError, RejectedGame
from pipeline.game_records.game_info import read_komi
from pipeline.game_records.sgf_tree import read_move, rectangle
from pipeline.sgf import main_line, said_to_play

Node = list[tuple[bytes, list[bytes]]]

_MOVES = {b"B": BLACK, b"W": WHITE}
#: how the names of rules begin that count area
_AREA_RULES = (b"chin", b"aga", b"nz", b"new z", b"tromp", b"ing", b"goe")
_SETUP = {b"AB": BLACK, b"AW": WHITE, b"AE": EMPTY}


@dataclass(frozen=True, slots=True)
class LoadedPosition:
    """A board, whose turn it is, and what the record says on scoring."""

    board: Board
    to_play: int
    #: None if the record has none
    komi: float | None
    #: false only if the record names rules that count area
    counts_territory: bool


def load(path: Path, until: str = "") -> LoadedPosition:
    """The position of a record before a move of its main line.

    ``until`` is the number of the move (1 is the first), or a point: then the first move there. Without it,
    and if no such move comes, the position is the one at the end of the main line. Raises KatachiError when
    the file cannot be read, holds no game, or has an illegal move before.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise KatachiError(f"{path}: cannot be read: {error.strerror}") from None
    try:
        size, nodes = main_line(data)
        line = _LineFollower(size)
        line.follow(nodes, *_parse_until(until, size))
    except RejectedGame as error:
        raise KatachiError(f"{path}: no game to load: {error}") from None
    except EngineError as error:
        raise KatachiError(f"{path}: {error}") from None
    return LoadedPosition(line.board, line.to_play, line.komi, line.counts_territory)


def _parse_until(until: str, size: int) -> tuple[int | None, int | None]:
    """The number of the move to stop before, and its point; what is not given is None."""
    if until.isdecimal():
        return number_of(until), None
    return None, from_gtp(until, size) if until else None


class _LineFollower:
    """The position while a record's main line is followed."""

    def __init__(self, size: int) -> None:
        self.board = Board(size)
        self.to_play = BLACK
        self.komi: float | None = None
        self.counts_territory = True
        self._num_moves = 0

    def follow(self, nodes: list[Node], number: int | None, point: int | None) -> None:
        for node in nodes:
            self._read_properties(node)
            stones = list(self._setup_stones(node))
            if stones:
                self._set_up(stones)
            for color, at in self._moves(node):
                if number == self._num_moves + 1 or (point is not None and at == point):
                    self.to_play = color
                    return
                self._play(color, at)

    def _read_properties(self, node: Node) -> None:
        # PL last: a node's properties have no order, and PL decides whose turn it is, whatever HA says
        for name, values in sorted(node, key=lambda named: named[0] == b"PL"):
            if name == b"KM" and values:
                self.komi, _ = read_komi(values[0].decode("utf-8", "replace").strip(), self.board.size)
            elif name == b"RU" and values:
                self.counts_territory = not values[0].strip().lower().startswith(_AREA_RULES)
            elif name == b"PL" and values:
                self.to_play = said_to_play(values[0].decode("ascii", "replace")) or BLACK
            elif name == b"HA" and values and (said := values[0].strip()).isdigit():
                self.to_play = WHITE if number_of(said.decode()) > 1 else self.to_play

    def _setup_stones(self, node: Node) -> Iterator[tuple[int, int]]:
        """Each point that the node sets up, with its new colour."""
        for name, values in node:
            for value in values if name in _SETUP else ():
                corners = [self._point(part) for part in value.split(b":")[:2]]
                if PASS in corners:  # neither a point nor a rectangle
                    continue
                for point in rectangle(corners[0], corners[-1]):
                    yield _SETUP[name], point

    def _set_up(self, stones: list[tuple[int, int]]) -> None:
        """Change some points and make the result the new setup: earlier moves cannot be undone any more."""
        board = self.board
        colors = {point: board.color_at(point) for point in board_points(board.size)}
        for color, point in stones:
            colors[point] = color
        board.setup(b"".join(encode_move(color, point) for point, color in colors.items() if color != EMPTY))

    def _moves(self, node: Node) -> Iterator[tuple[int, int]]:
        for name, values in node:
            for value in (values or [b""]) if name in _MOVES else ():
                yield _MOVES[name], self._point(value)

    def _point(self, value: bytes) -> int:
        return read_move(value.strip().decode("ascii", "replace"), self.board.size)

    def _play(self, color: int, point: int) -> None:
        try:
            self.board.play(color, point)
        except EngineError as error:
            raise EngineError(f"move {self._num_moves + 1}: {error}") from None
        self._num_moves += 1
        self.to_play = opponent(color)
