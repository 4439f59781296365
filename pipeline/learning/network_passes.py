"""Learns a network from files of positions: what refine (the network) and survey (the board network) share.

Each pass takes the files in an order of its own, with a step size that falls to zero over all passes. After
each pass the validation games are measured; the parameters of the best pass are kept. A checkpoint is saved
every few files, so a killed run continues and ends with the same parameters.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np

from engine.learning.training import Measured
from engine.walk import Game
from pipeline import knowledge
from pipeline.decisions import decided_patterns
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import starting_knowledge, training_games
from pipeline.learning.position_files import PositionListFiles
from pipeline.learning.repeated_games import RepeatedFiles, SizePart, parse_repeat, parts_by_size
from pipeline.learning.training_passes import (
    VALIDATION_GAMES,
    MeasuredPass,
    passes_as_json,
    table_of,
    top_shares,
)
from pipeline.learning.worker_knowledge import WorkerKnowledge
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoint
from pipeline.tables import Table
from pipeline.texts.weights_text import Weights
from pipeline.writing import temporary_folder

#: files between two checkpoints
LEG_FILES = 20


class PositionLists(Protocol):
    """The positions of one file: ``Shortlists`` or ``BoardViews`` of the engine."""

    @property
    def moves(self) -> np.ndarray:
        """One element for each position."""


L = TypeVar("L", bound=PositionLists)


class NetworkLearner(Protocol):
    """A trainer of the engine, of either network."""

    def take(self, lists: Any) -> None:
        """Use the positions of this file from now on."""

    def learn(self, order: np.ndarray, rate: float) -> Measured:
        """Learn from the positions in this order (int32); returns what was measured before each step."""

    def measure(self) -> Measured:
        """Measure the parameters on the positions, without learning."""

    def state(self) -> np.ndarray:
        """Everything that learning changes, float32."""

    def restore(self, state: np.ndarray) -> None:
        """Continue from a ``state``."""

    def silence(self) -> None:
        """Make the network add nothing to any value."""

    def parameters(self) -> Any:
        """The parameters in the form of the network."""


@dataclass(frozen=True, slots=True)
class BoardSizeReport:
    """What was measured after each pass on the validation games of one board size (0: all others).

    ``times`` is how often each pass took the training games of that size.
    """

    size: int
    times: int
    passes: tuple[MeasuredPass, ...]

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Self:
        """The report from the facts that ``asdict`` made of it."""
        return cls(**{**facts, "passes": _passes_of(facts)})

    def table(self) -> Table:
        """A row for each pass."""
        table = table_of(self.passes)
        boards = SizePart(self.size, self.times, ()).boards
        return Table((boards, *table.header[1:]), table.rows)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        passes = [
            {"number": each.number, "log_evidence": each.log_evidence, **each.tops} for each in self.passes
        ]
        return {"size": self.size, "times": self.times, "passes": passes}


@dataclass(frozen=True, slots=True)
class NetworkReport:
    """What each pass reached, and how many games it used.

    Pass 0 is what was reached before: without a network, or with the one that learning started from.
    """

    games: int
    validation_games: int
    passes: tuple[MeasuredPass, ...]
    #: the pass whose parameters are kept
    kept: int
    #: the passes by board size, if games of some sizes were repeated
    boards: tuple[BoardSizeReport, ...]

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Self:
        """The report from the facts that ``asdict`` made of it; those of older versions have no boards."""
        boards = tuple(map(BoardSizeReport.of, facts.get("boards", ())))
        return cls(**{**facts, "passes": _passes_of(facts), "boards": boards})

    def rows(self) -> list[tuple[str, int]]:
        """The counts."""
        return [
            ("training games", self.games),
            ("validation games", self.validation_games),
            ("pass that is kept", self.kept),
        ]

    def tables(self) -> list[Table]:
        """A row for each pass, the same by board size if games were repeated, then the counts."""
        by_size = [boards.table() for boards in self.boards]
        return [table_of(self.passes), *by_size, Table(("", ""), self.rows())]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "validation_games": self.validation_games,
            "passes": passes_as_json(self.passes),
            "kept": self.kept,
            "boards": [boards.as_json() for boards in self.boards],
        }


def _passes_of(facts: dict[str, Any]) -> tuple[MeasuredPass, ...]:
    return tuple(MeasuredPass(**each) for each in facts["passes"])


#: ``gather_shortlists`` or ``gather_views``
Gather = Callable[[Path, bytes, Sequence[Game], WorkerKnowledge, Executor, str], PositionListFiles[L]]


class NetworkBasis:
    """What a network is learned on top of: patterns and weights as train left them, and joseki.

    ``network`` is the network under a board network, b"" for none. All of it is compiled to ``path``, a
    temporary file.
    """

    def __init__(
        self, stage: str, version: int, store: Store, settings: Settings, path: Path, network: bytes = b""
    ) -> None:
        #: the run that made the weights; asked before they are read, as they may be replaced meanwhile
        self.weights_run = store.learned.weights_run()
        decided = decided_patterns(
            store, store.learned.patterns(), (pattern for _, pattern in knowledge.hand_made())
        )
        learned = [pattern for pattern in decided.learned if pattern.weight]
        patterns = [*decided.hand_made, *learned]
        self.folder = store.folder(stage)
        self.version = version
        self.repeat = parse_repeat(settings.repeat)
        weights = Weights(store.learned.weights())
        starting_knowledge.compile_book(path, patterns, weights, decided.edited.values(), network)
        joseki = starting_knowledge.joseki(settings)
        self.worker_knowledge = WorkerKnowledge.of(path, joseki, settings.files.joseki)
        self.key = blake2b(self.worker_knowledge.content, digest_size=16, person=f"katachi {stage}".encode())
        self.key.update(repr((version, joseki and joseki.checksum)).encode())

    def gather(
        self, how: Gather[L], title: str, games: Sequence[Game], executor: Executor
    ) -> RepeatedFiles[L]:
        """The files of games for all passes, made by ``how``; ``title`` stands beside the progress bar.

        Raises KatachiError when a file cannot be written.
        """
        return RepeatedFiles(
            [
                (
                    part,
                    how(
                        self.folder,
                        self._key_of(part.games),
                        part.games,
                        self.worker_knowledge,
                        executor,
                        title,
                    ),
                )
                for part in parts_by_size(games, self.repeat)
            ]
        )

    def passes_key(
        self, games: Sequence[Game], validation: Sequence[Game], settings: Settings, before: bytes = b""
    ) -> bytes:
        """A hash of all that the learned parameters depend on; ``before`` identifies those it starts from."""
        key = blake2b(self._key_of(games) + self._key_of(validation), digest_size=16)
        step = (settings.step,) if settings.step else ()
        key.update(repr((self.version, settings.epochs, *self.repeat.items(), *step)).encode())
        key.update(before)
        return key.digest()

    def _key_of(self, games: Sequence[Game]) -> bytes:
        key = self.key.copy()
        training_games.add_games(key, games)
        return key.digest()


def games_for(store: Store, settings: Settings) -> tuple[Sequence[Game], Sequence[Game]]:
    """The games that a network is learned from, and the validation games that say which pass is best.

    There are up to VALIDATION_GAMES of the latter for each repeated board size and for all other sizes.
    Raises KatachiError when there is no game, or none of a size to repeat.
    """
    repeat = parse_repeat(settings.repeat)
    games, validation = training_games.for_learning(store, settings)
    missing = set(repeat) - {part.size for part in parts_by_size(games, repeat)}
    if missing:
        size = min(missing)
        raise KatachiError(f"there is no game on {size}x{size} to repeat: ingest some, or leave it out")
    chosen = (part.games[:VALIDATION_GAMES] for part in parts_by_size(validation, repeat))
    return games, [game for games_of_part in chosen for game in games_of_part]


def finished_facts(
    stage: str,
    version: int,
    store: Store,
    settings: Settings,
    run_id: int,
    network: bytes = b"",
    before: bytes = b"",
) -> dict[str, Any] | None:
    """The facts of a run's report; None unless it finished just the work that these settings ask for.

    ``network`` and ``before`` are those of ``NetworkBasis`` and ``NetworkBasis.passes_key``.
    """
    games, validation = games_for(store, settings)
    with temporary_folder() as folder:
        basis = NetworkBasis(stage, version, store, settings, Path(folder) / f"{stage}.bin", network)
        key = basis.passes_key(games, validation, settings, before)
        return store.checkpoints.finished_report(stage, key, run_id)


class NetworkPasses(Generic[L]):
    """The passes that learn one network; ``learn`` runs them all.

    ``key`` (``NetworkBasis.passes_key``) identifies the work in checkpoints. ``new`` makes a trainer; with
    ``goes_on`` it has learned something already. ``rate`` is the first step's size if the settings have none.
    """

    def __init__(
        self,
        stage: str,
        key: bytes,
        new: Callable[[], NetworkLearner],
        rate: float,
        training: RepeatedFiles[L],
        validation: RepeatedFiles[L],
        settings: Settings,
        executor: Executor,
        goes_on: bool = False,
    ) -> None:
        self.stage = stage
        self.key = key
        self.new = new
        self.rate = settings.step or rate
        self.training = training
        self.validation = validation
        self.settings = settings
        self.executor = executor
        self.goes_on = goes_on
        self.trainer = new()
        self.done: list[MeasuredPass] = []
        #: the same passes, measured on each part of the validation games
        self.by_part: list[list[MeasuredPass]] = [[] for _ in validation.parts]
        #: the pass under way (from 0), how many of its files are done, and what these have measured
        self.number = self.files = self.positions = 0
        self.log_likelihood = 0.0
        #: the pass whose parameters are kept, and the state that it ended with
        self.best, self.best_state = 0, self.trainer.state()

    def learn(self, store: Store, run_id: int) -> None:
        """Run the passes, from the checkpoint of an interrupted run if there is one."""
        found = store.checkpoints.get(self.stage, self.key)
        if found is not None:
            self._load(found)
            self.executor.note(
                f"{self.stage} goes on where it was: pass {self.number + 1}, file {self.files + 1}"
            )
        else:
            self._begin()
        for _ in self._legs():
            with store.transaction():
                store.checkpoints.put(self.stage, self.key, self._checkpoint(), run_id)

    def report_fields(
        self, games: Sequence[Game], validation: Sequence[Game]
    ) -> tuple[int, int, tuple[MeasuredPass, ...], int, tuple[BoardSizeReport, ...]]:
        """The fields of ``NetworkReport``, in order."""
        boards = (
            BoardSizeReport(part.size, part.times, tuple(passes))
            for (part, _), passes in zip(self.validation.parts, self.by_part, strict=True)
        )
        repeated = tuple(boards) if self.settings.repeat else ()
        return len(games), len(validation), tuple(self.done), self.best, repeated

    def parameters(self) -> Any:
        """The parameters of the best pass, in the form of the network."""
        self.trainer.restore(self.best_state)
        return self.trainer.parameters()

    def _load(self, checkpoint: Checkpoint) -> None:
        facts = checkpoint.facts
        self.done = [MeasuredPass(**each) for each in facts["done"]]
        self.by_part = [
            [MeasuredPass(**each) for each in part] for part in facts.get("by_part", [facts["done"]])
        ]
        self.number, self.files, self.best = facts["number"], facts["files"], facts["best"]
        self.positions, self.log_likelihood = facts["positions"], facts["log_likelihood"]
        states = np.frombuffer(checkpoint.state, np.float32).reshape(2, *self.best_state.shape)
        self.best_state = states[0].copy()
        self.trainer.restore(states[1])

    def _checkpoint(self) -> Checkpoint:
        facts = {
            "done": [asdict(each) for each in self.done],
            "by_part": [[asdict(each) for each in part] for part in self.by_part],
            "number": self.number,
            "files": self.files,
            "best": self.best,
            "positions": self.positions,
            "log_likelihood": self.log_likelihood,
        }
        return Checkpoint(facts, np.stack([self.best_state, self.trainer.state()]).tobytes())

    def _begin(self) -> None:
        """Measure what there is before learning: pass 0."""
        first = self.new()
        if not self.goes_on:
            first.silence()
        self._note(0.0, first)

    def _legs(self) -> Iterator[None]:
        """Learn; yields whenever a checkpoint is due: after each leg and each pass."""
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
        seen = self.trainer.learn(order.astype(np.int32), self.rate * (1 - at / total))
        self.positions += seen.positions
        self.log_likelihood += seen.log_evidence * seen.positions
        self.files += 1

    def _end(self) -> None:
        """Finish a pass: measure it, and keep its parameters if they are the best so far."""
        self.number += 1
        self._note(self.log_likelihood / max(self.positions, 1), self.trainer)
        is_first = self.best == 0 and not self.goes_on
        if is_first or self.done[self.best].log_evidence < self.done[-1].log_evidence:
            self.best, self.best_state = self.number, self.trainer.state()
        self.files = self.positions = 0
        self.log_likelihood = 0.0

    def _note(self, evidence: float, trainer: NetworkLearner) -> None:
        """Measure a pass on all validation games, and on each part of them."""
        by_part: list[list[Measured]] = [[] for _ in self.validation.parts]
        for number, lists in self.validation.once():
            trainer.take(lists)
            by_part[number].append(trainer.measure())
        parts = [_together([(1, each) for each in part]) for part in by_part]
        times = [part.times for part, _ in self.validation.parts]
        self.done.append(_pass(self.number, evidence, _together(list(zip(times, parts, strict=True)))))
        for noted, measured in zip(self.by_part, parts, strict=True):
            noted.append(_pass(self.number, 0.0, measured))


def _pass(number: int, evidence: float, measured: Measured) -> MeasuredPass:
    return MeasuredPass(number, None, evidence, measured.log_evidence, top_shares(measured))


def _together(measured: Sequence[tuple[int, Measured]]) -> Measured:
    """Several measurements as one; each counts as often as the number beside it."""
    positions = sum(times * each.positions for times, each in measured)
    total = sum(times * each.log_evidence * each.positions for times, each in measured)
    ranks = np.sum([times * each.ranks for times, each in measured], axis=0)
    return Measured(positions, total / max(positions, 1), ranks)
