"""``katachi doctor``: checks the build, versions, knowledge, database and binary."""

import json
import platform
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import engine
from engine import knowledge as installed
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.settings import Settings
from pipeline.store import SQLITE_VERSION, Store
from pipeline.tables import Table, pluralise

PACKAGES = ("sgfmill", "numpy", "click", "sqlite-utils", "tqdm", "py7zr")


@dataclass(frozen=True, slots=True)
class Check:
    """The result of a check. ``state`` is "ok", "absent" (which is not a fault) or "bad"."""

    name: str
    state: str
    detail: str


@dataclass(frozen=True, slots=True)
class DoctorReport:
    """All checks."""

    checks: list[Check]

    @property
    def failed(self) -> list[str]:
        """The names of the checks that found a fault."""
        return [check.name for check in self.checks if check.state == "bad"]

    def tables(self) -> list[Table]:
        """A row for each check."""
        return [
            Table(
                ("check", "", ""), [(check.name, check.state, check.detail) for check in self.checks], "lll"
            )
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "ok": not self.failed,
            "checks": {check.name: {"state": check.state, "detail": check.detail} for check in self.checks},
        }


def run(settings: Settings) -> DoctorReport:
    """Run all checks. They change nothing."""
    checks = [
        _build(),
        _versions(),
        _binary("knowledge", str(installed.DEFAULT)),
        _binary("joseki", str(installed.DEFAULT_JOSEKI)),
    ]
    if Store.exists(settings.db):
        checks += _database(settings)
    else:
        checks.append(Check("database", "absent", settings.db))
    checks.append(_binary("binary", settings.binary))
    return DoctorReport(checks)


def _build() -> Check:
    """What was built. Importing the engine has already checked that the build is complete and current."""
    stamp = json.loads((Path(engine.__file__).parent / "_built.json").read_text())
    return Check("build", "ok", f"{len(stamp['modules'])} compiled modules, source {stamp['source'][:8]}")


def _versions() -> Check:
    found = [
        f"katachi {engine.VERSION}",
        f"python {platform.python_version()}",
        f"sqlite {SQLITE_VERSION}",
    ]
    try:
        found += [f"{name} {version(name)}" for name in PACKAGES]
    except PackageNotFoundError as error:
        return Check("versions", "bad", f"{error}; install Katachi again")
    return Check("versions", "ok", ", ".join(found))


def _database(settings: Settings) -> list[Check]:
    try:
        with Store.open(settings.db, create=False) as store:
            faults = store.check()
            return [
                Check("database", "bad" if faults else "ok", "; ".join(faults) or settings.db),
                Check("schema", "ok", ", ".join(store.applied_migrations())),
                Check("content", "ok", store.content_digest()),
                _unfinished(store),
            ]
    except KatachiError as error:
        return [Check("database", "bad", str(error))]


def _unfinished(store: Store) -> Check:
    """What running or killed commands have left: files beside the database, checkpoints, half-read inputs."""
    kept = [f"{folder} ({_megabytes(folder):.1f} MB)" for folder in store.folders()]
    kept += [f"a checkpoint of {stage}" for stage in store.checkpoints.stages_to_resume()]
    kept += [
        f"{label} ({pluralise(number, 'game')} read, not to its end: give it to 'katachi ingest' again)"
        for label, number in store.inputs.half_read()
    ]
    return Check("unfinished", "ok" if kept else "absent", ", ".join(kept) or "nothing to go on with")


def _megabytes(folder: Path) -> float:
    """The size of a folder's files in MB, without files that a command renames or deletes meanwhile."""
    found = 0
    with suppress(FileNotFoundError):
        for path in folder.iterdir():
            with suppress(FileNotFoundError):
                found += path.stat().st_size
    return found / 1e6


def _binary(name: str, path: str) -> Check:
    from engine.joseki import JosekiBook
    from engine.patterns import PatternBook

    if not Path(path).exists():
        return Check(name, "absent", path)
    if name == "joseki":
        return _check(name, lambda: _describe_book(JosekiBook.open(path), "moves", path))
    return _check(name, lambda: _describe_book(PatternBook.open(path), "patterns", path))


def _describe_book(book: Any, what: str, path: str) -> str:
    return f"{path}: {len(book)} {what}, checksum {book.checksum}"


def _check(name: str, look: Callable[[], str]) -> Check:
    try:
        return Check(name, "ok", look())
    except (EngineError, OSError) as error:
        return Check(name, "bad", str(error))
