"""Downloads one file over HTTP: resumes where it broke off, checks it, puts it in place when complete.

Until then the file is called ``NAME.part``; ``NAME.part.json`` says which version on the server its bytes
belong to, so that a changed file is never pieced together from two versions. ``NAME.sha256`` beside the
finished file holds its digest in the form that ``sha256sum -c`` reads.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import time
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException, HTTPResponse, InvalidURL
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from pipeline.errors import KatachiError, Refused
from pipeline.remote import PASSING_STATUS

CHUNK = 1 << 16
LONGEST_WAIT_S = 60.0
#: what means something in an address; of the other signs those that none can have are sent as escapes
MEANING = "%/:?#[]@!$&'()*+,;="


@dataclass(frozen=True, slots=True)
class DownloadOptions:
    """How patient a download is."""

    #: seconds without a byte after which a connection counts as broken
    timeout_s: float = 30.0
    #: attempts in a row that brought nothing new before giving up
    attempts: int = 4
    #: wait before the second attempt; doubled before each further one
    backoff_s: float = 1.0


DEFAULT = DownloadOptions()


class DownloadWatch:
    """What is told about a download's progress; this one keeps it to itself."""

    def start(self, done: int, total: int | None) -> None:
        """Bytes there already and bytes in all (None: the server does not say). Again after a break."""

    def advance(self, num_bytes: int) -> None:
        """So many more bytes arrived."""

    def wait(self, reason: str, wait_s: float) -> None:
        """The connection broke; the next attempt is in ``wait_s`` seconds."""

    def stop(self) -> None:
        """The download ended, well or not."""


class _Passing(Exception):
    """Trouble that may be over at the next attempt."""

    def __init__(self, reason: str, wait_s: float = 0.0) -> None:
        super().__init__(reason)
        self.wait_s = wait_s


def sha256_of(path: Path) -> str:
    """The SHA-256 digest of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def recorded_digest(path: Path) -> str:
    """The digest that was recorded when this file was first fetched; "" when it never was."""
    try:
        return _record_of(path).read_text(encoding="utf-8").split()[0]
    except (FileNotFoundError, IndexError):
        return ""
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        told = f"{_record_of(path)}: cannot be read: {reason}: delete it and fetch again"
        raise KatachiError(told) from error


def checked_digest(path: Path, expected: str = "") -> str | None:
    """The digest of a file that is there and right; None when there is no such file.

    :param expected: its digest; "" stands for the recorded one, and with none recorded it is recorded now.
    :raises Refused: when the file is not what it should be.
    """
    if not path.is_file():
        return None
    expected = expected or recorded_digest(path)
    digest = sha256_of(path)
    if expected and digest != expected:
        raise Refused(f"{path}: sha256 is {digest}, not {expected}: delete the file and fetch it again")
    _record(path, digest)
    return digest


def fetch(
    url: str,
    path: Path,
    expected: str = "",
    watch: DownloadWatch | None = None,
    options: DownloadOptions = DEFAULT,
) -> str:
    """Download ``url`` to ``path``, going on from an earlier attempt if there was one; return its digest.

    :param expected: SHA-256 that it must have; "" stands for the recorded one, if there is one.
    :raises KatachiError: in one line; what was received so far is kept unless it is known to be wrong;
        Refused where that is of this file alone.
    """
    watch = watch or DownloadWatch()
    try:
        with _Part(url, path) as part:
            _persist(url, part, watch, options)
            return part.finish(expected or recorded_digest(path))
    finally:
        watch.stop()


def _persist(url: str, part: "_Part", watch: DownloadWatch, options: DownloadOptions) -> None:
    """Attempt until the file is whole or ``options.attempts`` attempts in a row brought nothing new."""
    failures, most = 0, part.size
    while True:
        try:
            return _attempt(url, part, watch, options)
        except _Passing as trouble:
            failures = 1 if part.size > most else failures + 1
            most = max(most, part.size)
            if failures >= options.attempts:
                kept = f" ({part.size} bytes are kept)" if part.size else ""
                raise KatachiError(f"{url}: {trouble}: run the same command again later{kept}") from trouble
            wait_s = max(trouble.wait_s, options.backoff_s * 2 ** (failures - 1))
            watch.wait(str(trouble), wait_s)
            time.sleep(wait_s)


def _attempt(url: str, part: "_Part", watch: DownloadWatch, options: DownloadOptions) -> None:
    headers = {"User-Agent": "Katachi", "Accept-Encoding": "identity", **part.range_headers()}
    try:
        with urlopen(Request(quote(url, MEANING), headers=headers), timeout=options.timeout_s) as response:
            _receive(response, part, watch)
    except HTTPError as error:
        with error:  # it holds the connection
            _refused(url, error, part)
    except (InvalidURL, ValueError) as error:  # ours, or one that the server sends us to
        raise KatachiError(f"{url}: the address is not understood: {error}") from error
    except (OSError, HTTPException) as error:
        raise _Passing(_reason(error)) from error


def _receive(response: HTTPResponse, part: "_Part", watch: DownloadWatch) -> None:
    total = part.begin(response.status, response.headers)
    watch.start(part.size, total)
    while chunk := response.read1(CHUNK):
        part.write(chunk)
        watch.advance(len(chunk))
    if total is not None and part.size != total:
        raise _Passing(f"the connection ended after {part.size} of {total} bytes")
    if not part.size:
        raise _Passing("the server sent an empty file")


def _refused(url: str, error: HTTPError, part: "_Part") -> None:
    """Judge an answer that is an error; returns when the file turns out to be whole already."""
    if error.code == 416 and part.size:
        if error.headers.get("Content-Range") == f"bytes */{part.size}":
            return
        part.discard()
        raise _Passing("the part that was there is longer than the file") from error
    said = f"the server says {error.code} {_line(error.reason)}"
    if error.code in PASSING_STATUS:
        raise _Passing(said, _retry_after(error.headers)) from error
    raise Refused(f"{url}: {said}: see on the collection's page whether it moved") from error


def _retry_after(headers: Message) -> float:
    text = headers.get("Retry-After", "")
    return min(float(text), LONGEST_WAIT_S) if text.isdecimal() else 0.0


def _reason(error: Exception) -> str:
    cause = getattr(error, "reason", error)
    if isinstance(cause, TimeoutError):
        return "the server does not answer"
    text = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return f"no connection ({_line(text)})"


def _line(text: object) -> str:
    """What a server or a library said, in one line."""
    return " ".join(str(text).split())


class _Part:
    """The unfinished file: what is there, which version of the file it belongs to, and its end."""

    def __init__(self, url: str, path: Path) -> None:
        self.url = url
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.note = path.with_name(path.name + ".part.json")

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.part.open("ab", buffering=0)
        except OSError as error:
            raise KatachiError(f"{self.part}: cannot write: {error.strerror}") from error
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.file.close()
            raise KatachiError(f"{self.part}: another fetch is writing it: wait for that one") from error
        self.size = os.fstat(self.file.fileno()).st_size
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
        if not self.size:
            self.part.unlink(missing_ok=True)
            self.note.unlink(missing_ok=True)

    def range_headers(self) -> dict[str, str]:
        """Ask for the rest, on condition that it is still the file that the part was taken from."""
        validator = self._validator()
        if self.size and validator:
            return {"Range": f"bytes={self.size}-", "If-Range": validator}
        return {}

    def _validator(self) -> str:
        try:
            note = json.loads(self.note.read_text(encoding="utf-8"))
            return note["validator"] if note["url"] == self.url else ""
        except (OSError, ValueError, KeyError, TypeError):
            return ""

    def begin(self, status: int, headers: Message) -> int | None:
        """Prepare for an answer's body; the size of the whole file, None if the server does not say it."""
        if status == 206:
            match = re.fullmatch(r"bytes (\d+)-\d+/(\d+)", headers.get("Content-Range", ""))
            if match is None or int(match[1]) != self.size:
                self.discard()
                raise _Passing("the server sent another range than it was asked for")
            total: int | None = int(match[2])
        else:
            self.discard()
            length = headers.get("Content-Length", "")
            total = int(length) if length.isdecimal() else None
            self._note_version(headers)
        self._require_room(total)
        return total

    def _note_version(self, headers: Message) -> None:
        etag = headers.get("ETag", "")
        # A weak ETag (W/"...") promises the same meaning, not the same bytes.
        validator = etag if etag.startswith('"') else headers.get("Last-Modified", "")
        self._write_beside(self.note, json.dumps({"url": self.url, "validator": validator}) + "\n")

    def _require_room(self, total: int | None) -> None:
        missing = (total or 0) - self.size
        free = shutil.disk_usage(self.path.parent).free
        if missing > free:
            raise KatachiError(
                f"{self.path.parent}: {missing} bytes are missing and {free} are free: "
                "make room or choose another folder with --to"
            )

    def discard(self) -> None:
        """Forget what is there."""
        self.file.seek(0)
        if self.size:
            self.file.truncate(0)
        self.size = 0

    def write(self, data: bytes) -> None:
        """Append to the part, all or as much as there is room for."""
        left = memoryview(data)
        try:
            while left:
                written = self.file.write(left)
                self.size += written
                left = left[written:]
        except OSError as error:
            raise KatachiError(
                f"{self.part}: cannot write: {error.strerror}: {self.size} bytes are kept"
            ) from error

    def finish(self, expected: str) -> str:
        """Check the whole file and put it in its place; returns its digest."""
        os.fsync(self.file.fileno())
        digest = sha256_of(self.part)
        if expected and digest != expected:
            self.discard()
            raise Refused(
                f"{self.url}: sha256 is {digest}, not {expected}: the file there is damaged or was changed "
                f"(if it may change, delete {_record_of(self.path).name} and fetch again)"
            )
        _record(self.path, digest)
        self.part.replace(self.path)
        self.note.unlink(missing_ok=True)
        return digest

    def _write_beside(self, path: Path, text: str) -> None:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise KatachiError(f"{path}: cannot write: {error.strerror}") from error


def _record_of(path: Path) -> Path:
    return path.with_name(path.name + ".sha256")


def _record(path: Path, digest: str) -> None:
    if recorded_digest(path) == digest:
        return
    try:
        _record_of(path).write_text(f"{digest}  {path.name}\n", encoding="utf-8")
    except OSError as error:
        raise KatachiError(f"{_record_of(path)}: cannot write: {error.strerror}") from error
