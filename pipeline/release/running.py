"""A release, from text to folder: build, ask the gates, write, rename.

All is made in a folder of its own beside ``dist`` and comes into ``dist`` by one rename, whole or not at all.
What is dear (games judged, games played) is kept there as it is done: after a kill, or a no that is to be
allowed, the same command goes on with it.
"""

import json
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, perf_counter, sleep

import engine
from pipeline import judging
from pipeline.errors import CheckFailed, KatachiError
from pipeline.executors import Executor
from pipeline.pattern_sources import named_sources
from pipeline.release import gates, known_truths, measuring, page, papers
from pipeline.release.building import Knowledge, build, inputs, knowledge_of, told_of
from pipeline.release.changes import Changes, changes
from pipeline.release.gates import FAILED, FIRST, Answer, Ground
from pipeline.release.manifest import (
    CHANGES,
    FILES,
    FORMAT,
    LICENCE,
    MANIFEST,
    PAGE,
    PREFIX,
    README,
    TIMINGS,
    Release,
    as_text,
    described,
    digest_of,
    last_release,
    read,
)
from pipeline.release.steps import DONE, INTERRUPTED, Step, Steps, Watched
from pipeline.release.wanted import GATES, SPEED, Wanted
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.writing import try_lock

BUILD, WRITE = "build", "write"
#: in the work folder: how far it is, and who is at it
PROGRESS, LOCK = "progress.json", "lock"
#: the release while it is made
OUT = "out"
#: who looks whether a release is under way has the lock for an instant: so long it is asked for again
LOOK_S = 1.0
#: settings that the binaries and the figures depend on
TOLD_SETTINGS = ("engine", "sources", "accepted", "min_games", "split", "games")


@dataclass(frozen=True, slots=True)
class ReleaseReport:
    """What became of a release."""

    version: str
    #: where it is; empty when a gate said no
    folder: str
    last: str
    knowledge: dict[str, object]
    changes: Changes
    answers: tuple[Answer, ...]
    manifest: dict[str, object]

    @property
    def failed(self) -> list[Answer]:
        """The gates that said no."""
        return [answer for answer in self.answers if answer.state == FAILED]

    @property
    def refusal(self) -> str:
        """What the gates said that said no; empty when all let it through."""
        return "; ".join(f"{one.name}: {one.told}" for one in self.failed)

    def tables(self) -> list[Table]:
        """What is in it, what has changed, the gates."""
        rows = told_of(self.knowledge)
        told = [("release", self.version), ("compared with", self.last or "nothing: the first"), *rows]
        said = [(one.name, one.state, one.told) for one in self.answers]
        done = [("written to", self.folder)] if self.folder else []
        return [
            Table(("", ""), [*told, ("changes", self.changes.told()), *done], "ll"),
            Table(("gate", "", ""), said, "lll"),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "version": self.version,
            "folder": self.folder or None,
            "last": self.last or None,
            "knowledge": self.knowledge,
            "changes": self.changes.counts(),
            "gates": {one.name: {"state": one.state, "told": one.told} for one in self.answers},
            "failed": [one.name for one in self.failed],
        }

    def require_passed(self) -> None:
        """Raises CheckFailed when a gate said no."""
        if self.failed:
            raise CheckFailed(f"release {self.version} was not made: {self.refusal}")


def work_folder(dist: Path) -> Path:
    """Where releases are made: beside ``dist``, on the same disk."""
    return dist.absolute().with_name(dist.absolute().name + ".work")


def version_of(wanted: Wanted, last: Release | None) -> str:
    """What the release is called. KatachiError when there is one of that name."""
    version = wanted.version or str(last.number + 1 if last else 1)
    place = wanted.dist / f"{PREFIX}{version}"
    if place.exists():
        raise KatachiError(f"{place}: is there already, and releases do not change; give another version")
    return version


def run(wanted: Wanted, settings: Settings, store: Store | None, executor: Executor) -> ReleaseReport:
    """Make a release. The report says which gates said no; then nothing was written to ``dist``.

    One that is there, of the same, and whose command was killed before it said so, is not made again.
    """
    wanted.check()
    work = work_folder(wanted.dist)
    with _alone(work):
        if report := _untold(wanted, settings, store, executor):
            return report
        last = last_release(wanted)  # not before: who had been making one may have been about to publish it
        version = version_of(wanted, last)
        steps = Steps(work / PROGRESS, version, [Step(name) for name in (BUILD, *GATES, WRITE)])
        watched = Watched(executor.jobs, executor.show_progress, in_lines=executor.in_lines, steps=steps)
        judging.player.cache_clear()  # an earlier release of this process may have had the same paths
        try:
            report = _Making(wanted, settings, store, watched, last, version, work / version).run()
        except KeyboardInterrupt:
            steps.finish(INTERRUPTED, "interrupted; the same command goes on")
            raise
        except Exception as error:
            steps.finish(FAILED, str(error))
            raise
        steps.finish(FAILED if report.failed else DONE, report.refusal or report.folder)
    return report


def _untold(
    wanted: Wanted, settings: Settings, store: Store | None, executor: Executor
) -> ReleaseReport | None:
    """The report of the release that the last command put in its place and did not come to tell of.

    None where there is none, or something else is wanted now.
    """
    there = _put_there(wanted)
    if there is None:
        return None
    last = last_release(wanted, there)
    found = knowledge_of(wanted, settings, store)
    asked = _asked(wanted, settings, store, last, there.version, found)
    if any(there.manifest[name] != value for name, value in json.loads(as_text(asked)).items()):
        return None
    if any(there.manifest["engine"][name] != value for name, value in _engine(settings).items()):
        return None
    executor.note(
        f"release {there.version}: is there, whole; the command that made it was stopped at its end"
    )
    answers = tuple(Answer(one["name"], one["state"], one["told"]) for one in there.manifest["gates"])
    report = ReleaseReport(
        there.version, str(there.folder), last.version if last else "", found.counts(), changes(found, last),
        answers, dict(there.manifest),
    )  # fmt: skip
    _tell(report, work_folder(wanted.dist))
    return report


def _put_there(wanted: Wanted) -> Release | None:
    """The release that is in its place although the command that made it did not come to its end."""
    told = _progress(work_folder(wanted.dist))
    if told is None or told["state"] == DONE or wanted.version not in ("", told["version"]):
        return None
    place = wanted.dist / f"{PREFIX}{told['version']}"
    return read(place) if (place / MANIFEST).exists() else None


def _tell(report: ReleaseReport, work: Path) -> None:
    """What the command would have done that was stopped."""
    shutil.rmtree(work / report.version, ignore_errors=True)
    asked = [Step(one.name, one.state, one.told) for one in report.answers]
    steps = [Step(BUILD, DONE, report.changes.told()), *asked, Step(WRITE, DONE, report.folder)]
    Steps(work / PROGRESS, report.version, steps).finish(DONE, report.folder)


def _asked(
    wanted: Wanted,
    settings: Settings,
    store: Store | None,
    last: Release | None,
    version: str,
    found: Knowledge,
) -> dict[str, object]:
    """What a manifest says of a release before anything is built or asked."""
    told = inputs(wanted, settings, store, found) | _asked_of(wanted)
    return {
        "format": FORMAT,
        "name": f"{PREFIX}{version}",
        "version": version,
        "number": last.number + 1 if last else 1,
        "last": last
        and {
            "version": last.version,
            "manifest": digest_of((last.folder / MANIFEST).read_bytes()),
        },
        "settings": {name: getattr(settings, name) for name in TOLD_SETTINGS}
        | {"sources": named_sources(settings)},
        "inputs": dict(sorted(told.items())),
        "knowledge": found.counts(),
        "allowed": [{"gate": gate, "why": why} for gate, why in wanted.allowed],
        "explained": [{"question": name, "why": why} for name, why in wanted.explained],
    }


@contextmanager
def _alone(work: Path) -> Iterator[None]:
    """Nobody else makes a release there meanwhile."""
    work.mkdir(parents=True, exist_ok=True)
    with open(work / LOCK, "w") as lock:
        end = monotonic() + LOOK_S
        while not try_lock(lock):
            if monotonic() > end:
                raise KatachiError(f"{work}: another katachi makes a release there; wait for it")
            sleep(LOOK_S / 50)
        yield


def under_way(dist: Path) -> bool:
    """Whether a release is being made."""
    try:
        with open(work_folder(dist) / LOCK) as lock:
            return not try_lock(lock, shared=True)
    except FileNotFoundError:
        return False


def progress(dist: Path) -> dict[str, object] | None:
    """How far the release is that is made there, or was made last; None when there was none."""
    found = _progress(work_folder(dist))
    if found and found["state"] == "running" and not under_way(dist):
        found.update(state=INTERRUPTED, message="stopped; the same command goes on")
    return found


def _progress(work: Path) -> dict[str, object] | None:
    """What the file says; None when there is none."""
    try:
        return dict(json.loads((work / PROGRESS).read_text("utf-8")))
    except (OSError, ValueError):
        return None


@dataclass(slots=True)
class _Making:
    """One release while it is made."""

    wanted: Wanted
    settings: Settings
    store: Store | None
    executor: Watched
    last: Release | None
    version: str
    work: Path

    def run(self) -> ReleaseReport:
        """Build, ask, write; rename when all gates let it through."""
        started = perf_counter()
        steps = self.executor.steps
        self._begin(BUILD)
        out = self.work / OUT
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        ground = self._ground(out)
        changed = changes(ground.found, self.last)
        steps.end(BUILD, DONE, changed.told())
        answers = []
        for name in GATES:
            self._begin(name)
            answers.append(gates.ask(name, ground))
            steps.end(name, answers[-1].state, answers[-1].told)
        self._begin(WRITE)
        manifest = self._manifest(ground, changed, answers)
        self._write(out, ground.found, changed, manifest)
        timings = {one.name: one.timed | {"told": one.told, "state": one.state} for one in answers}
        (out / TIMINGS).write_text(as_text(_timings(started, timings)), "utf-8")
        folder = ""
        if not any(answer.state == FAILED for answer in answers):
            folder = str(self._publish(out))
        steps.end(WRITE, DONE if folder else FAILED, folder)
        last = self.last.version if self.last else ""
        return ReleaseReport(
            self.version, folder, last, ground.found.counts(), changed, tuple(answers), manifest
        )

    def _begin(self, name: str) -> None:
        """Told as a line too: not all steps have a bar, and some take minutes."""
        self.executor.steps.begin(name)
        self.executor.note(f"release {self.version}: {name}")

    def _ground(self, out: Path) -> Ground:
        found = knowledge_of(self.wanted, self.settings, self.store)
        files = build(out, found)
        games = measuring.held_out(self.wanted.held_out, self.settings, self.store)
        behaves = judging.behaviour(judging.player(self.settings.engine, files))
        return Ground(
            self.wanted, self.settings, self.store, self.executor, self.work, found, files, self.last,
            games, behaves,
        )  # fmt: skip

    def _manifest(self, ground: Ground, changed: Changes, answers: list[Answer]) -> dict[str, object]:
        """All that follows from the inputs: nothing of time or machine."""
        said = [_as_timed(one) if one.name == SPEED else one.as_json() for one in answers]
        return {
            **_asked(self.wanted, self.settings, self.store, self.last, self.version, ground.found),
            "engine": {**_engine(self.settings), "signature": ground.signature},
            "changes": changed.counts() if self.last else None,
            "figures": {one.name: one.figures for one in answers if one.figures},
            "gates": said,
        }

    def _write(self, out: Path, found: Knowledge, changed: Changes, manifest: dict[str, object]) -> None:
        (out / CHANGES).write_text(changed.as_text(self.version), "utf-8")
        (out / LICENCE).write_text(papers.licence(), "utf-8")
        (out / README).write_text(papers.readme(manifest), "utf-8")
        (out / PAGE).write_text(page.render(manifest, changed, found, self.last), "utf-8")
        manifest["files"] = {name: described((out / name).read_bytes()) for name in FILES}
        (out / MANIFEST).write_text(as_text(manifest), "utf-8")

    def _publish(self, out: Path) -> Path:
        """From here on it is there."""
        for path in out.iterdir():
            with open(path, "rb") as file:
                os.fsync(file.fileno())
        target = self.wanted.dist / f"{PREFIX}{self.version}"
        self.wanted.dist.mkdir(parents=True, exist_ok=True)
        out.rename(target)
        shutil.rmtree(self.work, ignore_errors=True)
        return target


def _asked_of(wanted: Wanted) -> dict[str, dict[str, object]]:
    """Size and hash of what the gates ask: suites and problems."""
    suites = {Path(path).as_posix(): described(Path(path).read_bytes()) for path in wanted.suite_files()}
    given = [Path(path) for path in wanted.problems] or [known_truths.PROBLEMS]
    files = [path for one in given for path in (sorted(one.rglob("*.sgf")) if one.is_dir() else [one])]
    return suites | {f"problems/{path.name}": described(path.read_bytes()) for path in files}


def _as_timed(answer: Answer) -> dict[str, object]:
    """A gate whose answer is of the machine: the manifest only says that it was asked."""
    state = FIRST if answer.state == FIRST else "timed"
    return {"name": answer.name, "state": state, "told": f"see {TIMINGS}"}


def _engine(settings: Settings) -> dict[str, object]:
    """The player, the version of the engine, and the hash over its compiled modules."""
    built = Path(engine.__file__).with_name("_built.json")
    source = json.loads(built.read_text("utf-8"))["source"]
    return {"name": settings.engine, "version": engine.VERSION, "source": source}


def _timings(started: float, told: dict[str, dict[str, object]]) -> dict[str, object]:
    return {
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "seconds": round(perf_counter() - started, 3),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "gates": told,
    }
