"""Long passes over games, cut into legs: a stage that was killed goes on where it was.

What was counted is kept beside the database, at the end of each pass and after a leg whenever the last
keeping took less than a twentieth of the time since: so it costs little, however large the counts are.
"""

import time
from collections.abc import Callable
from typing import Protocol

from pipeline.executors import Executor
from pipeline.store import Store
from pipeline.store.checkpoints import Arrays

#: games that are taken together, and how many there are between two moments at which counts can be kept; more
#: on a cluster, whose workers must all have some
LEG_GAMES, CLUSTER_LEG_GAMES = 100, 10_000
#: so many times as long as keeping took, nothing is kept
REST = 20


class Work(Protocol):
    """A pass: what it adds up, game by game."""

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Take the games from ``first`` to before ``end``; ``progress`` is told how many are done."""

    def state(self) -> Arrays:
        """All that was added up so far."""

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""

    def result(self) -> Arrays:
        """What the whole pass is for."""


class Legs:
    """The passes of one stage, one after the other; ``key`` says what the work is."""

    def __init__(self, store: Store, stage: str, key: bytes, run_id: int, executor: Executor) -> None:
        self.store = store
        self.stage = stage
        self.key = key
        self.run_id = run_id
        self.executor = executor
        #: of finished passes, and of the one under way: by pass, then by name
        self.arrays: dict[str, Arrays] = {}
        self.under_way, self.done = "", 0
        self.kept_at, self.cost_s = time.monotonic(), 0.0
        self._load()

    def _load(self) -> None:
        found = self.store.checkpoints.find(self.stage, self.key)
        if found is None:
            return
        facts, arrays = found
        for name, array in arrays.items():
            work, _, of_work = name.partition("/")
            self.arrays[work] = {**self.arrays.get(work, {}), of_work: array}
        self.under_way, self.done = facts["under_way"], facts["done"]
        self.executor.note(f"{self.stage} goes on where it was: {facts['told']}")

    @property
    def shared_games(self) -> int:
        """Games of a leg that all workers share, where it does not matter how games are taken together."""
        return CLUSTER_LEG_GAMES if self.executor.cluster else LEG_GAMES

    def run(self, name: str, make: Callable[[], Work], games: int, leg_games: int = 0) -> Arrays:
        """The result of the pass called ``name`` over so many games; ``make`` begins it.

        A leg has ``leg_games``, or LEG_GAMES.
        """
        if name != self.under_way and name in self.arrays:
            return self.arrays[name]
        work, done = make(), 0
        if name == self.under_way:
            work.restore(self.arrays.pop(name))
            done = self.done
        with self.executor.finishing() as stop, self.executor.progress(name, "games", games) as bar:
            bar.update(done)
            while done < games:
                end = min(done + (leg_games or LEG_GAMES), games)
                work.leg(done, end, bar.update)
                done = end
                is_rested = time.monotonic() - self.kept_at > REST * self.cost_s
                if done < games and (is_rested or stop.asked):
                    self._keep(
                        {**self.arrays, name: work.state()}, name, done, f"{name}, game {done:,} of {games:,}"
                    )
                    stop.check()
        self.under_way = ""
        self.arrays[name] = work.result()
        self._keep(self.arrays, "", 0, f"{name} done")
        return self.arrays[name]

    def once(self, name: str, work: Callable[[], Arrays]) -> Arrays:
        """The result of the pass called ``name``, which looks after itself while it is under way."""
        if name not in self.arrays:
            self.arrays[name] = work()
            self._keep(self.arrays, "", 0, f"{name} done")
        return self.arrays[name]

    def _keep(self, kept: dict[str, Arrays], under_way: str, done: int, told: str) -> None:
        start = time.monotonic()
        arrays = {
            f"{work}/{name}": array for work, of_work in kept.items() for name, array in of_work.items()
        }
        facts = {"under_way": under_way, "done": done, "told": told}
        self.store.checkpoints.keep(self.stage, self.key, facts, arrays, self.run_id)
        self.kept_at = time.monotonic()
        self.cost_s = self.kept_at - start
