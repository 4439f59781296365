"""The patterns of a compiled binary that the engine had not loaded: would they have found a move?"""

from pathlib import Path
from typing import NamedTuple

from engine.board import Board
from engine.patterns import Matcher, PatternBook
from engine.points import EngineError
from pipeline.errors import KatachiError

#: in the place of a checksum where there is no binary
NONE = "none"

#: a pattern that was played less often than this predicts nothing
MIN_PLAYED = 10
#: length of the list that the patterns alone would give
LIST = 20


class _Said(NamedTuple):
    """The best that a pattern says of a point: the share of the times it was seen that it was played."""

    share: float
    pattern: int


class Shapes:
    """Predicts by the patterns of ``binary``; only one that is not in ``knowledge`` counts for the move.

    Each point has the largest played / seen of the patterns that match there, of those without attributes
    that were played at least MIN_PLAYED times. A move is predicted when fewer than LIST other legal moves
    have more.
    """

    def __init__(self, binary: str, knowledge: str | None) -> None:
        self.book = _open(binary)
        self.matcher = Matcher(self.book)
        self.loaded = _open(knowledge) if knowledge else None
        self._shares: dict[int, float] = {}

    def predict(self, board: Board, color: int, point: int) -> str | None:
        """The pattern that predicts the move, with its counts; None when none does."""
        best: dict[int, float] = {}
        move = _Said(0.0, -1)
        for at, pattern, _ in self.matcher.match(board, color):
            share = self._share(pattern)
            if at != point:
                best[at] = max(share, best.get(at, 0.0))
            elif share > move.share and not self._is_loaded(pattern):
                move = _Said(share, pattern)
        before = sum(share > move.share and board.is_legal(color, at) for at, share in best.items())
        if not move.share or before >= LIST:
            return None
        counts = self.book.statistics(move.pattern)
        return (
            f"pattern {self.book.id(move.pattern)} was played {counts.played} of {counts.seen} times: "
            f"number {before + 1} by shape"
        )

    def _share(self, pattern: int) -> float:
        if pattern not in self._shares:
            counts = self.book.statistics(pattern)
            counts_here = counts.played >= MIN_PLAYED and not self.book.pattern(pattern).attributes
            self._shares[pattern] = counts.played / counts.seen if counts_here else 0.0
        return self._shares[pattern]

    def _is_loaded(self, pattern: int) -> bool:
        return self.loaded is not None and self.loaded.index(self.book.id(pattern)) is not None


def checksum(binary: str) -> str:
    """The checksum of a binary, NONE when there is no such file."""
    return str(_open(binary).checksum) if Path(binary).exists() else NONE


def _open(path: str) -> PatternBook:
    try:
        return PatternBook.open(path)
    except EngineError as error:
        raise KatachiError(str(error)) from None
