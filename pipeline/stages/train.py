"""Train: learns the weights of patterns and features from the training games, by maximum likelihood.

Several passes with falling steps start from zero weights (``learning.training_passes``); before the last one
the patterns are chosen that the games would miss most, and only these are kept. Then each pattern's gain is
measured: the nats that the validation games lose without it.

Patterns that people rejected are left out, edited ones are trained as edited (``pipeline.decisions``). With
``further`` training starts from the weights that are there, which then move only little.

A checkpoint is saved after every 250 games: after a kill the same command continues there and ends with
exactly the same weights.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from pathlib import Path

import numpy as np

from engine.features import FEATURES
from engine.learning.training import Trainer
from engine.patterns import PatternBook
from engine.patterns.pattern import Pattern
from engine.walk import Game
from pipeline import knowledge
from pipeline.decisions import DecidedPatterns, decided_patterns
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import starting_knowledge, training_games
from pipeline.learning.game_lists import ListedGames
from pipeline.learning.training_passes import (
    VALIDATION_GAMES,
    MeasuredPass,
    TrainingPasses,
    figure_rows,
    games_of_all_passes,
    passes_as_json,
    table_of,
)
from pipeline.learning.worker_knowledge import WorkerKnowledge
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoint
from pipeline.tables import Table
from pipeline.texts.weights_text import PATTERN_PREFIX, Weights, features_of
from pipeline.writing import temporary_folder

NAME = "train"
VERSION = 3

_DIGITS = 4


@dataclass(frozen=True, slots=True)
class TrainReport:
    """What each pass reached, and how many weights were kept."""

    games: int
    validation_games: int
    passes: tuple[MeasuredPass, ...]
    patterns: int
    dropped: int
    features: int

    def tables(self) -> list[Table]:
        """A line a pass, then the counts."""
        rows = [
            ("training games", self.games),
            ("validation games", self.validation_games),
            ("patterns with a weight", self.patterns),
            ("patterns dropped", self.dropped),
            ("features with a weight", self.features),
        ]
        return [table_of(self.passes), Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**asdict(self), "passes": passes_as_json(self.passes)}


def run(store: Store, settings: Settings, executor: Executor) -> TrainReport:
    """Learn the weights of learned patterns, of patterns made by hand, and of all features."""
    with store.exclusive(NAME):
        return _run(store, settings, executor)


def _run(store: Store, settings: Settings, executor: Executor) -> TrainReport:
    games, validation = training_games.for_learning(store, settings)
    if settings.epochs < 1:
        raise KatachiError("nothing would be learned: give --epochs 1 or more")
    patterns_run = store.learned.patterns_run()
    with store.recording(NAME, settings) as run_id, temporary_folder() as folder:
        basis = _TrainingBasis(store, settings, Path(folder) / "train.bin")
        found, book, learned = basis.found, basis.book, basis.found.learned
        trainer = Trainer(book, joseki=basis.joseki)
        optional = np.sort([len(FEATURES) + _index(book, pattern) for pattern in learned])
        training = basis.list_games("list", games, executor, games_of_all_passes(len(games), settings))
        measuring = basis.list_games("list validation", validation, executor)
        passes = TrainingPasses(trainer, training, measuring, optional, settings, executor)
        if settings.further:
            passes.start_from_current_weights(len(FEATURES))
        key = basis.key([*games, *validation[:VALIDATION_GAMES]], settings)
        _learn(store, passes, key, run_id)
        weights = trainer.weights()
        gains = trainer.gains(measuring.select(range(len(validation))), executor.jobs)
        trained = _weighted(book, learned, weights, gains)
        kept = sum(pattern.weight != 0 for pattern in trained)
        others = _named_weights(book, found, weights)
        report = TrainReport(
            len(games),
            len(validation),
            tuple(passes.done),
            kept,
            len(learned) - kept,
            len(features_of(Weights(others))),
        )
        with store.transaction():
            _require_same(store, patterns_run)
            store.learned.take_in([*trained, *basis.known_before], VERSION, run_id)
            store.learned.set_weights(trained, others, VERSION, run_id)
            store.learned.put_figures(run_id, figure_rows(passes.done))
            store.checkpoints.finish(NAME, key, asdict(report), run_id)
        training.files.drop()
    return report


def _require_same(store: Store, patterns_run: int) -> None:
    """Raise KatachiError if generalise has replaced the patterns meanwhile: these weights are for the old."""
    if store.learned.patterns_run() != patterns_run:
        raise KatachiError(
            "another command has made other patterns meanwhile: run 'katachi train' again, for those"
        )


def done(store: Store, settings: Settings) -> TrainReport | None:
    """The report of the run that learned the current weights; None if training now would learn others."""
    if settings.further or not store.learned.weights_run():
        return None
    games, validation = training_games.for_learning(store, settings)
    with temporary_folder() as folder:
        basis = _TrainingBasis(store, settings, Path(folder) / "train.bin")
        key = basis.key([*games, *validation[:VALIDATION_GAMES]], settings)
    report = store.checkpoints.finished_report(NAME, key, store.learned.weights_run())
    if report is None:
        return None
    return TrainReport(**{**report, "passes": tuple(MeasuredPass(**each) for each in report["passes"])})


class _TrainingBasis:
    """What weights are learned for: the patterns, with people's decisions, in a binary; and the joseki."""

    def __init__(self, store: Store, settings: Settings, path: Path) -> None:
        self.known_before, before = _begin_with(store, settings)
        self.found = decided_patterns(
            store, self.known_before, (pattern for _, pattern in knowledge.hand_made())
        )
        # edited patterns are not among the optional ones: training never drops them
        edited = [
            each if settings.further else replace(each, weight=0.0) for each in self.found.edited.values()
        ]
        self.book = starting_knowledge.compile_book(
            path, [*self.found.hand_made, *self.found.learned], before, edited
        )
        self.joseki = starting_knowledge.joseki(settings)
        self.worker_knowledge = WorkerKnowledge.of(path, self.joseki, settings.files.joseki)
        self.folder = store.folder(NAME)

    def key(self, games: Sequence[Game], settings: Settings) -> bytes:
        """A hash of all that decides how training goes: patterns, joseki, all games, settings."""
        told = (VERSION, settings.epochs, settings.rate, settings.share, settings.keep, settings.further)
        key = blake2b(self.worker_knowledge.content, digest_size=16, person=b"katachi train")
        key.update(repr((*told, self.joseki and self.joseki.checksum)).encode())
        training_games.add_games(key, games)
        return key.digest()

    def list_games(
        self, title: str, games: Sequence[Game], executor: Executor, numbers: Iterable[int] | None = None
    ) -> ListedGames:
        """The lists of the games with these numbers, or of all; ``title`` stands beside the progress bar."""
        return ListedGames.gather(self.folder, self.worker_knowledge, games, executor, title, numbers)


def _begin_with(store: Store, settings: Settings) -> tuple[list[Pattern], Weights]:
    """The learned patterns, and the weights of all else: none, or with ``further`` those that are there."""
    if settings.further:
        return starting_knowledge.learned_so_far(store)
    # by id and without gains: the result must not depend on what was learned before
    learned = sorted(store.learned.patterns(), key=lambda pattern: pattern.id)
    if not learned:
        raise KatachiError("there are no learned patterns to train: run 'katachi generalise' first")
    return [replace(pattern, weight=0.0, gain=0.0) for pattern in learned], Weights()


def _learn(store: Store, passes: TrainingPasses, key: bytes, run_id: int) -> None:
    """Run the passes, from the checkpoint that an interrupted training left if there is one."""
    found = store.checkpoints.get(NAME, key)
    if found is not None:
        passes.load(found)
        passes.executor.note(f"{NAME} goes on where it was: pass {passes.number + 1}, leg {passes.leg + 1}")

    def save(checkpoint: Checkpoint) -> None:
        with store.transaction():
            store.checkpoints.put(NAME, key, checkpoint, run_id)

    passes.run(save)


def _weighted(
    book: PatternBook, patterns: Sequence[Pattern], weights: np.ndarray, gains: np.ndarray
) -> list[Pattern]:
    """The patterns with their learned weights and gains."""
    trained = []
    for pattern in patterns:
        number = len(FEATURES) + _index(book, pattern)
        weight, gain = round(float(weights[number]), _DIGITS), round(float(gains[number]), _DIGITS)
        trained.append(replace(pattern, weight=weight, gain=gain))
    return trained


def _named_weights(book: PatternBook, found: DecidedPatterns, weights: np.ndarray) -> Mapping[str, float]:
    named = {feature.name: float(weights[number]) for number, feature in enumerate(FEATURES)}
    named_patterns = {PATTERN_PREFIX + pattern.id: pattern for pattern in found.hand_made} | found.edited
    for name, pattern in named_patterns.items():
        named[name] = float(weights[len(FEATURES) + _index(book, pattern)])
    return {name: round(weight, _DIGITS) for name, weight in named.items() if round(weight, _DIGITS)}


def _index(book: PatternBook, pattern: Pattern) -> int:
    index = book.index(pattern.id)
    assert index is not None, pattern.id
    return index
