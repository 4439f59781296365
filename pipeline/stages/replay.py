"""Replay: asks the engine for its list at every position and keeps the rank of the move that was played.

A unit of work is (stage version, game, engine, knowledge, engine signature). What another version made, or an
engine that behaved differently, or what was made from a shorter record, is done again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from engine.knowledge import Knowledge
from pipeline import judging
from pipeline.chunks import given_up_table, name_of
from pipeline.executors import ChunkFault, ChunkPace, Executor, Rescue
from pipeline.game_records.identity import parse_splits
from pipeline.judging import UnansweredPosition
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.tables import Table

NAME = "replay"
VERSION = judging.REPLAY_VERSION

#: the default splits: games that figures are reported on must not be looked at while mining
SPLITS = judging.REPLAYED

#: the first chunks are closed at this many positions; then they get as large as a second or two allows
CHUNK_POSITIONS = 400


class GamesToReplay(NamedTuple):
    """Games that are replayed and committed together."""

    games: list[StoredGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of(self.game_ids)

    @property
    def game_ids(self) -> list[int]:
        """The ids of the games, in order."""
        return [game.id for game in self.games]

    @property
    def work(self) -> int:
        """The number of its positions."""
        return sum(game.record.num_moves for game in self.games)

    def split(self) -> "list[GamesToReplay]":
        """A chunk for each game."""
        return [GamesToReplay([game]) for game in self.games]


class ReplayRow(NamedTuple):
    """A game's replay on its way to the database, in the order of its columns."""

    game_id: int
    game_key: bytes
    ranks: bytes
    num_judged: int
    num_hits: int
    num_first: int


class ChunkReplays(NamedTuple):
    """The replays of a chunk on their way to the database, with positions that a program did not answer."""

    game_ids: list[int]
    rows: list[ReplayRow]
    failures: list[UnansweredPosition]
    #: why its one game was given up
    fault: ChunkFault | None = None


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """What was replayed now, and the sums over the chosen games."""

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
    #: positions of the games replayed now that another program did not answer
    failures: Sequence[UnansweredPosition] = ()

    @property
    def misses(self) -> int:
        """The number of positions whose played move is not in the list."""
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
    """Replay the chosen games that have no fresh replay. A game that cannot be replayed is given up."""
    splits = parse_splits(settings.split or SPLITS)
    work = judging.provenance(settings.engine, settings.files, VERSION)
    chosen = (splits, settings.size, settings.games)
    key = (NAME, work.engine, work.knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.replays.games_to_replay(work, *chosen)
    positions = sum(num_moves for _, num_moves in waiting)
    replay = partial(replay_chunk, engine=settings.engine, knowledge=settings.files, checksum=work.knowledge)
    rescue = Rescue(GamesToReplay.split, lambda chunk, fault: ChunkReplays(chunk.game_ids, [], [], fault))
    pace = ChunkPace(CHUNK_POSITIONS)
    num_done = 0
    failures: list[UnansweredPosition] = []
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


def _chunks(store: Store, waiting: Sequence[tuple[int, int]], pace: ChunkPace) -> Iterator[GamesToReplay]:
    games = (store.games.get(game_id) for game_id, _ in waiting)
    return map(GamesToReplay, pace.groups(games, lambda game: game.record.num_moves))


def replay_chunk(chunk: GamesToReplay, engine: str, knowledge: Knowledge, checksum: str) -> ChunkReplays:
    """Replay a chunk's games (in a worker); ``checksum`` is of the knowledge that is meant."""
    player = judging.same_player(engine, knowledge, checksum)
    judged = [judging.judge(player, game.record, f"game {game.id}") for game in chunk.games]
    rows = [_row(game, one.ranks) for game, one in zip(chunk.games, judged, strict=True)]
    return ChunkReplays(chunk.game_ids, rows, [failed for one in judged for failed in one.failures])


def _row(game: StoredGame, ranks: bytes) -> ReplayRow:
    judged = judging.num_judged(ranks)
    return ReplayRow(game.id, game.key, ranks, judged, judged - ranks.count(judging.MISS), ranks.count(0))
