"""Counts hits and misses by point, by player and by era, in one pass over the replayed games.

Eras are those of the joseki (``engine.joseki.move.ERAS``). Shares are of the judged moves, with 95 %
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

#: a move with a rank below this is among the first so many of the list, or in the list at all
TOPS = {"top1": 1, "top5": 5, "top10": 10, "top20": 20, "in_list": MISS}
#: players with fewer judged moves are not shown
LEAST_MOVES = 100

#: which bytes of move text are White's, and which Black's; of the two bytes of a move the first is asked
_WHITE = bytes(code in b"ABCDEFGHIJKLMNOPQRSTUVWXYZ:" for code in range(256))
_BLACK = bytes(not white for white in _WHITE)
_ALL = bytes([1] * 256)

#: of a game: the hits for each of ``TOPS``, then the judged moves
Hits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """The hit rates of a player, or of an era."""

    name: str
    games: int
    #: judged moves
    positions: int
    #: share, 0 to 1, and its interval, by name of ``TOPS``
    shares: Mapping[str, tuple[float, tuple[float, float] | None]]


@dataclass(frozen=True, slots=True)
class HeatMap:
    """The numbers of moves by point; each move counts an eighth at each of its eight images."""

    size: int
    missed: dict[int, float]
    played: dict[int, float]


class Tally:
    """Counts that games are added to, one after the other."""

    def __init__(self) -> None:
        self.missed: dict[int, Counter[int]] = {}
        self.played: dict[int, Counter[int]] = {}
        self.by_player: dict[str, list[Hits]] = {}
        self.by_era: dict[int, list[Hits]] = {}

    def add(self, record: GameRecord, ranks: bytes) -> None:
        """Add a game with the rank bytes of its moves."""
        moves = [(at, rank) for (_, at), rank in zip(decode_moves(record.moves), ranks, strict=True)]
        self.played.setdefault(record.size, Counter()).update(at for at, _ in moves if at != PASS)
        self.missed.setdefault(record.size, Counter()).update(at for at, rank in moves if rank == MISS)
        if record.year:
            self._count(self.by_era, bisect_right(ERAS, record.year) - 1, ranks)
        codes = record.moves[::2]
        moves_of = {record.black: _BLACK, record.white: _WHITE}
        if record.black == record.white:  # a program against itself: count its game once
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
        """Played and missed moves by point, on the board size with the most misses; None without any."""
        if not any(self.missed.values()):
            return None
        size = max(self.missed, key=lambda one: (self.missed[one].total(), one))
        return HeatMap(size, _folded(self.missed[size], size), _folded(self.played[size], size))

    def eras(self) -> list[Group]:
        """The eras that have games, the oldest first."""
        return [_group(era_name(era), self.by_era[era]) for era in sorted(self.by_era)]

    def players(self, number: int) -> tuple[list[Group], int]:
        """The ``number`` players with the most moves, LEAST_MOVES at least, and the number of all players."""
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
