"""Makes releases in the background, by the command in a process of its own, and previews the changes."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

from engine.patterns import Pattern
from pipeline import knowledge
from pipeline.errors import KatachiError
from pipeline.executors.beside import BackgroundWorker
from pipeline.programs.process import start_process
from pipeline.release.changes import JosekiChange, pattern_line
from pipeline.release.manifest import MANIFEST, PREFIX, Release, last_release, read
from pipeline.release.page import corner, parts
from pipeline.release.plan import plan
from pipeline.release.running import progress, under_way
from pipeline.release.wanted import ReleaseRequest, release_settings
from pipeline.review import shapes
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.views.markup import Markup

#: so many changes of a kind are drawn
DRAWN = 24
#: seconds that a release has to end after the signal to stop
STOP_S = 5.0


@dataclass(frozen=True, slots=True)
class PreviewPart:
    """The changes of one kind."""

    title: str
    #: how many there are
    number: int
    #: pictures of the first ones, as SVG, each with a text
    pictures: list[tuple[str, str]]
    #: how many changes the pictures show; a change of a pattern has two pictures
    num_drawn: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What the next release would be."""

    version: str
    #: the changes in words
    told: str
    #: what it would contain, as in the manifest
    knowledge: dict[str, object]
    parts: list[PreviewPart]
    #: gate -> what it would do
    gates: dict[str, str]


def preview(wanted: ReleaseRequest, settings: Settings) -> Preview:
    """What a release would be, with pictures of what the last one does not have (in a worker)."""
    with Store.open(settings.db, create=False) as store:
        found = plan(wanted, settings, store)
    drawn = [
        PreviewPart(part.title, part.number, list(map(_draw_change, part.shown)), part.num_shown)
        for part in parts(found.changes, DRAWN)
    ]
    return Preview(found.version, found.changes.summary(), found.knowledge, drawn, found.gates)


def _draw_change(one: Pattern | JosekiChange) -> tuple[str, str]:
    """A change's picture as SVG, and a text."""
    if isinstance(one, JosekiChange):
        return str(corner(one)), one.told
    return str(shapes.draw(one, pattern_line(one))), pattern_line(one)


@dataclass(slots=True)
class Releasing:
    """The releases of a server: at most one is made at a time."""

    settings: Settings
    dist: Path
    joseki: Path
    workers: BackgroundWorker
    _process: subprocess.Popen[bytes] | None = None
    #: what the process wrote on standard error; None until it has ended
    _said: str | None = None
    #: what the preview was made from, and the preview
    _stamp: object = None
    _preview: "Future[Preview] | None" = None
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def wanted(self) -> ReleaseRequest:
        """The request for a release with the defaults of this server."""
        return ReleaseRequest(dist=self.dist, joseki=self.joseki)

    # -- what would change ---------------------------------------------------------------------------

    def preview(self, decision_id: int) -> "Future[Preview]":
        """What the next release would be, made again when texts, decisions or releases have changed.

        ``decision_id`` is the id of the last decision.
        """
        with self._lock:
            stamp = (decision_id, _stamp(self.joseki, self.dist))
            if self._preview is None or stamp != self._stamp:
                settings = release_settings(self.settings)
                self._preview = self.workers.submit(preview, self.wanted, settings)
                self._stamp = stamp
            return self._preview

    def forget(self, failed: "Future[Preview]") -> None:
        """Drop a preview, so that the next call makes it again."""
        with self._lock:
            if self._preview is failed:
                self._preview = None

    def releases(self) -> tuple[Release | None, Release | None]:
        """The last release, and the one that it was compared with; None for one that is not there."""
        last = last_release(self.wanted)
        if last is None or last.manifest["last"] is None:
            return last, None
        folder = self.dist / f"{PREFIX}{last.manifest['last']['version']}"
        return last, read(folder) if (folder / MANIFEST).exists() else None

    # -- making one ----------------------------------------------------------------------------------

    def start(self, version: str, allowed: Mapping[str, str], signature: str) -> None:
        """Start a release. Raises KatachiError when one is being made, or for an impossible request.

        ``version`` and ``signature`` may be ""; ``allowed`` has gates with the reason why each may fail.
        """
        ReleaseRequest(version, self.dist, signature=signature, allowed=tuple(allowed.items())).check()
        with self._lock:
            if self.is_running() or under_way(self.dist):
                raise KatachiError("a release is being made: wait for it, or stop it")
            words = ["--dist", str(self.dist), "--joseki-text", str(self.joseki), "--db", self.settings.db]
            words += ["--engine", self.settings.engine, "--signature", signature, "--quiet", "--json"]
            for gate, why in allowed.items():
                words += ["--allow", gate, "--why", why]
            self._said = None
            self._process = start_process(
                [sys.executable, "-P", "-m", "pipeline", "release", *words, *([version] if version else [])],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )

    def is_running(self) -> bool:
        """Whether a release that was started here is still being made."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Stop the release that was started here. The same request later continues it."""
        if self._process is not None and self.is_running():
            self._process.terminate()

    def state(self) -> dict[str, object]:
        """How far a release is, by its file of progress, and how the process that was started here ended."""
        running = self.is_running() or under_way(self.dist)
        code = self._process.returncode if self._process is not None else None
        return {"running": running, "code": code, "said": self._last_line(), "progress": progress(self.dist)}

    def _last_line(self) -> str:
        """The last line that the process wrote, without "katachi: "."""
        if self._process is None or self.is_running():
            return ""
        with self._lock:
            if self._said is None:
                self._said = self._process.communicate()[1].decode(errors="replace")
        lines = self._said.split("\n")
        return next((line.removeprefix("katachi: ") for line in reversed(lines) if line.strip()), "")

    def end(self) -> None:
        """Stop the release that was started here, because the server ends; kill it after STOP_S seconds."""
        if self._process is not None and self.is_running():
            self.stop()
            try:
                self._process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._last_line()


def _stamp(joseki: Path, dist: Path) -> list[tuple[str, int]]:
    """The times of the files that a release is made from: they differ when one of these has changed."""
    paths = [joseki, *dist.glob(f"{PREFIX}*/{MANIFEST}")]
    if knowledge.is_here():
        for folder in (knowledge.HAND_MADE, knowledge.LEARNED):
            paths += (knowledge.DB / folder).glob("*")
    return sorted((str(path), path.stat().st_mtime_ns) for path in paths if path.exists())


def as_markup(pictures: list[tuple[str, str]]) -> list[tuple[Markup, str]]:
    """Pictures from a worker as Markup again."""
    return [(Markup(picture), words) for picture, words in pictures]
