"""Judges held-out games with the new knowledge and with the last release's, in turns, until a test is clear.

The test is a sequential probability ratio test of two differences of the share, "worse by the loss" against
"not worse". A game is the unit: with d the difference of the hits and n the positions of each of N games,
the difference of the shares is D = sum(d) / sum(n), and its variance a game v = sum((d - D n)^2) / (N m^2),
with m the mean of n (the ratio estimator of ``stages.evaluate``; a few games that deviate by one point are
added, since games that are alike prove little). With a and b the two differences, the log-likelihood ratio is
N (b - a) (2 D - a - b) / (2 v), by the normal approximation.

CPU times of both are taken on the same games, in an order that alternates from game to game; speed is judged
by the median of the games' ratios.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from math import log
from pathlib import Path
from statistics import median
from typing import NamedTuple

from engine.knowledge import Files
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.identity import parse_splits
from pipeline.judging import JudgedGame
from pipeline.matches.statistics import ALPHA, BETA
from pipeline.records import GameRecord
from pipeline.release.wanted import SPLIT
from pipeline.settings import Settings
from pipeline.stages.evaluate import SHARES, GameSieve, hits, ratio
from pipeline.store import Store

#: the test never ends before so many games, so that figures mean something
LEAST_GAMES = 60
#: games with this deviation (one point of a percent) that are added to estimate the variance
PRIOR_GAMES, PRIOR_DEVIATION = 4, 0.01
MEASURES = tuple(SHARES)


class HeldOutTask(NamedTuple):
    """A game to be judged: its number (0 is the first), its name for messages."""

    number: int
    name: str
    record: GameRecord


class ComparedGame(NamedTuple):
    """A judged game: hits by measure with the new and the last knowledge (empty for a first release), and
    CPU seconds."""

    positions: int
    new: dict[str, int]
    last: dict[str, int]
    new_s: float
    last_s: float


class TestVerdict(NamedTuple):
    """The state of the test."""

    llr: float
    lower: float
    upper: float

    @property
    def name(self) -> str:
        """The outcome: "not worse", "worse" or "open"."""
        return "not worse" if self.llr >= self.upper else "worse" if self.llr <= self.lower else "open"


@dataclass(frozen=True, slots=True)
class HeldOut:
    """Games that nothing was learned from."""

    tasks: list[HeldOutTask]
    #: number of them that are in the database's training split
    trained_on: int

    @property
    def digest(self) -> str:
        """A hash of the games in their order."""
        digest = blake2b(digest_size=32)
        for task in self.tasks:
            digest.update(repr((task.record.size, task.record.setup, task.record.moves)).encode())
        return digest.hexdigest()


def held_out(paths: Sequence[str], settings: Settings, store: Store | None) -> HeldOut:
    """The even games at ``paths``, or without paths those of the database's split; there may be none."""
    sieve = GameSieve(settings, store if paths else None)
    found: Iterable[tuple[str, GameRecord]] = ()
    if paths:
        found = ((task.name, task.record) for task in sieve.tasks(paths))
    elif store is not None:
        games = store.games.select(parse_splits(settings.split or SPLIT), settings.size, even=True)
        found = ((f"game {game.id}", game.record) for game in games if sieve.lets_through(game.record))
    most = settings.games or None
    tasks = [HeldOutTask(number, *one) for number, one in zip(range(most or 2**62), found, strict=False)]
    return HeldOut(tasks, sieve.trained_on)


def judge_in_turns(task: HeldOutTask, engine: str, new: Files, last: Files | None) -> ComparedGame:
    """Judge one game (in a worker) with both, the order exchanged from game to game."""
    order = [("new", new)] if last is None else [("new", new), ("last", last)]
    judged: dict[str, JudgedGame] = {}
    for name, files in order if task.number % 2 == 0 else reversed(order):
        judged[name] = judging.judge(judging.player(engine, files), task.record, task.name)
    last_one = judged.get("last")
    return ComparedGame(
        judged["new"].num_judged,
        hits(judged["new"]),
        hits(last_one) if last_one else {},
        sum(judged["new"].seconds),
        sum(last_one.seconds) if last_one else 0.0,
    )


def test(games: Sequence[ComparedGame], measure: str, loss: float) -> TestVerdict:
    """The test after some games; ``loss`` in points of a percent. See the head of this module."""
    lower, upper = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)
    positions = sum(game.positions for game in games)
    if not positions:
        return TestVerdict(0.0, lower, upper)
    mean = positions / len(games)
    counts = [(game.new[measure] - game.last[measure], game.positions) for game in games]
    difference = sum(d for d, _ in counts) / positions
    squares = sum(((d - difference * n) / mean) ** 2 for d, n in counts)
    variance = (squares + PRIOR_GAMES * PRIOR_DEVIATION**2) / (len(games) + PRIOR_GAMES)
    worse, even = -loss / 100, 0.0
    llr = len(games) * (even - worse) * (2 * difference - worse - even) / (2 * variance)
    return TestVerdict(llr, lower, upper)


def share(
    games: Sequence[ComparedGame], measure: str, of: str
) -> tuple[float | None, tuple[float, float] | None]:
    """A share with its 95 % interval; ``of`` is "new", "last", or "gain" for their difference."""
    counts: list[tuple[float, int]] = []
    for game in games:
        number = game.new[measure] if of != "last" else game.last[measure]
        counts.append((number - (game.last[measure] if of == "gain" else 0), game.positions))
    return ratio(counts, -1.0 if of == "gain" else 0.0)


def slowness(games: Sequence[ComparedGame]) -> float:
    """How many times as long as the last knowledge the new one takes: the median over games."""
    return median(game.new_s / game.last_s for game in games if game.last_s)


class Measurement:
    """The games judged so far, kept in a file from which a killed release continues."""

    def __init__(self, path: Path, engine: str, new: Files, last: Files | None) -> None:
        self.path, self.engine, self.new, self.last = path, engine, new, last
        self.seen = list(_read(path))

    def run(self, games: HeldOut, measure: str, loss: float, executor: Executor) -> list[ComparedGame]:
        """Judge games in their order until the test is decided, or all are judged."""
        work = partial(judge_in_turns, engine=self.engine, new=self.new, last=self.last)
        todo = games.tasks[len(self.seen) :]
        with (
            executor.progress("held-out games", "games", len(games.tasks)) as bar,
            closing(executor.run(work, todo)) as found,
        ):
            bar.update(len(self.seen))
            while not self._is_clear(measure, loss):
                try:
                    self._keep(next(found))
                except StopIteration:
                    break
                bar.update(1)
        return self.seen

    def _is_clear(self, measure: str, loss: float) -> bool:
        if self.last is None or len(self.seen) < LEAST_GAMES:
            return False
        return test(self.seen, measure, loss).name != "open"

    def _keep(self, one: ComparedGame) -> None:
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")
        self.seen.append(one)


def _read(path: Path) -> Iterator[ComparedGame]:
    """The games of a file, up to a line that a kill has cut."""
    if not path.exists():
        return
    whole = path.read_bytes().rpartition(b"\n")[0]
    path.write_bytes(whole + b"\n" if whole else b"")
    for line in whole.splitlines():
        try:
            yield ComparedGame(*json.loads(line))
        except (ValueError, TypeError) as error:
            raise KatachiError(f"{path}: cannot be read: {error}; remove it") from None
