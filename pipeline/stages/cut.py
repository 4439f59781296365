"""Cut: stores the 8x8 window around every move that the engine missed, for games of the training split only.

No other split is cut, because patterns must not come from the games that measure them. A unit of work is
(stage version, game, engine, knowledge); cuts are replaced when their replay was made again.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import NamedTuple

from engine.patterns import cut
from pipeline import judging
from pipeline.chunks import ReplayedChunk, given_up_table, replayed_games
from pipeline.errors import KatachiError
from pipeline.executors import ChunkFault, ChunkPace, Executor, Rescue
from pipeline.game_records.identity import TRAINING, parse_splits
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.store.patterns import CutRow
from pipeline.tables import Table

NAME = "cut"
VERSION = 1

#: the first chunks are closed at this many moves; then they get as large as a second or two allows
CHUNK_MOVES = 20_000


class ChunkCuts(NamedTuple):
    """The cuts of a chunk on their way to the database."""

    game_ids: list[int]
    rows: list[CutRow]
    num_moves: int
    #: why its one game was given up
    fault: ChunkFault | None = None


@dataclass(frozen=True, slots=True)
class CutReport:
    """What was cut now, and the number of all cuts for this engine and knowledge."""

    engine: str
    knowledge: str
    #: training games and misses that were cut now
    games: int
    cut: int
    #: all cuts of this engine and knowledge in the database
    cuts: int
    #: games that could not be cut, now or before
    given_up: tuple[GivenUpGame, ...] = ()

    def tables(self) -> list[Table]:
        """The counts."""
        counts = [
            ("training games cut now", self.games),
            ("windows cut now", self.cut),
            ("windows", self.cuts),
        ]
        return [
            Table(("", ""), counts),
            given_up_table(self.given_up),
        ]

    def as_json(self) -> dict[str, object]:
        """The counts."""
        return {**asdict(self), "given_up": [game.as_json() for game in self.given_up]}


def run(store: Store, settings: Settings, executor: Executor) -> CutReport:
    """Cut the misses of the training games that have a replay and no cuts from it."""
    if TRAINING not in parse_splits(settings.split or TRAINING):
        raise KatachiError(
            f"only games of the split '{TRAINING}' are cut: leave out --split {settings.split}"
        )
    engine, knowledge = settings.engine, judging.player(settings.engine, settings.files).knowledge
    key = (NAME, engine, knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.patterns.games_to_cut(engine, knowledge, VERSION, settings.size, settings.games)
    rescue = Rescue(
        ReplayedChunk.split, lambda chunk, fault: ChunkCuts(chunk.game_ids, [], chunk.work, fault)
    )
    pace = ChunkPace(CHUNK_MOVES)
    num_games = num_cut = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("cut", "moves", sum(num_moves for _, num_moves in waiting)) as bar,
    ):
        games = replayed_games(store, waiting, engine, knowledge)
        chunks = map(ReplayedChunk, pace.groups(games, lambda missed: len(missed.ranks)))
        for cuts in executor.work(cut_chunk, chunks, rescue, pace):
            with store.transaction():
                store.given_up.forget(*key, cuts.game_ids)
                store.patterns.put_cuts(engine, knowledge, cuts.game_ids, cuts.rows, VERSION, run_id)
                if cuts.fault:
                    _give_up(store, engine, knowledge, cuts, run_id)
            num_games += 0 if cuts.fault else len(cuts.game_ids)
            num_cut += len(cuts.rows)
            bar.update(cuts.num_moves)
    num_cuts = store.patterns.num_cuts(engine, knowledge)
    return CutReport(engine, knowledge, num_games, num_cut, num_cuts, store.given_up.all(*key))


def _give_up(store: Store, engine: str, knowledge: str, cuts: ChunkCuts, run_id: int) -> None:
    assert cuts.fault is not None
    replay = store.replays.get(cuts.game_ids[0], engine, knowledge)
    assert replay is not None
    game = (cuts.game_ids[0], cuts.fault.move_no, cuts.fault.reason)
    store.given_up.put(NAME, engine, knowledge, replay.signature, VERSION, game, run_id)


def cut_chunk(chunk: ReplayedChunk) -> ChunkCuts:
    """The windows around the misses of a chunk's games (in a worker)."""
    rows = [row for missed in chunk.games for row in cut_game(missed.game, missed.ranks)]
    return ChunkCuts(chunk.game_ids, rows, chunk.work)


def cut_game(game: StoredGame, ranks: bytes) -> Iterator[CutRow]:
    """The window around every miss of a game, before the move."""
    for board, move_no, color, point in judging.misses(game.record, ranks):
        yield CutRow(game.id, move_no, *cut(board, color, point))
