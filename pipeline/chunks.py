"""Chunks of games: what stages work on in one go and commit together, and the games that they gave up."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.tables import Table


def name_of(game_ids: Sequence[int]) -> str:
    """Which games, for error messages; the ids rise."""
    if len(game_ids) == 1:
        return f"game {game_ids[0]}"
    return f"games {game_ids[0]} to {game_ids[-1]}"


def given_up_table(games: Iterable[GivenUpGame]) -> Table:
    """The games that a stage gave up, as its report tells them."""
    return Table(("given up", "move", "why"), [game.cells() for game in games], "lrl")


class ReplayedGame(NamedTuple):
    """A game and the rank byte of each of its moves (see ``pipeline.judging``)."""

    game: StoredGame
    ranks: bytes


def replayed(
    store: Store, waiting: Iterable[tuple[int, int]], engine: str, knowledge: str
) -> Iterator[ReplayedGame]:
    """The games of ``(id, moves)`` with their replays, one at a time: all may be too many for memory.

    One that has grown since they were chosen, by an ingest beside this, is left out: it waits for its replay.
    """
    for game_id, _ in waiting:
        game, replay = store.games.get(game_id), store.replays.get(game_id, engine, knowledge)
        assert replay is not None
        if replay.game_key == game.key:
            yield ReplayedGame(game, replay.ranks)


class ReplayedChunk(NamedTuple):
    """Games whose misses are looked at."""

    games: list[ReplayedGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of(self.game_ids)

    @property
    def work(self) -> int:
        """Its moves."""
        return sum(len(replayed.ranks) for replayed in self.games)

    @property
    def game_ids(self) -> list[int]:
        """In their order."""
        return [replayed.game.id for replayed in self.games]

    def split(self) -> "list[ReplayedChunk]":
        """A chunk for each game."""
        return [ReplayedChunk([replayed]) for replayed in self.games]
