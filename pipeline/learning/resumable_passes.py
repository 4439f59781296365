"""Runs the long passes of a stage over its games so that a killed stage continues where it was.

A pass is cut into legs of some games. Its sums are saved beside the database at the end of each pass, and
after a leg if at least ``REST`` times as long as the last saving took has gone by since: so saving costs
little, however large the sums are. Used by ``generalise`` and ``joseki.mining``.
"""

import time
from collections.abc import Callable
from typing import Protocol

from pipeline.executors import Executor
from pipeline.store import Store
from pipeline.store.checkpoints import Arrays

#: games of a leg, between two moments at which sums can be saved; more on a cluster, where a leg must keep
#: all workers busy
LEG_GAMES, CLUSTER_LEG_GAMES = 100, 10_000
#: after saving, nothing is saved for this many times as long as saving took
REST = 20


class ResumablePass(Protocol):
    """A pass over games: it adds something up, and can save and restore its sums between legs."""

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Process the games ``first`` to before ``end``; ``progress`` is called with how many were done."""

    def state(self) -> Arrays:
        """All sums so far."""

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""

    def result(self) -> Arrays:
        """What the finished pass yields."""


class StagePasses:
    """Runs the passes of one stage, one after the other, and saves how far they are.

    ``key`` is a hash of all that the results depend on: saved sums of other work are not used. Saved work
    is loaded at once, and the user is told.
    """

    def __init__(self, store: Store, stage: str, key: bytes, run_id: int, executor: Executor) -> None:
        self.store = store
        self.stage = stage
        self.key = key
        self.run_id = run_id
        self.executor = executor
        #: results of finished passes, and the state of the one under way: by pass, then by array
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
        """Games of a leg, for passes that have workers do each leg and whose result no leg size changes."""
        return CLUSTER_LEG_GAMES if self.executor.cluster else LEG_GAMES

    def run(self, name: str, make: Callable[[], ResumablePass], games: int, leg_games: int = 0) -> Arrays:
        """The result of the pass called ``name`` over so many games: saved already, continued, or run now.

        ``make`` creates the pass; a leg has ``leg_games``, or LEG_GAMES for 0. After a signal the leg under
        way is finished and saved before the command ends.
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
        """The result of ``work``, saved under ``name`` once it is done; resuming it is its own affair."""
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
