"""Which patterns were played in the games of a player, a collection or a file.

Learned patterns know how often they were played, not where. So some of these games are gone through again,
beside the pages, in a process of their own.
"""

import os
from concurrent.futures import Executor, Future
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from engine.counting import Counter, Facts
from engine.patterns import PatternBook, binary
from engine.walk import Game
from pipeline import knowledge
from pipeline.store import Store
from pipeline.store.games import GamesFrom

#: games that are gone through, evenly from the first to the last
GAMES = 100
#: searches whose answers are kept
KEPT = 16


class Played(NamedTuple):
    """The ids of the patterns that were played, in so many games of all that there are."""

    names: list[str]
    looked_at: int
    games: int


class PlayedIn:
    """What was found, and what is being looked for."""

    def __init__(self, workers: Executor) -> None:
        self._workers = workers
        self._found: dict[object, Future[Played]] = {}

    def names(self, store: Store, wanted: GamesFrom) -> Played | None:
        """The patterns played in the games that are wanted; None while they are looked for."""
        key = (wanted, store.learned.last_changes(), store.games.last_change())
        if key not in self._found:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            self._found[key] = self._workers.submit(played_in, str(store.path), wanted, key[1])
        found = self._found[key]
        return found.result() if found.done() else None


def played_in(db: str, wanted: GamesFrom, stamp: tuple[int, int]) -> Played:
    """The patterns of a database, and those made by hand, that were played in games."""
    with Store.open(db, create=False) as store:
        ids = store.games.ids_from(wanted)
        number = min(GAMES, len(ids))
        records = [store.games.get(ids[i * len(ids) // number]).record for i in range(number)]
        book, names = _book(db, stamp)
    if book is None:
        return Played([], number, len(ids))
    counter = Counter(book, 2)
    for index, record in enumerate(records):
        game = Game(record.size, record.setup, record.moves)
        counter.count(game, Facts(0, 1, 0, record.year or 0), index)
    played = counter.tally()["played"]
    return Played([name for name in names if played[book.index(name)]], number, len(ids))


@lru_cache(maxsize=1)
def _book(db: str, stamp: tuple[int, int]) -> tuple[PatternBook | None, list[str]]:
    """All patterns compiled; again when a run has made others."""
    os.nice(5)  # pages come first
    with Store.open(db, create=False) as store:
        patterns = {pattern.id: pattern for pattern in store.learned.patterns()}
    if knowledge.is_here():
        patterns |= {pattern.id: pattern for _, pattern in knowledge.hand_made()}
    if not patterns:
        return None, []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "all.bin"
        binary.write(path, list(patterns.values()))
        return PatternBook.open(path), list(patterns)
