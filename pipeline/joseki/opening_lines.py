"""The openings as lines of text: a move a line, the moves after it indented below.

docs/formats/joseki-text.md describes the form.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.board import Board
from engine.joseki.openings import OPENING_SIZE, OTHERS, WholeBoard
from engine.points import BLACK, IllegalMove, from_gtp, opponent, to_gtp
from pipeline.errors import KatachiError

Openings = Mapping[int, Mapping[int, int]]

#: the line before the openings; games of the empty board that went on with what too few have
HEAD = "openings"
_GAMES = r"[1-9]\d{0,8}"
_HEAD = re.compile(rf"{HEAD}(?: \+(?P<others>{_GAMES}))?")
_POINT = re.compile(r" *[A-HJ-T]\d")
_LINE = re.compile(
    rf"(?P<indent> *)(?P<move>[A-HJ-T](?:[1-9]|1\d)) (?P<games>{_GAMES})(?: \+(?P<others>{_GAMES}))?"
)


class OpeningMove(NamedTuple):
    """A move of the openings where it is written."""

    depth: int
    point: int
    games: int
    #: in how many games the position after it went on with what too few games have
    others: int
    #: the key of the position before it, and its place there
    parent: int
    place: int


def moves_of(openings: Openings) -> Iterator[OpeningMove]:
    """All moves that can be reached from the empty board, depth first, the most frequent first.

    The moves of a position come where it is met first. Of points that cannot be told apart it is the first.
    """
    board, seen = Board(OPENING_SIZE), WholeBoard()
    written = set[int]()

    def below(color: int, depth: int) -> Iterator[OpeningMove]:
        seen.see(board, color)
        parent = seen.key
        written.add(parent)
        moves = [(-games, place) for place, games in openings[parent].items() if place != OTHERS]
        points = {place: seen.points(place)[0] for _, place in moves}
        for negative, place in sorted(moves):
            if not board.is_legal(color, points[place]):
                continue
            board.play(color, points[place])
            goes_on = seen.see(board, opponent(color)) and seen.key in openings and seen.key not in written
            others = openings[seen.key].get(OTHERS, 0) if goes_on else 0
            yield OpeningMove(depth, points[place], -negative, others, parent, place)
            if goes_on:
                yield from below(opponent(color), depth + 1)
            board.undo()

    seen.see(board, BLACK)
    if seen.key in openings:
        yield from below(BLACK, 0)


def num_moves(openings: Openings) -> int:
    """How many moves openings have."""
    return sum(place != OTHERS for moves in openings.values() for place in moves)


def reachable(openings: Openings) -> dict[int, dict[int, int]]:
    """The openings without what no line from the empty board leads to."""
    found: dict[int, dict[int, int]] = {}
    for move in moves_of(openings):
        found.setdefault(move.parent, {})[move.place] = move.games
    return {
        key: {**moves, OTHERS: openings[key][OTHERS]} if OTHERS in openings[key] else moves
        for key, moves in found.items()
    }


def text_lines(openings: Openings) -> Iterator[str]:
    """The lines of the text, the first of them HEAD; none if there are no openings."""
    if not openings:
        return
    yield HEAD + _others(openings[_root()].get(OTHERS, 0))
    for move in moves_of(openings):
        yield f"{' ' * move.depth}{to_gtp(move.point, OPENING_SIZE)} {move.games}{_others(move.others)}"


def _others(games: int) -> str:
    return f" +{games}" if games else ""


def _root() -> int:
    seen = WholeBoard()
    seen.see(Board(OPENING_SIZE), BLACK)
    return seen.key


def is_one(line: str) -> bool:
    """Whether a line of a text of joseki is of the openings: it begins with their head, or with a point."""
    return line.startswith(HEAD) or _POINT.match(line) is not None


class OpeningReader:
    """Plays the lines of the text on a board, and collects their moves in ``openings``."""

    def __init__(self) -> None:
        self.openings: dict[int, dict[int, int]] = {}
        self._board, self._seen = Board(OPENING_SIZE), WholeBoard()
        self._has_begun = False

    def take(self, line: str, where: str) -> None:
        """Read a line; raises KatachiError for a mistake in it."""
        head = _HEAD.fullmatch(line.rstrip())
        if head is not None and not self._has_begun:
            self._add_others(_root(), head["others"])
            self._has_begun = True
            return
        found = _LINE.fullmatch(line.rstrip())
        if found is None or not self._has_begun:
            raise KatachiError(f"{where}: not a move of an opening: '{line.strip()}'")
        point = from_gtp(found["move"], OPENING_SIZE)
        depth = len(found["indent"])
        if depth > self._board.num_moves:
            raise KatachiError(f"{where}: indented deeper than the move before it")
        while self._board.num_moves > depth:
            self._board.undo()
        color = BLACK if depth % 2 == 0 else opponent(BLACK)
        if not self._seen.see(self._board, color):
            raise KatachiError(f"{where}: too deep for an opening")
        moves = self.openings.setdefault(self._seen.key, {})
        place = self._seen.place(point)
        if place in moves:
            raise KatachiError(f"{where}: {found['move']} is there already, here or after other moves")
        try:
            self._board.play(color, point)
        except IllegalMove as error:
            raise KatachiError(f"{where}: {found['move']} cannot be played: {error}") from None
        moves[place] = int(found["games"])
        if self._seen.see(self._board, opponent(color)):
            self._add_others(self._seen.key, found["others"])

    def _add_others(self, key: int, games: str | None) -> None:
        if games:
            self.openings.setdefault(key, {})[OTHERS] = int(games)
