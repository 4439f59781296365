"""What the replays say by point, by player and by era: one way through the games.

An era is as in the joseki (``engine.joseki.move.ERAS``). Shares are over moves that were judged, their 95 %
intervals over games.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import compress
from typing import Any

from engine.joseki.move import ERAS
from engine.joseki.trend import era_name
from engine.points import PASS, decode_moves, transform
from pipeline.judging import MISS, num_judged
from pipeline.records import GameRecord
from pipeline.stages import evaluate

#: a rank below this is among the first so many of the list, or in it at all
TOPS = {"top1": 1, "top5": 5, "top10": 10, "top20": 20, "in_list": MISS}
#: judged moves that a player must have to be told of
LEAST_MOVES = 100

#: which bytes of move text are White's, and which Black's: two of a move, so every second is asked
_WHITE = bytes(code in b"ABCDEFGHIJKLMNOPQRSTUVWXYZ:" for code in range(256))
_BLACK = bytes(not white for white in _WHITE)
_ALL = bytes([1] * 256)

#: hits by the numbers of ``TOPS``, then judged moves
Hits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """The moves of a player, or of an era."""

    name: str
    games: int
    positions: int
    #: share and its interval, by name of ``TOPS``
    shares: Mapping[str, tuple[float, tuple[float, float] | None]]


@dataclass(frozen=True, slots=True)
class HeatMap:
    """Moves by point, each counted at all its eight images with an eighth."""

    size: int
    missed: dict[int, float]
    played: dict[int, float]


class Tally:
    """Counts over games, one after the other."""

    def __init__(self) -> None:
        self.missed: dict[int, Counter[int]] = {}
        self.played: dict[int, Counter[int]] = {}
        self.by_player: dict[str, list[Hits]] = {}
        self.by_era: dict[int, list[Hits]] = {}

    def add(self, record: GameRecord, ranks: bytes) -> None:
        """A game and the rank byte of each of its moves."""
        moves = [(at, rank) for (_, at), rank in zip(decode_moves(record.moves), ranks, strict=True)]
        self.played.setdefault(record.size, Counter()).update(at for at, _ in moves if at != PASS)
        self.missed.setdefault(record.size, Counter()).update(at for at, rank in moves if rank == MISS)
        if record.year:
            self._count(self.by_era, bisect_right(ERAS, record.year) - 1, ranks)
        codes = record.moves[::2]
        moves_of = {record.black: _BLACK, record.white: _WHITE}
        if record.black == record.white:  # a program against itself: it is one game
            moves_of = {record.black: _ALL}
        for name, side in moves_of.items():
            if name:
                self._count(self.by_player, name, bytes(compress(ranks, codes.translate(side))))

    @staticmethod
    def _count(groups: dict[Any, list[Hits]], key: Any, ranks: bytes) -> None:
        if judged := num_judged(ranks):
            counts = [0] * (MISS + 2)
            for rank in ranks:
                counts[rank] += 1
            hits = (sum(counts[:top]) for top in TOPS.values())
            groups.setdefault(key, []).append((*hits, judged))

    def heat_map(self) -> HeatMap | None:
        """Played and missed moves by point, on the board size that has the most misses."""
        if not any(self.missed.values()):
            return None
        size = max(self.missed, key=lambda one: (self.missed[one].total(), one))
        return HeatMap(size, _folded(self.missed[size], size), _folded(self.played[size], size))

    def eras(self) -> list[Group]:
        """The eras that there are games of, the oldest first."""
        return [_group(era_name(era), self.by_era[era]) for era in sorted(self.by_era)]

    def players(self, number: int) -> tuple[list[Group], int]:
        """The players with the most moves, and how many players there are."""
        groups = [_group(name, hits) for name, hits in self.by_player.items()]
        groups.sort(key=lambda group: (-group.positions, group.name))
        return [group for group in groups[:number] if group.positions >= LEAST_MOVES], len(groups)


def _group(name: str, games: list[Hits]) -> Group:
    shares = {}
    for number, top in enumerate(TOPS):
        share, interval = evaluate.ratio([(hits[number], hits[-1]) for hits in games])
        assert share is not None
        shares[top] = (share, interval)
    return Group(name, len(games), sum(hits[-1] for hits in games), shares)


def _folded(counts: Mapping[int, int], size: int) -> dict[int, float]:
    folded: Counter[int] = Counter()
    for at, count in counts.items():
        for symmetry in range(8):
            folded[transform(at, symmetry, size)] += count
    return {at: eighths / 8 for at, eighths in folded.items()}
