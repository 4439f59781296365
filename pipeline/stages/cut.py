"""Cut: the 8x8 window around every move that the engine missed, in training games.

A unit of work is (stage version, game, engine, knowledge). Cuts whose replay was made anew are
replaced. Patterns must not come from the games that measure them, so no other split is cut.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.board import Board
from engine.patterns import cut
from engine.points import decode_moves
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.identity import TRAINING, parse_splits
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.patterns import CutRow
from pipeline.tables import Table

NAME = "cut"
VERSION = 1

#: a chunk is closed at this many moves: less than a second of work
CHUNK_MOVES = 20_000


class MissedGame(NamedTuple):
    """A game and the rank byte of each of its moves (see ``pipeline.judging``)."""

    game: StoredGame
    ranks: bytes


class Chunk(NamedTuple):
    """Games that are cut and committed together."""

    games: list[MissedGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return f"games {self.games[0].game.id} to {self.games[-1].game.id}"


class Cuts(NamedTuple):
    """The cuts of a chunk on their way to the database."""

    game_ids: list[int]
    rows: list[CutRow]
    num_moves: int


@dataclass(frozen=True, slots=True)
class CutReport:
    """What was cut now, and all there is for this engine and knowledge."""

    engine: str
    knowledge: str
    #: training games and misses that were cut now
    games: int
    cut: int
    #: cuts of this engine in the database
    cuts: int

    def tables(self) -> list[Table]:
        """The counts."""
        counts = [
            ("training games cut now", self.games),
            ("windows cut now", self.cut),
            ("windows", self.cuts),
        ]
        return [Table(("", ""), counts)]

    def as_json(self) -> dict[str, object]:
        """The counts."""
        return {
            "engine": self.engine,
            "knowledge": self.knowledge,
            "games": self.games,
            "cut": self.cut,
            "cuts": self.cuts,
        }


def run(store: Store, settings: Settings, executor: Executor) -> CutReport:
    """Cut the misses of the training games whose replay is not cut yet."""
    if TRAINING not in parse_splits(settings.split or TRAINING):
        raise KatachiError(
            f"only games of the split '{TRAINING}' are cut: leave out --split {settings.split}"
        )
    engine, knowledge = settings.engine, judging.player(settings.engine, settings.files).knowledge
    waiting = store.patterns.games_to_cut(engine, knowledge, VERSION, settings.size, settings.games)
    num_cut = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("cut", "moves", sum(num_moves for _, num_moves in waiting)) as bar,
    ):
        for cuts in executor.run(cut_chunk, _chunks(store, waiting, engine, knowledge)):
            with store.transaction():
                store.patterns.put_cuts(engine, knowledge, cuts.game_ids, cuts.rows, VERSION, run_id)
            num_cut += len(cuts.rows)
            bar.update(cuts.num_moves)
    return CutReport(engine, knowledge, len(waiting), num_cut, store.patterns.num_cuts(engine, knowledge))


def _chunks(store: Store, waiting: Sequence[tuple[int, int]], engine: str, knowledge: str) -> Iterator[Chunk]:
    games: list[MissedGame] = []
    num_moves = 0
    for game_id, length in waiting:
        replay = store.replays.get(game_id, engine, knowledge)
        assert replay is not None
        games.append(MissedGame(store.games.get(game_id), replay.ranks))
        num_moves += length
        if num_moves >= CHUNK_MOVES:
            yield Chunk(games)
            games, num_moves = [], 0
    if games:
        yield Chunk(games)


def cut_chunk(chunk: Chunk) -> Cuts:
    """The windows around the misses of a chunk's games (in a worker)."""
    rows = [row for missed in chunk.games for row in cut_game(missed.game, missed.ranks)]
    game_ids = [missed.game.id for missed in chunk.games]
    return Cuts(game_ids, rows, sum(len(missed.ranks) for missed in chunk.games))


def cut_game(game: StoredGame, ranks: bytes) -> Iterator[CutRow]:
    """The window around every miss of a game, before the move."""
    board = Board(game.record.size)
    board.setup(game.record.setup)
    moves = decode_moves(game.record.moves)
    for move_no, ((color, point), rank) in enumerate(zip(moves, ranks, strict=True), start=1):
        if rank == judging.MISS:
            key, symmetry = cut(board, color, point)
            yield CutRow(game.id, move_no, key, symmetry)
        board.play(color, point)
