"""Generalise: from the games to patterns that match again.

1. The nested shapes around all moves of the training games are counted, and those that were played often
   enough are candidates (``engine.patterns.shapes``).
2. Every candidate is matched at every legal move of every position: where it was on the board, and where
   the move was played.
3. Candidates that are hardly rarer than the shape they lie in are dropped, and those that do not change its
   odds when a significance is asked for; siblings that cannot be told apart become one pattern with merged
   cells (``pipeline.selection``).
4. The merged ones are counted too. All are stored with games, players, results and years, and the log-odds
   that each adds as its weight. ``katachi train`` learns better weights, and which patterns to keep.

The counting is shared by threads: the engine needs no Python while it counts.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from engine.counting import TALLY, Counter
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import Pattern, Statistics
from engine.patterns.shapes import ShapeCounter
from engine.patterns.shapes import pattern as pattern_of
from pipeline import training_games
from pipeline.executors import Executor
from pipeline.identity import TRAINING, parse_splits
from pipeline.selection import Candidate, initial_weight, merge, select
from pipeline.settings import Settings
from pipeline.start_weights import start_weights
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.training_games import TrainingGames

NAME = "generalise"
VERSION = 2

#: a shape must be played so often, and once more for each this many positions
FEWEST, POSITIONS_PER_SIGHTING = 5, 250_000
#: how often the candidates are merged: a pattern can have so many merged cells
MERGE_ROUNDS = 2


@dataclass(frozen=True, slots=True)
class GeneraliseReport:
    """How many shapes were found, and what became of them."""

    games: int
    positions: int
    players: int
    #: shapes played at least ``least`` times
    least: int
    shapes: int
    #: of them, those that change the odds
    significant: int
    #: patterns with merged cells, in the place of several shapes each
    merged: int
    patterns: int

    def tables(self) -> list[Table]:
        """The counts."""
        rows = [
            ("games", self.games),
            ("positions", self.positions),
            ("players", self.players),
            (f"shapes played {self.least} times or more", self.shapes),
            ("shapes that add something to smaller ones", self.significant),
            ("patterns with merged cells", self.merged),
            ("patterns", self.patterns),
        ]
        return [Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "positions": self.positions,
            "players": self.players,
            "least": self.least,
            "shapes": self.shapes,
            "significant": self.significant,
            "merged": self.merged,
            "patterns": self.patterns,
        }


def run(store: Store, settings: Settings, executor: Executor) -> GeneraliseReport:
    """Learn the patterns anew from the training games (or the splits that the settings name)."""
    training = training_games.load(store, parse_splits(settings.split or TRAINING), settings)
    with store.recording(NAME, settings) as run_id:
        least = settings.least or default_least(training.num_moves)
        candidates = find_shapes(training, least, executor)
        shapes = len(candidates)
        count(candidates, training, executor, "shapes on the board")
        kept = select(candidates, settings.significance)
        significant = len(kept)
        for _ in range(0 if settings.exact else MERGE_ROUNDS):
            kept = merge(kept)
        patterns = finish(kept, training, executor)
        with store.transaction():
            store.learned.replace(patterns, start_weights(), VERSION, run_id)
    merged = sum(candidate.is_merged for candidate in kept)
    positions = training.num_moves
    return GeneraliseReport(
        len(training.games),
        positions,
        training.num_players,
        least,
        shapes,
        significant,
        merged,
        len(patterns),
    )


def default_least(positions: int) -> int:
    """How often a shape must be played in so many positions: some 150,000 shapes at most are left."""
    return min(max(FEWEST, positions // POSITIONS_PER_SIGHTING), 255)


def find_shapes(training: TrainingGames, least: int, executor: Executor) -> list[Candidate]:
    """The shapes that were played ``least`` times or more, each after the shape that it was cut from."""
    counter = ShapeCounter(least)
    with executor.progress("shapes", "games", 2 * len(training.games)) as bar:
        for game in training.games:
            counter.sketch_game(game)
            bar.update(1)
        for index, game in enumerate(training.games):
            counter.count_game(game, index)
            bar.update(1)
    by_key: dict[int, Candidate] = {}
    rows = counter.found()
    for index, pattern in enumerate(_patterns(counter, rows, training)):
        row = rows[index]
        by_key[int(row["key"])] = Candidate(pattern, int(row["stage"]), None, 0, 0)
    for row in rows:
        by_key[int(row["key"])].parent = by_key.get(int(row["parent"]))
    return sorted(by_key.values(), key=lambda shape: (shape.stage, len(shape.pattern.attributes)))


def _patterns(counter: ShapeCounter, rows: Any, training: TrainingGames) -> Iterator[Pattern]:
    """The patterns of found shapes, in their order; each is cut from the game it was met in first."""
    for index, of_game in groupby(rows, key=lambda row: int(row["game"])):
        wanted = [(int(row["number"]), int(row["stage"]), bool(row["is_marked"])) for row in of_game]
        for number, shape in enumerate(counter.shapes(training.games[index], wanted)):
            yield pattern_of(shape, f"S{index}-{number}")


def count(candidates: Sequence[Candidate], training: TrainingGames, executor: Executor, title: str) -> None:
    """Count candidates on every position: their patterns get all that is known of them."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "candidates.bin"
        named = [
            replace(candidate.pattern, id=f"C{number}", weight=0.0)
            for number, candidate in enumerate(candidates)
        ]
        binary.write(path, named)
        book = PatternBook.open(path)
        tally, players = _tally(book, training, executor, title)
    names = ("played", "seen", "games", "won", "decided", "first_year", "last_year")
    for number, candidate in enumerate(candidates):
        index = book.index(f"C{number}")
        counts = {name: int(tally[index][name]) for name in names}
        candidate.played, candidate.seen = counts["played"], counts["seen"]
        statistics = Statistics(**counts, players=int(players[index]))
        candidate.pattern = replace(candidate.pattern, statistics=statistics)


def _tally(
    book: PatternBook, training: TrainingGames, executor: Executor, title: str
) -> tuple[np.ndarray, np.ndarray]:
    """The sums over all games, by pattern: an array of TALLY, and the number of players."""
    counters = [Counter(book, training.num_players) for _ in range(executor.jobs)]

    def work(number: int) -> None:
        for index in range(number, len(training.games), len(counters)):
            counters[number].count(training.games[index], training.facts[index], index)
            bar.update(len(training.games[index].moves) // 2)

    with (
        executor.progress(title, "positions", training.num_moves) as bar,
        ThreadPoolExecutor(max_workers=len(counters)) as pool,
    ):
        list(pool.map(work, range(len(counters))))
    total = np.zeros(len(book), TALLY)
    for tally in (counter.tally() for counter in counters):
        for name in ("played", "seen", "games", "won", "decided"):
            total[name] += tally[name]
        total["last_year"] = np.maximum(total["last_year"], tally["last_year"])
        earlier = (tally["first_year"] > 0) & (
            (total["first_year"] == 0) | (tally["first_year"] < total["first_year"])
        )
        total["first_year"][earlier] = tally["first_year"][earlier]
    return total, Counter.players_of(counters)


def finish(kept: Sequence[Candidate], training: TrainingGames, executor: Executor) -> list[Pattern]:
    """The patterns to store: counted in full, with stable ids, with the log-odds that they add."""
    merged = [candidate for candidate in kept if candidate.is_merged]
    if merged:
        count(merged, training, executor, "merged patterns on the board")
    patterns = {}
    for candidate in kept:
        pattern, weight = candidate.pattern, round(initial_weight(candidate), 4)
        name = stable_id(pattern)
        patterns[name] = replace(pattern, id=name, weight=weight)
    return [patterns[name] for name in sorted(patterns)]


def stable_id(pattern: Pattern) -> str:
    """``L`` and fifteen digits: the same for the same cells and attributes in every run."""
    text = pattern.cells + bytes([pattern.move]) + repr(pattern.attributes).encode()
    return f"L{int.from_bytes(blake2b(text, digest_size=8).digest()) % 10**15:015}"
