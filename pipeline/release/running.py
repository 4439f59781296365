"""Makes a release, from text to folder: build, ask the gates, write, rename.

All work is done in a folder beside ``dist`` and gets into ``dist`` by one rename, completely or not at all.
What is expensive (games judged, games played) is kept there as it is done: after a kill, or after a refusal
that is then allowed, the same command continues with it.
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
from pipeline.release.building import ReleaseKnowledge, build, count_rows, inputs, knowledge_of
from pipeline.release.changes import Changes, changes
from pipeline.release.gates import FAILED, FIRST, GateAnswer, GateContext
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
    digest_of,
    last_release,
    read,
    size_and_hash,
)
from pipeline.release.steps import DONE, INTERRUPTED, Step, Steps, WatchedExecutor
from pipeline.release.wanted import GATES, SPEED, ReleaseRequest
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.writing import try_lock

BUILD, WRITE = "build", "write"
#: files in the work folder: how far the release is; the lock of who makes it
PROGRESS, LOCK = "progress.json", "lock"
#: the folder of the release while it is made
OUT = "out"
#: seconds to keep trying for the lock: whoever looks whether a release is under way holds it for an instant
LOOK_S = 1.0
#: settings that the binaries and the figures depend on
TOLD_SETTINGS = ("engine", "sources", "accepted", "min_games", "split", "games")


@dataclass(frozen=True, slots=True)
class ReleaseReport:
    """What became of a release."""

    version: str
    #: the folder of the release; "" when a gate said no
    folder: str
    last: str
    knowledge: dict[str, object]
    changes: Changes
    answers: tuple[GateAnswer, ...]
    manifest: dict[str, object]

    @property
    def failed(self) -> list[GateAnswer]:
        """The gates that said no."""
        return [answer for answer in self.answers if answer.state == FAILED]

    @property
    def refusal(self) -> str:
        """What the gates that said no have said; "" if none did."""
        return "; ".join(f"{one.name}: {one.told}" for one in self.failed)

    def tables(self) -> list[Table]:
        """What is in it, what has changed, the gates."""
        rows = count_rows(self.knowledge)
        told = [("release", self.version), ("compared with", self.last or "nothing: the first"), *rows]
        said = [(one.name, one.state, one.told) for one in self.answers]
        done = [("written to", self.folder)] if self.folder else []
        return [
            Table(("", ""), [*told, ("changes", self.changes.summary()), *done], "ll"),
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
    """The folder in which releases are made: beside ``dist``, so that a rename suffices."""
    return dist.absolute().with_name(dist.absolute().name + ".work")


def version_of(wanted: ReleaseRequest, last: Release | None) -> str:
    """The name of the new release; raises KatachiError when there is one of that name."""
    version = wanted.version or str(last.number + 1 if last else 1)
    place = wanted.dist / f"{PREFIX}{version}"
    if place.exists():
        raise KatachiError(f"{place}: is there already, and releases do not change; give another version")
    return version


def run(wanted: ReleaseRequest, settings: Settings, store: Store | None, executor: Executor) -> ReleaseReport:
    """Make a release. If the report says that gates said no, nothing was written to ``dist``.

    If a command was killed after putting this same release in place, it is reported, not made again.
    """
    wanted.check()
    work = work_folder(wanted.dist)
    with _alone(work):
        if report := _untold(wanted, settings, store, executor):
            return report
        last = last_release(wanted)  # not before the lock: another command may just have published one
        version = version_of(wanted, last)
        steps = Steps(work / PROGRESS, version, [Step(name) for name in (BUILD, *GATES, WRITE)])
        watched = WatchedExecutor(
            executor.jobs, executor.show_progress, in_lines=executor.in_lines, steps=steps
        )
        judging.player.cache_clear()  # an earlier release in this process may have had the same paths
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
    wanted: ReleaseRequest, settings: Settings, store: Store | None, executor: Executor
) -> ReleaseReport | None:
    """The report of a release that the last command put in place but was killed before reporting.

    None if there is none, or this command wants another one.
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
    answers = tuple(GateAnswer(one["name"], one["state"], one["told"]) for one in there.manifest["gates"])
    report = ReleaseReport(
        there.version, str(there.folder), last.version if last else "", found.counts(), changes(found, last),
        answers, dict(there.manifest),
    )  # fmt: skip
    _tell(report, work_folder(wanted.dist))
    return report


def _put_there(wanted: ReleaseRequest) -> Release | None:
    """The release that is in its place although the command that made it did not come to its end."""
    told = _progress(work_folder(wanted.dist))
    if told is None or told["state"] == DONE or wanted.version not in ("", told["version"]):
        return None
    place = wanted.dist / f"{PREFIX}{told['version']}"
    return read(place) if (place / MANIFEST).exists() else None


def _tell(report: ReleaseReport, work: Path) -> None:
    """Finish what the killed command had left to do."""
    shutil.rmtree(work / report.version, ignore_errors=True)
    asked = [Step(one.name, one.state, one.told) for one in report.answers]
    steps = [Step(BUILD, DONE, report.changes.summary()), *asked, Step(WRITE, DONE, report.folder)]
    Steps(work / PROGRESS, report.version, steps).finish(DONE, report.folder)


def _asked(
    wanted: ReleaseRequest,
    settings: Settings,
    store: Store | None,
    last: Release | None,
    version: str,
    found: ReleaseKnowledge,
) -> dict[str, object]:
    """The part of the manifest that is known before anything is built or asked."""
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
    """A context in which nobody else makes a release there; raises KatachiError if somebody does."""
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
    """The progress of the release that is being made there, or was made last; None if there was none."""
    found = _progress(work_folder(dist))
    if found and found["state"] == "running" and not under_way(dist):
        found.update(state=INTERRUPTED, message="stopped; the same command goes on")
    return found


def _progress(work: Path) -> dict[str, object] | None:
    """The content of the progress file; None if there is none."""
    try:
        return dict(json.loads((work / PROGRESS).read_text("utf-8")))
    except (OSError, ValueError):
        return None


@dataclass(slots=True)
class _Making:
    """One release while it is made."""

    wanted: ReleaseRequest
    settings: Settings
    store: Store | None
    executor: WatchedExecutor
    last: Release | None
    version: str
    work: Path

    def run(self) -> ReleaseReport:
        """Build, ask, write; rename if all gates let it through."""
        started = perf_counter()
        steps = self.executor.steps
        self._begin(BUILD)
        out = self.work / OUT
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        ground = self._ground(out)
        changed = changes(ground.found, self.last)
        steps.end(BUILD, DONE, changed.summary())
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
        """Begin a step, and print it: not all steps have a bar, and some take minutes."""
        self.executor.steps.begin(name)
        self.executor.note(f"release {self.version}: {name}")

    def _ground(self, out: Path) -> GateContext:
        found = knowledge_of(self.wanted, self.settings, self.store)
        files = build(out, found)
        games = measuring.held_out(self.wanted.held_out, self.settings, self.store)
        behaves = judging.behaviour(judging.player(self.settings.engine, files))
        return GateContext(
            self.wanted, self.settings, self.store, self.executor, self.work, found, files, self.last,
            games, behaves,
        )  # fmt: skip

    def _manifest(
        self, ground: GateContext, changed: Changes, answers: list[GateAnswer]
    ) -> dict[str, object]:
        """The manifest: only what follows from the inputs, nothing that depends on time or machine."""
        said = [_as_timed(one) if one.name == SPEED else one.as_json() for one in answers]
        return {
            **_asked(self.wanted, self.settings, self.store, self.last, self.version, ground.found),
            "engine": {**_engine(self.settings), "signature": ground.signature},
            "changes": changed.counts() if self.last else None,
            "figures": {one.name: one.figures for one in answers if one.figures},
            "gates": said,
        }

    def _write(
        self, out: Path, found: ReleaseKnowledge, changed: Changes, manifest: dict[str, object]
    ) -> None:
        (out / CHANGES).write_text(changed.as_text(self.version), "utf-8")
        (out / LICENCE).write_text(papers.licence(), "utf-8")
        (out / README).write_text(papers.readme(manifest), "utf-8")
        (out / PAGE).write_text(page.render(manifest, changed, found, self.last), "utf-8")
        manifest["files"] = {name: size_and_hash((out / name).read_bytes()) for name in FILES}
        (out / MANIFEST).write_text(as_text(manifest), "utf-8")

    def _publish(self, out: Path) -> Path:
        """Rename the release into ``dist``; from here on it exists."""
        for path in out.iterdir():
            with open(path, "rb") as file:
                os.fsync(file.fileno())
        target = self.wanted.dist / f"{PREFIX}{self.version}"
        self.wanted.dist.mkdir(parents=True, exist_ok=True)
        out.rename(target)
        shutil.rmtree(self.work, ignore_errors=True)
        return target


def _asked_of(wanted: ReleaseRequest) -> dict[str, dict[str, object]]:
    """Size and hash of the suites and problems that the gates ask."""
    suites = {Path(path).as_posix(): size_and_hash(Path(path).read_bytes()) for path in wanted.suite_files()}
    given = [Path(path) for path in wanted.problems] or [known_truths.PROBLEMS]
    files = [path for one in given for path in (sorted(one.rglob("*.sgf")) if one.is_dir() else [one])]
    return suites | {f"problems/{path.name}": size_and_hash(path.read_bytes()) for path in files}


def _as_timed(answer: GateAnswer) -> dict[str, object]:
    """A gate whose answer depends on the machine: the manifest only says that it was asked."""
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
