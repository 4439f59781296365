"""Train: the weights of patterns and features, learned by maximum likelihood on the training games.

Passes over the training games with falling steps, from the weights in the database (those that generalise
counted, or learned ones); after each, the weights are measured on validation games, and the best ones are
kept. Then every pattern's gain is worked out, the nats that the validation games lose when it alone goes.
Patterns whose weight is nothing are dropped; those whose gain is nothing are not, since nested patterns
share their work: without all of them together much more is lost. ``engine.training`` says how the
learning works.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from engine.features import FEATURES
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import Pattern
from engine.training import Measured, Trainer
from engine.walk import Game
from pipeline import knowledge, training_games
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.identity import TRAINING, VALIDATION, parse_splits
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.weights_text import PATTERN_PREFIX, Weights, features_of, with_weights

NAME = "train"
VERSION = 1

#: the last pass's steps are this part of the first's
LAST_RATE = 0.1
#: as many validation games are looked at after each pass; the gains are of all of them
VALIDATION_GAMES = 300
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Pass:
    """What was measured after one pass, on validation games; shares between 0 and 1."""

    number: int
    rate: float
    train_evidence: float
    log_evidence: float
    tops: dict[str, float]


@dataclass(frozen=True, slots=True)
class TrainReport:
    """The passes, and what was kept."""

    games: int
    validation_games: int
    passes: tuple[Pass, ...]
    best: int
    patterns: int
    dropped: int
    features: int

    def tables(self) -> list[Table]:
        """A line a pass, then the counts."""
        header = ("pass", "step", "log-evidence", "on validation", "top1 %", "top5 %", "top10 %", "top20 %")
        lines = [
            (
                f"{each.number}" + " *" * (each.number == self.best),
                f"{each.rate:.3f}",
                f"{each.train_evidence:.4f}",
                f"{each.log_evidence:.4f}",
                *(f"{100 * share:.1f}" for share in each.tops.values()),
            )
            for each in self.passes
        ]
        rows = [
            ("training games", self.games),
            ("validation games", self.validation_games),
            ("patterns with a weight", self.patterns),
            ("patterns dropped, which weigh nothing", self.dropped),
            ("features with a weight", self.features),
        ]
        return [Table(header, lines), Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "validation_games": self.validation_games,
            "passes": [
                {
                    "number": each.number,
                    "rate": each.rate,
                    "train_evidence": each.train_evidence,
                    "log_evidence": each.log_evidence,
                    **each.tops,
                }
                for each in self.passes
            ],
            "best": self.best,
            "patterns": self.patterns,
            "dropped": self.dropped,
            "features": self.features,
        }


def run(store: Store, settings: Settings, executor: Executor) -> TrainReport:
    """Learn the weights of the learned patterns, of the patterns made by hand, and of all features."""
    games = training_games.load(store, parse_splits(settings.split or TRAINING), settings).games
    validation = training_games.load(store, [VALIDATION], replace(settings, games=0)).games
    learned = list(store.learned.patterns())
    if not learned:
        raise KatachiError("there are no learned patterns to train: run 'katachi generalise' first")
    hand = [pattern for _, pattern in knowledge.hand_made()]
    with store.recording(NAME, settings) as run_id, TemporaryDirectory() as folder:
        path = Path(folder) / "train.bin"
        start = Weights(store.learned.weights())
        book = _compile(path, with_weights([*hand, *learned], start), features_of(start))
        trainer = Trainer(book)
        passes = _learn(trainer, games, validation[:VALIDATION_GAMES], settings, executor)
        best = max(passes, key=lambda each: each.log_evidence)
        weights, gains = trainer.weights(), trainer.gains(validation, executor.jobs)
        kept = _weighted(book, learned, weights, gains)
        others = _named_weights(book, hand, weights)
        with store.transaction():
            store.learned.set_weights(kept, others, VERSION, run_id)
            store.learned.put_figures(run_id, _figures(passes))
    return TrainReport(
        len(games),
        len(validation),
        tuple(passes),
        best.number,
        len(kept),
        len(learned) - len(kept),
        len(features_of(Weights(others))),
    )


def _compile(path: Path, patterns: Iterable[Pattern], features: Mapping[str, float]) -> PatternBook:
    binary.write(path, patterns, features)
    return PatternBook.open(path)


def _learn(
    trainer: Trainer, games: list[Game], validation: list[Game], settings: Settings, executor: Executor
) -> list[Pass]:
    """All passes; the trainer ends with the weights of the best."""
    passes: list[Pass] = []
    best = None
    for number in range(settings.epochs):
        falling = number / max(settings.epochs - 1, 1)
        rate = settings.rate * LAST_RATE**falling
        positions = round(sum(len(game.moves) // 2 for game in games) * settings.share)
        with executor.progress(f"pass {number + 1} of {settings.epochs}", "positions", positions) as bar:
            seen = trainer.epoch(games, rate, settings.share, number, executor.jobs, bar.update)
        measured = trainer.measure(validation, executor.jobs)
        passes.append(Pass(number + 1, rate, seen.log_evidence, measured.log_evidence, _tops(measured)))
        if best is None or measured.log_evidence > best[0]:
            best = measured.log_evidence, trainer.state()
    if best is None:
        raise KatachiError("nothing was learned: give --epochs 1 or more")
    trainer.restore(best[1])
    return passes


def _tops(measured: Measured) -> dict[str, float]:
    hits = np.cumsum(measured.ranks) / max(measured.positions, 1)
    return {f"top{top}": float(hits[top - 1]) for top in (1, 5, 10, 20)}


def _weighted(
    book: PatternBook, patterns: Sequence[Pattern], weights: np.ndarray, gains: np.ndarray
) -> list[Pattern]:
    """The patterns that weigh something, with their learned weights and gains."""
    kept = []
    for pattern in patterns:
        number = len(FEATURES) + _index(book, pattern)
        weight, gain = round(float(weights[number]), _DIGITS), round(float(gains[number]), _DIGITS)
        if weight:
            kept.append(replace(pattern, weight=weight, gain=gain))
    return kept


def _named_weights(book: PatternBook, hand: Sequence[Pattern], weights: np.ndarray) -> Mapping[str, float]:
    named = {feature.name: float(weights[number]) for number, feature in enumerate(FEATURES)}
    for pattern in hand:
        named[PATTERN_PREFIX + pattern.id] = float(weights[len(FEATURES) + _index(book, pattern)])
    return {name: round(weight, _DIGITS) for name, weight in named.items() if round(weight, _DIGITS)}


def _index(book: PatternBook, pattern: Pattern) -> int:
    index = book.index(pattern.id)
    assert index is not None, pattern.id
    return index


def _figures(passes: Sequence[Pass]) -> list[tuple[int, str, float]]:
    figures = []
    for each in passes:
        measured = {"rate": each.rate, "train_evidence": each.train_evidence, **each.tops}
        measured["log_evidence"] = each.log_evidence
        figures += [(each.number, name, value) for name, value in measured.items()]
    return figures
