"""Dedupe: merges cuts that are equal under the 16 symmetries into one pattern, which keeps all its sources.

The key of a cut is the same for all 16 images of its position, so merging is comparing keys. Each cut gets
its pattern and the symmetry that leads there; a pattern's id is given once and never changes.
"""

from dataclasses import asdict, dataclass

from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table

NAME = "dedupe"
VERSION = 1

#: number of cuts merged in one transaction
CHUNK_CUTS = 10_000


@dataclass(frozen=True, slots=True)
class DedupeReport:
    """What was merged now, and totals over the database."""

    #: cuts merged now
    merged: int
    #: cuts in patterns, of all engines
    cuts: int
    #: different moves of professionals behind all patterns
    moves: int
    patterns: int
    #: patterns that come from more than one game
    shared: int

    def tables(self) -> list[Table]:
        """The counts."""
        counts = [
            ("windows merged now", self.merged),
            ("windows", self.cuts),
            ("moves", self.moves),
            ("patterns", self.patterns),
            ("patterns of several games", self.shared),
        ]
        return [Table(("", ""), counts)]

    def as_json(self) -> dict[str, object]:
        """The counts."""
        return asdict(self)


def run(store: Store, settings: Settings, executor: Executor) -> DedupeReport:
    """Merge the cuts that are in no pattern yet, and count the sources of all patterns.

    All of it is done by SQL in this process; the executor only shows progress.
    """
    merged = 0
    with store.recording(NAME, settings) as run_id:
        with store.transaction():
            store.patterns.unmerge_other_versions(VERSION)
        with (
            executor.finishing() as stop,
            executor.progress("dedupe", "cuts", store.patterns.num_unmerged()) as bar,
        ):
            while num := _merge_chunk(store, run_id):
                merged += num
                bar.update(num)
                stop.check()
        with store.transaction():
            store.patterns.count_sources()
    return DedupeReport(merged, store.patterns.num_merged(), **store.patterns.totals())


def _merge_chunk(store: Store, run_id: int) -> int:
    with store.transaction():
        return store.patterns.merge(CHUNK_CUTS, VERSION, run_id)
