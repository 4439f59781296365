"""The ``Executor``: what every stage is given to have its chunks worked on and to show progress."""

import os
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, TextIO, TypeVar

from pipeline.executors.driving import ChunkPlace, drive
from pipeline.executors.pacing import ChunkPace
from pipeline.executors.processes import Processes
from pipeline.executors.rescuing import Rescue, results_unless_all_fail
from pipeline.executors.serial import Serial
from pipeline.stopping import Stop, deferring, finishing

#: of a terminal that does not tell its size; in one of no columns or rows tqdm would show nothing
COLUMNS = 80
ROWS = 24

C = TypeVar("C")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Executor:
    """Works on the chunks of a stage (``run``, ``work``), and shows progress (``progress``, ``note``)."""

    #: worker processes; 1 works in this process
    jobs: int = 1
    show_progress: bool = False
    #: address of a dask scheduler; empty for this machine
    cluster: str = ""
    #: progress as lines of a log, not as a bar
    in_lines: bool = False

    @property
    def name(self) -> str:
        """``serial`` (this process), ``processes`` (workers on this machine) or ``dask`` (a cluster)."""
        return "dask" if self.cluster else "serial" if self.jobs == 1 else "processes"

    def run(
        self,
        fn: Callable[[C], R],
        chunks: Iterable[C],
        rescue: Rescue | None = None,
        keeps: bool = False,
        once: bool = False,
    ) -> Generator[R]:
        """Yield the result of ``fn`` for every chunk, in order. A failing chunk raises, or is rescued.

        With ``keeps``, a signal lets the chunks under way be finished. With ``once``, a chunk that takes long
        is not given to a second worker too: needed where its result depends on the clock, or on another
        program that has limits of its own.
        """
        return run(
            self.name, fn, chunks, self.jobs, self.cluster, rescue, keeps=keeps, note=self.note, once=once
        )

    def work(
        self,
        fn: Callable[[C], R],
        chunks: Iterable[C],
        rescue: Rescue,
        pace: ChunkPace | None = None,
        once: bool = False,
    ) -> Generator[R]:
        """The same as ``run`` for a stage that commits every result.

        A game that cannot be done is given up, and a signal lets the chunks under way be finished. ``pace``
        is told how long each chunk took for its ``work``.
        """
        return run(self.name, fn, chunks, self.jobs, self.cluster, rescue, pace, True, self.note, once)

    def finishing(self) -> AbstractContextManager[Stop]:
        """A context in which a signal is only noted; ``check()`` of its ``Stop``, or its end, raises it."""
        return finishing()

    @deferring()
    def progress(self, title: str, unit: str, total: int | None = None) -> Any:
        """A progress bar on standard error, for ``with`` and ``update(n)``; invisible if progress is off.

        As lines: one a minute, none for what takes less.
        """
        from tqdm import tqdm

        from pipeline.executors.lines import LineBar

        form: dict[str, Any] = {
            "desc": title,
            "unit": f" {unit}",
            "unit_scale": unit == "B",
            "disable": not self.show_progress,
            "smoothing": 0.1,
        }
        if self.in_lines:
            return LineBar(sys.stderr, total, **form)
        size = {"dynamic_ncols": True} if _has_size(sys.stderr) else {"ncols": COLUMNS, "nrows": ROWS}
        return tqdm(total=total, file=sys.stderr, **size, **form)

    def note(self, text: str) -> None:
        """Write a line to standard error, unless progress is off."""
        from tqdm import tqdm

        if self.show_progress:
            tqdm.write(text, file=sys.stderr)


def _has_size(stream: TextIO) -> bool:
    """Whether a stream is a terminal that tells its size: one of a container or of ``script`` may say 0."""
    try:
        return all(os.get_terminal_size(stream.fileno()))
    except (OSError, ValueError):
        return False


def run(
    name: str,
    fn: Callable[[C], R],
    chunks: Iterable[C],
    jobs: int,
    cluster: str = "",
    rescue: Rescue | None = None,
    pace: ChunkPace | None = None,
    keeps: bool = False,
    note: Callable[[str], None] = lambda text: None,
    once: bool = False,
) -> Generator[R]:
    """Yield the result of ``fn`` for every chunk, in order; ``name`` is one of ``Executor.name``.

    ``chunks`` is read as needed. Raises KatachiError when ``fn`` fails or a worker dies, unless ``rescue``
    says how games are given up. With ``keeps`` a signal is raised only after the chunks under way; with
    ``once`` a chunk is waited for however long it takes.
    """
    with finishing() if keeps else nullcontext(Stop()) as stop:
        place = _place(name, fn, jobs, cluster)
        try:
            yield from results_unless_all_fail(
                drive(place, iter(chunks), rescue, pace or ChunkPace(1), stop, note, once)
            )
        finally:
            place.close()


def _place(name: str, fn: Callable[[Any], Any], jobs: int, cluster: str) -> ChunkPlace:
    if name == "dask":
        from pipeline.executors.cluster import Cluster

        return Cluster(fn, cluster)
    return Serial(fn) if name == "serial" else Processes(fn, jobs)
