"""Classify: what kind of miss each move is that the engine did not find, with the evidence.

``pipeline.kinds`` has the kinds. A unit of work is (stage version, game, engine, knowledge, engine signature)
and the patterns that were tried: those of the compiled binary. Misses whose replay was made anew, and all
misses when another binary was compiled, are classed again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from engine.board import Board
from engine.points import decode_moves
from pipeline import judging, unloaded
from pipeline.executors import Executor
from pipeline.identity import parse_splits
from pipeline.kinds import KINDS, Classifier, Scene
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.misses import Effort, MissRow
from pipeline.tables import Cell, Table

NAME = "classify"
VERSION = 1

#: as replay: never the games that the figures are reported on
SPLITS = "train,valid"

#: a chunk is closed at this many moves: about a second of work
CHUNK_MOVES = 2_000


class MissedGame(NamedTuple):
    """A game and the rank byte of each of its moves (see ``pipeline.judging``)."""

    game: StoredGame
    ranks: bytes


class Chunk(NamedTuple):
    """Games that are classed and committed together."""

    games: list[MissedGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return f"games {self.games[0].game.id} to {self.games[-1].game.id}"


class Classed(NamedTuple):
    """The misses of a chunk on their way to the database."""

    game_ids: list[int]
    rows: list[MissRow]
    num_moves: int


@dataclass(frozen=True, slots=True)
class ClassifyReport:
    """What was classed now, and the misses of the chosen games by kind."""

    engine: str
    knowledge: str
    #: checksum of the binary whose patterns were tried, or "none"
    patterns: str
    #: games and misses that were classed now
    games: int
    classed: int
    #: misses of the chosen games by kind, every kind of ``pipeline.kinds``
    kinds: dict[str, int]

    def tables(self) -> list[Table]:
        """Counts, then the kinds with their share of all misses."""
        total = sum(self.kinds.values())
        counts = [("games classed now", self.games), ("misses classed now", self.classed), ("misses", total)]
        rows: list[tuple[Cell, ...]] = [
            (kind, count, f"{count / total:.1%}", KINDS[kind]) for kind, count in self.kinds.items() if count
        ]
        return [Table(("", ""), counts), Table(("kind", "misses", "of all", "what"), rows, "lrrl")]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "engine": self.engine,
            "knowledge": self.knowledge,
            "patterns": self.patterns,
            "games": self.games,
            "classed": self.classed,
            "kinds": self.kinds,
        }


def run(store: Store, settings: Settings, executor: Executor) -> ClassifyReport:
    """Class the misses of the chosen games whose replay is fresh and that have no kind yet."""
    splits = parse_splits(settings.split or SPLITS)
    work = judging.work(settings.engine, settings.files, judging.REPLAY_VERSION)
    effort = Effort(VERSION, unloaded.checksum(settings.binary))
    chosen = (splits, settings.size, settings.games)
    waiting = store.misses.games_to_class(work, effort, *chosen)
    classify = partial(
        classify_chunk,
        binary=settings.binary,
        patterns=effort.patterns,
        loaded=unloaded.loaded_path(settings.files.patterns, work.knowledge),
    )
    num_classed = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("classify", "moves", sum(len(ranks) for _, ranks in waiting)) as bar,
    ):
        for classed in executor.run(classify, _chunks(store, waiting)):
            with store.transaction():
                store.misses.put(work, effort, classed.game_ids, classed.rows, run_id)
            num_classed += len(classed.rows)
            bar.update(classed.num_moves)
    kinds = dict.fromkeys(KINDS, 0) | store.misses.counts(work, *chosen)
    return ClassifyReport(work.engine, work.knowledge, effort.patterns, len(waiting), num_classed, kinds)


def _chunks(store: Store, waiting: Sequence[tuple[int, bytes]]) -> Iterator[Chunk]:
    games: list[MissedGame] = []
    num_moves = 0
    for game_id, ranks in waiting:
        games.append(MissedGame(store.games.get(game_id), ranks))
        num_moves += len(ranks)
        if num_moves >= CHUNK_MOVES:
            yield Chunk(games)
            games, num_moves = [], 0
    if games:
        yield Chunk(games)


@lru_cache(maxsize=1)
def _classifier(binary: str, patterns: str, loaded: str | None) -> Classifier:
    """The classifier of a worker, with its binaries open; another checksum, ``patterns``, is another one."""
    return Classifier(None if patterns == unloaded.NONE else unloaded.Shapes(binary, loaded))


def classify_chunk(chunk: Chunk, binary: str, patterns: str, loaded: str | None) -> Classed:
    """The misses of a chunk's games with their kinds (in a worker)."""
    classifier = _classifier(binary, patterns, loaded)
    rows = [row for missed in chunk.games for row in classify_game(classifier, missed.game, missed.ranks)]
    game_ids = [missed.game.id for missed in chunk.games]
    return Classed(game_ids, rows, sum(len(missed.ranks) for missed in chunk.games))


def classify_game(classifier: Classifier, game: StoredGame, ranks: bytes) -> Iterator[MissRow]:
    """Every miss of a game with its kind."""
    board = Board(game.record.size)
    board.setup(game.record.setup)
    moves = decode_moves(game.record.moves)
    for move_no, ((color, point), rank) in enumerate(zip(moves, ranks, strict=True), start=1):
        if rank == judging.MISS:
            yield MissRow(game.id, move_no, *classifier.classify(Scene(board, move_no, moves)))
        board.play(color, point)
