"""Patterns of a binary that the engine has not loaded: which moves they predict, and the best of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.board import Board
from engine.knowledge import default_path
from engine.patterns import Matcher, Pattern, PatternBook
from engine.points import EngineError
from pipeline.errors import KatachiError

#: instead of a checksum if there is no binary
NONE = "none"

#: a pattern that was played less often than this predicts nothing
MIN_PLAYED = 10
#: length of the list that the patterns alone would give
LIST = 20
#: a pattern with a smaller share of played among seen predicts nothing: twenty moves of this one fill a list
MIN_SHARE = 1 / LIST


class UnloadedPatterns:
    """Predicts moves by the patterns of ``binary``; for the move itself only those not in ``loaded`` count.

    A point's share is the largest played / seen of the matching patterns that have no attributes and were
    played at least MIN_PLAYED times. A move is predicted when its share is MIN_SHARE or more and fewer than
    LIST other legal moves have a larger one.
    """

    def __init__(self, binary: str, loaded: str | None) -> None:
        self.book = _open(binary)
        self.matcher = Matcher(self.book)
        self.shares = np.array([self._share(index) for index in range(len(self.book))], np.float32)
        self.new_shares = self.shares.copy()
        if loaded:
            known = _open(loaded)
            is_known = [known.index(self.book.id(index)) is not None for index in range(len(self.book))]
            self.new_shares[is_known] = 0.0

    def predict(self, board: Board, color: int, point: int) -> str | None:
        """A sentence that names the pattern that predicts the move, with its counts; None when none does.

        The sentence is the evidence of a miss (``pipeline.misses.kinds``).
        """
        pattern = int(self.matcher.best(board, color, self.new_shares)[point])
        if pattern < 0 or self.new_shares[pattern] < MIN_SHARE:
            return None
        best = self.matcher.best(board, color, self.shares)
        larger = np.flatnonzero((best >= 0) & (self.shares[best] > self.new_shares[pattern]))
        before = sum(at != point and board.is_legal(color, int(at)) for at in larger)
        return self._told(pattern, before + 1) if before < LIST else None

    def _told(self, pattern: int, place: int) -> str:
        counts = self.book.statistics(pattern)
        played = f"was played {counts.played} of {counts.seen} times"
        return f"pattern {self.book.id(pattern)} {played}: number {place} by shape"

    def _share(self, index: int) -> float:
        counts = self.book.statistics(index)
        speaks = counts.seen and counts.played >= MIN_PLAYED and not self.book.has_attributes(index)
        return counts.played / counts.seen if speaks else 0.0


@dataclass(frozen=True, slots=True)
class NewPatterns:
    """The best patterns of a binary that the engine has not loaded, the best first."""

    patterns: Sequence[Pattern]
    #: patterns in the binary that the engine has not loaded
    num_new: int
    #: all patterns in the binary
    num_patterns: int


def best_new_patterns(binary: str, loaded: str | None, number: int) -> NewPatterns:
    """The ``number`` best patterns of ``binary`` that are not in ``loaded``: by gain, then by times played.

    Both are paths; None for ``loaded`` means that the engine has loaded nothing. Raises KatachiError when one
    of them cannot be opened.
    """
    known = _open(loaded) if loaded else None
    patterns = [book.pattern(index) for book in [_open(binary)] for index in range(len(book))]
    new = [pattern for pattern in patterns if known is None or known.index(pattern.id) is None]
    new.sort(key=lambda pattern: (-pattern.gain, -pattern.statistics.played, pattern.id))
    return NewPatterns(new[:number], len(new), len(patterns))


def loaded_path(knowledge: str | None, loaded: str) -> str | None:
    """The path of the binary that an engine has loaded, None if it cannot be found.

    That is ``knowledge``, the path that the user gave; else the default knowledge if its checksum is
    ``loaded``.
    """
    default = default_path()
    if knowledge or default is None:
        return knowledge
    return str(default) if checksum(str(default)) == loaded else None


def checksum(binary: str) -> str:
    """The checksum of a binary, NONE when there is no such file; raises KatachiError for a damaged one."""
    return str(_open(binary).checksum) if Path(binary).exists() else NONE


def _open(path: str) -> PatternBook:
    try:
        return PatternBook.open(path)
    except EngineError as error:
        raise KatachiError(str(error)) from None
