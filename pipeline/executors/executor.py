"""What a stage is given to have its work done."""

import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, TypeVar

from pipeline.executors.driving import Place, drive
from pipeline.executors.pacing import Pace
from pipeline.executors.processes import Processes
from pipeline.executors.rescuing import Rescue, only_some
from pipeline.executors.serial import Serial
from pipeline.stopping import Stop, deferring, finishing

C = TypeVar("C")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Executor:
    """``run`` for a stage's chunks, ``progress`` and ``note`` to tell how far it is."""

    jobs: int = 1
    show_progress: bool = False
    #: address of a dask scheduler; empty for this machine
    cluster: str = ""
    #: progress as lines of a log, not as a bar
    in_lines: bool = False

    @property
    def name(self) -> str:
        """This process (serial), workers of this machine (processes), or those of a cluster (dask)."""
        return "dask" if self.cluster else "serial" if self.jobs == 1 else "processes"

    def run(
        self,
        fn: Callable[[C], R],
        chunks: Iterable[C],
        rescue: Rescue | None = None,
        keeps: bool = False,
        once: bool = False,
    ) -> Generator[R]:
        """``fn`` of every chunk, in the order of the chunks; what goes wrong ends it, or is rescued.

        With ``keeps`` a signal lets the chunks at hand be finished. With ``once`` no second worker is given a
        chunk that takes long: the clock may decide it, or another program, which has limits of its own.
        """
        return run(
            self.name, fn, chunks, self.jobs, self.cluster, rescue, keeps=keeps, note=self.note, once=once
        )

    def work(
        self,
        fn: Callable[[C], R],
        chunks: Iterable[C],
        rescue: Rescue,
        pace: Pace | None = None,
        once: bool = False,
    ) -> Generator[R]:
        """As ``run``, for a stage that commits every result: a game that cannot be done is given up, and a
        signal lets the chunks at hand be finished. The ``pace`` of the chunks follows their ``work``."""
        return run(self.name, fn, chunks, self.jobs, self.cluster, rescue, pace, True, self.note, once)

    def finishing(self) -> AbstractContextManager[Stop]:
        """Inside, a signal is only noted, and raised by ``check()`` of what this gives, or at the end."""
        return finishing()

    @deferring()
    def progress(self, title: str, unit: str, total: int | None = None) -> Any:
        """A progress bar on standard error (``with``, then ``update(n)``); silent unless wanted.

        In lines: one a minute, none for what takes less.
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
        return tqdm(total=total, file=sys.stderr, dynamic_ncols=True, **form)

    def note(self, text: str) -> None:
        """A line on standard error; silent where progress is."""
        from tqdm import tqdm

        if self.show_progress:
            tqdm.write(text, file=sys.stderr)


def run(
    name: str,
    fn: Callable[[C], R],
    chunks: Iterable[C],
    jobs: int,
    cluster: str = "",
    rescue: Rescue | None = None,
    pace: Pace | None = None,
    keeps: bool = False,
    note: Callable[[str], None] = lambda text: None,
    once: bool = False,
) -> Generator[R]:
    """``fn`` of every chunk, in order, by the executor called ``name``: one of ``Executor.name``.

    ``chunks`` is read as it is needed. Raises KatachiError when ``fn`` fails or a worker dies, unless there
    is a ``rescue`` for its games. With ``keeps`` a signal is raised only after the chunks at hand; with
    ``once`` a chunk is waited for however long it takes.
    """
    with finishing() if keeps else nullcontext(Stop()) as stop:
        place = _place(name, fn, jobs, cluster)
        try:
            yield from only_some(drive(place, iter(chunks), rescue, pace or Pace(1), stop, note, once))
        finally:
            place.close()


def _place(name: str, fn: Callable[[Any], Any], jobs: int, cluster: str) -> Place:
    if name == "dask":
        from pipeline.executors.cluster import Cluster

        return Cluster(fn, cluster)
    return Serial(fn) if name == "serial" else Processes(fn, jobs)
