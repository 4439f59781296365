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
from pipeline.chunks import given_up_table, name_of
from pipeline.executors import Executor, Fault, Pace, Rescue
from pipeline.game_records.identity import parse_splits
from pipeline.judging import Failed
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.tables import Table

NAME = "replay"
VERSION = judging.REPLAY_VERSION

#: the stage's own splits: what is reported must not be looked at while mining
SPLITS = judging.REPLAYED

#: the first chunks are closed at this many positions; then they get as large as a second or two allows
CHUNK_POSITIONS = 400


class Chunk(NamedTuple):
    """Games that are replayed and committed together."""

    games: list[StoredGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of(self.game_ids)

    @property
    def game_ids(self) -> list[int]:
        """In their order."""
        return [game.id for game in self.games]

    @property
    def work(self) -> int:
        """Its positions."""
        return sum(game.record.num_moves for game in self.games)

    def split(self) -> "list[Chunk]":
        """A chunk for each game."""
        return [Chunk([game]) for game in self.games]


class Row(NamedTuple):
    """A game's replay on its way to the database."""

    game_id: int
    game_key: bytes
    ranks: bytes
    num_judged: int
    num_hits: int
    num_first: int


class Replayed(NamedTuple):
    """The replays of a chunk on their way to the database, and what another program said nothing of."""

    game_ids: list[int]
    rows: list[Row]
    failures: list[Failed]
    #: why its one game was given up
    fault: Fault | None = None


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
    #: games that could not be replayed, now or before
    given_up: tuple[GivenUpGame, ...] = ()
    #: what another program said nothing of, of the games replayed now
    failures: Sequence[Failed] = ()

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
            ),
            given_up_table(self.given_up),
            *judging.failures_table(self.failures),
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
            "given_up": [game.as_json() for game in self.given_up],
            "failures": [one._asdict() for one in self.failures],
        }


def run(store: Store, settings: Settings, executor: Executor) -> ReplayReport:
    """Replay the chosen games that have no fresh replay. One that cannot be replayed is given up."""
    splits = parse_splits(settings.split or SPLITS)
    work = judging.work(settings.engine, settings.files, VERSION)
    chosen = (splits, settings.size, settings.games)
    key = (NAME, work.engine, work.knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.replays.waiting(work, *chosen)
    positions = sum(num_moves for _, num_moves in waiting)
    replay = partial(replay_chunk, engine=settings.engine, knowledge=settings.files, checksum=work.knowledge)
    rescue = Rescue(Chunk.split, lambda chunk, fault: Replayed(chunk.game_ids, [], [], fault))
    pace = Pace(CHUNK_POSITIONS)
    num_done = 0
    failures: list[Failed] = []
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("replay", "positions", positions) as bar,
    ):
        once = judging.is_program(work.engine)
        for done in executor.work(replay, _chunks(store, waiting, pace), rescue, pace, once):
            failures += done.failures
            with store.transaction():
                store.given_up.forget(*key, done.game_ids)
                store.replays.put(work, done.rows, run_id)
                if done.fault:
                    game = (done.game_ids[0], done.fault.move_no, done.fault.reason)
                    store.given_up.put(*key, work.signature, VERSION, game, run_id)
            num_done += len(done.rows)
            bar.update(sum(len(row.ranks) for row in done.rows))
    totals = store.replays.totals(work, *chosen)
    return ReplayReport(
        work.engine,
        work.knowledge,
        work.signature,
        num_done,
        totals["games"],
        totals["judged"],
        totals["hits"],
        totals["first"],
        store.given_up.all(*key),
        failures,
    )


def _chunks(store: Store, waiting: Sequence[tuple[int, int]], pace: Pace) -> Iterator[Chunk]:
    games = (store.games.get(game_id) for game_id, _ in waiting)
    return map(Chunk, pace.groups(games, lambda game: game.record.num_moves))


def replay_chunk(chunk: Chunk, engine: str, knowledge: Knowledge, checksum: str) -> Replayed:
    """The replays of a chunk's games (in a worker); ``checksum`` is that of the knowledge that is meant."""
    player = judging.same_player(engine, knowledge, checksum)
    judged = [judging.judge(player, game.record, f"game {game.id}") for game in chunk.games]
    rows = [_row(game, one.ranks) for game, one in zip(chunk.games, judged, strict=True)]
    return Replayed(chunk.game_ids, rows, [failed for one in judged for failed in one.failures])


def _row(game: StoredGame, ranks: bytes) -> Row:
    judged = judging.num_judged(ranks)
    return Row(game.id, game.key, ranks, judged, judged - ranks.count(judging.MISS), ranks.count(0))
