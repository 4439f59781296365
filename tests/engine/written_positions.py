"""Positions that people write for patterns and rules: a line that says what must be so, then a diagram."""

import re
from itertools import groupby
from pathlib import Path

from engine import diagram
from engine.board import Board
from engine.points import BLACK, WHITE, board_points, encode_move, from_gtp


def read_blocks(path: Path) -> list[list[str]]:
    """The lines of a file in blocks, as empty lines part them; none of its comments."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [list(block) for filled, block in groupby(lines, bool) if filled]


class FirstLine:
    """What a first line says; ``wanted`` and ``unwanted`` are the words for what must be so."""

    def __init__(self, text: str, wanted: str, unwanted: str) -> None:
        said = re.fullmatch(
            r"(?P<id>[\w-]+): (?P<side>black|white) to play(?:, move (?P<number>\d+))?, "
            rf"(?P<wanted>{wanted}|{unwanted}) (?P<at>[A-Z]\d+)"
            r"(?:, last (?P<last>[A-Z]\d+(?: [A-Z]\d+)*))?(?:, ko (?P<ko>[A-Z]\d+))?(?:: (?P<why>.+))?",
            text,
        )
        assert said, f"not the first line of a position: {text}"
        self._said = said
        self.text = text
        self.id = said["id"]
        self.color = BLACK if said["side"] == "black" else WHITE
        self.is_wanted = said["wanted"] == wanted
        self.number = int(said["number"] or 1)
        self.why = said["why"] or ""

    def point(self, size: int) -> int:
        """The move that it is about."""
        return from_gtp(self._said["at"], size)

    def last(self, size: int) -> list[int]:
        """The last moves, in order."""
        return [from_gtp(at, size) for at in (self._said["last"] or "").split()]

    def board_before(self, shown: Board) -> Board:
        """The board before the last moves, of the board that is drawn."""
        last = self.last(shown.size)
        stones = [at for at in board_points(shown.size) if shown.color_at(at) in (BLACK, WHITE)]
        before = [encode_move(shown.color_at(at), at) for at in stones if at not in last]
        if self._said["ko"]:
            before.append(encode_move(self.color, from_gtp(self._said["ko"], shown.size)))
        board = Board(shown.size)
        board.setup(b"".join(before))
        return board


def drawn(rows: list[str]) -> Board:
    """The board of a diagram."""
    return diagram.read("\n".join(rows))
