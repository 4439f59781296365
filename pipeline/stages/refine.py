"""Refine: a small network learns how what speaks for a move acts together (docs/network.md).

The weights that train learned are its ground: they stay as they are. All positions of the training games are
evaluated once, and the best moves of each kept with what speaks for them (``pipeline.gathered``); from these
lists the network is learned in several passes with falling steps. The parameters of the pass that makes the
validation games likeliest are kept, and go into the binary with the weights; when the weights change, they no
longer count.

Killed or interrupted, the same command goes on where it was, and ends with the same parameters.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from engine.network import LOOKED_AT, Parameters
from engine.network_training import NetworkTrainer
from engine.training import Measured
from engine.walk import Game
from pipeline import knowledge, known, training_games
from pipeline.decided import forms
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.gathered import GatheredShortlists, shortlists
from pipeline.passes import VALIDATION_GAMES, Pass, figures_of, passes_as_json, table_of, tops_of
from pipeline.settings import Settings
from pipeline.shipped import Shipped
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoint
from pipeline.tables import Table
from pipeline.weights_text import Weights

NAME = "refine"
VERSION = 1

#: the first step's size; they fall to nothing, step by step
RATE = 1e-3
#: files between two checkpoints
LEG_FILES = 20


@dataclass(frozen=True, slots=True)
class RefineReport:
    """The passes; the first line, pass 0, is what the weights alone reach."""

    games: int
    validation_games: int
    passes: tuple[Pass, ...]
    kept: int
    features: int

    def tables(self) -> list[Table]:
        """A line a pass, then the counts."""
        rows = [
            ("training games", self.games),
            ("validation games", self.validation_games),
            ("pass that is kept", self.kept),
            ("features with a row", self.features),
        ]
        return [table_of(self.passes), Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "validation_games": self.validation_games,
            "passes": passes_as_json(self.passes),
            "kept": self.kept,
            "features": self.features,
        }


def run(store: Store, settings: Settings, executor: Executor) -> RefineReport:
    """Learn the network for the database's weights."""
    if settings.epochs < 1:
        raise KatachiError("nothing would be learned: give --epochs 1 or more")
    if not store.learned.weights():
        raise KatachiError("there are no learned weights to refine: run 'katachi train' first")
    games, validation = training_games.for_learning(store, settings)
    validation = validation[:VALIDATION_GAMES]
    with store.recording(NAME, settings) as run_id, TemporaryDirectory() as temporary:
        ground = _Ground(store, settings, Path(temporary) / "refine.bin")
        training = ground.gather("gather", games, executor)
        passes = _Passes(
            training, ground.gather("gather validation", validation, executor), settings, executor
        )
        _learn(store, passes, run_id)
        parameters = passes.parameters()
        with store.transaction():
            store.learned.set_network(parameters.to_bytes(), VERSION, run_id)
            store.learned.put_figures(run_id, figures_of(passes.done))
            store.checkpoints.drop(NAME)
        training.drop()
    return RefineReport(len(games), len(validation), tuple(passes.done), passes.best, len(parameters.rows))


class _Ground:
    """What the network is learned on: the weights as train left them, and the joseki."""

    def __init__(self, store: Store, settings: Settings, path: Path) -> None:
        decided = forms(store, store.learned.patterns(), (pattern for _, pattern in knowledge.hand_made()))
        learned = [pattern for pattern in decided.learned if pattern.weight]
        patterns = [*decided.hand_made, *learned]
        self.folder = store.folder(NAME)
        weights = Weights(store.learned.weights())
        known.compiled(path, patterns, weights, decided.edited.values())
        joseki = known.joseki(settings)
        self.shipped = Shipped.of(path, joseki, settings.files.joseki)
        self.key = blake2b(self.shipped.content, digest_size=16, person=b"katachi refine")
        self.key.update(repr((VERSION, joseki and joseki.checksum)).encode())

    def gather(self, title: str, games: Sequence[Game], executor: Executor) -> GatheredShortlists:
        """The shortlists of games; ``title`` is what progress calls them."""
        key = self.key.copy()
        training_games.add_games(key, games)
        found = GatheredShortlists(self.folder, key.digest(), games)
        found.fill(partial(shortlists, ground=self.shipped, most=LOOKED_AT), executor, title)
        return found


def _learn(store: Store, passes: "_Passes", run_id: int) -> None:
    """Run the passes, from the checkpoint that an interrupted run left if there is one."""
    found = store.checkpoints.get(NAME, passes.key)
    if found is not None:
        passes.load(found)
        passes.executor.note(
            f"{NAME} goes on where it was: pass {passes.number + 1}, file {passes.files + 1}"
        )
    else:
        passes.begin()
    for _ in passes.legs():
        with store.transaction():
            store.checkpoints.put(NAME, passes.key, passes.checkpoint(), run_id)


class _Passes:
    """The passes: ``load`` a checkpoint if there is one, then ``run``."""

    def __init__(
        self,
        training: GatheredShortlists,
        validation: GatheredShortlists,
        settings: Settings,
        executor: Executor,
    ) -> None:
        self.training = training
        self.validation = validation
        self.settings = settings
        self.executor = executor
        #: what decides how the learning goes
        key = blake2b(training.key + validation.key, digest_size=16)
        key.update(repr((VERSION, settings.epochs)).encode())
        self.key = key.digest()
        self.trainer = NetworkTrainer()
        self.done: list[Pass] = []
        #: the pass under way (from 0), its files done, and what they have said
        self.number = self.files = self.positions = 0
        self.log_likelihood = 0.0
        #: the pass whose parameters are kept, and the state that it ended with
        self.best, self.best_state = 0, self.trainer.state()

    def load(self, checkpoint: Checkpoint) -> None:
        """Go on from a checkpoint."""
        facts = checkpoint.facts
        self.done = [Pass(**each) for each in facts["done"]]
        self.number, self.files, self.best = facts["number"], facts["files"], facts["best"]
        self.positions, self.log_likelihood = facts["positions"], facts["log_likelihood"]
        states = np.frombuffer(checkpoint.state, np.float32).reshape(2, *self.best_state.shape)
        self.best_state = states[0].copy()
        self.trainer.restore(states[1])

    def checkpoint(self) -> Checkpoint:
        """All that ``load`` takes."""
        facts = {
            "done": [asdict(each) for each in self.done],
            "number": self.number,
            "files": self.files,
            "best": self.best,
            "positions": self.positions,
            "log_likelihood": self.log_likelihood,
        }
        return Checkpoint(facts, np.stack([self.best_state, self.trainer.state()]).tobytes())

    def begin(self) -> None:
        """Measure what the weights reach alone: pass 0."""
        silent = NetworkTrainer()
        silent.silence()
        self.done = [Pass(0, None, 0.0, *_told(self._measure(silent)))]

    def legs(self) -> Iterator[None]:
        """Learn; stops for a checkpoint after each leg and each pass."""
        total = self.settings.epochs * len(self.training)
        with self.executor.progress("learn", "files", total) as bar:
            bar.update(self.number * len(self.training) + self.files)
            while self.number < self.settings.epochs:
                order = random.Random(self.number).sample(range(len(self.training)), len(self.training))
                while self.files < len(order):
                    for _ in range(min(LEG_FILES, len(order) - self.files)):
                        self._take(order[self.files], total)
                        bar.update(1)
                    yield
                self._end()
                yield

    def _take(self, number: int, total: int) -> None:
        lists = self.training.lists(number)
        at = self.number * len(self.training) + self.files
        order = np.random.default_rng((self.number, number)).permutation(len(lists.moves))
        self.trainer.take(lists)
        seen = self.trainer.learn(order.astype(np.int32), RATE * (1 - at / total))
        self.positions += seen.positions
        self.log_likelihood += seen.log_evidence * seen.positions
        self.files += 1

    def _end(self) -> None:
        """A pass is over."""
        measured = _told(self._measure(self.trainer))
        evidence = self.log_likelihood / max(self.positions, 1)
        self.number += 1
        self.done.append(Pass(self.number, None, evidence, *measured))
        if self.best == 0 or self.done[self.best].log_evidence < measured[0]:
            self.best, self.best_state = self.number, self.trainer.state()
        self.files = self.positions = 0
        self.log_likelihood = 0.0

    def _measure(self, trainer: NetworkTrainer) -> Measured:
        found = []
        for number in range(len(self.validation)):
            trainer.take(self.validation.lists(number))
            found.append(trainer.measure())
        positions = sum(each.positions for each in found)
        total = sum(each.log_evidence * each.positions for each in found)
        ranks = np.sum([each.ranks for each in found], axis=0)
        return Measured(positions, total / max(positions, 1), ranks)

    def parameters(self) -> Parameters:
        """Those of the best pass."""
        self.trainer.restore(self.best_state)
        return self.trainer.parameters()


def _told(measured: Measured) -> tuple[float, dict[str, float]]:
    return measured.log_evidence, tops_of(measured)
