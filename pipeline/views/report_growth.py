"""How the harvest grew from run to run, and what each training reached."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from pipeline.stages import ingest
from pipeline.store import Store

#: what is told of: a table of the database, and what its rows are
GROWING = {
    "games": "games",
    "replays": "games replayed",
    "cuts": "windows cut at misses",
    "patterns": "patterns cut, merged",
    "misses": "misses classed",
    "learned": "patterns learned",
    "decisions": "decisions of people",
}


@dataclass(frozen=True, slots=True)
class RunRow:
    """A run, and how many rows of each table are there because of it."""

    id: int
    command: str
    started: str
    status: str
    made: dict[str, int]


@dataclass(frozen=True, slots=True)
class Grown:
    """What a number came to, run by run."""

    what: str
    #: after each run that added to it
    totals: list[int]


@dataclass(frozen=True, slots=True)
class Trained:
    """A run that learned weights: the figures of its last pass, by name."""

    run: int
    command: str
    date: str
    passes: int
    figures: Mapping[str, float]


def runs(store: Store) -> list[RunRow]:
    """All runs, the oldest first."""
    made = store.runs.rows_made()
    return [
        RunRow(row["id"], row["command"], row["started"], row["status"], made.get(row["id"], {}))
        for row in store.runs.all()
    ]


def grown(rows: Sequence[RunRow]) -> list[Grown]:
    """The growth of every table that has rows; rows that a later run replaced count for that one."""
    found = []
    for table, what in GROWING.items():
        added = [run.made[table] for run in rows if run.made.get(table)]
        if added:
            found.append(Grown(what, list(accumulate(added))))
    return found


def trained(store: Store, rows: Sequence[RunRow]) -> list[Trained]:
    """The trainings that were finished, the oldest first."""
    found = []
    for row in rows:
        figures: list[tuple[int, str, Any]] = store.learned.figures(row.id)
        if figures and row.command != ingest.NAME:
            last = max(step for step, _, _ in figures)
            told = {name: value for step, name, value in figures if step == last}
            steps = len({step for step, _, _ in figures})
            found.append(Trained(row.id, row.command, row.started[:10], steps, told))
    return found
