"""The folder of a release and its manifest (docs/formats/release.md): reads them, finds the last one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.knowledge import Files
from pipeline.errors import KatachiError
from pipeline.release.wanted import NO_LAST, ReleaseRequest

FORMAT = 1
PREFIX = "katachi-knowledge-"
PATTERNS, JOSEKI, JOSEKI_TEXT = "patterns.bin", "joseki.bin", "joseki.jos"
CHANGES, LICENCE, README, PAGE = "CHANGES.txt", "LICENCE.txt", "README.txt", "report.html"
MANIFEST, TIMINGS = "manifest.json", "timings.json"
#: the files that the manifest names with size and hash; timings are not among them
FILES = (PATTERNS, JOSEKI, JOSEKI_TEXT, CHANGES, LICENCE, README, PAGE)


@dataclass(frozen=True, slots=True)
class Release:
    """A release that was made."""

    folder: Path
    manifest: Mapping[str, Any]

    @property
    def version(self) -> str:
        """Its version, which is its name."""
        return str(self.manifest["version"])

    @property
    def number(self) -> int:
        """One more than that of the release it was compared with; 1 for the first."""
        return int(self.manifest["number"])

    @property
    def files(self) -> Files:
        """The binaries."""
        return Files(str(self.folder / PATTERNS), str(self.folder / JOSEKI))


def digest_of(content: bytes) -> str:
    """The hash that manifests hold: BLAKE2b of 32 bytes, in hex."""
    return blake2b(content, digest_size=32).hexdigest()


def size_and_hash(content: bytes) -> dict[str, object]:
    """Size and hash."""
    return {"bytes": len(content), "blake2b": digest_of(content)}


def as_text(content: Mapping[str, object]) -> str:
    """A manifest or the timings as text."""
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def read(folder: Path) -> Release:
    """The release in a folder; raises KatachiError unless all files are as they were when it was made."""
    path = folder / MANIFEST
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise KatachiError(f"{path}: cannot be read: {error.strerror}; give --last another release") from None
    except ValueError as error:
        raise KatachiError(f"{path}: no manifest: {error}; give --last another release") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise KatachiError(f"{path}: not a manifest of format {FORMAT}; give --last another release")
    for name, told in found["files"].items():
        content = (folder / name).read_bytes() if (folder / name).is_file() else b""
        if size_and_hash(content) != told:
            raise KatachiError(f"{folder / name}: not the file that was released; fetch the release again")
    return Release(folder, found)


def last_release(wanted: ReleaseRequest, but: Release | None = None) -> Release | None:
    """The release to compare with: the one that was named, else the newest in ``dist`` except ``but``."""
    if wanted.last == NO_LAST:
        return None
    if wanted.last:
        return read(Path(wanted.last))
    folders = [path.parent for path in sorted(wanted.dist.glob(f"{PREFIX}*/{MANIFEST}"))]
    found = [read(folder) for folder in folders if not but or folder != but.folder]
    return max(found, key=lambda one: (one.number, one.version), default=None)
