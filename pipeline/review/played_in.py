"""Which patterns were played by a player, in an era, phase or part of the board, or where the engine missed.

Learned patterns know how often they were played, but not where. So some games are searched again for each
such question, in the background worker.
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

#: games that are gone through, evenly from the first to the last
GAMES = 100
#: searches whose answers are kept
KEPT = 16
#: parts of the board, and how many of a point's two lines are near an edge
REGIONS = {"corner": 2, "side": 1, "centre": 0}


class MoveQuery(NamedTuple):
    """Which moves patterns shall have been played as; "" for any."""

    games: GameQuery = GameQuery()
    #: the engine missed the move, and it is this kind of miss (``pipeline.misses.kinds``)
    missed: str = ""
    #: a key of ``MOVES``, and of ``REGIONS``
    phase: str = ""
    region: str = ""

    def check(self) -> None:
        """Raise UsageError for what there is not."""
        self.games.condition()
        for name, known in (("missed", KINDS), ("phase", MOVES), ("region", REGIONS)):
            if getattr(self, name) not in ("", *known):
                raise UsageError(f"{name}: no '{getattr(self, name)}'; there are: {', '.join(known)}")


class PlayedPatterns(NamedTuple):
    """The ids of the patterns that were played, in so many games of all that there are."""

    names: list[str]
    looked_at: int
    games: int


class PlayedIn:
    """What was found, and what is being looked for."""

    def __init__(self, workers: BackgroundWorker) -> None:
        self._workers = workers
        self._found: dict[object, Future[PlayedPatterns]] = {}

    def names(self, store: Store, wanted: MoveQuery) -> PlayedPatterns | None:
        """The patterns played as the moves that are wanted; None while they are looked for.

        A search that failed is told once, by its error; who asks then has it begun anew.
        """
        changes = store.learned.patterns_run(), store.learned.weights_run()
        # of a run at work not more than that it has begun: else the search would begin anew all the time
        runs = store.games.last_change(selfplay=True), store.misses.last_run(), store.runs.num_ended()
        key = (wanted, changes, runs)
        found = self._found.get(key)
        if found is None:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            found = self._found[key] = self._workers.submit(played_in, str(store.path), wanted, changes)
        if not found.done():
            return None
        if found.exception():
            self._found.pop(key, None)
        return found.result()


def played_in(db: str, wanted: MoveQuery, stamp: tuple[int, int]) -> PlayedPatterns:
    """The patterns of a database, and those made by hand, that were played as some moves."""
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
    """The part of the board where a point is: near an edge is a third of the lines from it."""
    near = sum(min(line, size - 1 - line) < size // 3 for line in coordinates(point))
    return next(name for name, lines in REGIONS.items() if lines == near)


def _moves_of_games(store: Store, wanted: MoveQuery) -> Mapping[int, set[int] | None]:
    """The games that are wanted: id -> the numbers of their moves that are, None for all."""
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
    """The board before each move that is wanted, who played it and where."""
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
    """All patterns compiled; again when a run has made others."""
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
