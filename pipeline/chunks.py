"""Chunks of replayed games, for ``cut`` and ``classify``; names of games and the table of given-up ones."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.tables import Table


def name_of(game_ids: Sequence[int]) -> str:
    """A name for games in error messages; ``game_ids`` ascend."""
    if len(game_ids) == 1:
        return f"game {game_ids[0]}"
    return f"games {game_ids[0]} to {game_ids[-1]}"


def given_up_table(games: Iterable[GivenUpGame]) -> Table:
    """The table of the games that a stage gave up, for its report."""
    return Table(("given up", "move", "why"), [game.cells() for game in games], "lrl")


class ReplayedGame(NamedTuple):
    """A game and the rank byte of each of its moves (see ``pipeline.judging``)."""

    game: StoredGame
    ranks: bytes


def replayed_games(
    store: Store, waiting: Iterable[tuple[int, int]], engine: str, knowledge: str
) -> Iterator[ReplayedGame]:
    """The games of ``(id, moves)`` with their replays, loaded one at a time, as all may not fit into memory.

    A game that a simultaneous ingest has made longer is left out: it first needs a new replay.
    """
    for game_id, _ in waiting:
        game, replay = store.games.get(game_id), store.replays.get(game_id, engine, knowledge)
        assert replay is not None
        if replay.game_key == game.key:
            yield ReplayedGame(game, replay.ranks)


class ReplayedChunk(NamedTuple):
    """Replayed games whose misses are worked on together: a chunk for the executor."""

    games: list[ReplayedGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of(self.game_ids)

    @property
    def work(self) -> int:
        """The number of its moves."""
        return sum(len(each.ranks) for each in self.games)

    @property
    def game_ids(self) -> list[int]:
        """In their order."""
        return [each.game.id for each in self.games]

    def split(self) -> "list[ReplayedChunk]":
        """A chunk for each game."""
        return [ReplayedChunk([each]) for each in self.games]
