"""Generalise: from the games to patterns that match again.

1. The nested shapes around all moves of the training games are counted, and those that were played often
   enough are candidates (``engine.patterns.shapes``, ``pipeline.learning.shape_files``).
2. Every candidate is matched at every legal move of every position: where it was on the board, and where
   the move was played.
3. Candidates that are hardly rarer than the shape they lie in are dropped, and those that do not change its
   odds when a significance is asked for; siblings that cannot be told apart become one pattern with merged
   cells (``pipeline.learning.shape_selection``).
4. The merged ones are counted too. Patterns that are worth something else in another phase of the game, near
   the last move, beside a stone that can be captured, and so on, get members with that attribute
   (``pipeline.learning.conditional_patterns``).
5. All are stored with games, players, results and years, and the log-odds that each adds as its weight.
   ``katachi train`` learns better weights, and which patterns to keep.

With ``further`` the patterns that are there stay as they are, and only members with attributes are added to
those of them that were played most; their weights are 0 until ``katachi train --further`` learns them.

What people rejected gets no such members, what they edited speaks in its edited form (``decisions``).

The passes can be interrupted (``pipeline.learning.resumable_passes``): after a kill the same command
continues where it was, and finds the same patterns.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from shutil import rmtree

import numpy as np

from engine import VERSION as ENGINE_VERSION
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import Pattern, Statistics
from engine.patterns.shapes import ShapeReader
from engine.patterns.shapes import pattern as pattern_of
from pipeline import knowledge
from pipeline.decisions import decided_patterns
from pipeline.executors import Executor
from pipeline.game_records.identity import TRAINING, parse_splits
from pipeline.learning import conditional_patterns, starting_knowledge, training_games
from pipeline.learning.counting_passes import PatternCountPass
from pipeline.learning.game_lists import ListedGames
from pipeline.learning.resumable_passes import StagePasses
from pipeline.learning.shape_files import ShapeRuns
from pipeline.learning.shape_selection import Candidate, initial_weight, merge, select
from pipeline.learning.start_weights import start_weights
from pipeline.learning.training_games import TrainingGames
from pipeline.learning.worker_knowledge import WorkerKnowledge
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import Arrays
from pipeline.tables import Table
from pipeline.texts.weights_text import features_of, with_weights
from pipeline.writing import temporary_folder

NAME = "generalise"
VERSION = 4

#: a shape must be played FEWEST times, or once for each so many positions if that is more
FEWEST, POSITIONS_PER_SIGHTING = 5, 250_000
#: rounds of merging: a pattern can have so many merged cells
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
    #: shapes that were kept because they say something new
    significant: int
    #: patterns with merged cells, in the place of several shapes each
    merged: int
    #: patterns with an attribute that their shape does not have
    conditional: int
    patterns: int

    def tables(self) -> list[Table]:
        """The counts; of shapes only where they were counted, which ``further`` does not do."""
        shapes = [
            (f"shapes played {self.least} times or more", self.shapes),
            ("shapes that add something to smaller ones", self.significant),
            ("patterns with merged cells", self.merged),
        ]
        rows = [
            ("games", self.games),
            ("positions", self.positions),
            ("players", self.players),
            *(shapes if self.least else []),
            ("conditional patterns", self.conditional),
            ("patterns", self.patterns),
        ]
        return [Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return asdict(self)


def run(store: Store, settings: Settings, executor: Executor) -> GeneraliseReport:
    """Learn the patterns anew from the training games (or the splits that the settings name)."""
    with store.exclusive(NAME):
        return _run(store, settings, executor)


def _run(store: Store, settings: Settings, executor: Executor) -> GeneraliseReport:
    training = training_games.load(store, parse_splits(settings.split or TRAINING), settings)
    if settings.further:
        return _add_members(store, training, settings, executor)
    least = _least(training, settings)
    with store.recording(NAME, settings) as run_id:
        passes = StagePasses(store, NAME, _key(training, least, settings, _decided(store)), run_id, executor)
        candidates = candidates_of(_shapes(store, training, least, passes), training)
        count(candidates, training, passes, "shapes on the board")
        kept = select(candidates, settings.significance)
        significant = len(kept)
        for _ in range(0 if settings.exact else MERGE_ROUNDS):
            kept = merge(kept)
        count_merged(kept, training, passes)
        rejected = _rejected(store, kept)
        wanted = [candidate for candidate in kept if stable_id(candidate.pattern) not in rejected]
        with_attributes = conditional_candidates(wanted, training, passes, settings.attributes)
        patterns = patterns_to_store([*kept, *with_attributes])
        report = GeneraliseReport(
            len(training.games),
            training.num_moves,
            training.num_players,
            least,
            len(candidates),
            significant,
            sum(candidate.is_merged for candidate in kept),
            len(with_attributes),
            len(patterns),
        )
        with store.transaction():
            store.learned.replace(patterns, start_weights(), VERSION, run_id)
            store.checkpoints.finish(NAME, passes.key, asdict(report), run_id)
        store.checkpoints.sweep(NAME)
        rmtree(sample_folder(store), ignore_errors=True)
    return report


def done(store: Store, settings: Settings) -> GeneraliseReport | None:
    """The report of the run that learned the patterns that are there, None when it would learn others now."""
    training = training_games.load(store, parse_splits(settings.split or TRAINING), settings)
    key = _key(training, _least(training, settings), settings, _decided(store))
    report = store.checkpoints.finished_report(NAME, key, store.learned.patterns_run())
    return GeneraliseReport(**report) if report and not settings.further else None


def _least(training: TrainingGames, settings: Settings) -> int:
    return settings.least or default_least(training.num_moves)


def _add_members(
    store: Store, training: TrainingGames, settings: Settings, executor: Executor
) -> GeneraliseReport:
    """Add conditional patterns to the patterns that are there, which keep their weights (``further``)."""
    known_before, weights = starting_knowledge.learned_so_far(store)
    decided = decided_patterns(store, known_before, (pattern for _, pattern in knowledge.hand_made()))
    learned = decided.learned
    speaking = [*decided.hand_made, *learned]
    edited = list(decided.edited.values())
    with store.recording(NAME, settings) as run_id, temporary_folder() as folder:
        path = Path(folder) / "known.bin"
        starting_knowledge.compile_book(path, speaking, weights, edited)
        passes = StagePasses(store, NAME, _key(training, 0, settings, path.read_bytes()), run_id, executor)
        wholes = [pattern for pattern in learned if not has_condition(pattern)]
        members = {stable_id(pattern) for pattern in known_before if has_condition(pattern)}
        candidates = [
            division
            for division in conditional_patterns.divisions(_most_played(wholes, settings.attributes))
            if not any(stable_id(member) in members for member in division.members)
        ]
        whole = conditional_patterns.write(
            Path(folder) / "members.bin",
            [*with_weights(speaking, weights), *edited, *members_of(candidates)],
            features_of(weights),
        )
        chosen = members_worth_keeping(candidates, whole, ConditionSample(whole, training, passes), passes)
        found = [Candidate(member, 0, None, 0, 0, True) for member in chosen]
        count_members(found, training, passes)
        added = [replace(each.pattern, id=stable_id(each.pattern), weight=0.0, gain=0.0) for each in found]
        with store.transaction():
            store.learned.take_in([*known_before, *added], VERSION, run_id)
            store.learned.set_weights([], weights.values, VERSION, run_id)
            store.checkpoints.drop(NAME)
        store.checkpoints.sweep(NAME)
        rmtree(sample_folder(store), ignore_errors=True)
    return GeneraliseReport(
        len(training.games),
        training.num_moves,
        training.num_players,
        0,
        0,
        0,
        0,
        len(added),
        len(known_before) + len(added),
    )


def _decided(store: Store) -> bytes:
    """The ids of the patterns that people rejected, as part of a key."""
    standings = store.decisions.standings().values()
    return " ".join(sorted(each.pattern for each in standings if each.state == "rejected")).encode()


def _rejected(store: Store, kept: Sequence[Candidate]) -> set[str]:
    """The ids of those patterns that people rejected: they are stored, but get no conditional members."""
    named = [replace(each.pattern, id=stable_id(each.pattern)) for each in kept]
    found = decided_patterns(store, named, ())
    return {each.id for each in named} - {each.id for each in (*found.learned, *found.edited.values())}


def has_condition(pattern: Pattern) -> bool:
    """Whether a pattern asks for more than the liberties and the mark of its shape."""
    return any(attribute.measure in conditional_patterns.MEASURES for attribute in pattern.attributes)


def _key(training: TrainingGames, least: int, settings: Settings, book: bytes = b"") -> bytes:
    """A hash of all that decides which patterns are found: games, their facts, settings, versions."""
    told = (VERSION, ENGINE_VERSION, least, settings.significance, settings.exact, settings.attributes)
    key = blake2b(repr(told).encode() + book, digest_size=16, person=b"katachi general")
    training_games.add_games(key, training.games)
    key.update(repr(training.facts).encode())
    return key.digest()


def default_least(positions: int) -> int:
    """How often a shape must be played, so that at most some 150,000 shapes are left."""
    return max(FEWEST, positions // POSITIONS_PER_SIGHTING)


def _shapes(store: Store, training: TrainingGames, least: int, passes: StagePasses) -> np.ndarray:
    """The shapes played ``least`` times or more: rows of ``engine.patterns.shapes.FOUND``."""
    runs = ShapeRuns(store.folder(NAME), training.games)

    def work() -> Arrays:
        runs.fill(passes.executor)
        return {"rows": runs.frequent(least, passes.executor)}

    rows = passes.once("shapes", work)["rows"]
    runs.drop()
    return rows


def candidates_of(rows: np.ndarray, training: TrainingGames) -> list[Candidate]:
    """The candidates for frequent shapes (rows of FOUND), each after the shape that it was cut from."""
    by_key: dict[int, Candidate] = {}
    parents = []
    for row, (pattern, parent) in zip(rows, _patterns(rows, training), strict=True):
        by_key[int(row["key"])] = Candidate(pattern, int(row["stage"]), None, 0, 0)
        parents.append(parent)
    for candidate, parent in zip(by_key.values(), parents, strict=True):
        candidate.parent = by_key.get(parent)
    return sorted(by_key.values(), key=lambda shape: (shape.stage, len(shape.pattern.attributes)))


def _patterns(rows: np.ndarray, training: TrainingGames) -> Iterator[tuple[Pattern, int]]:
    """The patterns of found shapes and the keys of those that they were cut from, in the order of the rows;
    each is cut from the game it was met in first."""
    reader = ShapeReader()
    for index, of_game in groupby(rows, key=lambda row: int(row["game"])):
        wanted = [(int(row["number"]), int(row["stage"]), bool(row["is_marked"])) for row in of_game]
        for number, shape in enumerate(reader.shapes(training.games[index], wanted)):
            yield pattern_of(shape, f"S{index}-{number}"), shape.parent


def count(candidates: Sequence[Candidate], training: TrainingGames, passes: StagePasses, title: str) -> None:
    """Count candidates at every position, and store the counts in them and in their patterns."""
    with temporary_folder() as folder:
        path = Path(folder) / "candidates.bin"
        named = [
            replace(candidate.pattern, id=f"C{number}", weight=0.0)
            for number, candidate in enumerate(candidates)
        ]
        binary.write(path, named)
        book = PatternBook.open(path)
        counts = passes.run(
            title,
            lambda: PatternCountPass(path, training, passes.executor),
            len(training.games),
            passes.shared_games,
        )
    for number, candidate in enumerate(candidates):
        index = book.index(f"C{number}")
        statistics = _statistics(counts, index)
        candidate.played, candidate.seen = statistics.played, statistics.seen
        candidate.pattern = replace(candidate.pattern, statistics=statistics)


def _statistics(counts: Arrays, index: int) -> Statistics:
    row, players = counts["tally"][index], counts["players"][index]
    return Statistics(*(int(players) if name == "players" else int(row[name]) for name in Statistics._fields))


def count_merged(kept: Sequence[Candidate], training: TrainingGames, passes: StagePasses) -> None:
    """Count the merged patterns: sums of their parts would count positions that match several parts twice."""
    merged = [candidate for candidate in kept if candidate.is_merged]
    if merged:
        count(merged, training, passes, "merged patterns on the board")


def conditional_candidates(
    kept: Sequence[Candidate], training: TrainingGames, passes: StagePasses, number: int
) -> list[Candidate]:
    """The conditional patterns worth keeping, of the ``number`` most played patterns, counted."""
    if not number:
        return []
    # merged candidates have ids of their own numbering; stable ids are unique among all
    by_name = {stable_id(candidate.pattern): candidate for candidate in kept}
    patterns = [replace(each.pattern, id=name, weight=0.0) for name, each in by_name.items()]
    candidates = conditional_patterns.divisions(_most_played(patterns, number))
    members = members_of(candidates)
    with temporary_folder() as folder:
        whole = conditional_patterns.write(Path(folder) / "members.bin", [*patterns, *members], {})
        sample = ConditionSample(whole, training, passes)
        learned = passes.run(
            "weights of patterns and features",
            lambda: conditional_patterns.WeightsPass(whole, members, sample.lists, passes.executor.jobs),
            len(sample.games),
        )
        chosen = members_worth_keeping(candidates, whole, sample, passes, learned["weights"])
    found = []
    for member in chosen:
        parent = by_name[member.id.partition("-")[0]]
        found.append(Candidate(member, parent.stage, parent, 0, 0, True))
    count_members(found, training, passes)
    return found


class ConditionSample:
    """The sample of games that decides which conditional patterns are kept; ``book`` has all that may be."""

    def __init__(self, book: PatternBook, training: TrainingGames, passes: StagePasses) -> None:
        self.games = random.Random(0).sample(
            training.games, min(conditional_patterns.SAMPLE, len(training.games))
        )
        self.book = book
        self.passes = passes

    @cached_property
    def lists(self) -> ListedGames:
        """The lists of the games, made when the first pass asks for them: finished passes do not."""
        executor, folder = self.passes.executor, sample_folder(self.passes.store)
        return ListedGames.gather(folder, WorkerKnowledge.of(self.book.path), self.games, executor)


def sample_folder(store: Store) -> Path:
    """The folder for the lists of the sample while the stage runs."""
    return store.folder(f"{NAME}-lists")


def _most_played(patterns: Sequence[Pattern], number: int) -> list[Pattern]:
    return sorted(patterns, key=lambda pattern: (-pattern.statistics.played, pattern.id))[:number]


def members_of(candidates: Sequence[conditional_patterns.Division]) -> list[Pattern]:
    """The members of all these divisions, in order."""
    return [member for each in candidates for member in each.members]


def members_worth_keeping(
    candidates: Sequence[conditional_patterns.Division],
    whole: PatternBook,
    sample: ConditionSample,
    passes: StagePasses,
    weights: np.ndarray | None = None,
) -> list[Pattern]:
    """The members worth keeping, by comparing what was played with what ``whole`` expects.

    ``whole`` is the book with all members; ``weights`` replace its own, by number.
    """
    sums = passes.run(
        "played against expected",
        lambda: conditional_patterns.SurprisePass(whole, sample.lists, passes.executor.jobs, weights),
        len(sample.games),
    )
    return conditional_patterns.choose(candidates, whole, sums, sum(game.num_moves for game in sample.games))


def count_members(found: Sequence[Candidate], training: TrainingGames, passes: StagePasses) -> None:
    """Count conditional patterns at every position."""
    if found:
        count(found, training, passes, "conditional patterns on the board")


def patterns_to_store(kept: Sequence[Candidate]) -> list[Pattern]:
    """The patterns to store, by id: with stable ids, and the log-odds that they add as weights."""
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
