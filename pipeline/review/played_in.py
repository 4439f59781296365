"""Finds which patterns were played by a player, in an era, phase or part of the board, or as misses.

Learned patterns have counts, but not the games they come from. So a background worker searches some games
again for each such question.
"""

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from engine.board import Board
from engine.features import NUM_FEATURES
from engine.patterns import PatternBook, binary
from engine.points import PASS, coordinates, decode_moves
from engine.valuation import Valuation
from pipeline import knowledge
from pipeline.errors import UsageError
from pipeline.executors.beside import BackgroundWorker
from pipeline.judging import MOVES, moves_of
from pipeline.misses.kinds import KINDS
from pipeline.records import GameRecord
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.store.misses import MissQuery
from pipeline.writing import temporary_folder

#: a search takes at most so many games, spread evenly from the first to the last
GAMES = 100
#: the answers of so many searches are kept
KEPT = 16
#: parts of the board, by how many of a point's two lines are near an edge
REGIONS = {"corner": 2, "side": 1, "centre": 0}


class MoveQuery(NamedTuple):
    """The moves as one of which a pattern must have been played; "" is no condition."""

    games: GameQuery = GameQuery()
    #: misses of this kind (``pipeline.misses.kinds``)
    missed: str = ""
    #: a key of ``MOVES``
    phase: str = ""
    #: a key of ``REGIONS``
    region: str = ""

    def check(self) -> None:
        """Raise UsageError for an unknown value."""
        self.games.condition()
        for name, known in (("missed", KINDS), ("phase", MOVES), ("region", REGIONS)):
            if getattr(self, name) not in ("", *known):
                raise UsageError(f"{name}: no '{getattr(self, name)}'; there are: {', '.join(known)}")


class PlayedPatterns(NamedTuple):
    """The patterns that were played as some moves."""

    #: ids
    names: list[str]
    #: the number of games that were searched
    looked_at: int
    #: the number of games that the question is about
    games: int


class PlayedSearches:
    """Searches, finished and under way, by their question."""

    def __init__(self, workers: BackgroundWorker) -> None:
        self._workers = workers
        self._found: dict[object, Future[PlayedPatterns]] = {}

    def names(self, store: Store, wanted: MoveQuery) -> PlayedPatterns | None:
        """The patterns played as one of the wanted moves; None while they are searched.

        If a search failed, raises its error once; the next call begins it again.
        """
        changes = store.learned.patterns_run(), store.learned.weights_run()
        # not how far a run is that is still at work: else the search would begin again all the time
        runs = store.games.last_change(selfplay=True), store.misses.last_run(), store.runs.num_ended()
        key = (wanted, changes, runs)
        found = self._found.get(key)
        if found is None:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            found = self._found[key] = self._workers.submit(find_played, str(store.path), wanted, changes)
        if not found.done():
            return None
        if found.exception():
            self._found.pop(key, None)
        return found.result()


def find_played(db: str, wanted: MoveQuery, stamp: tuple[int, int]) -> PlayedPatterns:
    """The learned patterns of a database, and those made by hand, that were played as one of the wanted
    moves.

    ``stamp`` are the runs that made the learned ones (in a worker).
    """
    with Store.open(db, create=False) as store:
        games = list(_moves_of_games(store, wanted).items())
        number = min(GAMES, len(games))
        chosen = [games[i * len(games) // number] for i in range(number)]
        records = [(store.games.get(game_id).record, of_game) for game_id, of_game in chosen]
        book = _book(db, stamp)
    if book is None:
        return PlayedPatterns([], number, len(games))
    valuation, found = Valuation(book, patterns_only=True), set[int]()
    for record, of_game in records:
        for board, color, point in _positions(record, wanted, of_game):
            found.update(number for number, _ in valuation.parts(board, color, point))
    return PlayedPatterns([book.id(index - NUM_FEATURES) for index in sorted(found)], number, len(games))


def region_of(point: int, size: int) -> str:
    """The part of the board in which a point lies. Near an edge are the first third of the lines from it."""
    near = sum(min(line, size - 1 - line) < size // 3 for line in coordinates(point))
    return next(name for name, lines in REGIONS.items() if lines == near)


def _moves_of_games(store: Store, wanted: MoveQuery) -> Mapping[int, set[int] | None]:
    """The wanted games: id -> the numbers of the wanted moves, None for all moves."""
    if not wanted.missed:
        return dict.fromkeys(store.games.ids_from(wanted.games))
    first, last = moves_of(wanted.phase)
    of_kind = MissQuery(*store.misses.latest(), wanted.missed, first, last, wanted.games)
    found: dict[int, set[int]] = {}
    for row in store.misses.page(of_kind, -1):
        found.setdefault(row.game_id, set()).add(row.move_no)
    return found


def _positions(
    record: GameRecord, wanted: MoveQuery, numbers: set[int] | None
) -> Iterator[tuple[Board, int, int]]:
    """The board before each wanted move, with the move's color and point."""
    board = record.board()
    first, last = moves_of(wanted.phase)
    for number, (color, point) in enumerate(decode_moves(record.moves), start=1):
        if (
            first <= number <= last
            and (numbers is None or number in numbers)
            and point != PASS
            and wanted.region in ("", region_of(point, record.size))
            and board.is_legal(color, point)
        ):
            yield board, color, point
        board.play(color, point)


@lru_cache(maxsize=1)
def _book(db: str, stamp: tuple[int, int]) -> PatternBook | None:
    """All patterns, compiled; None if there are none. Cached until a run changes ``stamp``."""
    os.nice(5)  # pages come first
    with Store.open(db, create=False) as store:
        patterns = {pattern.id: pattern for pattern in store.learned.patterns()}
    if knowledge.is_here():
        patterns |= {pattern.id: pattern for _, pattern in knowledge.hand_made()}
    if not patterns:
        return None
    with temporary_folder() as folder:
        path = Path(folder) / "all.bin"
        binary.write(path, list(patterns.values()))
        return PatternBook.open(path)
