"""Loads the games that patterns, weights and networks are learned from, in the engine's form.

Hashes of these games (``add_games``, ``digests``) tell whether saved work was done on the same games.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from engine.learning.counting import Facts
from engine.points import BLACK, WHITE
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.game_records.identity import TRAINING, VALIDATION, parse_splits
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import pluralise


class TrainingGames(NamedTuple):
    """Games, the facts of each (players, winner, year), and how many different players they have."""

    games: list[Game]
    facts: list[Facts]
    num_players: int

    @property
    def num_moves(self) -> int:
        """Moves of all games, passes included."""
        return sum(game.num_moves for game in self.games)


def load(
    store: Store, splits: Sequence[str], settings: Settings, *, even: bool = True, size: int = 0
) -> TrainingGames:
    """The games of some splits; only even games if ``even``, at most ``settings.games``.

    Of one board size: ``size``, else the settings' size; 0 for any. Raises KatachiError when there are none.
    """
    games, facts = [], []
    players: dict[str, int] = {}
    size = size or settings.size
    for stored in store.games.select(splits, size, even=even, limit=settings.games):
        record = stored.record
        games.append(Game(record.size, record.setup, record.moves))
        black = players.setdefault(record.black, len(players))
        white = players.setdefault(record.white, len(players))
        facts.append(Facts(black, white, winner(record), record.year or 0))
    if not games:
        what = ("even game" if even else "game") + (f" on {size}x{size}" if size else "")
        raise KatachiError(f"there is no {what} in the split {', '.join(splits)}: ingest more games")
    return TrainingGames(games, facts, len(players))


def left_out(store: Store, settings: Settings) -> str:
    """A sentence on the games of the settings' split that are not learned from; empty if there are none."""
    uneven = store.games.num_uneven(parse_splits(settings.split or TRAINING), settings.size)
    return f"{pluralise(uneven, 'game')} with a handicap or setup stones: not learned from" if uneven else ""


def for_learning(store: Store, settings: Settings) -> tuple[list[Game], list[Game]]:
    """The games of the settings' split, and the validation games; at most ``settings.games`` of each.

    Raises KatachiError when there are none of one of them.
    """
    games = load(store, parse_splits(settings.split or TRAINING), settings).games
    return games, load(store, [VALIDATION], settings).games


def add_games(key: Any, games: Iterable[Game]) -> None:
    """Add games, in their order, to a hash (of hashlib)."""
    for game in games:
        key.update(b"%d %b %b;" % (game.size, game.setup, game.moves))


def digests(training: TrainingGames) -> np.ndarray:
    """A 64-bit hash of each game (uint64), over all that counting uses: moves, players, result and year."""
    hashes = np.empty(len(training.games), np.uint64)
    for number, (game, facts) in enumerate(zip(training.games, training.facts, strict=True)):
        counted = b"%d %b %b %d %d %d %d" % (game.size, game.setup, game.moves, *facts)
        hashes[number] = int.from_bytes(blake2b(counted, digest_size=8).digest(), "little")
    return hashes


def winner(record: GameRecord) -> int:
    """The color that won; 0 when the result does not say."""
    return {"B+": BLACK, "W+": WHITE}.get(record.result[:2], 0)
