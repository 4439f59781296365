"""Reads and writes the text form of joseki, ``*.jos``: a line a move, the moves after it indented below.

docs/formats/joseki-text.md describes the format.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from engine.board import Board
from engine.joseki import JosekiBook, binary
from engine.joseki.corners import AREA, Corners
from engine.joseki.lines import SIZE, point_at_place, root_key, steps
from engine.joseki.move import (
    ERAS,
    NORMAL,
    TYPES,
    Figures,
    Graph,
    JosekiMove,
    graph_of,
    parse_place,
    place_name,
    turned,
)
from engine.knowledge import default_joseki
from engine.points import BLACK, EngineError, IllegalMove, opponent
from pipeline.errors import KatachiError
from pipeline.joseki import opening_lines
from pipeline.joseki.opening_lines import OpeningReader
from pipeline.settings import JOSEKI_TEXT
from pipeline.writing import write_text

HEAD = "# katachi joseki 2"
#: the longest name or comment of a move
LONGEST = 200
#: heads of older files; version 1 had no eras
_HEADS = ("# katachi joseki 1", HEAD)
_LINE = re.compile(
    r"(?P<indent> *)(?P<place>\d+-\d+|tenuki)(?: (?P<type>[a-z]+)(?P<fixed>!?))?"
    r"(?: (?P<games>\d{1,9})g (?P<players>\d{1,9})p (?P<won>\d{1,4})w (?P<first>\d{1,4})-(?P<last>\d{1,4})"
    r"(?: (?P<eras>\d{1,9}(?:,\d{1,9})*)e)?)?"
    r"(?: \"(?P<name>[^\"]*)\")?(?P<id> =J[0-9a-f]{16})?(?: ; (?P<comment>.*))?"
)


def position_id(key: int) -> str:
    """The id of a position, from its key in the graph; it never changes."""
    return f"J{key:016x}"


def one_line(words: str, without: str = "") -> str:
    """Words as one line that the text form can hold, without the characters ``without``."""
    clean = " ".join("".join(s if s.isprintable() and s not in without else " " for s in words).split())
    return clean[:LONGEST]


def write(graph: Graph) -> str:
    """The graph as text. Where lines meet, the moves that follow are below the first of them only."""
    parents = graph.parents()
    lines = [HEAD]
    for step in steps(graph):
        move = step.move
        words = [" " * step.depth + place_name(step.place)]
        if move.type != NORMAL or move.fixed:
            words.append(TYPES[move.type] + "!" * move.fixed)
        known = move.figures
        if known != Figures():
            words.append(f"{known.games}g {known.players}p {known.won}w {known.first_year}-{known.last_year}")
        if known.eras:
            words.append(_format_eras(known.eras))
        if move.name:
            words.append(f'"{move.name}"')
        if parents[move.child] > 1 and move.child in graph.positions:
            words.append(f"={position_id(move.child)}")
        if move.comment:
            words.append(f"; {move.comment}")
        lines.append(" ".join(words))
    lines += opening_lines.text_lines(graph.openings)
    return "\n".join(lines) + "\n"


def write_file(path: Path, graph: Graph) -> None:
    """Write the graph to a file, completely or not at all."""
    write_text(path, write(graph))


def read_file(path: Path) -> Graph:
    """The graph of a file. Raises KatachiError, which names file and line, for a file that is not one."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise KatachiError(f"{path}: not UTF-8: {error}") from None
    return read(text, str(path))


def read_given(path: Path) -> Graph:
    """The graph of the text that the user gave. Raises KatachiError also when there is no such file."""
    if not path.exists():
        raise KatachiError(
            f"{path}: there is no such file; give a text of joseki with --file FILE.jos,"
            " 'katachi joseki mine' writes one"
        )
    if _is_binary(path):
        raise KatachiError(f"{path}: a binary of joseki; this needs the text that it was made of")
    return read_file(path)


def read_text_or_binary(path: Path) -> Graph:
    """As ``read_given``; a binary will do as well, without comments, and which types a person chose.

    Where the default text is not there, as in any folder but Katachi's own, the installed binary takes its
    place.
    """
    installed = default_joseki()
    if path == JOSEKI_TEXT and installed and not path.exists():
        path = installed
    return _read_binary(path) if _is_binary(path) else read_given(path)


def _is_binary(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(binary.MAGIC)) == binary.MAGIC


def _read_binary(path: Path) -> Graph:
    try:
        return JosekiBook.open(path).graph()
    except EngineError as error:
        raise KatachiError(str(error)) from None


def read(text: str, name: str) -> Graph:
    """The graph of a text. Raises KatachiError with ``name`` and the line."""
    lines = text.splitlines()
    if not lines or lines[0] not in _HEADS:
        raise KatachiError(f"{name}, line 1: a joseki file begins with '{HEAD}'")
    reader = _Reader(name)
    openings = OpeningReader()
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        if opening_lines.is_one(line):
            openings.take(line, f"{name}, line {number}")
        else:
            reader.take(number, line)
    return graph_of(reader.root, reader.positions, openings.openings)


def _format_eras(eras: Sequence[int]) -> str:
    """The games by era as a word, without empty eras at the beginning."""
    first = next(number for number, games in enumerate(eras) if games)
    return f"{','.join(map(str, eras[first:]))}e"


def _parse_eras(word: str | None, where: str) -> tuple[int, ...]:
    if word is None:
        return ()
    games = tuple(map(int, word.split(",")))
    if len(games) > len(ERAS):
        raise KatachiError(f"{where}: {len(games)} eras; there are {len(ERAS)}")
    return (0,) * (len(ERAS) - len(games)) + games if any(games) else ()


class _Reader:
    """Plays the lines on a board, and collects the moves by the key of their position."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = root_key()
        self.positions: dict[int, list[JosekiMove]] = {}
        self._board, self._corners = Board(SIZE), Corners()
        #: the corner before each move on the board, and after the last one
        self._locals = [self._corners.local(self._board, 0, BLACK)]

    def take(self, number: int, line: str) -> None:
        """Read line ``number`` of the file; raises KatachiError for a mistake in it."""
        where = f"{self.name}, line {number}"
        found = _LINE.fullmatch(line.rstrip())
        if found is None:
            raise KatachiError(f"{where}: not a move: '{line.strip()}'")
        depth = len(found["indent"])
        if depth > self._board.num_moves:
            raise KatachiError(f"{where}: indented deeper than the move before it")
        while self._board.num_moves > depth:
            self._board.undo()
        del self._locals[depth + 1 :]
        color = BLACK if depth % 2 == 0 else opponent(BLACK)
        local = self._locals[depth]
        here = self._place(found["place"], where)
        place = turned(here) if local.turned else here
        if local.symmetric:
            place = min(here, turned(here))
        moves = self.positions.setdefault(local.key, [])
        if place in [move.place for move in moves]:
            raise KatachiError(f"{where}: {found['place']} is there already, here or after other moves")
        try:
            self._board.play(color, point_at_place(here))
        except IllegalMove as error:
            raise KatachiError(f"{where}: {found['place']} cannot be played: {error}") from None
        self._locals.append(self._corners.local(self._board, 0, opponent(color)))
        child = self._locals[-1].key
        if found["id"] and found["id"].strip() != f"={position_id(child)}":
            raise KatachiError(f"{where}: this position is {position_id(child)}, not{found['id'][1:]}")
        moves.append(self._move(found, place, child, where))

    def _place(self, word: str, where: str) -> int:
        place = parse_place(word, AREA)
        if place is None:
            raise KatachiError(f"{where}: '{word}' is not in the corner: 1-1 to {AREA}-{AREA}")
        return place

    def _move(self, found: re.Match[str], place: int, child: int, where: str) -> JosekiMove:
        word = found["type"] or TYPES[NORMAL]
        if word not in TYPES:
            raise KatachiError(f"{where}: no type is called '{word}'; there are: {', '.join(TYPES)}")
        figures = Figures()
        if found["games"]:
            numbers = map(int, found.group("games", "players", "won", "first", "last"))
            figures = Figures(*numbers, _parse_eras(found["eras"], where))
        return JosekiMove(
            place, child, TYPES.index(word), bool(found["fixed"]), figures,
            found["name"] or "", found["comment"] or "",
        )  # fmt: skip
