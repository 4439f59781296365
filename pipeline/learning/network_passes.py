"""Learning a network from lists of positions in several passes, each in an order of its own, with steps that
fall to nothing. What the networks have in common: the one that looks at the best moves again
(``stages.refine``) and the one that sees the whole board (``stages.survey``).

After each pass the validation games are measured, and the parameters of the pass that makes them likeliest
are kept. Killed or interrupted, the same work goes on where it was, and ends with the same parameters.
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
from pipeline.decisions import forms
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import starting_knowledge, training_games
from pipeline.learning.position_files import GatheredLists
from pipeline.learning.repeated_games import Part, Repeated, parse_repeat, parts_of
from pipeline.learning.training_passes import VALIDATION_GAMES, Pass, passes_as_json, table_of, tops_of
from pipeline.learning.worker_knowledge import Shipped
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoint
from pipeline.tables import Table
from pipeline.texts.weights_text import Weights
from pipeline.writing import temporary_folder

#: files between two checkpoints
LEG_FILES = 20


class Lists(Protocol):
    """Positions to learn from, one after the other."""

    @property
    def moves(self) -> np.ndarray:
        """A number for each position."""


L = TypeVar("L", bound=Lists)


class NetworkLearner(Protocol):
    """A trainer of the engine."""

    def take(self, lists: Any) -> None:
        """Look at these lists from now on."""

    def learn(self, order: np.ndarray, rate: float) -> Measured:
        """Learn from positions of the lists in this order."""

    def measure(self) -> Measured:
        """What the parameters are worth on the lists."""

    def state(self) -> np.ndarray:
        """All that learning changes, float32."""

    def restore(self, state: np.ndarray) -> None:
        """Go on from a state."""

    def silence(self) -> None:
        """Let the network say nothing."""

    def parameters(self) -> Any:
        """The parameters as the network has them."""


@dataclass(frozen=True, slots=True)
class BoardsReport:
    """What was measured after each pass on validation games of one board size, 0 for all others, and how
    often each pass took the training games of it."""

    size: int
    times: int
    passes: tuple[Pass, ...]

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Self:
        """What ``asdict`` made these facts of."""
        return cls(**{**facts, "passes": _passes_of(facts)})

    def table(self) -> Table:
        """A line a pass."""
        table = table_of(self.passes)
        boards = Part(self.size, self.times, ()).boards
        return Table((boards, *table.header[1:]), table.rows)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        told = [
            {"number": each.number, "log_evidence": each.log_evidence, **each.tops} for each in self.passes
        ]
        return {"size": self.size, "times": self.times, "passes": told}


@dataclass(frozen=True, slots=True)
class NetworkReport:
    """The passes; the first line, pass 0, is what was reached before: without the network, or with the one
    that learning went on from."""

    games: int
    validation_games: int
    passes: tuple[Pass, ...]
    kept: int
    #: the same by board size, where games of some were repeated
    boards: tuple[BoardsReport, ...]

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Self:
        """The report that ``asdict`` made these facts of, perhaps before there were boards."""
        boards = tuple(map(BoardsReport.of, facts.get("boards", ())))
        return cls(**{**facts, "passes": _passes_of(facts), "boards": boards})

    def rows(self) -> list[tuple[str, int]]:
        """The counts."""
        return [
            ("training games", self.games),
            ("validation games", self.validation_games),
            ("pass that is kept", self.kept),
        ]

    def tables(self) -> list[Table]:
        """A line a pass, by board size too if games were repeated, then the counts."""
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


def _passes_of(facts: dict[str, Any]) -> tuple[Pass, ...]:
    return tuple(Pass(**each) for each in facts["passes"])


Gather = Callable[[Path, bytes, Sequence[Game], Shipped, Executor, str], GatheredLists[L]]


class NetworkGround:
    """What a network is learned on: the weights as train left them, the joseki, and the network that is there
    already, if any.

    ``path`` is a file that goes when the work is done.
    """

    def __init__(
        self, stage: str, version: int, store: Store, settings: Settings, path: Path, network: bytes = b""
    ) -> None:
        #: the run that made the weights, asked before they are read: others may come while this learns
        self.weights_run = store.learned.weights_run()
        decided = forms(store, store.learned.patterns(), (pattern for _, pattern in knowledge.hand_made()))
        learned = [pattern for pattern in decided.learned if pattern.weight]
        patterns = [*decided.hand_made, *learned]
        self.folder = store.folder(stage)
        self.version = version
        self.repeat = parse_repeat(settings.repeat)
        weights = Weights(store.learned.weights())
        starting_knowledge.compiled(path, patterns, weights, decided.edited.values(), network)
        joseki = starting_knowledge.joseki(settings)
        self.shipped = Shipped.of(path, joseki, settings.files.joseki)
        self.key = blake2b(self.shipped.content, digest_size=16, person=f"katachi {stage}".encode())
        self.key.update(repr((version, joseki and joseki.checksum)).encode())

    def gather(self, how: Gather[L], title: str, games: Sequence[Game], executor: Executor) -> Repeated[L]:
        """The lists of games; ``title`` is what progress calls them."""
        return Repeated(
            [
                (part, how(self.folder, self._key_of(part.games), part.games, self.shipped, executor, title))
                for part in parts_of(games, self.repeat)
            ]
        )

    def passes_key(
        self, games: Sequence[Game], validation: Sequence[Game], settings: Settings, before: bytes = b""
    ) -> bytes:
        """What decides how the learning goes; ``before`` stands for the parameters that it goes on with."""
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
    """The games that a network is learned from, and those that say which pass is best: of boards whose games
    are repeated as many as of all others.

    Raises KatachiError where nothing can be learned from, or there is nothing to repeat.
    """
    repeat = parse_repeat(settings.repeat)
    games, validation = training_games.for_learning(store, settings)
    missing = set(repeat) - {part.size for part in parts_of(games, repeat)}
    if missing:
        size = min(missing)
        raise KatachiError(f"there is no game on {size}x{size} to repeat: ingest some, or leave it out")
    chosen = (part.games[:VALIDATION_GAMES] for part in parts_of(validation, repeat))
    return games, [game for games_of_part in chosen for game in games_of_part]


def finished(
    stage: str,
    version: int,
    store: Store,
    settings: Settings,
    run_id: int,
    network: bytes = b"",
    before: bytes = b"",
) -> dict[str, Any] | None:
    """The facts of the run's report if it did to its end what these settings ask for."""
    games, validation = games_for(store, settings)
    with temporary_folder() as folder:
        ground = NetworkGround(stage, version, store, settings, Path(folder) / f"{stage}.bin", network)
        key = ground.passes_key(games, validation, settings, before)
        return store.checkpoints.finished(stage, key, run_id)


class NetworkPasses(Generic[L]):
    """The passes: ``learn`` does them all.

    ``key`` says what decides how they go; ``new`` makes a trainer, which has learned something already if it
    ``goes_on``; ``rate`` is the first step's size where the settings say none.
    """

    def __init__(
        self,
        stage: str,
        key: bytes,
        new: Callable[[], NetworkLearner],
        rate: float,
        training: Repeated[L],
        validation: Repeated[L],
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
        self.done: list[Pass] = []
        #: what was measured on each part of the validation games
        self.by_part: list[list[Pass]] = [[] for _ in validation.parts]
        #: the pass under way (from 0), its files done, and what they have said
        self.number = self.files = self.positions = 0
        self.log_likelihood = 0.0
        #: the pass whose parameters are kept, and the state that it ended with
        self.best, self.best_state = 0, self.trainer.state()

    def learn(self, store: Store, run_id: int) -> None:
        """Run the passes, from the checkpoint that an interrupted run left if there is one."""
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

    def told(
        self, games: Sequence[Game], validation: Sequence[Game]
    ) -> tuple[int, int, tuple[Pass, ...], int, tuple[BoardsReport, ...]]:
        """The fields of ``NetworkReport``."""
        boards = (
            BoardsReport(part.size, part.times, tuple(passes))
            for (part, _), passes in zip(self.validation.parts, self.by_part, strict=True)
        )
        repeated = tuple(boards) if self.settings.repeat else ()
        return len(games), len(validation), tuple(self.done), self.best, repeated

    def parameters(self) -> Any:
        """Those of the best pass."""
        self.trainer.restore(self.best_state)
        return self.trainer.parameters()

    def _load(self, checkpoint: Checkpoint) -> None:
        facts = checkpoint.facts
        self.done = [Pass(**each) for each in facts["done"]]
        self.by_part = [[Pass(**each) for each in part] for part in facts.get("by_part", [facts["done"]])]
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
        """Measure what is reached before: pass 0."""
        first = self.new()
        if not self.goes_on:
            first.silence()
        self._note(0.0, first)

    def _legs(self) -> Iterator[None]:
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
        seen = self.trainer.learn(order.astype(np.int32), self.rate * (1 - at / total))
        self.positions += seen.positions
        self.log_likelihood += seen.log_evidence * seen.positions
        self.files += 1

    def _end(self) -> None:
        """A pass is over."""
        self.number += 1
        self._note(self.log_likelihood / max(self.positions, 1), self.trainer)
        is_first = self.best == 0 and not self.goes_on
        if is_first or self.done[self.best].log_evidence < self.done[-1].log_evidence:
            self.best, self.best_state = self.number, self.trainer.state()
        self.files = self.positions = 0
        self.log_likelihood = 0.0

    def _note(self, evidence: float, trainer: NetworkLearner) -> None:
        """Measure what a pass came to: all validation games, and each part of them."""
        by_part: list[list[Measured]] = [[] for _ in self.validation.parts]
        for number, lists in self.validation.once():
            trainer.take(lists)
            by_part[number].append(trainer.measure())
        parts = [_together([(1, each) for each in part]) for part in by_part]
        times = [part.times for part, _ in self.validation.parts]
        self.done.append(_pass(self.number, evidence, _together(list(zip(times, parts, strict=True)))))
        for noted, measured in zip(self.by_part, parts, strict=True):
            noted.append(_pass(self.number, 0.0, measured))


def _pass(number: int, evidence: float, measured: Measured) -> Pass:
    return Pass(number, None, evidence, measured.log_evidence, tops_of(measured))


def _together(measured: Sequence[tuple[int, Measured]]) -> Measured:
    """What was measured of several lists as one; each counts so many times."""
    positions = sum(times * each.positions for times, each in measured)
    total = sum(times * each.log_evidence * each.positions for times, each in measured)
    ranks = np.sum([times * each.ranks for times, each in measured], axis=0)
    return Measured(positions, total / max(positions, 1), ranks)
