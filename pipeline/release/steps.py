"""The progress of a release: shown by progress bars, and in a file that others may read meanwhile."""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any

from pipeline.executors import Executor
from pipeline.writing import write_text

RUNNING, DONE, INTERRUPTED, WAITING = "running", "done", "interrupted", "waiting"
#: seconds between two writings of how far a step is
PAUSE_S = 0.3


@dataclass(slots=True)
class Step:
    """One step of a release, and how far it is."""

    name: str
    state: str = WAITING
    told: str = ""
    done: int = 0
    total: int | None = None


@dataclass(slots=True)
class Steps:
    """All steps in order. They are written to the file ``path``; None to write nothing."""

    path: Path | None
    version: str
    steps: list[Step]
    state: str = RUNNING
    message: str = ""
    _written: float = field(default=0.0)

    def begin(self, name: str) -> None:
        """Note that a step begins."""
        self._step(name).state = RUNNING
        self.write()

    def advance(self, done: int, total: int | None) -> None:
        """Note how much of the current step is done."""
        for step in self.steps:
            if step.state == RUNNING:
                step.done, step.total = done, total
        if monotonic() - self._written > PAUSE_S:
            self.write()

    def end(self, name: str, state: str = DONE, told: str = "") -> None:
        """Note that a step has ended."""
        step = self._step(name)
        step.state, step.told = state, told
        self.write()

    def finish(self, state: str, message: str) -> None:
        """Note that everything has ended."""
        self.state, self.message = state, message
        self.write()

    def write(self) -> None:
        """Write the file, in one step."""
        if self.path is None:
            return
        self._written = monotonic()
        write_text(self.path, json.dumps(self.as_json()) + "\n")

    def as_json(self) -> dict[str, object]:
        """What the file holds."""
        return {
            "version": self.version,
            "state": self.state,
            "message": self.message,
            "process": os.getpid(),
            "steps": [asdict(one) for one in self.steps],
        }

    def _step(self, name: str) -> Step:
        return next(step for step in self.steps if step.name == name)


@dataclass(frozen=True, slots=True)
class WatchedExecutor(Executor):
    """An executor whose progress bars also advance the steps."""

    steps: Steps = field(default_factory=lambda: Steps(None, "", []))

    def progress(self, title: str, unit: str, total: int | None = None) -> Any:
        """A progress bar that also advances the current step."""
        return _Bar(Executor.progress(self, title, unit, total), self.steps, total)


class _Bar:
    """A progress bar that also advances the current step."""

    def __init__(self, bar: Any, steps: Steps, total: int | None) -> None:
        self._bar, self._steps, self._total = bar, steps, total
        self._done = 0

    def __enter__(self) -> "_Bar":
        self._bar.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.__exit__(kind, error, trace)

    def update(self, number: int) -> None:
        """Count ``number`` more as done."""
        self._bar.update(number)
        self._done += number
        self._steps.advance(self._done, self._total)
