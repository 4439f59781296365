"""Gathers how the database grew from run to run, and what each training reached."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from pipeline.stages import ingest
from pipeline.store import Store

#: the tables of the database that are shown, and what their rows are
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
    """A run."""

    id: int
    command: str
    #: UTC, ISO
    started: str
    status: str
    #: the number of rows that it wrote and that are still there, by table
    made: dict[str, int]


@dataclass(frozen=True, slots=True)
class Growth:
    """How a number grew from run to run."""

    what: str
    #: the number after each run that added to it
    totals: list[int]


@dataclass(frozen=True, slots=True)
class Training:
    """A run that learned weights or a network."""

    run: int
    command: str
    #: when it started: YYYY-MM-DD
    date: str
    #: the number of passes
    passes: int
    #: figures of its last pass, by name
    figures: Mapping[str, float]


def runs(store: Store) -> list[RunRow]:
    """All runs, the oldest first."""
    made = store.runs.rows_made()
    return [
        RunRow(row["id"], row["command"], row["started"], row["status"], made.get(row["id"], {}))
        for row in store.runs.all()
    ]


def growth_of_tables(rows: Sequence[RunRow]) -> list[Growth]:
    """The growth of every table that has rows. A row that a later run replaced counts for that run."""
    found = []
    for table, what in GROWING.items():
        added = [run.made[table] for run in rows if run.made.get(table)]
        if added:
            found.append(Growth(what, list(accumulate(added))))
    return found


def trainings(store: Store, rows: Sequence[RunRow]) -> list[Training]:
    """The runs that have figures of passes, the oldest first."""
    found = []
    for row in rows:
        figures: list[tuple[int, str, Any]] = store.learned.figures(row.id)
        if figures and row.command != ingest.NAME:
            last = max(step for step, _, _ in figures)
            told = {name: value for step, name, value in figures if step == last}
            steps = len({step for step, _, _ in figures})
            found.append(Training(row.id, row.command, row.started[:10], steps, told))
    return found
