"""The passes of ``train`` over the training games, with a checkpoint after each leg of ``LEG_GAMES`` games.

Every pass takes the games in an order of its own and with smaller steps than the one before. A pass that
makes the validation games less likely is undone, and the last pass follows at once. Before the last of
several passes only the best patterns are kept: the weights of the others become zero and stay so, and the
kept ones learn to make up for them.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Protocol

import numpy as np

from engine.learning.listing import Listed
from engine.learning.training import Measured, Trainer
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.store.checkpoints import Checkpoint
from pipeline.tables import Table

#: validation games that are measured after each pass
VALIDATION_GAMES = 300
#: step size of the last pass, as a part of the first's
LAST_RATE = 0.1
#: games of a leg; Ctrl-C waits for the end of it, well under a minute
LEG_GAMES = 250
#: training games by which the patterns to keep are chosen
TESTED_GAMES = 1500
#: sums of squared gradients that weights learned before begin with: of features, of patterns
_SEEN_FEATURE, _SEEN_PATTERN = 300.0, 30.0
#: training games that are measured before the first pass, where learning goes on from weights
_START_GAMES = 300
#: the sum of squared gradients of a weight that must not move
FROZEN = np.float32(np.inf)


@dataclass(frozen=True, slots=True)
class MeasuredPass:
    """What was measured after one pass. Its fields are kept in checkpoints and reports."""

    #: 1 is the first pass, 0 what was there before it
    number: int
    #: size of the steps; None where it falls within a pass
    rate: float | None
    #: log-evidence of the training games, measured while learning, in nats a position; 0 if it was not
    train_evidence: float
    #: the same for the validation games, after the pass
    log_evidence: float
    #: on validation games, share (0 to 1) of the moves played that were among the first: top1, top5, ...
    tops: dict[str, float]

    def measured(self) -> dict[str, float]:
        """All figures by name, as the database and docs/formats/json.md have them."""
        rate = {} if self.rate is None else {"rate": self.rate}
        return {
            **rate,
            "train_evidence": self.train_evidence,
            "log_evidence": self.log_evidence,
            **self.tops,
        }


def table_of(passes: Sequence[MeasuredPass]) -> Table:
    """The passes as a table, a row each; without the column of steps where these fall within a pass."""
    with_steps = passes[0].rate is not None
    step = ("step",) if with_steps else ()
    header = ("pass", *step, "log-evidence", "on validation", "top1 %", "top5 %", "top10 %", "top20 %")
    lines = [
        (
            str(each.number),
            *([f"{each.rate:.3f}"] if with_steps else []),
            f"{each.train_evidence:.4f}" if each.train_evidence else "",
            f"{each.log_evidence:.4f}",
            *(f"{100 * share:.1f}" for share in each.tops.values()),
        )
        for each in passes
    ]
    return Table(header, lines)


def passes_as_json(passes: Sequence[MeasuredPass]) -> list[dict[str, float]]:
    """The passes as docs/formats/json.md has them."""
    return [{"number": each.number, **each.measured()} for each in passes]


def figure_rows(passes: Sequence[MeasuredPass]) -> list[tuple[int, str, float]]:
    """What the database keeps of a training: rows of pass, name, value."""
    return [(each.number, name, value) for each in passes for name, value in each.measured().items()]


class GameSource(Protocol):
    """Where the trainer gets games from: either the games themselves, or lists made of them before."""

    games: Sequence[Game]

    def select(self, numbers: Sequence[int]) -> Sequence[Game | Listed]:
        """The games with these numbers, in a form that the engine's trainer takes."""


def games_of_all_passes(games: int, settings: Settings) -> set[int]:
    """The numbers of all games that ``TrainingPasses`` will ask for, out of so many training games."""
    numbers: set[int] = set()
    for number in range(settings.epochs):
        numbers.update(games_of_pass(number, games, settings))
    numbers.update(_sample(games, _START_GAMES) if settings.further else ())
    return numbers.union(_sample(games, TESTED_GAMES) if settings.keep else ())


def games_of_pass(number: int, games: int, settings: Settings) -> list[int]:
    """The numbers of the games of pass ``number`` (from 0), in its order.

    Where a pass takes only a share of the games, each goes on where the one before stopped, so that no game
    is left out for ever.
    """
    order = _sample(games, games)
    size = max(round(games * settings.share), 1)
    first = number * size
    chosen = [order[i % games] for i in range(first, first + size)]
    return random.Random(number).sample(chosen, size)


def _sample(games: int, size: int) -> list[int]:
    return random.Random(0).sample(range(games), min(size, games))


class TrainingPasses:
    """The passes of one training: ``load`` a checkpoint if there is one, then ``run``.

    ``optional`` has the numbers (int, ascending) of those weights of which only ``settings.keep`` survive.
    """

    def __init__(
        self,
        trainer: Trainer,
        games: GameSource,
        validation: GameSource,
        optional: np.ndarray,
        settings: Settings,
        executor: Executor,
    ) -> None:
        self.trainer = trainer
        self.games = games
        self.validation = validation
        self.optional = optional
        self.settings = settings
        self.executor = executor
        self.done: list[MeasuredPass] = []
        #: the pass under way (from 0), how many of its legs are done, and what these have measured
        self.number = 0
        self.leg = 0
        self.positions = 0
        self.log_likelihood = 0.0
        #: the trainer's state before the pass under way, to undo it
        self.state = trainer.state()

    def start_from_current_weights(self, num_features: int) -> None:
        """Start from the trainer's weights, the first ``num_features`` of features; pass 0 measures them.

        They move as if they had seen games already: with short steps. Weights that are zero count as new and
        move with the usual ones. A first pass that makes things worse is undone too, unless it is the last.
        """
        state = self.trainer.state()
        is_there = state[0] != 0
        state[1, :num_features][is_there[:num_features]] = _SEEN_FEATURE
        state[1, num_features:][is_there[num_features:]] = _SEEN_PATTERN
        self.trainer.restore(state)
        self.state = state
        sample = self.games.select(_sample(len(self.games.games), _START_GAMES))
        evidence = self.trainer.measure(sample, self.executor.jobs).log_evidence
        measured = self._validate()
        self.done = [MeasuredPass(0, 0.0, evidence, measured.log_evidence, top_shares(measured))]

    def load(self, checkpoint: Checkpoint) -> None:
        """Continue from a checkpoint."""
        facts = checkpoint.facts
        self.done = [MeasuredPass(**each) for each in facts["done"]]
        self.number, self.leg = facts["number"], facts["leg"]
        self.positions, self.log_likelihood = facts["positions"], facts["log_likelihood"]
        states = np.frombuffer(checkpoint.state, np.float32).reshape(2, 2, -1).copy()
        self.state = states[0]
        self.trainer.restore(states[1])

    def _checkpoint(self) -> Checkpoint:
        facts = {
            "done": [asdict(each) for each in self.done],
            "number": self.number,
            "leg": self.leg,
            "positions": self.positions,
            "log_likelihood": self.log_likelihood,
        }
        return Checkpoint(facts, np.stack([self.state, self.trainer.state()]).tobytes())

    def run(self, save: Callable[[Checkpoint], object]) -> None:
        """Run the passes that are left; ``save`` is given a checkpoint after each leg and each pass.

        Afterwards the trainer has the learned weights.
        """
        last = self.settings.epochs - 1
        while self.number <= last:
            if self.number == last and last and self.leg == 0:
                self._drop()
            made = self._pass(save)
            worse = bool(self.done) and made.log_evidence < self.done[-1].log_evidence
            self.done.append(made)
            if worse and self.number < last:
                self.trainer.restore(self.state)
                self.number = last
            else:
                self.number += 1
            self._begin()
            save(self._checkpoint())

    def _begin(self) -> None:
        self.state = self.trainer.state()
        self.leg = self.positions = 0
        self.log_likelihood = 0.0

    def _pass(self, save: Callable[[Checkpoint], object]) -> MeasuredPass:
        """Run what is left of the pass under way, and measure."""
        settings = self.settings
        rate = settings.rate * LAST_RATE ** (self.number / max(settings.epochs - 1, 1))
        numbers = games_of_pass(self.number, len(self.games.games), settings)
        total = sum(self.games.games[number].num_moves for number in numbers)
        title = f"pass {self.number + 1} of {settings.epochs}"
        with self.executor.finishing() as stop, self.executor.progress(title, "positions", total) as bar:
            bar.update(self.positions)
            for first in range(self.leg * LEG_GAMES, len(numbers), LEG_GAMES):
                leg = self.games.select(numbers[first : first + LEG_GAMES])
                seen = self.trainer.epoch(leg, rate, threads=self.executor.jobs, progress=bar.update)
                self.positions += seen.positions
                self.log_likelihood += seen.log_evidence * seen.positions
                self.leg += 1
                save(self._checkpoint())
                stop.check()
        measured = self._validate()
        evidence = self.log_likelihood / max(self.positions, 1)
        return MeasuredPass(self.number + 1, rate, evidence, measured.log_evidence, top_shares(measured))

    def _validate(self) -> Measured:
        numbers = range(min(len(self.validation.games), VALIDATION_GAMES))
        return self.trainer.measure(self.validation.select(numbers), self.executor.jobs)

    def _drop(self) -> None:
        """Set the weights of all optional patterns but the best to zero, for good.

        The best are those whose loss would cost the training games most: w^2 / 2 times the curvature.
        """
        excess = len(self.optional) - self.settings.keep
        if not self.settings.keep or excess <= 0:
            return
        tested = self.games.select(_sample(len(self.games.games), TESTED_GAMES))
        _, curvature = self.trainer.slopes(tested, self.executor.jobs)
        state = self.trainer.state()
        loss = state[0, self.optional] ** 2 * curvature[self.optional]
        dropped = self.optional[np.argsort(loss, kind="stable")[:excess]]
        state[0, dropped] = 0.0
        state[1, dropped] = FROZEN
        self.trainer.restore(state)


def top_shares(measured: Measured) -> dict[str, float]:
    """The share (0 to 1) of the moves played that were among the first 1, 5, 10, 20: ``top1`` and so on."""
    hits = np.cumsum(measured.ranks) / max(measured.positions, 1)
    return {f"top{top}": float(hits[top - 1]) for top in (1, 5, 10, 20)}
