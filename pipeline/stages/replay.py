"""Replay: run the engine over every position and keep the rank of the move that was played.

A unit of work is (stage version, game, engine, knowledge, engine signature): what was made by
another version, by an engine that behaved otherwise, or from a shorter record is done again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from engine.knowledge import Knowledge
from pipeline import judging
from pipeline.executors import Executor
from pipeline.identity import parse_splits
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.tables import Table

NAME = "replay"
VERSION = judging.REPLAY_VERSION

#: the stage's own splits: what is reported must not be looked at while mining
SPLITS = "train,valid"

#: a chunk is closed at this many positions: a second or so of work
CHUNK_POSITIONS = 400


class Chunk(NamedTuple):
    """Games that are replayed and committed together."""

    games: list[StoredGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return f"games {self.games[0].id} to {self.games[-1].id}"


class Row(NamedTuple):
    """A game's replay on its way to the database."""

    game_id: int
    game_key: bytes
    ranks: bytes
    num_judged: int
    num_hits: int
    num_first: int


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """What was done now, and the sums over the chosen games."""

    engine: str
    knowledge: str
    signature: str
    #: games replayed now
    replayed: int
    #: all chosen games that have a fresh replay
    games: int
    positions: int
    hits: int
    first: int

    @property
    def misses(self) -> int:
        """Positions whose played move is not in the list."""
        return self.positions - self.hits

    def tables(self) -> list[Table]:
        """Counts with their shares."""
        shares = [(name, getattr(self, name), self._share(name)) for name in ("first", "hits", "misses")]
        return [
            Table(
                ("", "", ""),
                [
                    ("games replayed now", self.replayed, ""),
                    ("games", self.games, ""),
                    ("positions", self.positions, ""),
                    *shares,
                ],
            )
        ]

    def _share(self, name: str) -> str:
        return f"{getattr(self, name) / self.positions:.1%}" if self.positions else ""

    def as_json(self) -> dict[str, object]:
        """All counts."""
        return {
            "engine": self.engine,
            "knowledge": self.knowledge,
            "signature": self.signature,
            "replayed": self.replayed,
            "games": self.games,
            "positions": self.positions,
            "first": self.first,
            "hits": self.hits,
            "misses": self.misses,
        }


def run(store: Store, settings: Settings, executor: Executor) -> ReplayReport:
    """Replay the chosen games that have no fresh replay."""
    splits = parse_splits(settings.split or SPLITS)
    work = judging.work(settings.engine, settings.files, VERSION)
    chosen = (splits, settings.size, settings.games)
    waiting = store.replays.waiting(work, *chosen)
    positions = sum(num_moves for _, num_moves in waiting)
    replay = partial(replay_chunk, engine=settings.engine, knowledge=settings.files)
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("replay", "positions", positions) as bar,
    ):
        for rows in executor.run(replay, _chunks(store, waiting)):
            with store.transaction():
                store.replays.put(work, rows, run_id)
            bar.update(sum(len(row.ranks) for row in rows))
    totals = store.replays.totals(work, *chosen)
    return ReplayReport(
        work.engine,
        work.knowledge,
        work.signature,
        len(waiting),
        totals["games"],
        totals["judged"],
        totals["hits"],
        totals["first"],
    )


def _chunks(store: Store, waiting: Sequence[tuple[int, int]]) -> Iterator[Chunk]:
    games: list[StoredGame] = []
    positions = 0
    for game_id, num_moves in waiting:
        games.append(store.games.get(game_id))
        positions += num_moves
        if positions >= CHUNK_POSITIONS:
            yield Chunk(games)
            games, positions = [], 0
    if games:
        yield Chunk(games)


def replay_chunk(chunk: Chunk, engine: str, knowledge: Knowledge) -> list[Row]:
    """The rows of a chunk's games."""
    player = judging.player(engine, knowledge)
    return [_row(game, judging.judge(player, game.record, f"game {game.id}").ranks) for game in chunk.games]


def _row(game: StoredGame, ranks: bytes) -> Row:
    judged = len(ranks) - ranks.count(judging.NOT_JUDGED)
    return Row(game.id, game.key, ranks, judged, judged - ranks.count(judging.MISS), ranks.count(0))
