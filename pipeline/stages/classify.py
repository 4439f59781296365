"""Classify: says what kind of miss each missed move is, with evidence (``pipeline.misses.kinds``).

A unit of work is (stage version, game, engine, knowledge, engine signature, patterns tried): the patterns are
those of the compiled binary. Misses of a new replay are classified again, and all of them when another binary
was compiled.
"""

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from engine.points import decode_moves
from pipeline import judging
from pipeline.chunks import ReplayedChunk, given_up_table, replayed_games
from pipeline.errors import KatachiError
from pipeline.executors import ChunkFault, ChunkPace, Executor, Rescue, at_move
from pipeline.game_records.identity import parse_splits
from pipeline.misses import unloaded_patterns
from pipeline.misses.kinds import KINDS, Classifier, MissScene
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.store.misses import ClassifyBasis, MissRow
from pipeline.tables import Cell, Table

NAME = "classify"
VERSION = 1

#: the same splits as replay: never the games that figures are reported on
SPLITS = judging.REPLAYED

#: the first chunks are closed at this many moves; then they get as large as a second or two allows
CHUNK_MOVES = 2_000


class ChunkMisses(NamedTuple):
    """The classified misses of a chunk on their way to the database."""

    game_ids: list[int]
    rows: list[MissRow]
    num_moves: int
    #: why its one game was given up
    fault: ChunkFault | None = None


@dataclass(frozen=True, slots=True)
class ClassifyReport:
    """What was classified now, and the misses of the chosen games by kind."""

    engine: str
    knowledge: str
    #: checksum of the binary whose patterns were tried, "none" without one
    patterns: str
    #: games and misses that were classified now
    games: int
    classed: int
    #: misses of the chosen games by kind, every kind of ``pipeline.misses.kinds``
    kinds: dict[str, int]
    #: games that could not be classed, now or before
    given_up: tuple[GivenUpGame, ...] = ()

    def tables(self) -> list[Table]:
        """Counts, then the kinds with their share of all misses."""
        total = sum(self.kinds.values())
        counts = [("games classed now", self.games), ("misses classed now", self.classed), ("misses", total)]
        rows: list[tuple[Cell, ...]] = [
            (kind, count, f"{count / total:.1%}", KINDS[kind]) for kind, count in self.kinds.items() if count
        ]
        return [
            Table(("", ""), counts),
            Table(("kind", "misses", "of all", "what"), rows, "lrrl"),
            given_up_table(self.given_up),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**asdict(self), "given_up": [game.as_json() for game in self.given_up]}


def run(store: Store, settings: Settings, executor: Executor) -> ClassifyReport:
    """Classify the misses of the chosen games that have a fresh replay and no fresh kinds."""
    splits = parse_splits(settings.split or SPLITS)
    provenance = judging.provenance(settings.engine, settings.files, judging.REPLAY_VERSION)
    basis = ClassifyBasis(VERSION, unloaded_patterns.checksum(settings.binary))
    chosen = (splits, settings.size, settings.games)
    key = (NAME, provenance.engine, provenance.knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.misses.games_to_class(provenance, basis, *chosen)
    rescue = Rescue(
        ReplayedChunk.split, lambda chunk, fault: ChunkMisses(chunk.game_ids, [], chunk.work, fault)
    )
    pace = ChunkPace(CHUNK_MOVES)
    classify = partial(
        classify_chunk,
        binary=os.path.abspath(settings.binary) if executor.cluster else settings.binary,
        patterns=basis.patterns,
        loaded=unloaded_patterns.loaded_path(settings.files.patterns, provenance.knowledge),
    )
    num_games = num_classed = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress("classify", "moves", sum(num_moves for _, num_moves in waiting)) as bar,
    ):
        games = replayed_games(store, waiting, provenance.engine, provenance.knowledge)
        chunks = map(ReplayedChunk, pace.groups(games, lambda missed: len(missed.ranks)))
        for classed in executor.work(classify, chunks, rescue, pace):
            with store.transaction():
                store.given_up.forget(*key, classed.game_ids)
                store.misses.put(provenance, basis, classed.game_ids, classed.rows, run_id)
                if classed.fault:
                    game = (classed.game_ids[0], classed.fault.move_no, classed.fault.reason)
                    store.given_up.put(*key, provenance.signature, VERSION, game, run_id, basis.patterns)
            num_games += 0 if classed.fault else len(classed.game_ids)
            num_classed += len(classed.rows)
            bar.update(classed.num_moves)
    kinds = dict.fromkeys(KINDS, 0) | store.misses.counts(provenance, *chosen)
    return ClassifyReport(
        provenance.engine,
        provenance.knowledge,
        basis.patterns,
        num_games,
        num_classed,
        kinds,
        store.given_up.all(*key),
    )


@lru_cache(maxsize=1)
def _classifier(binary: str, patterns: str, loaded: str | None) -> Classifier:
    """The classifier of a worker, with its binaries open.

    Raises KatachiError if the binary here has not the checksum ``patterns``.
    """
    if patterns != (here := unloaded_patterns.checksum(binary)):
        raise KatachiError(
            f"{binary}: the run began with patterns {patterns}, here it is {here}: "
            "leave the file alone while it runs, and have the same one wherever workers are"
        )
    return Classifier(
        None if patterns == unloaded_patterns.NONE else unloaded_patterns.UnloadedPatterns(binary, loaded)
    )


def classify_chunk(chunk: ReplayedChunk, binary: str, patterns: str, loaded: str | None) -> ChunkMisses:
    """Classify the misses of a chunk's games (in a worker)."""
    classifier = _classifier(binary, patterns, loaded)
    rows = [row for missed in chunk.games for row in classify_game(classifier, missed.game, missed.ranks)]
    return ChunkMisses(chunk.game_ids, rows, chunk.work)


def classify_game(classifier: Classifier, game: StoredGame, ranks: bytes) -> Iterator[MissRow]:
    """Every miss of a game with its kind and evidence."""
    moves = decode_moves(game.record.moves)
    for board, move_no, _, _ in judging.misses(game.record, ranks):
        at_move(move_no)
        yield MissRow(game.id, move_no, *classifier.classify(MissScene(board, move_no, moves)))
